; ModuleID = 'ttt_linear'
source_filename = "ttt_linear"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@tttc.text = private constant [2 x i8] c"q\00", align 8
@tttc.text.1 = private constant [2 x i8] c"k\00", align 8
@tttc.text.2 = private constant [2 x i8] c"v\00", align 8
@tttc.text.3 = private constant [3 x i8] c"lr\00", align 8
@tttc.text.4 = private constant [6 x i8] c"gamma\00", align 8
@tttc.text.5 = private constant [5 x i8] c"beta\00", align 8
@tttc.text.6 = private constant [4 x i8] c"tok\00", align 8
@tttc.text.7 = private constant [3 x i8] c"W1\00", align 8
@tttc.text.8 = private constant [3 x i8] c"b1\00", align 8
@tttc.text.9 = private constant [9 x i8] c"W1_final\00", align 8
@tttc.text.10 = private constant [9 x i8] c"b1_final\00", align 8
@tttc.text.11 = private constant [4 x i8] c"out\00", align 8
@tttc.tensors = private constant [12 x { ptr, i32, i32, i32, i32, [8 x i64], i64 }] [{ ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.1, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.2, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.3, i32 0, i32 0, i32 7, i32 0, [8 x i64] zeroinitializer, i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.4, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.5, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.6, i32 1, i32 0, i32 0, i32 1, [8 x i64] [i64 4, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.7, i32 2, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.8, i32 2, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.9, i32 3, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.10, i32 3, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.11, i32 4, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }], align 8
@tttc.text.12 = private constant [11 x i8] c"ttt_linear\00", align 8
@tttc.text.13 = private constant [11 x i8] c"tttc 0.1.0\00", align 8
@tttc.text.14 = private constant [5 x i8] c"dual\00", align 8
@tttc.text.15 = private constant [9 x i8] c"b=4,d=16\00", align 8
@tttc.text.16 = private constant [15 x i8] c"skylake-avx512\00", align 8
@tttc.text.17 = private constant [78 x i8] c"sse4.2,avx,avx2,fma,f16c,bmi,bmi2,avx512f,avx512bw,avx512cd,avx512dq,avx512vl\00", align 8
@tttc.entries = private constant { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64 } { i32 0, i32 12, ptr @tttc.tensors, i64 5440, i64 64, ptr @tttc.task.ttt_linear, i32 96, i32 3, i64 0, i64 0 }, align 8
@tttc_kernel_ttt_linear = local_unnamed_addr constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr } { i32 1, i32 72, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 64, ptr @tttc.entries }, align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @ttt_linear(ptr readonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, i64 %4, ptr readonly captures(none) %5, i64 %6, ptr readonly captures(none) %7, i64 %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr writeonly captures(none) %14, ptr writeonly captures(none) %15, ptr writeonly captures(none) %16, i64 %17, ptr initializes((0, 1088)) %18) unnamed_addr #0 !dbg !3 {
  %20 = load <16 x float>, ptr %12, align 4, !dbg !6
  store <16 x float> %20, ptr %18, align 4, !dbg !6
  %21 = getelementptr i8, ptr %12, i64 64, !dbg !6
  %22 = load <16 x float>, ptr %21, align 4, !dbg !6
  %23 = getelementptr i8, ptr %18, i64 64, !dbg !6
  store <16 x float> %22, ptr %23, align 4, !dbg !6
  %24 = getelementptr i8, ptr %12, i64 128, !dbg !6
  %25 = load <16 x float>, ptr %24, align 4, !dbg !6
  %26 = getelementptr i8, ptr %18, i64 128, !dbg !6
  store <16 x float> %25, ptr %26, align 4, !dbg !6
  %27 = getelementptr i8, ptr %12, i64 192, !dbg !6
  %28 = load <16 x float>, ptr %27, align 4, !dbg !6
  %29 = getelementptr i8, ptr %18, i64 192, !dbg !6
  store <16 x float> %28, ptr %29, align 4, !dbg !6
  %30 = getelementptr i8, ptr %12, i64 256, !dbg !6
  %31 = load <16 x float>, ptr %30, align 4, !dbg !6
  %32 = getelementptr i8, ptr %18, i64 256, !dbg !6
  store <16 x float> %31, ptr %32, align 4, !dbg !6
  %33 = getelementptr i8, ptr %12, i64 320, !dbg !6
  %34 = load <16 x float>, ptr %33, align 4, !dbg !6
  %35 = getelementptr i8, ptr %18, i64 320, !dbg !6
  store <16 x float> %34, ptr %35, align 4, !dbg !6
  %36 = getelementptr i8, ptr %12, i64 384, !dbg !6
  %37 = load <16 x float>, ptr %36, align 4, !dbg !6
  %38 = getelementptr i8, ptr %18, i64 384, !dbg !6
  store <16 x float> %37, ptr %38, align 4, !dbg !6
  %39 = getelementptr i8, ptr %12, i64 448, !dbg !6
  %40 = load <16 x float>, ptr %39, align 4, !dbg !6
  %41 = getelementptr i8, ptr %18, i64 448, !dbg !6
  store <16 x float> %40, ptr %41, align 4, !dbg !6
  %42 = getelementptr i8, ptr %12, i64 512, !dbg !6
  %43 = load <16 x float>, ptr %42, align 4, !dbg !6
  %44 = getelementptr i8, ptr %18, i64 512, !dbg !6
  store <16 x float> %43, ptr %44, align 4, !dbg !6
  %45 = getelementptr i8, ptr %12, i64 576, !dbg !6
  %46 = load <16 x float>, ptr %45, align 4, !dbg !6
  %47 = getelementptr i8, ptr %18, i64 576, !dbg !6
  store <16 x float> %46, ptr %47, align 4, !dbg !6
  %48 = getelementptr i8, ptr %12, i64 640, !dbg !6
  %49 = load <16 x float>, ptr %48, align 4, !dbg !6
  %50 = getelementptr i8, ptr %18, i64 640, !dbg !6
  store <16 x float> %49, ptr %50, align 4, !dbg !6
  %51 = getelementptr i8, ptr %12, i64 704, !dbg !6
  %52 = load <16 x float>, ptr %51, align 4, !dbg !6
  %53 = getelementptr i8, ptr %18, i64 704, !dbg !6
  store <16 x float> %52, ptr %53, align 4, !dbg !6
  %54 = getelementptr i8, ptr %12, i64 768, !dbg !6
  %55 = load <16 x float>, ptr %54, align 4, !dbg !6
  %56 = getelementptr i8, ptr %18, i64 768, !dbg !6
  store <16 x float> %55, ptr %56, align 4, !dbg !6
  %57 = getelementptr i8, ptr %12, i64 832, !dbg !6
  %58 = load <16 x float>, ptr %57, align 4, !dbg !6
  %59 = getelementptr i8, ptr %18, i64 832, !dbg !6
  store <16 x float> %58, ptr %59, align 4, !dbg !6
  %60 = getelementptr i8, ptr %12, i64 896, !dbg !6
  %61 = load <16 x float>, ptr %60, align 4, !dbg !6
  %62 = getelementptr i8, ptr %18, i64 896, !dbg !6
  store <16 x float> %61, ptr %62, align 4, !dbg !6
  %63 = getelementptr i8, ptr %12, i64 960, !dbg !6
  %64 = load <16 x float>, ptr %63, align 4, !dbg !6
  %65 = getelementptr i8, ptr %18, i64 960, !dbg !6
  store <16 x float> %64, ptr %65, align 4, !dbg !6
  %66 = and i64 %1, 3, !dbg !6
  %67 = and i64 %1, -4, !dbg !6
  %68 = getelementptr i8, ptr %18, i64 1024, !dbg !6
  %69 = load <16 x float>, ptr %13, align 4, !dbg !6
  store <16 x float> %69, ptr %68, align 4, !dbg !6
  %70 = getelementptr i8, ptr %18, i64 1088, !dbg !7
  %71 = getelementptr i8, ptr %18, i64 1152, !dbg !8
  %72 = getelementptr i8, ptr %18, i64 1408, !dbg !9
  %73 = getelementptr i8, ptr %18, i64 1664, !dbg !9
  %74 = getelementptr i8, ptr %18, i64 1728, !dbg !10
  %75 = getelementptr i8, ptr %18, i64 1792, !dbg !8
  %76 = getelementptr i8, ptr %18, i64 2048, !dbg !8
  %77 = getelementptr i8, ptr %18, i64 2304, !dbg !11
  %78 = icmp sgt i64 %1, 3, !dbg !6
  br i1 %78, label %.lr.ph, label %._crit_edge, !dbg !6

.lr.ph:                                           ; preds = %19
  %79 = getelementptr i8, ptr %18, i64 1472
  %80 = getelementptr i8, ptr %18, i64 1536
  %81 = getelementptr i8, ptr %18, i64 1600
  %82 = getelementptr i8, ptr %18, i64 1216
  %83 = getelementptr i8, ptr %18, i64 1280
  %84 = getelementptr i8, ptr %18, i64 1344
  %85 = getelementptr i8, ptr %18, i64 1680
  %86 = getelementptr i8, ptr %18, i64 1696
  %87 = getelementptr i8, ptr %18, i64 1712
  %88 = getelementptr i8, ptr %18, i64 1744
  %89 = getelementptr i8, ptr %18, i64 1856
  %90 = getelementptr i8, ptr %18, i64 1760
  %91 = getelementptr i8, ptr %18, i64 1920
  %92 = getelementptr i8, ptr %18, i64 1776
  %93 = getelementptr i8, ptr %18, i64 1984
  %94 = getelementptr i8, ptr %18, i64 1100
  %95 = getelementptr i8, ptr %18, i64 2112
  %96 = getelementptr i8, ptr %18, i64 2176
  %97 = getelementptr i8, ptr %18, i64 1216
  %98 = getelementptr i8, ptr %18, i64 1280
  %99 = getelementptr i8, ptr %18, i64 1344
  %100 = getelementptr i8, ptr %18, i64 1472
  %101 = getelementptr i8, ptr %18, i64 1536
  %102 = getelementptr i8, ptr %18, i64 1600
  %103 = getelementptr i8, ptr %18, i64 320
  %104 = getelementptr i8, ptr %18, i64 384
  %105 = getelementptr i8, ptr %18, i64 448
  %106 = getelementptr i8, ptr %18, i64 576
  %107 = getelementptr i8, ptr %18, i64 640
  %108 = getelementptr i8, ptr %18, i64 704
  %109 = getelementptr i8, ptr %18, i64 832
  %110 = getelementptr i8, ptr %18, i64 896
  %111 = getelementptr i8, ptr %18, i64 960
  %112 = getelementptr i8, ptr %18, i64 1856
  %113 = getelementptr i8, ptr %18, i64 2112
  %114 = getelementptr i8, ptr %18, i64 1920
  %115 = getelementptr i8, ptr %18, i64 2176
  %116 = getelementptr i8, ptr %18, i64 1984
  %117 = getelementptr i8, ptr %18, i64 2240
  %118 = getelementptr i8, ptr %18, i64 768
  %119 = getelementptr i8, ptr %18, i64 832
  %120 = getelementptr i8, ptr %18, i64 896
  %121 = getelementptr i8, ptr %18, i64 960
  br label %.preheader5.preheader, !dbg !6

