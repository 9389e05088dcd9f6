; ModuleID = 'ttt_linear'
source_filename = "ttt_linear"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@constant = private constant [4 x [4 x float]] [[4 x float] [float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00], [4 x float] [float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00], [4 x float] [float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00], [4 x float] [float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00]], align 64
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
@tttc.tensors = private constant [12 x { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] }] [{ ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.1, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.2, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.3, i32 0, i32 0, i32 7, i32 0, [8 x i64] zeroinitializer, i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.4, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 1, i32 0, [2 x double] [double 1.000000e+00, double 0.000000e+00] }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.5, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 1, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.6, i32 1, i32 0, i32 0, i32 1, [8 x i64] [i64 4, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 1, i32 0, [2 x double] [double 1.000000e+00, double 0.000000e+00] }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.7, i32 2, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 2, i32 0, [2 x double] [double 0.000000e+00, double 2.000000e-02] }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.8, i32 2, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 1, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.9, i32 3, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.10, i32 3, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }, { ptr, i32, i32, i32, i32, [8 x i64], i64, i32, i32, [2 x double] } { ptr @tttc.text.11, i32 4, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1, i32 0, i32 0, [2 x double] zeroinitializer }], align 8
@tttc.text.12 = private constant [11 x i8] c"ttt_linear\00", align 8
@tttc.text.13 = private constant [11 x i8] c"tttc 0.1.0\00", align 8
@tttc.text.14 = private constant [5 x i8] c"dual\00", align 8
@tttc.text.15 = private constant [9 x i8] c"b=4,d=16\00", align 8
@tttc.text.16 = private constant [15 x i8] c"skylake-avx512\00", align 8
@tttc.text.17 = private constant [118 x i8] c"sse,sse2,sse3,ssse3,sse4.1,sse4.2,popcnt,lzcnt,bmi,bmi2,avx,avx2,fma,f16c,avx512f,avx512dq,avx512cd,avx512bw,avx512vl\00", align 8
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr, i64, ptr, i64 }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr, i64, ptr, i64 } { i32 0, i32 12, ptr @tttc.tensors, i64 2112, i64 64, ptr @ttt_linear, i32 120, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0, ptr null, i64 0, ptr null, i64 0 }], align 8
@tttc.text.18 = private constant [33 x i8] c"631c2003f31eb847a459f7b6362deb71\00", align 8
@tttc.text.19 = private constant [35 x i8] c"--dtype=f32 --form=dual --chunk=16\00", align 8
@tttc_kernel_ttt_linear_9725f2aa8a277a85 = constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr } { i32 2, i32 104, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 152, ptr @tttc.entries, i32 0, i32 32, ptr null, ptr @tttc.text.18, ptr @tttc.text.19 }, align 8

; Function Attrs: noinline
define internal void @ttt_linear_step(i64 %0, ptr %1, i64 %2, i64 %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, i64 %19, i64 %20, ptr %21) #0 !dbg !3 {
  %23 = add i64 %0, -1, !dbg !6
  br label %24, !dbg !6

24:                                               ; preds = %27, %22
  %25 = phi i64 [ %32, %27 ], [ 0, %22 ], !dbg !6
  %26 = icmp slt i64 %25, 4, !dbg !6
  br i1 %26, label %27, label %33, !dbg !6

27:                                               ; preds = %24
  %28 = call i64 @llvm.umin.i64(i64 %25, i64 %23), !dbg !6
  %29 = getelementptr inbounds nuw float, ptr %13, i64 %28, !dbg !6
  %30 = load float, ptr %29, align 4, !dbg !6
  %31 = getelementptr inbounds nuw float, ptr %21, i64 %25, !dbg !6
  store float %30, ptr %31, align 4, !dbg !6
  %32 = add i64 %25, 1, !dbg !6
  br label %24, !dbg !6

33:                                               ; preds = %24
  %34 = getelementptr i8, ptr %21, i64 768, !dbg !6
  %35 = load <4 x float>, ptr %21, align 4, !dbg !6
  %36 = fneg <4 x float> %35, !dbg !6
  store <4 x float> %36, ptr %34, align 4, !dbg !6
  %37 = load <16 x float>, ptr %17, align 4, !dbg !7
  br label %38, !dbg !7

38:                                               ; preds = %41, %33
  %39 = phi i64 [ %43, %41 ], [ 0, %33 ], !dbg !7
  %40 = icmp slt i64 %39, 4, !dbg !7
  br i1 %40, label %41, label %44, !dbg !7

41:                                               ; preds = %38
  %.idx57 = shl i64 %39, 6, !dbg !7
  %42 = getelementptr i8, ptr %21, i64 %.idx57, !dbg !7
  store <16 x float> %37, ptr %42, align 4, !dbg !7
  %43 = add i64 %39, 1, !dbg !7
  br label %38, !dbg !7

44:                                               ; preds = %38
  %45 = getelementptr i8, ptr %21, i64 256, !dbg !8
  br label %46, !dbg !8

46:                                               ; preds = %49, %44
  %47 = phi i64 [ %54, %49 ], [ 0, %44 ], !dbg !8
  %48 = icmp slt i64 %47, 4, !dbg !8
  br i1 %48, label %49, label %55, !dbg !8

49:                                               ; preds = %46
  %50 = shl i64 %47, 4, !dbg !8
  %51 = getelementptr float, ptr %21, i64 %50, !dbg !8
  %52 = load <16 x float>, ptr %51, align 4, !dbg !8
  %53 = getelementptr float, ptr %45, i64 %50, !dbg !8
  store <16 x float> %52, ptr %53, align 4, !dbg !8
  %54 = add i64 %47, 1, !dbg !8
  br label %46, !dbg !8

55:                                               ; preds = %46
  %56 = load <16 x float>, ptr %45, align 4, !dbg !8
  %57 = getelementptr i8, ptr %21, i64 320, !dbg !8
  %58 = load <16 x float>, ptr %57, align 4, !dbg !8
  %59 = getelementptr i8, ptr %21, i64 384, !dbg !8
  %60 = load <16 x float>, ptr %59, align 4, !dbg !8
  %61 = getelementptr i8, ptr %21, i64 448, !dbg !8
  %62 = load <16 x float>, ptr %61, align 4, !dbg !8
  %63 = getelementptr float, ptr %4, i64 %5
  %64 = getelementptr float, ptr %63, i64 %6
  %65 = shl nuw nsw i64 %6, 1
  %66 = getelementptr inbounds nuw float, ptr %63, i64 %65
  %67 = mul nuw nsw i64 %6, 3
  %68 = getelementptr inbounds nuw float, ptr %63, i64 %67
  br label %69, !dbg !8

69:                                               ; preds = %72, %55
  %70 = phi i64 [ %118, %72 ], [ 0, %55 ], !dbg !8
  %.pn7 = phi <16 x float> [ %99, %72 ], [ %56, %55 ]
  %.pn5 = phi <16 x float> [ %105, %72 ], [ %58, %55 ]
  %.pn3 = phi <16 x float> [ %111, %72 ], [ %60, %55 ]
  %.pn1 = phi <16 x float> [ %117, %72 ], [ %62, %55 ]
  %71 = icmp slt i64 %70, 16, !dbg !8
  br i1 %71, label %72, label %119, !dbg !8

72:                                               ; preds = %69
  %73 = getelementptr inbounds nuw float, ptr %63, i64 %70, !dbg !8
  %74 = load float, ptr %73, align 4, !dbg !8
  %75 = or disjoint i64 %70, 1, !dbg !8
  %76 = getelementptr inbounds nuw float, ptr %63, i64 %75, !dbg !8
  %77 = load float, ptr %76, align 4, !dbg !8
  %78 = getelementptr inbounds nuw float, ptr %64, i64 %70, !dbg !8
  %79 = load float, ptr %78, align 4, !dbg !8
  %80 = getelementptr inbounds nuw float, ptr %64, i64 %75, !dbg !8
  %81 = load float, ptr %80, align 4, !dbg !8
  %82 = getelementptr inbounds nuw float, ptr %66, i64 %70, !dbg !8
  %83 = load float, ptr %82, align 4, !dbg !8
  %84 = getelementptr inbounds nuw float, ptr %66, i64 %75, !dbg !8
  %85 = load float, ptr %84, align 4, !dbg !8
  %86 = getelementptr inbounds nuw float, ptr %68, i64 %70, !dbg !8
  %87 = load float, ptr %86, align 4, !dbg !8
  %88 = getelementptr inbounds nuw float, ptr %68, i64 %75, !dbg !8
  %89 = load float, ptr %88, align 4, !dbg !8
  %.idx55 = shl i64 %70, 6, !dbg !8
  %90 = getelementptr i8, ptr %16, i64 %.idx55, !dbg !8
  %91 = load <16 x float>, ptr %90, align 4, !dbg !8
  %.idx56 = shl i64 %75, 6, !dbg !8
  %92 = getelementptr i8, ptr %16, i64 %.idx56, !dbg !8
  %93 = load <16 x float>, ptr %92, align 4, !dbg !8
  %94 = insertelement <16 x float> poison, float %74, i64 0, !dbg !8
  %95 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %95, <16 x float> %91, <16 x float> %.pn7), !dbg !8
  %97 = insertelement <16 x float> poison, float %77, i64 0, !dbg !8
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %93, <16 x float> %96), !dbg !8
  %100 = insertelement <16 x float> poison, float %79, i64 0, !dbg !8
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %101, <16 x float> %91, <16 x float> %.pn5), !dbg !8
  %103 = insertelement <16 x float> poison, float %81, i64 0, !dbg !8
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %104, <16 x float> %93, <16 x float> %102), !dbg !8
  %106 = insertelement <16 x float> poison, float %83, i64 0, !dbg !8
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %108 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %107, <16 x float> %91, <16 x float> %.pn3), !dbg !8
  %109 = insertelement <16 x float> poison, float %85, i64 0, !dbg !8
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %111 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %110, <16 x float> %93, <16 x float> %108), !dbg !8
  %112 = insertelement <16 x float> poison, float %87, i64 0, !dbg !8
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %113, <16 x float> %91, <16 x float> %.pn1), !dbg !8
  %115 = insertelement <16 x float> poison, float %89, i64 0, !dbg !8
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %117 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %93, <16 x float> %114), !dbg !8
  %118 = add i64 %70, 2, !dbg !8
  br label %69, !dbg !8

