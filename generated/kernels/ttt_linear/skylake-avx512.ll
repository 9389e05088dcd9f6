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
  %90 = getelementptr i8, ptr %18, i64 1216
  %91 = getelementptr i8, ptr %18, i64 1760
  %92 = getelementptr i8, ptr %18, i64 1920
  %93 = getelementptr i8, ptr %18, i64 1280
  %94 = getelementptr i8, ptr %18, i64 1776
  %95 = getelementptr i8, ptr %18, i64 1984
  %96 = getelementptr i8, ptr %18, i64 1344
  %97 = getelementptr i8, ptr %18, i64 1100
  %98 = getelementptr i8, ptr %18, i64 2112
  %99 = getelementptr i8, ptr %18, i64 2176
  %100 = getelementptr i8, ptr %18, i64 2240
  %101 = getelementptr i8, ptr %18, i64 1100
  %102 = getelementptr i8, ptr %18, i64 1216
  %103 = getelementptr i8, ptr %18, i64 1280
  %104 = getelementptr i8, ptr %18, i64 1344
  %105 = getelementptr i8, ptr %18, i64 1216
  %106 = getelementptr i8, ptr %18, i64 1472
  %107 = getelementptr i8, ptr %18, i64 1280
  %108 = getelementptr i8, ptr %18, i64 1536
  %109 = getelementptr i8, ptr %18, i64 1344
  %110 = getelementptr i8, ptr %18, i64 1600
  %111 = getelementptr i8, ptr %18, i64 1856
  %112 = getelementptr i8, ptr %18, i64 1920
  %113 = getelementptr i8, ptr %18, i64 1984
  br label %.preheader71.preheader, !dbg !6

.preheader71.preheader:                           ; preds = %.lr.ph, %645
  %114 = phi i64 [ 0, %.lr.ph ], [ %660, %645 ]
  %115 = load <4 x float>, ptr %11, align 4, !dbg !7
  %116 = fneg <4 x float> %115, !dbg !7
  store <4 x float> %116, ptr %70, align 4, !dbg !7
  %117 = load <16 x float>, ptr %68, align 4
  store <16 x float> %117, ptr %71, align 4, !dbg !8
  store <16 x float> %117, ptr %102, align 4, !dbg !8
  store <16 x float> %117, ptr %103, align 4, !dbg !8
  store <16 x float> %117, ptr %104, align 4, !dbg !8
  %118 = load <16 x float>, ptr %71, align 4, !dbg !9
  store <16 x float> %118, ptr %72, align 4, !dbg !9
  %119 = load <16 x float>, ptr %105, align 4, !dbg !9
  store <16 x float> %119, ptr %106, align 4, !dbg !9
  %120 = load <16 x float>, ptr %107, align 4, !dbg !9
  store <16 x float> %120, ptr %108, align 4, !dbg !9
  %121 = load <16 x float>, ptr %109, align 4, !dbg !9
  store <16 x float> %121, ptr %110, align 4, !dbg !9
  %122 = or disjoint i64 %114, 1, !dbg !9
  %123 = or disjoint i64 %114, 2, !dbg !9
  %124 = or disjoint i64 %114, 3, !dbg !9
  %125 = mul i64 %114, %4
  %126 = getelementptr float, ptr %3, i64 %125
  %127 = mul i64 %122, %4
  %128 = getelementptr float, ptr %3, i64 %127
  %129 = mul i64 %123, %4
  %130 = getelementptr float, ptr %3, i64 %129
  %131 = mul i64 %124, %4
  %132 = getelementptr float, ptr %3, i64 %131
  %.promoted = load <16 x float>, ptr %72, align 4
  %.promoted72 = load <16 x float>, ptr %79, align 4
  %.promoted73 = load <16 x float>, ptr %80, align 4
  %.promoted74 = load <16 x float>, ptr %81, align 4
  br label %141, !dbg !9

.preheader70:                                     ; preds = %141
  %133 = mul i64 %114, %2
  %134 = getelementptr float, ptr %0, i64 %133
  %135 = mul i64 %122, %2
  %136 = getelementptr float, ptr %0, i64 %135
  %137 = mul i64 %123, %2
  %138 = getelementptr float, ptr %0, i64 %137
  %139 = mul i64 %124, %2
  %140 = getelementptr float, ptr %0, i64 %139
  %.promoted75 = load <16 x float>, ptr %71, align 4
  %.promoted76 = load <16 x float>, ptr %82, align 4
  %.promoted77 = load <16 x float>, ptr %83, align 4
  %.promoted78 = load <16 x float>, ptr %84, align 4
  br label %197, !dbg !9

141:                                              ; preds = %.preheader71.preheader, %141
  %142 = phi i64 [ 0, %.preheader71.preheader ], [ %195, %141 ]
  %143 = phi <16 x float> [ %.promoted, %.preheader71.preheader ], [ %188, %141 ]
  %144 = phi <16 x float> [ %.promoted72, %.preheader71.preheader ], [ %190, %141 ]
  %145 = phi <16 x float> [ %.promoted73, %.preheader71.preheader ], [ %192, %141 ]
  %146 = phi <16 x float> [ %.promoted74, %.preheader71.preheader ], [ %194, %141 ]
  %147 = getelementptr float, ptr %126, i64 %142, !dbg !9
  %148 = load <4 x float>, ptr %147, align 4, !dbg !9
  %149 = getelementptr float, ptr %128, i64 %142, !dbg !9
  %150 = load <4 x float>, ptr %149, align 4, !dbg !9
  %151 = getelementptr float, ptr %130, i64 %142, !dbg !9
  %152 = load <4 x float>, ptr %151, align 4, !dbg !9
  %153 = getelementptr float, ptr %132, i64 %142, !dbg !9
  %154 = load <4 x float>, ptr %153, align 4, !dbg !9
  %.idx62 = shl nuw nsw i64 %142, 6, !dbg !9
  %155 = getelementptr i8, ptr %18, i64 %.idx62, !dbg !9
  %156 = load <16 x float>, ptr %155, align 4, !dbg !9
  %157 = getelementptr i8, ptr %155, i64 64, !dbg !9
  %158 = load <16 x float>, ptr %157, align 4, !dbg !9
  %159 = getelementptr i8, ptr %155, i64 128, !dbg !9
  %160 = load <16 x float>, ptr %159, align 4, !dbg !9
  %161 = getelementptr i8, ptr %155, i64 192, !dbg !9
  %162 = load <16 x float>, ptr %161, align 4, !dbg !9
  %163 = shufflevector <4 x float> %148, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %164 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %163, <16 x float> %156, <16 x float> %143), !dbg !9
  %165 = shufflevector <4 x float> %150, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %166 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %156, <16 x float> %144), !dbg !9
  %167 = shufflevector <4 x float> %152, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %168 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %167, <16 x float> %156, <16 x float> %145), !dbg !9
  %169 = shufflevector <4 x float> %154, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %170 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %169, <16 x float> %156, <16 x float> %146), !dbg !9
  %171 = shufflevector <4 x float> %148, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %172 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %158, <16 x float> %164), !dbg !9
  %173 = shufflevector <4 x float> %150, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %174 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %158, <16 x float> %166), !dbg !9
  %175 = shufflevector <4 x float> %152, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %176 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %175, <16 x float> %158, <16 x float> %168), !dbg !9
  %177 = shufflevector <4 x float> %154, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %178 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %158, <16 x float> %170), !dbg !9
  %179 = shufflevector <4 x float> %148, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %180 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %160, <16 x float> %172), !dbg !9
  %181 = shufflevector <4 x float> %150, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %182 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %181, <16 x float> %160, <16 x float> %174), !dbg !9
  %183 = shufflevector <4 x float> %152, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %184 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %160, <16 x float> %176), !dbg !9
  %185 = shufflevector <4 x float> %154, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %186 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %185, <16 x float> %160, <16 x float> %178), !dbg !9
  %187 = shufflevector <4 x float> %148, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %188 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %162, <16 x float> %180), !dbg !9
  %189 = shufflevector <4 x float> %150, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %162, <16 x float> %182), !dbg !9
  %191 = shufflevector <4 x float> %152, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %192 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %191, <16 x float> %162, <16 x float> %184), !dbg !9
  %193 = shufflevector <4 x float> %154, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %194 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %193, <16 x float> %162, <16 x float> %186), !dbg !9
  store <16 x float> %188, ptr %72, align 4, !dbg !9
  store <16 x float> %190, ptr %79, align 4, !dbg !9
  store <16 x float> %192, ptr %80, align 4, !dbg !9
  store <16 x float> %194, ptr %81, align 4, !dbg !9
  %195 = add nuw nsw i64 %142, 4, !dbg !9
  %196 = icmp samesign ult i64 %142, 12, !dbg !9
  br i1 %196, label %141, label %.preheader70, !dbg !9

197:                                              ; preds = %.preheader70, %197
  %198 = phi i64 [ 0, %.preheader70 ], [ %251, %197 ]
  %199 = phi <16 x float> [ %.promoted75, %.preheader70 ], [ %244, %197 ]
  %200 = phi <16 x float> [ %.promoted76, %.preheader70 ], [ %246, %197 ]
  %201 = phi <16 x float> [ %.promoted77, %.preheader70 ], [ %248, %197 ]
  %202 = phi <16 x float> [ %.promoted78, %.preheader70 ], [ %250, %197 ]
  %203 = getelementptr float, ptr %134, i64 %198, !dbg !9
  %204 = load <4 x float>, ptr %203, align 4, !dbg !9
  %205 = getelementptr float, ptr %136, i64 %198, !dbg !9
  %206 = load <4 x float>, ptr %205, align 4, !dbg !9
  %207 = getelementptr float, ptr %138, i64 %198, !dbg !9
  %208 = load <4 x float>, ptr %207, align 4, !dbg !9
  %209 = getelementptr float, ptr %140, i64 %198, !dbg !9
  %210 = load <4 x float>, ptr %209, align 4, !dbg !9
  %.idx58 = shl nuw nsw i64 %198, 6, !dbg !9
  %211 = getelementptr i8, ptr %18, i64 %.idx58, !dbg !9
  %212 = load <16 x float>, ptr %211, align 4, !dbg !9
  %213 = getelementptr i8, ptr %211, i64 64, !dbg !9
  %214 = load <16 x float>, ptr %213, align 4, !dbg !9
  %215 = getelementptr i8, ptr %211, i64 128, !dbg !9
  %216 = load <16 x float>, ptr %215, align 4, !dbg !9
  %217 = getelementptr i8, ptr %211, i64 192, !dbg !9
  %218 = load <16 x float>, ptr %217, align 4, !dbg !9
  %219 = shufflevector <4 x float> %204, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %219, <16 x float> %212, <16 x float> %199), !dbg !9
  %221 = shufflevector <4 x float> %206, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %222 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %212, <16 x float> %200), !dbg !9
  %223 = shufflevector <4 x float> %208, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %224 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %212, <16 x float> %201), !dbg !9
  %225 = shufflevector <4 x float> %210, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %226 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %225, <16 x float> %212, <16 x float> %202), !dbg !9
  %227 = shufflevector <4 x float> %204, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %228 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %227, <16 x float> %214, <16 x float> %220), !dbg !9
  %229 = shufflevector <4 x float> %206, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %230 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %229, <16 x float> %214, <16 x float> %222), !dbg !9
  %231 = shufflevector <4 x float> %208, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %232 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %214, <16 x float> %224), !dbg !9
  %233 = shufflevector <4 x float> %210, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %234 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %233, <16 x float> %214, <16 x float> %226), !dbg !9
  %235 = shufflevector <4 x float> %204, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %236 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %235, <16 x float> %216, <16 x float> %228), !dbg !9
  %237 = shufflevector <4 x float> %206, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %238 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %237, <16 x float> %216, <16 x float> %230), !dbg !9
  %239 = shufflevector <4 x float> %208, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %240 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %216, <16 x float> %232), !dbg !9
  %241 = shufflevector <4 x float> %210, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %242 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %241, <16 x float> %216, <16 x float> %234), !dbg !9
  %243 = shufflevector <4 x float> %204, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %244 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %243, <16 x float> %218, <16 x float> %236), !dbg !9
  %245 = shufflevector <4 x float> %206, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %246 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %245, <16 x float> %218, <16 x float> %238), !dbg !9
  %247 = shufflevector <4 x float> %208, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %248 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %218, <16 x float> %240), !dbg !9
  %249 = shufflevector <4 x float> %210, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %250 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %249, <16 x float> %218, <16 x float> %242), !dbg !9
  store <16 x float> %244, ptr %71, align 4, !dbg !9
  store <16 x float> %246, ptr %82, align 4, !dbg !9
  store <16 x float> %248, ptr %83, align 4, !dbg !9
  store <16 x float> %250, ptr %84, align 4, !dbg !9
  %251 = add nuw nsw i64 %198, 4, !dbg !9
  %252 = icmp samesign ult i64 %198, 12, !dbg !9
  br i1 %252, label %197, label %253, !dbg !9

