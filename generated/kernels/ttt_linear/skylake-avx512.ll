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
@tttc.entries = private constant { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64 } { i32 0, i32 12, ptr @tttc.tensors, i64 6720, i64 64, ptr @tttc.task.ttt_linear, i32 96, i32 3, i64 0, i64 0 }, align 8
@tttc_kernel_ttt_linear = local_unnamed_addr constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr } { i32 1, i32 72, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 64, ptr @tttc.entries }, align 8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @tttc.task.ttt_linear(ptr readonly captures(none) %0, ptr initializes((0, 1024), (1280, 1344)) %1) #2 {
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
  %.elt1.i = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !3
  %.unpack2.i = load ptr, ptr %.elt1.i, align 8, !dbg !3
  %.elt5.i = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !3
  %.unpack6.unpack.i = load i64, ptr %.elt5.i, align 8, !dbg !3
  %.elt7.i = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !3
  %.unpack8.unpack.i = load i64, ptr %.elt7.i, align 8, !dbg !3
  %.elt16.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !3
  %.unpack17.i = load ptr, ptr %.elt16.i, align 8, !dbg !3
  %.elt22.i = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !3
  %.unpack23.unpack.i = load i64, ptr %.elt22.i, align 8, !dbg !3
  %.elt31.i = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !3
  %.unpack32.i = load ptr, ptr %.elt31.i, align 8, !dbg !3
  %.elt37.i = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !3
  %.unpack38.unpack.i = load i64, ptr %.elt37.i, align 8, !dbg !3
  %.elt46.i = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !3
  %.unpack47.i = load ptr, ptr %.elt46.i, align 8, !dbg !3
  %.elt52.i = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !3
  %.unpack53.unpack.i = load i64, ptr %.elt52.i, align 8, !dbg !3
  %.elt57.i = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !3
  %.unpack58.i = load ptr, ptr %.elt57.i, align 8, !dbg !3
  %.elt68.i = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !3
  %.unpack69.i = load ptr, ptr %.elt68.i, align 8, !dbg !3
  %.elt79.i = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !3
  %.unpack80.i = load ptr, ptr %.elt79.i, align 8, !dbg !3
  %.elt90.i = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !3
  %.unpack91.i = load ptr, ptr %.elt90.i, align 8, !dbg !3
  %.elt105.i = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !3
  %.unpack106.i = load ptr, ptr %.elt105.i, align 8, !dbg !3
  %.elt116.i = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !3
  %.unpack117.i = load ptr, ptr %.elt116.i, align 8, !dbg !3
  %.elt131.i = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !3
  %.unpack132.i = load ptr, ptr %.elt131.i, align 8, !dbg !3
  %.elt142.i = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !3
  %.unpack143.i = load ptr, ptr %.elt142.i, align 8, !dbg !3
  %.elt148.i = getelementptr inbounds nuw i8, ptr %24, i64 40, !dbg !3
  %.unpack149.unpack.i = load i64, ptr %.elt148.i, align 8, !dbg !3
  %25 = load <16 x float>, ptr %.unpack91.i, align 4, !dbg !7
  store <16 x float> %25, ptr %1, align 4, !dbg !7
  %26 = getelementptr i8, ptr %.unpack91.i, i64 64, !dbg !7
  %27 = load <16 x float>, ptr %26, align 4, !dbg !7
  %28 = getelementptr i8, ptr %1, i64 64, !dbg !7
  store <16 x float> %27, ptr %28, align 4, !dbg !7
  %29 = getelementptr i8, ptr %.unpack91.i, i64 128, !dbg !7
  %30 = load <16 x float>, ptr %29, align 4, !dbg !7
  %31 = getelementptr i8, ptr %1, i64 128, !dbg !7
  store <16 x float> %30, ptr %31, align 4, !dbg !7
  %32 = getelementptr i8, ptr %.unpack91.i, i64 192, !dbg !7
  %33 = load <16 x float>, ptr %32, align 4, !dbg !7
  %34 = getelementptr i8, ptr %1, i64 192, !dbg !7
  store <16 x float> %33, ptr %34, align 4, !dbg !7
  %35 = getelementptr i8, ptr %.unpack91.i, i64 256, !dbg !7
  %36 = load <16 x float>, ptr %35, align 4, !dbg !7
  %37 = getelementptr i8, ptr %1, i64 256, !dbg !7
  store <16 x float> %36, ptr %37, align 4, !dbg !7
  %38 = getelementptr i8, ptr %.unpack91.i, i64 320, !dbg !7
  %39 = load <16 x float>, ptr %38, align 4, !dbg !7
  %40 = getelementptr i8, ptr %1, i64 320, !dbg !7
  store <16 x float> %39, ptr %40, align 4, !dbg !7
  %41 = getelementptr i8, ptr %.unpack91.i, i64 384, !dbg !7
  %42 = load <16 x float>, ptr %41, align 4, !dbg !7
  %43 = getelementptr i8, ptr %1, i64 384, !dbg !7
  store <16 x float> %42, ptr %43, align 4, !dbg !7
  %44 = getelementptr i8, ptr %.unpack91.i, i64 448, !dbg !7
  %45 = load <16 x float>, ptr %44, align 4, !dbg !7
  %46 = getelementptr i8, ptr %1, i64 448, !dbg !7
  store <16 x float> %45, ptr %46, align 4, !dbg !7
  %47 = getelementptr i8, ptr %.unpack91.i, i64 512, !dbg !7
  %48 = load <16 x float>, ptr %47, align 4, !dbg !7
  %49 = getelementptr i8, ptr %1, i64 512, !dbg !7
  store <16 x float> %48, ptr %49, align 4, !dbg !7
  %50 = getelementptr i8, ptr %.unpack91.i, i64 576, !dbg !7
  %51 = load <16 x float>, ptr %50, align 4, !dbg !7
  %52 = getelementptr i8, ptr %1, i64 576, !dbg !7
  store <16 x float> %51, ptr %52, align 4, !dbg !7
  %53 = getelementptr i8, ptr %.unpack91.i, i64 640, !dbg !7
  %54 = load <16 x float>, ptr %53, align 4, !dbg !7
  %55 = getelementptr i8, ptr %1, i64 640, !dbg !7
  store <16 x float> %54, ptr %55, align 4, !dbg !7
  %56 = getelementptr i8, ptr %.unpack91.i, i64 704, !dbg !7
  %57 = load <16 x float>, ptr %56, align 4, !dbg !7
  %58 = getelementptr i8, ptr %1, i64 704, !dbg !7
  store <16 x float> %57, ptr %58, align 4, !dbg !7
  %59 = getelementptr i8, ptr %.unpack91.i, i64 768, !dbg !7
  %60 = load <16 x float>, ptr %59, align 4, !dbg !7
  %61 = getelementptr i8, ptr %1, i64 768, !dbg !7
  store <16 x float> %60, ptr %61, align 4, !dbg !7
  %62 = getelementptr i8, ptr %.unpack91.i, i64 832, !dbg !7
  %63 = load <16 x float>, ptr %62, align 4, !dbg !7
  %64 = getelementptr i8, ptr %1, i64 832, !dbg !7
  store <16 x float> %63, ptr %64, align 4, !dbg !7
  %65 = getelementptr i8, ptr %.unpack91.i, i64 896, !dbg !7
  %66 = load <16 x float>, ptr %65, align 4, !dbg !7
  %67 = getelementptr i8, ptr %1, i64 896, !dbg !7
  store <16 x float> %66, ptr %67, align 4, !dbg !7
  %68 = getelementptr i8, ptr %.unpack91.i, i64 960, !dbg !7
  %69 = load <16 x float>, ptr %68, align 4, !dbg !7
  %70 = getelementptr i8, ptr %1, i64 960, !dbg !7
  store <16 x float> %69, ptr %70, align 4, !dbg !7
  %71 = and i64 %.unpack6.unpack.i, 3, !dbg !7
  %72 = and i64 %.unpack6.unpack.i, -4, !dbg !7
  %73 = getelementptr i8, ptr %1, i64 1280, !dbg !7
  %74 = load <16 x float>, ptr %.unpack106.i, align 4, !dbg !7
  store <16 x float> %74, ptr %73, align 4, !dbg !7
  %75 = getelementptr i8, ptr %1, i64 1408, !dbg !10
  %76 = getelementptr i8, ptr %1, i64 1472, !dbg !11
  %77 = getelementptr i8, ptr %1, i64 1792, !dbg !11
  %78 = getelementptr i8, ptr %1, i64 2112, !dbg !12
  %79 = getelementptr i8, ptr %1, i64 2432, !dbg !12
  %80 = getelementptr i8, ptr %1, i64 2560, !dbg !13
  %81 = getelementptr i8, ptr %1, i64 2688, !dbg !13
  %82 = getelementptr i8, ptr %1, i64 3008, !dbg !14
  %83 = icmp sgt i64 %.unpack6.unpack.i, 3, !dbg !7
  br i1 %83, label %.lr.ph.i.i, label %._crit_edge.i.i, !dbg !7

.lr.ph.i.i:                                       ; preds = %entry
  %84 = getelementptr i8, ptr %1, i64 2176
  %85 = getelementptr i8, ptr %1, i64 2240
  %86 = getelementptr i8, ptr %1, i64 2304
  %87 = getelementptr i8, ptr %1, i64 1856
  %88 = getelementptr i8, ptr %1, i64 1920
  %89 = getelementptr i8, ptr %1, i64 1984
  %90 = getelementptr i8, ptr %1, i64 2448
  %91 = getelementptr i8, ptr %1, i64 2464
  %92 = getelementptr i8, ptr %1, i64 2480
  %93 = getelementptr i8, ptr %1, i64 2576
  %94 = getelementptr i8, ptr %1, i64 2752
  %95 = getelementptr i8, ptr %1, i64 2592
  %96 = getelementptr i8, ptr %1, i64 2816
  %97 = getelementptr i8, ptr %1, i64 2608
  %98 = getelementptr i8, ptr %1, i64 2880
  %99 = getelementptr i8, ptr %1, i64 1420
  %100 = getelementptr i8, ptr %1, i64 1536
  %101 = getelementptr i8, ptr %1, i64 1600
  %102 = getelementptr i8, ptr %1, i64 1664
  br label %.preheader5.preheader.i.i, !dbg !7