119:                                              ; preds = %69
  store <16 x float> %.pn7, ptr %45, align 4, !dbg !8
  store <16 x float> %.pn5, ptr %57, align 4, !dbg !8
  store <16 x float> %.pn3, ptr %59, align 4, !dbg !8
  store <16 x float> %.pn1, ptr %61, align 4, !dbg !8
  %120 = getelementptr i8, ptr %21, i64 832, !dbg !6
  %121 = getelementptr float, ptr %10, i64 %11
  br label %122, !dbg !9

122:                                              ; preds = %126, %119
  %123 = phi i64 [ %131, %126 ], [ 0, %119 ], !dbg !9
  %124 = phi <4 x float> [ %130, %126 ], [ poison, %119 ], !dbg !9
  %125 = icmp slt i64 %123, 4, !dbg !9
  br i1 %125, label %126, label %132, !dbg !9

126:                                              ; preds = %122
  %127 = mul nuw nsw i64 %123, %12, !dbg !9
  %128 = getelementptr inbounds nuw float, ptr %121, i64 %127, !dbg !9
  %129 = load float, ptr %128, align 4, !dbg !9
  %130 = insertelement <4 x float> %124, float %129, i64 %123, !dbg !9
  %131 = add i64 %123, 1, !dbg !9
  br label %122, !dbg !9

132:                                              ; preds = %122
  %133 = insertelement <4 x i64> poison, i64 %0, i64 0, !dbg !9
  %134 = shufflevector <4 x i64> %133, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !9
  %135 = icmp ugt <4 x i64> %134, <i64 0, i64 1, i64 2, i64 3>, !dbg !9
  %136 = select <4 x i1> %135, <4 x float> %124, <4 x float> zeroinitializer, !dbg !9
  store <4 x float> %136, ptr %120, align 4, !dbg !9
  %137 = getelementptr i8, ptr %21, i64 512, !dbg !7
  %138 = load <16 x float>, ptr %21, align 4, !dbg !8
  %139 = getelementptr i8, ptr %21, i64 64, !dbg !8
  %140 = load <16 x float>, ptr %139, align 4, !dbg !8
  %141 = getelementptr i8, ptr %21, i64 128, !dbg !8
  %142 = load <16 x float>, ptr %141, align 4, !dbg !8
  %143 = getelementptr i8, ptr %21, i64 192, !dbg !8
  %144 = load <16 x float>, ptr %143, align 4, !dbg !8
  %145 = getelementptr float, ptr %1, i64 %2
  %146 = getelementptr float, ptr %145, i64 %3
  %147 = shl nuw nsw i64 %3, 1
  %148 = getelementptr inbounds nuw float, ptr %145, i64 %147
  %149 = mul nuw nsw i64 %3, 3
  %150 = getelementptr inbounds nuw float, ptr %145, i64 %149
  br label %151, !dbg !8

151:                                              ; preds = %154, %132
  %152 = phi i64 [ %200, %154 ], [ 0, %132 ], !dbg !8
  %.pn15 = phi <16 x float> [ %181, %154 ], [ %138, %132 ]
  %.pn13 = phi <16 x float> [ %187, %154 ], [ %140, %132 ]
  %.pn11 = phi <16 x float> [ %193, %154 ], [ %142, %132 ]
  %.pn9 = phi <16 x float> [ %199, %154 ], [ %144, %132 ]
  %153 = icmp slt i64 %152, 16, !dbg !8
  br i1 %153, label %154, label %201, !dbg !8

154:                                              ; preds = %151
  %155 = getelementptr inbounds nuw float, ptr %145, i64 %152, !dbg !8
  %156 = load float, ptr %155, align 4, !dbg !8
  %157 = or disjoint i64 %152, 1, !dbg !8
  %158 = getelementptr inbounds nuw float, ptr %145, i64 %157, !dbg !8
  %159 = load float, ptr %158, align 4, !dbg !8
  %160 = getelementptr inbounds nuw float, ptr %146, i64 %152, !dbg !8
  %161 = load float, ptr %160, align 4, !dbg !8
  %162 = getelementptr inbounds nuw float, ptr %146, i64 %157, !dbg !8
  %163 = load float, ptr %162, align 4, !dbg !8
  %164 = getelementptr inbounds nuw float, ptr %148, i64 %152, !dbg !8
  %165 = load float, ptr %164, align 4, !dbg !8
  %166 = getelementptr inbounds nuw float, ptr %148, i64 %157, !dbg !8
  %167 = load float, ptr %166, align 4, !dbg !8
  %168 = getelementptr inbounds nuw float, ptr %150, i64 %152, !dbg !8
  %169 = load float, ptr %168, align 4, !dbg !8
  %170 = getelementptr inbounds nuw float, ptr %150, i64 %157, !dbg !8
  %171 = load float, ptr %170, align 4, !dbg !8
  %.idx53 = shl i64 %152, 6, !dbg !8
  %172 = getelementptr i8, ptr %16, i64 %.idx53, !dbg !8
  %173 = load <16 x float>, ptr %172, align 4, !dbg !8
  %.idx54 = shl i64 %157, 6, !dbg !8
  %174 = getelementptr i8, ptr %16, i64 %.idx54, !dbg !8
  %175 = load <16 x float>, ptr %174, align 4, !dbg !8
  %176 = insertelement <16 x float> poison, float %156, i64 0, !dbg !8
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %173, <16 x float> %.pn15), !dbg !8
  %179 = insertelement <16 x float> poison, float %159, i64 0, !dbg !8
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %175, <16 x float> %178), !dbg !8
  %182 = insertelement <16 x float> poison, float %161, i64 0, !dbg !8
  %183 = shufflevector <16 x float> %182, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %173, <16 x float> %.pn13), !dbg !8
  %185 = insertelement <16 x float> poison, float %163, i64 0, !dbg !8
  %186 = shufflevector <16 x float> %185, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %175, <16 x float> %184), !dbg !8
  %188 = insertelement <16 x float> poison, float %165, i64 0, !dbg !8
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %173, <16 x float> %.pn11), !dbg !8
  %191 = insertelement <16 x float> poison, float %167, i64 0, !dbg !8
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %192, <16 x float> %175, <16 x float> %190), !dbg !8
  %194 = insertelement <16 x float> poison, float %169, i64 0, !dbg !8
  %195 = shufflevector <16 x float> %194, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %173, <16 x float> %.pn9), !dbg !8
  %197 = insertelement <16 x float> poison, float %171, i64 0, !dbg !8
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %175, <16 x float> %196), !dbg !8
  %200 = add i64 %152, 2, !dbg !8
  br label %151, !dbg !8