253:                                              ; preds = %197
  %254 = mul i64 %114, %2, !dbg !9
  %255 = getelementptr float, ptr %0, i64 %254, !dbg !9
  %256 = load <16 x float>, ptr %255, align 4, !dbg !9
  %257 = mul i64 %122, %2, !dbg !9
  %258 = getelementptr float, ptr %0, i64 %257, !dbg !9
  %259 = load <16 x float>, ptr %258, align 4, !dbg !9
  %260 = mul i64 %123, %2, !dbg !9
  %261 = getelementptr float, ptr %0, i64 %260, !dbg !9
  %262 = load <16 x float>, ptr %261, align 4, !dbg !9
  %263 = mul i64 %124, %2, !dbg !9
  %264 = getelementptr float, ptr %0, i64 %263, !dbg !9
  %265 = load <16 x float>, ptr %264, align 4, !dbg !9
  %266 = mul i64 %114, %4, !dbg !9
  %267 = getelementptr float, ptr %3, i64 %266, !dbg !9
  %268 = load <16 x float>, ptr %267, align 4, !dbg !9
  %269 = mul i64 %122, %4, !dbg !9
  %270 = getelementptr float, ptr %3, i64 %269, !dbg !9
  %271 = load <16 x float>, ptr %270, align 4, !dbg !9
  %272 = mul i64 %123, %4, !dbg !9
  %273 = getelementptr float, ptr %3, i64 %272, !dbg !9
  %274 = load <16 x float>, ptr %273, align 4, !dbg !9
  %275 = mul i64 %124, %4, !dbg !9
  %276 = getelementptr float, ptr %3, i64 %275, !dbg !9
  %277 = load <16 x float>, ptr %276, align 4, !dbg !9
  %278 = shufflevector <16 x float> %271, <16 x float> %268, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %279 = shufflevector <16 x float> %274, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %280 = shufflevector <64 x float> %279, <64 x float> %278, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %281 = shufflevector <16 x float> %277, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %282 = shufflevector <64 x float> %280, <64 x float> %281, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !9
  %283 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !9
  %284 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !9
  %285 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !9
  %286 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !9
  %287 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !9
  %288 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !9
  %289 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !9
  %290 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !9
  %291 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !9
  %292 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !9
  %293 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !9
  %294 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !9
  %295 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !9
  %296 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !9
  %297 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !9
  %298 = shufflevector <64 x float> %282, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !9
  %299 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %300 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %299, <4 x float> %283, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %301 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %302 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %301, <4 x float> %283, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %303 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %304 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %303, <4 x float> %283, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %305 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %306 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %305, <4 x float> %283, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %307 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %308 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %307, <4 x float> %284, <4 x float> %300), !dbg !9
  %309 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %310 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %309, <4 x float> %284, <4 x float> %302), !dbg !9
  %311 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %312 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %311, <4 x float> %284, <4 x float> %304), !dbg !9
  %313 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %314 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %313, <4 x float> %284, <4 x float> %306), !dbg !9
  %315 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %316 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %315, <4 x float> %285, <4 x float> %308), !dbg !9
  %317 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %318 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %317, <4 x float> %285, <4 x float> %310), !dbg !9
  %319 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %320 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %319, <4 x float> %285, <4 x float> %312), !dbg !9
  %321 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %322 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %321, <4 x float> %285, <4 x float> %314), !dbg !9
  %323 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %324 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %323, <4 x float> %286, <4 x float> %316), !dbg !9
  %325 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %326 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %325, <4 x float> %286, <4 x float> %318), !dbg !9
  %327 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %328 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %327, <4 x float> %286, <4 x float> %320), !dbg !9
  %329 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %330 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %329, <4 x float> %286, <4 x float> %322), !dbg !9
  %331 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %332 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %331, <4 x float> %287, <4 x float> %324), !dbg !9
  %333 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %334 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %333, <4 x float> %287, <4 x float> %326), !dbg !9
  %335 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %336 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %335, <4 x float> %287, <4 x float> %328), !dbg !9
  %337 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %338 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %337, <4 x float> %287, <4 x float> %330), !dbg !9
  %339 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %340 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %339, <4 x float> %288, <4 x float> %332), !dbg !9
  %341 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %342 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %341, <4 x float> %288, <4 x float> %334), !dbg !9
  %343 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %344 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %343, <4 x float> %288, <4 x float> %336), !dbg !9
  %345 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %346 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %345, <4 x float> %288, <4 x float> %338), !dbg !9
  %347 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %348 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %347, <4 x float> %289, <4 x float> %340), !dbg !9
  %349 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %350 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %349, <4 x float> %289, <4 x float> %342), !dbg !9
  %351 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %352 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %351, <4 x float> %289, <4 x float> %344), !dbg !9
  %353 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %354 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %353, <4 x float> %289, <4 x float> %346), !dbg !9
  %355 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %356 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %355, <4 x float> %290, <4 x float> %348), !dbg !9
  %357 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %358 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %357, <4 x float> %290, <4 x float> %350), !dbg !9
  %359 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %360 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %359, <4 x float> %290, <4 x float> %352), !dbg !9
  %361 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %362 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %361, <4 x float> %290, <4 x float> %354), !dbg !9
  %363 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %364 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %363, <4 x float> %291, <4 x float> %356), !dbg !9
  %365 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %366 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %365, <4 x float> %291, <4 x float> %358), !dbg !9
  %367 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %368 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %367, <4 x float> %291, <4 x float> %360), !dbg !9
  %369 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %370 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %369, <4 x float> %291, <4 x float> %362), !dbg !9
  %371 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %372 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %371, <4 x float> %292, <4 x float> %364), !dbg !9
  %373 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %374 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %373, <4 x float> %292, <4 x float> %366), !dbg !9
  %375 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %376 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %375, <4 x float> %292, <4 x float> %368), !dbg !9
  %377 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %378 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %377, <4 x float> %292, <4 x float> %370), !dbg !9
  %379 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %380 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %379, <4 x float> %293, <4 x float> %372), !dbg !9
  %381 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %382 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %381, <4 x float> %293, <4 x float> %374), !dbg !9
  %383 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %384 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %383, <4 x float> %293, <4 x float> %376), !dbg !9
  %385 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %386 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %385, <4 x float> %293, <4 x float> %378), !dbg !9
  %387 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %388 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %387, <4 x float> %294, <4 x float> %380), !dbg !9
  %389 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %390 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %389, <4 x float> %294, <4 x float> %382), !dbg !9
  %391 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %392 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %391, <4 x float> %294, <4 x float> %384), !dbg !9
  %393 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %394 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %294, <4 x float> %386), !dbg !9
  %395 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %396 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %395, <4 x float> %295, <4 x float> %388), !dbg !9
  %397 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %398 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %397, <4 x float> %295, <4 x float> %390), !dbg !9
  %399 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %400 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %399, <4 x float> %295, <4 x float> %392), !dbg !9
  %401 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %402 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %401, <4 x float> %295, <4 x float> %394), !dbg !9
  %403 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %404 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %296, <4 x float> %396), !dbg !9
  %405 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %406 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %405, <4 x float> %296, <4 x float> %398), !dbg !9
  %407 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %408 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %407, <4 x float> %296, <4 x float> %400), !dbg !9
  %409 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %410 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %409, <4 x float> %296, <4 x float> %402), !dbg !9
  %411 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %412 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %411, <4 x float> %297, <4 x float> %404), !dbg !9
  %413 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %414 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %413, <4 x float> %297, <4 x float> %406), !dbg !9
  %415 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %416 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %415, <4 x float> %297, <4 x float> %408), !dbg !9
  %417 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %418 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %417, <4 x float> %297, <4 x float> %410), !dbg !9
  %419 = shufflevector <16 x float> %256, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %420 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %419, <4 x float> %298, <4 x float> %412), !dbg !9
  %421 = shufflevector <16 x float> %259, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %422 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %421, <4 x float> %298, <4 x float> %414), !dbg !9
  %423 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %424 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %298, <4 x float> %416), !dbg !9
  %425 = shufflevector <16 x float> %265, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %426 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %425, <4 x float> %298, <4 x float> %418), !dbg !9
  store <4 x float> %420, ptr %73, align 4, !dbg !9
  store <4 x float> %422, ptr %85, align 4, !dbg !9
  store <4 x float> %424, ptr %86, align 4, !dbg !9
  store <4 x float> %426, ptr %87, align 4, !dbg !9
  %427 = load <16 x float>, ptr %9, align 4, !dbg !12
  %428 = load <16 x float>, ptr %10, align 4, !dbg !12
  br label %429, !dbg !10

429:                                              ; preds = %253, %429
  %430 = phi i64 [ 0, %253 ], [ %483, %429 ]
  %431 = shl nuw nsw i64 %430, 4, !dbg !13
  %432 = getelementptr float, ptr %72, i64 %431, !dbg !13
  %433 = load <16 x float>, ptr %432, align 4, !dbg !13
  %434 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %433), !dbg !13
  %.scalar = fmul float %434, 6.250000e-02, !dbg !13
  %435 = insertelement <16 x float> poison, float %.scalar, i64 0, !dbg !13
  %436 = shufflevector <16 x float> %435, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %437 = fsub <16 x float> %433, %436, !dbg !13
  %438 = fmul <16 x float> %437, %437, !dbg !13
  %439 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %438), !dbg !13
  %.scalar1 = fmul float %439, 6.250000e-02, !dbg !13
  %.scalar2 = fadd float %.scalar1, 0x3EB0C6F7A0000000, !dbg !13
  %.scalar3 = tail call float @llvm.sqrt.f32(float %.scalar2), !dbg !13
  %440 = or disjoint i64 %430, %114, !dbg !12
  %441 = mul i64 %440, %4, !dbg !12
  %442 = getelementptr float, ptr %3, i64 %441, !dbg !12
  %443 = load <16 x float>, ptr %442, align 4, !dbg !12
  %444 = fdiv float 1.000000e+00, %.scalar3, !dbg !12
  %445 = insertelement <16 x float> poison, float %444, i64 0, !dbg !12
  %446 = shufflevector <16 x float> %445, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %447 = mul i64 %440, %6, !dbg !12
  %448 = getelementptr float, ptr %5, i64 %447, !dbg !12
  %449 = load <16 x float>, ptr %448, align 4, !dbg !12
  %450 = fmul <16 x float> %437, %446, !dbg !13
  %451 = fmul <16 x float> %427, %450, !dbg !12
  %452 = fadd <16 x float> %443, %451, !dbg !14
  %453 = fadd <16 x float> %428, %452, !dbg !15
  %454 = fsub <16 x float> %453, %449, !dbg !16
  %455 = fmul <16 x float> %427, %454, !dbg !12
  %456 = fmul <16 x float> %437, %455, !dbg !13
  %457 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %456), !dbg !13
  %458 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %455), !dbg !13
  %459 = mul nuw nsw i64 %440, %8, !dbg !17
  %460 = getelementptr inbounds nuw float, ptr %7, i64 %459, !dbg !17
  %461 = load float, ptr %460, align 4, !dbg !17
  %462 = insertelement <16 x float> poison, float %461, i64 0, !dbg !17
  %463 = shufflevector <16 x float> %462, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %.scalar4 = fmul float %444, %444, !dbg !13
  %.scalar5 = fmul float %457, -5.000000e-01, !dbg !13
  %.scalar6 = fmul float %444, %.scalar4, !dbg !13
  %.scalar7 = fmul float %.scalar6, %.scalar5, !dbg !13
  %.scalar8 = fmul float %.scalar7, 6.250000e-02, !dbg !13
  %464 = insertelement <16 x float> poison, float %.scalar8, i64 0, !dbg !13
  %465 = shufflevector <16 x float> %464, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %466 = fmul <16 x float> %437, %465, !dbg !13
  %467 = fmul <16 x float> %466, splat (float 2.000000e+00), !dbg !13
  %468 = fmul <16 x float> %446, %455, !dbg !13
  %.scalar9 = fneg float %444, !dbg !13
  %.scalar10 = fmul float %458, %.scalar9, !dbg !13
  %.scalar11 = fmul float %.scalar10, 6.250000e-02, !dbg !13
  %469 = insertelement <16 x float> poison, float %.scalar11, i64 0, !dbg !13
  %470 = shufflevector <16 x float> %469, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %471 = fadd <16 x float> %468, %467, !dbg !13
  %472 = fadd <16 x float> %470, %471, !dbg !11
  %473 = fmul <16 x float> %463, %472, !dbg !11
  %474 = getelementptr float, ptr %75, i64 %431, !dbg !11
  store <16 x float> %473, ptr %474, align 4, !dbg !11
  %475 = shl nuw nsw i64 %430, 2, !dbg !10
  %476 = getelementptr float, ptr %73, i64 %475, !dbg !10
  %477 = load <4 x float>, ptr %476, align 4, !dbg !10
  %478 = getelementptr float, ptr %70, i64 %430, !dbg !10
  %479 = load <1 x float>, ptr %478, align 4, !dbg !10
  %480 = shufflevector <1 x float> %479, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %481 = fmul <4 x float> %477, %480, !dbg !10
  %482 = getelementptr float, ptr %74, i64 %475, !dbg !10
  store <4 x float> %481, ptr %482, align 4, !dbg !10
  %483 = add nuw nsw i64 %430, 1, !dbg !10
  %exitcond.not = icmp eq i64 %483, 4, !dbg !10
  br i1 %exitcond.not, label %484, label %429, !dbg !10