.preheader5.preheader:                            ; preds = %.lr.ph, %.preheader3.preheader
  %122 = phi <16 x float> [ %69, %.lr.ph ], [ %988, %.preheader3.preheader ]
  %123 = phi i64 [ 0, %.lr.ph ], [ %989, %.preheader3.preheader ]
  %124 = load <4 x float>, ptr %11, align 4, !dbg !7
  %125 = fneg <4 x float> %124, !dbg !7
  store <4 x float> %125, ptr %70, align 4, !dbg !7
  store <16 x float> %122, ptr %71, align 4, !dbg !8
  store <16 x float> %122, ptr %97, align 4, !dbg !8
  store <16 x float> %122, ptr %98, align 4, !dbg !8
  store <16 x float> %122, ptr %99, align 4, !dbg !8
  store <16 x float> %122, ptr %72, align 4, !dbg !9
  store <16 x float> %122, ptr %100, align 4, !dbg !9
  store <16 x float> %122, ptr %101, align 4, !dbg !9
  store <16 x float> %122, ptr %102, align 4, !dbg !9
  %126 = or disjoint i64 %123, 1, !dbg !9
  %127 = or disjoint i64 %123, 2, !dbg !9
  %128 = or disjoint i64 %123, 3, !dbg !9
  %129 = mul i64 %123, %4
  %130 = getelementptr float, ptr %3, i64 %129
  %131 = mul i64 %126, %4
  %132 = getelementptr float, ptr %3, i64 %131
  %133 = mul i64 %127, %4
  %134 = getelementptr float, ptr %3, i64 %133
  %135 = mul i64 %128, %4
  %136 = getelementptr float, ptr %3, i64 %135
  %137 = load <4 x float>, ptr %130, align 4, !dbg !9
  %138 = load <4 x float>, ptr %132, align 4, !dbg !9
  %139 = load <4 x float>, ptr %134, align 4, !dbg !9
  %140 = load <4 x float>, ptr %136, align 4, !dbg !9
  %141 = load <16 x float>, ptr %18, align 4, !dbg !9
  %142 = load <16 x float>, ptr %23, align 4, !dbg !9
  %143 = load <16 x float>, ptr %26, align 4, !dbg !9
  %144 = load <16 x float>, ptr %29, align 4, !dbg !9
  %145 = shufflevector <4 x float> %137, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %146 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %145, <16 x float> %141, <16 x float> %122), !dbg !9
  %147 = shufflevector <4 x float> %138, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %148 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %147, <16 x float> %141, <16 x float> %122), !dbg !9
  %149 = shufflevector <4 x float> %139, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %150 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %141, <16 x float> %122), !dbg !9
  %151 = shufflevector <4 x float> %140, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %152 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %151, <16 x float> %141, <16 x float> %122), !dbg !9
  %153 = shufflevector <4 x float> %137, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %154 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %142, <16 x float> %146), !dbg !9
  %155 = shufflevector <4 x float> %138, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %156 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %142, <16 x float> %148), !dbg !9
  %157 = shufflevector <4 x float> %139, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %158 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %142, <16 x float> %150), !dbg !9
  %159 = shufflevector <4 x float> %140, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %160 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %142, <16 x float> %152), !dbg !9
  %161 = shufflevector <4 x float> %137, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %162 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %143, <16 x float> %154), !dbg !9
  %163 = shufflevector <4 x float> %138, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %164 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %163, <16 x float> %143, <16 x float> %156), !dbg !9
  %165 = shufflevector <4 x float> %139, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %166 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %143, <16 x float> %158), !dbg !9
  %167 = shufflevector <4 x float> %140, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %168 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %167, <16 x float> %143, <16 x float> %160), !dbg !9
  %169 = shufflevector <4 x float> %137, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %170 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %169, <16 x float> %144, <16 x float> %162), !dbg !9
  %171 = shufflevector <4 x float> %138, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %172 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %144, <16 x float> %164), !dbg !9
  %173 = shufflevector <4 x float> %139, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %174 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %144, <16 x float> %166), !dbg !9
  %175 = shufflevector <4 x float> %140, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %176 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %175, <16 x float> %144, <16 x float> %168), !dbg !9
  store <16 x float> %170, ptr %72, align 4, !dbg !9
  store <16 x float> %172, ptr %79, align 4, !dbg !9
  store <16 x float> %174, ptr %80, align 4, !dbg !9
  store <16 x float> %176, ptr %81, align 4, !dbg !9
  %177 = getelementptr i8, ptr %130, i64 16, !dbg !9
  %178 = load <4 x float>, ptr %177, align 4, !dbg !9
  %179 = getelementptr i8, ptr %132, i64 16, !dbg !9
  %180 = load <4 x float>, ptr %179, align 4, !dbg !9
  %181 = getelementptr i8, ptr %134, i64 16, !dbg !9
  %182 = load <4 x float>, ptr %181, align 4, !dbg !9
  %183 = getelementptr i8, ptr %136, i64 16, !dbg !9
  %184 = load <4 x float>, ptr %183, align 4, !dbg !9
  %185 = load <16 x float>, ptr %32, align 4, !dbg !9
  %186 = load <16 x float>, ptr %103, align 4, !dbg !9
  %187 = load <16 x float>, ptr %104, align 4, !dbg !9
  %188 = load <16 x float>, ptr %105, align 4, !dbg !9
  %189 = shufflevector <4 x float> %178, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %185, <16 x float> %170), !dbg !9
  %191 = shufflevector <4 x float> %180, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %192 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %191, <16 x float> %185, <16 x float> %172), !dbg !9
  %193 = shufflevector <4 x float> %182, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %194 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %193, <16 x float> %185, <16 x float> %174), !dbg !9
  %195 = shufflevector <4 x float> %184, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %196 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %185, <16 x float> %176), !dbg !9
  %197 = shufflevector <4 x float> %178, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %198 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %197, <16 x float> %186, <16 x float> %190), !dbg !9
  %199 = shufflevector <4 x float> %180, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %200 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %199, <16 x float> %186, <16 x float> %192), !dbg !9
  %201 = shufflevector <4 x float> %182, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %202 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %186, <16 x float> %194), !dbg !9
  %203 = shufflevector <4 x float> %184, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %204 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %186, <16 x float> %196), !dbg !9
  %205 = shufflevector <4 x float> %178, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %206 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %205, <16 x float> %187, <16 x float> %198), !dbg !9
  %207 = shufflevector <4 x float> %180, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %208 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %187, <16 x float> %200), !dbg !9
  %209 = shufflevector <4 x float> %182, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %210 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %209, <16 x float> %187, <16 x float> %202), !dbg !9
  %211 = shufflevector <4 x float> %184, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %212 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %211, <16 x float> %187, <16 x float> %204), !dbg !9
  %213 = shufflevector <4 x float> %178, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %214 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %188, <16 x float> %206), !dbg !9
  %215 = shufflevector <4 x float> %180, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %216 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %215, <16 x float> %188, <16 x float> %208), !dbg !9
  %217 = shufflevector <4 x float> %182, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %218 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %217, <16 x float> %188, <16 x float> %210), !dbg !9
  %219 = shufflevector <4 x float> %184, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %219, <16 x float> %188, <16 x float> %212), !dbg !9
  store <16 x float> %214, ptr %72, align 4, !dbg !9
  store <16 x float> %216, ptr %79, align 4, !dbg !9
  store <16 x float> %218, ptr %80, align 4, !dbg !9
  store <16 x float> %220, ptr %81, align 4, !dbg !9
  %221 = getelementptr i8, ptr %130, i64 32, !dbg !9
  %222 = load <4 x float>, ptr %221, align 4, !dbg !9
  %223 = getelementptr i8, ptr %132, i64 32, !dbg !9
  %224 = load <4 x float>, ptr %223, align 4, !dbg !9
  %225 = getelementptr i8, ptr %134, i64 32, !dbg !9
  %226 = load <4 x float>, ptr %225, align 4, !dbg !9
  %227 = getelementptr i8, ptr %136, i64 32, !dbg !9
  %228 = load <4 x float>, ptr %227, align 4, !dbg !9
  %229 = load <16 x float>, ptr %44, align 4, !dbg !9
  %230 = load <16 x float>, ptr %106, align 4, !dbg !9
  %231 = load <16 x float>, ptr %107, align 4, !dbg !9
  %232 = load <16 x float>, ptr %108, align 4, !dbg !9
  %233 = shufflevector <4 x float> %222, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %234 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %233, <16 x float> %229, <16 x float> %214), !dbg !9
  %235 = shufflevector <4 x float> %224, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %236 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %235, <16 x float> %229, <16 x float> %216), !dbg !9
  %237 = shufflevector <4 x float> %226, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %238 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %237, <16 x float> %229, <16 x float> %218), !dbg !9
  %239 = shufflevector <4 x float> %228, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %240 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %229, <16 x float> %220), !dbg !9
  %241 = shufflevector <4 x float> %222, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %242 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %241, <16 x float> %230, <16 x float> %234), !dbg !9
  %243 = shufflevector <4 x float> %224, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %244 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %243, <16 x float> %230, <16 x float> %236), !dbg !9
  %245 = shufflevector <4 x float> %226, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %246 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %245, <16 x float> %230, <16 x float> %238), !dbg !9
  %247 = shufflevector <4 x float> %228, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %248 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %230, <16 x float> %240), !dbg !9
  %249 = shufflevector <4 x float> %222, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %250 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %249, <16 x float> %231, <16 x float> %242), !dbg !9
  %251 = shufflevector <4 x float> %224, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %252 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %251, <16 x float> %231, <16 x float> %244), !dbg !9
  %253 = shufflevector <4 x float> %226, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %254 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %253, <16 x float> %231, <16 x float> %246), !dbg !9
  %255 = shufflevector <4 x float> %228, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %256 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %255, <16 x float> %231, <16 x float> %248), !dbg !9
  %257 = shufflevector <4 x float> %222, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %258 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %257, <16 x float> %232, <16 x float> %250), !dbg !9
  %259 = shufflevector <4 x float> %224, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %260 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %232, <16 x float> %252), !dbg !9
  %261 = shufflevector <4 x float> %226, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %262 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %232, <16 x float> %254), !dbg !9
  %263 = shufflevector <4 x float> %228, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %264 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %263, <16 x float> %232, <16 x float> %256), !dbg !9
  store <16 x float> %258, ptr %72, align 4, !dbg !9
  store <16 x float> %260, ptr %79, align 4, !dbg !9
  store <16 x float> %262, ptr %80, align 4, !dbg !9
  store <16 x float> %264, ptr %81, align 4, !dbg !9
  %265 = getelementptr i8, ptr %130, i64 48, !dbg !9
  %266 = load <4 x float>, ptr %265, align 4, !dbg !9
  %267 = getelementptr i8, ptr %132, i64 48, !dbg !9
  %268 = load <4 x float>, ptr %267, align 4, !dbg !9
  %269 = getelementptr i8, ptr %134, i64 48, !dbg !9
  %270 = load <4 x float>, ptr %269, align 4, !dbg !9
  %271 = getelementptr i8, ptr %136, i64 48, !dbg !9
  %272 = load <4 x float>, ptr %271, align 4, !dbg !9
  %273 = load <16 x float>, ptr %56, align 4, !dbg !9
  %274 = load <16 x float>, ptr %109, align 4, !dbg !9
  %275 = load <16 x float>, ptr %110, align 4, !dbg !9
  %276 = load <16 x float>, ptr %111, align 4, !dbg !9
  %277 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %278 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %277, <16 x float> %273, <16 x float> %258), !dbg !9
  %279 = shufflevector <4 x float> %268, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %280 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %279, <16 x float> %273, <16 x float> %260), !dbg !9
  %281 = shufflevector <4 x float> %270, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %282 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %281, <16 x float> %273, <16 x float> %262), !dbg !9
  %283 = shufflevector <4 x float> %272, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %284 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %273, <16 x float> %264), !dbg !9
  %285 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %286 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %285, <16 x float> %274, <16 x float> %278), !dbg !9
  %287 = shufflevector <4 x float> %268, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %288 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %287, <16 x float> %274, <16 x float> %280), !dbg !9
  %289 = shufflevector <4 x float> %270, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %290 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %289, <16 x float> %274, <16 x float> %282), !dbg !9
  %291 = shufflevector <4 x float> %272, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %292 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %291, <16 x float> %274, <16 x float> %284), !dbg !9
  %293 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %294 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %275, <16 x float> %286), !dbg !9
  %295 = shufflevector <4 x float> %268, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %296 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %275, <16 x float> %288), !dbg !9
  %297 = shufflevector <4 x float> %270, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %298 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %297, <16 x float> %275, <16 x float> %290), !dbg !9
  %299 = shufflevector <4 x float> %272, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %300 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %299, <16 x float> %275, <16 x float> %292), !dbg !9
  %301 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %302 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %301, <16 x float> %276, <16 x float> %294), !dbg !9
  %303 = shufflevector <4 x float> %268, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %304 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %276, <16 x float> %296), !dbg !9
  %305 = shufflevector <4 x float> %270, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %306 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %276, <16 x float> %298), !dbg !9
  %307 = shufflevector <4 x float> %272, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %308 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %307, <16 x float> %276, <16 x float> %300), !dbg !9
  store <16 x float> %302, ptr %72, align 4, !dbg !9
  store <16 x float> %304, ptr %79, align 4, !dbg !9
  store <16 x float> %306, ptr %80, align 4, !dbg !9
  store <16 x float> %308, ptr %81, align 4, !dbg !9
  %309 = mul i64 %123, %2
  %310 = getelementptr float, ptr %0, i64 %309
  %311 = mul i64 %126, %2
  %312 = getelementptr float, ptr %0, i64 %311
  %313 = mul i64 %127, %2
  %314 = getelementptr float, ptr %0, i64 %313
  %315 = mul i64 %128, %2
  %316 = getelementptr float, ptr %0, i64 %315
  %.promoted9 = load <16 x float>, ptr %71, align 4
  %.promoted10 = load <16 x float>, ptr %82, align 4
  %.promoted11 = load <16 x float>, ptr %83, align 4
  %.promoted12 = load <16 x float>, ptr %84, align 4
  %317 = load <4 x float>, ptr %310, align 4, !dbg !9
  %318 = load <4 x float>, ptr %312, align 4, !dbg !9
  %319 = load <4 x float>, ptr %314, align 4, !dbg !9
  %320 = load <4 x float>, ptr %316, align 4, !dbg !9
  %321 = load <16 x float>, ptr %18, align 4, !dbg !9
  %322 = load <16 x float>, ptr %23, align 4, !dbg !9
  %323 = load <16 x float>, ptr %26, align 4, !dbg !9
  %324 = load <16 x float>, ptr %29, align 4, !dbg !9
  %325 = shufflevector <4 x float> %317, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %326 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %325, <16 x float> %321, <16 x float> %.promoted9), !dbg !9
  %327 = shufflevector <4 x float> %318, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %328 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %327, <16 x float> %321, <16 x float> %.promoted10), !dbg !9
  %329 = shufflevector <4 x float> %319, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %330 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %329, <16 x float> %321, <16 x float> %.promoted11), !dbg !9
  %331 = shufflevector <4 x float> %320, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %332 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %331, <16 x float> %321, <16 x float> %.promoted12), !dbg !9
  %333 = shufflevector <4 x float> %317, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %334 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %333, <16 x float> %322, <16 x float> %326), !dbg !9
  %335 = shufflevector <4 x float> %318, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %336 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %335, <16 x float> %322, <16 x float> %328), !dbg !9
  %337 = shufflevector <4 x float> %319, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %338 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %337, <16 x float> %322, <16 x float> %330), !dbg !9
  %339 = shufflevector <4 x float> %320, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %340 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %339, <16 x float> %322, <16 x float> %332), !dbg !9
  %341 = shufflevector <4 x float> %317, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %342 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %341, <16 x float> %323, <16 x float> %334), !dbg !9
  %343 = shufflevector <4 x float> %318, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %344 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %323, <16 x float> %336), !dbg !9
  %345 = shufflevector <4 x float> %319, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %346 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %345, <16 x float> %323, <16 x float> %338), !dbg !9
  %347 = shufflevector <4 x float> %320, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %348 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %347, <16 x float> %323, <16 x float> %340), !dbg !9
  %349 = shufflevector <4 x float> %317, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %350 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %349, <16 x float> %324, <16 x float> %342), !dbg !9
  %351 = shufflevector <4 x float> %318, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %352 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %351, <16 x float> %324, <16 x float> %344), !dbg !9
  %353 = shufflevector <4 x float> %319, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %354 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %353, <16 x float> %324, <16 x float> %346), !dbg !9
  %355 = shufflevector <4 x float> %320, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %356 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %355, <16 x float> %324, <16 x float> %348), !dbg !9
  store <16 x float> %350, ptr %71, align 4, !dbg !9
  store <16 x float> %352, ptr %82, align 4, !dbg !9
  store <16 x float> %354, ptr %83, align 4, !dbg !9
  store <16 x float> %356, ptr %84, align 4, !dbg !9
  %357 = getelementptr i8, ptr %310, i64 16, !dbg !9
  %358 = load <4 x float>, ptr %357, align 4, !dbg !9
  %359 = getelementptr i8, ptr %312, i64 16, !dbg !9
  %360 = load <4 x float>, ptr %359, align 4, !dbg !9
  %361 = getelementptr i8, ptr %314, i64 16, !dbg !9
  %362 = load <4 x float>, ptr %361, align 4, !dbg !9
  %363 = getelementptr i8, ptr %316, i64 16, !dbg !9
  %364 = load <4 x float>, ptr %363, align 4, !dbg !9
  %365 = load <16 x float>, ptr %32, align 4, !dbg !9
  %366 = load <16 x float>, ptr %103, align 4, !dbg !9
  %367 = load <16 x float>, ptr %104, align 4, !dbg !9
  %368 = load <16 x float>, ptr %105, align 4, !dbg !9
  %369 = shufflevector <4 x float> %358, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %370 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %369, <16 x float> %365, <16 x float> %350), !dbg !9
  %371 = shufflevector <4 x float> %360, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %372 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %371, <16 x float> %365, <16 x float> %352), !dbg !9
  %373 = shufflevector <4 x float> %362, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %374 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %373, <16 x float> %365, <16 x float> %354), !dbg !9
  %375 = shufflevector <4 x float> %364, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %376 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %375, <16 x float> %365, <16 x float> %356), !dbg !9
  %377 = shufflevector <4 x float> %358, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %378 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %377, <16 x float> %366, <16 x float> %370), !dbg !9
  %379 = shufflevector <4 x float> %360, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %380 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %379, <16 x float> %366, <16 x float> %372), !dbg !9
  %381 = shufflevector <4 x float> %362, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %382 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %381, <16 x float> %366, <16 x float> %374), !dbg !9
  %383 = shufflevector <4 x float> %364, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %384 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %383, <16 x float> %366, <16 x float> %376), !dbg !9
  %385 = shufflevector <4 x float> %358, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %386 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %385, <16 x float> %367, <16 x float> %378), !dbg !9
  %387 = shufflevector <4 x float> %360, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %388 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %387, <16 x float> %367, <16 x float> %380), !dbg !9
  %389 = shufflevector <4 x float> %362, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %390 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %389, <16 x float> %367, <16 x float> %382), !dbg !9
  %391 = shufflevector <4 x float> %364, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %392 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %391, <16 x float> %367, <16 x float> %384), !dbg !9
  %393 = shufflevector <4 x float> %358, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %394 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %393, <16 x float> %368, <16 x float> %386), !dbg !9
  %395 = shufflevector <4 x float> %360, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %396 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %395, <16 x float> %368, <16 x float> %388), !dbg !9
  %397 = shufflevector <4 x float> %362, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %398 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %397, <16 x float> %368, <16 x float> %390), !dbg !9
  %399 = shufflevector <4 x float> %364, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %400 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %399, <16 x float> %368, <16 x float> %392), !dbg !9
  store <16 x float> %394, ptr %71, align 4, !dbg !9
  store <16 x float> %396, ptr %82, align 4, !dbg !9
  store <16 x float> %398, ptr %83, align 4, !dbg !9
  store <16 x float> %400, ptr %84, align 4, !dbg !9
  %401 = getelementptr i8, ptr %310, i64 32, !dbg !9
  %402 = load <4 x float>, ptr %401, align 4, !dbg !9
  %403 = getelementptr i8, ptr %312, i64 32, !dbg !9
  %404 = load <4 x float>, ptr %403, align 4, !dbg !9
  %405 = getelementptr i8, ptr %314, i64 32, !dbg !9
  %406 = load <4 x float>, ptr %405, align 4, !dbg !9
  %407 = getelementptr i8, ptr %316, i64 32, !dbg !9
  %408 = load <4 x float>, ptr %407, align 4, !dbg !9
  %409 = load <16 x float>, ptr %44, align 4, !dbg !9
  %410 = load <16 x float>, ptr %106, align 4, !dbg !9
  %411 = load <16 x float>, ptr %107, align 4, !dbg !9
  %412 = load <16 x float>, ptr %108, align 4, !dbg !9
  %413 = shufflevector <4 x float> %402, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %414 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %413, <16 x float> %409, <16 x float> %394), !dbg !9
  %415 = shufflevector <4 x float> %404, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %416 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %415, <16 x float> %409, <16 x float> %396), !dbg !9
  %417 = shufflevector <4 x float> %406, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %418 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %417, <16 x float> %409, <16 x float> %398), !dbg !9
  %419 = shufflevector <4 x float> %408, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %420 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %419, <16 x float> %409, <16 x float> %400), !dbg !9
  %421 = shufflevector <4 x float> %402, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %422 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %421, <16 x float> %410, <16 x float> %414), !dbg !9
  %423 = shufflevector <4 x float> %404, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %424 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %423, <16 x float> %410, <16 x float> %416), !dbg !9
  %425 = shufflevector <4 x float> %406, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %426 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %425, <16 x float> %410, <16 x float> %418), !dbg !9
  %427 = shufflevector <4 x float> %408, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %428 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %410, <16 x float> %420), !dbg !9
  %429 = shufflevector <4 x float> %402, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %430 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %429, <16 x float> %411, <16 x float> %422), !dbg !9
  %431 = shufflevector <4 x float> %404, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %432 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %431, <16 x float> %411, <16 x float> %424), !dbg !9
  %433 = shufflevector <4 x float> %406, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %434 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %433, <16 x float> %411, <16 x float> %426), !dbg !9
  %435 = shufflevector <4 x float> %408, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %436 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %435, <16 x float> %411, <16 x float> %428), !dbg !9
  %437 = shufflevector <4 x float> %402, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %438 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %412, <16 x float> %430), !dbg !9
  %439 = shufflevector <4 x float> %404, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %440 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %439, <16 x float> %412, <16 x float> %432), !dbg !9
  %441 = shufflevector <4 x float> %406, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %442 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %412, <16 x float> %434), !dbg !9
  %443 = shufflevector <4 x float> %408, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %444 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %443, <16 x float> %412, <16 x float> %436), !dbg !9
  store <16 x float> %438, ptr %71, align 4, !dbg !9
  store <16 x float> %440, ptr %82, align 4, !dbg !9
  store <16 x float> %442, ptr %83, align 4, !dbg !9
  store <16 x float> %444, ptr %84, align 4, !dbg !9
  %445 = getelementptr i8, ptr %310, i64 48, !dbg !9
  %446 = load <4 x float>, ptr %445, align 4, !dbg !9
  %447 = getelementptr i8, ptr %312, i64 48, !dbg !9
  %448 = load <4 x float>, ptr %447, align 4, !dbg !9
  %449 = getelementptr i8, ptr %314, i64 48, !dbg !9
  %450 = load <4 x float>, ptr %449, align 4, !dbg !9
  %451 = getelementptr i8, ptr %316, i64 48, !dbg !9
  %452 = load <4 x float>, ptr %451, align 4, !dbg !9
  %453 = load <16 x float>, ptr %56, align 4, !dbg !9
  %454 = load <16 x float>, ptr %109, align 4, !dbg !9
  %455 = load <16 x float>, ptr %110, align 4, !dbg !9
  %456 = load <16 x float>, ptr %111, align 4, !dbg !9
  %457 = shufflevector <4 x float> %446, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %458 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %457, <16 x float> %453, <16 x float> %438), !dbg !9
  %459 = shufflevector <4 x float> %448, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %460 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %459, <16 x float> %453, <16 x float> %440), !dbg !9
  %461 = shufflevector <4 x float> %450, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %462 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %453, <16 x float> %442), !dbg !9
  %463 = shufflevector <4 x float> %452, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %464 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %453, <16 x float> %444), !dbg !9
  %465 = shufflevector <4 x float> %446, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %466 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %465, <16 x float> %454, <16 x float> %458), !dbg !9
  %467 = shufflevector <4 x float> %448, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %468 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %467, <16 x float> %454, <16 x float> %460), !dbg !9
  %469 = shufflevector <4 x float> %450, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %470 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %469, <16 x float> %454, <16 x float> %462), !dbg !9
  %471 = shufflevector <4 x float> %452, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %472 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %471, <16 x float> %454, <16 x float> %464), !dbg !9
  %473 = shufflevector <4 x float> %446, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %474 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %455, <16 x float> %466), !dbg !9
  %475 = shufflevector <4 x float> %448, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %476 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %475, <16 x float> %455, <16 x float> %468), !dbg !9
  %477 = shufflevector <4 x float> %450, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %478 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %477, <16 x float> %455, <16 x float> %470), !dbg !9
  %479 = shufflevector <4 x float> %452, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %480 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %479, <16 x float> %455, <16 x float> %472), !dbg !9
  %481 = shufflevector <4 x float> %446, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %482 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %481, <16 x float> %456, <16 x float> %474), !dbg !9
  %483 = shufflevector <4 x float> %448, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %484 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %483, <16 x float> %456, <16 x float> %476), !dbg !9
  %485 = shufflevector <4 x float> %450, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %486 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %485, <16 x float> %456, <16 x float> %478), !dbg !9
  %487 = shufflevector <4 x float> %452, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %488 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %487, <16 x float> %456, <16 x float> %480), !dbg !9
  store <16 x float> %482, ptr %71, align 4, !dbg !9
  store <16 x float> %484, ptr %82, align 4, !dbg !9
  store <16 x float> %486, ptr %83, align 4, !dbg !9
  store <16 x float> %488, ptr %84, align 4, !dbg !9
  %489 = load <16 x float>, ptr %310, align 4, !dbg !9
  %490 = load <16 x float>, ptr %312, align 4, !dbg !9
  %491 = load <16 x float>, ptr %314, align 4, !dbg !9
  %492 = load <16 x float>, ptr %316, align 4, !dbg !9
  %493 = load <16 x float>, ptr %130, align 4, !dbg !9
  %494 = load <16 x float>, ptr %132, align 4, !dbg !9
  %495 = load <16 x float>, ptr %134, align 4, !dbg !9
  %496 = load <16 x float>, ptr %136, align 4, !dbg !9
  %497 = shufflevector <16 x float> %494, <16 x float> %493, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %498 = shufflevector <16 x float> %495, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %499 = shufflevector <64 x float> %498, <64 x float> %497, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %500 = shufflevector <16 x float> %496, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %501 = shufflevector <64 x float> %499, <64 x float> %500, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !9
  %502 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !9
  %503 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !9
  %504 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !9
  %505 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !9
  %506 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !9
  %507 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !9
  %508 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !9
  %509 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !9
  %510 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !9
  %511 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !9
  %512 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !9
  %513 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !9
  %514 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !9
  %515 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !9
  %516 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !9
  %517 = shufflevector <64 x float> %501, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !9
  %518 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %519 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %518, <4 x float> %502, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %520 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %521 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %520, <4 x float> %502, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %522 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %523 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %522, <4 x float> %502, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %524 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %525 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %524, <4 x float> %502, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %526 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %527 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %526, <4 x float> %503, <4 x float> %519), !dbg !9
  %528 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %529 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %528, <4 x float> %503, <4 x float> %521), !dbg !9
  %530 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %531 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %530, <4 x float> %503, <4 x float> %523), !dbg !9
  %532 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %533 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %532, <4 x float> %503, <4 x float> %525), !dbg !9
  %534 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %535 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %534, <4 x float> %504, <4 x float> %527), !dbg !9
  %536 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %537 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %536, <4 x float> %504, <4 x float> %529), !dbg !9
  %538 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %539 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %538, <4 x float> %504, <4 x float> %531), !dbg !9
  %540 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %541 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %540, <4 x float> %504, <4 x float> %533), !dbg !9
  %542 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %543 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %542, <4 x float> %505, <4 x float> %535), !dbg !9
  %544 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %545 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %544, <4 x float> %505, <4 x float> %537), !dbg !9
  %546 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %547 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %546, <4 x float> %505, <4 x float> %539), !dbg !9
  %548 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %549 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %548, <4 x float> %505, <4 x float> %541), !dbg !9
  %550 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %551 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %550, <4 x float> %506, <4 x float> %543), !dbg !9
  %552 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %553 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %552, <4 x float> %506, <4 x float> %545), !dbg !9
  %554 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %555 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %554, <4 x float> %506, <4 x float> %547), !dbg !9
  %556 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %557 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %556, <4 x float> %506, <4 x float> %549), !dbg !9
  %558 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %559 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %558, <4 x float> %507, <4 x float> %551), !dbg !9
  %560 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %561 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %560, <4 x float> %507, <4 x float> %553), !dbg !9
  %562 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %563 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %562, <4 x float> %507, <4 x float> %555), !dbg !9
  %564 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %565 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %564, <4 x float> %507, <4 x float> %557), !dbg !9
  %566 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %567 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %566, <4 x float> %508, <4 x float> %559), !dbg !9
  %568 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %569 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %568, <4 x float> %508, <4 x float> %561), !dbg !9
  %570 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %571 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %570, <4 x float> %508, <4 x float> %563), !dbg !9
  %572 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %573 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %572, <4 x float> %508, <4 x float> %565), !dbg !9
  %574 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %575 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %574, <4 x float> %509, <4 x float> %567), !dbg !9
  %576 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %577 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %576, <4 x float> %509, <4 x float> %569), !dbg !9
  %578 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %579 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %578, <4 x float> %509, <4 x float> %571), !dbg !9
  %580 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %581 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %580, <4 x float> %509, <4 x float> %573), !dbg !9
  %582 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %583 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %582, <4 x float> %510, <4 x float> %575), !dbg !9
  %584 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %585 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %584, <4 x float> %510, <4 x float> %577), !dbg !9
  %586 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %587 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %586, <4 x float> %510, <4 x float> %579), !dbg !9
  %588 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %589 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %588, <4 x float> %510, <4 x float> %581), !dbg !9
  %590 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %591 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %590, <4 x float> %511, <4 x float> %583), !dbg !9
  %592 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %593 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %592, <4 x float> %511, <4 x float> %585), !dbg !9
  %594 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %595 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %594, <4 x float> %511, <4 x float> %587), !dbg !9
  %596 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %597 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %596, <4 x float> %511, <4 x float> %589), !dbg !9
  %598 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %599 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %598, <4 x float> %512, <4 x float> %591), !dbg !9
  %600 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %601 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %600, <4 x float> %512, <4 x float> %593), !dbg !9
  %602 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %603 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %602, <4 x float> %512, <4 x float> %595), !dbg !9
  %604 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %605 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %604, <4 x float> %512, <4 x float> %597), !dbg !9
  %606 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %607 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %606, <4 x float> %513, <4 x float> %599), !dbg !9
  %608 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %609 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %608, <4 x float> %513, <4 x float> %601), !dbg !9
  %610 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %611 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %610, <4 x float> %513, <4 x float> %603), !dbg !9
  %612 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %613 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %612, <4 x float> %513, <4 x float> %605), !dbg !9
  %614 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %615 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %614, <4 x float> %514, <4 x float> %607), !dbg !9
  %616 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %617 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %616, <4 x float> %514, <4 x float> %609), !dbg !9
  %618 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %619 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %618, <4 x float> %514, <4 x float> %611), !dbg !9
  %620 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %621 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %620, <4 x float> %514, <4 x float> %613), !dbg !9
  %622 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %623 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %622, <4 x float> %515, <4 x float> %615), !dbg !9
  %624 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %625 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %624, <4 x float> %515, <4 x float> %617), !dbg !9
  %626 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %627 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %626, <4 x float> %515, <4 x float> %619), !dbg !9
  %628 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %629 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %628, <4 x float> %515, <4 x float> %621), !dbg !9
  %630 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %631 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %630, <4 x float> %516, <4 x float> %623), !dbg !9
  %632 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %633 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %632, <4 x float> %516, <4 x float> %625), !dbg !9
  %634 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %635 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %634, <4 x float> %516, <4 x float> %627), !dbg !9
  %636 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %637 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %636, <4 x float> %516, <4 x float> %629), !dbg !9
  %638 = shufflevector <16 x float> %489, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %639 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %638, <4 x float> %517, <4 x float> %631), !dbg !9
  %640 = shufflevector <16 x float> %490, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %641 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %640, <4 x float> %517, <4 x float> %633), !dbg !9
  %642 = shufflevector <16 x float> %491, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %643 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %642, <4 x float> %517, <4 x float> %635), !dbg !9
  %644 = shufflevector <16 x float> %492, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %645 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %644, <4 x float> %517, <4 x float> %637), !dbg !9
  store <4 x float> %639, ptr %73, align 4, !dbg !9
  store <4 x float> %641, ptr %85, align 4, !dbg !9
  store <4 x float> %643, ptr %86, align 4, !dbg !9
  store <4 x float> %645, ptr %87, align 4, !dbg !9
  %646 = load <16 x float>, ptr %9, align 4, !dbg !12
  %647 = load <16 x float>, ptr %10, align 4, !dbg !12
  br label %648, !dbg !10