201:                                              ; preds = %151
  store <16 x float> %.pn15, ptr %21, align 4, !dbg !8
  store <16 x float> %.pn13, ptr %139, align 4, !dbg !8
  store <16 x float> %.pn11, ptr %141, align 4, !dbg !8
  store <16 x float> %.pn9, ptr %143, align 4, !dbg !8
  %202 = load <16 x float>, ptr %145, align 4, !dbg !10
  %203 = load <16 x float>, ptr %146, align 4, !dbg !10
  %.idx = shl i64 %3, 3, !dbg !10
  %204 = getelementptr i8, ptr %145, i64 %.idx, !dbg !10
  %205 = load <16 x float>, ptr %204, align 4, !dbg !10
  %.idx16 = mul i64 %3, 12, !dbg !10
  %206 = getelementptr i8, ptr %145, i64 %.idx16, !dbg !10
  %207 = load <16 x float>, ptr %206, align 4, !dbg !10
  %208 = load <16 x float>, ptr %63, align 4, !dbg !10
  %209 = load <16 x float>, ptr %64, align 4, !dbg !10
  %.idx17 = shl i64 %6, 3, !dbg !10
  %210 = getelementptr i8, ptr %63, i64 %.idx17, !dbg !10
  %211 = load <16 x float>, ptr %210, align 4, !dbg !10
  %.idx18 = mul i64 %6, 12, !dbg !10
  %212 = getelementptr i8, ptr %63, i64 %.idx18, !dbg !10
  %213 = load <16 x float>, ptr %212, align 4, !dbg !10
  %214 = shufflevector <16 x float> %209, <16 x float> %208, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %215 = shufflevector <16 x float> %211, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %216 = shufflevector <64 x float> %215, <64 x float> %214, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %217 = shufflevector <16 x float> %213, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %218 = shufflevector <64 x float> %217, <64 x float> %216, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !10
  %219 = shufflevector <64 x float> %218, <64 x float> poison, <64 x i32> <i32 0, i32 16, i32 32, i32 48, i32 1, i32 17, i32 33, i32 49, i32 2, i32 18, i32 34, i32 50, i32 3, i32 19, i32 35, i32 51, i32 4, i32 20, i32 36, i32 52, i32 5, i32 21, i32 37, i32 53, i32 6, i32 22, i32 38, i32 54, i32 7, i32 23, i32 39, i32 55, i32 8, i32 24, i32 40, i32 56, i32 9, i32 25, i32 41, i32 57, i32 10, i32 26, i32 42, i32 58, i32 11, i32 27, i32 43, i32 59, i32 12, i32 28, i32 44, i32 60, i32 13, i32 29, i32 45, i32 61, i32 14, i32 30, i32 46, i32 62, i32 15, i32 31, i32 47, i32 63>, !dbg !10
  %220 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !10
  %221 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !10
  %222 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !10
  %223 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !10
  %224 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !10
  %225 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !10
  %226 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !10
  %227 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !10
  %228 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !10
  %229 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !10
  %230 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !10
  %231 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !10
  %232 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !10
  %233 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !10
  %234 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !10
  %235 = shufflevector <64 x float> %219, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !10
  %236 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %237 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %236, <4 x float> %220, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %238 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %239 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %238, <4 x float> %220, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %240 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %241 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %240, <4 x float> %220, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %242 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %243 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %242, <4 x float> %220, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %244 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %245 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %244, <4 x float> %221, <4 x float> %237), !dbg !10
  %246 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %247 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %246, <4 x float> %221, <4 x float> %239), !dbg !10
  %248 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %249 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %248, <4 x float> %221, <4 x float> %241), !dbg !10
  %250 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %251 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %250, <4 x float> %221, <4 x float> %243), !dbg !10
  %252 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %253 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %252, <4 x float> %222, <4 x float> %245), !dbg !10
  %254 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %255 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %254, <4 x float> %222, <4 x float> %247), !dbg !10
  %256 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %257 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %256, <4 x float> %222, <4 x float> %249), !dbg !10
  %258 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %259 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %258, <4 x float> %222, <4 x float> %251), !dbg !10
  %260 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %261 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %260, <4 x float> %223, <4 x float> %253), !dbg !10
  %262 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %263 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %262, <4 x float> %223, <4 x float> %255), !dbg !10
  %264 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %265 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %264, <4 x float> %223, <4 x float> %257), !dbg !10
  %266 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %267 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %266, <4 x float> %223, <4 x float> %259), !dbg !10
  %268 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %269 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %268, <4 x float> %224, <4 x float> %261), !dbg !10
  %270 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %271 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %270, <4 x float> %224, <4 x float> %263), !dbg !10
  %272 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %273 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %272, <4 x float> %224, <4 x float> %265), !dbg !10
  %274 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %275 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %274, <4 x float> %224, <4 x float> %267), !dbg !10
  %276 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %277 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %276, <4 x float> %225, <4 x float> %269), !dbg !10
  %278 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %279 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %278, <4 x float> %225, <4 x float> %271), !dbg !10
  %280 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %281 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %280, <4 x float> %225, <4 x float> %273), !dbg !10
  %282 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %283 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %282, <4 x float> %225, <4 x float> %275), !dbg !10
  %284 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %285 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %284, <4 x float> %226, <4 x float> %277), !dbg !10
  %286 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %287 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %286, <4 x float> %226, <4 x float> %279), !dbg !10
  %288 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %289 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %288, <4 x float> %226, <4 x float> %281), !dbg !10
  %290 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %291 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %290, <4 x float> %226, <4 x float> %283), !dbg !10
  %292 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %293 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %292, <4 x float> %227, <4 x float> %285), !dbg !10
  %294 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %295 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %294, <4 x float> %227, <4 x float> %287), !dbg !10
  %296 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %297 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %296, <4 x float> %227, <4 x float> %289), !dbg !10
  %298 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %299 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %298, <4 x float> %227, <4 x float> %291), !dbg !10
  %300 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %301 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %300, <4 x float> %228, <4 x float> %293), !dbg !10
  %302 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %303 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %302, <4 x float> %228, <4 x float> %295), !dbg !10
  %304 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %305 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %304, <4 x float> %228, <4 x float> %297), !dbg !10
  %306 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %307 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %306, <4 x float> %228, <4 x float> %299), !dbg !10
  %308 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %309 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %308, <4 x float> %229, <4 x float> %301), !dbg !10
  %310 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %311 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %310, <4 x float> %229, <4 x float> %303), !dbg !10
  %312 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %313 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %312, <4 x float> %229, <4 x float> %305), !dbg !10
  %314 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %315 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %314, <4 x float> %229, <4 x float> %307), !dbg !10
  %316 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %317 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %316, <4 x float> %230, <4 x float> %309), !dbg !10
  %318 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %319 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %318, <4 x float> %230, <4 x float> %311), !dbg !10
  %320 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %321 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %320, <4 x float> %230, <4 x float> %313), !dbg !10
  %322 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %323 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %322, <4 x float> %230, <4 x float> %315), !dbg !10
  %324 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %325 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %324, <4 x float> %231, <4 x float> %317), !dbg !10
  %326 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %327 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %326, <4 x float> %231, <4 x float> %319), !dbg !10
  %328 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %329 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %328, <4 x float> %231, <4 x float> %321), !dbg !10
  %330 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %331 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %330, <4 x float> %231, <4 x float> %323), !dbg !10
  %332 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %333 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %332, <4 x float> %232, <4 x float> %325), !dbg !10
  %334 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %335 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %334, <4 x float> %232, <4 x float> %327), !dbg !10
  %336 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %337 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %336, <4 x float> %232, <4 x float> %329), !dbg !10
  %338 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %339 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %338, <4 x float> %232, <4 x float> %331), !dbg !10
  %340 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %341 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %340, <4 x float> %233, <4 x float> %333), !dbg !10
  %342 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %343 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %342, <4 x float> %233, <4 x float> %335), !dbg !10
  %344 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %345 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %344, <4 x float> %233, <4 x float> %337), !dbg !10
  %346 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %347 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %346, <4 x float> %233, <4 x float> %339), !dbg !10
  %348 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %349 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %348, <4 x float> %234, <4 x float> %341), !dbg !10
  %350 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %351 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %350, <4 x float> %234, <4 x float> %343), !dbg !10
  %352 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %353 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %352, <4 x float> %234, <4 x float> %345), !dbg !10
  %354 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %355 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %354, <4 x float> %234, <4 x float> %347), !dbg !10
  %356 = shufflevector <16 x float> %202, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %357 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %356, <4 x float> %235, <4 x float> %349), !dbg !10
  %358 = shufflevector <16 x float> %203, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %359 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %358, <4 x float> %235, <4 x float> %351), !dbg !10
  %360 = shufflevector <16 x float> %205, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %361 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %360, <4 x float> %235, <4 x float> %353), !dbg !10
  %362 = shufflevector <16 x float> %207, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %363 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %362, <4 x float> %235, <4 x float> %355), !dbg !10
  %364 = getelementptr i8, ptr %21, i64 896, !dbg !10
  store <4 x float> %357, ptr %364, align 4, !dbg !10
  %365 = getelementptr i8, ptr %21, i64 912, !dbg !10
  store <4 x float> %359, ptr %365, align 4, !dbg !10
  %366 = getelementptr i8, ptr %21, i64 928, !dbg !10
  store <4 x float> %361, ptr %366, align 4, !dbg !10
  %367 = getelementptr i8, ptr %21, i64 944, !dbg !10
  store <4 x float> %363, ptr %367, align 4, !dbg !10
  %368 = getelementptr i8, ptr %21, i64 960, !dbg !11
  %369 = load <16 x float>, ptr %14, align 4, !dbg !12
  %370 = load <16 x float>, ptr %15, align 4, !dbg !12
  %371 = icmp eq i64 %6, 16, !dbg !12
  %372 = icmp eq i64 %9, 16, !dbg !12
  %373 = getelementptr float, ptr %7, i64 %8
  br label %374, !dbg !11

374:                                              ; preds = %406, %201
  %375 = phi i64 [ %451, %406 ], [ 0, %201 ], !dbg !11
  %376 = icmp slt i64 %375, 4, !dbg !11
  br i1 %376, label %377, label %452, !dbg !11