484:                                              ; preds = %429
  %485 = load <1 x float>, ptr %74, align 4, !dbg !11
  %486 = load <16 x float>, ptr %75, align 4, !dbg !11
  %487 = load <16 x float>, ptr %71, align 4, !dbg !11
  %488 = shufflevector <1 x float> %485, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %489 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %488, <16 x float> %486, <16 x float> %487), !dbg !11
  store <16 x float> %489, ptr %71, align 4, !dbg !11
  %490 = load <2 x float>, ptr %88, align 4, !dbg !11
  %491 = load <16 x float>, ptr %89, align 4, !dbg !11
  %492 = load <16 x float>, ptr %90, align 4, !dbg !11
  %493 = shufflevector <2 x float> %490, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %494 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %493, <16 x float> %486, <16 x float> %492), !dbg !11
  %495 = shufflevector <2 x float> %490, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %496 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %495, <16 x float> %491, <16 x float> %494), !dbg !11
  store <16 x float> %496, ptr %90, align 4, !dbg !11
  %497 = load <3 x float>, ptr %91, align 4, !dbg !11
  %498 = load <16 x float>, ptr %92, align 4, !dbg !11
  %499 = load <16 x float>, ptr %93, align 4, !dbg !11
  %500 = shufflevector <3 x float> %497, <3 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %501 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %500, <16 x float> %486, <16 x float> %499), !dbg !11
  %502 = shufflevector <3 x float> %497, <3 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %503 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %491, <16 x float> %501), !dbg !11
  %504 = shufflevector <3 x float> %497, <3 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %505 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %504, <16 x float> %498, <16 x float> %503), !dbg !11
  store <16 x float> %505, ptr %93, align 4, !dbg !11
  %506 = load <4 x float>, ptr %94, align 4, !dbg !11
  %507 = load <16 x float>, ptr %95, align 4, !dbg !11
  %508 = load <16 x float>, ptr %96, align 4, !dbg !11
  %509 = shufflevector <4 x float> %506, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %510 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %509, <16 x float> %486, <16 x float> %508), !dbg !11
  %511 = shufflevector <4 x float> %506, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %512 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %511, <16 x float> %491, <16 x float> %510), !dbg !11
  %513 = shufflevector <4 x float> %506, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %514 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %513, <16 x float> %498, <16 x float> %512), !dbg !11
  %515 = shufflevector <4 x float> %506, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !11
  %516 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %515, <16 x float> %507, <16 x float> %514), !dbg !11
  store <16 x float> %516, ptr %96, align 4, !dbg !11
  %517 = load <16 x float>, ptr %9, align 4, !dbg !17
  %518 = load <16 x float>, ptr %10, align 4, !dbg !17
  br label %519, !dbg !11

519:                                              ; preds = %484, %519
  %520 = phi i64 [ 0, %484 ], [ %549, %519 ]
  %521 = shl nuw nsw i64 %520, 4, !dbg !13
  %522 = getelementptr float, ptr %71, i64 %521, !dbg !13
  %523 = load <16 x float>, ptr %522, align 4, !dbg !13
  %524 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %523), !dbg !13
  %.scalar12 = fmul float %524, 6.250000e-02, !dbg !13
  %525 = insertelement <16 x float> poison, float %.scalar12, i64 0, !dbg !13
  %526 = shufflevector <16 x float> %525, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %527 = fsub <16 x float> %523, %526, !dbg !13
  %528 = fmul <16 x float> %527, %527, !dbg !13
  %529 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %528), !dbg !13
  %530 = or disjoint i64 %520, %114, !dbg !17
  %531 = mul i64 %530, %2, !dbg !17
  %532 = getelementptr float, ptr %0, i64 %531, !dbg !17
  %533 = load <16 x float>, ptr %532, align 4, !dbg !17
  %.scalar13 = fmul float %529, 6.250000e-02, !dbg !13
  %.scalar14 = fadd float %.scalar13, 0x3EB0C6F7A0000000
  %.scalar15 = tail call float @llvm.sqrt.f32(float %.scalar14), !dbg !13
  %.scalar16 = fdiv float 1.000000e+00, %.scalar15, !dbg !13
  %534 = insertelement <16 x float> poison, float %.scalar16, i64 0, !dbg !13
  %535 = shufflevector <16 x float> %534, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %536 = fmul <16 x float> %527, %535, !dbg !13
  %537 = fmul <16 x float> %517, %536, !dbg !12
  %538 = fadd <16 x float> %533, %537, !dbg !12
  %539 = fadd <16 x float> %518, %538, !dbg !18
  %540 = mul i64 %530, %17, !dbg !18
  %541 = getelementptr float, ptr %16, i64 %540, !dbg !18
  store <16 x float> %539, ptr %541, align 4, !dbg !18
  %542 = getelementptr float, ptr %75, i64 %521, !dbg !11
  %543 = load <16 x float>, ptr %542, align 4, !dbg !11
  %544 = load float, ptr %97, align 4, !dbg !11
  %545 = insertelement <16 x float> poison, float %544, i64 0, !dbg !11
  %546 = shufflevector <16 x float> %545, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %547 = fmul <16 x float> %543, %546, !dbg !11
  %548 = getelementptr float, ptr %76, i64 %521, !dbg !11
  store <16 x float> %547, ptr %548, align 4, !dbg !11
  %549 = add nuw nsw i64 %520, 1, !dbg !11
  %exitcond89.not = icmp eq i64 %549, 4, !dbg !11
  br i1 %exitcond89.not, label %.preheader69, label %519, !dbg !11

.preheader69:                                     ; preds = %519, %.preheader69
  %550 = phi i64 [ %643, %.preheader69 ], [ 0, %519 ]
  %551 = getelementptr float, ptr %267, i64 %550, !dbg !19
  %552 = load <8 x float>, ptr %551, align 4, !dbg !19
  %553 = getelementptr float, ptr %270, i64 %550, !dbg !19
  %554 = load <8 x float>, ptr %553, align 4, !dbg !19
  %555 = getelementptr float, ptr %273, i64 %550, !dbg !19
  %556 = load <8 x float>, ptr %555, align 4, !dbg !19
  %557 = getelementptr float, ptr %276, i64 %550, !dbg !19
  %558 = load <8 x float>, ptr %557, align 4, !dbg !19
  %559 = load <16 x float>, ptr %76, align 4, !dbg !19
  %560 = load <16 x float>, ptr %98, align 4, !dbg !19
  %561 = load <16 x float>, ptr %99, align 4, !dbg !19
  %562 = load <16 x float>, ptr %100, align 4, !dbg !19
  %.idx50 = shl nuw nsw i64 %550, 6, !dbg !19
  %563 = getelementptr i8, ptr %18, i64 %.idx50, !dbg !19
  %564 = load <16 x float>, ptr %563, align 4, !dbg !19
  %565 = getelementptr i8, ptr %563, i64 64, !dbg !19
  %566 = load <16 x float>, ptr %565, align 4, !dbg !19
  %567 = getelementptr i8, ptr %563, i64 128, !dbg !19
  %568 = load <16 x float>, ptr %567, align 4, !dbg !19
  %569 = getelementptr i8, ptr %563, i64 192, !dbg !19
  %570 = load <16 x float>, ptr %569, align 4, !dbg !19
  %571 = getelementptr i8, ptr %563, i64 256, !dbg !19
  %572 = load <16 x float>, ptr %571, align 4, !dbg !19
  %573 = getelementptr i8, ptr %563, i64 320, !dbg !19
  %574 = load <16 x float>, ptr %573, align 4, !dbg !19
  %575 = getelementptr i8, ptr %563, i64 384, !dbg !19
  %576 = load <16 x float>, ptr %575, align 4, !dbg !19
  %577 = getelementptr i8, ptr %563, i64 448, !dbg !19
  %578 = load <16 x float>, ptr %577, align 4, !dbg !19
  %579 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %580 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %579, <16 x float> %559, <16 x float> %564), !dbg !19
  %581 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %582 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %581, <16 x float> %559, <16 x float> %566), !dbg !19
  %583 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %584 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %583, <16 x float> %559, <16 x float> %568), !dbg !19
  %585 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %586 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %585, <16 x float> %559, <16 x float> %570), !dbg !19
  %587 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %588 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %587, <16 x float> %559, <16 x float> %572), !dbg !19
  %589 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %590 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %589, <16 x float> %559, <16 x float> %574), !dbg !19
  %591 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %592 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %591, <16 x float> %559, <16 x float> %576), !dbg !19
  %593 = shufflevector <8 x float> %552, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %594 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %593, <16 x float> %559, <16 x float> %578), !dbg !19
  %595 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %596 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %595, <16 x float> %560, <16 x float> %580), !dbg !19
  %597 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %598 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %597, <16 x float> %560, <16 x float> %582), !dbg !19
  %599 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %600 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %599, <16 x float> %560, <16 x float> %584), !dbg !19
  %601 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %602 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %601, <16 x float> %560, <16 x float> %586), !dbg !19
  %603 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %604 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %603, <16 x float> %560, <16 x float> %588), !dbg !19
  %605 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %606 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %605, <16 x float> %560, <16 x float> %590), !dbg !19
  %607 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %608 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %607, <16 x float> %560, <16 x float> %592), !dbg !19
  %609 = shufflevector <8 x float> %554, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %610 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %609, <16 x float> %560, <16 x float> %594), !dbg !19
  %611 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %612 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %561, <16 x float> %596), !dbg !19
  %613 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %614 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %613, <16 x float> %561, <16 x float> %598), !dbg !19
  %615 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %616 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %615, <16 x float> %561, <16 x float> %600), !dbg !19
  %617 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %618 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %617, <16 x float> %561, <16 x float> %602), !dbg !19
  %619 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %620 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %619, <16 x float> %561, <16 x float> %604), !dbg !19
  %621 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %622 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %621, <16 x float> %561, <16 x float> %606), !dbg !19
  %623 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %624 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %561, <16 x float> %608), !dbg !19
  %625 = shufflevector <8 x float> %556, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %626 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %625, <16 x float> %561, <16 x float> %610), !dbg !19
  %627 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %628 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %562, <16 x float> %612), !dbg !19
  %629 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %630 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %629, <16 x float> %562, <16 x float> %614), !dbg !19
  %631 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %632 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %631, <16 x float> %562, <16 x float> %616), !dbg !19
  %633 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %634 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %562, <16 x float> %618), !dbg !19
  %635 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %636 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %635, <16 x float> %562, <16 x float> %620), !dbg !19
  %637 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %638 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %637, <16 x float> %562, <16 x float> %622), !dbg !19
  %639 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %640 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %562, <16 x float> %624), !dbg !19
  %641 = shufflevector <8 x float> %558, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %642 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %641, <16 x float> %562, <16 x float> %626), !dbg !19
  store <16 x float> %628, ptr %563, align 4, !dbg !19
  store <16 x float> %630, ptr %565, align 4, !dbg !19
  store <16 x float> %632, ptr %567, align 4, !dbg !19
  store <16 x float> %634, ptr %569, align 4, !dbg !19
  store <16 x float> %636, ptr %571, align 4, !dbg !19
  store <16 x float> %638, ptr %573, align 4, !dbg !19
  store <16 x float> %640, ptr %575, align 4, !dbg !19
  store <16 x float> %642, ptr %577, align 4, !dbg !19
  %643 = add nuw nsw i64 %550, 8, !dbg !19
  %644 = icmp eq i64 %550, 0, !dbg !19
  br i1 %644, label %.preheader69, label %645, !dbg !19

645:                                              ; preds = %.preheader69
  store <16 x float> zeroinitializer, ptr %77, align 4
  %646 = load <16 x float>, ptr %75, align 4, !dbg !19
  %647 = fadd <16 x float> %646, zeroinitializer, !dbg !19
  store <16 x float> %647, ptr %77, align 4, !dbg !19
  %648 = load <16 x float>, ptr %111, align 4, !dbg !19
  %649 = fadd <16 x float> %648, %647, !dbg !19
  store <16 x float> %649, ptr %77, align 4, !dbg !19
  %650 = load <16 x float>, ptr %112, align 4, !dbg !19
  %651 = fadd <16 x float> %650, %649, !dbg !19
  store <16 x float> %651, ptr %77, align 4, !dbg !19
  %652 = load <16 x float>, ptr %113, align 4, !dbg !19
  %653 = fadd <16 x float> %652, %651, !dbg !19
  store <16 x float> %653, ptr %77, align 4, !dbg !19
  %654 = load float, ptr %101, align 4, !dbg !19
  %655 = insertelement <16 x float> poison, float %654, i64 0, !dbg !19
  %656 = shufflevector <16 x float> %655, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %657 = load <16 x float>, ptr %68, align 4, !dbg !19
  %658 = fmul <16 x float> %653, %656, !dbg !19
  %659 = fadd <16 x float> %657, %658, !dbg !19
  store <16 x float> %659, ptr %68, align 4, !dbg !19
  %660 = add nuw nsw i64 %114, 4, !dbg !6
  %661 = icmp slt i64 %660, %67, !dbg !6
  br i1 %661, label %.preheader71.preheader, label %._crit_edge, !dbg !6

._crit_edge:                                      ; preds = %645, %19
  %.not = icmp eq i64 %66, 0, !dbg !6
  br i1 %.not, label %.loopexit, label %.preheader68, !dbg !6