648:                                              ; preds = %.preheader5.preheader, %648
  %649 = phi i64 [ 0, %.preheader5.preheader ], [ %702, %648 ]
  %650 = shl nuw nsw i64 %649, 4, !dbg !13
  %651 = getelementptr float, ptr %72, i64 %650, !dbg !13
  %652 = load <16 x float>, ptr %651, align 4, !dbg !13
  %653 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %652), !dbg !13
  %.scalar = fmul float %653, 6.250000e-02, !dbg !13
  %654 = insertelement <16 x float> poison, float %.scalar, i64 0, !dbg !13
  %655 = shufflevector <16 x float> %654, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %656 = fsub <16 x float> %652, %655, !dbg !13
  %657 = fmul <16 x float> %656, %656, !dbg !13
  %658 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %657), !dbg !13
  %.scalar38 = fmul float %658, 6.250000e-02, !dbg !13
  %.scalar39 = fadd float %.scalar38, 0x3EB0C6F7A0000000, !dbg !13
  %.scalar40 = tail call float @llvm.sqrt.f32(float %.scalar39), !dbg !13
  %659 = or disjoint i64 %649, %123, !dbg !12
  %660 = mul i64 %659, %4, !dbg !12
  %661 = getelementptr float, ptr %3, i64 %660, !dbg !12
  %662 = load <16 x float>, ptr %661, align 4, !dbg !12
  %663 = fdiv float 1.000000e+00, %.scalar40, !dbg !12
  %664 = insertelement <16 x float> poison, float %663, i64 0, !dbg !12
  %665 = shufflevector <16 x float> %664, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %666 = mul i64 %659, %6, !dbg !12
  %667 = getelementptr float, ptr %5, i64 %666, !dbg !12
  %668 = load <16 x float>, ptr %667, align 4, !dbg !12
  %669 = fmul <16 x float> %656, %665, !dbg !13
  %670 = fmul <16 x float> %646, %669, !dbg !12
  %671 = fadd <16 x float> %662, %670, !dbg !14
  %672 = fadd <16 x float> %647, %671, !dbg !15
  %673 = fsub <16 x float> %672, %668, !dbg !16
  %674 = fmul <16 x float> %646, %673, !dbg !12
  %675 = fmul <16 x float> %656, %674, !dbg !13
  %676 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %675), !dbg !13
  %677 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %674), !dbg !13
  %678 = mul nuw nsw i64 %659, %8, !dbg !17
  %679 = getelementptr inbounds nuw float, ptr %7, i64 %678, !dbg !17
  %680 = load float, ptr %679, align 4, !dbg !17
  %681 = insertelement <16 x float> poison, float %680, i64 0, !dbg !17
  %682 = shufflevector <16 x float> %681, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %.scalar41 = fmul float %663, %663, !dbg !13
  %.scalar42 = fmul float %676, -5.000000e-01, !dbg !13
  %.scalar43 = fmul float %663, %.scalar41, !dbg !13
  %.scalar44 = fmul float %.scalar43, %.scalar42, !dbg !13
  %.scalar45 = fmul float %.scalar44, 6.250000e-02, !dbg !13
  %683 = insertelement <16 x float> poison, float %.scalar45, i64 0, !dbg !13
  %684 = shufflevector <16 x float> %683, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %685 = fmul <16 x float> %656, %684, !dbg !13
  %686 = fmul <16 x float> %685, splat (float 2.000000e+00), !dbg !13
  %687 = fmul <16 x float> %665, %674, !dbg !13
  %.scalar46 = fneg float %663, !dbg !13
  %.scalar47 = fmul float %677, %.scalar46, !dbg !13
  %.scalar48 = fmul float %.scalar47, 6.250000e-02, !dbg !13
  %688 = insertelement <16 x float> poison, float %.scalar48, i64 0, !dbg !13
  %689 = shufflevector <16 x float> %688, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %690 = fadd <16 x float> %687, %686, !dbg !13
  %691 = fadd <16 x float> %689, %690, !dbg !11
  %692 = fmul <16 x float> %682, %691, !dbg !11
  %693 = getelementptr float, ptr %75, i64 %650, !dbg !11
  store <16 x float> %692, ptr %693, align 4, !dbg !11
  %694 = shl nuw nsw i64 %649, 2, !dbg !10
  %695 = getelementptr float, ptr %73, i64 %694, !dbg !10
  %696 = load <4 x float>, ptr %695, align 4, !dbg !10
  %697 = getelementptr float, ptr %70, i64 %649, !dbg !10
  %698 = load <1 x float>, ptr %697, align 4, !dbg !10
  %699 = shufflevector <1 x float> %698, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %700 = fmul <4 x float> %696, %699, !dbg !10
  %701 = getelementptr float, ptr %74, i64 %694, !dbg !10
  store <4 x float> %700, ptr %701, align 4, !dbg !10
  %702 = add nuw nsw i64 %649, 1, !dbg !10
  %exitcond.not = icmp eq i64 %702, 4, !dbg !10
  br i1 %exitcond.not, label %.preheader3.preheader, label %648, !dbg !10