377:                                              ; preds = %374
  %378 = shl i64 %375, 4, !dbg !13
  %379 = getelementptr float, ptr %45, i64 %378, !dbg !13
  %380 = load <16 x float>, ptr %379, align 4, !dbg !13
  %381 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %380), !dbg !13
  %382 = fmul float %381, 6.250000e-02, !dbg !13
  %383 = insertelement <16 x float> poison, float %382, i64 0, !dbg !13
  %384 = shufflevector <16 x float> %383, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %385 = fsub <16 x float> %380, %384, !dbg !13
  %386 = fmul <16 x float> %385, %385, !dbg !13
  %387 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %386), !dbg !13
  %388 = insertelement <1 x float> poison, float %387, i64 0, !dbg !13
  %389 = fmul <1 x float> %388, splat (float 6.250000e-02), !dbg !13
  %390 = fadd <1 x float> %389, splat (float 0x3EB0C6F7A0000000), !dbg !13
  %391 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %390), !dbg !13
  %392 = fdiv <1 x float> splat (float 1.000000e+00), %391, !dbg !13
  br i1 %371, label %393, label %397, !dbg !12

393:                                              ; preds = %377
  %394 = add i64 %375, 4, !dbg !12
  %395 = mul i64 %394, %6, !dbg !12
  %396 = getelementptr float, ptr %63, i64 %395, !dbg !12
  call void @llvm.prefetch.p0(ptr %396, i32 0, i32 2, i32 1), !dbg !12
  br label %397, !dbg !12

397:                                              ; preds = %393, %377
  %398 = mul i64 %375, %6, !dbg !12
  %399 = getelementptr float, ptr %63, i64 %398, !dbg !12
  %400 = load <16 x float>, ptr %399, align 4, !dbg !12
  %401 = shufflevector <1 x float> %392, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  br i1 %372, label %402, label %406, !dbg !12

402:                                              ; preds = %397
  %403 = add i64 %375, 4, !dbg !12
  %404 = mul i64 %403, %9, !dbg !12
  %405 = getelementptr float, ptr %373, i64 %404, !dbg !12
  call void @llvm.prefetch.p0(ptr %405, i32 0, i32 2, i32 1), !dbg !12
  br label %406, !dbg !12

406:                                              ; preds = %402, %397
  %407 = mul i64 %375, %9, !dbg !12
  %408 = getelementptr float, ptr %373, i64 %407, !dbg !12
  %409 = load <16 x float>, ptr %408, align 4, !dbg !12
  %410 = fmul <16 x float> %385, %401, !dbg !13
  %411 = fmul <16 x float> %369, %410, !dbg !12
  %412 = fadd <16 x float> %400, %411, !dbg !14
  %413 = fadd <16 x float> %412, %370, !dbg !15
  %414 = fsub <16 x float> %413, %409, !dbg !16
  %415 = fmul <16 x float> %414, %369, !dbg !12
  %416 = fmul <16 x float> %415, %385, !dbg !13
  %417 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %416), !dbg !13
  %418 = fmul <1 x float> %392, %392, !dbg !13
  %419 = fmul <1 x float> %392, %418, !dbg !13
  %420 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %415), !dbg !13
  %421 = fmul float %417, -5.000000e-01, !dbg !9
  %422 = extractelement <1 x float> %419, i64 0, !dbg !9
  %423 = fmul float %421, %422, !dbg !9
  %424 = fmul float %423, 6.250000e-02, !dbg !9
  %425 = insertelement <16 x float> poison, float %424, i64 0, !dbg !9
  %426 = shufflevector <16 x float> %425, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %427 = extractelement <1 x float> %392, i64 0, !dbg !9
  %428 = fneg float %427, !dbg !9
  %429 = fmul float %420, %428, !dbg !9
  %430 = fmul float %429, 6.250000e-02, !dbg !9
  %431 = insertelement <16 x float> poison, float %430, i64 0, !dbg !9
  %432 = shufflevector <16 x float> %431, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %433 = getelementptr float, ptr %120, i64 %375, !dbg !9
  %434 = load <1 x float>, ptr %433, align 4, !dbg !9
  %435 = shufflevector <1 x float> %434, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %436 = fmul <16 x float> %426, %385, !dbg !13
  %437 = fmul <16 x float> %436, splat (float 2.000000e+00), !dbg !13
  %438 = fmul <16 x float> %415, %401, !dbg !13
  %439 = fadd <16 x float> %438, %437, !dbg !13
  %440 = fadd <16 x float> %439, %432, !dbg !9
  %441 = fmul <16 x float> %440, %435, !dbg !9
  %442 = getelementptr float, ptr %137, i64 %378, !dbg !9
  store <16 x float> %441, ptr %442, align 4, !dbg !9
  %443 = shl i64 %375, 2, !dbg !11
  %444 = getelementptr float, ptr %364, i64 %443, !dbg !11
  %445 = load <4 x float>, ptr %444, align 4, !dbg !11
  %446 = getelementptr float, ptr %34, i64 %375, !dbg !11
  %447 = load <1 x float>, ptr %446, align 4, !dbg !11
  %448 = shufflevector <1 x float> %447, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !11
  %449 = fmul <4 x float> %445, %448, !dbg !11
  %450 = getelementptr float, ptr %368, i64 %443, !dbg !11
  store <4 x float> %449, ptr %450, align 4, !dbg !11
  %451 = add i64 %375, 1, !dbg !11
  br label %374, !dbg !11

452:                                              ; preds = %374
  %453 = load float, ptr %368, align 4, !dbg !9
  %454 = load <16 x float>, ptr %137, align 4, !dbg !9
  %455 = load <16 x float>, ptr %21, align 4, !dbg !9
  %456 = insertelement <16 x float> poison, float %453, i64 0, !dbg !9
  %457 = shufflevector <16 x float> %456, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %458 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %457, <16 x float> %454, <16 x float> %455), !dbg !9
  store <16 x float> %458, ptr %21, align 4, !dbg !9
  %459 = getelementptr i8, ptr %21, i64 976, !dbg !9
  %460 = load float, ptr %459, align 4, !dbg !9
  %461 = getelementptr i8, ptr %21, i64 980, !dbg !9
  %462 = load float, ptr %461, align 4, !dbg !9
  %463 = getelementptr i8, ptr %21, i64 576, !dbg !9
  %464 = load <16 x float>, ptr %463, align 4, !dbg !9
  %465 = load <16 x float>, ptr %139, align 4, !dbg !9
  %466 = insertelement <16 x float> poison, float %460, i64 0, !dbg !9
  %467 = shufflevector <16 x float> %466, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %468 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %467, <16 x float> %454, <16 x float> %465), !dbg !9
  %469 = insertelement <16 x float> poison, float %462, i64 0, !dbg !9
  %470 = shufflevector <16 x float> %469, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %471 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %470, <16 x float> %464, <16 x float> %468), !dbg !9
  store <16 x float> %471, ptr %139, align 4, !dbg !9
  %472 = load <16 x float>, ptr %141, align 4, !dbg !9
  br label %473, !dbg !9

473:                                              ; preds = %476, %452
  %474 = phi i64 [ %485, %476 ], [ 0, %452 ], !dbg !9
  %.pn20 = phi <16 x float> [ %484, %476 ], [ %472, %452 ]
  %475 = icmp slt i64 %474, 3, !dbg !9
  br i1 %475, label %476, label %486, !dbg !9

476:                                              ; preds = %473
  %477 = getelementptr inbounds nuw float, ptr %368, i64 %474, !dbg !9
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 32, !dbg !9
  %479 = load float, ptr %478, align 4, !dbg !9
  %.idx52 = shl i64 %474, 6, !dbg !9
  %480 = getelementptr i8, ptr %137, i64 %.idx52, !dbg !9
  %481 = load <16 x float>, ptr %480, align 4, !dbg !9
  %482 = insertelement <16 x float> poison, float %479, i64 0, !dbg !9
  %483 = shufflevector <16 x float> %482, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %484 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %483, <16 x float> %481, <16 x float> %.pn20), !dbg !9
  %485 = add i64 %474, 1, !dbg !9
  br label %473, !dbg !9

486:                                              ; preds = %473
  store <16 x float> %.pn20, ptr %141, align 4, !dbg !9
  %487 = load <16 x float>, ptr %143, align 4, !dbg !9
  br label %488, !dbg !9

488:                                              ; preds = %491, %486
  %489 = phi i64 [ %507, %491 ], [ 0, %486 ], !dbg !9
  %.pn22 = phi <16 x float> [ %506, %491 ], [ %487, %486 ]
  %490 = icmp slt i64 %489, 4, !dbg !9
  br i1 %490, label %491, label %508, !dbg !9