.preheader68:                                     ; preds = %._crit_edge
  %662 = add nsw i64 %66, -1, !dbg !6
  %663 = getelementptr i8, ptr %18, i64 2624, !dbg !6
  %664 = mul i64 %67, %2, !dbg !6
  %665 = getelementptr float, ptr %0, i64 %664, !dbg !6
  %666 = load <16 x float>, ptr %665, align 4, !dbg !6
  store <16 x float> %666, ptr %663, align 4, !dbg !6
  %667 = icmp ne i64 %662, 0, !dbg !6
  %668 = zext i1 %667 to i64, !dbg !6
  %669 = or disjoint i64 %67, %668, !dbg !6
  %670 = mul i64 %669, %2, !dbg !6
  %671 = getelementptr float, ptr %0, i64 %670, !dbg !6
  %672 = load <16 x float>, ptr %671, align 4, !dbg !6
  %673 = getelementptr i8, ptr %18, i64 2688, !dbg !6
  store <16 x float> %672, ptr %673, align 4, !dbg !6
  %674 = tail call i64 @llvm.umin.i64(i64 %662, i64 2), !dbg !6
  %675 = or disjoint i64 %674, %67, !dbg !6
  %676 = mul i64 %675, %2, !dbg !6
  %677 = getelementptr float, ptr %0, i64 %676, !dbg !6
  %678 = load <16 x float>, ptr %677, align 4, !dbg !6
  %679 = getelementptr i8, ptr %18, i64 2752, !dbg !6
  store <16 x float> %678, ptr %679, align 4, !dbg !6
  %680 = tail call i64 @llvm.umin.i64(i64 %662, i64 3), !dbg !6
  %681 = or disjoint i64 %680, %67, !dbg !6
  %682 = mul i64 %681, %2, !dbg !6
  %683 = getelementptr float, ptr %0, i64 %682, !dbg !6
  %684 = load <16 x float>, ptr %683, align 4, !dbg !6
  %685 = getelementptr i8, ptr %18, i64 2816, !dbg !6
  store <16 x float> %684, ptr %685, align 4, !dbg !6
  %686 = getelementptr i8, ptr %18, i64 2880, !dbg !6
  %687 = mul i64 %67, %4, !dbg !6
  %688 = getelementptr float, ptr %3, i64 %687, !dbg !6
  %689 = load <16 x float>, ptr %688, align 4, !dbg !6
  store <16 x float> %689, ptr %686, align 4, !dbg !6
  %690 = icmp ne i64 %662, 0, !dbg !6
  %691 = zext i1 %690 to i64, !dbg !6
  %692 = or disjoint i64 %67, %691, !dbg !6
  %693 = mul i64 %692, %4, !dbg !6
  %694 = getelementptr float, ptr %3, i64 %693, !dbg !6
  %695 = load <16 x float>, ptr %694, align 4, !dbg !6
  %696 = getelementptr i8, ptr %18, i64 2944, !dbg !6
  store <16 x float> %695, ptr %696, align 4, !dbg !6
  %697 = tail call i64 @llvm.umin.i64(i64 %662, i64 2), !dbg !6
  %698 = or disjoint i64 %697, %67, !dbg !6
  %699 = mul i64 %698, %4, !dbg !6
  %700 = getelementptr float, ptr %3, i64 %699, !dbg !6
  %701 = load <16 x float>, ptr %700, align 4, !dbg !6
  %702 = getelementptr i8, ptr %18, i64 3008, !dbg !6
  store <16 x float> %701, ptr %702, align 4, !dbg !6
  %703 = tail call i64 @llvm.umin.i64(i64 %662, i64 3), !dbg !6
  %704 = or disjoint i64 %703, %67, !dbg !6
  %705 = mul i64 %704, %4, !dbg !6
  %706 = getelementptr float, ptr %3, i64 %705, !dbg !6
  %707 = load <16 x float>, ptr %706, align 4, !dbg !6
  %708 = getelementptr i8, ptr %18, i64 3072, !dbg !6
  store <16 x float> %707, ptr %708, align 4, !dbg !6
  %709 = getelementptr i8, ptr %18, i64 3136, !dbg !6
  %710 = mul i64 %67, %6, !dbg !6
  %711 = getelementptr float, ptr %5, i64 %710, !dbg !6
  %712 = load <16 x float>, ptr %711, align 4, !dbg !6
  store <16 x float> %712, ptr %709, align 4, !dbg !6
  %713 = icmp ne i64 %662, 0, !dbg !6
  %714 = zext i1 %713 to i64, !dbg !6
  %715 = or disjoint i64 %67, %714, !dbg !6
  %716 = mul i64 %715, %6, !dbg !6
  %717 = getelementptr float, ptr %5, i64 %716, !dbg !6
  %718 = load <16 x float>, ptr %717, align 4, !dbg !6
  %719 = getelementptr i8, ptr %18, i64 3200, !dbg !6
  store <16 x float> %718, ptr %719, align 4, !dbg !6
  %720 = tail call i64 @llvm.umin.i64(i64 %662, i64 2), !dbg !6
  %721 = or disjoint i64 %720, %67, !dbg !6
  %722 = mul i64 %721, %6, !dbg !6
  %723 = getelementptr float, ptr %5, i64 %722, !dbg !6
  %724 = load <16 x float>, ptr %723, align 4, !dbg !6
  %725 = getelementptr i8, ptr %18, i64 3264, !dbg !6
  store <16 x float> %724, ptr %725, align 4, !dbg !6
  %726 = tail call i64 @llvm.umin.i64(i64 %662, i64 3), !dbg !6
  %727 = or disjoint i64 %726, %67, !dbg !6
  %728 = mul i64 %727, %6, !dbg !6
  %729 = getelementptr float, ptr %5, i64 %728, !dbg !6
  %730 = load <16 x float>, ptr %729, align 4, !dbg !6
  %731 = getelementptr i8, ptr %18, i64 3328, !dbg !6
  store <16 x float> %730, ptr %731, align 4, !dbg !6
  %732 = getelementptr i8, ptr %18, i64 3456, !dbg !6
  %733 = mul nuw nsw i64 %67, %8, !dbg !6
  %734 = getelementptr inbounds nuw float, ptr %7, i64 %733, !dbg !6
  %735 = load float, ptr %734, align 4, !dbg !6
  store float %735, ptr %732, align 4, !dbg !6
  %736 = icmp ne i64 %662, 0, !dbg !6
  %737 = zext i1 %736 to i64, !dbg !6
  %738 = or disjoint i64 %67, %737, !dbg !6
  %739 = mul nuw nsw i64 %738, %8, !dbg !6
  %740 = getelementptr inbounds nuw float, ptr %7, i64 %739, !dbg !6
  %741 = load float, ptr %740, align 4, !dbg !6
  %742 = getelementptr i8, ptr %18, i64 3460, !dbg !6
  store float %741, ptr %742, align 4, !dbg !6
  %743 = tail call i64 @llvm.umin.i64(i64 %662, i64 2), !dbg !6
  %744 = or disjoint i64 %743, %67, !dbg !6
  %745 = mul nuw nsw i64 %744, %8, !dbg !6
  %746 = getelementptr inbounds nuw float, ptr %7, i64 %745, !dbg !6
  %747 = load float, ptr %746, align 4, !dbg !6
  %748 = getelementptr i8, ptr %18, i64 3464, !dbg !6
  store float %747, ptr %748, align 4, !dbg !6
  %749 = tail call i64 @llvm.umin.i64(i64 %662, i64 3), !dbg !6
  %750 = or disjoint i64 %749, %67, !dbg !6
  %751 = mul nuw nsw i64 %750, %8, !dbg !6
  %752 = getelementptr inbounds nuw float, ptr %7, i64 %751, !dbg !6
  %753 = load float, ptr %752, align 4, !dbg !6
  %754 = getelementptr i8, ptr %18, i64 3468, !dbg !6
  store float %753, ptr %754, align 4, !dbg !6
  %755 = load <4 x float>, ptr %11, align 4, !dbg !7
  %756 = fneg <4 x float> %755, !dbg !7
  %757 = getelementptr i8, ptr %18, i64 3520, !dbg !6
  store <4 x float> %756, ptr %757, align 4, !dbg !7
  %758 = getelementptr i8, ptr %18, i64 3584, !dbg !6
  %759 = load <16 x float>, ptr %68, align 4
  store <16 x float> %759, ptr %758, align 4, !dbg !8
  %760 = getelementptr i8, ptr %18, i64 3648, !dbg !8
  store <16 x float> %759, ptr %760, align 4, !dbg !8
  %761 = getelementptr i8, ptr %18, i64 3712, !dbg !8
  store <16 x float> %759, ptr %761, align 4, !dbg !8
  %762 = getelementptr i8, ptr %18, i64 3776, !dbg !8
  store <16 x float> %759, ptr %762, align 4, !dbg !8
  %763 = getelementptr i8, ptr %18, i64 3840, !dbg !9
  %764 = load <16 x float>, ptr %758, align 4, !dbg !9
  store <16 x float> %764, ptr %763, align 4, !dbg !9
  %765 = getelementptr i8, ptr %18, i64 3648, !dbg !9
  %766 = load <16 x float>, ptr %765, align 4, !dbg !9
  %767 = getelementptr i8, ptr %18, i64 3904, !dbg !9
  store <16 x float> %766, ptr %767, align 4, !dbg !9
  %768 = getelementptr i8, ptr %18, i64 3712, !dbg !9
  %769 = load <16 x float>, ptr %768, align 4, !dbg !9
  %770 = getelementptr i8, ptr %18, i64 3968, !dbg !9
  store <16 x float> %769, ptr %770, align 4, !dbg !9
  %771 = getelementptr i8, ptr %18, i64 3776, !dbg !9
  %772 = load <16 x float>, ptr %771, align 4, !dbg !9
  %773 = getelementptr i8, ptr %18, i64 4032, !dbg !9
  store <16 x float> %772, ptr %773, align 4, !dbg !9
  %774 = getelementptr i8, ptr %18, i64 3904
  %775 = getelementptr i8, ptr %18, i64 3968
  %776 = getelementptr i8, ptr %18, i64 4032
  %.promoted80 = load <16 x float>, ptr %763, align 4
  %.promoted81 = load <16 x float>, ptr %774, align 4
  %.promoted82 = load <16 x float>, ptr %775, align 4
  %.promoted83 = load <16 x float>, ptr %776, align 4
  br label %777, !dbg !9

777:                                              ; preds = %.preheader68, %777
  %778 = phi i64 [ 0, %.preheader68 ], [ %831, %777 ]
  %779 = phi <16 x float> [ %.promoted80, %.preheader68 ], [ %824, %777 ]
  %780 = phi <16 x float> [ %.promoted81, %.preheader68 ], [ %826, %777 ]
  %781 = phi <16 x float> [ %.promoted82, %.preheader68 ], [ %828, %777 ]
  %782 = phi <16 x float> [ %.promoted83, %.preheader68 ], [ %830, %777 ]
  %783 = getelementptr float, ptr %686, i64 %778, !dbg !9
  %784 = load <4 x float>, ptr %783, align 4, !dbg !9
  %785 = getelementptr i8, ptr %783, i64 64, !dbg !9
  %786 = load <4 x float>, ptr %785, align 4, !dbg !9
  %787 = getelementptr i8, ptr %783, i64 128, !dbg !9
  %788 = load <4 x float>, ptr %787, align 4, !dbg !9
  %789 = getelementptr i8, ptr %783, i64 192, !dbg !9
  %790 = load <4 x float>, ptr %789, align 4, !dbg !9
  %.idx41 = shl nuw nsw i64 %778, 6, !dbg !9
  %791 = getelementptr i8, ptr %18, i64 %.idx41, !dbg !9
  %792 = load <16 x float>, ptr %791, align 4, !dbg !9
  %793 = getelementptr i8, ptr %791, i64 64, !dbg !9
  %794 = load <16 x float>, ptr %793, align 4, !dbg !9
  %795 = getelementptr i8, ptr %791, i64 128, !dbg !9
  %796 = load <16 x float>, ptr %795, align 4, !dbg !9
  %797 = getelementptr i8, ptr %791, i64 192, !dbg !9
  %798 = load <16 x float>, ptr %797, align 4, !dbg !9
  %799 = shufflevector <4 x float> %784, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %800 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %799, <16 x float> %792, <16 x float> %779), !dbg !9
  %801 = shufflevector <4 x float> %786, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %802 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %801, <16 x float> %792, <16 x float> %780), !dbg !9
  %803 = shufflevector <4 x float> %788, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %804 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %803, <16 x float> %792, <16 x float> %781), !dbg !9
  %805 = shufflevector <4 x float> %790, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %806 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %805, <16 x float> %792, <16 x float> %782), !dbg !9
  %807 = shufflevector <4 x float> %784, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %808 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %807, <16 x float> %794, <16 x float> %800), !dbg !9
  %809 = shufflevector <4 x float> %786, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %810 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %809, <16 x float> %794, <16 x float> %802), !dbg !9
  %811 = shufflevector <4 x float> %788, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %812 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %811, <16 x float> %794, <16 x float> %804), !dbg !9
  %813 = shufflevector <4 x float> %790, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %814 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %813, <16 x float> %794, <16 x float> %806), !dbg !9
  %815 = shufflevector <4 x float> %784, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %816 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %815, <16 x float> %796, <16 x float> %808), !dbg !9
  %817 = shufflevector <4 x float> %786, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %818 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %817, <16 x float> %796, <16 x float> %810), !dbg !9
  %819 = shufflevector <4 x float> %788, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %820 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %819, <16 x float> %796, <16 x float> %812), !dbg !9
  %821 = shufflevector <4 x float> %790, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %822 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %821, <16 x float> %796, <16 x float> %814), !dbg !9
  %823 = shufflevector <4 x float> %784, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %824 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %823, <16 x float> %798, <16 x float> %816), !dbg !9
  %825 = shufflevector <4 x float> %786, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %826 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %825, <16 x float> %798, <16 x float> %818), !dbg !9
  %827 = shufflevector <4 x float> %788, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %828 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %827, <16 x float> %798, <16 x float> %820), !dbg !9
  %829 = shufflevector <4 x float> %790, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %830 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %829, <16 x float> %798, <16 x float> %822), !dbg !9
  store <16 x float> %824, ptr %763, align 4, !dbg !9
  store <16 x float> %826, ptr %774, align 4, !dbg !9
  store <16 x float> %828, ptr %775, align 4, !dbg !9
  store <16 x float> %830, ptr %776, align 4, !dbg !9
  %831 = add nuw nsw i64 %778, 4, !dbg !9
  %832 = icmp samesign ult i64 %778, 12, !dbg !9
  br i1 %832, label %777, label %833, !dbg !9