.preheader5.preheader.i.i:                        ; preds = %.preheader3.preheader.i.i, %.lr.ph.i.i
  %103 = phi <16 x float> [ %74, %.lr.ph.i.i ], [ %949, %.preheader3.preheader.i.i ]
  %104 = phi i64 [ 0, %.lr.ph.i.i ], [ %950, %.preheader3.preheader.i.i ]
  %105 = load <4 x float>, ptr %.unpack80.i, align 4, !dbg !10
  %106 = fneg <4 x float> %105, !dbg !10
  store <4 x float> %106, ptr %75, align 4, !dbg !10
  store <16 x float> %103, ptr %77, align 4, !dbg !11
  store <16 x float> %103, ptr %87, align 4, !dbg !11
  store <16 x float> %103, ptr %88, align 4, !dbg !11
  store <16 x float> %103, ptr %89, align 4, !dbg !11
  store <16 x float> %103, ptr %78, align 4, !dbg !12
  store <16 x float> %103, ptr %84, align 4, !dbg !12
  store <16 x float> %103, ptr %85, align 4, !dbg !12
  store <16 x float> %103, ptr %86, align 4, !dbg !12
  %107 = or disjoint i64 %104, 1, !dbg !12
  %108 = or disjoint i64 %104, 2, !dbg !12
  %109 = or disjoint i64 %104, 3, !dbg !12
  %110 = mul i64 %104, %.unpack23.unpack.i
  %111 = getelementptr float, ptr %.unpack17.i, i64 %110
  %112 = mul i64 %107, %.unpack23.unpack.i
  %113 = getelementptr float, ptr %.unpack17.i, i64 %112
  %114 = mul i64 %108, %.unpack23.unpack.i
  %115 = getelementptr float, ptr %.unpack17.i, i64 %114
  %116 = mul i64 %109, %.unpack23.unpack.i
  %117 = getelementptr float, ptr %.unpack17.i, i64 %116
  %118 = load <4 x float>, ptr %111, align 4, !dbg !12
  %119 = load <4 x float>, ptr %113, align 4, !dbg !12
  %120 = load <4 x float>, ptr %115, align 4, !dbg !12
  %121 = load <4 x float>, ptr %117, align 4, !dbg !12
  %122 = load <16 x float>, ptr %1, align 4, !dbg !12
  %123 = load <16 x float>, ptr %28, align 4, !dbg !12
  %124 = load <16 x float>, ptr %31, align 4, !dbg !12
  %125 = load <16 x float>, ptr %34, align 4, !dbg !12
  %126 = shufflevector <4 x float> %118, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %127 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %126, <16 x float> %122, <16 x float> %103), !dbg !12
  %128 = shufflevector <4 x float> %119, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %129 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %122, <16 x float> %103), !dbg !12
  %130 = shufflevector <4 x float> %120, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %131 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %130, <16 x float> %122, <16 x float> %103), !dbg !12
  %132 = shufflevector <4 x float> %121, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %133 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %122, <16 x float> %103), !dbg !12
  %134 = shufflevector <4 x float> %118, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %135 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %134, <16 x float> %123, <16 x float> %127), !dbg !12
  %136 = shufflevector <4 x float> %119, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %137 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %136, <16 x float> %123, <16 x float> %129), !dbg !12
  %138 = shufflevector <4 x float> %120, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %138, <16 x float> %123, <16 x float> %131), !dbg !12
  %140 = shufflevector <4 x float> %121, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %141 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %140, <16 x float> %123, <16 x float> %133), !dbg !12
  %142 = shufflevector <4 x float> %118, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %143 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %142, <16 x float> %124, <16 x float> %135), !dbg !12
  %144 = shufflevector <4 x float> %119, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %124, <16 x float> %137), !dbg !12
  %146 = shufflevector <4 x float> %120, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %147 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %124, <16 x float> %139), !dbg !12
  %148 = shufflevector <4 x float> %121, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %149 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %148, <16 x float> %124, <16 x float> %141), !dbg !12
  %150 = shufflevector <4 x float> %118, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %125, <16 x float> %143), !dbg !12
  %152 = shufflevector <4 x float> %119, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %153 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %125, <16 x float> %145), !dbg !12
  %154 = shufflevector <4 x float> %120, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %155 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %125, <16 x float> %147), !dbg !12
  %156 = shufflevector <4 x float> %121, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %157 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %156, <16 x float> %125, <16 x float> %149), !dbg !12
  store <16 x float> %151, ptr %78, align 4, !dbg !12
  store <16 x float> %153, ptr %84, align 4, !dbg !12
  store <16 x float> %155, ptr %85, align 4, !dbg !12
  store <16 x float> %157, ptr %86, align 4, !dbg !12
  %158 = getelementptr i8, ptr %111, i64 16, !dbg !12
  %159 = load <4 x float>, ptr %158, align 4, !dbg !12
  %160 = getelementptr i8, ptr %113, i64 16, !dbg !12
  %161 = load <4 x float>, ptr %160, align 4, !dbg !12
  %162 = getelementptr i8, ptr %115, i64 16, !dbg !12
  %163 = load <4 x float>, ptr %162, align 4, !dbg !12
  %164 = getelementptr i8, ptr %117, i64 16, !dbg !12
  %165 = load <4 x float>, ptr %164, align 4, !dbg !12
  %166 = load <16 x float>, ptr %37, align 4, !dbg !12
  %167 = load <16 x float>, ptr %40, align 4, !dbg !12
  %168 = load <16 x float>, ptr %43, align 4, !dbg !12
  %169 = load <16 x float>, ptr %46, align 4, !dbg !12
  %170 = shufflevector <4 x float> %159, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %171 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %166, <16 x float> %151), !dbg !12
  %172 = shufflevector <4 x float> %161, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %173 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %172, <16 x float> %166, <16 x float> %153), !dbg !12
  %174 = shufflevector <4 x float> %163, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %175 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %174, <16 x float> %166, <16 x float> %155), !dbg !12
  %176 = shufflevector <4 x float> %165, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %177 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %176, <16 x float> %166, <16 x float> %157), !dbg !12
  %178 = shufflevector <4 x float> %159, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %179 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %167, <16 x float> %171), !dbg !12
  %180 = shufflevector <4 x float> %161, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %167, <16 x float> %173), !dbg !12
  %182 = shufflevector <4 x float> %163, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %183 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %167, <16 x float> %175), !dbg !12
  %184 = shufflevector <4 x float> %165, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %184, <16 x float> %167, <16 x float> %177), !dbg !12
  %186 = shufflevector <4 x float> %159, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %187 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %168, <16 x float> %179), !dbg !12
  %188 = shufflevector <4 x float> %161, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %188, <16 x float> %168, <16 x float> %181), !dbg !12
  %190 = shufflevector <4 x float> %163, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %168, <16 x float> %183), !dbg !12
  %192 = shufflevector <4 x float> %165, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %193 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %192, <16 x float> %168, <16 x float> %185), !dbg !12
  %194 = shufflevector <4 x float> %159, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %169, <16 x float> %187), !dbg !12
  %196 = shufflevector <4 x float> %161, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %197 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %196, <16 x float> %169, <16 x float> %189), !dbg !12
  %198 = shufflevector <4 x float> %163, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %199 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %169, <16 x float> %191), !dbg !12
  %200 = shufflevector <4 x float> %165, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %201 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %200, <16 x float> %169, <16 x float> %193), !dbg !12
  store <16 x float> %195, ptr %78, align 4, !dbg !12
  store <16 x float> %197, ptr %84, align 4, !dbg !12
  store <16 x float> %199, ptr %85, align 4, !dbg !12
  store <16 x float> %201, ptr %86, align 4, !dbg !12
  %202 = getelementptr i8, ptr %111, i64 32, !dbg !12
  %203 = load <4 x float>, ptr %202, align 4, !dbg !12
  %204 = getelementptr i8, ptr %113, i64 32, !dbg !12
  %205 = load <4 x float>, ptr %204, align 4, !dbg !12
  %206 = getelementptr i8, ptr %115, i64 32, !dbg !12
  %207 = load <4 x float>, ptr %206, align 4, !dbg !12
  %208 = getelementptr i8, ptr %117, i64 32, !dbg !12
  %209 = load <4 x float>, ptr %208, align 4, !dbg !12
  %210 = load <16 x float>, ptr %49, align 4, !dbg !12
  %211 = load <16 x float>, ptr %52, align 4, !dbg !12
  %212 = load <16 x float>, ptr %55, align 4, !dbg !12
  %213 = load <16 x float>, ptr %58, align 4, !dbg !12
  %214 = shufflevector <4 x float> %203, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %215 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %210, <16 x float> %195), !dbg !12
  %216 = shufflevector <4 x float> %205, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %217 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %216, <16 x float> %210, <16 x float> %197), !dbg !12
  %218 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %219 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %210, <16 x float> %199), !dbg !12
  %220 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %221 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %220, <16 x float> %210, <16 x float> %201), !dbg !12
  %222 = shufflevector <4 x float> %203, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %223 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %211, <16 x float> %215), !dbg !12
  %224 = shufflevector <4 x float> %205, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %225 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %211, <16 x float> %217), !dbg !12
  %226 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %227 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %211, <16 x float> %219), !dbg !12
  %228 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %211, <16 x float> %221), !dbg !12
  %230 = shufflevector <4 x float> %203, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %231 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %212, <16 x float> %223), !dbg !12
  %232 = shufflevector <4 x float> %205, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %233 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %212, <16 x float> %225), !dbg !12
  %234 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %212, <16 x float> %227), !dbg !12
  %236 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %237 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %212, <16 x float> %229), !dbg !12
  %238 = shufflevector <4 x float> %203, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %239 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %213, <16 x float> %231), !dbg !12
  %240 = shufflevector <4 x float> %205, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %241 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %213, <16 x float> %233), !dbg !12
  %242 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %243 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %242, <16 x float> %213, <16 x float> %235), !dbg !12
  %244 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %245 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %213, <16 x float> %237), !dbg !12
  store <16 x float> %239, ptr %78, align 4, !dbg !12
  store <16 x float> %241, ptr %84, align 4, !dbg !12
  store <16 x float> %243, ptr %85, align 4, !dbg !12
  store <16 x float> %245, ptr %86, align 4, !dbg !12
  %246 = getelementptr i8, ptr %111, i64 48, !dbg !12
  %247 = load <4 x float>, ptr %246, align 4, !dbg !12
  %248 = getelementptr i8, ptr %113, i64 48, !dbg !12
  %249 = load <4 x float>, ptr %248, align 4, !dbg !12
  %250 = getelementptr i8, ptr %115, i64 48, !dbg !12
  %251 = load <4 x float>, ptr %250, align 4, !dbg !12
  %252 = getelementptr i8, ptr %117, i64 48, !dbg !12
  %253 = load <4 x float>, ptr %252, align 4, !dbg !12
  %254 = load <16 x float>, ptr %61, align 4, !dbg !12
  %255 = load <16 x float>, ptr %64, align 4, !dbg !12
  %256 = load <16 x float>, ptr %67, align 4, !dbg !12
  %257 = load <16 x float>, ptr %70, align 4, !dbg !12
  %258 = shufflevector <4 x float> %247, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %259 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %258, <16 x float> %254, <16 x float> %239), !dbg !12
  %260 = shufflevector <4 x float> %249, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %261 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %260, <16 x float> %254, <16 x float> %241), !dbg !12
  %262 = shufflevector <4 x float> %251, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %263 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %262, <16 x float> %254, <16 x float> %243), !dbg !12
  %264 = shufflevector <4 x float> %253, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %265 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %264, <16 x float> %254, <16 x float> %245), !dbg !12
  %266 = shufflevector <4 x float> %247, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %267 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %266, <16 x float> %255, <16 x float> %259), !dbg !12
  %268 = shufflevector <4 x float> %249, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %269 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %268, <16 x float> %255, <16 x float> %261), !dbg !12
  %270 = shufflevector <4 x float> %251, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %271 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %270, <16 x float> %255, <16 x float> %263), !dbg !12
  %272 = shufflevector <4 x float> %253, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %273 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %272, <16 x float> %255, <16 x float> %265), !dbg !12
  %274 = shufflevector <4 x float> %247, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %275 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %274, <16 x float> %256, <16 x float> %267), !dbg !12
  %276 = shufflevector <4 x float> %249, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %277 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %256, <16 x float> %269), !dbg !12
  %278 = shufflevector <4 x float> %251, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %279 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %256, <16 x float> %271), !dbg !12
  %280 = shufflevector <4 x float> %253, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %281 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %280, <16 x float> %256, <16 x float> %273), !dbg !12
  %282 = shufflevector <4 x float> %247, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %283 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %257, <16 x float> %275), !dbg !12
  %284 = shufflevector <4 x float> %249, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %285 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %284, <16 x float> %257, <16 x float> %277), !dbg !12
  %286 = shufflevector <4 x float> %251, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %287 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %286, <16 x float> %257, <16 x float> %279), !dbg !12
  %288 = shufflevector <4 x float> %253, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %289 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %288, <16 x float> %257, <16 x float> %281), !dbg !12
  store <16 x float> %283, ptr %78, align 4, !dbg !12
  store <16 x float> %285, ptr %84, align 4, !dbg !12
  store <16 x float> %287, ptr %85, align 4, !dbg !12
  store <16 x float> %289, ptr %86, align 4, !dbg !12
  %290 = mul i64 %104, %.unpack8.unpack.i
  %291 = getelementptr float, ptr %.unpack2.i, i64 %290
  %292 = mul i64 %107, %.unpack8.unpack.i
  %293 = getelementptr float, ptr %.unpack2.i, i64 %292
  %294 = mul i64 %108, %.unpack8.unpack.i
  %295 = getelementptr float, ptr %.unpack2.i, i64 %294
  %296 = mul i64 %109, %.unpack8.unpack.i
  %297 = getelementptr float, ptr %.unpack2.i, i64 %296
  %298 = load <4 x float>, ptr %291, align 4, !dbg !12
  %299 = load <4 x float>, ptr %293, align 4, !dbg !12
  %300 = load <4 x float>, ptr %295, align 4, !dbg !12
  %301 = load <4 x float>, ptr %297, align 4, !dbg !12
  %302 = shufflevector <4 x float> %298, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %303 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %122, <16 x float> %103), !dbg !12
  %304 = shufflevector <4 x float> %299, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %305 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %304, <16 x float> %122, <16 x float> %103), !dbg !12
  %306 = shufflevector <4 x float> %300, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %307 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %306, <16 x float> %122, <16 x float> %103), !dbg !12
  %308 = shufflevector <4 x float> %301, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %309 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %308, <16 x float> %122, <16 x float> %103), !dbg !12
  %310 = shufflevector <4 x float> %298, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %311 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %310, <16 x float> %123, <16 x float> %303), !dbg !12
  %312 = shufflevector <4 x float> %299, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %313 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %312, <16 x float> %123, <16 x float> %305), !dbg !12
  %314 = shufflevector <4 x float> %300, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %315 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %123, <16 x float> %307), !dbg !12
  %316 = shufflevector <4 x float> %301, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %317 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %316, <16 x float> %123, <16 x float> %309), !dbg !12
  %318 = shufflevector <4 x float> %298, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %319 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %124, <16 x float> %311), !dbg !12
  %320 = shufflevector <4 x float> %299, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %321 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %124, <16 x float> %313), !dbg !12
  %322 = shufflevector <4 x float> %300, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %323 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %322, <16 x float> %124, <16 x float> %315), !dbg !12
  %324 = shufflevector <4 x float> %301, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %325 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %124, <16 x float> %317), !dbg !12
  %326 = shufflevector <4 x float> %298, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %327 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %326, <16 x float> %125, <16 x float> %319), !dbg !12
  %328 = shufflevector <4 x float> %299, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %329 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %125, <16 x float> %321), !dbg !12
  %330 = shufflevector <4 x float> %300, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %331 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %330, <16 x float> %125, <16 x float> %323), !dbg !12
  %332 = shufflevector <4 x float> %301, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %333 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %332, <16 x float> %125, <16 x float> %325), !dbg !12
  store <16 x float> %327, ptr %77, align 4, !dbg !12
  store <16 x float> %329, ptr %87, align 4, !dbg !12
  store <16 x float> %331, ptr %88, align 4, !dbg !12
  store <16 x float> %333, ptr %89, align 4, !dbg !12
  %334 = getelementptr i8, ptr %291, i64 16, !dbg !12
  %335 = load <4 x float>, ptr %334, align 4, !dbg !12
  %336 = getelementptr i8, ptr %293, i64 16, !dbg !12
  %337 = load <4 x float>, ptr %336, align 4, !dbg !12
  %338 = getelementptr i8, ptr %295, i64 16, !dbg !12
  %339 = load <4 x float>, ptr %338, align 4, !dbg !12
  %340 = getelementptr i8, ptr %297, i64 16, !dbg !12
  %341 = load <4 x float>, ptr %340, align 4, !dbg !12
  %342 = shufflevector <4 x float> %335, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %343 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %342, <16 x float> %166, <16 x float> %327), !dbg !12
  %344 = shufflevector <4 x float> %337, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %166, <16 x float> %329), !dbg !12
  %346 = shufflevector <4 x float> %339, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %347 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %346, <16 x float> %166, <16 x float> %331), !dbg !12
  %348 = shufflevector <4 x float> %341, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %349 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %348, <16 x float> %166, <16 x float> %333), !dbg !12
  %350 = shufflevector <4 x float> %335, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %351 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %167, <16 x float> %343), !dbg !12
  %352 = shufflevector <4 x float> %337, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %353 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %167, <16 x float> %345), !dbg !12
  %354 = shufflevector <4 x float> %339, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %355 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %354, <16 x float> %167, <16 x float> %347), !dbg !12
  %356 = shufflevector <4 x float> %341, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %357 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %167, <16 x float> %349), !dbg !12
  %358 = shufflevector <4 x float> %335, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %359 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %168, <16 x float> %351), !dbg !12
  %360 = shufflevector <4 x float> %337, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %361 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %360, <16 x float> %168, <16 x float> %353), !dbg !12
  %362 = shufflevector <4 x float> %339, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %363 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %362, <16 x float> %168, <16 x float> %355), !dbg !12
  %364 = shufflevector <4 x float> %341, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %364, <16 x float> %168, <16 x float> %357), !dbg !12
  %366 = shufflevector <4 x float> %335, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %367 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %366, <16 x float> %169, <16 x float> %359), !dbg !12
  %368 = shufflevector <4 x float> %337, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %369 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %368, <16 x float> %169, <16 x float> %361), !dbg !12
  %370 = shufflevector <4 x float> %339, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %371 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %370, <16 x float> %169, <16 x float> %363), !dbg !12
  %372 = shufflevector <4 x float> %341, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %373 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %372, <16 x float> %169, <16 x float> %365), !dbg !12
  store <16 x float> %367, ptr %77, align 4, !dbg !12
  store <16 x float> %369, ptr %87, align 4, !dbg !12
  store <16 x float> %371, ptr %88, align 4, !dbg !12
  store <16 x float> %373, ptr %89, align 4, !dbg !12
  %374 = getelementptr i8, ptr %291, i64 32, !dbg !12
  %375 = load <4 x float>, ptr %374, align 4, !dbg !12
  %376 = getelementptr i8, ptr %293, i64 32, !dbg !12
  %377 = load <4 x float>, ptr %376, align 4, !dbg !12
  %378 = getelementptr i8, ptr %295, i64 32, !dbg !12
  %379 = load <4 x float>, ptr %378, align 4, !dbg !12
  %380 = getelementptr i8, ptr %297, i64 32, !dbg !12
  %381 = load <4 x float>, ptr %380, align 4, !dbg !12
  %382 = shufflevector <4 x float> %375, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %383 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %382, <16 x float> %210, <16 x float> %367), !dbg !12
  %384 = shufflevector <4 x float> %377, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %385 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %384, <16 x float> %210, <16 x float> %369), !dbg !12
  %386 = shufflevector <4 x float> %379, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %387 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %210, <16 x float> %371), !dbg !12
  %388 = shufflevector <4 x float> %381, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %389 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %388, <16 x float> %210, <16 x float> %373), !dbg !12
  %390 = shufflevector <4 x float> %375, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %391 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %390, <16 x float> %211, <16 x float> %383), !dbg !12
  %392 = shufflevector <4 x float> %377, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %393 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %392, <16 x float> %211, <16 x float> %385), !dbg !12
  %394 = shufflevector <4 x float> %379, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %395 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %394, <16 x float> %211, <16 x float> %387), !dbg !12
  %396 = shufflevector <4 x float> %381, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %397 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %396, <16 x float> %211, <16 x float> %389), !dbg !12
  %398 = shufflevector <4 x float> %375, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %399 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %398, <16 x float> %212, <16 x float> %391), !dbg !12
  %400 = shufflevector <4 x float> %377, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %401 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %400, <16 x float> %212, <16 x float> %393), !dbg !12
  %402 = shufflevector <4 x float> %379, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %403 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %402, <16 x float> %212, <16 x float> %395), !dbg !12
  %404 = shufflevector <4 x float> %381, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %405 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %404, <16 x float> %212, <16 x float> %397), !dbg !12
  %406 = shufflevector <4 x float> %375, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %407 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %406, <16 x float> %213, <16 x float> %399), !dbg !12
  %408 = shufflevector <4 x float> %377, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %409 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %408, <16 x float> %213, <16 x float> %401), !dbg !12
  %410 = shufflevector <4 x float> %379, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %411 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %410, <16 x float> %213, <16 x float> %403), !dbg !12
  %412 = shufflevector <4 x float> %381, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %413 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %412, <16 x float> %213, <16 x float> %405), !dbg !12
  store <16 x float> %407, ptr %77, align 4, !dbg !12
  store <16 x float> %409, ptr %87, align 4, !dbg !12
  store <16 x float> %411, ptr %88, align 4, !dbg !12
  store <16 x float> %413, ptr %89, align 4, !dbg !12
  %414 = getelementptr i8, ptr %291, i64 48, !dbg !12
  %415 = load <4 x float>, ptr %414, align 4, !dbg !12
  %416 = getelementptr i8, ptr %293, i64 48, !dbg !12
  %417 = load <4 x float>, ptr %416, align 4, !dbg !12
  %418 = getelementptr i8, ptr %295, i64 48, !dbg !12
  %419 = load <4 x float>, ptr %418, align 4, !dbg !12
  %420 = getelementptr i8, ptr %297, i64 48, !dbg !12
  %421 = load <4 x float>, ptr %420, align 4, !dbg !12
  %422 = shufflevector <4 x float> %415, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %423 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %422, <16 x float> %254, <16 x float> %407), !dbg !12
  %424 = shufflevector <4 x float> %417, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %425 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %424, <16 x float> %254, <16 x float> %409), !dbg !12
  %426 = shufflevector <4 x float> %419, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %427 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %426, <16 x float> %254, <16 x float> %411), !dbg !12
  %428 = shufflevector <4 x float> %421, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %429 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %428, <16 x float> %254, <16 x float> %413), !dbg !12
  %430 = shufflevector <4 x float> %415, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %431 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %430, <16 x float> %255, <16 x float> %423), !dbg !12
  %432 = shufflevector <4 x float> %417, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %433 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %432, <16 x float> %255, <16 x float> %425), !dbg !12
  %434 = shufflevector <4 x float> %419, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %435 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %434, <16 x float> %255, <16 x float> %427), !dbg !12
  %436 = shufflevector <4 x float> %421, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %437 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %436, <16 x float> %255, <16 x float> %429), !dbg !12
  %438 = shufflevector <4 x float> %415, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %439 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %438, <16 x float> %256, <16 x float> %431), !dbg !12
  %440 = shufflevector <4 x float> %417, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %441 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %440, <16 x float> %256, <16 x float> %433), !dbg !12
  %442 = shufflevector <4 x float> %419, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %443 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %442, <16 x float> %256, <16 x float> %435), !dbg !12
  %444 = shufflevector <4 x float> %421, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %445 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %444, <16 x float> %256, <16 x float> %437), !dbg !12
  %446 = shufflevector <4 x float> %415, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %447 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %446, <16 x float> %257, <16 x float> %439), !dbg !12
  %448 = shufflevector <4 x float> %417, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %449 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %257, <16 x float> %441), !dbg !12
  %450 = shufflevector <4 x float> %419, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %451 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %450, <16 x float> %257, <16 x float> %443), !dbg !12
  %452 = shufflevector <4 x float> %421, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %453 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %452, <16 x float> %257, <16 x float> %445), !dbg !12
  store <16 x float> %447, ptr %77, align 4, !dbg !12
  store <16 x float> %449, ptr %87, align 4, !dbg !12
  store <16 x float> %451, ptr %88, align 4, !dbg !12
  store <16 x float> %453, ptr %89, align 4, !dbg !12
  %454 = load <16 x float>, ptr %291, align 4, !dbg !12
  %455 = load <16 x float>, ptr %293, align 4, !dbg !12
  %456 = load <16 x float>, ptr %295, align 4, !dbg !12
  %457 = load <16 x float>, ptr %297, align 4, !dbg !12
  %458 = load <16 x float>, ptr %111, align 4, !dbg !12
  %459 = load <16 x float>, ptr %113, align 4, !dbg !12
  %460 = load <16 x float>, ptr %115, align 4, !dbg !12
  %461 = load <16 x float>, ptr %117, align 4, !dbg !12
  %462 = shufflevector <16 x float> %459, <16 x float> %458, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %463 = shufflevector <16 x float> %460, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %464 = shufflevector <64 x float> %463, <64 x float> %462, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %465 = shufflevector <16 x float> %461, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %466 = shufflevector <64 x float> %464, <64 x float> %465, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !12
  %467 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  %468 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !12
  %469 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !12
  %470 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !12
  %471 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !12
  %472 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !12
  %473 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !12
  %474 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !12
  %475 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !12
  %476 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !12
  %477 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !12
  %478 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !12
  %479 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !12
  %480 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !12
  %481 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !12
  %482 = shufflevector <64 x float> %466, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !12
  %483 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %484 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %483, <4 x float> %467, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %485 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %486 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %485, <4 x float> %467, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %487 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %488 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %487, <4 x float> %467, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %489 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %490 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %489, <4 x float> %467, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %491 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %492 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %491, <4 x float> %468, <4 x float> %484), !dbg !12
  %493 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %494 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %493, <4 x float> %468, <4 x float> %486), !dbg !12
  %495 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %496 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %495, <4 x float> %468, <4 x float> %488), !dbg !12
  %497 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %498 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %497, <4 x float> %468, <4 x float> %490), !dbg !12
  %499 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %500 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %499, <4 x float> %469, <4 x float> %492), !dbg !12
  %501 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %502 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %501, <4 x float> %469, <4 x float> %494), !dbg !12
  %503 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %504 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %503, <4 x float> %469, <4 x float> %496), !dbg !12
  %505 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %506 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %505, <4 x float> %469, <4 x float> %498), !dbg !12
  %507 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %508 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %507, <4 x float> %470, <4 x float> %500), !dbg !12
  %509 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %510 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %509, <4 x float> %470, <4 x float> %502), !dbg !12
  %511 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %512 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %511, <4 x float> %470, <4 x float> %504), !dbg !12
  %513 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %514 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %513, <4 x float> %470, <4 x float> %506), !dbg !12
  %515 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %516 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %515, <4 x float> %471, <4 x float> %508), !dbg !12
  %517 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %518 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %517, <4 x float> %471, <4 x float> %510), !dbg !12
  %519 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %520 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %519, <4 x float> %471, <4 x float> %512), !dbg !12
  %521 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %522 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %521, <4 x float> %471, <4 x float> %514), !dbg !12
  %523 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %524 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %523, <4 x float> %472, <4 x float> %516), !dbg !12
  %525 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %526 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %525, <4 x float> %472, <4 x float> %518), !dbg !12
  %527 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %528 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %527, <4 x float> %472, <4 x float> %520), !dbg !12
  %529 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %530 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %529, <4 x float> %472, <4 x float> %522), !dbg !12
  %531 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %532 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %531, <4 x float> %473, <4 x float> %524), !dbg !12
  %533 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %534 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %533, <4 x float> %473, <4 x float> %526), !dbg !12
  %535 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %536 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %535, <4 x float> %473, <4 x float> %528), !dbg !12
  %537 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %538 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %537, <4 x float> %473, <4 x float> %530), !dbg !12
  %539 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %540 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %539, <4 x float> %474, <4 x float> %532), !dbg !12
  %541 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %542 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %541, <4 x float> %474, <4 x float> %534), !dbg !12
  %543 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %544 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %543, <4 x float> %474, <4 x float> %536), !dbg !12
  %545 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %546 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %545, <4 x float> %474, <4 x float> %538), !dbg !12
  %547 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %548 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %547, <4 x float> %475, <4 x float> %540), !dbg !12
  %549 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %550 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %549, <4 x float> %475, <4 x float> %542), !dbg !12
  %551 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %552 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %551, <4 x float> %475, <4 x float> %544), !dbg !12
  %553 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %554 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %553, <4 x float> %475, <4 x float> %546), !dbg !12
  %555 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %556 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %555, <4 x float> %476, <4 x float> %548), !dbg !12
  %557 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %558 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %557, <4 x float> %476, <4 x float> %550), !dbg !12
  %559 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %560 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %559, <4 x float> %476, <4 x float> %552), !dbg !12
  %561 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %562 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %561, <4 x float> %476, <4 x float> %554), !dbg !12
  %563 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %564 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %563, <4 x float> %477, <4 x float> %556), !dbg !12
  %565 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %566 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %565, <4 x float> %477, <4 x float> %558), !dbg !12
  %567 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %568 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %567, <4 x float> %477, <4 x float> %560), !dbg !12
  %569 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %570 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %569, <4 x float> %477, <4 x float> %562), !dbg !12
  %571 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %572 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %571, <4 x float> %478, <4 x float> %564), !dbg !12
  %573 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %574 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %573, <4 x float> %478, <4 x float> %566), !dbg !12
  %575 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %576 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %575, <4 x float> %478, <4 x float> %568), !dbg !12
  %577 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %578 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %577, <4 x float> %478, <4 x float> %570), !dbg !12
  %579 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %580 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %579, <4 x float> %479, <4 x float> %572), !dbg !12
  %581 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %582 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %581, <4 x float> %479, <4 x float> %574), !dbg !12
  %583 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %584 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %583, <4 x float> %479, <4 x float> %576), !dbg !12
  %585 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %586 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %585, <4 x float> %479, <4 x float> %578), !dbg !12
  %587 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %588 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %587, <4 x float> %480, <4 x float> %580), !dbg !12
  %589 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %590 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %589, <4 x float> %480, <4 x float> %582), !dbg !12
  %591 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %592 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %591, <4 x float> %480, <4 x float> %584), !dbg !12
  %593 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %594 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %593, <4 x float> %480, <4 x float> %586), !dbg !12
  %595 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %596 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %595, <4 x float> %481, <4 x float> %588), !dbg !12
  %597 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %598 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %597, <4 x float> %481, <4 x float> %590), !dbg !12
  %599 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %600 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %599, <4 x float> %481, <4 x float> %592), !dbg !12
  %601 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %602 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %601, <4 x float> %481, <4 x float> %594), !dbg !12
  %603 = shufflevector <16 x float> %454, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %604 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %603, <4 x float> %482, <4 x float> %596), !dbg !12
  %605 = shufflevector <16 x float> %455, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %606 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %605, <4 x float> %482, <4 x float> %598), !dbg !12
  %607 = shufflevector <16 x float> %456, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %608 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %607, <4 x float> %482, <4 x float> %600), !dbg !12
  %609 = shufflevector <16 x float> %457, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %610 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %609, <4 x float> %482, <4 x float> %602), !dbg !12
  store <4 x float> %604, ptr %79, align 4, !dbg !12
  store <4 x float> %606, ptr %90, align 4, !dbg !12
  store <4 x float> %608, ptr %91, align 4, !dbg !12
  store <4 x float> %610, ptr %92, align 4, !dbg !12
  %611 = load <16 x float>, ptr %.unpack58.i, align 4, !dbg !15
  %612 = load <16 x float>, ptr %.unpack69.i, align 4, !dbg !15
  br label %613, !dbg !13

