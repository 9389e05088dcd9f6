# tttc_add_kernel(NAME FILE.ttt [MODULE] [LAYER layer] [DIMS d=64 b=16 ...] [OPTIONS flag ...])
#
# Compiles a layer when the project is built, and again when its text or the compiler changes.
# NAME is a library: targets that link it can include NAME.h and get the kernel's description
# `tttc_kernel_LAYER` for tttc_kernel_from_info, and the runtime. With MODULE it is a file for
# tttc_kernel_open, NAME.so, whose path is the property TTTC_FILE of the target NAME.
# OPTIONS are flags of tttc, such as `--backward`; LAYER is required if the text holds several.

function(tttc_add_kernel name program)
  cmake_parse_arguments(PARSE_ARGV 2 kernel "MODULE" "LAYER" "DIMS;OPTIONS")
  if(kernel_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tttc_add_kernel(${name}): unknown arguments: ${kernel_UNPARSED_ARGUMENTS}; "
      "expected MODULE, LAYER, DIMS or OPTIONS")
  endif()
  if(NOT TARGET tttc::tttc)
    message(FATAL_ERROR "tttc_add_kernel(${name}): this installation of tttc has no compiler")
  endif()
  get_filename_component(program ${program} ABSOLUTE)
  set(flags ${kernel_OPTIONS})
  foreach(dim IN LISTS kernel_DIMS)
    list(APPEND flags --dim=${dim})
  endforeach()
  if(kernel_LAYER)
    list(APPEND flags --layer=${kernel_LAYER})
  endif()
  if(kernel_MODULE)
    set(emit so)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${name}.so)
  else()
    set(emit obj)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${name}.o)
  endif()
  add_custom_command(OUTPUT ${output} ${CMAKE_CURRENT_BINARY_DIR}/${name}.h
    COMMAND tttc::tttc ${program} --emit=${emit} -o ${output} ${flags}
    DEPENDS ${program} $<TARGET_FILE:tttc::tttc>
    COMMENT "Compiling the kernel ${name}" VERBATIM)
  if(kernel_MODULE)
    add_custom_target(${name} ALL DEPENDS ${output})
    set_target_properties(${name} PROPERTIES TTTC_FILE ${output})
    return()
  endif()
  add_library(${name} STATIC ${output} ${CMAKE_CURRENT_BINARY_DIR}/${name}.h)
  set_source_files_properties(${output} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE C)
  target_include_directories(${name} INTERFACE ${CMAKE_CURRENT_BINARY_DIR})
  target_link_libraries(${name} INTERFACE tttc::runtime m)
endfunction()