833:                                              ; preds = %777
  %834 = getelementptr i8, ptr %18, i64 3392, !dbg !6
  %835 = getelementptr i8, ptr %18, i64 4096, !dbg !6
  %836 = getelementptr i8, ptr %18, i64 4160, !dbg !6
  %837 = getelementptr i8, ptr %18, i64 4224, !dbg !6
  %838 = getelementptr i8, ptr %18, i64 4480, !dbg !6
  %839 = load <16 x float>, ptr %9, align 4, !dbg !12
  %840 = load <16 x float>, ptr %10, align 4, !dbg !12
  br label %841, !dbg !13

841:                                              ; preds = %833, %841
  %842 = phi i64 [ 0, %833 ], [ %874, %841 ]
  %843 = shl nuw nsw i64 %842, 4, !dbg !13
  %844 = getelementptr float, ptr %763, i64 %843, !dbg !13
  %845 = load <16 x float>, ptr %844, align 4, !dbg !13
  %846 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %845), !dbg !13
  %.scalar17 = fmul float %846, 6.250000e-02, !dbg !13
  %847 = insertelement <16 x float> poison, float %.scalar17, i64 0, !dbg !13
  %848 = shufflevector <16 x float> %847, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %849 = fsub <16 x float> %845, %848, !dbg !13
  %850 = getelementptr float, ptr %838, i64 %843, !dbg !13
  store <16 x float> %849, ptr %850, align 4, !dbg !13
  %851 = fmul <16 x float> %849, %849, !dbg !13
  %852 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %851), !dbg !13
  %.scalar18 = fmul float %852, 6.250000e-02, !dbg !13
  %.scalar19 = fadd float %.scalar18, 0x3EB0C6F7A0000000, !dbg !13
  %.scalar20 = tail call float @llvm.sqrt.f32(float %.scalar19), !dbg !13
  %.scalar21 = fdiv float 1.000000e+00, %.scalar20, !dbg !13
  %853 = insertelement <1 x float> poison, float %.scalar21, i64 0, !dbg !13
  %854 = getelementptr float, ptr %836, i64 %842, !dbg !13
  store <1 x float> %853, ptr %854, align 4, !dbg !13
  %855 = getelementptr float, ptr %686, i64 %843, !dbg !12
  %856 = load <16 x float>, ptr %855, align 4, !dbg !12
  %857 = shufflevector <1 x float> %853, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %858 = getelementptr float, ptr %709, i64 %843, !dbg !12
  %859 = load <16 x float>, ptr %858, align 4, !dbg !12
  %860 = fmul <16 x float> %849, %857, !dbg !13
  %861 = fmul <16 x float> %839, %860, !dbg !12
  %862 = fadd <16 x float> %856, %861, !dbg !14
  %863 = fadd <16 x float> %840, %862, !dbg !15
  %864 = fsub <16 x float> %863, %859, !dbg !16
  %865 = fmul <16 x float> %839, %864, !dbg !12
  %866 = getelementptr float, ptr %837, i64 %843, !dbg !12
  store <16 x float> %865, ptr %866, align 4, !dbg !12
  %867 = fmul <16 x float> %849, %865, !dbg !13
  %868 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %867), !dbg !13
  %869 = insertelement <1 x float> poison, float %868, i64 0, !dbg !13
  %870 = getelementptr float, ptr %835, i64 %842, !dbg !13
  store <1 x float> %869, ptr %870, align 4, !dbg !13
  %871 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %865), !dbg !13
  %872 = insertelement <1 x float> poison, float %871, i64 0, !dbg !13
  %873 = getelementptr float, ptr %834, i64 %842, !dbg !13
  store <1 x float> %872, ptr %873, align 4, !dbg !13
  %874 = add nuw nsw i64 %842, 1, !dbg !13
  %exitcond97.not = icmp eq i64 %874, 4, !dbg !13
  br i1 %exitcond97.not, label %875, label %841, !dbg !13

875:                                              ; preds = %841
  %876 = getelementptr i8, ptr %18, i64 4736, !dbg !6
  br label %880, !dbg !17

.preheader67:                                     ; preds = %880
  %877 = getelementptr i8, ptr %18, i64 3648
  %878 = getelementptr i8, ptr %18, i64 3712
  %879 = getelementptr i8, ptr %18, i64 3776
  %.promoted84 = load <16 x float>, ptr %758, align 4
  %.promoted85 = load <16 x float>, ptr %877, align 4
  %.promoted86 = load <16 x float>, ptr %878, align 4
  %.promoted87 = load <16 x float>, ptr %879, align 4
  br label %919, !dbg !9

880:                                              ; preds = %875, %880
  %881 = phi i64 [ 0, %875 ], [ %918, %880 ]
  %882 = shl nuw nsw i64 %881, 4, !dbg !17
  %883 = getelementptr float, ptr %837, i64 %882, !dbg !17
  %884 = load <16 x float>, ptr %883, align 4, !dbg !17
  %885 = getelementptr float, ptr %836, i64 %881, !dbg !17
  %886 = load <1 x float>, ptr %885, align 4, !dbg !17
  %887 = shufflevector <1 x float> %886, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %888 = getelementptr float, ptr %835, i64 %881, !dbg !17
  %889 = load <1 x float>, ptr %888, align 4, !dbg !17
  %890 = shufflevector <1 x float> %889, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %891 = getelementptr float, ptr %838, i64 %882, !dbg !17
  %892 = load <16 x float>, ptr %891, align 4, !dbg !17
  %893 = getelementptr float, ptr %834, i64 %881, !dbg !17
  %894 = load <1 x float>, ptr %893, align 4, !dbg !17
  %895 = getelementptr float, ptr %732, i64 %881, !dbg !17
  %896 = load <1 x float>, ptr %895, align 4, !dbg !17
  %897 = shufflevector <1 x float> %896, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %898 = fmul <1 x float> %886, %886, !dbg !13
  %899 = fmul <16 x float> %890, splat (float 5.000000e-01), !dbg !13
  %900 = fmul <1 x float> %886, %898, !dbg !13
  %901 = shufflevector <1 x float> %900, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %902 = fmul <16 x float> %899, %901, !dbg !13
  %903 = fmul <16 x float> %902, splat (float 6.250000e-02), !dbg !13
  %904 = fmul <16 x float> %892, %903, !dbg !13
  %905 = fmul <16 x float> %904, splat (float 2.000000e+00), !dbg !13
  %906 = fmul <16 x float> %884, %887, !dbg !13
  %907 = fneg <1 x float> %886, !dbg !13
  %908 = fmul <1 x float> %894, %907, !dbg !13
  %909 = shufflevector <1 x float> %908, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %.scalar22 = icmp samesign ult i64 %881, %66, !dbg !11
  %910 = insertelement <16 x i1> poison, i1 %.scalar22, i64 0, !dbg !11
  %911 = shufflevector <16 x i1> %910, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !11
  %912 = select <16 x i1> %911, <16 x float> %897, <16 x float> zeroinitializer, !dbg !11
  %913 = fmul <16 x float> %909, splat (float 6.250000e-02), !dbg !13
  %914 = fsub <16 x float> %906, %905, !dbg !13
  %915 = fadd <16 x float> %913, %914, !dbg !11
  %916 = fmul <16 x float> %912, %915, !dbg !11
  %917 = getelementptr float, ptr %876, i64 %882, !dbg !11
  store <16 x float> %916, ptr %917, align 4, !dbg !11
  %918 = add nuw nsw i64 %881, 1, !dbg !17
  %exitcond98.not = icmp eq i64 %918, 4, !dbg !17
  br i1 %exitcond98.not, label %.preheader67, label %880, !dbg !17

919:                                              ; preds = %.preheader67, %919
  %920 = phi i64 [ 0, %.preheader67 ], [ %973, %919 ]
  %921 = phi <16 x float> [ %.promoted84, %.preheader67 ], [ %966, %919 ]
  %922 = phi <16 x float> [ %.promoted85, %.preheader67 ], [ %968, %919 ]
  %923 = phi <16 x float> [ %.promoted86, %.preheader67 ], [ %970, %919 ]
  %924 = phi <16 x float> [ %.promoted87, %.preheader67 ], [ %972, %919 ]
  %925 = getelementptr float, ptr %663, i64 %920, !dbg !9
  %926 = load <4 x float>, ptr %925, align 4, !dbg !9
  %927 = getelementptr i8, ptr %925, i64 64, !dbg !9
  %928 = load <4 x float>, ptr %927, align 4, !dbg !9
  %929 = getelementptr i8, ptr %925, i64 128, !dbg !9
  %930 = load <4 x float>, ptr %929, align 4, !dbg !9
  %931 = getelementptr i8, ptr %925, i64 192, !dbg !9
  %932 = load <4 x float>, ptr %931, align 4, !dbg !9
  %.idx37 = shl nuw nsw i64 %920, 6, !dbg !9
  %933 = getelementptr i8, ptr %18, i64 %.idx37, !dbg !9
  %934 = load <16 x float>, ptr %933, align 4, !dbg !9
  %935 = getelementptr i8, ptr %933, i64 64, !dbg !9
  %936 = load <16 x float>, ptr %935, align 4, !dbg !9
  %937 = getelementptr i8, ptr %933, i64 128, !dbg !9
  %938 = load <16 x float>, ptr %937, align 4, !dbg !9
  %939 = getelementptr i8, ptr %933, i64 192, !dbg !9
  %940 = load <16 x float>, ptr %939, align 4, !dbg !9
  %941 = shufflevector <4 x float> %926, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %942 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %941, <16 x float> %934, <16 x float> %921), !dbg !9
  %943 = shufflevector <4 x float> %928, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %944 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %943, <16 x float> %934, <16 x float> %922), !dbg !9
  %945 = shufflevector <4 x float> %930, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %946 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %945, <16 x float> %934, <16 x float> %923), !dbg !9
  %947 = shufflevector <4 x float> %932, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %948 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %947, <16 x float> %934, <16 x float> %924), !dbg !9
  %949 = shufflevector <4 x float> %926, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %950 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %949, <16 x float> %936, <16 x float> %942), !dbg !9
  %951 = shufflevector <4 x float> %928, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %952 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %951, <16 x float> %936, <16 x float> %944), !dbg !9
  %953 = shufflevector <4 x float> %930, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %954 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %953, <16 x float> %936, <16 x float> %946), !dbg !9
  %955 = shufflevector <4 x float> %932, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %956 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %955, <16 x float> %936, <16 x float> %948), !dbg !9
  %957 = shufflevector <4 x float> %926, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %958 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %957, <16 x float> %938, <16 x float> %950), !dbg !9
  %959 = shufflevector <4 x float> %928, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %960 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %959, <16 x float> %938, <16 x float> %952), !dbg !9
  %961 = shufflevector <4 x float> %930, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %962 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %961, <16 x float> %938, <16 x float> %954), !dbg !9
  %963 = shufflevector <4 x float> %932, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %964 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %963, <16 x float> %938, <16 x float> %956), !dbg !9
  %965 = shufflevector <4 x float> %926, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %966 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %965, <16 x float> %940, <16 x float> %958), !dbg !9
  %967 = shufflevector <4 x float> %928, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %968 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %967, <16 x float> %940, <16 x float> %960), !dbg !9
  %969 = shufflevector <4 x float> %930, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %970 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %969, <16 x float> %940, <16 x float> %962), !dbg !9
  %971 = shufflevector <4 x float> %932, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %972 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %971, <16 x float> %940, <16 x float> %964), !dbg !9
  store <16 x float> %966, ptr %758, align 4, !dbg !9
  store <16 x float> %968, ptr %877, align 4, !dbg !9
  store <16 x float> %970, ptr %878, align 4, !dbg !9
  store <16 x float> %972, ptr %879, align 4, !dbg !9
  %973 = add nuw nsw i64 %920, 4, !dbg !9
  %974 = icmp samesign ult i64 %920, 12, !dbg !9
  br i1 %974, label %919, label %.preheader, !dbg !9