613:                                              ; preds = %613, %.preheader5.preheader.i.i
  %614 = phi i64 [ 0, %.preheader5.preheader.i.i ], [ %667, %613 ]
  %615 = shl nuw nsw i64 %614, 4, !dbg !16
  %616 = getelementptr float, ptr %78, i64 %615, !dbg !16
  %617 = load <16 x float>, ptr %616, align 4, !dbg !16
  %618 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %617), !dbg !16
  %.scalar.i.i = fmul float %618, 6.250000e-02, !dbg !16
  %619 = insertelement <16 x float> poison, float %.scalar.i.i, i64 0, !dbg !16
  %620 = shufflevector <16 x float> %619, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %621 = fsub <16 x float> %617, %620, !dbg !16
  %622 = fmul <16 x float> %621, %621, !dbg !16
  %623 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %622), !dbg !16
  %.scalar38.i.i = fmul float %623, 6.250000e-02, !dbg !16
  %.scalar39.i.i = fadd float %.scalar38.i.i, 0x3EB0C6F7A0000000, !dbg !16
  %.scalar40.i.i = tail call float @llvm.sqrt.f32(float %.scalar39.i.i), !dbg !16
  %624 = or disjoint i64 %614, %104, !dbg !15
  %625 = mul i64 %624, %.unpack23.unpack.i, !dbg !15
  %626 = getelementptr float, ptr %.unpack17.i, i64 %625, !dbg !15
  %627 = load <16 x float>, ptr %626, align 4, !dbg !15
  %628 = fdiv float 1.000000e+00, %.scalar40.i.i, !dbg !15
  %629 = insertelement <16 x float> poison, float %628, i64 0, !dbg !15
  %630 = shufflevector <16 x float> %629, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !15
  %631 = mul i64 %624, %.unpack38.unpack.i, !dbg !15
  %632 = getelementptr float, ptr %.unpack32.i, i64 %631, !dbg !15
  %633 = load <16 x float>, ptr %632, align 4, !dbg !15
  %634 = fmul <16 x float> %621, %630, !dbg !16
  %635 = fmul <16 x float> %611, %634, !dbg !15
  %636 = fadd <16 x float> %627, %635, !dbg !17
  %637 = fadd <16 x float> %612, %636, !dbg !18
  %638 = fsub <16 x float> %637, %633, !dbg !19
  %639 = fmul <16 x float> %611, %638, !dbg !15
  %640 = fmul <16 x float> %621, %639, !dbg !16
  %641 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %640), !dbg !16
  %642 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %639), !dbg !16
  %643 = mul nuw nsw i64 %624, %.unpack53.unpack.i, !dbg !20
  %644 = getelementptr inbounds nuw float, ptr %.unpack47.i, i64 %643, !dbg !20
  %645 = load float, ptr %644, align 4, !dbg !20
  %646 = insertelement <16 x float> poison, float %645, i64 0, !dbg !20
  %647 = shufflevector <16 x float> %646, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !20
  %.scalar41.i.i = fmul float %628, %628, !dbg !16
  %.scalar42.i.i = fmul float %641, -5.000000e-01, !dbg !16
  %.scalar43.i.i = fmul float %628, %.scalar41.i.i, !dbg !16
  %.scalar44.i.i = fmul float %.scalar43.i.i, %.scalar42.i.i, !dbg !16
  %.scalar45.i.i = fmul float %.scalar44.i.i, 6.250000e-02, !dbg !16
  %648 = insertelement <16 x float> poison, float %.scalar45.i.i, i64 0, !dbg !16
  %649 = shufflevector <16 x float> %648, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %650 = fmul <16 x float> %621, %649, !dbg !16
  %651 = fmul <16 x float> %650, splat (float 2.000000e+00), !dbg !16
  %652 = fmul <16 x float> %630, %639, !dbg !16
  %.scalar46.i.i = fneg float %628, !dbg !16
  %.scalar47.i.i = fmul float %642, %.scalar46.i.i, !dbg !16
  %.scalar48.i.i = fmul float %.scalar47.i.i, 6.250000e-02, !dbg !16
  %653 = insertelement <16 x float> poison, float %.scalar48.i.i, i64 0, !dbg !16
  %654 = shufflevector <16 x float> %653, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %655 = fadd <16 x float> %652, %651, !dbg !16
  %656 = fadd <16 x float> %654, %655, !dbg !14
  %657 = fmul <16 x float> %647, %656, !dbg !14
  %658 = getelementptr float, ptr %81, i64 %615, !dbg !14
  store <16 x float> %657, ptr %658, align 4, !dbg !14
  %659 = shl nuw nsw i64 %614, 2, !dbg !13
  %660 = getelementptr float, ptr %79, i64 %659, !dbg !13
  %661 = load <4 x float>, ptr %660, align 4, !dbg !13
  %662 = getelementptr float, ptr %75, i64 %614, !dbg !13
  %663 = load <1 x float>, ptr %662, align 4, !dbg !13
  %664 = shufflevector <1 x float> %663, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %665 = fmul <4 x float> %661, %664, !dbg !13
  %666 = getelementptr float, ptr %80, i64 %659, !dbg !13
  store <4 x float> %665, ptr %666, align 4, !dbg !13
  %667 = add nuw nsw i64 %614, 1, !dbg !13
  %exitcond.not.i.i = icmp eq i64 %667, 4, !dbg !13
  br i1 %exitcond.not.i.i, label %.preheader3.preheader.i.i, label %613, !dbg !13