491:                                              ; preds = %488
  %492 = getelementptr inbounds nuw float, ptr %368, i64 %489, !dbg !9
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 48, !dbg !9
  %494 = load float, ptr %493, align 4, !dbg !9
  %495 = getelementptr inbounds nuw i8, ptr %492, i64 52, !dbg !9
  %496 = load float, ptr %495, align 4, !dbg !9
  %.idx50 = shl i64 %489, 6, !dbg !9
  %497 = getelementptr i8, ptr %137, i64 %.idx50, !dbg !9
  %498 = load <16 x float>, ptr %497, align 4, !dbg !9
  %499 = getelementptr i8, ptr %497, i64 64, !dbg !9
  %500 = load <16 x float>, ptr %499, align 4, !dbg !9
  %501 = insertelement <16 x float> poison, float %494, i64 0, !dbg !9
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %503 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %498, <16 x float> %.pn22), !dbg !9
  %504 = insertelement <16 x float> poison, float %496, i64 0, !dbg !9
  %505 = shufflevector <16 x float> %504, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %506 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %505, <16 x float> %500, <16 x float> %503), !dbg !9
  %507 = add i64 %489, 2, !dbg !9
  br label %488, !dbg !9

508:                                              ; preds = %488
  store <16 x float> %.pn22, ptr %143, align 4, !dbg !9
  %509 = load <16 x float>, ptr %14, align 4, !dbg !17
  %510 = load <16 x float>, ptr %15, align 4, !dbg !17
  %511 = getelementptr inbounds nuw float, ptr %34, i64 %23, !dbg !9
  %512 = load float, ptr %511, align 4, !dbg !9
  %513 = insertelement <16 x float> poison, float %512, i64 0, !dbg !9
  %514 = shufflevector <16 x float> %513, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %515 = icmp eq i64 %3, 16, !dbg !17
  %516 = icmp eq i64 %20, 16, !dbg !17
  %517 = getelementptr float, ptr %18, i64 %19
  br label %518, !dbg !9

518:                                              ; preds = %556, %508
  %519 = phi i64 [ %563, %556 ], [ 0, %508 ], !dbg !9
  %520 = icmp slt i64 %519, 4, !dbg !9
  br i1 %520, label %521, label %.preheader, !dbg !9

521:                                              ; preds = %518
  %522 = shl i64 %519, 4, !dbg !13
  %523 = getelementptr float, ptr %21, i64 %522, !dbg !13
  %524 = load <16 x float>, ptr %523, align 4, !dbg !13
  %525 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %524), !dbg !13
  %526 = fmul float %525, 6.250000e-02, !dbg !13
  %527 = insertelement <16 x float> poison, float %526, i64 0, !dbg !13
  %528 = shufflevector <16 x float> %527, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %529 = fsub <16 x float> %524, %528, !dbg !13
  %530 = fmul <16 x float> %529, %529, !dbg !13
  %531 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %530), !dbg !13
  %532 = insertelement <1 x float> poison, float %531, i64 0, !dbg !13
  %533 = fmul <1 x float> %532, splat (float 6.250000e-02), !dbg !13
  %534 = fadd <1 x float> %533, splat (float 0x3EB0C6F7A0000000)
  %535 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %534), !dbg !13
  br i1 %515, label %536, label %540, !dbg !17

536:                                              ; preds = %521
  %537 = add i64 %519, 4, !dbg !17
  %538 = mul i64 %537, %3, !dbg !17
  %539 = getelementptr float, ptr %145, i64 %538, !dbg !17
  call void @llvm.prefetch.p0(ptr %539, i32 0, i32 2, i32 1), !dbg !17
  br label %540, !dbg !17

540:                                              ; preds = %536, %521
  %541 = mul i64 %519, %3, !dbg !17
  %542 = getelementptr float, ptr %145, i64 %541, !dbg !17
  %543 = load <16 x float>, ptr %542, align 4, !dbg !17
  %544 = extractelement <1 x float> %535, i64 0, !dbg !17
  %545 = fdiv float 1.000000e+00, %544, !dbg !17
  %546 = insertelement <16 x float> poison, float %545, i64 0, !dbg !17
  %547 = shufflevector <16 x float> %546, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %548 = fmul <16 x float> %529, %547, !dbg !13
  %549 = fmul <16 x float> %509, %548, !dbg !12
  %550 = fadd <16 x float> %543, %549, !dbg !12
  %551 = fadd <16 x float> %550, %510, !dbg !17
  br i1 %516, label %552, label %556, !dbg !17

552:                                              ; preds = %540
  %553 = add i64 %519, 4, !dbg !17
  %554 = mul i64 %553, %20, !dbg !17
  %555 = getelementptr float, ptr %517, i64 %554, !dbg !17
  call void @llvm.prefetch.p0(ptr %555, i32 0, i32 2, i32 1), !dbg !17
  br label %556, !dbg !17

556:                                              ; preds = %552, %540
  %557 = mul i64 %519, %20, !dbg !17
  %558 = getelementptr float, ptr %517, i64 %557, !dbg !17
  store <16 x float> %551, ptr %558, align 4, !dbg !17
  %559 = getelementptr float, ptr %137, i64 %522, !dbg !9
  %560 = load <16 x float>, ptr %559, align 4, !dbg !9
  %561 = fmul <16 x float> %560, %514, !dbg !9
  %562 = getelementptr float, ptr %45, i64 %522, !dbg !9
  store <16 x float> %561, ptr %562, align 4, !dbg !9
  %563 = add i64 %519, 1, !dbg !9
  br label %518, !dbg !9

.preheader:                                       ; preds = %518, %666
  %564 = phi i64 [ %667, %666 ], [ 0, %518 ], !dbg !18
  %565 = icmp slt i64 %564, 16, !dbg !18
  br i1 %565, label %566, label %668, !dbg !18

566:                                              ; preds = %.preheader
  %.idx24 = shl i64 %564, 6, !dbg !18
  %567 = getelementptr i8, ptr %16, i64 %.idx24, !dbg !18
  %568 = load <16 x float>, ptr %567, align 4, !dbg !18
  %569 = or disjoint i64 %564, 1, !dbg !18
  %.idx25 = shl i64 %569, 6, !dbg !18
  %570 = getelementptr i8, ptr %16, i64 %.idx25, !dbg !18
  %571 = load <16 x float>, ptr %570, align 4, !dbg !18
  %572 = or disjoint i64 %564, 2, !dbg !18
  %.idx26 = shl i64 %572, 6, !dbg !18
  %573 = getelementptr i8, ptr %16, i64 %.idx26, !dbg !18
  %574 = load <16 x float>, ptr %573, align 4, !dbg !18
  %575 = or disjoint i64 %564, 3, !dbg !18
  %.idx27 = shl i64 %575, 6, !dbg !18
  %576 = getelementptr i8, ptr %16, i64 %.idx27, !dbg !18
  %577 = load <16 x float>, ptr %576, align 4, !dbg !18
  %578 = or disjoint i64 %564, 4, !dbg !18
  %.idx28 = shl i64 %578, 6, !dbg !18
  %579 = getelementptr i8, ptr %16, i64 %.idx28, !dbg !18
  %580 = load <16 x float>, ptr %579, align 4, !dbg !18
  %581 = or disjoint i64 %564, 5, !dbg !18
  %.idx29 = shl i64 %581, 6, !dbg !18
  %582 = getelementptr i8, ptr %16, i64 %.idx29, !dbg !18
  %583 = load <16 x float>, ptr %582, align 4, !dbg !18
  %584 = or disjoint i64 %564, 6, !dbg !18
  %.idx30 = shl i64 %584, 6, !dbg !18
  %585 = getelementptr i8, ptr %16, i64 %.idx30, !dbg !18
  %586 = load <16 x float>, ptr %585, align 4, !dbg !18
  %587 = or disjoint i64 %564, 7, !dbg !18
  %.idx31 = shl i64 %587, 6, !dbg !18
  %588 = getelementptr i8, ptr %16, i64 %.idx31, !dbg !18
  %589 = load <16 x float>, ptr %588, align 4, !dbg !18
  %invariant.gep = getelementptr float, ptr %63, i64 %564, !dbg !18
  %invariant.gep61 = getelementptr float, ptr %63, i64 %569, !dbg !18
  %invariant.gep65 = getelementptr float, ptr %63, i64 %572, !dbg !18
  %invariant.gep69 = getelementptr float, ptr %63, i64 %575, !dbg !18
  %invariant.gep73 = getelementptr float, ptr %63, i64 %578, !dbg !18
  %invariant.gep77 = getelementptr float, ptr %63, i64 %581, !dbg !18
  %invariant.gep81 = getelementptr float, ptr %63, i64 %584, !dbg !18
  %invariant.gep85 = getelementptr float, ptr %63, i64 %587, !dbg !18
  br label %590, !dbg !18

590:                                              ; preds = %593, %566
  %591 = phi i64 [ %665, %593 ], [ 0, %566 ], !dbg !18
  %.pn47 = phi <16 x float> [ %622, %593 ], [ %568, %566 ]
  %.pn45 = phi <16 x float> [ %628, %593 ], [ %571, %566 ]
  %.pn43 = phi <16 x float> [ %634, %593 ], [ %574, %566 ]
  %.pn41 = phi <16 x float> [ %640, %593 ], [ %577, %566 ]
  %.pn39 = phi <16 x float> [ %646, %593 ], [ %580, %566 ]
  %.pn37 = phi <16 x float> [ %652, %593 ], [ %583, %566 ]
  %.pn35 = phi <16 x float> [ %658, %593 ], [ %586, %566 ]
  %.pn33 = phi <16 x float> [ %664, %593 ], [ %589, %566 ]
  %592 = icmp slt i64 %591, 4, !dbg !18
  br i1 %592, label %593, label %666, !dbg !18