.preheader:                                       ; preds = %919
  %975 = load <16 x float>, ptr %663, align 4, !dbg !9
  %976 = getelementptr i8, ptr %18, i64 2688, !dbg !9
  %977 = load <16 x float>, ptr %976, align 4, !dbg !9
  %978 = getelementptr i8, ptr %18, i64 2752, !dbg !9
  %979 = load <16 x float>, ptr %978, align 4, !dbg !9
  %980 = getelementptr i8, ptr %18, i64 2816, !dbg !9
  %981 = load <16 x float>, ptr %980, align 4, !dbg !9
  %982 = load <16 x float>, ptr %686, align 4, !dbg !9
  %983 = getelementptr i8, ptr %18, i64 2944, !dbg !9
  %984 = load <16 x float>, ptr %983, align 4, !dbg !9
  %985 = getelementptr i8, ptr %18, i64 3008, !dbg !9
  %986 = load <16 x float>, ptr %985, align 4, !dbg !9
  %987 = getelementptr i8, ptr %18, i64 3072, !dbg !9
  %988 = load <16 x float>, ptr %987, align 4, !dbg !9
  %989 = shufflevector <16 x float> %984, <16 x float> %982, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %990 = shufflevector <16 x float> %986, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %991 = shufflevector <64 x float> %990, <64 x float> %989, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %992 = shufflevector <16 x float> %988, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %993 = shufflevector <64 x float> %991, <64 x float> %992, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !9
  %994 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !9
  %995 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !9
  %996 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !9
  %997 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !9
  %998 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !9
  %999 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !9
  %1000 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !9
  %1001 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !9
  %1002 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !9
  %1003 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !9
  %1004 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !9
  %1005 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !9
  %1006 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !9
  %1007 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !9
  %1008 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !9
  %1009 = shufflevector <64 x float> %993, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !9
  %1010 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1011 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1010, <4 x float> %994, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1012 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1013 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1012, <4 x float> %994, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1014 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1015 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1014, <4 x float> %994, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1016 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !9
  %1017 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1016, <4 x float> %994, <4 x float> splat (float 1.000000e+00)), !dbg !9
  %1018 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1019 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1018, <4 x float> %995, <4 x float> %1011), !dbg !9
  %1020 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1021 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1020, <4 x float> %995, <4 x float> %1013), !dbg !9
  %1022 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1023 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1022, <4 x float> %995, <4 x float> %1015), !dbg !9
  %1024 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !9
  %1025 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1024, <4 x float> %995, <4 x float> %1017), !dbg !9
  %1026 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1027 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1026, <4 x float> %996, <4 x float> %1019), !dbg !9
  %1028 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1029 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1028, <4 x float> %996, <4 x float> %1021), !dbg !9
  %1030 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1031 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1030, <4 x float> %996, <4 x float> %1023), !dbg !9
  %1032 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !9
  %1033 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1032, <4 x float> %996, <4 x float> %1025), !dbg !9
  %1034 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1035 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1034, <4 x float> %997, <4 x float> %1027), !dbg !9
  %1036 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1037 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1036, <4 x float> %997, <4 x float> %1029), !dbg !9
  %1038 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1039 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1038, <4 x float> %997, <4 x float> %1031), !dbg !9
  %1040 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !9
  %1041 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1040, <4 x float> %997, <4 x float> %1033), !dbg !9
  %1042 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1043 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1042, <4 x float> %998, <4 x float> %1035), !dbg !9
  %1044 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1045 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1044, <4 x float> %998, <4 x float> %1037), !dbg !9
  %1046 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1047 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1046, <4 x float> %998, <4 x float> %1039), !dbg !9
  %1048 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !9
  %1049 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1048, <4 x float> %998, <4 x float> %1041), !dbg !9
  %1050 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1051 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1050, <4 x float> %999, <4 x float> %1043), !dbg !9
  %1052 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1053 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1052, <4 x float> %999, <4 x float> %1045), !dbg !9
  %1054 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1055 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1054, <4 x float> %999, <4 x float> %1047), !dbg !9
  %1056 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !9
  %1057 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1056, <4 x float> %999, <4 x float> %1049), !dbg !9
  %1058 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1059 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1058, <4 x float> %1000, <4 x float> %1051), !dbg !9
  %1060 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1061 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1060, <4 x float> %1000, <4 x float> %1053), !dbg !9
  %1062 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1063 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1062, <4 x float> %1000, <4 x float> %1055), !dbg !9
  %1064 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !9
  %1065 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1064, <4 x float> %1000, <4 x float> %1057), !dbg !9
  %1066 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1067 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1066, <4 x float> %1001, <4 x float> %1059), !dbg !9
  %1068 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1069 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1068, <4 x float> %1001, <4 x float> %1061), !dbg !9
  %1070 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1071 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1070, <4 x float> %1001, <4 x float> %1063), !dbg !9
  %1072 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !9
  %1073 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1072, <4 x float> %1001, <4 x float> %1065), !dbg !9
  %1074 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1075 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1074, <4 x float> %1002, <4 x float> %1067), !dbg !9
  %1076 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1077 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1076, <4 x float> %1002, <4 x float> %1069), !dbg !9
  %1078 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1079 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1078, <4 x float> %1002, <4 x float> %1071), !dbg !9
  %1080 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !9
  %1081 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1080, <4 x float> %1002, <4 x float> %1073), !dbg !9
  %1082 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1083 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1082, <4 x float> %1003, <4 x float> %1075), !dbg !9
  %1084 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1085 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1084, <4 x float> %1003, <4 x float> %1077), !dbg !9
  %1086 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1087 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1086, <4 x float> %1003, <4 x float> %1079), !dbg !9
  %1088 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !9
  %1089 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1088, <4 x float> %1003, <4 x float> %1081), !dbg !9
  %1090 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1091 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1090, <4 x float> %1004, <4 x float> %1083), !dbg !9
  %1092 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1093 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1092, <4 x float> %1004, <4 x float> %1085), !dbg !9
  %1094 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1095 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1094, <4 x float> %1004, <4 x float> %1087), !dbg !9
  %1096 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !9
  %1097 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1096, <4 x float> %1004, <4 x float> %1089), !dbg !9
  %1098 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1099 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1098, <4 x float> %1005, <4 x float> %1091), !dbg !9
  %1100 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1101 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1100, <4 x float> %1005, <4 x float> %1093), !dbg !9
  %1102 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1103 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1102, <4 x float> %1005, <4 x float> %1095), !dbg !9
  %1104 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !9
  %1105 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1104, <4 x float> %1005, <4 x float> %1097), !dbg !9
  %1106 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1107 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1106, <4 x float> %1006, <4 x float> %1099), !dbg !9
  %1108 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1109 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1108, <4 x float> %1006, <4 x float> %1101), !dbg !9
  %1110 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1111 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1110, <4 x float> %1006, <4 x float> %1103), !dbg !9
  %1112 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !9
  %1113 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1112, <4 x float> %1006, <4 x float> %1105), !dbg !9
  %1114 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1115 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1114, <4 x float> %1007, <4 x float> %1107), !dbg !9
  %1116 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1117 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1116, <4 x float> %1007, <4 x float> %1109), !dbg !9
  %1118 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1119 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1118, <4 x float> %1007, <4 x float> %1111), !dbg !9
  %1120 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !9
  %1121 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1120, <4 x float> %1007, <4 x float> %1113), !dbg !9
  %1122 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1123 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1122, <4 x float> %1008, <4 x float> %1115), !dbg !9
  %1124 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1125 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1124, <4 x float> %1008, <4 x float> %1117), !dbg !9
  %1126 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1127 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1126, <4 x float> %1008, <4 x float> %1119), !dbg !9
  %1128 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !9
  %1129 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1128, <4 x float> %1008, <4 x float> %1121), !dbg !9
  %1130 = shufflevector <16 x float> %975, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1131 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1130, <4 x float> %1009, <4 x float> %1123), !dbg !9
  %1132 = shufflevector <16 x float> %977, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1133 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1132, <4 x float> %1009, <4 x float> %1125), !dbg !9
  %1134 = shufflevector <16 x float> %979, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1135 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1134, <4 x float> %1009, <4 x float> %1127), !dbg !9
  %1136 = shufflevector <16 x float> %981, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !9
  %1137 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1136, <4 x float> %1009, <4 x float> %1129), !dbg !9
  %1138 = getelementptr i8, ptr %18, i64 4992, !dbg !9
  store <4 x float> %1131, ptr %1138, align 4, !dbg !9
  %1139 = getelementptr i8, ptr %18, i64 5008, !dbg !9
  store <4 x float> %1133, ptr %1139, align 4, !dbg !9
  %1140 = getelementptr i8, ptr %18, i64 5024, !dbg !9
  store <4 x float> %1135, ptr %1140, align 4, !dbg !9
  %1141 = getelementptr i8, ptr %18, i64 5040, !dbg !9
  store <4 x float> %1137, ptr %1141, align 4, !dbg !9
  %1142 = getelementptr i8, ptr %18, i64 5056, !dbg !10
  %1143 = load <4 x float>, ptr %1138, align 4, !dbg !10
  %1144 = load <1 x float>, ptr %757, align 4, !dbg !10
  %1145 = shufflevector <1 x float> %1144, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1146 = fmul <4 x float> %1143, %1145, !dbg !10
  store <4 x float> %1146, ptr %1142, align 4, !dbg !10
  %1147 = getelementptr i8, ptr %18, i64 5008, !dbg !10
  %1148 = load <4 x float>, ptr %1147, align 4, !dbg !10
  %1149 = getelementptr i8, ptr %18, i64 3524, !dbg !10
  %1150 = load <1 x float>, ptr %1149, align 4, !dbg !10
  %1151 = shufflevector <1 x float> %1150, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1152 = fmul <4 x float> %1148, %1151, !dbg !10
  %1153 = getelementptr i8, ptr %18, i64 5072, !dbg !10
  store <4 x float> %1152, ptr %1153, align 4, !dbg !10
  %1154 = getelementptr i8, ptr %18, i64 5024, !dbg !10
  %1155 = load <4 x float>, ptr %1154, align 4, !dbg !10
  %1156 = getelementptr i8, ptr %18, i64 3528, !dbg !10
  %1157 = load <1 x float>, ptr %1156, align 4, !dbg !10
  %1158 = shufflevector <1 x float> %1157, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1159 = fmul <4 x float> %1155, %1158, !dbg !10
  %1160 = getelementptr i8, ptr %18, i64 5088, !dbg !10
  store <4 x float> %1159, ptr %1160, align 4, !dbg !10
  %1161 = getelementptr i8, ptr %18, i64 5040, !dbg !10
  %1162 = load <4 x float>, ptr %1161, align 4, !dbg !10
  %1163 = getelementptr i8, ptr %18, i64 3532, !dbg !10
  %1164 = load <1 x float>, ptr %1163, align 4, !dbg !10
  %1165 = shufflevector <1 x float> %1164, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %1166 = fmul <4 x float> %1162, %1165, !dbg !10
  %1167 = getelementptr i8, ptr %18, i64 5104, !dbg !10
  store <4 x float> %1166, ptr %1167, align 4, !dbg !10
  %1168 = getelementptr i8, ptr %18, i64 2368, !dbg !6
  %1169 = load <1 x float>, ptr %1142, align 4, !dbg !11
  %1170 = load <16 x float>, ptr %876, align 4, !dbg !11
  %1171 = load <16 x float>, ptr %758, align 4, !dbg !11
  %1172 = shufflevector <1 x float> %1169, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1173 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1172, <16 x float> %1170, <16 x float> %1171), !dbg !11
  store <16 x float> %1173, ptr %758, align 4, !dbg !11
  %1174 = getelementptr i8, ptr %18, i64 5072, !dbg !11
  %1175 = load <2 x float>, ptr %1174, align 4, !dbg !11
  %1176 = getelementptr i8, ptr %18, i64 4800, !dbg !11
  %1177 = load <16 x float>, ptr %1176, align 4, !dbg !11
  %1178 = getelementptr i8, ptr %18, i64 3648, !dbg !11
  %1179 = load <16 x float>, ptr %1178, align 4, !dbg !11
  %1180 = shufflevector <2 x float> %1175, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1180, <16 x float> %1170, <16 x float> %1179), !dbg !11
  %1182 = shufflevector <2 x float> %1175, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1183 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1182, <16 x float> %1177, <16 x float> %1181), !dbg !11
  store <16 x float> %1183, ptr %1178, align 4, !dbg !11
  %1184 = getelementptr i8, ptr %18, i64 5088, !dbg !11
  %1185 = load <3 x float>, ptr %1184, align 4, !dbg !11
  %1186 = getelementptr i8, ptr %18, i64 4864, !dbg !11
  %1187 = load <16 x float>, ptr %1186, align 4, !dbg !11
  %1188 = getelementptr i8, ptr %18, i64 3712, !dbg !11
  %1189 = load <16 x float>, ptr %1188, align 4, !dbg !11
  %1190 = shufflevector <3 x float> %1185, <3 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1190, <16 x float> %1170, <16 x float> %1189), !dbg !11
  %1192 = shufflevector <3 x float> %1185, <3 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1193 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1192, <16 x float> %1177, <16 x float> %1191), !dbg !11
  %1194 = shufflevector <3 x float> %1185, <3 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %1195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1194, <16 x float> %1187, <16 x float> %1193), !dbg !11
  store <16 x float> %1195, ptr %1188, align 4, !dbg !11
  %1196 = getelementptr i8, ptr %18, i64 5104, !dbg !11
  %1197 = load <4 x float>, ptr %1196, align 4, !dbg !11
  %1198 = getelementptr i8, ptr %18, i64 4928, !dbg !11
  %1199 = load <16 x float>, ptr %1198, align 4, !dbg !11
  %1200 = getelementptr i8, ptr %18, i64 3776, !dbg !11
  %1201 = load <16 x float>, ptr %1200, align 4, !dbg !11
  %1202 = shufflevector <4 x float> %1197, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1203 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1202, <16 x float> %1170, <16 x float> %1201), !dbg !11
  %1204 = shufflevector <4 x float> %1197, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !11
  %1205 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1204, <16 x float> %1177, <16 x float> %1203), !dbg !11
  %1206 = shufflevector <4 x float> %1197, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !11
  %1207 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1206, <16 x float> %1187, <16 x float> %1205), !dbg !11
  %1208 = shufflevector <4 x float> %1197, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !11
  %1209 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1208, <16 x float> %1199, <16 x float> %1207), !dbg !11
  store <16 x float> %1209, ptr %1200, align 4, !dbg !11
  %1210 = getelementptr i8, ptr %18, i64 5120, !dbg !6
  %1211 = getelementptr inbounds nuw float, ptr %757, i64 %662
  %1212 = load <16 x float>, ptr %10, align 4, !dbg !17
  %1213 = load <16 x float>, ptr %9, align 4, !dbg !17
  %1214 = load <16 x float>, ptr %758, align 4, !dbg !13
  %1215 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1214), !dbg !13
  %.scalar23 = fmul float %1215, 6.250000e-02, !dbg !13
  %1216 = insertelement <16 x float> poison, float %.scalar23, i64 0, !dbg !13
  %1217 = shufflevector <16 x float> %1216, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1218 = fsub <16 x float> %1214, %1217, !dbg !13
  %1219 = fmul <16 x float> %1218, %1218, !dbg !13
  %1220 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1219), !dbg !13
  %1221 = load <16 x float>, ptr %663, align 4, !dbg !17
  %.scalar24 = fmul float %1220, 6.250000e-02, !dbg !13
  %.scalar25 = fadd float %.scalar24, 0x3EB0C6F7A0000000
  %.scalar26 = tail call float @llvm.sqrt.f32(float %.scalar25), !dbg !13
  %.scalar27 = fdiv float 1.000000e+00, %.scalar26, !dbg !13
  %1222 = insertelement <16 x float> poison, float %.scalar27, i64 0, !dbg !13
  %1223 = shufflevector <16 x float> %1222, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1224 = fmul <16 x float> %1218, %1223, !dbg !13
  %1225 = fmul <16 x float> %1213, %1224, !dbg !12
  %1226 = fadd <16 x float> %1221, %1225, !dbg !12
  %1227 = fadd <16 x float> %1212, %1226, !dbg !18
  store <16 x float> %1227, ptr %1168, align 4, !dbg !18
  %1228 = load <16 x float>, ptr %876, align 4, !dbg !11
  %1229 = load float, ptr %1211, align 4, !dbg !11
  %1230 = insertelement <16 x float> poison, float %1229, i64 0, !dbg !11
  %1231 = shufflevector <16 x float> %1230, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1232 = fmul <16 x float> %1228, %1231, !dbg !11
  store <16 x float> %1232, ptr %1210, align 4, !dbg !11
  %1233 = getelementptr i8, ptr %18, i64 3648, !dbg !13
  %1234 = load <16 x float>, ptr %1233, align 4, !dbg !13
  %1235 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1234), !dbg !13
  %.scalar23.1 = fmul float %1235, 6.250000e-02, !dbg !13
  %1236 = insertelement <16 x float> poison, float %.scalar23.1, i64 0, !dbg !13
  %1237 = shufflevector <16 x float> %1236, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1238 = fsub <16 x float> %1234, %1237, !dbg !13
  %1239 = fmul <16 x float> %1238, %1238, !dbg !13
  %1240 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1239), !dbg !13
  %1241 = getelementptr i8, ptr %18, i64 2688, !dbg !17
  %1242 = load <16 x float>, ptr %1241, align 4, !dbg !17
  %.scalar24.1 = fmul float %1240, 6.250000e-02, !dbg !13
  %.scalar25.1 = fadd float %.scalar24.1, 0x3EB0C6F7A0000000
  %.scalar26.1 = tail call float @llvm.sqrt.f32(float %.scalar25.1), !dbg !13
  %.scalar27.1 = fdiv float 1.000000e+00, %.scalar26.1, !dbg !13
  %1243 = insertelement <16 x float> poison, float %.scalar27.1, i64 0, !dbg !13
  %1244 = shufflevector <16 x float> %1243, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1245 = fmul <16 x float> %1238, %1244, !dbg !13
  %1246 = fmul <16 x float> %1213, %1245, !dbg !12
  %1247 = fadd <16 x float> %1242, %1246, !dbg !12
  %1248 = fadd <16 x float> %1212, %1247, !dbg !18
  %1249 = getelementptr i8, ptr %18, i64 2432, !dbg !18
  store <16 x float> %1248, ptr %1249, align 4, !dbg !18
  %1250 = getelementptr i8, ptr %18, i64 4800, !dbg !11
  %1251 = load <16 x float>, ptr %1250, align 4, !dbg !11
  %1252 = load float, ptr %1211, align 4, !dbg !11
  %1253 = insertelement <16 x float> poison, float %1252, i64 0, !dbg !11
  %1254 = shufflevector <16 x float> %1253, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1255 = fmul <16 x float> %1251, %1254, !dbg !11
  %1256 = getelementptr i8, ptr %18, i64 5184, !dbg !11
  store <16 x float> %1255, ptr %1256, align 4, !dbg !11
  %1257 = getelementptr i8, ptr %18, i64 3712, !dbg !13
  %1258 = load <16 x float>, ptr %1257, align 4, !dbg !13
  %1259 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1258), !dbg !13
  %.scalar23.2 = fmul float %1259, 6.250000e-02, !dbg !13
  %1260 = insertelement <16 x float> poison, float %.scalar23.2, i64 0, !dbg !13
  %1261 = shufflevector <16 x float> %1260, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1262 = fsub <16 x float> %1258, %1261, !dbg !13
  %1263 = fmul <16 x float> %1262, %1262, !dbg !13
  %1264 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1263), !dbg !13
  %1265 = getelementptr i8, ptr %18, i64 2752, !dbg !17
  %1266 = load <16 x float>, ptr %1265, align 4, !dbg !17
  %.scalar24.2 = fmul float %1264, 6.250000e-02, !dbg !13
  %.scalar25.2 = fadd float %.scalar24.2, 0x3EB0C6F7A0000000
  %.scalar26.2 = tail call float @llvm.sqrt.f32(float %.scalar25.2), !dbg !13
  %.scalar27.2 = fdiv float 1.000000e+00, %.scalar26.2, !dbg !13
  %1267 = insertelement <16 x float> poison, float %.scalar27.2, i64 0, !dbg !13
  %1268 = shufflevector <16 x float> %1267, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1269 = fmul <16 x float> %1262, %1268, !dbg !13
  %1270 = fmul <16 x float> %1213, %1269, !dbg !12
  %1271 = fadd <16 x float> %1266, %1270, !dbg !12
  %1272 = fadd <16 x float> %1212, %1271, !dbg !18
  %1273 = getelementptr i8, ptr %18, i64 2496, !dbg !18
  store <16 x float> %1272, ptr %1273, align 4, !dbg !18
  %1274 = getelementptr i8, ptr %18, i64 4864, !dbg !11
  %1275 = load <16 x float>, ptr %1274, align 4, !dbg !11
  %1276 = load float, ptr %1211, align 4, !dbg !11
  %1277 = insertelement <16 x float> poison, float %1276, i64 0, !dbg !11
  %1278 = shufflevector <16 x float> %1277, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1279 = fmul <16 x float> %1275, %1278, !dbg !11
  %1280 = getelementptr i8, ptr %18, i64 5248, !dbg !11
  store <16 x float> %1279, ptr %1280, align 4, !dbg !11
  %1281 = getelementptr i8, ptr %18, i64 3776, !dbg !13
  %1282 = load <16 x float>, ptr %1281, align 4, !dbg !13
  %1283 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1282), !dbg !13
  %.scalar23.3 = fmul float %1283, 6.250000e-02, !dbg !13
  %1284 = insertelement <16 x float> poison, float %.scalar23.3, i64 0, !dbg !13
  %1285 = shufflevector <16 x float> %1284, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1286 = fsub <16 x float> %1282, %1285, !dbg !13
  %1287 = fmul <16 x float> %1286, %1286, !dbg !13
  %1288 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1287), !dbg !13
  %1289 = getelementptr i8, ptr %18, i64 2816, !dbg !17
  %1290 = load <16 x float>, ptr %1289, align 4, !dbg !17
  %.scalar24.3 = fmul float %1288, 6.250000e-02, !dbg !13
  %.scalar25.3 = fadd float %.scalar24.3, 0x3EB0C6F7A0000000
  %.scalar26.3 = tail call float @llvm.sqrt.f32(float %.scalar25.3), !dbg !13
  %.scalar27.3 = fdiv float 1.000000e+00, %.scalar26.3, !dbg !13
  %1291 = insertelement <16 x float> poison, float %.scalar27.3, i64 0, !dbg !13
  %1292 = shufflevector <16 x float> %1291, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %1293 = fmul <16 x float> %1286, %1292, !dbg !13
  %1294 = fmul <16 x float> %1213, %1293, !dbg !12
  %1295 = fadd <16 x float> %1290, %1294, !dbg !12
  %1296 = fadd <16 x float> %1212, %1295, !dbg !18
  %1297 = getelementptr i8, ptr %18, i64 2560, !dbg !18
  store <16 x float> %1296, ptr %1297, align 4, !dbg !18
  %1298 = getelementptr i8, ptr %18, i64 4928, !dbg !11
  %1299 = load <16 x float>, ptr %1298, align 4, !dbg !11
  %1300 = load float, ptr %1211, align 4, !dbg !11
  %1301 = insertelement <16 x float> poison, float %1300, i64 0, !dbg !11
  %1302 = shufflevector <16 x float> %1301, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %1303 = fmul <16 x float> %1299, %1302, !dbg !11
  %1304 = getelementptr i8, ptr %18, i64 5312, !dbg !11
  store <16 x float> %1303, ptr %1304, align 4, !dbg !11
  %1305 = getelementptr i8, ptr %18, i64 5184
  %1306 = getelementptr i8, ptr %18, i64 5248
  %1307 = getelementptr i8, ptr %18, i64 5312
  br label %1308, !dbg !19

