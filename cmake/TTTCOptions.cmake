# Warnings and sanitizers shared by all targets of this project.

add_library(tttc_options INTERFACE)
target_compile_options(tttc_options INTERFACE -Wall -Wextra -Werror=return-type)
if(TTTC_SANITIZE)
  list(JOIN TTTC_SANITIZE "," sanitizers)
  target_compile_options(tttc_options INTERFACE
    -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(tttc_options INTERFACE -fsanitize=${sanitizers})
endif()