593:                                              ; preds = %590
  %594 = mul nuw nsw i64 %591, %6, !dbg !18
  %gep = getelementptr float, ptr %invariant.gep, i64 %594, !dbg !18
  %595 = load float, ptr %gep, align 4, !dbg !18
  %596 = or disjoint i64 %591, 1, !dbg !18
  %597 = mul nuw nsw i64 %596, %6, !dbg !18
  %gep60 = getelementptr float, ptr %invariant.gep, i64 %597, !dbg !18
  %598 = load float, ptr %gep60, align 4, !dbg !18
  %gep62 = getelementptr float, ptr %invariant.gep61, i64 %594, !dbg !18
  %599 = load float, ptr %gep62, align 4, !dbg !18
  %gep64 = getelementptr float, ptr %invariant.gep61, i64 %597, !dbg !18
  %600 = load float, ptr %gep64, align 4, !dbg !18
  %gep66 = getelementptr float, ptr %invariant.gep65, i64 %594, !dbg !18
  %601 = load float, ptr %gep66, align 4, !dbg !18
  %gep68 = getelementptr float, ptr %invariant.gep65, i64 %597, !dbg !18
  %602 = load float, ptr %gep68, align 4, !dbg !18
  %gep70 = getelementptr float, ptr %invariant.gep69, i64 %594, !dbg !18
  %603 = load float, ptr %gep70, align 4, !dbg !18
  %gep72 = getelementptr float, ptr %invariant.gep69, i64 %597, !dbg !18
  %604 = load float, ptr %gep72, align 4, !dbg !18
  %gep74 = getelementptr float, ptr %invariant.gep73, i64 %594, !dbg !18
  %605 = load float, ptr %gep74, align 4, !dbg !18
  %gep76 = getelementptr float, ptr %invariant.gep73, i64 %597, !dbg !18
  %606 = load float, ptr %gep76, align 4, !dbg !18
  %gep78 = getelementptr float, ptr %invariant.gep77, i64 %594, !dbg !18
  %607 = load float, ptr %gep78, align 4, !dbg !18
  %gep80 = getelementptr float, ptr %invariant.gep77, i64 %597, !dbg !18
  %608 = load float, ptr %gep80, align 4, !dbg !18
  %gep82 = getelementptr float, ptr %invariant.gep81, i64 %594, !dbg !18
  %609 = load float, ptr %gep82, align 4, !dbg !18
  %gep84 = getelementptr float, ptr %invariant.gep81, i64 %597, !dbg !18
  %610 = load float, ptr %gep84, align 4, !dbg !18
  %gep86 = getelementptr float, ptr %invariant.gep85, i64 %594, !dbg !18
  %611 = load float, ptr %gep86, align 4, !dbg !18
  %gep88 = getelementptr float, ptr %invariant.gep85, i64 %597, !dbg !18
  %612 = load float, ptr %gep88, align 4, !dbg !18
  %.idx48 = shl i64 %591, 6, !dbg !18
  %613 = getelementptr i8, ptr %45, i64 %.idx48, !dbg !18
  %614 = load <16 x float>, ptr %613, align 4, !dbg !18
  %.idx49 = shl i64 %596, 6, !dbg !18
  %615 = getelementptr i8, ptr %45, i64 %.idx49, !dbg !18
  %616 = load <16 x float>, ptr %615, align 4, !dbg !18
  %617 = insertelement <16 x float> poison, float %595, i64 0, !dbg !18
  %618 = shufflevector <16 x float> %617, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %619 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %618, <16 x float> %614, <16 x float> %.pn47), !dbg !18
  %620 = insertelement <16 x float> poison, float %598, i64 0, !dbg !18
  %621 = shufflevector <16 x float> %620, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %622 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %621, <16 x float> %616, <16 x float> %619), !dbg !18
  %623 = insertelement <16 x float> poison, float %599, i64 0, !dbg !18
  %624 = shufflevector <16 x float> %623, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %625 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %624, <16 x float> %614, <16 x float> %.pn45), !dbg !18
  %626 = insertelement <16 x float> poison, float %600, i64 0, !dbg !18
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %628 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %616, <16 x float> %625), !dbg !18
  %629 = insertelement <16 x float> poison, float %601, i64 0, !dbg !18
  %630 = shufflevector <16 x float> %629, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %631 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %630, <16 x float> %614, <16 x float> %.pn43), !dbg !18
  %632 = insertelement <16 x float> poison, float %602, i64 0, !dbg !18
  %633 = shufflevector <16 x float> %632, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %634 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %616, <16 x float> %631), !dbg !18
  %635 = insertelement <16 x float> poison, float %603, i64 0, !dbg !18
  %636 = shufflevector <16 x float> %635, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %637 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %636, <16 x float> %614, <16 x float> %.pn41), !dbg !18
  %638 = insertelement <16 x float> poison, float %604, i64 0, !dbg !18
  %639 = shufflevector <16 x float> %638, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %640 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %616, <16 x float> %637), !dbg !18
  %641 = insertelement <16 x float> poison, float %605, i64 0, !dbg !18
  %642 = shufflevector <16 x float> %641, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %643 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %642, <16 x float> %614, <16 x float> %.pn39), !dbg !18
  %644 = insertelement <16 x float> poison, float %606, i64 0, !dbg !18
  %645 = shufflevector <16 x float> %644, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %646 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %645, <16 x float> %616, <16 x float> %643), !dbg !18
  %647 = insertelement <16 x float> poison, float %607, i64 0, !dbg !18
  %648 = shufflevector <16 x float> %647, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %649 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %648, <16 x float> %614, <16 x float> %.pn37), !dbg !18
  %650 = insertelement <16 x float> poison, float %608, i64 0, !dbg !18
  %651 = shufflevector <16 x float> %650, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %652 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %651, <16 x float> %616, <16 x float> %649), !dbg !18
  %653 = insertelement <16 x float> poison, float %609, i64 0, !dbg !18
  %654 = shufflevector <16 x float> %653, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %655 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %654, <16 x float> %614, <16 x float> %.pn35), !dbg !18
  %656 = insertelement <16 x float> poison, float %610, i64 0, !dbg !18
  %657 = shufflevector <16 x float> %656, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %658 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %657, <16 x float> %616, <16 x float> %655), !dbg !18
  %659 = insertelement <16 x float> poison, float %611, i64 0, !dbg !18
  %660 = shufflevector <16 x float> %659, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %661 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %660, <16 x float> %614, <16 x float> %.pn33), !dbg !18
  %662 = insertelement <16 x float> poison, float %612, i64 0, !dbg !18
  %663 = shufflevector <16 x float> %662, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %664 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %663, <16 x float> %616, <16 x float> %661), !dbg !18
  %665 = add i64 %591, 2, !dbg !18
  br label %590, !dbg !18

666:                                              ; preds = %590
  store <16 x float> %.pn47, ptr %567, align 4, !dbg !18
  store <16 x float> %.pn45, ptr %570, align 4, !dbg !18
  store <16 x float> %.pn43, ptr %573, align 4, !dbg !18
  store <16 x float> %.pn41, ptr %576, align 4, !dbg !18
  store <16 x float> %.pn39, ptr %579, align 4, !dbg !18
  store <16 x float> %.pn37, ptr %582, align 4, !dbg !18
  store <16 x float> %.pn35, ptr %585, align 4, !dbg !18
  store <16 x float> %.pn33, ptr %588, align 4, !dbg !18
  %667 = add i64 %564, 8, !dbg !18
  br label %.preheader, !dbg !18

668:                                              ; preds = %.preheader
  store <16 x float> zeroinitializer, ptr %21, align 4
  br label %669, !dbg !18

669:                                              ; preds = %673, %668
  %670 = phi i64 [ %677, %673 ], [ 0, %668 ], !dbg !18
  %671 = phi <16 x float> [ %676, %673 ], [ zeroinitializer, %668 ], !dbg !18
  %672 = icmp slt i64 %670, 4, !dbg !18
  br i1 %672, label %673, label %678, !dbg !18

673:                                              ; preds = %669
  %.idx23 = shl i64 %670, 6, !dbg !18
  %674 = getelementptr i8, ptr %137, i64 %.idx23, !dbg !18
  %675 = load <16 x float>, ptr %674, align 4, !dbg !18
  %676 = fadd <16 x float> %671, %675, !dbg !18
  %677 = add i64 %670, 1, !dbg !18
  br label %669, !dbg !18