.preheader3.preheader.i.i:                        ; preds = %613
  %668 = load <1 x float>, ptr %80, align 4, !dbg !14
  %669 = load <16 x float>, ptr %81, align 4, !dbg !14
  %670 = load <16 x float>, ptr %77, align 4, !dbg !14
  %671 = shufflevector <1 x float> %668, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %672 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %671, <16 x float> %669, <16 x float> %670), !dbg !14
  store <16 x float> %672, ptr %77, align 4, !dbg !14
  %673 = load <2 x float>, ptr %93, align 4, !dbg !14
  %674 = load <16 x float>, ptr %94, align 4, !dbg !14
  %675 = load <16 x float>, ptr %87, align 4, !dbg !14
  %676 = shufflevector <2 x float> %673, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %677 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %676, <16 x float> %669, <16 x float> %675), !dbg !14
  %678 = shufflevector <2 x float> %673, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %679 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %678, <16 x float> %674, <16 x float> %677), !dbg !14
  store <16 x float> %679, ptr %87, align 4, !dbg !14
  %680 = load <3 x float>, ptr %95, align 4, !dbg !14
  %681 = load <16 x float>, ptr %96, align 4, !dbg !14
  %682 = load <16 x float>, ptr %88, align 4, !dbg !14
  %683 = shufflevector <3 x float> %680, <3 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %684 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %683, <16 x float> %669, <16 x float> %682), !dbg !14
  %685 = shufflevector <3 x float> %680, <3 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %686 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %674, <16 x float> %684), !dbg !14
  %687 = shufflevector <3 x float> %680, <3 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !14
  %688 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %687, <16 x float> %681, <16 x float> %686), !dbg !14
  store <16 x float> %688, ptr %88, align 4, !dbg !14
  %689 = load <4 x float>, ptr %97, align 4, !dbg !14
  %690 = load <16 x float>, ptr %98, align 4, !dbg !14
  %691 = load <16 x float>, ptr %89, align 4, !dbg !14
  %692 = shufflevector <4 x float> %689, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %693 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %692, <16 x float> %669, <16 x float> %691), !dbg !14
  %694 = shufflevector <4 x float> %689, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %695 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %694, <16 x float> %674, <16 x float> %693), !dbg !14
  %696 = shufflevector <4 x float> %689, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !14
  %697 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %696, <16 x float> %681, <16 x float> %695), !dbg !14
  %698 = shufflevector <4 x float> %689, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !14
  %699 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %698, <16 x float> %690, <16 x float> %697), !dbg !14
  store <16 x float> %699, ptr %89, align 4, !dbg !14
  %700 = load <16 x float>, ptr %.unpack58.i, align 4, !dbg !20
  %701 = load <16 x float>, ptr %.unpack69.i, align 4, !dbg !20
  %702 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %672), !dbg !16
  %.scalar49.i.i = fmul float %702, 6.250000e-02, !dbg !16
  %703 = insertelement <16 x float> poison, float %.scalar49.i.i, i64 0, !dbg !16
  %704 = shufflevector <16 x float> %703, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %705 = fsub <16 x float> %672, %704, !dbg !16
  %706 = fmul <16 x float> %705, %705, !dbg !16
  %707 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %706), !dbg !16
  %708 = load <16 x float>, ptr %291, align 4, !dbg !20
  %.scalar50.i.i = fmul float %707, 6.250000e-02, !dbg !16
  %.scalar51.i.i = fadd float %.scalar50.i.i, 0x3EB0C6F7A0000000
  %.scalar52.i.i = tail call float @llvm.sqrt.f32(float %.scalar51.i.i), !dbg !16
  %.scalar53.i.i = fdiv float 1.000000e+00, %.scalar52.i.i, !dbg !16
  %709 = insertelement <16 x float> poison, float %.scalar53.i.i, i64 0, !dbg !16
  %710 = shufflevector <16 x float> %709, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %711 = fmul <16 x float> %705, %710, !dbg !16
  %712 = fmul <16 x float> %700, %711, !dbg !15
  %713 = fadd <16 x float> %708, %712, !dbg !15
  %714 = fadd <16 x float> %701, %713, !dbg !21
  %715 = mul i64 %104, %.unpack149.unpack.i, !dbg !21
  %716 = getelementptr float, ptr %.unpack143.i, i64 %715, !dbg !21
  store <16 x float> %714, ptr %716, align 4, !dbg !21
  %717 = load <16 x float>, ptr %81, align 4, !dbg !14
  %718 = load float, ptr %99, align 4, !dbg !14
  %719 = insertelement <16 x float> poison, float %718, i64 0, !dbg !14
  %720 = shufflevector <16 x float> %719, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %721 = fmul <16 x float> %717, %720, !dbg !14
  store <16 x float> %721, ptr %76, align 4, !dbg !14
  %722 = load <16 x float>, ptr %87, align 4, !dbg !16
  %723 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %722), !dbg !16
  %.scalar54.i.i = fmul float %723, 6.250000e-02, !dbg !16
  %724 = insertelement <16 x float> poison, float %.scalar54.i.i, i64 0, !dbg !16
  %725 = shufflevector <16 x float> %724, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %726 = fsub <16 x float> %722, %725, !dbg !16
  %727 = fmul <16 x float> %726, %726, !dbg !16
  %728 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %727), !dbg !16
  %729 = load <16 x float>, ptr %293, align 4, !dbg !20
  %.scalar55.i.i = fmul float %728, 6.250000e-02, !dbg !16
  %.scalar56.i.i = fadd float %.scalar55.i.i, 0x3EB0C6F7A0000000
  %.scalar57.i.i = tail call float @llvm.sqrt.f32(float %.scalar56.i.i), !dbg !16
  %.scalar58.i.i = fdiv float 1.000000e+00, %.scalar57.i.i, !dbg !16
  %730 = insertelement <16 x float> poison, float %.scalar58.i.i, i64 0, !dbg !16
  %731 = shufflevector <16 x float> %730, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %732 = fmul <16 x float> %726, %731, !dbg !16
  %733 = fmul <16 x float> %700, %732, !dbg !15
  %734 = fadd <16 x float> %729, %733, !dbg !15
  %735 = fadd <16 x float> %701, %734, !dbg !21
  %736 = mul i64 %107, %.unpack149.unpack.i, !dbg !21
  %737 = getelementptr float, ptr %.unpack143.i, i64 %736, !dbg !21
  store <16 x float> %735, ptr %737, align 4, !dbg !21
  %738 = load <16 x float>, ptr %94, align 4, !dbg !14
  %739 = load float, ptr %99, align 4, !dbg !14
  %740 = insertelement <16 x float> poison, float %739, i64 0, !dbg !14
  %741 = shufflevector <16 x float> %740, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %742 = fmul <16 x float> %738, %741, !dbg !14
  store <16 x float> %742, ptr %100, align 4, !dbg !14
  %743 = load <16 x float>, ptr %88, align 4, !dbg !16
  %744 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %743), !dbg !16
  %.scalar59.i.i = fmul float %744, 6.250000e-02, !dbg !16
  %745 = insertelement <16 x float> poison, float %.scalar59.i.i, i64 0, !dbg !16
  %746 = shufflevector <16 x float> %745, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %747 = fsub <16 x float> %743, %746, !dbg !16
  %748 = fmul <16 x float> %747, %747, !dbg !16
  %749 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %748), !dbg !16
  %750 = load <16 x float>, ptr %295, align 4, !dbg !20
  %.scalar60.i.i = fmul float %749, 6.250000e-02, !dbg !16
  %.scalar61.i.i = fadd float %.scalar60.i.i, 0x3EB0C6F7A0000000
  %.scalar62.i.i = tail call float @llvm.sqrt.f32(float %.scalar61.i.i), !dbg !16
  %.scalar63.i.i = fdiv float 1.000000e+00, %.scalar62.i.i, !dbg !16
  %751 = insertelement <16 x float> poison, float %.scalar63.i.i, i64 0, !dbg !16
  %752 = shufflevector <16 x float> %751, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %753 = fmul <16 x float> %747, %752, !dbg !16
  %754 = fmul <16 x float> %700, %753, !dbg !15
  %755 = fadd <16 x float> %750, %754, !dbg !15
  %756 = fadd <16 x float> %701, %755, !dbg !21
  %757 = mul i64 %108, %.unpack149.unpack.i, !dbg !21
  %758 = getelementptr float, ptr %.unpack143.i, i64 %757, !dbg !21
  store <16 x float> %756, ptr %758, align 4, !dbg !21
  %759 = load <16 x float>, ptr %96, align 4, !dbg !14
  %760 = load float, ptr %99, align 4, !dbg !14
  %761 = insertelement <16 x float> poison, float %760, i64 0, !dbg !14
  %762 = shufflevector <16 x float> %761, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %763 = fmul <16 x float> %759, %762, !dbg !14
  store <16 x float> %763, ptr %101, align 4, !dbg !14
  %764 = load <16 x float>, ptr %89, align 4, !dbg !16
  %765 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %764), !dbg !16
  %.scalar64.i.i = fmul float %765, 6.250000e-02, !dbg !16
  %766 = insertelement <16 x float> poison, float %.scalar64.i.i, i64 0, !dbg !16
  %767 = shufflevector <16 x float> %766, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %768 = fsub <16 x float> %764, %767, !dbg !16
  %769 = fmul <16 x float> %768, %768, !dbg !16
  %770 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %769), !dbg !16
  %771 = load <16 x float>, ptr %297, align 4, !dbg !20
  %.scalar65.i.i = fmul float %770, 6.250000e-02, !dbg !16
  %.scalar66.i.i = fadd float %.scalar65.i.i, 0x3EB0C6F7A0000000
  %.scalar67.i.i = tail call float @llvm.sqrt.f32(float %.scalar66.i.i), !dbg !16
  %.scalar68.i.i = fdiv float 1.000000e+00, %.scalar67.i.i, !dbg !16
  %772 = insertelement <16 x float> poison, float %.scalar68.i.i, i64 0, !dbg !16
  %773 = shufflevector <16 x float> %772, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %774 = fmul <16 x float> %768, %773, !dbg !16
  %775 = fmul <16 x float> %700, %774, !dbg !15
  %776 = fadd <16 x float> %771, %775, !dbg !15
  %777 = fadd <16 x float> %701, %776, !dbg !21
  %778 = mul i64 %109, %.unpack149.unpack.i, !dbg !21
  %779 = getelementptr float, ptr %.unpack143.i, i64 %778, !dbg !21
  store <16 x float> %777, ptr %779, align 4, !dbg !21
  %780 = load <16 x float>, ptr %98, align 4, !dbg !14
  %781 = load float, ptr %99, align 4, !dbg !14
  %782 = insertelement <16 x float> poison, float %781, i64 0, !dbg !14
  %783 = shufflevector <16 x float> %782, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %784 = fmul <16 x float> %780, %783, !dbg !14
  store <16 x float> %784, ptr %102, align 4, !dbg !14
  %785 = load <8 x float>, ptr %111, align 4, !dbg !22
  %786 = load <8 x float>, ptr %113, align 4, !dbg !22
  %787 = load <8 x float>, ptr %115, align 4, !dbg !22
  %788 = load <8 x float>, ptr %117, align 4, !dbg !22
  %789 = load <16 x float>, ptr %76, align 4, !dbg !22
  %790 = load <16 x float>, ptr %100, align 4, !dbg !22
  %791 = load <16 x float>, ptr %101, align 4, !dbg !22
  %792 = load <16 x float>, ptr %1, align 4, !dbg !22
  %793 = load <16 x float>, ptr %28, align 4, !dbg !22
  %794 = load <16 x float>, ptr %31, align 4, !dbg !22
  %795 = load <16 x float>, ptr %34, align 4, !dbg !22
  %796 = load <16 x float>, ptr %37, align 4, !dbg !22
  %797 = load <16 x float>, ptr %40, align 4, !dbg !22
  %798 = load <16 x float>, ptr %43, align 4, !dbg !22
  %799 = load <16 x float>, ptr %46, align 4, !dbg !22
  %800 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %801 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %789, <16 x float> %792), !dbg !22
  %802 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %803 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %802, <16 x float> %789, <16 x float> %793), !dbg !22
  %804 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %805 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %804, <16 x float> %789, <16 x float> %794), !dbg !22
  %806 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %807 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %789, <16 x float> %795), !dbg !22
  %808 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %809 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %808, <16 x float> %789, <16 x float> %796), !dbg !22
  %810 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %811 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %810, <16 x float> %789, <16 x float> %797), !dbg !22
  %812 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %813 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %812, <16 x float> %789, <16 x float> %798), !dbg !22
  %814 = shufflevector <8 x float> %785, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %815 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %814, <16 x float> %789, <16 x float> %799), !dbg !22
  %816 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %817 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %816, <16 x float> %790, <16 x float> %801), !dbg !22
  %818 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %819 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %818, <16 x float> %790, <16 x float> %803), !dbg !22
  %820 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %821 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %820, <16 x float> %790, <16 x float> %805), !dbg !22
  %822 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %823 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %822, <16 x float> %790, <16 x float> %807), !dbg !22
  %824 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %825 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %824, <16 x float> %790, <16 x float> %809), !dbg !22
  %826 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %827 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %826, <16 x float> %790, <16 x float> %811), !dbg !22
  %828 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %829 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %828, <16 x float> %790, <16 x float> %813), !dbg !22
  %830 = shufflevector <8 x float> %786, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %831 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %830, <16 x float> %790, <16 x float> %815), !dbg !22
  %832 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %833 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %832, <16 x float> %791, <16 x float> %817), !dbg !22
  %834 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %835 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %834, <16 x float> %791, <16 x float> %819), !dbg !22
  %836 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %837 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %836, <16 x float> %791, <16 x float> %821), !dbg !22
  %838 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %839 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %838, <16 x float> %791, <16 x float> %823), !dbg !22
  %840 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %841 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %840, <16 x float> %791, <16 x float> %825), !dbg !22
  %842 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %843 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %842, <16 x float> %791, <16 x float> %827), !dbg !22
  %844 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %845 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %844, <16 x float> %791, <16 x float> %829), !dbg !22
  %846 = shufflevector <8 x float> %787, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %847 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %846, <16 x float> %791, <16 x float> %831), !dbg !22
  %848 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %849 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %848, <16 x float> %784, <16 x float> %833), !dbg !22
  %850 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %851 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %850, <16 x float> %784, <16 x float> %835), !dbg !22
  %852 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %853 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %852, <16 x float> %784, <16 x float> %837), !dbg !22
  %854 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %855 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %854, <16 x float> %784, <16 x float> %839), !dbg !22
  %856 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %857 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %856, <16 x float> %784, <16 x float> %841), !dbg !22
  %858 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %859 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %858, <16 x float> %784, <16 x float> %843), !dbg !22
  %860 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %861 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %860, <16 x float> %784, <16 x float> %845), !dbg !22
  %862 = shufflevector <8 x float> %788, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %863 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %862, <16 x float> %784, <16 x float> %847), !dbg !22
  store <16 x float> %849, ptr %1, align 4, !dbg !22
  store <16 x float> %851, ptr %28, align 4, !dbg !22
  store <16 x float> %853, ptr %31, align 4, !dbg !22
  store <16 x float> %855, ptr %34, align 4, !dbg !22
  store <16 x float> %857, ptr %37, align 4, !dbg !22
  store <16 x float> %859, ptr %40, align 4, !dbg !22
  store <16 x float> %861, ptr %43, align 4, !dbg !22
  store <16 x float> %863, ptr %46, align 4, !dbg !22
  %864 = load <8 x float>, ptr %202, align 4, !dbg !22
  %865 = load <8 x float>, ptr %204, align 4, !dbg !22
  %866 = load <8 x float>, ptr %206, align 4, !dbg !22
  %867 = load <8 x float>, ptr %208, align 4, !dbg !22
  %868 = load <16 x float>, ptr %49, align 4, !dbg !22
  %869 = load <16 x float>, ptr %52, align 4, !dbg !22
  %870 = load <16 x float>, ptr %55, align 4, !dbg !22
  %871 = load <16 x float>, ptr %58, align 4, !dbg !22
  %872 = load <16 x float>, ptr %61, align 4, !dbg !22
  %873 = load <16 x float>, ptr %64, align 4, !dbg !22
  %874 = load <16 x float>, ptr %67, align 4, !dbg !22
  %875 = load <16 x float>, ptr %70, align 4, !dbg !22
  %876 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %877 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %876, <16 x float> %789, <16 x float> %868), !dbg !22
  %878 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %879 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %878, <16 x float> %789, <16 x float> %869), !dbg !22
  %880 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %881 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %880, <16 x float> %789, <16 x float> %870), !dbg !22
  %882 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %883 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %882, <16 x float> %789, <16 x float> %871), !dbg !22
  %884 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %885 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %884, <16 x float> %789, <16 x float> %872), !dbg !22
  %886 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %887 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %886, <16 x float> %789, <16 x float> %873), !dbg !22
  %888 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %889 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %888, <16 x float> %789, <16 x float> %874), !dbg !22
  %890 = shufflevector <8 x float> %864, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %891 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %890, <16 x float> %789, <16 x float> %875), !dbg !22
  %892 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %893 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %892, <16 x float> %790, <16 x float> %877), !dbg !22
  %894 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %895 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %894, <16 x float> %790, <16 x float> %879), !dbg !22
  %896 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %897 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %896, <16 x float> %790, <16 x float> %881), !dbg !22
  %898 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %899 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %898, <16 x float> %790, <16 x float> %883), !dbg !22
  %900 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %901 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %900, <16 x float> %790, <16 x float> %885), !dbg !22
  %902 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %903 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %902, <16 x float> %790, <16 x float> %887), !dbg !22
  %904 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %905 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %904, <16 x float> %790, <16 x float> %889), !dbg !22
  %906 = shufflevector <8 x float> %865, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %907 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %906, <16 x float> %790, <16 x float> %891), !dbg !22
  %908 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %909 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %908, <16 x float> %791, <16 x float> %893), !dbg !22
  %910 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %911 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %910, <16 x float> %791, <16 x float> %895), !dbg !22
  %912 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %913 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %912, <16 x float> %791, <16 x float> %897), !dbg !22
  %914 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %915 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %914, <16 x float> %791, <16 x float> %899), !dbg !22
  %916 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %917 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %916, <16 x float> %791, <16 x float> %901), !dbg !22
  %918 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %919 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %918, <16 x float> %791, <16 x float> %903), !dbg !22
  %920 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %921 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %920, <16 x float> %791, <16 x float> %905), !dbg !22
  %922 = shufflevector <8 x float> %866, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %923 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %922, <16 x float> %791, <16 x float> %907), !dbg !22
  %924 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %925 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %924, <16 x float> %784, <16 x float> %909), !dbg !22
  %926 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %927 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %926, <16 x float> %784, <16 x float> %911), !dbg !22
  %928 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %929 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %928, <16 x float> %784, <16 x float> %913), !dbg !22
  %930 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %931 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %930, <16 x float> %784, <16 x float> %915), !dbg !22
  %932 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %933 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %932, <16 x float> %784, <16 x float> %917), !dbg !22
  %934 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %935 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %934, <16 x float> %784, <16 x float> %919), !dbg !22
  %936 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %937 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %936, <16 x float> %784, <16 x float> %921), !dbg !22
  %938 = shufflevector <8 x float> %867, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %939 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %938, <16 x float> %784, <16 x float> %923), !dbg !22
  store <16 x float> %925, ptr %49, align 4, !dbg !22
  store <16 x float> %927, ptr %52, align 4, !dbg !22
  store <16 x float> %929, ptr %55, align 4, !dbg !22
  store <16 x float> %931, ptr %58, align 4, !dbg !22
  store <16 x float> %933, ptr %61, align 4, !dbg !22
  store <16 x float> %935, ptr %64, align 4, !dbg !22
  store <16 x float> %937, ptr %67, align 4, !dbg !22
  store <16 x float> %939, ptr %70, align 4, !dbg !22
  %940 = load <16 x float>, ptr %81, align 4, !dbg !22
  %941 = fadd <16 x float> %940, zeroinitializer, !dbg !22
  %942 = load <16 x float>, ptr %94, align 4, !dbg !22
  %943 = fadd <16 x float> %942, %941, !dbg !22
  %944 = load <16 x float>, ptr %96, align 4, !dbg !22
  %945 = fadd <16 x float> %944, %943, !dbg !22
  %946 = fadd <16 x float> %780, %945, !dbg !22
  store <16 x float> %946, ptr %82, align 4, !dbg !22
  %947 = load <16 x float>, ptr %73, align 4, !dbg !22
  %948 = fmul <16 x float> %783, %946, !dbg !22
  %949 = fadd <16 x float> %947, %948, !dbg !22
  store <16 x float> %949, ptr %73, align 4, !dbg !22
  %950 = add nuw nsw i64 %104, 4, !dbg !7
  %951 = icmp slt i64 %950, %72, !dbg !7
  br i1 %951, label %.preheader5.preheader.i.i, label %._crit_edge.i.i, !dbg !7

._crit_edge.i.i:                                  ; preds = %.preheader3.preheader.i.i, %entry
  %952 = phi <16 x float> [ %74, %entry ], [ %949, %.preheader3.preheader.i.i ]
  %.not.i.i = icmp eq i64 %71, 0, !dbg !7
  br i1 %.not.i.i, label %_mlir_ciface_ttt_linear.exit, label %.preheader2.i.i, !dbg !7

