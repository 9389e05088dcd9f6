//===- Functions.cpp - Functions of the C library as expressions ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Halide calls the C library for most functions of doubles, and for those of floats outside of
// vectors. These are vectorised, and the same on a machine that has no C library. Relative errors
// are a few units in the last place. Arguments are reduced, then a Taylor series follows:
//
//   exp    2^k e^r, |r| <= ln(2)/2; 0 where the result would be subnormal
//   expm1  near 0 the series, else exp - 1
//   log    k ln(2) + 2 atanh((m - 1) / (m + 1)), m between sqrt(1/2) and sqrt(2); log1p alike
//   tanh   by expm1; of floats a quotient of polynomials, as in kernels that tttc writes itself
//   erf    up to 1 the series, else 1 - exp(-x^2) p(1 / (1 + x)): p is a Chebyshev approximation
//          of exp(x^2) erfc(x) between 1 and 6
//   sin    x - k pi/2 in three steps, the first two exact to |k| = 2^20; cos is a quarter ahead
//
// strict_float keeps sums in the order of the text where the result depends on it.
//
//===----------------------------------------------------------------------===//

#include "Algorithm.h"

llvm::StringRef tttc::libraryFunctions() {
  return R"(
Expr exp_f32(Expr x) {
  Expr k = clamp(floor(1.44269502f * x + 0.5f), -126.0f, 127.0f);
  Expr r = strict_float(strict_float(x - 0.693115234f * k) - 3.19461833e-05f * k);
  Expr p = ((((((0.000198412701f * r + 0.00138888892f) * r + 0.00833333377f) * r + 0.0416666679f) * r + 0.166666672f) * r + 0.5f) * r + 1.0f) * r + 1.0f;
  Expr scale = reinterpret<float>((cast<int32_t>(k) + 127) * 8388608);
  return select(x < -87.3000031f, 0.0f, x > 88.7200012f, std::numeric_limits<float>::infinity(), p * scale);
}
Expr expm1_f32(Expr x) {
  Expr p = ((((((2.48015876e-05f * x + 0.000198412701f) * x + 0.00138888892f) * x + 0.00833333377f) * x + 0.0416666679f) * x + 0.166666672f) * x + 0.5f) * x + 1.0f;
  return select(abs(x) < 0.349999994f, p * x, exp_f32(x) - 1.0f);
}
Expr atanh_f32(Expr x) {
  Expr z = x * x;
  return ((((((0.0769230798f * z + 0.0909090936f) * z + 0.111111112f) * z + 0.142857149f) * z + 0.200000003f) * z + 0.333333343f) * z + 1.0f) * x;
}
Expr log_f32(Expr x) {
  Expr small = x < 1.17549435e-38f;
  Expr y = select(small, 33554432.0f * x, x);
  Expr bits = reinterpret<int32_t>(y);
  Expr e = bits / 8388608;
  Expr m = reinterpret<float>(bits - (e - 127) * 8388608);
  Expr half = m > 1.41421354f;
  Expr f = select(half, 0.5f * m, m);
  Expr k = cast<float>(e) - select(small, 152.0f, 127.0f) + select(half, 1.0f, 0.0f);
  Expr y1 = 0.693147182f * k + 2.0f * atanh_f32((f - 1.0f) / (f + 1.0f));
  return select(x == 0.0f, -std::numeric_limits<float>::infinity(), x < 0.0f, std::numeric_limits<float>::quiet_NaN(), x > 3.40282347e+38f, x, y1);
}
Expr log1p_f32(Expr x) {
  return select(abs(x) < 0.400000006f, 2.0f * atanh_f32(x / (2.0f + x)), log_f32(1.0f + x));
}
Expr tanh_f32(Expr x) {
  Expr y = clamp(x, -7.99881172f, 7.99881172f);
  Expr z = y * y;
  Expr p = (((((-2.76076837e-16f * z + 2.00018794e-13f) * z - 8.60467184e-11f) * z + 5.12229725e-08f) * z + 1.48572235e-05f) * z + 0.000637261954f) * z + 0.00489352457f;
  Expr q = ((1.19825836e-06f * z + 0.000118534706f) * z + 0.00226843474f) * z + 0.00489352504f;
  return select(x > 7.99881172f, 1.0f, x < -7.99881172f, -1.0f, y * p / q);
}
Expr erf_f32(Expr x) {
  Expr z = x * x;
  Expr near = (((((((((-1.63658441e-07f * z + 1.64621144e-06f) * z - 1.49256502e-05f) * z + 0.000120553326f) * z - 0.000854832702f) * z + 0.00522397785f) * z - 0.0268661715f) * z + 0.112837918f) * z - 0.376126379f) * z + 1.12837923f) * x;
  Expr a = min(abs(x), 6.0f);
  Expr u = 5.5999999f / (1.0f + a) - 1.79999995f;
  Expr p = (((((((1.02572017e-06f * u - 4.8028769e-06f) * u - 2.48593324e-06f) * u + 0.000107692322f) * u - 0.000309750612f) * u - 0.00217035576f) * u + 0.0164662059f) * u + 0.169470966f) * u + 0.244025081f;
  Expr far = 1.0f - exp_f32(-(a * a)) * p;
  return select(abs(x) < 1.0f, near, x < 0.0f, -far, far);
}
Expr exp_f64(Expr x) {
  Expr k = clamp(floor(1.4426950408889634 * x + 0.5), -1022.0, 1023.0);
  Expr r = strict_float(strict_float(x - 0.6931471804855391 * k) - 7.440617110012397e-11 * k);
  Expr p = ((((((((((((1.6059043836821613e-10 * r + 2.08767569878681e-09) * r + 2.505210838544172e-08) * r + 2.755731922398589e-07) * r + 2.7557319223985893e-06) * r + 2.48015873015873e-05) * r + 0.0001984126984126984) * r + 0.001388888888888889) * r + 0.008333333333333333) * r + 0.041666666666666664) * r + 0.16666666666666666) * r + 0.5) * r + 1.0) * r + 1.0;
  Expr scale = reinterpret<double>((cast<int64_t>(k) + 1023) * 4503599627370496);
  return select(x < -708.3, 0.0, x > 709.78, std::numeric_limits<double>::infinity(), p * scale);
}
Expr expm1_f64(Expr x) {
  Expr p = ((((((((((((1.1470745597729725e-11 * x + 1.6059043836821613e-10) * x + 2.08767569878681e-09) * x + 2.505210838544172e-08) * x + 2.755731922398589e-07) * x + 2.7557319223985893e-06) * x + 2.48015873015873e-05) * x + 0.0001984126984126984) * x + 0.001388888888888889) * x + 0.008333333333333333) * x + 0.041666666666666664) * x + 0.16666666666666666) * x + 0.5) * x + 1.0;
  return select(abs(x) < 0.35, p * x, exp_f64(x) - 1.0);
}
Expr atanh_f64(Expr x) {
  Expr z = x * x;
  return (((((((((((((0.037037037037037035 * z + 0.04) * z + 0.043478260869565216) * z + 0.047619047619047616) * z + 0.05263157894736842) * z + 0.058823529411764705) * z + 0.06666666666666667) * z + 0.07692307692307693) * z + 0.09090909090909091) * z + 0.1111111111111111) * z + 0.14285714285714285) * z + 0.2) * z + 0.3333333333333333) * z + 1.0) * x;
}
Expr log_f64(Expr x) {
  Expr small = x < 2.2250738585072014e-308;
  Expr y = select(small, 1.8014398509481984e+16 * x, x);
  Expr bits = reinterpret<int64_t>(y);
  Expr e = bits / 4503599627370496;
  Expr m = reinterpret<double>(bits - (e - 1023) * 4503599627370496);
  Expr half = m > 1.4142135623730951;
  Expr f = select(half, 0.5 * m, m);
  Expr k = cast<double>(e) - select(small, 1077.0, 1023.0) + select(half, 1.0, 0.0);
  Expr y1 = 0.6931471805599453 * k + 2.0 * atanh_f64((f - 1.0) / (f + 1.0));
  return select(x == 0.0, -std::numeric_limits<double>::infinity(), x < 0.0, std::numeric_limits<double>::quiet_NaN(), x > 1.79769313486231571e+308, x, y1);
}
Expr log1p_f64(Expr x) {
  return select(abs(x) < 0.4, 2.0 * atanh_f64(x / (2.0 + x)), log_f64(1.0 + x));
}
Expr tanh_f64(Expr x) {
  Expr t = expm1_f64(-2.0 * abs(x));
  Expr y = -t / (2.0 + t);
  return select(x < 0.0, -y, y);
}
Expr erf_f64(Expr x) {
  Expr z = x * x;
  Expr near = ((((((((((((((((((4.763348040515068e-18 * z - 9.063970842808673e-17) * z + 1.6342614095367152e-15) * z - 2.7835162072109215e-14) * z + 4.4632242632864775e-13) * z - 6.7113668551641105e-12) * z + 9.422759064650411e-11) * z - 1.2290555301717928e-09) * z + 1.4807192815879218e-08) * z - 1.6365844691234924e-07) * z + 1.6462114365889248e-06) * z - 1.492565035840625e-05) * z + 0.00012055332981789664) * z - 0.0008548327023450853) * z + 0.005223977625442188) * z - 0.026866170645131252) * z + 0.11283791670955126) * z - 0.37612638903183754) * z + 1.1283791670955126) * x;
  Expr a = min(abs(x), 6.0);
  Expr u = 5.6 / (1.0 + a) - 1.8;
  Expr p = (((((((((((((((((-3.250724547263125e-12 * u + 1.5441866690279286e-11) * u - 1.6339506711038688e-11) * u - 1.0466112197732976e-10) * u + 6.0416447267996e-10) * u - 1.367971412399028e-09) * u - 1.45420818137467e-09) * u + 2.36176105201208e-08) * u - 8.035530280378625e-08) * u + 1.1743945389396507e-09) * u + 1.2089483091690921e-06) * u - 4.8789614452494665e-06) * u - 2.6236616976102536e-06) * u + 0.00010776601398950253) * u - 0.00030971232519629537) * u - 0.0021703781610285886) * u + 0.01646620280036991) * u + 0.16947097195130428) * u + 0.2440250774413243;
  Expr far = 1.0 - exp_f64(-(a * a)) * p;
  return select(abs(x) < 1.0, near, x < 0.0, -far, far);
}
Expr wave_f64(Expr x, Expr quarters) {
  Expr k = floor(0.6366197723675814 * x + 0.5);
  Expr r = strict_float(strict_float(strict_float(x - 1.5707963267341256 * k) - 6.077100506303966e-11 * k) - 2.0222662487959506e-21 * k);
  Expr z = r * r;
  Expr s = ((((((((2.8114572543455206e-15 * z - 7.647163731819816e-13) * z + 1.6059043836821613e-10) * z - 2.505210838544172e-08) * z + 2.7557319223985893e-06) * z - 0.0001984126984126984) * z + 0.008333333333333333) * z - 0.16666666666666666) * z + 1.0) * r;
  Expr c = (((((((4.779477332387385e-14 * z - 1.1470745597729725e-11) * z + 2.08767569878681e-09) * z - 2.755731922398589e-07) * z + 2.48015873015873e-05) * z - 0.001388888888888889) * z + 0.041666666666666664) * z - 0.5) * z + 1.0;
  Expr q = (cast<int32_t>(k) + quarters) % 4;
  return select(q == 0, s, q == 1, c, q == 2, -s, -c);
}
Expr sin_f64(Expr x) {
  return wave_f64(x, 0);
}
Expr cos_f64(Expr x) {
  return wave_f64(x, 1);
}
Expr sin_f32(Expr x) {
  return cast<float>(sin_f64(cast<double>(x)));
}
Expr cos_f32(Expr x) {
  return cast<float>(cos_f64(cast<double>(x)));
}
)";
}