.preheader3.preheader:                            ; preds = %648
  %703 = load <1 x float>, ptr %74, align 4, !dbg !11
  %704 = load <16 x float>, ptr %75, align 4, !dbg !11
  %705 = load <16 x float>, ptr %71, align 4, !dbg !11
  %706 = shufflevector <1 x float> %703, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %707 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %706, <16 x float> %704, <16 x float> %705), !dbg !11
  store <16 x float> %707, ptr %71, align 4, !dbg !11
  %708 = load <2 x float>, ptr %88, align 4, !dbg !11
  %709 = load <16 x float>, ptr %89, align 4, !dbg !11
  %710 = load <16 x float>, ptr %82, align 4, !dbg !11
  %711 = shufflevector <2 x float> %708, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %712 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %711, <16 x float> %704, <16 x float> %710), !dbg !11
  %713 = shufflevector <2 x float> %708, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %714 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %713, <16 x float> %709, <16 x float> %712), !dbg !11
  store <16 x float> %714, ptr %82, align 4, !dbg !11
  %715 = load <3 x float>, ptr %90, align 4, !dbg !11
  %716 = load <16 x float>, ptr %91, align 4, !dbg !11
  %717 = load <16 x float>, ptr %83, align 4, !dbg !11
  %718 = shufflevector <3 x float> %715, <3 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %719 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %718, <16 x float> %704, <16 x float> %717), !dbg !11
  %720 = shufflevector <3 x float> %715, <3 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %721 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %720, <16 x float> %709, <16 x float> %719), !dbg !11
  %722 = shufflevector <3 x float> %715, <3 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %723 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %722, <16 x float> %716, <16 x float> %721), !dbg !11
  store <16 x float> %723, ptr %83, align 4, !dbg !11
  %724 = load <4 x float>, ptr %92, align 4, !dbg !11
  %725 = load <16 x float>, ptr %93, align 4, !dbg !11
  %726 = load <16 x float>, ptr %84, align 4, !dbg !11
  %727 = shufflevector <4 x float> %724, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %728 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %727, <16 x float> %704, <16 x float> %726), !dbg !11
  %729 = shufflevector <4 x float> %724, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %730 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %729, <16 x float> %709, <16 x float> %728), !dbg !11
  %731 = shufflevector <4 x float> %724, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %732 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %731, <16 x float> %716, <16 x float> %730), !dbg !11
  %733 = shufflevector <4 x float> %724, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !11
  %734 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %733, <16 x float> %725, <16 x float> %732), !dbg !11
  store <16 x float> %734, ptr %84, align 4, !dbg !11
  %735 = load <16 x float>, ptr %9, align 4, !dbg !17
  %736 = load <16 x float>, ptr %10, align 4, !dbg !17
  %737 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %707), !dbg !13
  %.scalar49 = fmul float %737, 6.250000e-02, !dbg !13
  %738 = insertelement <16 x float> poison, float %.scalar49, i64 0, !dbg !13
  %739 = shufflevector <16 x float> %738, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %740 = fsub <16 x float> %707, %739, !dbg !13
  %741 = fmul <16 x float> %740, %740, !dbg !13
  %742 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %741), !dbg !13
  %743 = load <16 x float>, ptr %310, align 4, !dbg !17
  %.scalar50 = fmul float %742, 6.250000e-02, !dbg !13
  %.scalar51 = fadd float %.scalar50, 0x3EB0C6F7A0000000
  %.scalar52 = tail call float @llvm.sqrt.f32(float %.scalar51), !dbg !13
  %.scalar53 = fdiv float 1.000000e+00, %.scalar52, !dbg !13
  %744 = insertelement <16 x float> poison, float %.scalar53, i64 0, !dbg !13
  %745 = shufflevector <16 x float> %744, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %746 = fmul <16 x float> %740, %745, !dbg !13
  %747 = fmul <16 x float> %735, %746, !dbg !12
  %748 = fadd <16 x float> %743, %747, !dbg !12
  %749 = fadd <16 x float> %736, %748, !dbg !18
  %750 = mul i64 %123, %17, !dbg !18
  %751 = getelementptr float, ptr %16, i64 %750, !dbg !18
  store <16 x float> %749, ptr %751, align 4, !dbg !18
  %752 = load <16 x float>, ptr %75, align 4, !dbg !11
  %753 = load float, ptr %94, align 4, !dbg !11
  %754 = insertelement <16 x float> poison, float %753, i64 0, !dbg !11
  %755 = shufflevector <16 x float> %754, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %756 = fmul <16 x float> %752, %755, !dbg !11
  store <16 x float> %756, ptr %76, align 4, !dbg !11
  %757 = load <16 x float>, ptr %97, align 4, !dbg !13
  %758 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %757), !dbg !13
  %.scalar54 = fmul float %758, 6.250000e-02, !dbg !13
  %759 = insertelement <16 x float> poison, float %.scalar54, i64 0, !dbg !13
  %760 = shufflevector <16 x float> %759, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %761 = fsub <16 x float> %757, %760, !dbg !13
  %762 = fmul <16 x float> %761, %761, !dbg !13
  %763 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %762), !dbg !13
  %764 = load <16 x float>, ptr %312, align 4, !dbg !17
  %.scalar55 = fmul float %763, 6.250000e-02, !dbg !13
  %.scalar56 = fadd float %.scalar55, 0x3EB0C6F7A0000000
  %.scalar57 = tail call float @llvm.sqrt.f32(float %.scalar56), !dbg !13
  %.scalar58 = fdiv float 1.000000e+00, %.scalar57, !dbg !13
  %765 = insertelement <16 x float> poison, float %.scalar58, i64 0, !dbg !13
  %766 = shufflevector <16 x float> %765, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %767 = fmul <16 x float> %761, %766, !dbg !13
  %768 = fmul <16 x float> %735, %767, !dbg !12
  %769 = fadd <16 x float> %764, %768, !dbg !12
  %770 = fadd <16 x float> %736, %769, !dbg !18
  %771 = mul i64 %126, %17, !dbg !18
  %772 = getelementptr float, ptr %16, i64 %771, !dbg !18
  store <16 x float> %770, ptr %772, align 4, !dbg !18
  %773 = load <16 x float>, ptr %112, align 4, !dbg !11
  %774 = load float, ptr %94, align 4, !dbg !11
  %775 = insertelement <16 x float> poison, float %774, i64 0, !dbg !11
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %777 = fmul <16 x float> %773, %776, !dbg !11
  store <16 x float> %777, ptr %113, align 4, !dbg !11
  %778 = load <16 x float>, ptr %98, align 4, !dbg !13
  %779 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %778), !dbg !13
  %.scalar59 = fmul float %779, 6.250000e-02, !dbg !13
  %780 = insertelement <16 x float> poison, float %.scalar59, i64 0, !dbg !13
  %781 = shufflevector <16 x float> %780, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %782 = fsub <16 x float> %778, %781, !dbg !13
  %783 = fmul <16 x float> %782, %782, !dbg !13
  %784 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %783), !dbg !13
  %785 = load <16 x float>, ptr %314, align 4, !dbg !17
  %.scalar60 = fmul float %784, 6.250000e-02, !dbg !13
  %.scalar61 = fadd float %.scalar60, 0x3EB0C6F7A0000000
  %.scalar62 = tail call float @llvm.sqrt.f32(float %.scalar61), !dbg !13
  %.scalar63 = fdiv float 1.000000e+00, %.scalar62, !dbg !13
  %786 = insertelement <16 x float> poison, float %.scalar63, i64 0, !dbg !13
  %787 = shufflevector <16 x float> %786, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %788 = fmul <16 x float> %782, %787, !dbg !13
  %789 = fmul <16 x float> %735, %788, !dbg !12
  %790 = fadd <16 x float> %785, %789, !dbg !12
  %791 = fadd <16 x float> %736, %790, !dbg !18
  %792 = mul i64 %127, %17, !dbg !18
  %793 = getelementptr float, ptr %16, i64 %792, !dbg !18
  store <16 x float> %791, ptr %793, align 4, !dbg !18
  %794 = load <16 x float>, ptr %114, align 4, !dbg !11
  %795 = load float, ptr %94, align 4, !dbg !11
  %796 = insertelement <16 x float> poison, float %795, i64 0, !dbg !11
  %797 = shufflevector <16 x float> %796, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %798 = fmul <16 x float> %794, %797, !dbg !11
  store <16 x float> %798, ptr %115, align 4, !dbg !11
  %799 = load <16 x float>, ptr %99, align 4, !dbg !13
  %800 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %799), !dbg !13
  %.scalar64 = fmul float %800, 6.250000e-02, !dbg !13
  %801 = insertelement <16 x float> poison, float %.scalar64, i64 0, !dbg !13
  %802 = shufflevector <16 x float> %801, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %803 = fsub <16 x float> %799, %802, !dbg !13
  %804 = fmul <16 x float> %803, %803, !dbg !13
  %805 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %804), !dbg !13
  %806 = load <16 x float>, ptr %316, align 4, !dbg !17
  %.scalar65 = fmul float %805, 6.250000e-02, !dbg !13
  %.scalar66 = fadd float %.scalar65, 0x3EB0C6F7A0000000
  %.scalar67 = tail call float @llvm.sqrt.f32(float %.scalar66), !dbg !13
  %.scalar68 = fdiv float 1.000000e+00, %.scalar67, !dbg !13
  %807 = insertelement <16 x float> poison, float %.scalar68, i64 0, !dbg !13
  %808 = shufflevector <16 x float> %807, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %809 = fmul <16 x float> %803, %808, !dbg !13
  %810 = fmul <16 x float> %735, %809, !dbg !12
  %811 = fadd <16 x float> %806, %810, !dbg !12
  %812 = fadd <16 x float> %736, %811, !dbg !18
  %813 = mul i64 %128, %17, !dbg !18
  %814 = getelementptr float, ptr %16, i64 %813, !dbg !18
  store <16 x float> %812, ptr %814, align 4, !dbg !18
  %815 = load <16 x float>, ptr %116, align 4, !dbg !11
  %816 = load float, ptr %94, align 4, !dbg !11
  %817 = insertelement <16 x float> poison, float %816, i64 0, !dbg !11
  %818 = shufflevector <16 x float> %817, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %819 = fmul <16 x float> %815, %818, !dbg !11
  store <16 x float> %819, ptr %117, align 4, !dbg !11
  %820 = load <8 x float>, ptr %130, align 4, !dbg !19
  %821 = load <8 x float>, ptr %132, align 4, !dbg !19
  %822 = load <8 x float>, ptr %134, align 4, !dbg !19
  %823 = load <8 x float>, ptr %136, align 4, !dbg !19
  %824 = load <16 x float>, ptr %76, align 4, !dbg !19
  %825 = load <16 x float>, ptr %95, align 4, !dbg !19
  %826 = load <16 x float>, ptr %96, align 4, !dbg !19
  %827 = load <16 x float>, ptr %18, align 4, !dbg !19
  %828 = load <16 x float>, ptr %23, align 4, !dbg !19
  %829 = load <16 x float>, ptr %26, align 4, !dbg !19
  %830 = load <16 x float>, ptr %29, align 4, !dbg !19
  %831 = load <16 x float>, ptr %32, align 4, !dbg !19
  %832 = load <16 x float>, ptr %35, align 4, !dbg !19
  %833 = load <16 x float>, ptr %38, align 4, !dbg !19
  %834 = load <16 x float>, ptr %41, align 4, !dbg !19
  %835 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %836 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %835, <16 x float> %824, <16 x float> %827), !dbg !19
  %837 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %838 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %837, <16 x float> %824, <16 x float> %828), !dbg !19
  %839 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %840 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %824, <16 x float> %829), !dbg !19
  %841 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %842 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %841, <16 x float> %824, <16 x float> %830), !dbg !19
  %843 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %844 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %843, <16 x float> %824, <16 x float> %831), !dbg !19
  %845 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %846 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %845, <16 x float> %824, <16 x float> %832), !dbg !19
  %847 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %848 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %847, <16 x float> %824, <16 x float> %833), !dbg !19
  %849 = shufflevector <8 x float> %820, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %850 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %849, <16 x float> %824, <16 x float> %834), !dbg !19
  %851 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %852 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %851, <16 x float> %825, <16 x float> %836), !dbg !19
  %853 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %854 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %853, <16 x float> %825, <16 x float> %838), !dbg !19
  %855 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %856 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %855, <16 x float> %825, <16 x float> %840), !dbg !19
  %857 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %858 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %857, <16 x float> %825, <16 x float> %842), !dbg !19
  %859 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %860 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %859, <16 x float> %825, <16 x float> %844), !dbg !19
  %861 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %862 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %861, <16 x float> %825, <16 x float> %846), !dbg !19
  %863 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %864 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %863, <16 x float> %825, <16 x float> %848), !dbg !19
  %865 = shufflevector <8 x float> %821, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %866 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %865, <16 x float> %825, <16 x float> %850), !dbg !19
  %867 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %868 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %867, <16 x float> %826, <16 x float> %852), !dbg !19
  %869 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %870 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %869, <16 x float> %826, <16 x float> %854), !dbg !19
  %871 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %872 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %871, <16 x float> %826, <16 x float> %856), !dbg !19
  %873 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %874 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %873, <16 x float> %826, <16 x float> %858), !dbg !19
  %875 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %876 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %875, <16 x float> %826, <16 x float> %860), !dbg !19
  %877 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %878 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %877, <16 x float> %826, <16 x float> %862), !dbg !19
  %879 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %880 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %879, <16 x float> %826, <16 x float> %864), !dbg !19
  %881 = shufflevector <8 x float> %822, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %882 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %881, <16 x float> %826, <16 x float> %866), !dbg !19
  %883 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %884 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %883, <16 x float> %819, <16 x float> %868), !dbg !19
  %885 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %886 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %885, <16 x float> %819, <16 x float> %870), !dbg !19
  %887 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %888 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %887, <16 x float> %819, <16 x float> %872), !dbg !19
  %889 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %890 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %889, <16 x float> %819, <16 x float> %874), !dbg !19
  %891 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %892 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %891, <16 x float> %819, <16 x float> %876), !dbg !19
  %893 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %894 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %893, <16 x float> %819, <16 x float> %878), !dbg !19
  %895 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %896 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %895, <16 x float> %819, <16 x float> %880), !dbg !19
  %897 = shufflevector <8 x float> %823, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %898 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %897, <16 x float> %819, <16 x float> %882), !dbg !19
  store <16 x float> %884, ptr %18, align 4, !dbg !19
  store <16 x float> %886, ptr %23, align 4, !dbg !19
  store <16 x float> %888, ptr %26, align 4, !dbg !19
  store <16 x float> %890, ptr %29, align 4, !dbg !19
  store <16 x float> %892, ptr %32, align 4, !dbg !19
  store <16 x float> %894, ptr %35, align 4, !dbg !19
  store <16 x float> %896, ptr %38, align 4, !dbg !19
  store <16 x float> %898, ptr %41, align 4, !dbg !19
  %899 = load <8 x float>, ptr %221, align 4, !dbg !19
  %900 = load <8 x float>, ptr %223, align 4, !dbg !19
  %901 = load <8 x float>, ptr %225, align 4, !dbg !19
  %902 = load <8 x float>, ptr %227, align 4, !dbg !19
  %903 = load <16 x float>, ptr %44, align 4, !dbg !19
  %904 = load <16 x float>, ptr %106, align 4, !dbg !19
  %905 = load <16 x float>, ptr %107, align 4, !dbg !19
  %906 = load <16 x float>, ptr %108, align 4, !dbg !19
  %907 = load <16 x float>, ptr %118, align 4, !dbg !19
  %908 = load <16 x float>, ptr %119, align 4, !dbg !19
  %909 = load <16 x float>, ptr %120, align 4, !dbg !19
  %910 = load <16 x float>, ptr %121, align 4, !dbg !19
  %911 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %912 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %911, <16 x float> %824, <16 x float> %903), !dbg !19
  %913 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %914 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %913, <16 x float> %824, <16 x float> %904), !dbg !19
  %915 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %916 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %915, <16 x float> %824, <16 x float> %905), !dbg !19
  %917 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %918 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %917, <16 x float> %824, <16 x float> %906), !dbg !19
  %919 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %920 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %919, <16 x float> %824, <16 x float> %907), !dbg !19
  %921 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %922 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %921, <16 x float> %824, <16 x float> %908), !dbg !19
  %923 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %924 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %923, <16 x float> %824, <16 x float> %909), !dbg !19
  %925 = shufflevector <8 x float> %899, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %926 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %925, <16 x float> %824, <16 x float> %910), !dbg !19
  %927 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %928 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %927, <16 x float> %825, <16 x float> %912), !dbg !19
  %929 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %930 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %929, <16 x float> %825, <16 x float> %914), !dbg !19
  %931 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %932 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %931, <16 x float> %825, <16 x float> %916), !dbg !19
  %933 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %934 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %933, <16 x float> %825, <16 x float> %918), !dbg !19
  %935 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %936 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %935, <16 x float> %825, <16 x float> %920), !dbg !19
  %937 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %938 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %937, <16 x float> %825, <16 x float> %922), !dbg !19
  %939 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %940 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %939, <16 x float> %825, <16 x float> %924), !dbg !19
  %941 = shufflevector <8 x float> %900, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %942 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %941, <16 x float> %825, <16 x float> %926), !dbg !19
  %943 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %944 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %943, <16 x float> %826, <16 x float> %928), !dbg !19
  %945 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %946 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %945, <16 x float> %826, <16 x float> %930), !dbg !19
  %947 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %948 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %947, <16 x float> %826, <16 x float> %932), !dbg !19
  %949 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %950 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %949, <16 x float> %826, <16 x float> %934), !dbg !19
  %951 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %952 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %951, <16 x float> %826, <16 x float> %936), !dbg !19
  %953 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %954 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %953, <16 x float> %826, <16 x float> %938), !dbg !19
  %955 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %956 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %955, <16 x float> %826, <16 x float> %940), !dbg !19
  %957 = shufflevector <8 x float> %901, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %958 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %957, <16 x float> %826, <16 x float> %942), !dbg !19
  %959 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %960 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %959, <16 x float> %819, <16 x float> %944), !dbg !19
  %961 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %962 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %961, <16 x float> %819, <16 x float> %946), !dbg !19
  %963 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %964 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %963, <16 x float> %819, <16 x float> %948), !dbg !19
  %965 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %966 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %965, <16 x float> %819, <16 x float> %950), !dbg !19
  %967 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %968 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %967, <16 x float> %819, <16 x float> %952), !dbg !19
  %969 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %970 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %969, <16 x float> %819, <16 x float> %954), !dbg !19
  %971 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %972 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %971, <16 x float> %819, <16 x float> %956), !dbg !19
  %973 = shufflevector <8 x float> %902, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %974 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %973, <16 x float> %819, <16 x float> %958), !dbg !19
  store <16 x float> %960, ptr %44, align 4, !dbg !19
  store <16 x float> %962, ptr %106, align 4, !dbg !19
  store <16 x float> %964, ptr %107, align 4, !dbg !19
  store <16 x float> %966, ptr %108, align 4, !dbg !19
  store <16 x float> %968, ptr %118, align 4, !dbg !19
  store <16 x float> %970, ptr %119, align 4, !dbg !19
  store <16 x float> %972, ptr %120, align 4, !dbg !19
  store <16 x float> %974, ptr %121, align 4, !dbg !19
  %975 = load <16 x float>, ptr %75, align 4, !dbg !19
  %976 = fadd <16 x float> %975, zeroinitializer, !dbg !19
  %977 = load <16 x float>, ptr %112, align 4, !dbg !19
  %978 = fadd <16 x float> %977, %976, !dbg !19
  %979 = load <16 x float>, ptr %114, align 4, !dbg !19
  %980 = fadd <16 x float> %979, %978, !dbg !19
  %981 = load <16 x float>, ptr %116, align 4, !dbg !19
  %982 = fadd <16 x float> %981, %980, !dbg !19
  store <16 x float> %982, ptr %77, align 4, !dbg !19
  %983 = load float, ptr %94, align 4, !dbg !19
  %984 = insertelement <16 x float> poison, float %983, i64 0, !dbg !19
  %985 = shufflevector <16 x float> %984, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %986 = load <16 x float>, ptr %68, align 4, !dbg !19
  %987 = fmul <16 x float> %982, %985, !dbg !19
  %988 = fadd <16 x float> %986, %987, !dbg !19
  store <16 x float> %988, ptr %68, align 4, !dbg !19
  %989 = add nuw nsw i64 %123, 4, !dbg !6
  %990 = icmp slt i64 %989, %67, !dbg !6
  br i1 %990, label %.preheader5.preheader, label %._crit_edge, !dbg !6

._crit_edge:                                      ; preds = %.preheader3.preheader, %19
  %991 = phi <16 x float> [ %69, %19 ], [ %988, %.preheader3.preheader ]
  %.not = icmp eq i64 %66, 0, !dbg !6
  br i1 %.not, label %.loopexit, label %.preheader2, !dbg !6

