# Writes SumParts.cpp: the kernel of SumParts.ptx.in for each element type, as a string.

file(READ ${CMAKE_CURRENT_LIST_DIR}/SumParts.ptx.in template)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_LIST_DIR}/SumParts.ptx.in)
# Drops the comments before the kernel.
string(FIND "${template}" ".visible" begin)
string(SUBSTRING "${template}" ${begin} -1 template)

# \1 and \2 are the operands: registers of a value, in f64, and of an address.
set(load_f32 "ld.global.f32 %single, [\\2];\n  cvt.f64.f32 \\1, %single;")
set(store_f32 "cvt.rn.f32.f64 %single, \\2;\n  st.global.f32 [\\1], %single;")
set(load_f64 "ld.global.f64 \\1, [\\2];")
set(store_f64 "st.global.f64 [\\1], \\2;")
set(load_bf16 "mov.u16 %zero, 0;\n  ld.global.b16 %half, [\\2];
  mov.b32 %single, {%zero, %half};\n  cvt.f64.f32 \\1, %single;")
set(store_bf16 "cvt.rn.f32.f64 %single, \\2;
  cvt.rn.bf16.f32 %half, %single;\n  st.global.b16 [\\1], %half;")
set(load_f16 "ld.global.b16 %half, [\\2];\n  cvt.f32.f16 %single, %half;
  cvt.f64.f32 \\1, %single;")
set(store_f16 "cvt.rn.f32.f64 %single, \\2;
  cvt.rn.f16.f32 %half, %single;\n  st.global.b16 [\\1], %half;")
set(shift_f32 2)
set(shift_f64 3)
set(shift_bf16 1)
set(shift_f16 1)

set(TTTC_SUM_PARTS "")
foreach(type f32 f64 bf16 f16)
  string(REPLACE "@TYPE@" "${type}" kernel "${template}")
  string(REPLACE "@SHIFT@" "${shift_${type}}" kernel "${kernel}")
  string(REGEX REPLACE "LOAD (%[a-z0-9]+), (%[a-z0-9]+);" "${load_${type}}" kernel "${kernel}")
  string(REGEX REPLACE "STORE (%[a-z0-9]+), (%[a-z0-9]+);" "${store_${type}}" kernel "${kernel}")
  string(APPEND TTTC_SUM_PARTS "${kernel}\n")
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/SumParts.cpp.in SumParts.cpp @ONLY)