678:                                              ; preds = %669
  store <16 x float> %671, ptr %21, align 4, !dbg !18
  %679 = load float, ptr %511, align 4, !dbg !18
  %680 = insertelement <16 x float> poison, float %679, i64 0, !dbg !18
  %681 = shufflevector <16 x float> %680, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %682 = load <16 x float>, ptr %17, align 4, !dbg !18
  %683 = fmul <16 x float> %671, %681, !dbg !18
  %684 = fadd <16 x float> %682, %683, !dbg !18
  store <16 x float> %684, ptr %17, align 4, !dbg !18
  ret void, !dbg !19
}

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree noinline nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree noinline nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.sqrt.v1f32(<1 x float>) #1

; Function Attrs: noinline
define internal void @ttt_linear(ptr %0, ptr %1) #0 !dbg !20 {
entry:
  %2 = load ptr, ptr %0, align 8, !invariant.load !5
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8, !invariant.load !5
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %6 = load i64, ptr %5, align 8, !invariant.load !5
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %8 = load i64, ptr %7, align 8, !invariant.load !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !5
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8, !invariant.load !5
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %14 = load i64, ptr %13, align 8, !invariant.load !5
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %16 = load i64, ptr %15, align 8, !invariant.load !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !invariant.load !5
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8, !invariant.load !5
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %22 = load i64, ptr %21, align 8, !invariant.load !5
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %24 = load i64, ptr %23, align 8, !invariant.load !5
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !invariant.load !5
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !invariant.load !5
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !invariant.load !5
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %32 = load i64, ptr %31, align 8, !invariant.load !5
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8, !invariant.load !5
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = load ptr, ptr %35, align 8, !invariant.load !5
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load ptr, ptr %37, align 8, !invariant.load !5
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load ptr, ptr %39, align 8, !invariant.load !5
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %42 = load ptr, ptr %41, align 8, !invariant.load !5
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load ptr, ptr %43, align 8, !invariant.load !5
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %46 = load ptr, ptr %45, align 8, !invariant.load !5
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = load ptr, ptr %47, align 8, !invariant.load !5
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = load ptr, ptr %49, align 8, !invariant.load !5
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load ptr, ptr %51, align 8, !invariant.load !5
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %54 = load ptr, ptr %53, align 8, !invariant.load !5
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !invariant.load !5
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %58 = load ptr, ptr %57, align 8, !invariant.load !5
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load ptr, ptr %59, align 8, !invariant.load !5
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %62 = load ptr, ptr %61, align 8, !invariant.load !5
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load ptr, ptr %63, align 8, !invariant.load !5
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %66 = load i64, ptr %65, align 8, !invariant.load !5
  %67 = getelementptr inbounds nuw i8, ptr %62, i64 40
  %68 = load i64, ptr %67, align 8, !invariant.load !5
  %.not = icmp eq ptr %48, %56, !dbg !22
  br i1 %.not, label %.loopexit13, label %.preheader12, !dbg !22

.preheader12:                                     ; preds = %entry, %71
  %69 = phi i64 [ %76, %71 ], [ 0, %entry ], !dbg !22
  %70 = icmp slt i64 %69, 16, !dbg !22
  br i1 %70, label %71, label %.loopexit13, !dbg !22

71:                                               ; preds = %.preheader12
  %72 = shl i64 %69, 4, !dbg !22
  %73 = getelementptr float, ptr %48, i64 %72, !dbg !22
  %74 = load <16 x float>, ptr %73, align 4, !dbg !22
  %75 = getelementptr float, ptr %56, i64 %72, !dbg !22
  store <16 x float> %74, ptr %75, align 4, !dbg !22
  %76 = add i64 %69, 1, !dbg !22
  br label %.preheader12, !dbg !22

.loopexit13:                                      ; preds = %.preheader12, %entry
  %.not1 = icmp eq ptr %52, %60, !dbg !22
  br i1 %.not1, label %79, label %77, !dbg !22

77:                                               ; preds = %.loopexit13
  %78 = load <16 x float>, ptr %52, align 4, !dbg !22
  store <16 x float> %78, ptr %60, align 4, !dbg !22
  br label %79, !dbg !22

79:                                               ; preds = %77, %.loopexit13
  %80 = and i64 %6, 3, !dbg !23
  %81 = and i64 %6, -4, !dbg !23
  %82 = getelementptr i8, ptr %1, i64 1088, !dbg !23
  %83 = icmp sgt i64 %8, 16, !dbg !23
  %84 = icmp sgt i64 %16, 16, !dbg !23
  %85 = icmp sgt i64 %24, 16, !dbg !23
  %86 = icmp sgt i64 %32, 1, !dbg !23
  %87 = icmp sgt i64 %68, 16, !dbg !23
  %88 = add i64 %6, -1
  %89 = add i64 %14, -1
  %90 = add i64 %22, -1
  %91 = add i64 %30, -1
  %92 = add i64 %66, -1
  br label %93, !dbg !23

93:                                               ; preds = %.loopexit, %79
  %94 = phi i64 [ %102, %.loopexit ], [ 0, %79 ], !dbg !23
  %95 = icmp slt i64 %94, %81, !dbg !23
  br i1 %95, label %96, label %148, !dbg !23

96:                                               ; preds = %93
  %97 = mul nsw i64 %94, %8, !dbg !23
  %98 = mul nsw i64 %94, %16, !dbg !23
  %99 = mul nsw i64 %94, %24, !dbg !23
  %100 = mul nsw i64 %94, %32, !dbg !23
  %101 = mul nsw i64 %94, %68, !dbg !23
  %102 = add i64 %94, 4, !dbg !23
  br i1 %83, label %103, label %.loopexit11, !dbg !23

103:                                              ; preds = %96, %106
  %104 = phi i64 [ %111, %106 ], [ 0, %96 ], !dbg !23
  %105 = icmp slt i64 %104, 4, !dbg !23
  br i1 %105, label %106, label %.loopexit11, !dbg !23

106:                                              ; preds = %103
  %107 = add i64 %102, %104, !dbg !23
  %108 = call i64 @llvm.umin.i64(i64 %107, i64 %88), !dbg !23
  %109 = mul i64 %108, %8, !dbg !23
  %110 = getelementptr float, ptr %4, i64 %109, !dbg !23
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 2, i32 1), !dbg !23
  %111 = add i64 %104, 1, !dbg !23
  br label %103, !dbg !23

.loopexit11:                                      ; preds = %103, %96
  br i1 %84, label %112, label %.loopexit10, !dbg !23

112:                                              ; preds = %.loopexit11, %115
  %113 = phi i64 [ %120, %115 ], [ 0, %.loopexit11 ], !dbg !23
  %114 = icmp slt i64 %113, 4, !dbg !23
  br i1 %114, label %115, label %.loopexit10, !dbg !23

115:                                              ; preds = %112
  %116 = add i64 %102, %113, !dbg !23
  %117 = call i64 @llvm.umin.i64(i64 %116, i64 %89), !dbg !23
  %118 = mul i64 %117, %16, !dbg !23
  %119 = getelementptr float, ptr %12, i64 %118, !dbg !23
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 2, i32 1), !dbg !23
  %120 = add i64 %113, 1, !dbg !23
  br label %112, !dbg !23

.loopexit10:                                      ; preds = %112, %.loopexit11
  br i1 %85, label %121, label %.loopexit9, !dbg !23

121:                                              ; preds = %.loopexit10, %124
  %122 = phi i64 [ %129, %124 ], [ 0, %.loopexit10 ], !dbg !23
  %123 = icmp slt i64 %122, 4, !dbg !23
  br i1 %123, label %124, label %.loopexit9, !dbg !23

124:                                              ; preds = %121
  %125 = add i64 %102, %122, !dbg !23
  %126 = call i64 @llvm.umin.i64(i64 %125, i64 %90), !dbg !23
  %127 = mul i64 %126, %24, !dbg !23
  %128 = getelementptr float, ptr %20, i64 %127, !dbg !23
  call void @llvm.prefetch.p0(ptr %128, i32 0, i32 2, i32 1), !dbg !23
  %129 = add i64 %122, 1, !dbg !23
  br label %121, !dbg !23

.loopexit9:                                       ; preds = %121, %.loopexit10
  br i1 %86, label %130, label %.loopexit8, !dbg !23

130:                                              ; preds = %.loopexit9, %133
  %131 = phi i64 [ %138, %133 ], [ 0, %.loopexit9 ], !dbg !23
  %132 = icmp slt i64 %131, 4, !dbg !23
  br i1 %132, label %133, label %.loopexit8, !dbg !23

133:                                              ; preds = %130
  %134 = add i64 %102, %131, !dbg !23
  %135 = call i64 @llvm.umin.i64(i64 %134, i64 %91), !dbg !23
  %136 = mul i64 %135, %32, !dbg !23
  %137 = getelementptr float, ptr %28, i64 %136, !dbg !23
  call void @llvm.prefetch.p0(ptr %137, i32 0, i32 2, i32 1), !dbg !23
  %138 = add i64 %131, 1, !dbg !23
  br label %130, !dbg !23

.loopexit8:                                       ; preds = %130, %.loopexit9
  br i1 %87, label %139, label %.loopexit, !dbg !23