1308:                                             ; preds = %.preheader, %1308
  %1309 = phi i64 [ 0, %.preheader ], [ %1402, %1308 ]
  %1310 = getelementptr float, ptr %686, i64 %1309, !dbg !19
  %1311 = load <8 x float>, ptr %1310, align 4, !dbg !19
  %1312 = getelementptr i8, ptr %1310, i64 64, !dbg !19
  %1313 = load <8 x float>, ptr %1312, align 4, !dbg !19
  %1314 = getelementptr i8, ptr %1310, i64 128, !dbg !19
  %1315 = load <8 x float>, ptr %1314, align 4, !dbg !19
  %1316 = getelementptr i8, ptr %1310, i64 192, !dbg !19
  %1317 = load <8 x float>, ptr %1316, align 4, !dbg !19
  %1318 = load <16 x float>, ptr %1210, align 4, !dbg !19
  %1319 = load <16 x float>, ptr %1305, align 4, !dbg !19
  %1320 = load <16 x float>, ptr %1306, align 4, !dbg !19
  %1321 = load <16 x float>, ptr %1307, align 4, !dbg !19
  %.idx29 = shl nuw nsw i64 %1309, 6, !dbg !19
  %1322 = getelementptr i8, ptr %18, i64 %.idx29, !dbg !19
  %1323 = load <16 x float>, ptr %1322, align 4, !dbg !19
  %1324 = getelementptr i8, ptr %1322, i64 64, !dbg !19
  %1325 = load <16 x float>, ptr %1324, align 4, !dbg !19
  %1326 = getelementptr i8, ptr %1322, i64 128, !dbg !19
  %1327 = load <16 x float>, ptr %1326, align 4, !dbg !19
  %1328 = getelementptr i8, ptr %1322, i64 192, !dbg !19
  %1329 = load <16 x float>, ptr %1328, align 4, !dbg !19
  %1330 = getelementptr i8, ptr %1322, i64 256, !dbg !19
  %1331 = load <16 x float>, ptr %1330, align 4, !dbg !19
  %1332 = getelementptr i8, ptr %1322, i64 320, !dbg !19
  %1333 = load <16 x float>, ptr %1332, align 4, !dbg !19
  %1334 = getelementptr i8, ptr %1322, i64 384, !dbg !19
  %1335 = load <16 x float>, ptr %1334, align 4, !dbg !19
  %1336 = getelementptr i8, ptr %1322, i64 448, !dbg !19
  %1337 = load <16 x float>, ptr %1336, align 4, !dbg !19
  %1338 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1339 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1338, <16 x float> %1318, <16 x float> %1323), !dbg !19
  %1340 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1341 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1340, <16 x float> %1318, <16 x float> %1325), !dbg !19
  %1342 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1343 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1342, <16 x float> %1318, <16 x float> %1327), !dbg !19
  %1344 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1344, <16 x float> %1318, <16 x float> %1329), !dbg !19
  %1346 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1347 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1346, <16 x float> %1318, <16 x float> %1331), !dbg !19
  %1348 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1349 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1348, <16 x float> %1318, <16 x float> %1333), !dbg !19
  %1350 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1351 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1350, <16 x float> %1318, <16 x float> %1335), !dbg !19
  %1352 = shufflevector <8 x float> %1311, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1353 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1352, <16 x float> %1318, <16 x float> %1337), !dbg !19
  %1354 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1355 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1354, <16 x float> %1319, <16 x float> %1339), !dbg !19
  %1356 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1357 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1356, <16 x float> %1319, <16 x float> %1341), !dbg !19
  %1358 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1359 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1358, <16 x float> %1319, <16 x float> %1343), !dbg !19
  %1360 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1361 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1360, <16 x float> %1319, <16 x float> %1345), !dbg !19
  %1362 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1363 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1362, <16 x float> %1319, <16 x float> %1347), !dbg !19
  %1364 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1364, <16 x float> %1319, <16 x float> %1349), !dbg !19
  %1366 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1367 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1366, <16 x float> %1319, <16 x float> %1351), !dbg !19
  %1368 = shufflevector <8 x float> %1313, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1369 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1368, <16 x float> %1319, <16 x float> %1353), !dbg !19
  %1370 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1371 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1370, <16 x float> %1320, <16 x float> %1355), !dbg !19
  %1372 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1373 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1372, <16 x float> %1320, <16 x float> %1357), !dbg !19
  %1374 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1375 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1374, <16 x float> %1320, <16 x float> %1359), !dbg !19
  %1376 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1377 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1376, <16 x float> %1320, <16 x float> %1361), !dbg !19
  %1378 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1379 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1378, <16 x float> %1320, <16 x float> %1363), !dbg !19
  %1380 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1381 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1380, <16 x float> %1320, <16 x float> %1365), !dbg !19
  %1382 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1383 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1382, <16 x float> %1320, <16 x float> %1367), !dbg !19
  %1384 = shufflevector <8 x float> %1315, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1385 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1384, <16 x float> %1320, <16 x float> %1369), !dbg !19
  %1386 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1387 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1386, <16 x float> %1321, <16 x float> %1371), !dbg !19
  %1388 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %1389 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1388, <16 x float> %1321, <16 x float> %1373), !dbg !19
  %1390 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %1391 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1390, <16 x float> %1321, <16 x float> %1375), !dbg !19
  %1392 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %1393 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1392, <16 x float> %1321, <16 x float> %1377), !dbg !19
  %1394 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %1395 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1394, <16 x float> %1321, <16 x float> %1379), !dbg !19
  %1396 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %1397 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1396, <16 x float> %1321, <16 x float> %1381), !dbg !19
  %1398 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %1399 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1398, <16 x float> %1321, <16 x float> %1383), !dbg !19
  %1400 = shufflevector <8 x float> %1317, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %1401 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1400, <16 x float> %1321, <16 x float> %1385), !dbg !19
  store <16 x float> %1387, ptr %1322, align 4, !dbg !19
  store <16 x float> %1389, ptr %1324, align 4, !dbg !19
  store <16 x float> %1391, ptr %1326, align 4, !dbg !19
  store <16 x float> %1393, ptr %1328, align 4, !dbg !19
  store <16 x float> %1395, ptr %1330, align 4, !dbg !19
  store <16 x float> %1397, ptr %1332, align 4, !dbg !19
  store <16 x float> %1399, ptr %1334, align 4, !dbg !19
  store <16 x float> %1401, ptr %1336, align 4, !dbg !19
  %1402 = add nuw nsw i64 %1309, 8, !dbg !19
  %1403 = icmp eq i64 %1309, 0, !dbg !19
  br i1 %1403, label %1308, label %1404, !dbg !19