.preheader2:                                      ; preds = %._crit_edge
  %992 = add nsw i64 %66, -1, !dbg !6
  %993 = getelementptr i8, ptr %18, i64 2624, !dbg !6
  %994 = mul i64 %67, %2, !dbg !6
  %995 = getelementptr float, ptr %0, i64 %994, !dbg !6
  %996 = load <16 x float>, ptr %995, align 4, !dbg !6
  store <16 x float> %996, ptr %993, align 4, !dbg !6
  %997 = icmp ne i64 %992, 0, !dbg !6
  %998 = zext i1 %997 to i64, !dbg !6
  %999 = or disjoint i64 %67, %998, !dbg !6
  %1000 = mul i64 %999, %2, !dbg !6
  %1001 = getelementptr float, ptr %0, i64 %1000, !dbg !6
  %1002 = load <16 x float>, ptr %1001, align 4, !dbg !6
  %1003 = getelementptr i8, ptr %18, i64 2688, !dbg !6
  store <16 x float> %1002, ptr %1003, align 4, !dbg !6
  %1004 = tail call i64 @llvm.umin.i64(i64 %992, i64 2), !dbg !6
  %1005 = or disjoint i64 %1004, %67, !dbg !6
  %1006 = mul i64 %1005, %2, !dbg !6
  %1007 = getelementptr float, ptr %0, i64 %1006, !dbg !6
  %1008 = load <16 x float>, ptr %1007, align 4, !dbg !6
  %1009 = getelementptr i8, ptr %18, i64 2752, !dbg !6
  store <16 x float> %1008, ptr %1009, align 4, !dbg !6
  %1010 = tail call i64 @llvm.umin.i64(i64 %992, i64 3), !dbg !6
  %1011 = or disjoint i64 %1010, %67, !dbg !6
  %1012 = mul i64 %1011, %2, !dbg !6
  %1013 = getelementptr float, ptr %0, i64 %1012, !dbg !6
  %1014 = load <16 x float>, ptr %1013, align 4, !dbg !6
  %1015 = getelementptr i8, ptr %18, i64 2816, !dbg !6
  store <16 x float> %1014, ptr %1015, align 4, !dbg !6
  %1016 = getelementptr i8, ptr %18, i64 2880, !dbg !6
  %1017 = mul i64 %67, %4, !dbg !6
  %1018 = getelementptr float, ptr %3, i64 %1017, !dbg !6
  %1019 = load <16 x float>, ptr %1018, align 4, !dbg !6
  store <16 x float> %1019, ptr %1016, align 4, !dbg !6
  %1020 = mul i64 %999, %4, !dbg !6
  %1021 = getelementptr float, ptr %3, i64 %1020, !dbg !6
  %1022 = load <16 x float>, ptr %1021, align 4, !dbg !6
  %1023 = getelementptr i8, ptr %18, i64 2944, !dbg !6
  store <16 x float> %1022, ptr %1023, align 4, !dbg !6
  %1024 = mul i64 %1005, %4, !dbg !6
  %1025 = getelementptr float, ptr %3, i64 %1024, !dbg !6
  %1026 = load <16 x float>, ptr %1025, align 4, !dbg !6
  %1027 = getelementptr i8, ptr %18, i64 3008, !dbg !6
  store <16 x float> %1026, ptr %1027, align 4, !dbg !6
  %1028 = mul i64 %1011, %4, !dbg !6
  %1029 = getelementptr float, ptr %3, i64 %1028, !dbg !6
  %1030 = load <16 x float>, ptr %1029, align 4, !dbg !6
  %1031 = getelementptr i8, ptr %18, i64 3072, !dbg !6
  store <16 x float> %1030, ptr %1031, align 4, !dbg !6
  %1032 = getelementptr i8, ptr %18, i64 3136, !dbg !6
  %1033 = mul i64 %67, %6, !dbg !6
  %1034 = getelementptr float, ptr %5, i64 %1033, !dbg !6
  %1035 = load <16 x float>, ptr %1034, align 4, !dbg !6
  store <16 x float> %1035, ptr %1032, align 4, !dbg !6
  %1036 = mul i64 %999, %6, !dbg !6
  %1037 = getelementptr float, ptr %5, i64 %1036, !dbg !6
  %1038 = load <16 x float>, ptr %1037, align 4, !dbg !6
  %1039 = getelementptr i8, ptr %18, i64 3200, !dbg !6
  store <16 x float> %1038, ptr %1039, align 4, !dbg !6
  %1040 = mul i64 %1005, %6, !dbg !6
  %1041 = getelementptr float, ptr %5, i64 %1040, !dbg !6
  %1042 = load <16 x float>, ptr %1041, align 4, !dbg !6
  %1043 = getelementptr i8, ptr %18, i64 3264, !dbg !6
  store <16 x float> %1042, ptr %1043, align 4, !dbg !6
  %1044 = mul i64 %1011, %6, !dbg !6
  %1045 = getelementptr float, ptr %5, i64 %1044, !dbg !6
  %1046 = load <16 x float>, ptr %1045, align 4, !dbg !6
  %1047 = getelementptr i8, ptr %18, i64 3328, !dbg !6
  store <16 x float> %1046, ptr %1047, align 4, !dbg !6
  %1048 = getelementptr i8, ptr %18, i64 3456, !dbg !6
  %1049 = mul nuw nsw i64 %67, %8, !dbg !6
  %1050 = getelementptr inbounds nuw float, ptr %7, i64 %1049, !dbg !6
  %1051 = load float, ptr %1050, align 4, !dbg !6
  store float %1051, ptr %1048, align 4, !dbg !6
  %1052 = mul nuw nsw i64 %999, %8, !dbg !6
  %1053 = getelementptr inbounds nuw float, ptr %7, i64 %1052, !dbg !6
  %1054 = load float, ptr %1053, align 4, !dbg !6
  %1055 = getelementptr i8, ptr %18, i64 3460, !dbg !6
  store float %1054, ptr %1055, align 4, !dbg !6
  %1056 = mul nuw nsw i64 %1005, %8, !dbg !6
  %1057 = getelementptr inbounds nuw float, ptr %7, i64 %1056, !dbg !6
  %1058 = load float, ptr %1057, align 4, !dbg !6
  %1059 = getelementptr i8, ptr %18, i64 3464, !dbg !6
  store float %1058, ptr %1059, align 4, !dbg !6
  %1060 = mul nuw nsw i64 %1011, %8, !dbg !6
  %1061 = getelementptr inbounds nuw float, ptr %7, i64 %1060, !dbg !6
  %1062 = load float, ptr %1061, align 4, !dbg !6
  %1063 = getelementptr i8, ptr %18, i64 3468, !dbg !6
  store float %1062, ptr %1063, align 4, !dbg !6
  %1064 = load <4 x float>, ptr %11, align 4, !dbg !7
  %1065 = fneg <4 x float> %1064, !dbg !7
  %1066 = getelementptr i8, ptr %18, i64 3520, !dbg !6
  store <4 x float> %1065, ptr %1066, align 4, !dbg !7
  %1067 = getelementptr i8, ptr %18, i64 3584, !dbg !6
  store <16 x float> %991, ptr %1067, align 4, !dbg !8
  %1068 = getelementptr i8, ptr %18, i64 3648, !dbg !8
  store <16 x float> %991, ptr %1068, align 4, !dbg !8
  %1069 = getelementptr i8, ptr %18, i64 3712, !dbg !8
  store <16 x float> %991, ptr %1069, align 4, !dbg !8
  %1070 = getelementptr i8, ptr %18, i64 3776, !dbg !8
  store <16 x float> %991, ptr %1070, align 4, !dbg !8
  %1071 = getelementptr i8, ptr %18, i64 3840, !dbg !9
  %1072 = getelementptr i8, ptr %18, i64 3904
  %1073 = getelementptr i8, ptr %18, i64 3968
  %1074 = getelementptr i8, ptr %18, i64 4032
  %bc = bitcast <16 x float> %1019 to <4 x i128>, !dbg !9
  %1075 = extractelement <4 x i128> %bc, i64 0, !dbg !9
  %1076 = bitcast i128 %1075 to <4 x float>, !dbg !9
  %bc96 = bitcast <16 x float> %1022 to <4 x i128>, !dbg !9
  %1077 = extractelement <4 x i128> %bc96, i64 0, !dbg !9
  %1078 = bitcast i128 %1077 to <4 x float>, !dbg !9
  %bc97 = bitcast <16 x float> %1026 to <4 x i128>, !dbg !9
  %1079 = extractelement <4 x i128> %bc97, i64 0, !dbg !9
  %1080 = bitcast i128 %1079 to <4 x float>, !dbg !9
  %bc98 = bitcast <16 x float> %1030 to <4 x i128>, !dbg !9
  %1081 = extractelement <4 x i128> %bc98, i64 0, !dbg !9
  %1082 = bitcast i128 %1081 to <4 x float>, !dbg !9
  %1083 = load <16 x float>, ptr %18, align 4, !dbg !9
  %1084 = load <16 x float>, ptr %23, align 4, !dbg !9
  %1085 = load <16 x float>, ptr %26, align 4, !dbg !9
  %1086 = load <16 x float>, ptr %29, align 4, !dbg !9
  %1087 = shufflevector <4 x float> %1076, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1088 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1087, <16 x float> %1083, <16 x float> %991), !dbg !9
  %1089 = shufflevector <4 x float> %1078, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1090 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1089, <16 x float> %1083, <16 x float> %991), !dbg !9
  %1091 = shufflevector <4 x float> %1080, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1092 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1091, <16 x float> %1083, <16 x float> %991), !dbg !9
  %1093 = shufflevector <4 x float> %1082, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1094 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1093, <16 x float> %1083, <16 x float> %991), !dbg !9
  %1095 = shufflevector <4 x float> %1076, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1096 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1095, <16 x float> %1084, <16 x float> %1088), !dbg !9
  %1097 = shufflevector <4 x float> %1078, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1098 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1097, <16 x float> %1084, <16 x float> %1090), !dbg !9
  %1099 = shufflevector <4 x float> %1080, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1100 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1099, <16 x float> %1084, <16 x float> %1092), !dbg !9
  %1101 = shufflevector <4 x float> %1082, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1102 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1101, <16 x float> %1084, <16 x float> %1094), !dbg !9
  %1103 = shufflevector <4 x float> %1076, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1104 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1103, <16 x float> %1085, <16 x float> %1096), !dbg !9
  %1105 = shufflevector <4 x float> %1078, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1106 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1105, <16 x float> %1085, <16 x float> %1098), !dbg !9
  %1107 = shufflevector <4 x float> %1080, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1108 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1107, <16 x float> %1085, <16 x float> %1100), !dbg !9
  %1109 = shufflevector <4 x float> %1082, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1110 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1109, <16 x float> %1085, <16 x float> %1102), !dbg !9
  %1111 = shufflevector <4 x float> %1076, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1112 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1111, <16 x float> %1086, <16 x float> %1104), !dbg !9
  %1113 = shufflevector <4 x float> %1078, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1114 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1113, <16 x float> %1086, <16 x float> %1106), !dbg !9
  %1115 = shufflevector <4 x float> %1080, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1116 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1115, <16 x float> %1086, <16 x float> %1108), !dbg !9
  %1117 = shufflevector <4 x float> %1082, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1118 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1117, <16 x float> %1086, <16 x float> %1110), !dbg !9
  %1119 = getelementptr i8, ptr %18, i64 2896, !dbg !9
  %1120 = load <4 x float>, ptr %1119, align 4, !dbg !9
  %1121 = getelementptr i8, ptr %18, i64 2960, !dbg !9
  %1122 = load <4 x float>, ptr %1121, align 4, !dbg !9
  %1123 = getelementptr i8, ptr %18, i64 3024, !dbg !9
  %1124 = load <4 x float>, ptr %1123, align 4, !dbg !9
  %1125 = getelementptr i8, ptr %18, i64 3088, !dbg !9
  %1126 = load <4 x float>, ptr %1125, align 4, !dbg !9
  %1127 = load <16 x float>, ptr %32, align 4, !dbg !9
  %1128 = getelementptr i8, ptr %18, i64 320, !dbg !9
  %1129 = load <16 x float>, ptr %1128, align 4, !dbg !9
  %1130 = getelementptr i8, ptr %18, i64 384, !dbg !9
  %1131 = load <16 x float>, ptr %1130, align 4, !dbg !9
  %1132 = getelementptr i8, ptr %18, i64 448, !dbg !9
  %1133 = load <16 x float>, ptr %1132, align 4, !dbg !9
  %1134 = shufflevector <4 x float> %1120, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1135 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1134, <16 x float> %1127, <16 x float> %1112), !dbg !9
  %1136 = shufflevector <4 x float> %1122, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1137 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1136, <16 x float> %1127, <16 x float> %1114), !dbg !9
  %1138 = shufflevector <4 x float> %1124, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1138, <16 x float> %1127, <16 x float> %1116), !dbg !9
  %1140 = shufflevector <4 x float> %1126, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1141 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1140, <16 x float> %1127, <16 x float> %1118), !dbg !9
  %1142 = shufflevector <4 x float> %1120, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1143 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1142, <16 x float> %1129, <16 x float> %1135), !dbg !9
  %1144 = shufflevector <4 x float> %1122, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1144, <16 x float> %1129, <16 x float> %1137), !dbg !9
  %1146 = shufflevector <4 x float> %1124, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1147 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1146, <16 x float> %1129, <16 x float> %1139), !dbg !9
  %1148 = shufflevector <4 x float> %1126, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1149 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1148, <16 x float> %1129, <16 x float> %1141), !dbg !9
  %1150 = shufflevector <4 x float> %1120, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1150, <16 x float> %1131, <16 x float> %1143), !dbg !9
  %1152 = shufflevector <4 x float> %1122, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1153 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1152, <16 x float> %1131, <16 x float> %1145), !dbg !9
  %1154 = shufflevector <4 x float> %1124, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1155 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1154, <16 x float> %1131, <16 x float> %1147), !dbg !9
  %1156 = shufflevector <4 x float> %1126, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1157 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1156, <16 x float> %1131, <16 x float> %1149), !dbg !9
  %1158 = shufflevector <4 x float> %1120, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1159 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1158, <16 x float> %1133, <16 x float> %1151), !dbg !9
  %1160 = shufflevector <4 x float> %1122, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1161 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1160, <16 x float> %1133, <16 x float> %1153), !dbg !9
  %1162 = shufflevector <4 x float> %1124, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1163 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1162, <16 x float> %1133, <16 x float> %1155), !dbg !9
  %1164 = shufflevector <4 x float> %1126, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1165 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1164, <16 x float> %1133, <16 x float> %1157), !dbg !9
  %1166 = getelementptr i8, ptr %18, i64 2912, !dbg !9
  %1167 = load <4 x float>, ptr %1166, align 4, !dbg !9
  %1168 = getelementptr i8, ptr %18, i64 2976, !dbg !9
  %1169 = load <4 x float>, ptr %1168, align 4, !dbg !9
  %1170 = getelementptr i8, ptr %18, i64 3040, !dbg !9
  %1171 = load <4 x float>, ptr %1170, align 4, !dbg !9
  %1172 = getelementptr i8, ptr %18, i64 3104, !dbg !9
  %1173 = load <4 x float>, ptr %1172, align 4, !dbg !9
  %1174 = load <16 x float>, ptr %44, align 4, !dbg !9
  %1175 = getelementptr i8, ptr %18, i64 576, !dbg !9
  %1176 = load <16 x float>, ptr %1175, align 4, !dbg !9
  %1177 = getelementptr i8, ptr %18, i64 640, !dbg !9
  %1178 = load <16 x float>, ptr %1177, align 4, !dbg !9
  %1179 = getelementptr i8, ptr %18, i64 704, !dbg !9
  %1180 = load <16 x float>, ptr %1179, align 4, !dbg !9
  %1181 = shufflevector <4 x float> %1167, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1182 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1181, <16 x float> %1174, <16 x float> %1159), !dbg !9
  %1183 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1184 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1183, <16 x float> %1174, <16 x float> %1161), !dbg !9
  %1185 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1186 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1185, <16 x float> %1174, <16 x float> %1163), !dbg !9
  %1187 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1188 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1187, <16 x float> %1174, <16 x float> %1165), !dbg !9
  %1189 = shufflevector <4 x float> %1167, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1189, <16 x float> %1176, <16 x float> %1182), !dbg !9
  %1191 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1192 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1191, <16 x float> %1176, <16 x float> %1184), !dbg !9
  %1193 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1194 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1193, <16 x float> %1176, <16 x float> %1186), !dbg !9
  %1195 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1196 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1195, <16 x float> %1176, <16 x float> %1188), !dbg !9
  %1197 = shufflevector <4 x float> %1167, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1198 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1197, <16 x float> %1178, <16 x float> %1190), !dbg !9
  %1199 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1200 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1199, <16 x float> %1178, <16 x float> %1192), !dbg !9
  %1201 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1202 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1201, <16 x float> %1178, <16 x float> %1194), !dbg !9
  %1203 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1204 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1203, <16 x float> %1178, <16 x float> %1196), !dbg !9
  %1205 = shufflevector <4 x float> %1167, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1206 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1205, <16 x float> %1180, <16 x float> %1198), !dbg !9
  %1207 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1208 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1207, <16 x float> %1180, <16 x float> %1200), !dbg !9
  %1209 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1210 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1209, <16 x float> %1180, <16 x float> %1202), !dbg !9
  %1211 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1212 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1211, <16 x float> %1180, <16 x float> %1204), !dbg !9
  %1213 = getelementptr i8, ptr %18, i64 2928, !dbg !9
  %1214 = load <4 x float>, ptr %1213, align 4, !dbg !9
  %1215 = getelementptr i8, ptr %18, i64 2992, !dbg !9
  %1216 = load <4 x float>, ptr %1215, align 4, !dbg !9
  %1217 = getelementptr i8, ptr %18, i64 3056, !dbg !9
  %1218 = load <4 x float>, ptr %1217, align 4, !dbg !9
  %1219 = getelementptr i8, ptr %18, i64 3120, !dbg !9
  %1220 = load <4 x float>, ptr %1219, align 4, !dbg !9
  %1221 = load <16 x float>, ptr %56, align 4, !dbg !9
  %1222 = getelementptr i8, ptr %18, i64 832, !dbg !9
  %1223 = load <16 x float>, ptr %1222, align 4, !dbg !9
  %1224 = getelementptr i8, ptr %18, i64 896, !dbg !9
  %1225 = load <16 x float>, ptr %1224, align 4, !dbg !9
  %1226 = getelementptr i8, ptr %18, i64 960, !dbg !9
  %1227 = load <16 x float>, ptr %1226, align 4, !dbg !9
  %1228 = shufflevector <4 x float> %1214, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1228, <16 x float> %1221, <16 x float> %1206), !dbg !9
  %1230 = shufflevector <4 x float> %1216, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1231 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1230, <16 x float> %1221, <16 x float> %1208), !dbg !9
  %1232 = shufflevector <4 x float> %1218, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1233 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1232, <16 x float> %1221, <16 x float> %1210), !dbg !9
  %1234 = shufflevector <4 x float> %1220, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1234, <16 x float> %1221, <16 x float> %1212), !dbg !9
  %1236 = shufflevector <4 x float> %1214, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1237 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1236, <16 x float> %1223, <16 x float> %1229), !dbg !9
  %1238 = shufflevector <4 x float> %1216, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1239 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1238, <16 x float> %1223, <16 x float> %1231), !dbg !9
  %1240 = shufflevector <4 x float> %1218, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1241 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1240, <16 x float> %1223, <16 x float> %1233), !dbg !9
  %1242 = shufflevector <4 x float> %1220, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1243 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1242, <16 x float> %1223, <16 x float> %1235), !dbg !9
  %1244 = shufflevector <4 x float> %1214, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1245 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1244, <16 x float> %1225, <16 x float> %1237), !dbg !9
  %1246 = shufflevector <4 x float> %1216, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1247 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1246, <16 x float> %1225, <16 x float> %1239), !dbg !9
  %1248 = shufflevector <4 x float> %1218, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1249 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1248, <16 x float> %1225, <16 x float> %1241), !dbg !9
  %1250 = shufflevector <4 x float> %1220, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1251 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1250, <16 x float> %1225, <16 x float> %1243), !dbg !9
  %1252 = shufflevector <4 x float> %1214, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1253 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1252, <16 x float> %1227, <16 x float> %1245), !dbg !9
  %1254 = shufflevector <4 x float> %1216, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1255 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1254, <16 x float> %1227, <16 x float> %1247), !dbg !9
  %1256 = shufflevector <4 x float> %1218, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1257 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1256, <16 x float> %1227, <16 x float> %1249), !dbg !9
  %1258 = shufflevector <4 x float> %1220, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1259 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1258, <16 x float> %1227, <16 x float> %1251), !dbg !9
  store <16 x float> %1253, ptr %1071, align 4, !dbg !9
  store <16 x float> %1255, ptr %1072, align 4, !dbg !9
  store <16 x float> %1257, ptr %1073, align 4, !dbg !9
  store <16 x float> %1259, ptr %1074, align 4, !dbg !9
  %1260 = getelementptr i8, ptr %18, i64 3392, !dbg !6
  %1261 = getelementptr i8, ptr %18, i64 4096, !dbg !6
  %1262 = getelementptr i8, ptr %18, i64 4160, !dbg !6
  %1263 = getelementptr i8, ptr %18, i64 4224, !dbg !6
  %1264 = getelementptr i8, ptr %18, i64 4480, !dbg !6
  %1265 = load <16 x float>, ptr %9, align 4, !dbg !12
  %1266 = load <16 x float>, ptr %10, align 4, !dbg !12
  br label %1267, !dbg !13

1267:                                             ; preds = %.preheader2, %1267
  %1268 = phi i64 [ 0, %.preheader2 ], [ %1300, %1267 ]
  %1269 = shl nuw nsw i64 %1268, 4, !dbg !13
  %1270 = getelementptr float, ptr %1071, i64 %1269, !dbg !13
  %1271 = load <16 x float>, ptr %1270, align 4, !dbg !13
  %1272 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1271), !dbg !13
  %.scalar69 = fmul float %1272, 6.250000e-02, !dbg !13
  %1273 = insertelement <16 x float> poison, float %.scalar69, i64 0, !dbg !13
  %1274 = shufflevector <16 x float> %1273, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1275 = fsub <16 x float> %1271, %1274, !dbg !13
  %1276 = getelementptr float, ptr %1264, i64 %1269, !dbg !13
  store <16 x float> %1275, ptr %1276, align 4, !dbg !13
  %1277 = fmul <16 x float> %1275, %1275, !dbg !13
  %1278 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1277), !dbg !13
  %.scalar70 = fmul float %1278, 6.250000e-02, !dbg !13
  %.scalar71 = fadd float %.scalar70, 0x3EB0C6F7A0000000, !dbg !13
  %.scalar72 = tail call float @llvm.sqrt.f32(float %.scalar71), !dbg !13
  %.scalar73 = fdiv float 1.000000e+00, %.scalar72, !dbg !13
  %1279 = insertelement <1 x float> poison, float %.scalar73, i64 0, !dbg !13
  %1280 = getelementptr float, ptr %1262, i64 %1268, !dbg !13
  store <1 x float> %1279, ptr %1280, align 4, !dbg !13
  %1281 = getelementptr float, ptr %1016, i64 %1269, !dbg !12
  %1282 = load <16 x float>, ptr %1281, align 4, !dbg !12
  %1283 = shufflevector <1 x float> %1279, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1284 = getelementptr float, ptr %1032, i64 %1269, !dbg !12
  %1285 = load <16 x float>, ptr %1284, align 4, !dbg !12
  %1286 = fmul <16 x float> %1275, %1283, !dbg !13
  %1287 = fmul <16 x float> %1265, %1286, !dbg !12
  %1288 = fadd <16 x float> %1282, %1287, !dbg !14
  %1289 = fadd <16 x float> %1266, %1288, !dbg !15
  %1290 = fsub <16 x float> %1289, %1285, !dbg !16
  %1291 = fmul <16 x float> %1265, %1290, !dbg !12
  %1292 = getelementptr float, ptr %1263, i64 %1269, !dbg !12
  store <16 x float> %1291, ptr %1292, align 4, !dbg !12
  %1293 = fmul <16 x float> %1275, %1291, !dbg !13
  %1294 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1293), !dbg !13
  %1295 = insertelement <1 x float> poison, float %1294, i64 0, !dbg !13
  %1296 = getelementptr float, ptr %1261, i64 %1268, !dbg !13
  store <1 x float> %1295, ptr %1296, align 4, !dbg !13
  %1297 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1291), !dbg !13
  %1298 = insertelement <1 x float> poison, float %1297, i64 0, !dbg !13
  %1299 = getelementptr float, ptr %1260, i64 %1268, !dbg !13
  store <1 x float> %1298, ptr %1299, align 4, !dbg !13
  %1300 = add nuw nsw i64 %1268, 1, !dbg !13
  %exitcond31.not = icmp eq i64 %1300, 4, !dbg !13
  br i1 %exitcond31.not, label %1301, label %1267, !dbg !13

1301:                                             ; preds = %1267
  %1302 = getelementptr i8, ptr %18, i64 4736, !dbg !6
  br label %1952, !dbg !17