139:                                              ; preds = %.loopexit8, %142
  %140 = phi i64 [ %147, %142 ], [ 0, %.loopexit8 ], !dbg !23
  %141 = icmp slt i64 %140, 4, !dbg !23
  br i1 %141, label %142, label %.loopexit, !dbg !23

142:                                              ; preds = %139
  %143 = add i64 %102, %140, !dbg !23
  %144 = call i64 @llvm.umin.i64(i64 %143, i64 %92), !dbg !23
  %145 = mul i64 %144, %68, !dbg !23
  %146 = getelementptr float, ptr %64, i64 %145, !dbg !23
  call void @llvm.prefetch.p0(ptr %146, i32 0, i32 2, i32 1), !dbg !23
  %147 = add i64 %140, 1, !dbg !23
  br label %139, !dbg !23

.loopexit:                                        ; preds = %139, %.loopexit8
  call void @ttt_linear_step(i64 4, ptr %4, i64 %97, i64 %8, ptr %12, i64 %98, i64 %16, ptr %20, i64 %99, i64 %24, ptr %28, i64 %100, i64 %32, ptr %44, ptr %36, ptr %40, ptr %56, ptr %60, ptr %64, i64 %101, i64 %68, ptr %82), !dbg !23
  br label %93, !dbg !23

148:                                              ; preds = %93
  %149 = getelementptr i8, ptr %1, i64 256, !dbg !23
  %150 = getelementptr i8, ptr %1, i64 512, !dbg !23
  %151 = getelementptr i8, ptr %1, i64 1024, !dbg !23
  %152 = getelementptr i8, ptr %1, i64 768, !dbg !23
  %153 = add nsw i64 %80, -1, !dbg !23
  br label %154, !dbg !23

154:                                              ; preds = %208, %148
  %155 = phi i64 [ %209, %208 ], [ %81, %148 ], !dbg !23
  %156 = icmp slt i64 %155, %6, !dbg !23
  br i1 %156, label %.preheader7, label %ttt_linear.exit, !dbg !23

.preheader7:                                      ; preds = %154, %159
  %157 = phi i64 [ %166, %159 ], [ 0, %154 ], !dbg !23
  %158 = icmp slt i64 %157, 4, !dbg !23
  br i1 %158, label %159, label %.preheader6, !dbg !23

159:                                              ; preds = %.preheader7
  %160 = call i64 @llvm.umin.i64(i64 %157, i64 %153), !dbg !23
  %161 = add i64 %155, %160, !dbg !23
  %162 = mul i64 %161, %8, !dbg !23
  %163 = getelementptr float, ptr %4, i64 %162, !dbg !23
  %164 = load <16 x float>, ptr %163, align 4, !dbg !23
  %.idx4 = shl i64 %157, 6, !dbg !23
  %165 = getelementptr i8, ptr %149, i64 %.idx4, !dbg !23
  store <16 x float> %164, ptr %165, align 4, !dbg !23
  %166 = add i64 %157, 1, !dbg !23
  br label %.preheader7, !dbg !23

.preheader6:                                      ; preds = %.preheader7, %169
  %167 = phi i64 [ %176, %169 ], [ 0, %.preheader7 ], !dbg !23
  %168 = icmp slt i64 %167, 4, !dbg !23
  br i1 %168, label %169, label %.preheader5, !dbg !23

169:                                              ; preds = %.preheader6
  %170 = call i64 @llvm.umin.i64(i64 %167, i64 %153), !dbg !23
  %171 = add i64 %155, %170, !dbg !23
  %172 = mul i64 %171, %16, !dbg !23
  %173 = getelementptr float, ptr %12, i64 %172, !dbg !23
  %174 = load <16 x float>, ptr %173, align 4, !dbg !23
  %.idx3 = shl i64 %167, 6, !dbg !23
  %175 = getelementptr i8, ptr %150, i64 %.idx3, !dbg !23
  store <16 x float> %174, ptr %175, align 4, !dbg !23
  %176 = add i64 %167, 1, !dbg !23
  br label %.preheader6, !dbg !23

.preheader5:                                      ; preds = %.preheader6, %179
  %177 = phi i64 [ %186, %179 ], [ 0, %.preheader6 ], !dbg !23
  %178 = icmp slt i64 %177, 4, !dbg !23
  br i1 %178, label %179, label %.preheader, !dbg !23

179:                                              ; preds = %.preheader5
  %180 = call i64 @llvm.umin.i64(i64 %177, i64 %153), !dbg !23
  %181 = add i64 %155, %180, !dbg !23
  %182 = mul i64 %181, %24, !dbg !23
  %183 = getelementptr float, ptr %20, i64 %182, !dbg !23
  %184 = load <16 x float>, ptr %183, align 4, !dbg !23
  %.idx2 = shl i64 %177, 6, !dbg !23
  %185 = getelementptr i8, ptr %1, i64 %.idx2, !dbg !23
  store <16 x float> %184, ptr %185, align 4, !dbg !23
  %186 = add i64 %177, 1, !dbg !23
  br label %.preheader5, !dbg !23

.preheader:                                       ; preds = %.preheader5, %189
  %187 = phi i64 [ %196, %189 ], [ 0, %.preheader5 ], !dbg !23
  %188 = icmp slt i64 %187, 4, !dbg !23
  br i1 %188, label %189, label %197, !dbg !23

189:                                              ; preds = %.preheader
  %190 = call i64 @llvm.umin.i64(i64 %187, i64 %153), !dbg !23
  %191 = add i64 %155, %190, !dbg !23
  %192 = mul nuw nsw i64 %191, %32, !dbg !23
  %193 = getelementptr inbounds nuw float, ptr %28, i64 %192, !dbg !23
  %194 = load float, ptr %193, align 4, !dbg !23
  %195 = getelementptr inbounds nuw float, ptr %151, i64 %187, !dbg !23
  store float %194, ptr %195, align 4, !dbg !23
  %196 = add i64 %187, 1, !dbg !23
  br label %.preheader, !dbg !23

197:                                              ; preds = %.preheader
  call void @ttt_linear_step(i64 %80, ptr %149, i64 0, i64 16, ptr %150, i64 0, i64 16, ptr %1, i64 0, i64 16, ptr %151, i64 0, i64 1, ptr %44, ptr %36, ptr %40, ptr %56, ptr %60, ptr %152, i64 0, i64 16, ptr %82), !dbg !23
  br label %198, !dbg !23

198:                                              ; preds = %201, %197
  %199 = phi i64 [ %207, %201 ], [ 0, %197 ], !dbg !23
  %200 = icmp slt i64 %199, %80, !dbg !23
  br i1 %200, label %201, label %208, !dbg !23

201:                                              ; preds = %198
  %202 = add i64 %155, %199, !dbg !23
  %.idx = shl i64 %199, 6, !dbg !23
  %203 = getelementptr i8, ptr %152, i64 %.idx, !dbg !23
  %204 = load <16 x float>, ptr %203, align 4, !dbg !23
  %205 = mul i64 %202, %68, !dbg !23
  %206 = getelementptr float, ptr %64, i64 %205, !dbg !23
  store <16 x float> %204, ptr %206, align 4, !dbg !23
  %207 = add i64 %199, 1, !dbg !23
  br label %198, !dbg !23

208:                                              ; preds = %198
  %209 = add i64 %155, 4, !dbg !23
  br label %154, !dbg !23

ttt_linear.exit:                                  ; preds = %154
  ret void
}

attributes #0 = { noinline "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features"="-adx,-aes,-clflushopt,-clwb,-crc32,-cx16,-ermsb,-fsgsbase,-invpcid,-movbe,-pclmul,-pku,-prfchw,-rdrnd,-rdseed,-sahf,-xsave,-xsavec,-xsaveopt,-xsaves" }
attributes #1 = { nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree noinline nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree noinline nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "ttt_linear.ttt", directory: "dsl/examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "ttt_linear_step", linkageName: "ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!5 = !{}
!6 = !DILocation(line: 20, column: 19, scope: !3)
!7 = !DILocation(line: 9, column: 11, scope: !3)
!8 = !DILocation(line: 11, column: 37, scope: !3)
!9 = !DILocation(line: 11, column: 42, scope: !3)
!10 = !DILocation(line: 4, column: 9, scope: !3)
!11 = !DILocation(line: 20, column: 17, scope: !3)
!12 = !DILocation(line: 11, column: 22, scope: !3)
!13 = !DILocation(line: 11, column: 24, scope: !3)
!14 = !DILocation(line: 11, column: 14, scope: !3)
!15 = !DILocation(line: 11, column: 48, scope: !3)
!16 = !DILocation(line: 13, column: 29, scope: !3)
!17 = !DILocation(line: 6, column: 29, scope: !3)
!18 = !DILocation(line: 18, column: 5, scope: !3)
!19 = !DILocation(line: 15, column: 3, scope: !3)
!20 = distinct !DISubprogram(name: "ttt_linear", linkageName: "ttt_linear", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!22 = !DILocation(line: 3, column: 7, scope: !20)
!23 = !DILocation(line: 15, column: 3, scope: !20)