.preheader2.i.i:                                  ; preds = %._crit_edge.i.i
  %953 = add nsw i64 %71, -1, !dbg !7
  %954 = getelementptr i8, ptr %1, i64 3456, !dbg !7
  %955 = mul i64 %72, %.unpack8.unpack.i, !dbg !7
  %956 = getelementptr float, ptr %.unpack2.i, i64 %955, !dbg !7
  %957 = load <16 x float>, ptr %956, align 4, !dbg !7
  store <16 x float> %957, ptr %954, align 4, !dbg !7
  %958 = icmp ne i64 %953, 0, !dbg !7
  %959 = zext i1 %958 to i64, !dbg !7
  %960 = or disjoint i64 %72, %959, !dbg !7
  %961 = mul i64 %960, %.unpack8.unpack.i, !dbg !7
  %962 = getelementptr float, ptr %.unpack2.i, i64 %961, !dbg !7
  %963 = load <16 x float>, ptr %962, align 4, !dbg !7
  %964 = getelementptr i8, ptr %1, i64 3520, !dbg !7
  store <16 x float> %963, ptr %964, align 4, !dbg !7
  %965 = tail call i64 @llvm.umin.i64(i64 %953, i64 2), !dbg !7
  %966 = or disjoint i64 %965, %72, !dbg !7
  %967 = mul i64 %966, %.unpack8.unpack.i, !dbg !7
  %968 = getelementptr float, ptr %.unpack2.i, i64 %967, !dbg !7
  %969 = load <16 x float>, ptr %968, align 4, !dbg !7
  %970 = getelementptr i8, ptr %1, i64 3584, !dbg !7
  store <16 x float> %969, ptr %970, align 4, !dbg !7
  %971 = tail call i64 @llvm.umin.i64(i64 %953, i64 3), !dbg !7
  %972 = or disjoint i64 %971, %72, !dbg !7
  %973 = mul i64 %972, %.unpack8.unpack.i, !dbg !7
  %974 = getelementptr float, ptr %.unpack2.i, i64 %973, !dbg !7
  %975 = load <16 x float>, ptr %974, align 4, !dbg !7
  %976 = getelementptr i8, ptr %1, i64 3648, !dbg !7
  store <16 x float> %975, ptr %976, align 4, !dbg !7
  %977 = getelementptr i8, ptr %1, i64 3776, !dbg !7
  %978 = mul i64 %.unpack23.unpack.i, %72, !dbg !7
  %979 = getelementptr float, ptr %.unpack17.i, i64 %978, !dbg !7
  %980 = load <16 x float>, ptr %979, align 4, !dbg !7
  store <16 x float> %980, ptr %977, align 4, !dbg !7
  %981 = mul i64 %960, %.unpack23.unpack.i, !dbg !7
  %982 = getelementptr float, ptr %.unpack17.i, i64 %981, !dbg !7
  %983 = load <16 x float>, ptr %982, align 4, !dbg !7
  %984 = getelementptr i8, ptr %1, i64 3840, !dbg !7
  store <16 x float> %983, ptr %984, align 4, !dbg !7
  %985 = mul i64 %966, %.unpack23.unpack.i, !dbg !7
  %986 = getelementptr float, ptr %.unpack17.i, i64 %985, !dbg !7
  %987 = load <16 x float>, ptr %986, align 4, !dbg !7
  %988 = getelementptr i8, ptr %1, i64 3904, !dbg !7
  store <16 x float> %987, ptr %988, align 4, !dbg !7
  %989 = mul i64 %972, %.unpack23.unpack.i, !dbg !7
  %990 = getelementptr float, ptr %.unpack17.i, i64 %989, !dbg !7
  %991 = load <16 x float>, ptr %990, align 4, !dbg !7
  %992 = getelementptr i8, ptr %1, i64 3968, !dbg !7
  store <16 x float> %991, ptr %992, align 4, !dbg !7
  %993 = getelementptr i8, ptr %1, i64 4096, !dbg !7
  %994 = mul i64 %.unpack38.unpack.i, %72, !dbg !7
  %995 = getelementptr float, ptr %.unpack32.i, i64 %994, !dbg !7
  %996 = load <16 x float>, ptr %995, align 4, !dbg !7
  store <16 x float> %996, ptr %993, align 4, !dbg !7
  %997 = mul i64 %960, %.unpack38.unpack.i, !dbg !7
  %998 = getelementptr float, ptr %.unpack32.i, i64 %997, !dbg !7
  %999 = load <16 x float>, ptr %998, align 4, !dbg !7
  %1000 = getelementptr i8, ptr %1, i64 4160, !dbg !7
  store <16 x float> %999, ptr %1000, align 4, !dbg !7
  %1001 = mul i64 %.unpack38.unpack.i, %966, !dbg !7
  %1002 = getelementptr float, ptr %.unpack32.i, i64 %1001, !dbg !7
  %1003 = load <16 x float>, ptr %1002, align 4, !dbg !7
  %1004 = getelementptr i8, ptr %1, i64 4224, !dbg !7
  store <16 x float> %1003, ptr %1004, align 4, !dbg !7
  %1005 = mul i64 %.unpack38.unpack.i, %972, !dbg !7
  %1006 = getelementptr float, ptr %.unpack32.i, i64 %1005, !dbg !7
  %1007 = load <16 x float>, ptr %1006, align 4, !dbg !7
  %1008 = getelementptr i8, ptr %1, i64 4288, !dbg !7
  store <16 x float> %1007, ptr %1008, align 4, !dbg !7
  %1009 = getelementptr i8, ptr %1, i64 4480, !dbg !7
  %1010 = mul nuw nsw i64 %.unpack53.unpack.i, %72, !dbg !7
  %1011 = getelementptr inbounds nuw float, ptr %.unpack47.i, i64 %1010, !dbg !7
  %1012 = load float, ptr %1011, align 4, !dbg !7
  store float %1012, ptr %1009, align 4, !dbg !7
  %1013 = mul nuw nsw i64 %.unpack53.unpack.i, %960, !dbg !7
  %1014 = getelementptr inbounds nuw float, ptr %.unpack47.i, i64 %1013, !dbg !7
  %1015 = load float, ptr %1014, align 4, !dbg !7
  %1016 = getelementptr i8, ptr %1, i64 4484, !dbg !7
  store float %1015, ptr %1016, align 4, !dbg !7
  %1017 = mul nuw nsw i64 %.unpack53.unpack.i, %966, !dbg !7
  %1018 = getelementptr inbounds nuw float, ptr %.unpack47.i, i64 %1017, !dbg !7
  %1019 = load float, ptr %1018, align 4, !dbg !7
  %1020 = getelementptr i8, ptr %1, i64 4488, !dbg !7
  store float %1019, ptr %1020, align 4, !dbg !7
  %1021 = mul nuw nsw i64 %.unpack53.unpack.i, %972, !dbg !7
  %1022 = getelementptr inbounds nuw float, ptr %.unpack47.i, i64 %1021, !dbg !7
  %1023 = load float, ptr %1022, align 4, !dbg !7
  %1024 = getelementptr i8, ptr %1, i64 4492, !dbg !7
  store float %1023, ptr %1024, align 4, !dbg !7
  %1025 = load <4 x float>, ptr %.unpack80.i, align 4, !dbg !10
  %1026 = fneg <4 x float> %1025, !dbg !10
  %1027 = getelementptr i8, ptr %1, i64 4544, !dbg !10
  store <4 x float> %1026, ptr %1027, align 4, !dbg !10
  %1028 = getelementptr i8, ptr %1, i64 4608, !dbg !11
  store <16 x float> %952, ptr %1028, align 4, !dbg !11
  %1029 = getelementptr i8, ptr %1, i64 4672, !dbg !11
  store <16 x float> %952, ptr %1029, align 4, !dbg !11
  %1030 = getelementptr i8, ptr %1, i64 4736, !dbg !11
  store <16 x float> %952, ptr %1030, align 4, !dbg !11
  %1031 = getelementptr i8, ptr %1, i64 4800, !dbg !11
  store <16 x float> %952, ptr %1031, align 4, !dbg !11
  %1032 = getelementptr i8, ptr %1, i64 4928, !dbg !12
  %1033 = getelementptr i8, ptr %1, i64 4992
  %1034 = getelementptr i8, ptr %1, i64 5056
  %1035 = getelementptr i8, ptr %1, i64 5120
  %bc.i.i = bitcast <16 x float> %980 to <4 x i128>, !dbg !12
  %1036 = extractelement <4 x i128> %bc.i.i, i64 0, !dbg !12
  %1037 = bitcast i128 %1036 to <4 x float>, !dbg !12
  %bc96.i.i = bitcast <16 x float> %983 to <4 x i128>, !dbg !12
  %1038 = extractelement <4 x i128> %bc96.i.i, i64 0, !dbg !12
  %1039 = bitcast i128 %1038 to <4 x float>, !dbg !12
  %bc97.i.i = bitcast <16 x float> %987 to <4 x i128>, !dbg !12
  %1040 = extractelement <4 x i128> %bc97.i.i, i64 0, !dbg !12
  %1041 = bitcast i128 %1040 to <4 x float>, !dbg !12
  %bc98.i.i = bitcast <16 x float> %991 to <4 x i128>, !dbg !12
  %1042 = extractelement <4 x i128> %bc98.i.i, i64 0, !dbg !12
  %1043 = bitcast i128 %1042 to <4 x float>, !dbg !12
  %1044 = load <16 x float>, ptr %1, align 4, !dbg !12
  %1045 = load <16 x float>, ptr %28, align 4, !dbg !12
  %1046 = load <16 x float>, ptr %31, align 4, !dbg !12
  %1047 = load <16 x float>, ptr %34, align 4, !dbg !12
  %1048 = shufflevector <4 x float> %1037, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1049 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1048, <16 x float> %1044, <16 x float> %952), !dbg !12
  %1050 = shufflevector <4 x float> %1039, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1051 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1050, <16 x float> %1044, <16 x float> %952), !dbg !12
  %1052 = shufflevector <4 x float> %1041, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1053 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1052, <16 x float> %1044, <16 x float> %952), !dbg !12
  %1054 = shufflevector <4 x float> %1043, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1055 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1054, <16 x float> %1044, <16 x float> %952), !dbg !12
  %1056 = shufflevector <4 x float> %1037, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1057 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1056, <16 x float> %1045, <16 x float> %1049), !dbg !12
  %1058 = shufflevector <4 x float> %1039, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1059 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1058, <16 x float> %1045, <16 x float> %1051), !dbg !12
  %1060 = shufflevector <4 x float> %1041, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1061 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1060, <16 x float> %1045, <16 x float> %1053), !dbg !12
  %1062 = shufflevector <4 x float> %1043, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1063 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1062, <16 x float> %1045, <16 x float> %1055), !dbg !12
  %1064 = shufflevector <4 x float> %1037, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1065 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1064, <16 x float> %1046, <16 x float> %1057), !dbg !12
  %1066 = shufflevector <4 x float> %1039, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1067 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1066, <16 x float> %1046, <16 x float> %1059), !dbg !12
  %1068 = shufflevector <4 x float> %1041, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1069 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1068, <16 x float> %1046, <16 x float> %1061), !dbg !12
  %1070 = shufflevector <4 x float> %1043, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1071 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1070, <16 x float> %1046, <16 x float> %1063), !dbg !12
  %1072 = shufflevector <4 x float> %1037, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1073 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1072, <16 x float> %1047, <16 x float> %1065), !dbg !12
  %1074 = shufflevector <4 x float> %1039, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1075 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1074, <16 x float> %1047, <16 x float> %1067), !dbg !12
  %1076 = shufflevector <4 x float> %1041, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1077 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1076, <16 x float> %1047, <16 x float> %1069), !dbg !12
  %1078 = shufflevector <4 x float> %1043, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1079 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1078, <16 x float> %1047, <16 x float> %1071), !dbg !12
  %1080 = getelementptr i8, ptr %1, i64 3792, !dbg !12
  %1081 = load <4 x float>, ptr %1080, align 4, !dbg !12
  %1082 = getelementptr i8, ptr %1, i64 3856, !dbg !12
  %1083 = load <4 x float>, ptr %1082, align 4, !dbg !12
  %1084 = getelementptr i8, ptr %1, i64 3920, !dbg !12
  %1085 = load <4 x float>, ptr %1084, align 4, !dbg !12
  %1086 = getelementptr i8, ptr %1, i64 3984, !dbg !12
  %1087 = load <4 x float>, ptr %1086, align 4, !dbg !12
  %1088 = load <16 x float>, ptr %37, align 4, !dbg !12
  %1089 = load <16 x float>, ptr %40, align 4, !dbg !12
  %1090 = load <16 x float>, ptr %43, align 4, !dbg !12
  %1091 = load <16 x float>, ptr %46, align 4, !dbg !12
  %1092 = shufflevector <4 x float> %1081, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1093 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1092, <16 x float> %1088, <16 x float> %1073), !dbg !12
  %1094 = shufflevector <4 x float> %1083, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1095 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1094, <16 x float> %1088, <16 x float> %1075), !dbg !12
  %1096 = shufflevector <4 x float> %1085, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1097 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1096, <16 x float> %1088, <16 x float> %1077), !dbg !12
  %1098 = shufflevector <4 x float> %1087, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1099 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1098, <16 x float> %1088, <16 x float> %1079), !dbg !12
  %1100 = shufflevector <4 x float> %1081, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1101 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1100, <16 x float> %1089, <16 x float> %1093), !dbg !12
  %1102 = shufflevector <4 x float> %1083, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1103 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1102, <16 x float> %1089, <16 x float> %1095), !dbg !12
  %1104 = shufflevector <4 x float> %1085, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1105 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1104, <16 x float> %1089, <16 x float> %1097), !dbg !12
  %1106 = shufflevector <4 x float> %1087, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1107 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1106, <16 x float> %1089, <16 x float> %1099), !dbg !12
  %1108 = shufflevector <4 x float> %1081, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1109 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1108, <16 x float> %1090, <16 x float> %1101), !dbg !12
  %1110 = shufflevector <4 x float> %1083, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1111 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1110, <16 x float> %1090, <16 x float> %1103), !dbg !12
  %1112 = shufflevector <4 x float> %1085, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1112, <16 x float> %1090, <16 x float> %1105), !dbg !12
  %1114 = shufflevector <4 x float> %1087, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1115 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1114, <16 x float> %1090, <16 x float> %1107), !dbg !12
  %1116 = shufflevector <4 x float> %1081, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1117 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1116, <16 x float> %1091, <16 x float> %1109), !dbg !12
  %1118 = shufflevector <4 x float> %1083, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1119 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1118, <16 x float> %1091, <16 x float> %1111), !dbg !12
  %1120 = shufflevector <4 x float> %1085, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1120, <16 x float> %1091, <16 x float> %1113), !dbg !12
  %1122 = shufflevector <4 x float> %1087, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1123 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1122, <16 x float> %1091, <16 x float> %1115), !dbg !12
  %1124 = getelementptr i8, ptr %1, i64 3808, !dbg !12
  %1125 = load <4 x float>, ptr %1124, align 4, !dbg !12
  %1126 = getelementptr i8, ptr %1, i64 3872, !dbg !12
  %1127 = load <4 x float>, ptr %1126, align 4, !dbg !12
  %1128 = getelementptr i8, ptr %1, i64 3936, !dbg !12
  %1129 = load <4 x float>, ptr %1128, align 4, !dbg !12
  %1130 = getelementptr i8, ptr %1, i64 4000, !dbg !12
  %1131 = load <4 x float>, ptr %1130, align 4, !dbg !12
  %1132 = load <16 x float>, ptr %49, align 4, !dbg !12
  %1133 = load <16 x float>, ptr %52, align 4, !dbg !12
  %1134 = load <16 x float>, ptr %55, align 4, !dbg !12
  %1135 = load <16 x float>, ptr %58, align 4, !dbg !12
  %1136 = shufflevector <4 x float> %1125, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1137 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1136, <16 x float> %1132, <16 x float> %1117), !dbg !12
  %1138 = shufflevector <4 x float> %1127, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1138, <16 x float> %1132, <16 x float> %1119), !dbg !12
  %1140 = shufflevector <4 x float> %1129, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1141 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1140, <16 x float> %1132, <16 x float> %1121), !dbg !12
  %1142 = shufflevector <4 x float> %1131, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1143 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1142, <16 x float> %1132, <16 x float> %1123), !dbg !12
  %1144 = shufflevector <4 x float> %1125, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1144, <16 x float> %1133, <16 x float> %1137), !dbg !12
  %1146 = shufflevector <4 x float> %1127, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1147 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1146, <16 x float> %1133, <16 x float> %1139), !dbg !12
  %1148 = shufflevector <4 x float> %1129, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1149 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1148, <16 x float> %1133, <16 x float> %1141), !dbg !12
  %1150 = shufflevector <4 x float> %1131, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1150, <16 x float> %1133, <16 x float> %1143), !dbg !12
  %1152 = shufflevector <4 x float> %1125, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1153 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1152, <16 x float> %1134, <16 x float> %1145), !dbg !12
  %1154 = shufflevector <4 x float> %1127, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1155 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1154, <16 x float> %1134, <16 x float> %1147), !dbg !12
  %1156 = shufflevector <4 x float> %1129, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1157 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1156, <16 x float> %1134, <16 x float> %1149), !dbg !12
  %1158 = shufflevector <4 x float> %1131, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1159 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1158, <16 x float> %1134, <16 x float> %1151), !dbg !12
  %1160 = shufflevector <4 x float> %1125, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1161 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1160, <16 x float> %1135, <16 x float> %1153), !dbg !12
  %1162 = shufflevector <4 x float> %1127, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1163 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1162, <16 x float> %1135, <16 x float> %1155), !dbg !12
  %1164 = shufflevector <4 x float> %1129, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1165 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1164, <16 x float> %1135, <16 x float> %1157), !dbg !12
  %1166 = shufflevector <4 x float> %1131, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1167 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1166, <16 x float> %1135, <16 x float> %1159), !dbg !12
  %1168 = getelementptr i8, ptr %1, i64 3824, !dbg !12
  %1169 = load <4 x float>, ptr %1168, align 4, !dbg !12
  %1170 = getelementptr i8, ptr %1, i64 3888, !dbg !12
  %1171 = load <4 x float>, ptr %1170, align 4, !dbg !12
  %1172 = getelementptr i8, ptr %1, i64 3952, !dbg !12
  %1173 = load <4 x float>, ptr %1172, align 4, !dbg !12
  %1174 = getelementptr i8, ptr %1, i64 4016, !dbg !12
  %1175 = load <4 x float>, ptr %1174, align 4, !dbg !12
  %1176 = load <16 x float>, ptr %61, align 4, !dbg !12
  %1177 = load <16 x float>, ptr %64, align 4, !dbg !12
  %1178 = load <16 x float>, ptr %67, align 4, !dbg !12
  %1179 = load <16 x float>, ptr %70, align 4, !dbg !12
  %1180 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1180, <16 x float> %1176, <16 x float> %1161), !dbg !12
  %1182 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1183 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1182, <16 x float> %1176, <16 x float> %1163), !dbg !12
  %1184 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1184, <16 x float> %1176, <16 x float> %1165), !dbg !12
  %1186 = shufflevector <4 x float> %1175, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1187 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1186, <16 x float> %1176, <16 x float> %1167), !dbg !12
  %1188 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1188, <16 x float> %1177, <16 x float> %1181), !dbg !12
  %1190 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1190, <16 x float> %1177, <16 x float> %1183), !dbg !12
  %1192 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1193 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1192, <16 x float> %1177, <16 x float> %1185), !dbg !12
  %1194 = shufflevector <4 x float> %1175, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1194, <16 x float> %1177, <16 x float> %1187), !dbg !12
  %1196 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1197 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1196, <16 x float> %1178, <16 x float> %1189), !dbg !12
  %1198 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1199 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1198, <16 x float> %1178, <16 x float> %1191), !dbg !12
  %1200 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1201 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1200, <16 x float> %1178, <16 x float> %1193), !dbg !12
  %1202 = shufflevector <4 x float> %1175, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1203 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1202, <16 x float> %1178, <16 x float> %1195), !dbg !12
  %1204 = shufflevector <4 x float> %1169, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1205 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1204, <16 x float> %1179, <16 x float> %1197), !dbg !12
  %1206 = shufflevector <4 x float> %1171, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1207 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1206, <16 x float> %1179, <16 x float> %1199), !dbg !12
  %1208 = shufflevector <4 x float> %1173, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1209 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1208, <16 x float> %1179, <16 x float> %1201), !dbg !12
  %1210 = shufflevector <4 x float> %1175, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1211 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1210, <16 x float> %1179, <16 x float> %1203), !dbg !12
  store <16 x float> %1205, ptr %1032, align 4, !dbg !12
  store <16 x float> %1207, ptr %1033, align 4, !dbg !12
  store <16 x float> %1209, ptr %1034, align 4, !dbg !12
  store <16 x float> %1211, ptr %1035, align 4, !dbg !12
  %1212 = getelementptr i8, ptr %1, i64 3136, !dbg !7
  %1213 = getelementptr i8, ptr %1, i64 4416, !dbg !7
  %1214 = getelementptr i8, ptr %1, i64 5248, !dbg !16
  %1215 = getelementptr i8, ptr %1, i64 5568, !dbg !16
  %1216 = getelementptr i8, ptr %1, i64 5632, !dbg !16
  %1217 = load <16 x float>, ptr %.unpack58.i, align 4, !dbg !15
  %1218 = load <16 x float>, ptr %.unpack69.i, align 4, !dbg !15
  br label %1219, !dbg !16