.preheader1:                                      ; preds = %1952
  %1303 = getelementptr i8, ptr %18, i64 3648
  %1304 = getelementptr i8, ptr %18, i64 3712
  %1305 = getelementptr i8, ptr %18, i64 3776
  %.promoted18 = load <16 x float>, ptr %1067, align 4
  %.promoted19 = load <16 x float>, ptr %1303, align 4
  %.promoted20 = load <16 x float>, ptr %1304, align 4
  %.promoted21 = load <16 x float>, ptr %1305, align 4
  %1306 = load <4 x float>, ptr %993, align 4, !dbg !9
  %1307 = load <4 x float>, ptr %1003, align 4, !dbg !9
  %1308 = load <4 x float>, ptr %1009, align 4, !dbg !9
  %1309 = load <4 x float>, ptr %1015, align 4, !dbg !9
  %1310 = load <16 x float>, ptr %18, align 4, !dbg !9
  %1311 = load <16 x float>, ptr %23, align 4, !dbg !9
  %1312 = load <16 x float>, ptr %26, align 4, !dbg !9
  %1313 = load <16 x float>, ptr %29, align 4, !dbg !9
  %1314 = shufflevector <4 x float> %1306, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1315 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1314, <16 x float> %1310, <16 x float> %.promoted18), !dbg !9
  %1316 = shufflevector <4 x float> %1307, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1317 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1316, <16 x float> %1310, <16 x float> %.promoted19), !dbg !9
  %1318 = shufflevector <4 x float> %1308, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1319 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1318, <16 x float> %1310, <16 x float> %.promoted20), !dbg !9
  %1320 = shufflevector <4 x float> %1309, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1321 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1320, <16 x float> %1310, <16 x float> %.promoted21), !dbg !9
  %1322 = shufflevector <4 x float> %1306, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1323 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1322, <16 x float> %1311, <16 x float> %1315), !dbg !9
  %1324 = shufflevector <4 x float> %1307, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1325 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1324, <16 x float> %1311, <16 x float> %1317), !dbg !9
  %1326 = shufflevector <4 x float> %1308, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1327 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1326, <16 x float> %1311, <16 x float> %1319), !dbg !9
  %1328 = shufflevector <4 x float> %1309, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1329 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1328, <16 x float> %1311, <16 x float> %1321), !dbg !9
  %1330 = shufflevector <4 x float> %1306, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1331 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1330, <16 x float> %1312, <16 x float> %1323), !dbg !9
  %1332 = shufflevector <4 x float> %1307, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1333 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1332, <16 x float> %1312, <16 x float> %1325), !dbg !9
  %1334 = shufflevector <4 x float> %1308, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1335 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1334, <16 x float> %1312, <16 x float> %1327), !dbg !9
  %1336 = shufflevector <4 x float> %1309, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1337 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1336, <16 x float> %1312, <16 x float> %1329), !dbg !9
  %1338 = shufflevector <4 x float> %1306, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1339 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1338, <16 x float> %1313, <16 x float> %1331), !dbg !9
  %1340 = shufflevector <4 x float> %1307, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1341 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1340, <16 x float> %1313, <16 x float> %1333), !dbg !9
  %1342 = shufflevector <4 x float> %1308, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1343 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1342, <16 x float> %1313, <16 x float> %1335), !dbg !9
  %1344 = shufflevector <4 x float> %1309, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1344, <16 x float> %1313, <16 x float> %1337), !dbg !9
  %1346 = getelementptr i8, ptr %18, i64 2640, !dbg !9
  %1347 = load <4 x float>, ptr %1346, align 4, !dbg !9
  %1348 = getelementptr i8, ptr %18, i64 2704, !dbg !9
  %1349 = load <4 x float>, ptr %1348, align 4, !dbg !9
  %1350 = getelementptr i8, ptr %18, i64 2768, !dbg !9
  %1351 = load <4 x float>, ptr %1350, align 4, !dbg !9
  %1352 = getelementptr i8, ptr %18, i64 2832, !dbg !9
  %1353 = load <4 x float>, ptr %1352, align 4, !dbg !9
  %1354 = load <16 x float>, ptr %32, align 4, !dbg !9
  %1355 = load <16 x float>, ptr %1128, align 4, !dbg !9
  %1356 = load <16 x float>, ptr %1130, align 4, !dbg !9
  %1357 = load <16 x float>, ptr %1132, align 4, !dbg !9
  %1358 = shufflevector <4 x float> %1347, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1359 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1358, <16 x float> %1354, <16 x float> %1339), !dbg !9
  %1360 = shufflevector <4 x float> %1349, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1361 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1360, <16 x float> %1354, <16 x float> %1341), !dbg !9
  %1362 = shufflevector <4 x float> %1351, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1363 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1362, <16 x float> %1354, <16 x float> %1343), !dbg !9
  %1364 = shufflevector <4 x float> %1353, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1364, <16 x float> %1354, <16 x float> %1345), !dbg !9
  %1366 = shufflevector <4 x float> %1347, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1367 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1366, <16 x float> %1355, <16 x float> %1359), !dbg !9
  %1368 = shufflevector <4 x float> %1349, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1369 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1368, <16 x float> %1355, <16 x float> %1361), !dbg !9
  %1370 = shufflevector <4 x float> %1351, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1371 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1370, <16 x float> %1355, <16 x float> %1363), !dbg !9
  %1372 = shufflevector <4 x float> %1353, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1373 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1372, <16 x float> %1355, <16 x float> %1365), !dbg !9
  %1374 = shufflevector <4 x float> %1347, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1375 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1374, <16 x float> %1356, <16 x float> %1367), !dbg !9
  %1376 = shufflevector <4 x float> %1349, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1377 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1376, <16 x float> %1356, <16 x float> %1369), !dbg !9
  %1378 = shufflevector <4 x float> %1351, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1379 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1378, <16 x float> %1356, <16 x float> %1371), !dbg !9
  %1380 = shufflevector <4 x float> %1353, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1381 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1380, <16 x float> %1356, <16 x float> %1373), !dbg !9
  %1382 = shufflevector <4 x float> %1347, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1383 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1382, <16 x float> %1357, <16 x float> %1375), !dbg !9
  %1384 = shufflevector <4 x float> %1349, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1385 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1384, <16 x float> %1357, <16 x float> %1377), !dbg !9
  %1386 = shufflevector <4 x float> %1351, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1387 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1386, <16 x float> %1357, <16 x float> %1379), !dbg !9
  %1388 = shufflevector <4 x float> %1353, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1389 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1388, <16 x float> %1357, <16 x float> %1381), !dbg !9
  %1390 = getelementptr i8, ptr %18, i64 2656, !dbg !9
  %1391 = load <4 x float>, ptr %1390, align 4, !dbg !9
  %1392 = getelementptr i8, ptr %18, i64 2720, !dbg !9
  %1393 = load <4 x float>, ptr %1392, align 4, !dbg !9
  %1394 = getelementptr i8, ptr %18, i64 2784, !dbg !9
  %1395 = load <4 x float>, ptr %1394, align 4, !dbg !9
  %1396 = getelementptr i8, ptr %18, i64 2848, !dbg !9
  %1397 = load <4 x float>, ptr %1396, align 4, !dbg !9
  %1398 = load <16 x float>, ptr %44, align 4, !dbg !9
  %1399 = load <16 x float>, ptr %1175, align 4, !dbg !9
  %1400 = load <16 x float>, ptr %1177, align 4, !dbg !9
  %1401 = load <16 x float>, ptr %1179, align 4, !dbg !9
  %1402 = shufflevector <4 x float> %1391, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1403 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1402, <16 x float> %1398, <16 x float> %1383), !dbg !9
  %1404 = shufflevector <4 x float> %1393, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1405 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1404, <16 x float> %1398, <16 x float> %1385), !dbg !9
  %1406 = shufflevector <4 x float> %1395, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1407 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1406, <16 x float> %1398, <16 x float> %1387), !dbg !9
  %1408 = shufflevector <4 x float> %1397, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1409 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1408, <16 x float> %1398, <16 x float> %1389), !dbg !9
  %1410 = shufflevector <4 x float> %1391, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1411 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1410, <16 x float> %1399, <16 x float> %1403), !dbg !9
  %1412 = shufflevector <4 x float> %1393, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1413 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1412, <16 x float> %1399, <16 x float> %1405), !dbg !9
  %1414 = shufflevector <4 x float> %1395, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1415 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1414, <16 x float> %1399, <16 x float> %1407), !dbg !9
  %1416 = shufflevector <4 x float> %1397, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1417 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1416, <16 x float> %1399, <16 x float> %1409), !dbg !9
  %1418 = shufflevector <4 x float> %1391, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1419 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1418, <16 x float> %1400, <16 x float> %1411), !dbg !9
  %1420 = shufflevector <4 x float> %1393, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1421 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1420, <16 x float> %1400, <16 x float> %1413), !dbg !9
  %1422 = shufflevector <4 x float> %1395, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1423 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1422, <16 x float> %1400, <16 x float> %1415), !dbg !9
  %1424 = shufflevector <4 x float> %1397, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1425 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1424, <16 x float> %1400, <16 x float> %1417), !dbg !9
  %1426 = shufflevector <4 x float> %1391, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1427 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1426, <16 x float> %1401, <16 x float> %1419), !dbg !9
  %1428 = shufflevector <4 x float> %1393, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1429 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1428, <16 x float> %1401, <16 x float> %1421), !dbg !9
  %1430 = shufflevector <4 x float> %1395, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1431 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1430, <16 x float> %1401, <16 x float> %1423), !dbg !9
  %1432 = shufflevector <4 x float> %1397, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1433 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1432, <16 x float> %1401, <16 x float> %1425), !dbg !9
  %1434 = getelementptr i8, ptr %18, i64 2672, !dbg !9
  %1435 = load <4 x float>, ptr %1434, align 4, !dbg !9
  %1436 = getelementptr i8, ptr %18, i64 2736, !dbg !9
  %1437 = load <4 x float>, ptr %1436, align 4, !dbg !9
  %1438 = getelementptr i8, ptr %18, i64 2800, !dbg !9
  %1439 = load <4 x float>, ptr %1438, align 4, !dbg !9
  %1440 = getelementptr i8, ptr %18, i64 2864, !dbg !9
  %1441 = load <4 x float>, ptr %1440, align 4, !dbg !9
  %1442 = load <16 x float>, ptr %56, align 4, !dbg !9
  %1443 = load <16 x float>, ptr %1222, align 4, !dbg !9
  %1444 = load <16 x float>, ptr %1224, align 4, !dbg !9
  %1445 = load <16 x float>, ptr %1226, align 4, !dbg !9
  %1446 = shufflevector <4 x float> %1435, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1447 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1446, <16 x float> %1442, <16 x float> %1427), !dbg !9
  %1448 = shufflevector <4 x float> %1437, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1449 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1448, <16 x float> %1442, <16 x float> %1429), !dbg !9
  %1450 = shufflevector <4 x float> %1439, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1451 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1450, <16 x float> %1442, <16 x float> %1431), !dbg !9
  %1452 = shufflevector <4 x float> %1441, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %1453 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1452, <16 x float> %1442, <16 x float> %1433), !dbg !9
  %1454 = shufflevector <4 x float> %1435, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1455 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1454, <16 x float> %1443, <16 x float> %1447), !dbg !9
  %1456 = shufflevector <4 x float> %1437, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1457 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1456, <16 x float> %1443, <16 x float> %1449), !dbg !9
  %1458 = shufflevector <4 x float> %1439, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1459 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1458, <16 x float> %1443, <16 x float> %1451), !dbg !9
  %1460 = shufflevector <4 x float> %1441, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1461 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1460, <16 x float> %1443, <16 x float> %1453), !dbg !9
  %1462 = shufflevector <4 x float> %1435, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1463 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1462, <16 x float> %1444, <16 x float> %1455), !dbg !9
  %1464 = shufflevector <4 x float> %1437, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1465 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1464, <16 x float> %1444, <16 x float> %1457), !dbg !9
  %1466 = shufflevector <4 x float> %1439, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1467 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1466, <16 x float> %1444, <16 x float> %1459), !dbg !9
  %1468 = shufflevector <4 x float> %1441, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1469 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1468, <16 x float> %1444, <16 x float> %1461), !dbg !9
  %1470 = shufflevector <4 x float> %1435, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1471 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1470, <16 x float> %1445, <16 x float> %1463), !dbg !9
  %1472 = shufflevector <4 x float> %1437, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1473 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1472, <16 x float> %1445, <16 x float> %1465), !dbg !9
  %1474 = shufflevector <4 x float> %1439, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1475 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1474, <16 x float> %1445, <16 x float> %1467), !dbg !9
  %1476 = shufflevector <4 x float> %1441, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1477 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1476, <16 x float> %1445, <16 x float> %1469), !dbg !9
  store <16 x float> %1471, ptr %1067, align 4, !dbg !9
  store <16 x float> %1473, ptr %1303, align 4, !dbg !9
  store <16 x float> %1475, ptr %1304, align 4, !dbg !9
  store <16 x float> %1477, ptr %1305, align 4, !dbg !9
  %1478 = load <16 x float>, ptr %993, align 4, !dbg !9
  %1479 = getelementptr i8, ptr %18, i64 2688, !dbg !9
  %1480 = load <16 x float>, ptr %1479, align 4, !dbg !9
  %1481 = getelementptr i8, ptr %18, i64 2752, !dbg !9
  %1482 = load <16 x float>, ptr %1481, align 4, !dbg !9
  %1483 = getelementptr i8, ptr %18, i64 2816, !dbg !9
  %1484 = load <16 x float>, ptr %1483, align 4, !dbg !9
  %1485 = load <16 x float>, ptr %1016, align 4, !dbg !9
  %1486 = getelementptr i8, ptr %18, i64 2944, !dbg !9
  %1487 = load <16 x float>, ptr %1486, align 4, !dbg !9
  %1488 = getelementptr i8, ptr %18, i64 3008, !dbg !9
  %1489 = load <16 x float>, ptr %1488, align 4, !dbg !9
  %1490 = getelementptr i8, ptr %18, i64 3072, !dbg !9
  %1491 = load <16 x float>, ptr %1490, align 4, !dbg !9
  %1492 = shufflevector <16 x float> %1487, <16 x float> %1485, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %1493 = shufflevector <16 x float> %1489, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %1494 = shufflevector <64 x float> %1493, <64 x float> %1492, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %1495 = shufflevector <16 x float> %1491, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %1496 = shufflevector <64 x float> %1494, <64 x float> %1495, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !9
  %1497 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !9
  %1498 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !9
  %1499 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !9
  %1500 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !9
  %1501 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !9
  %1502 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !9
  %1503 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !9
  %1504 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !9
  %1505 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !9
  %1506 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !9
  %1507 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !9
  %1508 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !9
  %1509 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !9
  %1510 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !9
  %1511 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !9
  %1512 = shufflevector <64 x float> %1496, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !9
  %1513 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1514 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1513, <4 x float> %1497, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1515 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1516 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1515, <4 x float> %1497, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1517 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1518 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1517, <4 x float> %1497, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1519 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1520 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1519, <4 x float> %1497, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1521 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1522 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1521, <4 x float> %1498, <4 x float> %1514), !dbg !9
  %1523 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1524 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1523, <4 x float> %1498, <4 x float> %1516), !dbg !9
  %1525 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1526 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1525, <4 x float> %1498, <4 x float> %1518), !dbg !9
  %1527 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1528 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1527, <4 x float> %1498, <4 x float> %1520), !dbg !9
  %1529 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1530 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1529, <4 x float> %1499, <4 x float> %1522), !dbg !9
  %1531 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1532 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1531, <4 x float> %1499, <4 x float> %1524), !dbg !9
  %1533 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1534 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1533, <4 x float> %1499, <4 x float> %1526), !dbg !9
  %1535 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1536 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1535, <4 x float> %1499, <4 x float> %1528), !dbg !9
  %1537 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1538 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1537, <4 x float> %1500, <4 x float> %1530), !dbg !9
  %1539 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1540 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1539, <4 x float> %1500, <4 x float> %1532), !dbg !9
  %1541 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1542 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1541, <4 x float> %1500, <4 x float> %1534), !dbg !9
  %1543 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1544 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1543, <4 x float> %1500, <4 x float> %1536), !dbg !9
  %1545 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1546 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1545, <4 x float> %1501, <4 x float> %1538), !dbg !9
  %1547 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1548 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1547, <4 x float> %1501, <4 x float> %1540), !dbg !9
  %1549 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1550 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1549, <4 x float> %1501, <4 x float> %1542), !dbg !9
  %1551 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1552 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1551, <4 x float> %1501, <4 x float> %1544), !dbg !9
  %1553 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1554 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1553, <4 x float> %1502, <4 x float> %1546), !dbg !9
  %1555 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1556 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1555, <4 x float> %1502, <4 x float> %1548), !dbg !9
  %1557 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1558 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1557, <4 x float> %1502, <4 x float> %1550), !dbg !9
  %1559 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1560 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1559, <4 x float> %1502, <4 x float> %1552), !dbg !9
  %1561 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1562 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1561, <4 x float> %1503, <4 x float> %1554), !dbg !9
  %1563 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1564 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1563, <4 x float> %1503, <4 x float> %1556), !dbg !9
  %1565 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1566 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1565, <4 x float> %1503, <4 x float> %1558), !dbg !9
  %1567 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1568 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1567, <4 x float> %1503, <4 x float> %1560), !dbg !9
  %1569 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1570 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1569, <4 x float> %1504, <4 x float> %1562), !dbg !9
  %1571 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1572 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1571, <4 x float> %1504, <4 x float> %1564), !dbg !9
  %1573 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1574 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1573, <4 x float> %1504, <4 x float> %1566), !dbg !9
  %1575 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1576 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1575, <4 x float> %1504, <4 x float> %1568), !dbg !9
  %1577 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1578 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1577, <4 x float> %1505, <4 x float> %1570), !dbg !9
  %1579 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1580 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1579, <4 x float> %1505, <4 x float> %1572), !dbg !9
  %1581 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1582 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1581, <4 x float> %1505, <4 x float> %1574), !dbg !9
  %1583 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1584 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1583, <4 x float> %1505, <4 x float> %1576), !dbg !9
  %1585 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1586 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1585, <4 x float> %1506, <4 x float> %1578), !dbg !9
  %1587 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1588 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1587, <4 x float> %1506, <4 x float> %1580), !dbg !9
  %1589 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1590 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1589, <4 x float> %1506, <4 x float> %1582), !dbg !9
  %1591 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1592 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1591, <4 x float> %1506, <4 x float> %1584), !dbg !9
  %1593 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1594 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1593, <4 x float> %1507, <4 x float> %1586), !dbg !9
  %1595 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1596 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1595, <4 x float> %1507, <4 x float> %1588), !dbg !9
  %1597 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1598 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1597, <4 x float> %1507, <4 x float> %1590), !dbg !9
  %1599 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1600 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1599, <4 x float> %1507, <4 x float> %1592), !dbg !9
  %1601 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1602 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1601, <4 x float> %1508, <4 x float> %1594), !dbg !9
  %1603 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1604 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1603, <4 x float> %1508, <4 x float> %1596), !dbg !9
  %1605 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1606 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1605, <4 x float> %1508, <4 x float> %1598), !dbg !9
  %1607 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1608 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1607, <4 x float> %1508, <4 x float> %1600), !dbg !9
  %1609 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1610 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1609, <4 x float> %1509, <4 x float> %1602), !dbg !9
  %1611 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1612 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1611, <4 x float> %1509, <4 x float> %1604), !dbg !9
  %1613 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1614 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1613, <4 x float> %1509, <4 x float> %1606), !dbg !9
  %1615 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1616 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1615, <4 x float> %1509, <4 x float> %1608), !dbg !9
  %1617 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1618 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1617, <4 x float> %1510, <4 x float> %1610), !dbg !9
  %1619 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1620 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1619, <4 x float> %1510, <4 x float> %1612), !dbg !9
  %1621 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1622 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1621, <4 x float> %1510, <4 x float> %1614), !dbg !9
  %1623 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1624 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1623, <4 x float> %1510, <4 x float> %1616), !dbg !9
  %1625 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1626 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1625, <4 x float> %1511, <4 x float> %1618), !dbg !9
  %1627 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1628 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1627, <4 x float> %1511, <4 x float> %1620), !dbg !9
  %1629 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1630 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1629, <4 x float> %1511, <4 x float> %1622), !dbg !9
  %1631 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1632 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1631, <4 x float> %1511, <4 x float> %1624), !dbg !9
  %1633 = shufflevector <16 x float> %1478, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1634 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1633, <4 x float> %1512, <4 x float> %1626), !dbg !9
  %1635 = shufflevector <16 x float> %1480, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1636 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1635, <4 x float> %1512, <4 x float> %1628), !dbg !9
  %1637 = shufflevector <16 x float> %1482, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1638 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1637, <4 x float> %1512, <4 x float> %1630), !dbg !9
  %1639 = shufflevector <16 x float> %1484, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1640 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1639, <4 x float> %1512, <4 x float> %1632), !dbg !9
  %1641 = getelementptr i8, ptr %18, i64 4992, !dbg !9
  store <4 x float> %1634, ptr %1641, align 4, !dbg !9
  %1642 = getelementptr i8, ptr %18, i64 5008, !dbg !9
  store <4 x float> %1636, ptr %1642, align 4, !dbg !9
  %1643 = getelementptr i8, ptr %18, i64 5024, !dbg !9
  store <4 x float> %1638, ptr %1643, align 4, !dbg !9
  %1644 = getelementptr i8, ptr %18, i64 5040, !dbg !9
  store <4 x float> %1640, ptr %1644, align 4, !dbg !9
  %1645 = getelementptr i8, ptr %18, i64 5056, !dbg !10
  %1646 = load <1 x float>, ptr %1066, align 4, !dbg !10
  %1647 = shufflevector <1 x float> %1646, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1648 = fmul <4 x float> %1634, %1647, !dbg !10
  store <4 x float> %1648, ptr %1645, align 4, !dbg !10
  %1649 = getelementptr i8, ptr %18, i64 3524, !dbg !10
  %1650 = load <1 x float>, ptr %1649, align 4, !dbg !10
  %1651 = shufflevector <1 x float> %1650, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1652 = fmul <4 x float> %1636, %1651, !dbg !10
  %1653 = getelementptr i8, ptr %18, i64 5072, !dbg !10
  store <4 x float> %1652, ptr %1653, align 4, !dbg !10
  %1654 = getelementptr i8, ptr %18, i64 3528, !dbg !10
  %1655 = load <1 x float>, ptr %1654, align 4, !dbg !10
  %1656 = shufflevector <1 x float> %1655, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1657 = fmul <4 x float> %1638, %1656, !dbg !10
  %1658 = getelementptr i8, ptr %18, i64 5088, !dbg !10
  store <4 x float> %1657, ptr %1658, align 4, !dbg !10
  %1659 = getelementptr i8, ptr %18, i64 3532, !dbg !10
  %1660 = load <1 x float>, ptr %1659, align 4, !dbg !10
  %1661 = shufflevector <1 x float> %1660, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1662 = fmul <4 x float> %1640, %1661, !dbg !10
  %1663 = getelementptr i8, ptr %18, i64 5104, !dbg !10
  store <4 x float> %1662, ptr %1663, align 4, !dbg !10
  %1664 = getelementptr i8, ptr %18, i64 2368, !dbg !6
  %bc99 = bitcast <4 x float> %1648 to <4 x i32>, !dbg !11
  %1665 = extractelement <4 x i32> %bc99, i64 0, !dbg !11
  %1666 = bitcast i32 %1665 to <1 x float>, !dbg !11
  %1667 = load <16 x float>, ptr %1302, align 4, !dbg !11
  %1668 = load <16 x float>, ptr %1067, align 4, !dbg !11
  %1669 = shufflevector <1 x float> %1666, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1670 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1669, <16 x float> %1667, <16 x float> %1668), !dbg !11
  store <16 x float> %1670, ptr %1067, align 4, !dbg !11
  %bc100 = bitcast <4 x float> %1652 to <2 x i64>, !dbg !11
  %1671 = extractelement <2 x i64> %bc100, i64 0, !dbg !11
  %1672 = bitcast i64 %1671 to <2 x float>, !dbg !11
  %1673 = getelementptr i8, ptr %18, i64 4800, !dbg !11
  %1674 = load <16 x float>, ptr %1673, align 4, !dbg !11
  %1675 = load <16 x float>, ptr %1303, align 4, !dbg !11
  %1676 = shufflevector <2 x float> %1672, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1677 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1676, <16 x float> %1667, <16 x float> %1675), !dbg !11
  %1678 = shufflevector <2 x float> %1672, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1679 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1678, <16 x float> %1674, <16 x float> %1677), !dbg !11
  store <16 x float> %1679, ptr %1303, align 4, !dbg !11
  %1680 = getelementptr i8, ptr %18, i64 4864, !dbg !11
  %1681 = load <16 x float>, ptr %1680, align 4, !dbg !11
  %1682 = load <16 x float>, ptr %1304, align 4, !dbg !11
  %1683 = shufflevector <4 x float> %1657, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1684 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1683, <16 x float> %1667, <16 x float> %1682), !dbg !11
  %1685 = shufflevector <4 x float> %1657, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1686 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1685, <16 x float> %1674, <16 x float> %1684), !dbg !11
  %1687 = shufflevector <4 x float> %1657, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %1688 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1687, <16 x float> %1681, <16 x float> %1686), !dbg !11
  store <16 x float> %1688, ptr %1304, align 4, !dbg !11
  %1689 = getelementptr i8, ptr %18, i64 4928, !dbg !11
  %1690 = load <16 x float>, ptr %1689, align 4, !dbg !11
  %1691 = load <16 x float>, ptr %1305, align 4, !dbg !11
  %1692 = shufflevector <4 x float> %1662, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1693 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1692, <16 x float> %1667, <16 x float> %1691), !dbg !11
  %1694 = shufflevector <4 x float> %1662, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1695 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1694, <16 x float> %1674, <16 x float> %1693), !dbg !11
  %1696 = shufflevector <4 x float> %1662, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %1697 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1696, <16 x float> %1681, <16 x float> %1695), !dbg !11
  %1698 = shufflevector <4 x float> %1662, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !11
  %1699 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1698, <16 x float> %1690, <16 x float> %1697), !dbg !11
  store <16 x float> %1699, ptr %1305, align 4, !dbg !11
  %1700 = getelementptr i8, ptr %18, i64 5120, !dbg !6
  %1701 = load <16 x float>, ptr %9, align 4, !dbg !17
  %1702 = load <16 x float>, ptr %10, align 4, !dbg !17
  %1703 = getelementptr inbounds nuw float, ptr %1066, i64 %992
  %1704 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1670), !dbg !13
  %.scalar75 = fmul float %1704, 6.250000e-02, !dbg !13
  %1705 = insertelement <16 x float> poison, float %.scalar75, i64 0, !dbg !13
  %1706 = shufflevector <16 x float> %1705, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1707 = fsub <16 x float> %1670, %1706, !dbg !13
  %1708 = fmul <16 x float> %1707, %1707, !dbg !13
  %1709 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1708), !dbg !13
  %1710 = load <16 x float>, ptr %993, align 4, !dbg !17
  %.scalar76 = fmul float %1709, 6.250000e-02, !dbg !13
  %.scalar77 = fadd float %.scalar76, 0x3EB0C6F7A0000000
  %.scalar78 = tail call float @llvm.sqrt.f32(float %.scalar77), !dbg !13
  %.scalar79 = fdiv float 1.000000e+00, %.scalar78, !dbg !13
  %1711 = insertelement <16 x float> poison, float %.scalar79, i64 0, !dbg !13
  %1712 = shufflevector <16 x float> %1711, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1713 = fmul <16 x float> %1707, %1712, !dbg !13
  %1714 = fmul <16 x float> %1701, %1713, !dbg !12
  %1715 = fadd <16 x float> %1710, %1714, !dbg !12
  %1716 = fadd <16 x float> %1702, %1715, !dbg !18
  store <16 x float> %1716, ptr %1664, align 4, !dbg !18
  %1717 = load float, ptr %1703, align 4, !dbg !11
  %1718 = insertelement <16 x float> poison, float %1717, i64 0, !dbg !11
  %1719 = shufflevector <16 x float> %1718, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1720 = fmul <16 x float> %1667, %1719, !dbg !11
  store <16 x float> %1720, ptr %1700, align 4, !dbg !11
  %1721 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1679), !dbg !13
  %.scalar80 = fmul float %1721, 6.250000e-02, !dbg !13
  %1722 = insertelement <16 x float> poison, float %.scalar80, i64 0, !dbg !13
  %1723 = shufflevector <16 x float> %1722, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1724 = fsub <16 x float> %1679, %1723, !dbg !13
  %1725 = fmul <16 x float> %1724, %1724, !dbg !13
  %1726 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1725), !dbg !13
  %1727 = load <16 x float>, ptr %1003, align 4, !dbg !17
  %.scalar81 = fmul float %1726, 6.250000e-02, !dbg !13
  %.scalar82 = fadd float %.scalar81, 0x3EB0C6F7A0000000
  %.scalar83 = tail call float @llvm.sqrt.f32(float %.scalar82), !dbg !13
  %.scalar84 = fdiv float 1.000000e+00, %.scalar83, !dbg !13
  %1728 = insertelement <16 x float> poison, float %.scalar84, i64 0, !dbg !13
  %1729 = shufflevector <16 x float> %1728, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1730 = fmul <16 x float> %1724, %1729, !dbg !13
  %1731 = fmul <16 x float> %1701, %1730, !dbg !12
  %1732 = fadd <16 x float> %1727, %1731, !dbg !12
  %1733 = fadd <16 x float> %1702, %1732, !dbg !18
  %1734 = getelementptr i8, ptr %18, i64 2432, !dbg !18
  store <16 x float> %1733, ptr %1734, align 4, !dbg !18
  %1735 = getelementptr i8, ptr %18, i64 4800, !dbg !11
  %1736 = fmul <16 x float> %1674, %1719, !dbg !11
  %1737 = getelementptr i8, ptr %18, i64 5184, !dbg !11
  store <16 x float> %1736, ptr %1737, align 4, !dbg !11
  %1738 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1688), !dbg !13
  %.scalar85 = fmul float %1738, 6.250000e-02, !dbg !13
  %1739 = insertelement <16 x float> poison, float %.scalar85, i64 0, !dbg !13
  %1740 = shufflevector <16 x float> %1739, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1741 = fsub <16 x float> %1688, %1740, !dbg !13
  %1742 = fmul <16 x float> %1741, %1741, !dbg !13
  %1743 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1742), !dbg !13
  %1744 = load <16 x float>, ptr %1009, align 4, !dbg !17
  %.scalar86 = fmul float %1743, 6.250000e-02, !dbg !13
  %.scalar87 = fadd float %.scalar86, 0x3EB0C6F7A0000000
  %.scalar88 = tail call float @llvm.sqrt.f32(float %.scalar87), !dbg !13
  %.scalar89 = fdiv float 1.000000e+00, %.scalar88, !dbg !13
  %1745 = insertelement <16 x float> poison, float %.scalar89, i64 0, !dbg !13
  %1746 = shufflevector <16 x float> %1745, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1747 = fmul <16 x float> %1741, %1746, !dbg !13
  %1748 = fmul <16 x float> %1701, %1747, !dbg !12
  %1749 = fadd <16 x float> %1744, %1748, !dbg !12
  %1750 = fadd <16 x float> %1702, %1749, !dbg !18
  %1751 = getelementptr i8, ptr %18, i64 2496, !dbg !18
  store <16 x float> %1750, ptr %1751, align 4, !dbg !18
  %1752 = getelementptr i8, ptr %18, i64 4864, !dbg !11
  %1753 = fmul <16 x float> %1681, %1719, !dbg !11
  %1754 = getelementptr i8, ptr %18, i64 5248, !dbg !11
  store <16 x float> %1753, ptr %1754, align 4, !dbg !11
  %1755 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1699), !dbg !13
  %.scalar90 = fmul float %1755, 6.250000e-02, !dbg !13
  %1756 = insertelement <16 x float> poison, float %.scalar90, i64 0, !dbg !13
  %1757 = shufflevector <16 x float> %1756, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1758 = fsub <16 x float> %1699, %1757, !dbg !13
  %1759 = fmul <16 x float> %1758, %1758, !dbg !13
  %1760 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1759), !dbg !13
  %1761 = load <16 x float>, ptr %1015, align 4, !dbg !17
  %.scalar91 = fmul float %1760, 6.250000e-02, !dbg !13
  %.scalar92 = fadd float %.scalar91, 0x3EB0C6F7A0000000
  %.scalar93 = tail call float @llvm.sqrt.f32(float %.scalar92), !dbg !13
  %.scalar94 = fdiv float 1.000000e+00, %.scalar93, !dbg !13
  %1762 = insertelement <16 x float> poison, float %.scalar94, i64 0, !dbg !13
  %1763 = shufflevector <16 x float> %1762, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1764 = fmul <16 x float> %1758, %1763, !dbg !13
  %1765 = fmul <16 x float> %1701, %1764, !dbg !12
  %1766 = fadd <16 x float> %1761, %1765, !dbg !12
  %1767 = fadd <16 x float> %1702, %1766, !dbg !18
  %1768 = getelementptr i8, ptr %18, i64 2560, !dbg !18
  store <16 x float> %1767, ptr %1768, align 4, !dbg !18
  %1769 = getelementptr i8, ptr %18, i64 4928, !dbg !11
  %1770 = load <16 x float>, ptr %1769, align 4, !dbg !11
  %1771 = fmul <16 x float> %1770, %1719, !dbg !11
  %1772 = getelementptr i8, ptr %18, i64 5312, !dbg !11
  store <16 x float> %1771, ptr %1772, align 4, !dbg !11
  %1773 = getelementptr i8, ptr %18, i64 5184
  %1774 = getelementptr i8, ptr %18, i64 5248
  %1775 = load <8 x float>, ptr %1016, align 4, !dbg !19
  %1776 = load <8 x float>, ptr %1023, align 4, !dbg !19
  %1777 = load <8 x float>, ptr %1027, align 4, !dbg !19
  %1778 = load <8 x float>, ptr %1031, align 4, !dbg !19
  %1779 = load <16 x float>, ptr %18, align 4, !dbg !19
  %1780 = load <16 x float>, ptr %23, align 4, !dbg !19
  %1781 = load <16 x float>, ptr %26, align 4, !dbg !19
  %1782 = load <16 x float>, ptr %29, align 4, !dbg !19
  %1783 = load <16 x float>, ptr %32, align 4, !dbg !19
  %1784 = load <16 x float>, ptr %35, align 4, !dbg !19
  %1785 = load <16 x float>, ptr %38, align 4, !dbg !19
  %1786 = load <16 x float>, ptr %41, align 4, !dbg !19
  %1787 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1788 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1787, <16 x float> %1720, <16 x float> %1779), !dbg !19
  %1789 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1790 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1789, <16 x float> %1720, <16 x float> %1780), !dbg !19
  %1791 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1792 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1791, <16 x float> %1720, <16 x float> %1781), !dbg !19
  %1793 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1794 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1793, <16 x float> %1720, <16 x float> %1782), !dbg !19
  %1795 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1796 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1795, <16 x float> %1720, <16 x float> %1783), !dbg !19
  %1797 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1798 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1797, <16 x float> %1720, <16 x float> %1784), !dbg !19
  %1799 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1800 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1799, <16 x float> %1720, <16 x float> %1785), !dbg !19
  %1801 = shufflevector <8 x float> %1775, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1802 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1801, <16 x float> %1720, <16 x float> %1786), !dbg !19
  %1803 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1804 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1803, <16 x float> %1736, <16 x float> %1788), !dbg !19
  %1805 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1806 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1805, <16 x float> %1736, <16 x float> %1790), !dbg !19
  %1807 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1808 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1807, <16 x float> %1736, <16 x float> %1792), !dbg !19
  %1809 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1810 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1809, <16 x float> %1736, <16 x float> %1794), !dbg !19
  %1811 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1812 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1811, <16 x float> %1736, <16 x float> %1796), !dbg !19
  %1813 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1814 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1813, <16 x float> %1736, <16 x float> %1798), !dbg !19
  %1815 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1816 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1815, <16 x float> %1736, <16 x float> %1800), !dbg !19
  %1817 = shufflevector <8 x float> %1776, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1818 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1817, <16 x float> %1736, <16 x float> %1802), !dbg !19
  %1819 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1820 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1819, <16 x float> %1753, <16 x float> %1804), !dbg !19
  %1821 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1822 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1821, <16 x float> %1753, <16 x float> %1806), !dbg !19
  %1823 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1824 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1823, <16 x float> %1753, <16 x float> %1808), !dbg !19
  %1825 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1826 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1825, <16 x float> %1753, <16 x float> %1810), !dbg !19
  %1827 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1828 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1827, <16 x float> %1753, <16 x float> %1812), !dbg !19
  %1829 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1830 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1829, <16 x float> %1753, <16 x float> %1814), !dbg !19
  %1831 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1832 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1831, <16 x float> %1753, <16 x float> %1816), !dbg !19
  %1833 = shufflevector <8 x float> %1777, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1834 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1833, <16 x float> %1753, <16 x float> %1818), !dbg !19
  %1835 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1836 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1835, <16 x float> %1771, <16 x float> %1820), !dbg !19
  %1837 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1838 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1837, <16 x float> %1771, <16 x float> %1822), !dbg !19
  %1839 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1840 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1839, <16 x float> %1771, <16 x float> %1824), !dbg !19
  %1841 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1842 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1841, <16 x float> %1771, <16 x float> %1826), !dbg !19
  %1843 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1844 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1843, <16 x float> %1771, <16 x float> %1828), !dbg !19
  %1845 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1846 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1845, <16 x float> %1771, <16 x float> %1830), !dbg !19
  %1847 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1848 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1847, <16 x float> %1771, <16 x float> %1832), !dbg !19
  %1849 = shufflevector <8 x float> %1778, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1850 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1849, <16 x float> %1771, <16 x float> %1834), !dbg !19
  store <16 x float> %1836, ptr %18, align 4, !dbg !19
  store <16 x float> %1838, ptr %23, align 4, !dbg !19
  store <16 x float> %1840, ptr %26, align 4, !dbg !19
  store <16 x float> %1842, ptr %29, align 4, !dbg !19
  store <16 x float> %1844, ptr %32, align 4, !dbg !19
  store <16 x float> %1846, ptr %35, align 4, !dbg !19
  store <16 x float> %1848, ptr %38, align 4, !dbg !19
  store <16 x float> %1850, ptr %41, align 4, !dbg !19
  %1851 = load <8 x float>, ptr %1166, align 4, !dbg !19
  %1852 = load <8 x float>, ptr %1168, align 4, !dbg !19
  %1853 = load <8 x float>, ptr %1170, align 4, !dbg !19
  %1854 = load <8 x float>, ptr %1172, align 4, !dbg !19
  %1855 = load <16 x float>, ptr %1700, align 4, !dbg !19
  %1856 = load <16 x float>, ptr %1773, align 4, !dbg !19
  %1857 = load <16 x float>, ptr %1774, align 4, !dbg !19
  %1858 = load <16 x float>, ptr %44, align 4, !dbg !19
  %1859 = load <16 x float>, ptr %1175, align 4, !dbg !19
  %1860 = load <16 x float>, ptr %1177, align 4, !dbg !19
  %1861 = load <16 x float>, ptr %1179, align 4, !dbg !19
  %1862 = getelementptr i8, ptr %18, i64 768, !dbg !19
  %1863 = load <16 x float>, ptr %1862, align 4, !dbg !19
  %1864 = getelementptr i8, ptr %18, i64 832, !dbg !19
  %1865 = load <16 x float>, ptr %1864, align 4, !dbg !19
  %1866 = getelementptr i8, ptr %18, i64 896, !dbg !19
  %1867 = load <16 x float>, ptr %1866, align 4, !dbg !19
  %1868 = getelementptr i8, ptr %18, i64 960, !dbg !19
  %1869 = load <16 x float>, ptr %1868, align 4, !dbg !19
  %1870 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1871 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1870, <16 x float> %1855, <16 x float> %1858), !dbg !19
  %1872 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1873 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1872, <16 x float> %1855, <16 x float> %1859), !dbg !19
  %1874 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1875 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1874, <16 x float> %1855, <16 x float> %1860), !dbg !19
  %1876 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1877 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1876, <16 x float> %1855, <16 x float> %1861), !dbg !19
  %1878 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1879 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1878, <16 x float> %1855, <16 x float> %1863), !dbg !19
  %1880 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1881 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1880, <16 x float> %1855, <16 x float> %1865), !dbg !19
  %1882 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1883 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1882, <16 x float> %1855, <16 x float> %1867), !dbg !19
  %1884 = shufflevector <8 x float> %1851, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1885 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1884, <16 x float> %1855, <16 x float> %1869), !dbg !19
  %1886 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1887 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1886, <16 x float> %1856, <16 x float> %1871), !dbg !19
  %1888 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1889 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1888, <16 x float> %1856, <16 x float> %1873), !dbg !19
  %1890 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1891 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1890, <16 x float> %1856, <16 x float> %1875), !dbg !19
  %1892 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1893 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1892, <16 x float> %1856, <16 x float> %1877), !dbg !19
  %1894 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1895 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1894, <16 x float> %1856, <16 x float> %1879), !dbg !19
  %1896 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1897 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1896, <16 x float> %1856, <16 x float> %1881), !dbg !19
  %1898 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1899 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1898, <16 x float> %1856, <16 x float> %1883), !dbg !19
  %1900 = shufflevector <8 x float> %1852, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1901 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1900, <16 x float> %1856, <16 x float> %1885), !dbg !19
  %1902 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1903 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1902, <16 x float> %1857, <16 x float> %1887), !dbg !19
  %1904 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1905 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1904, <16 x float> %1857, <16 x float> %1889), !dbg !19
  %1906 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1907 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1906, <16 x float> %1857, <16 x float> %1891), !dbg !19
  %1908 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1909 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1908, <16 x float> %1857, <16 x float> %1893), !dbg !19
  %1910 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1911 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1910, <16 x float> %1857, <16 x float> %1895), !dbg !19
  %1912 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1913 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1912, <16 x float> %1857, <16 x float> %1897), !dbg !19
  %1914 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1915 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1914, <16 x float> %1857, <16 x float> %1899), !dbg !19
  %1916 = shufflevector <8 x float> %1853, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1917 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1916, <16 x float> %1857, <16 x float> %1901), !dbg !19
  %1918 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1919 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1918, <16 x float> %1771, <16 x float> %1903), !dbg !19
  %1920 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1921 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1920, <16 x float> %1771, <16 x float> %1905), !dbg !19
  %1922 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1923 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1922, <16 x float> %1771, <16 x float> %1907), !dbg !19
  %1924 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1925 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1924, <16 x float> %1771, <16 x float> %1909), !dbg !19
  %1926 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1927 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1926, <16 x float> %1771, <16 x float> %1911), !dbg !19
  %1928 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1929 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1928, <16 x float> %1771, <16 x float> %1913), !dbg !19
  %1930 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1931 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1930, <16 x float> %1771, <16 x float> %1915), !dbg !19
  %1932 = shufflevector <8 x float> %1854, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1933 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1932, <16 x float> %1771, <16 x float> %1917), !dbg !19
  store <16 x float> %1919, ptr %44, align 4, !dbg !19
  store <16 x float> %1921, ptr %1175, align 4, !dbg !19
  store <16 x float> %1923, ptr %1177, align 4, !dbg !19
  store <16 x float> %1925, ptr %1179, align 4, !dbg !19
  store <16 x float> %1927, ptr %1862, align 4, !dbg !19
  store <16 x float> %1929, ptr %1864, align 4, !dbg !19
  store <16 x float> %1931, ptr %1866, align 4, !dbg !19
  store <16 x float> %1933, ptr %1868, align 4, !dbg !19
  %1934 = getelementptr i8, ptr %18, i64 5376, !dbg !11
  %1935 = load <16 x float>, ptr %1302, align 4, !dbg !19
  %1936 = fadd <16 x float> %1935, zeroinitializer, !dbg !19
  %1937 = load <16 x float>, ptr %1735, align 4, !dbg !19
  %1938 = fadd <16 x float> %1937, %1936, !dbg !19
  %1939 = load <16 x float>, ptr %1752, align 4, !dbg !19
  %1940 = fadd <16 x float> %1939, %1938, !dbg !19
  %1941 = load <16 x float>, ptr %1769, align 4, !dbg !19
  %1942 = fadd <16 x float> %1941, %1940, !dbg !19
  store <16 x float> %1942, ptr %1934, align 4, !dbg !19
  %1943 = load float, ptr %1703, align 4, !dbg !19
  %1944 = insertelement <16 x float> poison, float %1943, i64 0, !dbg !19
  %1945 = shufflevector <16 x float> %1944, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1946 = load <16 x float>, ptr %68, align 4, !dbg !19
  %1947 = fmul <16 x float> %1942, %1945, !dbg !19
  %1948 = fadd <16 x float> %1946, %1947, !dbg !19
  store <16 x float> %1948, ptr %68, align 4, !dbg !19
  %1949 = load <16 x float>, ptr %1664, align 4, !dbg !6
  %1950 = mul i64 %67, %17, !dbg !6
  %1951 = getelementptr float, ptr %16, i64 %1950, !dbg !6
  store <16 x float> %1949, ptr %1951, align 4, !dbg !6
  %exitcond36.not = icmp eq i64 %66, 1, !dbg !6
  br i1 %exitcond36.not, label %.loopexit, label %1991, !dbg !6