1404:                                             ; preds = %1308
  %1405 = getelementptr i8, ptr %18, i64 5376, !dbg !11
  store <16 x float> zeroinitializer, ptr %1405, align 4
  %1406 = load <16 x float>, ptr %876, align 4, !dbg !19
  %1407 = fadd <16 x float> %1406, zeroinitializer, !dbg !19
  store <16 x float> %1407, ptr %1405, align 4, !dbg !19
  %1408 = getelementptr i8, ptr %18, i64 4800, !dbg !19
  %1409 = load <16 x float>, ptr %1408, align 4, !dbg !19
  %1410 = fadd <16 x float> %1409, %1407, !dbg !19
  store <16 x float> %1410, ptr %1405, align 4, !dbg !19
  %1411 = getelementptr i8, ptr %18, i64 4864, !dbg !19
  %1412 = load <16 x float>, ptr %1411, align 4, !dbg !19
  %1413 = fadd <16 x float> %1412, %1410, !dbg !19
  store <16 x float> %1413, ptr %1405, align 4, !dbg !19
  %1414 = getelementptr i8, ptr %18, i64 4928, !dbg !19
  %1415 = load <16 x float>, ptr %1414, align 4, !dbg !19
  %1416 = fadd <16 x float> %1415, %1413, !dbg !19
  store <16 x float> %1416, ptr %1405, align 4, !dbg !19
  %1417 = getelementptr inbounds nuw float, ptr %757, i64 %662, !dbg !19
  %1418 = load float, ptr %1417, align 4, !dbg !19
  %1419 = insertelement <16 x float> poison, float %1418, i64 0, !dbg !19
  %1420 = shufflevector <16 x float> %1419, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !19
  %1421 = load <16 x float>, ptr %68, align 4, !dbg !19
  %1422 = fmul <16 x float> %1416, %1420, !dbg !19
  %1423 = fadd <16 x float> %1421, %1422, !dbg !19
  store <16 x float> %1423, ptr %68, align 4, !dbg !19
  %1424 = load <16 x float>, ptr %1168, align 4, !dbg !6
  %1425 = mul i64 %67, %17, !dbg !6
  %1426 = getelementptr float, ptr %16, i64 %1425, !dbg !6
  store <16 x float> %1424, ptr %1426, align 4, !dbg !6
  %exitcond102.not = icmp eq i64 %66, 1, !dbg !6
  br i1 %exitcond102.not, label %.loopexit, label %1427, !dbg !6

1427:                                             ; preds = %1404
  %1428 = or disjoint i64 %67, 1, !dbg !6
  %1429 = getelementptr i8, ptr %18, i64 2432, !dbg !6
  %1430 = load <16 x float>, ptr %1429, align 4, !dbg !6
  %1431 = mul i64 %1428, %17, !dbg !6
  %1432 = getelementptr float, ptr %16, i64 %1431, !dbg !6
  store <16 x float> %1430, ptr %1432, align 4, !dbg !6
  %exitcond102.not.1 = icmp eq i64 %66, 2, !dbg !6
  br i1 %exitcond102.not.1, label %.loopexit, label %1433, !dbg !6

1433:                                             ; preds = %1427
  %1434 = or disjoint i64 %67, 2, !dbg !6
  %1435 = getelementptr i8, ptr %18, i64 2496, !dbg !6
  %1436 = load <16 x float>, ptr %1435, align 4, !dbg !6
  %1437 = mul i64 %1434, %17, !dbg !6
  %1438 = getelementptr float, ptr %16, i64 %1437, !dbg !6
  store <16 x float> %1436, ptr %1438, align 4, !dbg !6
  br label %.loopexit, !dbg !6

.loopexit:                                        ; preds = %1404, %1427, %1433, %._crit_edge
  %1439 = load <16 x float>, ptr %18, align 4, !dbg !20
  store <16 x float> %1439, ptr %14, align 4, !dbg !20
  %1440 = getelementptr i8, ptr %18, i64 64, !dbg !20
  %1441 = load <16 x float>, ptr %1440, align 4, !dbg !20
  %1442 = getelementptr i8, ptr %14, i64 64, !dbg !20
  store <16 x float> %1441, ptr %1442, align 4, !dbg !20
  %1443 = getelementptr i8, ptr %18, i64 128, !dbg !20
  %1444 = load <16 x float>, ptr %1443, align 4, !dbg !20
  %1445 = getelementptr i8, ptr %14, i64 128, !dbg !20
  store <16 x float> %1444, ptr %1445, align 4, !dbg !20
  %1446 = getelementptr i8, ptr %18, i64 192, !dbg !20
  %1447 = load <16 x float>, ptr %1446, align 4, !dbg !20
  %1448 = getelementptr i8, ptr %14, i64 192, !dbg !20
  store <16 x float> %1447, ptr %1448, align 4, !dbg !20
  %1449 = getelementptr i8, ptr %18, i64 256, !dbg !20
  %1450 = load <16 x float>, ptr %1449, align 4, !dbg !20
  %1451 = getelementptr i8, ptr %14, i64 256, !dbg !20
  store <16 x float> %1450, ptr %1451, align 4, !dbg !20
  %1452 = getelementptr i8, ptr %18, i64 320, !dbg !20
  %1453 = load <16 x float>, ptr %1452, align 4, !dbg !20
  %1454 = getelementptr i8, ptr %14, i64 320, !dbg !20
  store <16 x float> %1453, ptr %1454, align 4, !dbg !20
  %1455 = getelementptr i8, ptr %18, i64 384, !dbg !20
  %1456 = load <16 x float>, ptr %1455, align 4, !dbg !20
  %1457 = getelementptr i8, ptr %14, i64 384, !dbg !20
  store <16 x float> %1456, ptr %1457, align 4, !dbg !20
  %1458 = getelementptr i8, ptr %18, i64 448, !dbg !20
  %1459 = load <16 x float>, ptr %1458, align 4, !dbg !20
  %1460 = getelementptr i8, ptr %14, i64 448, !dbg !20
  store <16 x float> %1459, ptr %1460, align 4, !dbg !20
  %1461 = getelementptr i8, ptr %18, i64 512, !dbg !20
  %1462 = load <16 x float>, ptr %1461, align 4, !dbg !20
  %1463 = getelementptr i8, ptr %14, i64 512, !dbg !20
  store <16 x float> %1462, ptr %1463, align 4, !dbg !20
  %1464 = getelementptr i8, ptr %18, i64 576, !dbg !20
  %1465 = load <16 x float>, ptr %1464, align 4, !dbg !20
  %1466 = getelementptr i8, ptr %14, i64 576, !dbg !20
  store <16 x float> %1465, ptr %1466, align 4, !dbg !20
  %1467 = getelementptr i8, ptr %18, i64 640, !dbg !20
  %1468 = load <16 x float>, ptr %1467, align 4, !dbg !20
  %1469 = getelementptr i8, ptr %14, i64 640, !dbg !20
  store <16 x float> %1468, ptr %1469, align 4, !dbg !20
  %1470 = getelementptr i8, ptr %18, i64 704, !dbg !20
  %1471 = load <16 x float>, ptr %1470, align 4, !dbg !20
  %1472 = getelementptr i8, ptr %14, i64 704, !dbg !20
  store <16 x float> %1471, ptr %1472, align 4, !dbg !20
  %1473 = getelementptr i8, ptr %18, i64 768, !dbg !20
  %1474 = load <16 x float>, ptr %1473, align 4, !dbg !20
  %1475 = getelementptr i8, ptr %14, i64 768, !dbg !20
  store <16 x float> %1474, ptr %1475, align 4, !dbg !20
  %1476 = getelementptr i8, ptr %18, i64 832, !dbg !20
  %1477 = load <16 x float>, ptr %1476, align 4, !dbg !20
  %1478 = getelementptr i8, ptr %14, i64 832, !dbg !20
  store <16 x float> %1477, ptr %1478, align 4, !dbg !20
  %1479 = getelementptr i8, ptr %18, i64 896, !dbg !20
  %1480 = load <16 x float>, ptr %1479, align 4, !dbg !20
  %1481 = getelementptr i8, ptr %14, i64 896, !dbg !20
  store <16 x float> %1480, ptr %1481, align 4, !dbg !20
  %1482 = getelementptr i8, ptr %18, i64 960, !dbg !20
  %1483 = load <16 x float>, ptr %1482, align 4, !dbg !20
  %1484 = getelementptr i8, ptr %14, i64 960, !dbg !20
  store <16 x float> %1483, ptr %1484, align 4, !dbg !20
  %1485 = load <16 x float>, ptr %68, align 4, !dbg !20
  store <16 x float> %1485, ptr %15, align 4, !dbg !20
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
define internal void @tttc.task.ttt_linear(ptr readonly captures(none) %0, ptr %1) #3 {
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