1219:                                             ; preds = %1219, %.preheader2.i.i
  %1220 = phi i64 [ 0, %.preheader2.i.i ], [ %1252, %1219 ]
  %1221 = shl nuw nsw i64 %1220, 4, !dbg !16
  %1222 = getelementptr float, ptr %1032, i64 %1221, !dbg !16
  %1223 = load <16 x float>, ptr %1222, align 4, !dbg !16
  %1224 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1223), !dbg !16
  %.scalar69.i.i = fmul float %1224, 6.250000e-02, !dbg !16
  %1225 = insertelement <16 x float> poison, float %.scalar69.i.i, i64 0, !dbg !16
  %1226 = shufflevector <16 x float> %1225, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1227 = fsub <16 x float> %1223, %1226, !dbg !16
  %1228 = getelementptr float, ptr %1212, i64 %1221, !dbg !16
  store <16 x float> %1227, ptr %1228, align 4, !dbg !16
  %1229 = fmul <16 x float> %1227, %1227, !dbg !16
  %1230 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1229), !dbg !16
  %.scalar70.i.i = fmul float %1230, 6.250000e-02, !dbg !16
  %.scalar71.i.i = fadd float %.scalar70.i.i, 0x3EB0C6F7A0000000, !dbg !16
  %.scalar72.i.i = tail call float @llvm.sqrt.f32(float %.scalar71.i.i), !dbg !16
  %.scalar73.i.i = fdiv float 1.000000e+00, %.scalar72.i.i, !dbg !16
  %1231 = insertelement <1 x float> poison, float %.scalar73.i.i, i64 0, !dbg !16
  %1232 = getelementptr float, ptr %1213, i64 %1220, !dbg !16
  store <1 x float> %1231, ptr %1232, align 4, !dbg !16
  %1233 = getelementptr float, ptr %977, i64 %1221, !dbg !15
  %1234 = load <16 x float>, ptr %1233, align 4, !dbg !15
  %1235 = shufflevector <1 x float> %1231, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !15
  %1236 = getelementptr float, ptr %993, i64 %1221, !dbg !15
  %1237 = load <16 x float>, ptr %1236, align 4, !dbg !15
  %1238 = fmul <16 x float> %1227, %1235, !dbg !16
  %1239 = fmul <16 x float> %1217, %1238, !dbg !15
  %1240 = fadd <16 x float> %1234, %1239, !dbg !17
  %1241 = fadd <16 x float> %1218, %1240, !dbg !18
  %1242 = fsub <16 x float> %1241, %1237, !dbg !19
  %1243 = fmul <16 x float> %1217, %1242, !dbg !15
  %1244 = getelementptr float, ptr %1214, i64 %1221, !dbg !15
  store <16 x float> %1243, ptr %1244, align 4, !dbg !15
  %1245 = fmul <16 x float> %1227, %1243, !dbg !16
  %1246 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1245), !dbg !16
  %1247 = insertelement <1 x float> poison, float %1246, i64 0, !dbg !16
  %1248 = getelementptr float, ptr %1215, i64 %1220, !dbg !16
  store <1 x float> %1247, ptr %1248, align 4, !dbg !16
  %1249 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1243), !dbg !16
  %1250 = insertelement <1 x float> poison, float %1249, i64 0, !dbg !16
  %1251 = getelementptr float, ptr %1216, i64 %1220, !dbg !16
  store <1 x float> %1250, ptr %1251, align 4, !dbg !16
  %1252 = add nuw nsw i64 %1220, 1, !dbg !16
  %exitcond31.not.i.i = icmp eq i64 %1252, 4, !dbg !16
  br i1 %exitcond31.not.i.i, label %1253, label %1219, !dbg !16

1253:                                             ; preds = %1219
  %1254 = getelementptr i8, ptr %1, i64 5696, !dbg !20
  br label %1850, !dbg !20