1952:                                             ; preds = %1301, %1952
  %1953 = phi i64 [ 0, %1301 ], [ %1990, %1952 ]
  %1954 = shl nuw nsw i64 %1953, 4, !dbg !17
  %1955 = getelementptr float, ptr %1263, i64 %1954, !dbg !17
  %1956 = load <16 x float>, ptr %1955, align 4, !dbg !17
  %1957 = getelementptr float, ptr %1262, i64 %1953, !dbg !17
  %1958 = load <1 x float>, ptr %1957, align 4, !dbg !17
  %1959 = shufflevector <1 x float> %1958, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %1960 = getelementptr float, ptr %1261, i64 %1953, !dbg !17
  %1961 = load <1 x float>, ptr %1960, align 4, !dbg !17
  %1962 = shufflevector <1 x float> %1961, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %1963 = getelementptr float, ptr %1264, i64 %1954, !dbg !17
  %1964 = load <16 x float>, ptr %1963, align 4, !dbg !17
  %1965 = getelementptr float, ptr %1260, i64 %1953, !dbg !17
  %1966 = load <1 x float>, ptr %1965, align 4, !dbg !17
  %1967 = getelementptr float, ptr %1048, i64 %1953, !dbg !17
  %1968 = load <1 x float>, ptr %1967, align 4, !dbg !17
  %1969 = shufflevector <1 x float> %1968, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %1970 = fmul <1 x float> %1958, %1958, !dbg !13
  %1971 = fmul <16 x float> %1962, splat (float 5.000000e-01), !dbg !13
  %1972 = fmul <1 x float> %1958, %1970, !dbg !13
  %1973 = shufflevector <1 x float> %1972, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1974 = fmul <16 x float> %1971, %1973, !dbg !13
  %1975 = fmul <16 x float> %1974, splat (float 6.250000e-02), !dbg !13
  %1976 = fmul <16 x float> %1964, %1975, !dbg !13
  %1977 = fmul <16 x float> %1976, splat (float 2.000000e+00), !dbg !13
  %1978 = fmul <16 x float> %1956, %1959, !dbg !13
  %1979 = fneg <1 x float> %1958, !dbg !13
  %1980 = fmul <1 x float> %1966, %1979, !dbg !13
  %1981 = shufflevector <1 x float> %1980, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %.scalar74 = icmp samesign ult i64 %1953, %66, !dbg !11
  %1982 = insertelement <16 x i1> poison, i1 %.scalar74, i64 0, !dbg !11
  %1983 = shufflevector <16 x i1> %1982, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !11
  %1984 = select <16 x i1> %1983, <16 x float> %1969, <16 x float> zeroinitializer, !dbg !11
  %1985 = fmul <16 x float> %1981, splat (float 6.250000e-02), !dbg !13
  %1986 = fsub <16 x float> %1978, %1977, !dbg !13
  %1987 = fadd <16 x float> %1985, %1986, !dbg !11
  %1988 = fmul <16 x float> %1984, %1987, !dbg !11
  %1989 = getelementptr float, ptr %1302, i64 %1954, !dbg !11
  store <16 x float> %1988, ptr %1989, align 4, !dbg !11
  %1990 = add nuw nsw i64 %1953, 1, !dbg !17
  %exitcond32.not = icmp eq i64 %1990, 4, !dbg !17
  br i1 %exitcond32.not, label %.preheader1, label %1952, !dbg !17

1991:                                             ; preds = %.preheader1
  %1992 = or disjoint i64 %67, 1, !dbg !6
  %1993 = getelementptr i8, ptr %18, i64 2432, !dbg !6
  %1994 = load <16 x float>, ptr %1993, align 4, !dbg !6
  %1995 = mul i64 %1992, %17, !dbg !6
  %1996 = getelementptr float, ptr %16, i64 %1995, !dbg !6
  store <16 x float> %1994, ptr %1996, align 4, !dbg !6
  %exitcond36.not.1 = icmp eq i64 %66, 2, !dbg !6
  br i1 %exitcond36.not.1, label %.loopexit, label %1997, !dbg !6

1997:                                             ; preds = %1991
  %1998 = or disjoint i64 %67, 2, !dbg !6
  %1999 = getelementptr i8, ptr %18, i64 2496, !dbg !6
  %2000 = load <16 x float>, ptr %1999, align 4, !dbg !6
  %2001 = mul i64 %1998, %17, !dbg !6
  %2002 = getelementptr float, ptr %16, i64 %2001, !dbg !6
  store <16 x float> %2000, ptr %2002, align 4, !dbg !6
  br label %.loopexit, !dbg !6

.loopexit:                                        ; preds = %.preheader1, %1991, %1997, %._crit_edge
  %2003 = load <16 x float>, ptr %18, align 4, !dbg !20
  store <16 x float> %2003, ptr %14, align 4, !dbg !20
  %2004 = load <16 x float>, ptr %23, align 4, !dbg !20
  %2005 = getelementptr i8, ptr %14, i64 64, !dbg !20
  store <16 x float> %2004, ptr %2005, align 4, !dbg !20
  %2006 = load <16 x float>, ptr %26, align 4, !dbg !20
  %2007 = getelementptr i8, ptr %14, i64 128, !dbg !20
  store <16 x float> %2006, ptr %2007, align 4, !dbg !20
  %2008 = load <16 x float>, ptr %29, align 4, !dbg !20
  %2009 = getelementptr i8, ptr %14, i64 192, !dbg !20
  store <16 x float> %2008, ptr %2009, align 4, !dbg !20
  %2010 = load <16 x float>, ptr %32, align 4, !dbg !20
  %2011 = getelementptr i8, ptr %14, i64 256, !dbg !20
  store <16 x float> %2010, ptr %2011, align 4, !dbg !20
  %2012 = load <16 x float>, ptr %35, align 4, !dbg !20
  %2013 = getelementptr i8, ptr %14, i64 320, !dbg !20
  store <16 x float> %2012, ptr %2013, align 4, !dbg !20
  %2014 = load <16 x float>, ptr %38, align 4, !dbg !20
  %2015 = getelementptr i8, ptr %14, i64 384, !dbg !20
  store <16 x float> %2014, ptr %2015, align 4, !dbg !20
  %2016 = load <16 x float>, ptr %41, align 4, !dbg !20
  %2017 = getelementptr i8, ptr %14, i64 448, !dbg !20
  store <16 x float> %2016, ptr %2017, align 4, !dbg !20
  %2018 = load <16 x float>, ptr %44, align 4, !dbg !20
  %2019 = getelementptr i8, ptr %14, i64 512, !dbg !20
  store <16 x float> %2018, ptr %2019, align 4, !dbg !20
  %2020 = load <16 x float>, ptr %47, align 4, !dbg !20
  %2021 = getelementptr i8, ptr %14, i64 576, !dbg !20
  store <16 x float> %2020, ptr %2021, align 4, !dbg !20
  %2022 = load <16 x float>, ptr %50, align 4, !dbg !20
  %2023 = getelementptr i8, ptr %14, i64 640, !dbg !20
  store <16 x float> %2022, ptr %2023, align 4, !dbg !20
  %2024 = load <16 x float>, ptr %53, align 4, !dbg !20
  %2025 = getelementptr i8, ptr %14, i64 704, !dbg !20
  store <16 x float> %2024, ptr %2025, align 4, !dbg !20
  %2026 = load <16 x float>, ptr %56, align 4, !dbg !20
  %2027 = getelementptr i8, ptr %14, i64 768, !dbg !20
  store <16 x float> %2026, ptr %2027, align 4, !dbg !20
  %2028 = load <16 x float>, ptr %59, align 4, !dbg !20
  %2029 = getelementptr i8, ptr %14, i64 832, !dbg !20
  store <16 x float> %2028, ptr %2029, align 4, !dbg !20
  %2030 = load <16 x float>, ptr %62, align 4, !dbg !20
  %2031 = getelementptr i8, ptr %14, i64 896, !dbg !20
  store <16 x float> %2030, ptr %2031, align 4, !dbg !20
  %2032 = load <16 x float>, ptr %65, align 4, !dbg !20
  %2033 = getelementptr i8, ptr %14, i64 960, !dbg !20
  store <16 x float> %2032, ptr %2033, align 4, !dbg !20
  %2034 = load <16 x float>, ptr %68, align 4, !dbg !20
  store <16 x float> %2034, ptr %15, align 4, !dbg !20
  ret void, !dbg !20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @tttc.task.ttt_linear(ptr readonly captures(none) %0, ptr initializes((0, 1088)) %1) #3 {
entry:
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr i8, ptr %0, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr i8, ptr %0, i64 56
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr i8, ptr %0, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr i8, ptr %0, i64 72
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr i8, ptr %0, i64 80
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8
  %.elt1.i = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !21
  %.unpack2.i = load ptr, ptr %.elt1.i, align 8, !dbg !21
  %.elt5.i = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !21
  %.unpack6.unpack.i = load i64, ptr %.elt5.i, align 8, !dbg !21
  %.elt7.i = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !21
  %.unpack8.unpack.i = load i64, ptr %.elt7.i, align 8, !dbg !21
  %.elt16.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !21
  %.unpack17.i = load ptr, ptr %.elt16.i, align 8, !dbg !21
  %.elt22.i = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !21
  %.unpack23.unpack.i = load i64, ptr %.elt22.i, align 8, !dbg !21
  %.elt31.i = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !21
  %.unpack32.i = load ptr, ptr %.elt31.i, align 8, !dbg !21
  %.elt37.i = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !21
  %.unpack38.unpack.i = load i64, ptr %.elt37.i, align 8, !dbg !21
  %.elt46.i = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !21
  %.unpack47.i = load ptr, ptr %.elt46.i, align 8, !dbg !21
  %.elt52.i = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !21
  %.unpack53.unpack.i = load i64, ptr %.elt52.i, align 8, !dbg !21
  %.elt57.i = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !21
  %.unpack58.i = load ptr, ptr %.elt57.i, align 8, !dbg !21
  %.elt68.i = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !21
  %.unpack69.i = load ptr, ptr %.elt68.i, align 8, !dbg !21
  %.elt79.i = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !21
  %.unpack80.i = load ptr, ptr %.elt79.i, align 8, !dbg !21
  %.elt90.i = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !21
  %.unpack91.i = load ptr, ptr %.elt90.i, align 8, !dbg !21
  %.elt105.i = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !21
  %.unpack106.i = load ptr, ptr %.elt105.i, align 8, !dbg !21
  %.elt116.i = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !21
  %.unpack117.i = load ptr, ptr %.elt116.i, align 8, !dbg !21
  %.elt131.i = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !21
  %.unpack132.i = load ptr, ptr %.elt131.i, align 8, !dbg !21
  %.elt142.i = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !21
  %.unpack143.i = load ptr, ptr %.elt142.i, align 8, !dbg !21
  %.elt148.i = getelementptr inbounds nuw i8, ptr %24, i64 40, !dbg !21
  %.unpack149.unpack.i = load i64, ptr %.elt148.i, align 8, !dbg !21
  tail call fastcc void @ttt_linear(ptr %.unpack2.i, i64 %.unpack6.unpack.i, i64 %.unpack8.unpack.i, ptr %.unpack17.i, i64 %.unpack23.unpack.i, ptr %.unpack32.i, i64 %.unpack38.unpack.i, ptr %.unpack47.i, i64 %.unpack53.unpack.i, ptr %.unpack58.i, ptr %.unpack69.i, ptr %.unpack80.i, ptr %.unpack91.i, ptr %.unpack106.i, ptr %.unpack117.i, ptr %.unpack132.i, ptr %.unpack143.i, i64 %.unpack149.unpack.i, ptr %1), !dbg !21
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "ttt_linear.ttt", directory: "dsl/examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "ttt_linear", linkageName: "ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!5 = !{}
!6 = !DILocation(line: 15, column: 3, scope: !3)
!7 = !DILocation(line: 7, column: 16, scope: !3)
!8 = !DILocation(line: 9, column: 11, scope: !3)
!9 = !DILocation(line: 11, column: 37, scope: !3)
!10 = !DILocation(line: 20, column: 17, scope: !3)
!11 = !DILocation(line: 11, column: 42, scope: !3)
!12 = !DILocation(line: 11, column: 22, scope: !3)
!13 = !DILocation(line: 11, column: 24, scope: !3)
!14 = !DILocation(line: 11, column: 14, scope: !3)
!15 = !DILocation(line: 11, column: 48, scope: !3)
!16 = !DILocation(line: 13, column: 29, scope: !3)
!17 = !DILocation(line: 0, scope: !3)
!18 = !DILocation(line: 6, column: 16, scope: !3)
!19 = !DILocation(line: 18, column: 5, scope: !3)
!20 = !DILocation(line: 3, column: 7, scope: !3)
!21 = !DILocation(line: 3, column: 7, scope: !22)
!22 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !23, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DISubroutineType(cc: DW_CC_normal, types: !5)