.preheader1.i.i:                                  ; preds = %1850
  %.promoted18.i.i = load <16 x float>, ptr %1028, align 4
  %.promoted19.i.i = load <16 x float>, ptr %1029, align 4
  %.promoted20.i.i = load <16 x float>, ptr %1030, align 4
  %.promoted21.i.i = load <16 x float>, ptr %1031, align 4
  %1255 = load <4 x float>, ptr %954, align 4, !dbg !12
  %1256 = load <4 x float>, ptr %964, align 4, !dbg !12
  %1257 = load <4 x float>, ptr %970, align 4, !dbg !12
  %1258 = load <4 x float>, ptr %976, align 4, !dbg !12
  %1259 = load <16 x float>, ptr %1, align 4, !dbg !12
  %1260 = load <16 x float>, ptr %28, align 4, !dbg !12
  %1261 = load <16 x float>, ptr %31, align 4, !dbg !12
  %1262 = load <16 x float>, ptr %34, align 4, !dbg !12
  %1263 = shufflevector <4 x float> %1255, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1264 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1263, <16 x float> %1259, <16 x float> %.promoted18.i.i), !dbg !12
  %1265 = shufflevector <4 x float> %1256, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1266 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1265, <16 x float> %1259, <16 x float> %.promoted19.i.i), !dbg !12
  %1267 = shufflevector <4 x float> %1257, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1268 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1267, <16 x float> %1259, <16 x float> %.promoted20.i.i), !dbg !12
  %1269 = shufflevector <4 x float> %1258, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1270 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1269, <16 x float> %1259, <16 x float> %.promoted21.i.i), !dbg !12
  %1271 = shufflevector <4 x float> %1255, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1272 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1271, <16 x float> %1260, <16 x float> %1264), !dbg !12
  %1273 = shufflevector <4 x float> %1256, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1274 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1273, <16 x float> %1260, <16 x float> %1266), !dbg !12
  %1275 = shufflevector <4 x float> %1257, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1276 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1275, <16 x float> %1260, <16 x float> %1268), !dbg !12
  %1277 = shufflevector <4 x float> %1258, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1278 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1277, <16 x float> %1260, <16 x float> %1270), !dbg !12
  %1279 = shufflevector <4 x float> %1255, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1280 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1279, <16 x float> %1261, <16 x float> %1272), !dbg !12
  %1281 = shufflevector <4 x float> %1256, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1282 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1281, <16 x float> %1261, <16 x float> %1274), !dbg !12
  %1283 = shufflevector <4 x float> %1257, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1284 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1283, <16 x float> %1261, <16 x float> %1276), !dbg !12
  %1285 = shufflevector <4 x float> %1258, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1286 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1285, <16 x float> %1261, <16 x float> %1278), !dbg !12
  %1287 = shufflevector <4 x float> %1255, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1288 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1287, <16 x float> %1262, <16 x float> %1280), !dbg !12
  %1289 = shufflevector <4 x float> %1256, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1290 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1289, <16 x float> %1262, <16 x float> %1282), !dbg !12
  %1291 = shufflevector <4 x float> %1257, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1292 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1291, <16 x float> %1262, <16 x float> %1284), !dbg !12
  %1293 = shufflevector <4 x float> %1258, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1294 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1293, <16 x float> %1262, <16 x float> %1286), !dbg !12
  %1295 = getelementptr i8, ptr %1, i64 3472, !dbg !12
  %1296 = load <4 x float>, ptr %1295, align 4, !dbg !12
  %1297 = getelementptr i8, ptr %1, i64 3536, !dbg !12
  %1298 = load <4 x float>, ptr %1297, align 4, !dbg !12
  %1299 = getelementptr i8, ptr %1, i64 3600, !dbg !12
  %1300 = load <4 x float>, ptr %1299, align 4, !dbg !12
  %1301 = getelementptr i8, ptr %1, i64 3664, !dbg !12
  %1302 = load <4 x float>, ptr %1301, align 4, !dbg !12
  %1303 = load <16 x float>, ptr %37, align 4, !dbg !12
  %1304 = load <16 x float>, ptr %40, align 4, !dbg !12
  %1305 = load <16 x float>, ptr %43, align 4, !dbg !12
  %1306 = load <16 x float>, ptr %46, align 4, !dbg !12
  %1307 = shufflevector <4 x float> %1296, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1308 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1307, <16 x float> %1303, <16 x float> %1288), !dbg !12
  %1309 = shufflevector <4 x float> %1298, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1310 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1309, <16 x float> %1303, <16 x float> %1290), !dbg !12
  %1311 = shufflevector <4 x float> %1300, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1312 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1311, <16 x float> %1303, <16 x float> %1292), !dbg !12
  %1313 = shufflevector <4 x float> %1302, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1314 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1313, <16 x float> %1303, <16 x float> %1294), !dbg !12
  %1315 = shufflevector <4 x float> %1296, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1316 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1315, <16 x float> %1304, <16 x float> %1308), !dbg !12
  %1317 = shufflevector <4 x float> %1298, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1318 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1317, <16 x float> %1304, <16 x float> %1310), !dbg !12
  %1319 = shufflevector <4 x float> %1300, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1320 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1319, <16 x float> %1304, <16 x float> %1312), !dbg !12
  %1321 = shufflevector <4 x float> %1302, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1322 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1321, <16 x float> %1304, <16 x float> %1314), !dbg !12
  %1323 = shufflevector <4 x float> %1296, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1324 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1323, <16 x float> %1305, <16 x float> %1316), !dbg !12
  %1325 = shufflevector <4 x float> %1298, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1326 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1325, <16 x float> %1305, <16 x float> %1318), !dbg !12
  %1327 = shufflevector <4 x float> %1300, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1328 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1327, <16 x float> %1305, <16 x float> %1320), !dbg !12
  %1329 = shufflevector <4 x float> %1302, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1330 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1329, <16 x float> %1305, <16 x float> %1322), !dbg !12
  %1331 = shufflevector <4 x float> %1296, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1332 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1331, <16 x float> %1306, <16 x float> %1324), !dbg !12
  %1333 = shufflevector <4 x float> %1298, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1334 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1333, <16 x float> %1306, <16 x float> %1326), !dbg !12
  %1335 = shufflevector <4 x float> %1300, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1336 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1335, <16 x float> %1306, <16 x float> %1328), !dbg !12
  %1337 = shufflevector <4 x float> %1302, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1338 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1337, <16 x float> %1306, <16 x float> %1330), !dbg !12
  %1339 = getelementptr i8, ptr %1, i64 3488, !dbg !12
  %1340 = load <4 x float>, ptr %1339, align 4, !dbg !12
  %1341 = getelementptr i8, ptr %1, i64 3552, !dbg !12
  %1342 = load <4 x float>, ptr %1341, align 4, !dbg !12
  %1343 = getelementptr i8, ptr %1, i64 3616, !dbg !12
  %1344 = load <4 x float>, ptr %1343, align 4, !dbg !12
  %1345 = getelementptr i8, ptr %1, i64 3680, !dbg !12
  %1346 = load <4 x float>, ptr %1345, align 4, !dbg !12
  %1347 = load <16 x float>, ptr %49, align 4, !dbg !12
  %1348 = load <16 x float>, ptr %52, align 4, !dbg !12
  %1349 = load <16 x float>, ptr %55, align 4, !dbg !12
  %1350 = load <16 x float>, ptr %58, align 4, !dbg !12
  %1351 = shufflevector <4 x float> %1340, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1352 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1351, <16 x float> %1347, <16 x float> %1332), !dbg !12
  %1353 = shufflevector <4 x float> %1342, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1354 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1353, <16 x float> %1347, <16 x float> %1334), !dbg !12
  %1355 = shufflevector <4 x float> %1344, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1356 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1355, <16 x float> %1347, <16 x float> %1336), !dbg !12
  %1357 = shufflevector <4 x float> %1346, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1358 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1357, <16 x float> %1347, <16 x float> %1338), !dbg !12
  %1359 = shufflevector <4 x float> %1340, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1360 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1359, <16 x float> %1348, <16 x float> %1352), !dbg !12
  %1361 = shufflevector <4 x float> %1342, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1362 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1361, <16 x float> %1348, <16 x float> %1354), !dbg !12
  %1363 = shufflevector <4 x float> %1344, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1364 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1363, <16 x float> %1348, <16 x float> %1356), !dbg !12
  %1365 = shufflevector <4 x float> %1346, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1366 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1365, <16 x float> %1348, <16 x float> %1358), !dbg !12
  %1367 = shufflevector <4 x float> %1340, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1368 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1367, <16 x float> %1349, <16 x float> %1360), !dbg !12
  %1369 = shufflevector <4 x float> %1342, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1370 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1369, <16 x float> %1349, <16 x float> %1362), !dbg !12
  %1371 = shufflevector <4 x float> %1344, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1372 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1371, <16 x float> %1349, <16 x float> %1364), !dbg !12
  %1373 = shufflevector <4 x float> %1346, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1374 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1373, <16 x float> %1349, <16 x float> %1366), !dbg !12
  %1375 = shufflevector <4 x float> %1340, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1376 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1375, <16 x float> %1350, <16 x float> %1368), !dbg !12
  %1377 = shufflevector <4 x float> %1342, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1378 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1377, <16 x float> %1350, <16 x float> %1370), !dbg !12
  %1379 = shufflevector <4 x float> %1344, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1380 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1379, <16 x float> %1350, <16 x float> %1372), !dbg !12
  %1381 = shufflevector <4 x float> %1346, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1382 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1381, <16 x float> %1350, <16 x float> %1374), !dbg !12
  %1383 = getelementptr i8, ptr %1, i64 3504, !dbg !12
  %1384 = load <4 x float>, ptr %1383, align 4, !dbg !12
  %1385 = getelementptr i8, ptr %1, i64 3568, !dbg !12
  %1386 = load <4 x float>, ptr %1385, align 4, !dbg !12
  %1387 = getelementptr i8, ptr %1, i64 3632, !dbg !12
  %1388 = load <4 x float>, ptr %1387, align 4, !dbg !12
  %1389 = getelementptr i8, ptr %1, i64 3696, !dbg !12
  %1390 = load <4 x float>, ptr %1389, align 4, !dbg !12
  %1391 = load <16 x float>, ptr %61, align 4, !dbg !12
  %1392 = load <16 x float>, ptr %64, align 4, !dbg !12
  %1393 = load <16 x float>, ptr %67, align 4, !dbg !12
  %1394 = load <16 x float>, ptr %70, align 4, !dbg !12
  %1395 = shufflevector <4 x float> %1384, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1396 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1395, <16 x float> %1391, <16 x float> %1376), !dbg !12
  %1397 = shufflevector <4 x float> %1386, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1398 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1397, <16 x float> %1391, <16 x float> %1378), !dbg !12
  %1399 = shufflevector <4 x float> %1388, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1400 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1399, <16 x float> %1391, <16 x float> %1380), !dbg !12
  %1401 = shufflevector <4 x float> %1390, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %1402 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1401, <16 x float> %1391, <16 x float> %1382), !dbg !12
  %1403 = shufflevector <4 x float> %1384, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1404 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1403, <16 x float> %1392, <16 x float> %1396), !dbg !12
  %1405 = shufflevector <4 x float> %1386, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1406 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1405, <16 x float> %1392, <16 x float> %1398), !dbg !12
  %1407 = shufflevector <4 x float> %1388, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1408 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1407, <16 x float> %1392, <16 x float> %1400), !dbg !12
  %1409 = shufflevector <4 x float> %1390, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1410 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1409, <16 x float> %1392, <16 x float> %1402), !dbg !12
  %1411 = shufflevector <4 x float> %1384, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1412 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1411, <16 x float> %1393, <16 x float> %1404), !dbg !12
  %1413 = shufflevector <4 x float> %1386, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1414 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1413, <16 x float> %1393, <16 x float> %1406), !dbg !12
  %1415 = shufflevector <4 x float> %1388, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1416 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1415, <16 x float> %1393, <16 x float> %1408), !dbg !12
  %1417 = shufflevector <4 x float> %1390, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1418 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1417, <16 x float> %1393, <16 x float> %1410), !dbg !12
  %1419 = shufflevector <4 x float> %1384, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1420 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1419, <16 x float> %1394, <16 x float> %1412), !dbg !12
  %1421 = shufflevector <4 x float> %1386, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1422 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1421, <16 x float> %1394, <16 x float> %1414), !dbg !12
  %1423 = shufflevector <4 x float> %1388, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1424 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1423, <16 x float> %1394, <16 x float> %1416), !dbg !12
  %1425 = shufflevector <4 x float> %1390, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1426 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1425, <16 x float> %1394, <16 x float> %1418), !dbg !12
  %1427 = load <16 x float>, ptr %954, align 4, !dbg !12
  %1428 = load <16 x float>, ptr %964, align 4, !dbg !12
  %1429 = load <16 x float>, ptr %970, align 4, !dbg !12
  %1430 = load <16 x float>, ptr %976, align 4, !dbg !12
  %1431 = load <16 x float>, ptr %977, align 4, !dbg !12
  %1432 = load <16 x float>, ptr %984, align 4, !dbg !12
  %1433 = load <16 x float>, ptr %988, align 4, !dbg !12
  %1434 = load <16 x float>, ptr %992, align 4, !dbg !12
  %1435 = shufflevector <16 x float> %1432, <16 x float> %1431, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %1436 = shufflevector <16 x float> %1433, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %1437 = shufflevector <64 x float> %1436, <64 x float> %1435, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %1438 = shufflevector <16 x float> %1434, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %1439 = shufflevector <64 x float> %1437, <64 x float> %1438, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !12
  %1440 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  %1441 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !12
  %1442 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !12
  %1443 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !12
  %1444 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !12
  %1445 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !12
  %1446 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !12
  %1447 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !12
  %1448 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !12
  %1449 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !12
  %1450 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !12
  %1451 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !12
  %1452 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !12
  %1453 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !12
  %1454 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !12
  %1455 = shufflevector <64 x float> %1439, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !12
  %1456 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %1457 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1456, <4 x float> %1440, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %1458 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %1459 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1458, <4 x float> %1440, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %1460 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %1461 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1460, <4 x float> %1440, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %1462 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !12
  %1463 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1462, <4 x float> %1440, <4 x float> splat (float 1.000000e+00)), !dbg !12
  %1464 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1465 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1464, <4 x float> %1441, <4 x float> %1457), !dbg !12
  %1466 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1467 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1466, <4 x float> %1441, <4 x float> %1459), !dbg !12
  %1468 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1469 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1468, <4 x float> %1441, <4 x float> %1461), !dbg !12
  %1470 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %1471 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1470, <4 x float> %1441, <4 x float> %1463), !dbg !12
  %1472 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1473 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1472, <4 x float> %1442, <4 x float> %1465), !dbg !12
  %1474 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1475 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1474, <4 x float> %1442, <4 x float> %1467), !dbg !12
  %1476 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1477 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1476, <4 x float> %1442, <4 x float> %1469), !dbg !12
  %1478 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %1479 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1478, <4 x float> %1442, <4 x float> %1471), !dbg !12
  %1480 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1481 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1480, <4 x float> %1443, <4 x float> %1473), !dbg !12
  %1482 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1483 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1482, <4 x float> %1443, <4 x float> %1475), !dbg !12
  %1484 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1485 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1484, <4 x float> %1443, <4 x float> %1477), !dbg !12
  %1486 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %1487 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1486, <4 x float> %1443, <4 x float> %1479), !dbg !12
  %1488 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %1489 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1488, <4 x float> %1444, <4 x float> %1481), !dbg !12
  %1490 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %1491 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1490, <4 x float> %1444, <4 x float> %1483), !dbg !12
  %1492 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %1493 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1492, <4 x float> %1444, <4 x float> %1485), !dbg !12
  %1494 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !12
  %1495 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1494, <4 x float> %1444, <4 x float> %1487), !dbg !12
  %1496 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %1497 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1496, <4 x float> %1445, <4 x float> %1489), !dbg !12
  %1498 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %1499 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1498, <4 x float> %1445, <4 x float> %1491), !dbg !12
  %1500 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %1501 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1500, <4 x float> %1445, <4 x float> %1493), !dbg !12
  %1502 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !12
  %1503 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1502, <4 x float> %1445, <4 x float> %1495), !dbg !12
  %1504 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %1505 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1504, <4 x float> %1446, <4 x float> %1497), !dbg !12
  %1506 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %1507 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1506, <4 x float> %1446, <4 x float> %1499), !dbg !12
  %1508 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %1509 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1508, <4 x float> %1446, <4 x float> %1501), !dbg !12
  %1510 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !12
  %1511 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1510, <4 x float> %1446, <4 x float> %1503), !dbg !12
  %1512 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %1513 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1512, <4 x float> %1447, <4 x float> %1505), !dbg !12
  %1514 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %1515 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1514, <4 x float> %1447, <4 x float> %1507), !dbg !12
  %1516 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %1517 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1516, <4 x float> %1447, <4 x float> %1509), !dbg !12
  %1518 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !12
  %1519 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1518, <4 x float> %1447, <4 x float> %1511), !dbg !12
  %1520 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %1521 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1520, <4 x float> %1448, <4 x float> %1513), !dbg !12
  %1522 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %1523 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1522, <4 x float> %1448, <4 x float> %1515), !dbg !12
  %1524 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %1525 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1524, <4 x float> %1448, <4 x float> %1517), !dbg !12
  %1526 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !12
  %1527 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1526, <4 x float> %1448, <4 x float> %1519), !dbg !12
  %1528 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %1529 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1528, <4 x float> %1449, <4 x float> %1521), !dbg !12
  %1530 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %1531 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1530, <4 x float> %1449, <4 x float> %1523), !dbg !12
  %1532 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %1533 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1532, <4 x float> %1449, <4 x float> %1525), !dbg !12
  %1534 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !12
  %1535 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1534, <4 x float> %1449, <4 x float> %1527), !dbg !12
  %1536 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %1537 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1536, <4 x float> %1450, <4 x float> %1529), !dbg !12
  %1538 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %1539 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1538, <4 x float> %1450, <4 x float> %1531), !dbg !12
  %1540 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %1541 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1540, <4 x float> %1450, <4 x float> %1533), !dbg !12
  %1542 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !12
  %1543 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1542, <4 x float> %1450, <4 x float> %1535), !dbg !12
  %1544 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %1545 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1544, <4 x float> %1451, <4 x float> %1537), !dbg !12
  %1546 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %1547 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1546, <4 x float> %1451, <4 x float> %1539), !dbg !12
  %1548 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %1549 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1548, <4 x float> %1451, <4 x float> %1541), !dbg !12
  %1550 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !12
  %1551 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1550, <4 x float> %1451, <4 x float> %1543), !dbg !12
  %1552 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %1553 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1552, <4 x float> %1452, <4 x float> %1545), !dbg !12
  %1554 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %1555 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1554, <4 x float> %1452, <4 x float> %1547), !dbg !12
  %1556 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %1557 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1556, <4 x float> %1452, <4 x float> %1549), !dbg !12
  %1558 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !12
  %1559 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1558, <4 x float> %1452, <4 x float> %1551), !dbg !12
  %1560 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %1561 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1560, <4 x float> %1453, <4 x float> %1553), !dbg !12
  %1562 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %1563 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1562, <4 x float> %1453, <4 x float> %1555), !dbg !12
  %1564 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %1565 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1564, <4 x float> %1453, <4 x float> %1557), !dbg !12
  %1566 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !12
  %1567 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1566, <4 x float> %1453, <4 x float> %1559), !dbg !12
  %1568 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %1569 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1568, <4 x float> %1454, <4 x float> %1561), !dbg !12
  %1570 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %1571 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1570, <4 x float> %1454, <4 x float> %1563), !dbg !12
  %1572 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %1573 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1572, <4 x float> %1454, <4 x float> %1565), !dbg !12
  %1574 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !12
  %1575 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1574, <4 x float> %1454, <4 x float> %1567), !dbg !12
  %1576 = shufflevector <16 x float> %1427, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %1577 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1576, <4 x float> %1455, <4 x float> %1569), !dbg !12
  %1578 = shufflevector <16 x float> %1428, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %1579 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1578, <4 x float> %1455, <4 x float> %1571), !dbg !12
  %1580 = shufflevector <16 x float> %1429, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %1581 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1580, <4 x float> %1455, <4 x float> %1573), !dbg !12
  %1582 = shufflevector <16 x float> %1430, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !12
  %1583 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1582, <4 x float> %1455, <4 x float> %1575), !dbg !12
  %1584 = getelementptr i8, ptr %1, i64 6016, !dbg !12
  store <4 x float> %1577, ptr %1584, align 4, !dbg !12
  %1585 = getelementptr i8, ptr %1, i64 6032, !dbg !12
  store <4 x float> %1579, ptr %1585, align 4, !dbg !12
  %1586 = getelementptr i8, ptr %1, i64 6048, !dbg !12
  store <4 x float> %1581, ptr %1586, align 4, !dbg !12
  %1587 = getelementptr i8, ptr %1, i64 6064, !dbg !12
  store <4 x float> %1583, ptr %1587, align 4, !dbg !12
  %1588 = getelementptr i8, ptr %1, i64 6144, !dbg !13
  %1589 = load <1 x float>, ptr %1027, align 4, !dbg !13
  %1590 = shufflevector <1 x float> %1589, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %1591 = fmul <4 x float> %1590, %1577, !dbg !13
  store <4 x float> %1591, ptr %1588, align 4, !dbg !13
  %1592 = getelementptr i8, ptr %1, i64 4548, !dbg !13
  %1593 = load <1 x float>, ptr %1592, align 4, !dbg !13
  %1594 = shufflevector <1 x float> %1593, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %1595 = fmul <4 x float> %1594, %1579, !dbg !13
  %1596 = getelementptr i8, ptr %1, i64 6160, !dbg !13
  store <4 x float> %1595, ptr %1596, align 4, !dbg !13
  %1597 = getelementptr i8, ptr %1, i64 4552, !dbg !13
  %1598 = load <1 x float>, ptr %1597, align 4, !dbg !13
  %1599 = shufflevector <1 x float> %1598, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %1600 = fmul <4 x float> %1599, %1581, !dbg !13
  %1601 = getelementptr i8, ptr %1, i64 6176, !dbg !13
  store <4 x float> %1600, ptr %1601, align 4, !dbg !13
  %1602 = getelementptr i8, ptr %1, i64 4556, !dbg !13
  %1603 = load <1 x float>, ptr %1602, align 4, !dbg !13
  %1604 = shufflevector <1 x float> %1603, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %1605 = fmul <4 x float> %1604, %1583, !dbg !13
  %1606 = getelementptr i8, ptr %1, i64 6192, !dbg !13
  store <4 x float> %1605, ptr %1606, align 4, !dbg !13
  %bc99.i.i = bitcast <4 x float> %1591 to <4 x i32>, !dbg !14
  %1607 = extractelement <4 x i32> %bc99.i.i, i64 0, !dbg !14
  %1608 = bitcast i32 %1607 to <1 x float>, !dbg !14
  %1609 = load <16 x float>, ptr %1254, align 4, !dbg !14
  %1610 = shufflevector <1 x float> %1608, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %1611 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1610, <16 x float> %1609, <16 x float> %1420), !dbg !14
  store <16 x float> %1611, ptr %1028, align 4, !dbg !14
  %bc100.i.i = bitcast <4 x float> %1595 to <2 x i64>, !dbg !14
  %1612 = extractelement <2 x i64> %bc100.i.i, i64 0, !dbg !14
  %1613 = bitcast i64 %1612 to <2 x float>, !dbg !14
  %1614 = getelementptr i8, ptr %1, i64 5760, !dbg !14
  %1615 = load <16 x float>, ptr %1614, align 4, !dbg !14
  %1616 = shufflevector <2 x float> %1613, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %1617 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1616, <16 x float> %1609, <16 x float> %1422), !dbg !14
  %1618 = shufflevector <2 x float> %1613, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %1619 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1618, <16 x float> %1615, <16 x float> %1617), !dbg !14
  store <16 x float> %1619, ptr %1029, align 4, !dbg !14
  %1620 = getelementptr i8, ptr %1, i64 5824, !dbg !14
  %1621 = load <16 x float>, ptr %1620, align 4, !dbg !14
  %1622 = shufflevector <4 x float> %1600, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %1623 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1622, <16 x float> %1609, <16 x float> %1424), !dbg !14
  %1624 = shufflevector <4 x float> %1600, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %1625 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1624, <16 x float> %1615, <16 x float> %1623), !dbg !14
  %1626 = shufflevector <4 x float> %1600, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !14
  %1627 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1626, <16 x float> %1621, <16 x float> %1625), !dbg !14
  store <16 x float> %1627, ptr %1030, align 4, !dbg !14
  %1628 = getelementptr i8, ptr %1, i64 5888, !dbg !14
  %1629 = load <16 x float>, ptr %1628, align 4, !dbg !14
  %1630 = shufflevector <4 x float> %1605, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %1631 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1630, <16 x float> %1609, <16 x float> %1426), !dbg !14
  %1632 = shufflevector <4 x float> %1605, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !14
  %1633 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1632, <16 x float> %1615, <16 x float> %1631), !dbg !14
  %1634 = shufflevector <4 x float> %1605, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !14
  %1635 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1634, <16 x float> %1621, <16 x float> %1633), !dbg !14
  %1636 = shufflevector <4 x float> %1605, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !14
  %1637 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1636, <16 x float> %1629, <16 x float> %1635), !dbg !14
  store <16 x float> %1637, ptr %1031, align 4, !dbg !14
  %1638 = getelementptr i8, ptr %1, i64 6272, !dbg !14
  %1639 = load <16 x float>, ptr %.unpack58.i, align 4, !dbg !20
  %1640 = load <16 x float>, ptr %.unpack69.i, align 4, !dbg !20
  %1641 = getelementptr inbounds nuw float, ptr %1027, i64 %953
  %1642 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1611), !dbg !16
  %.scalar75.i.i = fmul float %1642, 6.250000e-02, !dbg !16
  %1643 = insertelement <16 x float> poison, float %.scalar75.i.i, i64 0, !dbg !16
  %1644 = shufflevector <16 x float> %1643, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1645 = fsub <16 x float> %1611, %1644, !dbg !16
  %1646 = fmul <16 x float> %1645, %1645, !dbg !16
  %1647 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1646), !dbg !16
  %.scalar76.i.i = fmul float %1647, 6.250000e-02, !dbg !16
  %.scalar77.i.i = fadd float %.scalar76.i.i, 0x3EB0C6F7A0000000
  %.scalar78.i.i = tail call float @llvm.sqrt.f32(float %.scalar77.i.i), !dbg !16
  %.scalar79.i.i = fdiv float 1.000000e+00, %.scalar78.i.i, !dbg !16
  %1648 = insertelement <16 x float> poison, float %.scalar79.i.i, i64 0, !dbg !16
  %1649 = shufflevector <16 x float> %1648, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1650 = fmul <16 x float> %1645, %1649, !dbg !16
  %1651 = fmul <16 x float> %1639, %1650, !dbg !15
  %1652 = fadd <16 x float> %1427, %1651, !dbg !15
  %1653 = fadd <16 x float> %1640, %1652, !dbg !21
  store <16 x float> %1653, ptr %1212, align 4, !dbg !21
  %1654 = load float, ptr %1641, align 4, !dbg !14
  %1655 = insertelement <16 x float> poison, float %1654, i64 0, !dbg !14
  %1656 = shufflevector <16 x float> %1655, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %1657 = fmul <16 x float> %1609, %1656, !dbg !14
  store <16 x float> %1657, ptr %1638, align 4, !dbg !14
  %1658 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1619), !dbg !16
  %.scalar80.i.i = fmul float %1658, 6.250000e-02, !dbg !16
  %1659 = insertelement <16 x float> poison, float %.scalar80.i.i, i64 0, !dbg !16
  %1660 = shufflevector <16 x float> %1659, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1661 = fsub <16 x float> %1619, %1660, !dbg !16
  %1662 = fmul <16 x float> %1661, %1661, !dbg !16
  %1663 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1662), !dbg !16
  %.scalar81.i.i = fmul float %1663, 6.250000e-02, !dbg !16
  %.scalar82.i.i = fadd float %.scalar81.i.i, 0x3EB0C6F7A0000000
  %.scalar83.i.i = tail call float @llvm.sqrt.f32(float %.scalar82.i.i), !dbg !16
  %.scalar84.i.i = fdiv float 1.000000e+00, %.scalar83.i.i, !dbg !16
  %1664 = insertelement <16 x float> poison, float %.scalar84.i.i, i64 0, !dbg !16
  %1665 = shufflevector <16 x float> %1664, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1666 = fmul <16 x float> %1661, %1665, !dbg !16
  %1667 = fmul <16 x float> %1639, %1666, !dbg !15
  %1668 = fadd <16 x float> %1428, %1667, !dbg !15
  %1669 = fadd <16 x float> %1640, %1668, !dbg !21
  %1670 = getelementptr i8, ptr %1, i64 3200, !dbg !21
  store <16 x float> %1669, ptr %1670, align 4, !dbg !21
  %1671 = fmul <16 x float> %1615, %1656, !dbg !14
  %1672 = getelementptr i8, ptr %1, i64 6336, !dbg !14
  store <16 x float> %1671, ptr %1672, align 4, !dbg !14
  %1673 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1627), !dbg !16
  %.scalar85.i.i = fmul float %1673, 6.250000e-02, !dbg !16
  %1674 = insertelement <16 x float> poison, float %.scalar85.i.i, i64 0, !dbg !16
  %1675 = shufflevector <16 x float> %1674, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1676 = fsub <16 x float> %1627, %1675, !dbg !16
  %1677 = fmul <16 x float> %1676, %1676, !dbg !16
  %1678 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1677), !dbg !16
  %.scalar86.i.i = fmul float %1678, 6.250000e-02, !dbg !16
  %.scalar87.i.i = fadd float %.scalar86.i.i, 0x3EB0C6F7A0000000
  %.scalar88.i.i = tail call float @llvm.sqrt.f32(float %.scalar87.i.i), !dbg !16
  %.scalar89.i.i = fdiv float 1.000000e+00, %.scalar88.i.i, !dbg !16
  %1679 = insertelement <16 x float> poison, float %.scalar89.i.i, i64 0, !dbg !16
  %1680 = shufflevector <16 x float> %1679, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1681 = fmul <16 x float> %1676, %1680, !dbg !16
  %1682 = fmul <16 x float> %1639, %1681, !dbg !15
  %1683 = fadd <16 x float> %1429, %1682, !dbg !15
  %1684 = fadd <16 x float> %1640, %1683, !dbg !21
  %1685 = getelementptr i8, ptr %1, i64 3264, !dbg !21
  store <16 x float> %1684, ptr %1685, align 4, !dbg !21
  %1686 = fmul <16 x float> %1621, %1656, !dbg !14
  %1687 = getelementptr i8, ptr %1, i64 6400, !dbg !14
  store <16 x float> %1686, ptr %1687, align 4, !dbg !14
  %1688 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1637), !dbg !16
  %.scalar90.i.i = fmul float %1688, 6.250000e-02, !dbg !16
  %1689 = insertelement <16 x float> poison, float %.scalar90.i.i, i64 0, !dbg !16
  %1690 = shufflevector <16 x float> %1689, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1691 = fsub <16 x float> %1637, %1690, !dbg !16
  %1692 = fmul <16 x float> %1691, %1691, !dbg !16
  %1693 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %1692), !dbg !16
  %.scalar91.i.i = fmul float %1693, 6.250000e-02, !dbg !16
  %.scalar92.i.i = fadd float %.scalar91.i.i, 0x3EB0C6F7A0000000
  %.scalar93.i.i = tail call float @llvm.sqrt.f32(float %.scalar92.i.i), !dbg !16
  %.scalar94.i.i = fdiv float 1.000000e+00, %.scalar93.i.i, !dbg !16
  %1694 = insertelement <16 x float> poison, float %.scalar94.i.i, i64 0, !dbg !16
  %1695 = shufflevector <16 x float> %1694, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1696 = fmul <16 x float> %1691, %1695, !dbg !16
  %1697 = fmul <16 x float> %1639, %1696, !dbg !15
  %1698 = fadd <16 x float> %1430, %1697, !dbg !15
  %1699 = fadd <16 x float> %1640, %1698, !dbg !21
  %1700 = getelementptr i8, ptr %1, i64 3328, !dbg !21
  store <16 x float> %1699, ptr %1700, align 4, !dbg !21
  %1701 = fmul <16 x float> %1629, %1656, !dbg !14
  %1702 = getelementptr i8, ptr %1, i64 6464, !dbg !14
  store <16 x float> %1701, ptr %1702, align 4, !dbg !14
  %1703 = load <8 x float>, ptr %977, align 4, !dbg !22
  %1704 = load <8 x float>, ptr %984, align 4, !dbg !22
  %1705 = load <8 x float>, ptr %988, align 4, !dbg !22
  %1706 = load <8 x float>, ptr %992, align 4, !dbg !22
  %1707 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1708 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1707, <16 x float> %1657, <16 x float> %1259), !dbg !22
  %1709 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1710 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1709, <16 x float> %1657, <16 x float> %1260), !dbg !22
  %1711 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1712 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1711, <16 x float> %1657, <16 x float> %1261), !dbg !22
  %1713 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1714 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1713, <16 x float> %1657, <16 x float> %1262), !dbg !22
  %1715 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1716 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1715, <16 x float> %1657, <16 x float> %1303), !dbg !22
  %1717 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1718 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1717, <16 x float> %1657, <16 x float> %1304), !dbg !22
  %1719 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1720 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1719, <16 x float> %1657, <16 x float> %1305), !dbg !22
  %1721 = shufflevector <8 x float> %1703, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1722 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1721, <16 x float> %1657, <16 x float> %1306), !dbg !22
  %1723 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1724 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1723, <16 x float> %1671, <16 x float> %1708), !dbg !22
  %1725 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1726 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1725, <16 x float> %1671, <16 x float> %1710), !dbg !22
  %1727 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1728 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1727, <16 x float> %1671, <16 x float> %1712), !dbg !22
  %1729 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1730 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1729, <16 x float> %1671, <16 x float> %1714), !dbg !22
  %1731 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1732 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1731, <16 x float> %1671, <16 x float> %1716), !dbg !22
  %1733 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1734 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1733, <16 x float> %1671, <16 x float> %1718), !dbg !22
  %1735 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1736 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1735, <16 x float> %1671, <16 x float> %1720), !dbg !22
  %1737 = shufflevector <8 x float> %1704, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1738 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1737, <16 x float> %1671, <16 x float> %1722), !dbg !22
  %1739 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1740 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1739, <16 x float> %1686, <16 x float> %1724), !dbg !22
  %1741 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1742 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1741, <16 x float> %1686, <16 x float> %1726), !dbg !22
  %1743 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1744 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1743, <16 x float> %1686, <16 x float> %1728), !dbg !22
  %1745 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1746 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1745, <16 x float> %1686, <16 x float> %1730), !dbg !22
  %1747 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1748 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1747, <16 x float> %1686, <16 x float> %1732), !dbg !22
  %1749 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1750 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1749, <16 x float> %1686, <16 x float> %1734), !dbg !22
  %1751 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1752 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1751, <16 x float> %1686, <16 x float> %1736), !dbg !22
  %1753 = shufflevector <8 x float> %1705, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1754 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1753, <16 x float> %1686, <16 x float> %1738), !dbg !22
  %1755 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1756 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1755, <16 x float> %1701, <16 x float> %1740), !dbg !22
  %1757 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1758 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1757, <16 x float> %1701, <16 x float> %1742), !dbg !22
  %1759 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1760 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1759, <16 x float> %1701, <16 x float> %1744), !dbg !22
  %1761 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1762 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1761, <16 x float> %1701, <16 x float> %1746), !dbg !22
  %1763 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1764 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1763, <16 x float> %1701, <16 x float> %1748), !dbg !22
  %1765 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1766 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1765, <16 x float> %1701, <16 x float> %1750), !dbg !22
  %1767 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1768 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1767, <16 x float> %1701, <16 x float> %1752), !dbg !22
  %1769 = shufflevector <8 x float> %1706, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1770 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1769, <16 x float> %1701, <16 x float> %1754), !dbg !22
  store <16 x float> %1756, ptr %1, align 4, !dbg !22
  store <16 x float> %1758, ptr %28, align 4, !dbg !22
  store <16 x float> %1760, ptr %31, align 4, !dbg !22
  store <16 x float> %1762, ptr %34, align 4, !dbg !22
  store <16 x float> %1764, ptr %37, align 4, !dbg !22
  store <16 x float> %1766, ptr %40, align 4, !dbg !22
  store <16 x float> %1768, ptr %43, align 4, !dbg !22
  store <16 x float> %1770, ptr %46, align 4, !dbg !22
  %1771 = load <8 x float>, ptr %1124, align 4, !dbg !22
  %1772 = load <8 x float>, ptr %1126, align 4, !dbg !22
  %1773 = load <8 x float>, ptr %1128, align 4, !dbg !22
  %1774 = load <8 x float>, ptr %1130, align 4, !dbg !22
  %1775 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1776 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1775, <16 x float> %1657, <16 x float> %1347), !dbg !22
  %1777 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1778 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1777, <16 x float> %1657, <16 x float> %1348), !dbg !22
  %1779 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1780 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1779, <16 x float> %1657, <16 x float> %1349), !dbg !22
  %1781 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1782 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1781, <16 x float> %1657, <16 x float> %1350), !dbg !22
  %1783 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1784 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1783, <16 x float> %1657, <16 x float> %1391), !dbg !22
  %1785 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1786 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1785, <16 x float> %1657, <16 x float> %1392), !dbg !22
  %1787 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1788 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1787, <16 x float> %1657, <16 x float> %1393), !dbg !22
  %1789 = shufflevector <8 x float> %1771, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1790 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1789, <16 x float> %1657, <16 x float> %1394), !dbg !22
  %1791 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1792 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1791, <16 x float> %1671, <16 x float> %1776), !dbg !22
  %1793 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1794 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1793, <16 x float> %1671, <16 x float> %1778), !dbg !22
  %1795 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1796 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1795, <16 x float> %1671, <16 x float> %1780), !dbg !22
  %1797 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1798 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1797, <16 x float> %1671, <16 x float> %1782), !dbg !22
  %1799 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1800 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1799, <16 x float> %1671, <16 x float> %1784), !dbg !22
  %1801 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1802 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1801, <16 x float> %1671, <16 x float> %1786), !dbg !22
  %1803 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1804 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1803, <16 x float> %1671, <16 x float> %1788), !dbg !22
  %1805 = shufflevector <8 x float> %1772, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1806 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1805, <16 x float> %1671, <16 x float> %1790), !dbg !22
  %1807 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1808 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1807, <16 x float> %1686, <16 x float> %1792), !dbg !22
  %1809 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1810 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1809, <16 x float> %1686, <16 x float> %1794), !dbg !22
  %1811 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1812 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1811, <16 x float> %1686, <16 x float> %1796), !dbg !22
  %1813 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1814 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1813, <16 x float> %1686, <16 x float> %1798), !dbg !22
  %1815 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1816 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1815, <16 x float> %1686, <16 x float> %1800), !dbg !22
  %1817 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1818 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1817, <16 x float> %1686, <16 x float> %1802), !dbg !22
  %1819 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1820 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1819, <16 x float> %1686, <16 x float> %1804), !dbg !22
  %1821 = shufflevector <8 x float> %1773, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1822 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1821, <16 x float> %1686, <16 x float> %1806), !dbg !22
  %1823 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %1824 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1823, <16 x float> %1701, <16 x float> %1808), !dbg !22
  %1825 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !22
  %1826 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1825, <16 x float> %1701, <16 x float> %1810), !dbg !22
  %1827 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !22
  %1828 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1827, <16 x float> %1701, <16 x float> %1812), !dbg !22
  %1829 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !22
  %1830 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1829, <16 x float> %1701, <16 x float> %1814), !dbg !22
  %1831 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !22
  %1832 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1831, <16 x float> %1701, <16 x float> %1816), !dbg !22
  %1833 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !22
  %1834 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1833, <16 x float> %1701, <16 x float> %1818), !dbg !22
  %1835 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !22
  %1836 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1835, <16 x float> %1701, <16 x float> %1820), !dbg !22
  %1837 = shufflevector <8 x float> %1774, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !22
  %1838 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1837, <16 x float> %1701, <16 x float> %1822), !dbg !22
  store <16 x float> %1824, ptr %49, align 4, !dbg !22
  store <16 x float> %1826, ptr %52, align 4, !dbg !22
  store <16 x float> %1828, ptr %55, align 4, !dbg !22
  store <16 x float> %1830, ptr %58, align 4, !dbg !22
  store <16 x float> %1832, ptr %61, align 4, !dbg !22
  store <16 x float> %1834, ptr %64, align 4, !dbg !22
  store <16 x float> %1836, ptr %67, align 4, !dbg !22
  store <16 x float> %1838, ptr %70, align 4, !dbg !22
  %1839 = getelementptr i8, ptr %1, i64 6592, !dbg !14
  %1840 = fadd <16 x float> %1609, zeroinitializer, !dbg !22
  %1841 = fadd <16 x float> %1840, %1615, !dbg !22
  %1842 = fadd <16 x float> %1841, %1621, !dbg !22
  %1843 = fadd <16 x float> %1842, %1629, !dbg !22
  store <16 x float> %1843, ptr %1839, align 4, !dbg !22
  %1844 = load <16 x float>, ptr %73, align 4, !dbg !22
  %1845 = fmul <16 x float> %1843, %1656, !dbg !22
  %1846 = fadd <16 x float> %1845, %1844, !dbg !22
  store <16 x float> %1846, ptr %73, align 4, !dbg !22
  %1847 = load <16 x float>, ptr %1212, align 4, !dbg !7
  %1848 = mul i64 %72, %.unpack149.unpack.i, !dbg !7
  %1849 = getelementptr float, ptr %.unpack143.i, i64 %1848, !dbg !7
  store <16 x float> %1847, ptr %1849, align 4, !dbg !7
  %exitcond36.not.i.i = icmp eq i64 %71, 1, !dbg !7
  br i1 %exitcond36.not.i.i, label %_mlir_ciface_ttt_linear.exit, label %1889, !dbg !7

1850:                                             ; preds = %1850, %1253
  %1851 = phi i64 [ 0, %1253 ], [ %1888, %1850 ]
  %1852 = shl nuw nsw i64 %1851, 4, !dbg !20
  %1853 = getelementptr float, ptr %1214, i64 %1852, !dbg !20
  %1854 = load <16 x float>, ptr %1853, align 4, !dbg !20
  %1855 = getelementptr float, ptr %1213, i64 %1851, !dbg !20
  %1856 = load <1 x float>, ptr %1855, align 4, !dbg !20
  %1857 = shufflevector <1 x float> %1856, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !20
  %1858 = getelementptr float, ptr %1215, i64 %1851, !dbg !20
  %1859 = load <1 x float>, ptr %1858, align 4, !dbg !20
  %1860 = shufflevector <1 x float> %1859, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !20
  %1861 = getelementptr float, ptr %1212, i64 %1852, !dbg !20
  %1862 = load <16 x float>, ptr %1861, align 4, !dbg !20
  %1863 = getelementptr float, ptr %1216, i64 %1851, !dbg !20
  %1864 = load <1 x float>, ptr %1863, align 4, !dbg !20
  %1865 = getelementptr float, ptr %1009, i64 %1851, !dbg !20
  %1866 = load <1 x float>, ptr %1865, align 4, !dbg !20
  %1867 = shufflevector <1 x float> %1866, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !20
  %1868 = fmul <1 x float> %1856, %1856, !dbg !16
  %1869 = fmul <16 x float> %1860, splat (float 5.000000e-01), !dbg !16
  %1870 = fmul <1 x float> %1856, %1868, !dbg !16
  %1871 = shufflevector <1 x float> %1870, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %1872 = fmul <16 x float> %1869, %1871, !dbg !16
  %1873 = fmul <16 x float> %1872, splat (float 6.250000e-02), !dbg !16
  %1874 = fmul <16 x float> %1862, %1873, !dbg !16
  %1875 = fmul <16 x float> %1874, splat (float 2.000000e+00), !dbg !16
  %1876 = fmul <16 x float> %1854, %1857, !dbg !16
  %1877 = fneg <1 x float> %1856, !dbg !16
  %1878 = fmul <1 x float> %1864, %1877, !dbg !16
  %1879 = shufflevector <1 x float> %1878, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %.scalar74.i.i = icmp samesign ult i64 %1851, %71, !dbg !14
  %1880 = insertelement <16 x i1> poison, i1 %.scalar74.i.i, i64 0, !dbg !14
  %1881 = shufflevector <16 x i1> %1880, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !14
  %1882 = select <16 x i1> %1881, <16 x float> %1867, <16 x float> zeroinitializer, !dbg !14
  %1883 = fmul <16 x float> %1879, splat (float 6.250000e-02), !dbg !16
  %1884 = fsub <16 x float> %1876, %1875, !dbg !16
  %1885 = fadd <16 x float> %1883, %1884, !dbg !14
  %1886 = fmul <16 x float> %1882, %1885, !dbg !14
  %1887 = getelementptr float, ptr %1254, i64 %1852, !dbg !14
  store <16 x float> %1886, ptr %1887, align 4, !dbg !14
  %1888 = add nuw nsw i64 %1851, 1, !dbg !20
  %exitcond32.not.i.i = icmp eq i64 %1888, 4, !dbg !20
  br i1 %exitcond32.not.i.i, label %.preheader1.i.i, label %1850, !dbg !20

1889:                                             ; preds = %.preheader1.i.i
  %1890 = or disjoint i64 %72, 1, !dbg !7
  %1891 = getelementptr i8, ptr %1, i64 3200, !dbg !7
  %1892 = load <16 x float>, ptr %1891, align 4, !dbg !7
  %1893 = mul i64 %1890, %.unpack149.unpack.i, !dbg !7
  %1894 = getelementptr float, ptr %.unpack143.i, i64 %1893, !dbg !7
  store <16 x float> %1892, ptr %1894, align 4, !dbg !7
  %exitcond36.not.i.i.1 = icmp eq i64 %71, 2, !dbg !7
  br i1 %exitcond36.not.i.i.1, label %_mlir_ciface_ttt_linear.exit, label %1895, !dbg !7

1895:                                             ; preds = %1889
  %1896 = or disjoint i64 %72, 2, !dbg !7
  %1897 = getelementptr i8, ptr %1, i64 3264, !dbg !7
  %1898 = load <16 x float>, ptr %1897, align 4, !dbg !7
  %1899 = mul i64 %1896, %.unpack149.unpack.i, !dbg !7
  %1900 = getelementptr float, ptr %.unpack143.i, i64 %1899, !dbg !7
  store <16 x float> %1898, ptr %1900, align 4, !dbg !7
  br label %_mlir_ciface_ttt_linear.exit, !dbg !7

_mlir_ciface_ttt_linear.exit:                     ; preds = %.preheader1.i.i, %1889, %1895, %._crit_edge.i.i
  %1901 = load <16 x float>, ptr %1, align 4, !dbg !23
  store <16 x float> %1901, ptr %.unpack117.i, align 4, !dbg !23
  %1902 = load <16 x float>, ptr %28, align 4, !dbg !23
  %1903 = getelementptr i8, ptr %.unpack117.i, i64 64, !dbg !23
  store <16 x float> %1902, ptr %1903, align 4, !dbg !23
  %1904 = load <16 x float>, ptr %31, align 4, !dbg !23
  %1905 = getelementptr i8, ptr %.unpack117.i, i64 128, !dbg !23
  store <16 x float> %1904, ptr %1905, align 4, !dbg !23
  %1906 = load <16 x float>, ptr %34, align 4, !dbg !23
  %1907 = getelementptr i8, ptr %.unpack117.i, i64 192, !dbg !23
  store <16 x float> %1906, ptr %1907, align 4, !dbg !23
  %1908 = load <16 x float>, ptr %37, align 4, !dbg !23
  %1909 = getelementptr i8, ptr %.unpack117.i, i64 256, !dbg !23
  store <16 x float> %1908, ptr %1909, align 4, !dbg !23
  %1910 = load <16 x float>, ptr %40, align 4, !dbg !23
  %1911 = getelementptr i8, ptr %.unpack117.i, i64 320, !dbg !23
  store <16 x float> %1910, ptr %1911, align 4, !dbg !23
  %1912 = load <16 x float>, ptr %43, align 4, !dbg !23
  %1913 = getelementptr i8, ptr %.unpack117.i, i64 384, !dbg !23
  store <16 x float> %1912, ptr %1913, align 4, !dbg !23
  %1914 = load <16 x float>, ptr %46, align 4, !dbg !23
  %1915 = getelementptr i8, ptr %.unpack117.i, i64 448, !dbg !23
  store <16 x float> %1914, ptr %1915, align 4, !dbg !23
  %1916 = load <16 x float>, ptr %49, align 4, !dbg !23
  %1917 = getelementptr i8, ptr %.unpack117.i, i64 512, !dbg !23
  store <16 x float> %1916, ptr %1917, align 4, !dbg !23
  %1918 = load <16 x float>, ptr %52, align 4, !dbg !23
  %1919 = getelementptr i8, ptr %.unpack117.i, i64 576, !dbg !23
  store <16 x float> %1918, ptr %1919, align 4, !dbg !23
  %1920 = load <16 x float>, ptr %55, align 4, !dbg !23
  %1921 = getelementptr i8, ptr %.unpack117.i, i64 640, !dbg !23
  store <16 x float> %1920, ptr %1921, align 4, !dbg !23
  %1922 = load <16 x float>, ptr %58, align 4, !dbg !23
  %1923 = getelementptr i8, ptr %.unpack117.i, i64 704, !dbg !23
  store <16 x float> %1922, ptr %1923, align 4, !dbg !23
  %1924 = load <16 x float>, ptr %61, align 4, !dbg !23
  %1925 = getelementptr i8, ptr %.unpack117.i, i64 768, !dbg !23
  store <16 x float> %1924, ptr %1925, align 4, !dbg !23
  %1926 = load <16 x float>, ptr %64, align 4, !dbg !23
  %1927 = getelementptr i8, ptr %.unpack117.i, i64 832, !dbg !23
  store <16 x float> %1926, ptr %1927, align 4, !dbg !23
  %1928 = load <16 x float>, ptr %67, align 4, !dbg !23
  %1929 = getelementptr i8, ptr %.unpack117.i, i64 896, !dbg !23
  store <16 x float> %1928, ptr %1929, align 4, !dbg !23
  %1930 = load <16 x float>, ptr %70, align 4, !dbg !23
  %1931 = getelementptr i8, ptr %.unpack117.i, i64 960, !dbg !23
  store <16 x float> %1930, ptr %1931, align 4, !dbg !23
  %1932 = load <16 x float>, ptr %73, align 4, !dbg !23
  store <16 x float> %1932, ptr %.unpack132.i, align 4, !dbg !23
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "ttt_linear.ttt", directory: "dsl/examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DILocation(line: 3, column: 7, scope: !4)
!4 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 15, column: 3, scope: !8, inlinedAt: !9)
!8 = distinct !DISubprogram(name: "ttt_linear", linkageName: "ttt_linear", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = distinct !DILocation(line: 3, column: 7, scope: !4)
!10 = !DILocation(line: 7, column: 16, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 9, column: 11, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 11, column: 37, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 20, column: 17, scope: !8, inlinedAt: !9)
!14 = !DILocation(line: 11, column: 42, scope: !8, inlinedAt: !9)
!15 = !DILocation(line: 11, column: 22, scope: !8, inlinedAt: !9)
!16 = !DILocation(line: 11, column: 24, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 11, column: 14, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 11, column: 48, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 13, column: 29, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 0, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 6, column: 16, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 18, column: 5, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 3, column: 7, scope: !8, inlinedAt: !9)
