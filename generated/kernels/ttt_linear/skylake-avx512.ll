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
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr } { i32 0, i32 12, ptr @tttc.tensors, i64 2112, i64 64, ptr @ttt_linear, i32 120, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0, ptr null }], align 8
@tttc.text.18 = private constant [33 x i8] c"631c2003f31eb847a459f7b6362deb71\00", align 8
@tttc.text.19 = private constant [35 x i8] c"--dtype=f32 --form=dual --chunk=16\00", align 8
@tttc_kernel_ttt_linear_9725f2aa8a277a85 = constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr } { i32 2, i32 104, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 128, ptr @tttc.entries, i32 0, i32 32, ptr null, ptr @tttc.text.18, ptr @tttc.text.19 }, align 8

; Function Attrs: noinline
define internal void @ttt_linear_step(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, ptr %16, ptr %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, ptr %23, ptr %24, i64 %25, i64 %26, i64 %27, ptr %28, ptr %29, i64 %30, i64 %31, i64 %32, ptr %33, ptr %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, i64 %42, ptr %43, ptr %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, ptr %50, ptr %51, i64 %52, i64 %53, i64 %54, ptr %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, ptr %62, ptr %63, i64 %64, i64 %65, i64 %66) #0 !dbg !3 {
  %68 = add i64 %1, -1, !dbg !6
  br label %69, !dbg !6

69:                                               ; preds = %72, %67
  %70 = phi i64 [ %77, %72 ], [ 0, %67 ], !dbg !6
  %71 = icmp slt i64 %70, 4, !dbg !6
  br i1 %71, label %72, label %78, !dbg !6

72:                                               ; preds = %69
  %73 = call i64 @llvm.umin.i64(i64 %70, i64 %68), !dbg !6
  %74 = getelementptr inbounds nuw float, ptr %29, i64 %73, !dbg !6
  %75 = load float, ptr %74, align 4, !dbg !6
  %76 = getelementptr inbounds nuw float, ptr %63, i64 %70, !dbg !6
  store float %75, ptr %76, align 4, !dbg !6
  %77 = add i64 %70, 1, !dbg !6
  br label %69, !dbg !6

78:                                               ; preds = %69
  %79 = getelementptr i8, ptr %63, i64 768, !dbg !6
  %80 = load <4 x float>, ptr %63, align 4, !dbg !6
  %81 = fneg <4 x float> %80, !dbg !6
  store <4 x float> %81, ptr %79, align 4, !dbg !6
  %82 = load <16 x float>, ptr %51, align 4, !dbg !7
  br label %83, !dbg !7

83:                                               ; preds = %86, %78
  %84 = phi i64 [ %88, %86 ], [ 0, %78 ], !dbg !7
  %85 = icmp slt i64 %84, 4, !dbg !7
  br i1 %85, label %86, label %89, !dbg !7

86:                                               ; preds = %83
  %.idx34 = shl i64 %84, 6, !dbg !7
  %87 = getelementptr i8, ptr %63, i64 %.idx34, !dbg !7
  store <16 x float> %82, ptr %87, align 4, !dbg !7
  %88 = add i64 %84, 1, !dbg !7
  br label %83, !dbg !7

89:                                               ; preds = %83
  %90 = getelementptr i8, ptr %63, i64 256, !dbg !8
  br label %91, !dbg !8

91:                                               ; preds = %94, %89
  %92 = phi i64 [ %99, %94 ], [ 0, %89 ], !dbg !8
  %93 = icmp slt i64 %92, 4, !dbg !8
  br i1 %93, label %94, label %100, !dbg !8

94:                                               ; preds = %91
  %95 = shl i64 %92, 4, !dbg !8
  %96 = getelementptr float, ptr %63, i64 %95, !dbg !8
  %97 = load <16 x float>, ptr %96, align 4, !dbg !8
  %98 = getelementptr float, ptr %90, i64 %95, !dbg !8
  store <16 x float> %97, ptr %98, align 4, !dbg !8
  %99 = add i64 %92, 1, !dbg !8
  br label %91, !dbg !8

100:                                              ; preds = %91
  %101 = load <16 x float>, ptr %90, align 4, !dbg !8
  %102 = getelementptr i8, ptr %63, i64 320, !dbg !8
  %103 = load <16 x float>, ptr %102, align 4, !dbg !8
  %104 = getelementptr i8, ptr %63, i64 384, !dbg !8
  %105 = load <16 x float>, ptr %104, align 4, !dbg !8
  %106 = getelementptr i8, ptr %63, i64 448, !dbg !8
  %107 = load <16 x float>, ptr %106, align 4, !dbg !8
  %108 = getelementptr float, ptr %10, i64 %11
  %109 = getelementptr float, ptr %108, i64 %14
  %110 = shl i64 %14, 1
  %111 = getelementptr float, ptr %108, i64 %110
  %112 = mul i64 %14, 3
  %113 = getelementptr float, ptr %108, i64 %112
  br label %114, !dbg !8

114:                                              ; preds = %117, %100
  %115 = phi i64 [ %209, %117 ], [ 0, %100 ], !dbg !8
  %.pn7 = phi <16 x float> [ %172, %117 ], [ %101, %100 ]
  %.pn5 = phi <16 x float> [ %184, %117 ], [ %103, %100 ]
  %.pn3 = phi <16 x float> [ %196, %117 ], [ %105, %100 ]
  %.pn1 = phi <16 x float> [ %208, %117 ], [ %107, %100 ]
  %116 = icmp slt i64 %115, 16, !dbg !8
  br i1 %116, label %117, label %210, !dbg !8

117:                                              ; preds = %114
  %118 = getelementptr inbounds nuw float, ptr %108, i64 %115, !dbg !8
  %119 = load float, ptr %118, align 4, !dbg !8
  %120 = or disjoint i64 %115, 1, !dbg !8
  %121 = getelementptr inbounds nuw float, ptr %108, i64 %120, !dbg !8
  %122 = load float, ptr %121, align 4, !dbg !8
  %123 = or disjoint i64 %115, 2, !dbg !8
  %124 = getelementptr inbounds nuw float, ptr %108, i64 %123, !dbg !8
  %125 = load float, ptr %124, align 4, !dbg !8
  %126 = or disjoint i64 %115, 3, !dbg !8
  %127 = getelementptr inbounds nuw float, ptr %108, i64 %126, !dbg !8
  %128 = load float, ptr %127, align 4, !dbg !8
  %129 = getelementptr inbounds nuw float, ptr %109, i64 %115, !dbg !8
  %130 = load float, ptr %129, align 4, !dbg !8
  %131 = getelementptr inbounds nuw float, ptr %109, i64 %120, !dbg !8
  %132 = load float, ptr %131, align 4, !dbg !8
  %133 = getelementptr inbounds nuw float, ptr %109, i64 %123, !dbg !8
  %134 = load float, ptr %133, align 4, !dbg !8
  %135 = getelementptr inbounds nuw float, ptr %109, i64 %126, !dbg !8
  %136 = load float, ptr %135, align 4, !dbg !8
  %137 = getelementptr inbounds nuw float, ptr %111, i64 %115, !dbg !8
  %138 = load float, ptr %137, align 4, !dbg !8
  %139 = getelementptr inbounds nuw float, ptr %111, i64 %120, !dbg !8
  %140 = load float, ptr %139, align 4, !dbg !8
  %141 = getelementptr inbounds nuw float, ptr %111, i64 %123, !dbg !8
  %142 = load float, ptr %141, align 4, !dbg !8
  %143 = getelementptr inbounds nuw float, ptr %111, i64 %126, !dbg !8
  %144 = load float, ptr %143, align 4, !dbg !8
  %145 = getelementptr inbounds nuw float, ptr %113, i64 %115, !dbg !8
  %146 = load float, ptr %145, align 4, !dbg !8
  %147 = getelementptr inbounds nuw float, ptr %113, i64 %120, !dbg !8
  %148 = load float, ptr %147, align 4, !dbg !8
  %149 = getelementptr inbounds nuw float, ptr %113, i64 %123, !dbg !8
  %150 = load float, ptr %149, align 4, !dbg !8
  %151 = getelementptr inbounds nuw float, ptr %113, i64 %126, !dbg !8
  %152 = load float, ptr %151, align 4, !dbg !8
  %.idx30 = shl i64 %115, 6, !dbg !8
  %153 = getelementptr i8, ptr %44, i64 %.idx30, !dbg !8
  %154 = load <16 x float>, ptr %153, align 4, !dbg !8
  %.idx31 = shl i64 %120, 6, !dbg !8
  %155 = getelementptr i8, ptr %44, i64 %.idx31, !dbg !8
  %156 = load <16 x float>, ptr %155, align 4, !dbg !8
  %.idx32 = shl i64 %123, 6, !dbg !8
  %157 = getelementptr i8, ptr %44, i64 %.idx32, !dbg !8
  %158 = load <16 x float>, ptr %157, align 4, !dbg !8
  %.idx33 = shl i64 %126, 6, !dbg !8
  %159 = getelementptr i8, ptr %44, i64 %.idx33, !dbg !8
  %160 = load <16 x float>, ptr %159, align 4, !dbg !8
  %161 = insertelement <16 x float> poison, float %119, i64 0, !dbg !8
  %162 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %154, <16 x float> %.pn7), !dbg !8
  %164 = insertelement <16 x float> poison, float %122, i64 0, !dbg !8
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %156, <16 x float> %163), !dbg !8
  %167 = insertelement <16 x float> poison, float %125, i64 0, !dbg !8
  %168 = shufflevector <16 x float> %167, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %158, <16 x float> %166), !dbg !8
  %170 = insertelement <16 x float> poison, float %128, i64 0, !dbg !8
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %160, <16 x float> %169), !dbg !8
  %173 = insertelement <16 x float> poison, float %130, i64 0, !dbg !8
  %174 = shufflevector <16 x float> %173, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %174, <16 x float> %154, <16 x float> %.pn5), !dbg !8
  %176 = insertelement <16 x float> poison, float %132, i64 0, !dbg !8
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %156, <16 x float> %175), !dbg !8
  %179 = insertelement <16 x float> poison, float %134, i64 0, !dbg !8
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %158, <16 x float> %178), !dbg !8
  %182 = insertelement <16 x float> poison, float %136, i64 0, !dbg !8
  %183 = shufflevector <16 x float> %182, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %160, <16 x float> %181), !dbg !8
  %185 = insertelement <16 x float> poison, float %138, i64 0, !dbg !8
  %186 = shufflevector <16 x float> %185, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %154, <16 x float> %.pn3), !dbg !8
  %188 = insertelement <16 x float> poison, float %140, i64 0, !dbg !8
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %156, <16 x float> %187), !dbg !8
  %191 = insertelement <16 x float> poison, float %142, i64 0, !dbg !8
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %192, <16 x float> %158, <16 x float> %190), !dbg !8
  %194 = insertelement <16 x float> poison, float %144, i64 0, !dbg !8
  %195 = shufflevector <16 x float> %194, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %160, <16 x float> %193), !dbg !8
  %197 = insertelement <16 x float> poison, float %146, i64 0, !dbg !8
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %154, <16 x float> %.pn1), !dbg !8
  %200 = insertelement <16 x float> poison, float %148, i64 0, !dbg !8
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %156, <16 x float> %199), !dbg !8
  %203 = insertelement <16 x float> poison, float %150, i64 0, !dbg !8
  %204 = shufflevector <16 x float> %203, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %158, <16 x float> %202), !dbg !8
  %206 = insertelement <16 x float> poison, float %152, i64 0, !dbg !8
  %207 = shufflevector <16 x float> %206, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %160, <16 x float> %205), !dbg !8
  %209 = add i64 %115, 4, !dbg !8
  br label %114, !dbg !8

210:                                              ; preds = %114
  store <16 x float> %.pn7, ptr %90, align 4, !dbg !8
  store <16 x float> %.pn5, ptr %102, align 4, !dbg !8
  store <16 x float> %.pn3, ptr %104, align 4, !dbg !8
  store <16 x float> %.pn1, ptr %106, align 4, !dbg !8
  %211 = getelementptr i8, ptr %63, i64 832, !dbg !6
  %212 = getelementptr float, ptr %24, i64 %25
  br label %213, !dbg !9

213:                                              ; preds = %217, %210
  %214 = phi i64 [ %222, %217 ], [ 0, %210 ], !dbg !9
  %215 = phi <4 x float> [ %221, %217 ], [ poison, %210 ], !dbg !9
  %216 = icmp slt i64 %214, 4, !dbg !9
  br i1 %216, label %217, label %223, !dbg !9

217:                                              ; preds = %213
  %218 = mul nuw nsw i64 %214, %27, !dbg !9
  %219 = getelementptr inbounds nuw float, ptr %212, i64 %218, !dbg !9
  %220 = load float, ptr %219, align 4, !dbg !9
  %221 = insertelement <4 x float> %215, float %220, i64 %214, !dbg !9
  %222 = add i64 %214, 1, !dbg !9
  br label %213, !dbg !9

223:                                              ; preds = %213
  %224 = insertelement <4 x i64> poison, i64 %1, i64 0, !dbg !9
  %225 = shufflevector <4 x i64> %224, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !9
  %226 = icmp ugt <4 x i64> %225, <i64 0, i64 1, i64 2, i64 3>, !dbg !9
  %227 = select <4 x i1> %226, <4 x float> %215, <4 x float> zeroinitializer, !dbg !9
  store <4 x float> %227, ptr %211, align 4, !dbg !9
  %228 = getelementptr i8, ptr %63, i64 512, !dbg !7
  %229 = load <16 x float>, ptr %63, align 4, !dbg !8
  %230 = getelementptr i8, ptr %63, i64 64, !dbg !8
  %231 = load <16 x float>, ptr %230, align 4, !dbg !8
  %232 = getelementptr i8, ptr %63, i64 128, !dbg !8
  %233 = load <16 x float>, ptr %232, align 4, !dbg !8
  %234 = getelementptr i8, ptr %63, i64 192, !dbg !8
  %235 = load <16 x float>, ptr %234, align 4, !dbg !8
  %236 = getelementptr float, ptr %3, i64 %4
  %237 = getelementptr float, ptr %236, i64 %7
  %238 = shl nuw nsw i64 %7, 1
  %239 = getelementptr inbounds nuw float, ptr %236, i64 %238
  %240 = mul nuw nsw i64 %7, 3
  %241 = getelementptr inbounds nuw float, ptr %236, i64 %240
  br label %242, !dbg !8

242:                                              ; preds = %245, %223
  %243 = phi i64 [ %337, %245 ], [ 0, %223 ], !dbg !8
  %.pn15 = phi <16 x float> [ %300, %245 ], [ %229, %223 ]
  %.pn13 = phi <16 x float> [ %312, %245 ], [ %231, %223 ]
  %.pn11 = phi <16 x float> [ %324, %245 ], [ %233, %223 ]
  %.pn9 = phi <16 x float> [ %336, %245 ], [ %235, %223 ]
  %244 = icmp slt i64 %243, 16, !dbg !8
  br i1 %244, label %245, label %338, !dbg !8

245:                                              ; preds = %242
  %246 = getelementptr inbounds nuw float, ptr %236, i64 %243, !dbg !8
  %247 = load float, ptr %246, align 4, !dbg !8
  %248 = or disjoint i64 %243, 1, !dbg !8
  %249 = getelementptr inbounds nuw float, ptr %236, i64 %248, !dbg !8
  %250 = load float, ptr %249, align 4, !dbg !8
  %251 = or disjoint i64 %243, 2, !dbg !8
  %252 = getelementptr inbounds nuw float, ptr %236, i64 %251, !dbg !8
  %253 = load float, ptr %252, align 4, !dbg !8
  %254 = or disjoint i64 %243, 3, !dbg !8
  %255 = getelementptr inbounds nuw float, ptr %236, i64 %254, !dbg !8
  %256 = load float, ptr %255, align 4, !dbg !8
  %257 = getelementptr inbounds nuw float, ptr %237, i64 %243, !dbg !8
  %258 = load float, ptr %257, align 4, !dbg !8
  %259 = getelementptr inbounds nuw float, ptr %237, i64 %248, !dbg !8
  %260 = load float, ptr %259, align 4, !dbg !8
  %261 = getelementptr inbounds nuw float, ptr %237, i64 %251, !dbg !8
  %262 = load float, ptr %261, align 4, !dbg !8
  %263 = getelementptr inbounds nuw float, ptr %237, i64 %254, !dbg !8
  %264 = load float, ptr %263, align 4, !dbg !8
  %265 = getelementptr inbounds nuw float, ptr %239, i64 %243, !dbg !8
  %266 = load float, ptr %265, align 4, !dbg !8
  %267 = getelementptr inbounds nuw float, ptr %239, i64 %248, !dbg !8
  %268 = load float, ptr %267, align 4, !dbg !8
  %269 = getelementptr inbounds nuw float, ptr %239, i64 %251, !dbg !8
  %270 = load float, ptr %269, align 4, !dbg !8
  %271 = getelementptr inbounds nuw float, ptr %239, i64 %254, !dbg !8
  %272 = load float, ptr %271, align 4, !dbg !8
  %273 = getelementptr inbounds nuw float, ptr %241, i64 %243, !dbg !8
  %274 = load float, ptr %273, align 4, !dbg !8
  %275 = getelementptr inbounds nuw float, ptr %241, i64 %248, !dbg !8
  %276 = load float, ptr %275, align 4, !dbg !8
  %277 = getelementptr inbounds nuw float, ptr %241, i64 %251, !dbg !8
  %278 = load float, ptr %277, align 4, !dbg !8
  %279 = getelementptr inbounds nuw float, ptr %241, i64 %254, !dbg !8
  %280 = load float, ptr %279, align 4, !dbg !8
  %.idx26 = shl i64 %243, 6, !dbg !8
  %281 = getelementptr i8, ptr %44, i64 %.idx26, !dbg !8
  %282 = load <16 x float>, ptr %281, align 4, !dbg !8
  %.idx27 = shl i64 %248, 6, !dbg !8
  %283 = getelementptr i8, ptr %44, i64 %.idx27, !dbg !8
  %284 = load <16 x float>, ptr %283, align 4, !dbg !8
  %.idx28 = shl i64 %251, 6, !dbg !8
  %285 = getelementptr i8, ptr %44, i64 %.idx28, !dbg !8
  %286 = load <16 x float>, ptr %285, align 4, !dbg !8
  %.idx29 = shl i64 %254, 6, !dbg !8
  %287 = getelementptr i8, ptr %44, i64 %.idx29, !dbg !8
  %288 = load <16 x float>, ptr %287, align 4, !dbg !8
  %289 = insertelement <16 x float> poison, float %247, i64 0, !dbg !8
  %290 = shufflevector <16 x float> %289, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %291 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %282, <16 x float> %.pn15), !dbg !8
  %292 = insertelement <16 x float> poison, float %250, i64 0, !dbg !8
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %284, <16 x float> %291), !dbg !8
  %295 = insertelement <16 x float> poison, float %253, i64 0, !dbg !8
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %297 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %286, <16 x float> %294), !dbg !8
  %298 = insertelement <16 x float> poison, float %256, i64 0, !dbg !8
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %300 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %299, <16 x float> %288, <16 x float> %297), !dbg !8
  %301 = insertelement <16 x float> poison, float %258, i64 0, !dbg !8
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %303 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %282, <16 x float> %.pn13), !dbg !8
  %304 = insertelement <16 x float> poison, float %260, i64 0, !dbg !8
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %306 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %284, <16 x float> %303), !dbg !8
  %307 = insertelement <16 x float> poison, float %262, i64 0, !dbg !8
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %309 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %308, <16 x float> %286, <16 x float> %306), !dbg !8
  %310 = insertelement <16 x float> poison, float %264, i64 0, !dbg !8
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %311, <16 x float> %288, <16 x float> %309), !dbg !8
  %313 = insertelement <16 x float> poison, float %266, i64 0, !dbg !8
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %282, <16 x float> %.pn11), !dbg !8
  %316 = insertelement <16 x float> poison, float %268, i64 0, !dbg !8
  %317 = shufflevector <16 x float> %316, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %318 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %317, <16 x float> %284, <16 x float> %315), !dbg !8
  %319 = insertelement <16 x float> poison, float %270, i64 0, !dbg !8
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %321 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %286, <16 x float> %318), !dbg !8
  %322 = insertelement <16 x float> poison, float %272, i64 0, !dbg !8
  %323 = shufflevector <16 x float> %322, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %324 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %323, <16 x float> %288, <16 x float> %321), !dbg !8
  %325 = insertelement <16 x float> poison, float %274, i64 0, !dbg !8
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %327 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %326, <16 x float> %282, <16 x float> %.pn9), !dbg !8
  %328 = insertelement <16 x float> poison, float %276, i64 0, !dbg !8
  %329 = shufflevector <16 x float> %328, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %330 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %329, <16 x float> %284, <16 x float> %327), !dbg !8
  %331 = insertelement <16 x float> poison, float %278, i64 0, !dbg !8
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %333 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %332, <16 x float> %286, <16 x float> %330), !dbg !8
  %334 = insertelement <16 x float> poison, float %280, i64 0, !dbg !8
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !8
  %336 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %335, <16 x float> %288, <16 x float> %333), !dbg !8
  %337 = add i64 %243, 4, !dbg !8
  br label %242, !dbg !8

338:                                              ; preds = %242
  store <16 x float> %.pn15, ptr %63, align 4, !dbg !8
  store <16 x float> %.pn13, ptr %230, align 4, !dbg !8
  store <16 x float> %.pn11, ptr %232, align 4, !dbg !8
  store <16 x float> %.pn9, ptr %234, align 4, !dbg !8
  %339 = load <16 x float>, ptr %236, align 4, !dbg !10
  %340 = load <16 x float>, ptr %237, align 4, !dbg !10
  %.idx = shl i64 %7, 3, !dbg !10
  %341 = getelementptr i8, ptr %236, i64 %.idx, !dbg !10
  %342 = load <16 x float>, ptr %341, align 4, !dbg !10
  %.idx16 = mul i64 %7, 12, !dbg !10
  %343 = getelementptr i8, ptr %236, i64 %.idx16, !dbg !10
  %344 = load <16 x float>, ptr %343, align 4, !dbg !10
  %345 = load <16 x float>, ptr %108, align 4, !dbg !10
  %346 = load <16 x float>, ptr %109, align 4, !dbg !10
  %347 = load <16 x float>, ptr %111, align 4, !dbg !10
  %348 = load <16 x float>, ptr %113, align 4, !dbg !10
  %349 = shufflevector <16 x float> %346, <16 x float> %345, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %350 = shufflevector <16 x float> %347, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %351 = shufflevector <64 x float> %350, <64 x float> %349, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %352 = shufflevector <16 x float> %348, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !10
  %353 = shufflevector <64 x float> %352, <64 x float> %351, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !10
  %354 = shufflevector <64 x float> %353, <64 x float> poison, <64 x i32> <i32 0, i32 16, i32 32, i32 48, i32 1, i32 17, i32 33, i32 49, i32 2, i32 18, i32 34, i32 50, i32 3, i32 19, i32 35, i32 51, i32 4, i32 20, i32 36, i32 52, i32 5, i32 21, i32 37, i32 53, i32 6, i32 22, i32 38, i32 54, i32 7, i32 23, i32 39, i32 55, i32 8, i32 24, i32 40, i32 56, i32 9, i32 25, i32 41, i32 57, i32 10, i32 26, i32 42, i32 58, i32 11, i32 27, i32 43, i32 59, i32 12, i32 28, i32 44, i32 60, i32 13, i32 29, i32 45, i32 61, i32 14, i32 30, i32 46, i32 62, i32 15, i32 31, i32 47, i32 63>, !dbg !10
  %355 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !10
  %356 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !10
  %357 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !10
  %358 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !10
  %359 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !10
  %360 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !10
  %361 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !10
  %362 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !10
  %363 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !10
  %364 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !10
  %365 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !10
  %366 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !10
  %367 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !10
  %368 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !10
  %369 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !10
  %370 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !10
  %371 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %372 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %371, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %373 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %374 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %373, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %375 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %376 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %375, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %377 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !10
  %378 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %377, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !10
  %379 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %380 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %379, <4 x float> %356, <4 x float> %372), !dbg !10
  %381 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %382 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %381, <4 x float> %356, <4 x float> %374), !dbg !10
  %383 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %384 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %383, <4 x float> %356, <4 x float> %376), !dbg !10
  %385 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !10
  %386 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %385, <4 x float> %356, <4 x float> %378), !dbg !10
  %387 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %388 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %387, <4 x float> %357, <4 x float> %380), !dbg !10
  %389 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %390 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %389, <4 x float> %357, <4 x float> %382), !dbg !10
  %391 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %392 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %391, <4 x float> %357, <4 x float> %384), !dbg !10
  %393 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !10
  %394 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %357, <4 x float> %386), !dbg !10
  %395 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %396 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %395, <4 x float> %358, <4 x float> %388), !dbg !10
  %397 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %398 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %397, <4 x float> %358, <4 x float> %390), !dbg !10
  %399 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %400 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %399, <4 x float> %358, <4 x float> %392), !dbg !10
  %401 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !10
  %402 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %401, <4 x float> %358, <4 x float> %394), !dbg !10
  %403 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %404 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %359, <4 x float> %396), !dbg !10
  %405 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %406 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %405, <4 x float> %359, <4 x float> %398), !dbg !10
  %407 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %408 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %407, <4 x float> %359, <4 x float> %400), !dbg !10
  %409 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !10
  %410 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %409, <4 x float> %359, <4 x float> %402), !dbg !10
  %411 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %412 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %411, <4 x float> %360, <4 x float> %404), !dbg !10
  %413 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %414 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %413, <4 x float> %360, <4 x float> %406), !dbg !10
  %415 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %416 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %415, <4 x float> %360, <4 x float> %408), !dbg !10
  %417 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !10
  %418 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %417, <4 x float> %360, <4 x float> %410), !dbg !10
  %419 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %420 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %419, <4 x float> %361, <4 x float> %412), !dbg !10
  %421 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %422 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %421, <4 x float> %361, <4 x float> %414), !dbg !10
  %423 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %424 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %361, <4 x float> %416), !dbg !10
  %425 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !10
  %426 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %425, <4 x float> %361, <4 x float> %418), !dbg !10
  %427 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %428 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %427, <4 x float> %362, <4 x float> %420), !dbg !10
  %429 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %430 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %429, <4 x float> %362, <4 x float> %422), !dbg !10
  %431 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %432 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %431, <4 x float> %362, <4 x float> %424), !dbg !10
  %433 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !10
  %434 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %433, <4 x float> %362, <4 x float> %426), !dbg !10
  %435 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %436 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %435, <4 x float> %363, <4 x float> %428), !dbg !10
  %437 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %438 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %437, <4 x float> %363, <4 x float> %430), !dbg !10
  %439 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %440 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %439, <4 x float> %363, <4 x float> %432), !dbg !10
  %441 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !10
  %442 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %441, <4 x float> %363, <4 x float> %434), !dbg !10
  %443 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %444 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %443, <4 x float> %364, <4 x float> %436), !dbg !10
  %445 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %446 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %445, <4 x float> %364, <4 x float> %438), !dbg !10
  %447 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %448 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %447, <4 x float> %364, <4 x float> %440), !dbg !10
  %449 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !10
  %450 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %449, <4 x float> %364, <4 x float> %442), !dbg !10
  %451 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %452 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %451, <4 x float> %365, <4 x float> %444), !dbg !10
  %453 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %454 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %453, <4 x float> %365, <4 x float> %446), !dbg !10
  %455 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %456 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %455, <4 x float> %365, <4 x float> %448), !dbg !10
  %457 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !10
  %458 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %457, <4 x float> %365, <4 x float> %450), !dbg !10
  %459 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %460 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %459, <4 x float> %366, <4 x float> %452), !dbg !10
  %461 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %462 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %461, <4 x float> %366, <4 x float> %454), !dbg !10
  %463 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %464 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %463, <4 x float> %366, <4 x float> %456), !dbg !10
  %465 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !10
  %466 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %465, <4 x float> %366, <4 x float> %458), !dbg !10
  %467 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %468 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %467, <4 x float> %367, <4 x float> %460), !dbg !10
  %469 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %470 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %469, <4 x float> %367, <4 x float> %462), !dbg !10
  %471 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %472 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %471, <4 x float> %367, <4 x float> %464), !dbg !10
  %473 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !10
  %474 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %473, <4 x float> %367, <4 x float> %466), !dbg !10
  %475 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %476 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %475, <4 x float> %368, <4 x float> %468), !dbg !10
  %477 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %478 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %477, <4 x float> %368, <4 x float> %470), !dbg !10
  %479 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %480 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %479, <4 x float> %368, <4 x float> %472), !dbg !10
  %481 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !10
  %482 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %481, <4 x float> %368, <4 x float> %474), !dbg !10
  %483 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %484 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %483, <4 x float> %369, <4 x float> %476), !dbg !10
  %485 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %486 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %485, <4 x float> %369, <4 x float> %478), !dbg !10
  %487 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %488 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %487, <4 x float> %369, <4 x float> %480), !dbg !10
  %489 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !10
  %490 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %489, <4 x float> %369, <4 x float> %482), !dbg !10
  %491 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %492 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %491, <4 x float> %370, <4 x float> %484), !dbg !10
  %493 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %494 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %493, <4 x float> %370, <4 x float> %486), !dbg !10
  %495 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %496 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %495, <4 x float> %370, <4 x float> %488), !dbg !10
  %497 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !10
  %498 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %497, <4 x float> %370, <4 x float> %490), !dbg !10
  %499 = getelementptr i8, ptr %63, i64 896, !dbg !10
  store <4 x float> %492, ptr %499, align 4, !dbg !10
  %500 = getelementptr i8, ptr %63, i64 912, !dbg !10
  store <4 x float> %494, ptr %500, align 4, !dbg !10
  %501 = getelementptr i8, ptr %63, i64 928, !dbg !10
  store <4 x float> %496, ptr %501, align 4, !dbg !10
  %502 = getelementptr i8, ptr %63, i64 944, !dbg !10
  store <4 x float> %498, ptr %502, align 4, !dbg !10
  %503 = getelementptr i8, ptr %63, i64 960, !dbg !11
  %504 = load <16 x float>, ptr %34, align 4, !dbg !12
  %505 = load <16 x float>, ptr %39, align 4, !dbg !12
  %506 = getelementptr float, ptr %17, i64 %18
  br label %507, !dbg !11

507:                                              ; preds = %510, %338
  %508 = phi i64 [ %574, %510 ], [ 0, %338 ], !dbg !11
  %509 = icmp slt i64 %508, 4, !dbg !11
  br i1 %509, label %510, label %575, !dbg !11

510:                                              ; preds = %507
  %511 = shl i64 %508, 4, !dbg !13
  %512 = getelementptr float, ptr %90, i64 %511, !dbg !13
  %513 = load <16 x float>, ptr %512, align 4, !dbg !13
  %514 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %513), !dbg !13
  %515 = fmul float %514, 6.250000e-02, !dbg !13
  %516 = insertelement <16 x float> poison, float %515, i64 0, !dbg !13
  %517 = shufflevector <16 x float> %516, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %518 = fsub <16 x float> %513, %517, !dbg !13
  %519 = fmul <16 x float> %518, %518, !dbg !13
  %520 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %519), !dbg !13
  %521 = insertelement <1 x float> poison, float %520, i64 0, !dbg !13
  %522 = fmul <1 x float> %521, splat (float 6.250000e-02), !dbg !13
  %523 = fadd <1 x float> %522, splat (float 0x3EB0C6F7A0000000), !dbg !13
  %524 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %523), !dbg !13
  %525 = fdiv <1 x float> splat (float 1.000000e+00), %524, !dbg !13
  %526 = mul i64 %508, %14, !dbg !12
  %527 = getelementptr float, ptr %108, i64 %526, !dbg !12
  %528 = load <16 x float>, ptr %527, align 4, !dbg !12
  %529 = shufflevector <1 x float> %525, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %530 = mul i64 %508, %21, !dbg !12
  %531 = getelementptr float, ptr %506, i64 %530, !dbg !12
  %532 = load <16 x float>, ptr %531, align 4, !dbg !12
  %533 = fmul <16 x float> %518, %529, !dbg !13
  %534 = fmul <16 x float> %504, %533, !dbg !12
  %535 = fadd <16 x float> %528, %534, !dbg !14
  %536 = fadd <16 x float> %535, %505, !dbg !15
  %537 = fsub <16 x float> %536, %532, !dbg !16
  %538 = fmul <16 x float> %537, %504, !dbg !12
  %539 = fmul <16 x float> %538, %518, !dbg !13
  %540 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %539), !dbg !13
  %541 = fmul <1 x float> %525, %525, !dbg !13
  %542 = fmul <1 x float> %525, %541, !dbg !13
  %543 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %538), !dbg !13
  %544 = fmul float %540, -5.000000e-01, !dbg !9
  %545 = extractelement <1 x float> %542, i64 0, !dbg !9
  %546 = fmul float %544, %545, !dbg !9
  %547 = fmul float %546, 6.250000e-02, !dbg !9
  %548 = insertelement <16 x float> poison, float %547, i64 0, !dbg !9
  %549 = shufflevector <16 x float> %548, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %550 = extractelement <1 x float> %525, i64 0, !dbg !9
  %551 = fneg float %550, !dbg !9
  %552 = fmul float %543, %551, !dbg !9
  %553 = fmul float %552, 6.250000e-02, !dbg !9
  %554 = insertelement <16 x float> poison, float %553, i64 0, !dbg !9
  %555 = shufflevector <16 x float> %554, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %556 = getelementptr float, ptr %211, i64 %508, !dbg !9
  %557 = load <1 x float>, ptr %556, align 4, !dbg !9
  %558 = shufflevector <1 x float> %557, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %559 = fmul <16 x float> %549, %518, !dbg !13
  %560 = fmul <16 x float> %559, splat (float 2.000000e+00), !dbg !13
  %561 = fmul <16 x float> %538, %529, !dbg !13
  %562 = fadd <16 x float> %561, %560, !dbg !13
  %563 = fadd <16 x float> %562, %555, !dbg !9
  %564 = fmul <16 x float> %563, %558, !dbg !9
  %565 = getelementptr float, ptr %228, i64 %511, !dbg !9
  store <16 x float> %564, ptr %565, align 4, !dbg !9
  %566 = shl i64 %508, 2, !dbg !11
  %567 = getelementptr float, ptr %499, i64 %566, !dbg !11
  %568 = load <4 x float>, ptr %567, align 4, !dbg !11
  %569 = getelementptr float, ptr %79, i64 %508, !dbg !11
  %570 = load <1 x float>, ptr %569, align 4, !dbg !11
  %571 = shufflevector <1 x float> %570, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !11
  %572 = fmul <4 x float> %568, %571, !dbg !11
  %573 = getelementptr float, ptr %503, i64 %566, !dbg !11
  store <4 x float> %572, ptr %573, align 4, !dbg !11
  %574 = add i64 %508, 1, !dbg !11
  br label %507, !dbg !11

575:                                              ; preds = %507
  %576 = load float, ptr %503, align 4, !dbg !9
  %577 = load <16 x float>, ptr %228, align 4, !dbg !9
  %578 = load <16 x float>, ptr %63, align 4, !dbg !9
  %579 = insertelement <16 x float> poison, float %576, i64 0, !dbg !9
  %580 = shufflevector <16 x float> %579, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %581 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %580, <16 x float> %577, <16 x float> %578), !dbg !9
  store <16 x float> %581, ptr %63, align 4, !dbg !9
  %582 = getelementptr i8, ptr %63, i64 976, !dbg !9
  %583 = load float, ptr %582, align 4, !dbg !9
  %584 = getelementptr i8, ptr %63, i64 980, !dbg !9
  %585 = load float, ptr %584, align 4, !dbg !9
  %586 = getelementptr i8, ptr %63, i64 576, !dbg !9
  %587 = load <16 x float>, ptr %586, align 4, !dbg !9
  %588 = load <16 x float>, ptr %230, align 4, !dbg !9
  %589 = insertelement <16 x float> poison, float %583, i64 0, !dbg !9
  %590 = shufflevector <16 x float> %589, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %591 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %577, <16 x float> %588), !dbg !9
  %592 = insertelement <16 x float> poison, float %585, i64 0, !dbg !9
  %593 = shufflevector <16 x float> %592, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %594 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %593, <16 x float> %587, <16 x float> %591), !dbg !9
  store <16 x float> %594, ptr %230, align 4, !dbg !9
  %595 = getelementptr i8, ptr %63, i64 992, !dbg !9
  %596 = load float, ptr %595, align 4, !dbg !9
  %597 = getelementptr i8, ptr %63, i64 996, !dbg !9
  %598 = load float, ptr %597, align 4, !dbg !9
  %599 = getelementptr i8, ptr %63, i64 1000, !dbg !9
  %600 = load float, ptr %599, align 4, !dbg !9
  %601 = getelementptr i8, ptr %63, i64 640, !dbg !9
  %602 = load <16 x float>, ptr %601, align 4, !dbg !9
  %603 = load <16 x float>, ptr %232, align 4, !dbg !9
  %604 = insertelement <16 x float> poison, float %596, i64 0, !dbg !9
  %605 = shufflevector <16 x float> %604, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %606 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %605, <16 x float> %577, <16 x float> %603), !dbg !9
  %607 = insertelement <16 x float> poison, float %598, i64 0, !dbg !9
  %608 = shufflevector <16 x float> %607, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %609 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %608, <16 x float> %587, <16 x float> %606), !dbg !9
  %610 = insertelement <16 x float> poison, float %600, i64 0, !dbg !9
  %611 = shufflevector <16 x float> %610, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %612 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %602, <16 x float> %609), !dbg !9
  store <16 x float> %612, ptr %232, align 4, !dbg !9
  %613 = getelementptr i8, ptr %63, i64 1008, !dbg !9
  %614 = load float, ptr %613, align 4, !dbg !9
  %615 = getelementptr i8, ptr %63, i64 1012, !dbg !9
  %616 = load float, ptr %615, align 4, !dbg !9
  %617 = getelementptr i8, ptr %63, i64 1016, !dbg !9
  %618 = load float, ptr %617, align 4, !dbg !9
  %619 = getelementptr i8, ptr %63, i64 1020, !dbg !9
  %620 = load float, ptr %619, align 4, !dbg !9
  %621 = getelementptr i8, ptr %63, i64 704, !dbg !9
  %622 = load <16 x float>, ptr %621, align 4, !dbg !9
  %623 = load <16 x float>, ptr %234, align 4, !dbg !9
  %624 = insertelement <16 x float> poison, float %614, i64 0, !dbg !9
  %625 = shufflevector <16 x float> %624, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %626 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %625, <16 x float> %577, <16 x float> %623), !dbg !9
  %627 = insertelement <16 x float> poison, float %616, i64 0, !dbg !9
  %628 = shufflevector <16 x float> %627, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %629 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %628, <16 x float> %587, <16 x float> %626), !dbg !9
  %630 = insertelement <16 x float> poison, float %618, i64 0, !dbg !9
  %631 = shufflevector <16 x float> %630, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %632 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %631, <16 x float> %602, <16 x float> %629), !dbg !9
  %633 = insertelement <16 x float> poison, float %620, i64 0, !dbg !9
  %634 = shufflevector <16 x float> %633, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %635 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %634, <16 x float> %622, <16 x float> %632), !dbg !9
  store <16 x float> %635, ptr %234, align 4, !dbg !9
  %636 = load <16 x float>, ptr %34, align 4, !dbg !17
  %637 = load <16 x float>, ptr %39, align 4, !dbg !17
  %638 = getelementptr inbounds nuw float, ptr %79, i64 %68, !dbg !9
  %639 = load float, ptr %638, align 4, !dbg !9
  %640 = insertelement <16 x float> poison, float %639, i64 0, !dbg !9
  %641 = shufflevector <16 x float> %640, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %642 = getelementptr float, ptr %56, i64 %57
  br label %643, !dbg !9

643:                                              ; preds = %646, %575
  %644 = phi i64 [ %678, %646 ], [ 0, %575 ], !dbg !9
  %645 = icmp slt i64 %644, 4, !dbg !9
  br i1 %645, label %646, label %679, !dbg !9

646:                                              ; preds = %643
  %647 = shl i64 %644, 4, !dbg !13
  %648 = getelementptr float, ptr %63, i64 %647, !dbg !13
  %649 = load <16 x float>, ptr %648, align 4, !dbg !13
  %650 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %649), !dbg !13
  %651 = fmul float %650, 6.250000e-02, !dbg !13
  %652 = insertelement <16 x float> poison, float %651, i64 0, !dbg !13
  %653 = shufflevector <16 x float> %652, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %654 = fsub <16 x float> %649, %653, !dbg !13
  %655 = fmul <16 x float> %654, %654, !dbg !13
  %656 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %655), !dbg !13
  %657 = insertelement <1 x float> poison, float %656, i64 0, !dbg !13
  %658 = fmul <1 x float> %657, splat (float 6.250000e-02), !dbg !13
  %659 = fadd <1 x float> %658, splat (float 0x3EB0C6F7A0000000)
  %660 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %659), !dbg !13
  %661 = mul i64 %644, %7, !dbg !17
  %662 = getelementptr float, ptr %236, i64 %661, !dbg !17
  %663 = load <16 x float>, ptr %662, align 4, !dbg !17
  %664 = extractelement <1 x float> %660, i64 0, !dbg !17
  %665 = fdiv float 1.000000e+00, %664, !dbg !17
  %666 = insertelement <16 x float> poison, float %665, i64 0, !dbg !17
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %668 = fmul <16 x float> %654, %667, !dbg !13
  %669 = fmul <16 x float> %636, %668, !dbg !12
  %670 = fadd <16 x float> %663, %669, !dbg !12
  %671 = fadd <16 x float> %670, %637, !dbg !17
  %672 = mul i64 %644, %60, !dbg !17
  %673 = getelementptr float, ptr %642, i64 %672, !dbg !17
  store <16 x float> %671, ptr %673, align 4, !dbg !17
  %674 = getelementptr float, ptr %228, i64 %647, !dbg !9
  %675 = load <16 x float>, ptr %674, align 4, !dbg !9
  %676 = fmul <16 x float> %675, %641, !dbg !9
  %677 = getelementptr float, ptr %90, i64 %647, !dbg !9
  store <16 x float> %676, ptr %677, align 4, !dbg !9
  %678 = add i64 %644, 1, !dbg !9
  br label %643, !dbg !9

679:                                              ; preds = %643
  %680 = load <16 x float>, ptr %90, align 4, !dbg !18
  %681 = load <16 x float>, ptr %102, align 4, !dbg !18
  %682 = load <16 x float>, ptr %104, align 4, !dbg !18
  %683 = load <16 x float>, ptr %106, align 4, !dbg !18
  br label %684, !dbg !18

684:                                              ; preds = %687, %679
  %685 = phi i64 [ %871, %687 ], [ 0, %679 ], !dbg !18
  %686 = icmp slt i64 %685, 16, !dbg !18
  br i1 %686, label %687, label %872, !dbg !18

687:                                              ; preds = %684
  %688 = getelementptr inbounds nuw float, ptr %108, i64 %685, !dbg !18
  %689 = load float, ptr %688, align 4, !dbg !18
  %690 = getelementptr inbounds nuw float, ptr %109, i64 %685, !dbg !18
  %691 = load float, ptr %690, align 4, !dbg !18
  %692 = getelementptr inbounds nuw float, ptr %111, i64 %685, !dbg !18
  %693 = load float, ptr %692, align 4, !dbg !18
  %694 = getelementptr inbounds nuw float, ptr %113, i64 %685, !dbg !18
  %695 = load float, ptr %694, align 4, !dbg !18
  %696 = or disjoint i64 %685, 1, !dbg !18
  %697 = getelementptr inbounds nuw float, ptr %108, i64 %696, !dbg !18
  %698 = load float, ptr %697, align 4, !dbg !18
  %699 = getelementptr inbounds nuw float, ptr %109, i64 %696, !dbg !18
  %700 = load float, ptr %699, align 4, !dbg !18
  %701 = getelementptr inbounds nuw float, ptr %111, i64 %696, !dbg !18
  %702 = load float, ptr %701, align 4, !dbg !18
  %703 = getelementptr inbounds nuw float, ptr %113, i64 %696, !dbg !18
  %704 = load float, ptr %703, align 4, !dbg !18
  %705 = or disjoint i64 %685, 2, !dbg !18
  %706 = getelementptr inbounds nuw float, ptr %108, i64 %705, !dbg !18
  %707 = load float, ptr %706, align 4, !dbg !18
  %708 = getelementptr inbounds nuw float, ptr %109, i64 %705, !dbg !18
  %709 = load float, ptr %708, align 4, !dbg !18
  %710 = getelementptr inbounds nuw float, ptr %111, i64 %705, !dbg !18
  %711 = load float, ptr %710, align 4, !dbg !18
  %712 = getelementptr inbounds nuw float, ptr %113, i64 %705, !dbg !18
  %713 = load float, ptr %712, align 4, !dbg !18
  %714 = or disjoint i64 %685, 3, !dbg !18
  %715 = getelementptr inbounds nuw float, ptr %108, i64 %714, !dbg !18
  %716 = load float, ptr %715, align 4, !dbg !18
  %717 = getelementptr inbounds nuw float, ptr %109, i64 %714, !dbg !18
  %718 = load float, ptr %717, align 4, !dbg !18
  %719 = getelementptr inbounds nuw float, ptr %111, i64 %714, !dbg !18
  %720 = load float, ptr %719, align 4, !dbg !18
  %721 = getelementptr inbounds nuw float, ptr %113, i64 %714, !dbg !18
  %722 = load float, ptr %721, align 4, !dbg !18
  %723 = or disjoint i64 %685, 4, !dbg !18
  %724 = getelementptr inbounds nuw float, ptr %108, i64 %723, !dbg !18
  %725 = load float, ptr %724, align 4, !dbg !18
  %726 = getelementptr inbounds nuw float, ptr %109, i64 %723, !dbg !18
  %727 = load float, ptr %726, align 4, !dbg !18
  %728 = getelementptr inbounds nuw float, ptr %111, i64 %723, !dbg !18
  %729 = load float, ptr %728, align 4, !dbg !18
  %730 = getelementptr inbounds nuw float, ptr %113, i64 %723, !dbg !18
  %731 = load float, ptr %730, align 4, !dbg !18
  %732 = or disjoint i64 %685, 5, !dbg !18
  %733 = getelementptr inbounds nuw float, ptr %108, i64 %732, !dbg !18
  %734 = load float, ptr %733, align 4, !dbg !18
  %735 = getelementptr inbounds nuw float, ptr %109, i64 %732, !dbg !18
  %736 = load float, ptr %735, align 4, !dbg !18
  %737 = getelementptr inbounds nuw float, ptr %111, i64 %732, !dbg !18
  %738 = load float, ptr %737, align 4, !dbg !18
  %739 = getelementptr inbounds nuw float, ptr %113, i64 %732, !dbg !18
  %740 = load float, ptr %739, align 4, !dbg !18
  %741 = or disjoint i64 %685, 6, !dbg !18
  %742 = getelementptr inbounds nuw float, ptr %108, i64 %741, !dbg !18
  %743 = load float, ptr %742, align 4, !dbg !18
  %744 = getelementptr inbounds nuw float, ptr %109, i64 %741, !dbg !18
  %745 = load float, ptr %744, align 4, !dbg !18
  %746 = getelementptr inbounds nuw float, ptr %111, i64 %741, !dbg !18
  %747 = load float, ptr %746, align 4, !dbg !18
  %748 = getelementptr inbounds nuw float, ptr %113, i64 %741, !dbg !18
  %749 = load float, ptr %748, align 4, !dbg !18
  %750 = or disjoint i64 %685, 7, !dbg !18
  %751 = getelementptr inbounds nuw float, ptr %108, i64 %750, !dbg !18
  %752 = load float, ptr %751, align 4, !dbg !18
  %753 = getelementptr inbounds nuw float, ptr %109, i64 %750, !dbg !18
  %754 = load float, ptr %753, align 4, !dbg !18
  %755 = getelementptr inbounds nuw float, ptr %111, i64 %750, !dbg !18
  %756 = load float, ptr %755, align 4, !dbg !18
  %757 = getelementptr inbounds nuw float, ptr %113, i64 %750, !dbg !18
  %758 = load float, ptr %757, align 4, !dbg !18
  %.idx18 = shl i64 %685, 6, !dbg !18
  %759 = getelementptr i8, ptr %44, i64 %.idx18, !dbg !18
  %760 = load <16 x float>, ptr %759, align 4, !dbg !18
  %.idx19 = shl i64 %696, 6, !dbg !18
  %761 = getelementptr i8, ptr %44, i64 %.idx19, !dbg !18
  %762 = load <16 x float>, ptr %761, align 4, !dbg !18
  %.idx20 = shl i64 %705, 6, !dbg !18
  %763 = getelementptr i8, ptr %44, i64 %.idx20, !dbg !18
  %764 = load <16 x float>, ptr %763, align 4, !dbg !18
  %.idx21 = shl i64 %714, 6, !dbg !18
  %765 = getelementptr i8, ptr %44, i64 %.idx21, !dbg !18
  %766 = load <16 x float>, ptr %765, align 4, !dbg !18
  %.idx22 = shl i64 %723, 6, !dbg !18
  %767 = getelementptr i8, ptr %44, i64 %.idx22, !dbg !18
  %768 = load <16 x float>, ptr %767, align 4, !dbg !18
  %.idx23 = shl i64 %732, 6, !dbg !18
  %769 = getelementptr i8, ptr %44, i64 %.idx23, !dbg !18
  %770 = load <16 x float>, ptr %769, align 4, !dbg !18
  %.idx24 = shl i64 %741, 6, !dbg !18
  %771 = getelementptr i8, ptr %44, i64 %.idx24, !dbg !18
  %772 = load <16 x float>, ptr %771, align 4, !dbg !18
  %.idx25 = shl i64 %750, 6, !dbg !18
  %773 = getelementptr i8, ptr %44, i64 %.idx25, !dbg !18
  %774 = load <16 x float>, ptr %773, align 4, !dbg !18
  %775 = insertelement <16 x float> poison, float %689, i64 0, !dbg !18
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %777 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %776, <16 x float> %680, <16 x float> %760), !dbg !18
  %778 = insertelement <16 x float> poison, float %691, i64 0, !dbg !18
  %779 = shufflevector <16 x float> %778, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %780 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %779, <16 x float> %681, <16 x float> %777), !dbg !18
  %781 = insertelement <16 x float> poison, float %693, i64 0, !dbg !18
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %783 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %782, <16 x float> %682, <16 x float> %780), !dbg !18
  %784 = insertelement <16 x float> poison, float %695, i64 0, !dbg !18
  %785 = shufflevector <16 x float> %784, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %786 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %785, <16 x float> %683, <16 x float> %783), !dbg !18
  %787 = insertelement <16 x float> poison, float %698, i64 0, !dbg !18
  %788 = shufflevector <16 x float> %787, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %789 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %788, <16 x float> %680, <16 x float> %762), !dbg !18
  %790 = insertelement <16 x float> poison, float %700, i64 0, !dbg !18
  %791 = shufflevector <16 x float> %790, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %792 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %791, <16 x float> %681, <16 x float> %789), !dbg !18
  %793 = insertelement <16 x float> poison, float %702, i64 0, !dbg !18
  %794 = shufflevector <16 x float> %793, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %795 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %794, <16 x float> %682, <16 x float> %792), !dbg !18
  %796 = insertelement <16 x float> poison, float %704, i64 0, !dbg !18
  %797 = shufflevector <16 x float> %796, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %798 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %797, <16 x float> %683, <16 x float> %795), !dbg !18
  %799 = insertelement <16 x float> poison, float %707, i64 0, !dbg !18
  %800 = shufflevector <16 x float> %799, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %801 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %680, <16 x float> %764), !dbg !18
  %802 = insertelement <16 x float> poison, float %709, i64 0, !dbg !18
  %803 = shufflevector <16 x float> %802, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %804 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %803, <16 x float> %681, <16 x float> %801), !dbg !18
  %805 = insertelement <16 x float> poison, float %711, i64 0, !dbg !18
  %806 = shufflevector <16 x float> %805, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %807 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %682, <16 x float> %804), !dbg !18
  %808 = insertelement <16 x float> poison, float %713, i64 0, !dbg !18
  %809 = shufflevector <16 x float> %808, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %810 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %809, <16 x float> %683, <16 x float> %807), !dbg !18
  %811 = insertelement <16 x float> poison, float %716, i64 0, !dbg !18
  %812 = shufflevector <16 x float> %811, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %813 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %812, <16 x float> %680, <16 x float> %766), !dbg !18
  %814 = insertelement <16 x float> poison, float %718, i64 0, !dbg !18
  %815 = shufflevector <16 x float> %814, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %816 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %815, <16 x float> %681, <16 x float> %813), !dbg !18
  %817 = insertelement <16 x float> poison, float %720, i64 0, !dbg !18
  %818 = shufflevector <16 x float> %817, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %819 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %818, <16 x float> %682, <16 x float> %816), !dbg !18
  %820 = insertelement <16 x float> poison, float %722, i64 0, !dbg !18
  %821 = shufflevector <16 x float> %820, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %822 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %821, <16 x float> %683, <16 x float> %819), !dbg !18
  %823 = insertelement <16 x float> poison, float %725, i64 0, !dbg !18
  %824 = shufflevector <16 x float> %823, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %825 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %824, <16 x float> %680, <16 x float> %768), !dbg !18
  %826 = insertelement <16 x float> poison, float %727, i64 0, !dbg !18
  %827 = shufflevector <16 x float> %826, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %828 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %827, <16 x float> %681, <16 x float> %825), !dbg !18
  %829 = insertelement <16 x float> poison, float %729, i64 0, !dbg !18
  %830 = shufflevector <16 x float> %829, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %831 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %830, <16 x float> %682, <16 x float> %828), !dbg !18
  %832 = insertelement <16 x float> poison, float %731, i64 0, !dbg !18
  %833 = shufflevector <16 x float> %832, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %834 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %833, <16 x float> %683, <16 x float> %831), !dbg !18
  %835 = insertelement <16 x float> poison, float %734, i64 0, !dbg !18
  %836 = shufflevector <16 x float> %835, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %837 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %836, <16 x float> %680, <16 x float> %770), !dbg !18
  %838 = insertelement <16 x float> poison, float %736, i64 0, !dbg !18
  %839 = shufflevector <16 x float> %838, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %840 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %681, <16 x float> %837), !dbg !18
  %841 = insertelement <16 x float> poison, float %738, i64 0, !dbg !18
  %842 = shufflevector <16 x float> %841, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %843 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %842, <16 x float> %682, <16 x float> %840), !dbg !18
  %844 = insertelement <16 x float> poison, float %740, i64 0, !dbg !18
  %845 = shufflevector <16 x float> %844, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %846 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %845, <16 x float> %683, <16 x float> %843), !dbg !18
  %847 = insertelement <16 x float> poison, float %743, i64 0, !dbg !18
  %848 = shufflevector <16 x float> %847, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %849 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %848, <16 x float> %680, <16 x float> %772), !dbg !18
  %850 = insertelement <16 x float> poison, float %745, i64 0, !dbg !18
  %851 = shufflevector <16 x float> %850, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %852 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %851, <16 x float> %681, <16 x float> %849), !dbg !18
  %853 = insertelement <16 x float> poison, float %747, i64 0, !dbg !18
  %854 = shufflevector <16 x float> %853, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %855 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %854, <16 x float> %682, <16 x float> %852), !dbg !18
  %856 = insertelement <16 x float> poison, float %749, i64 0, !dbg !18
  %857 = shufflevector <16 x float> %856, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %858 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %857, <16 x float> %683, <16 x float> %855), !dbg !18
  %859 = insertelement <16 x float> poison, float %752, i64 0, !dbg !18
  %860 = shufflevector <16 x float> %859, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %861 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %860, <16 x float> %680, <16 x float> %774), !dbg !18
  %862 = insertelement <16 x float> poison, float %754, i64 0, !dbg !18
  %863 = shufflevector <16 x float> %862, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %864 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %863, <16 x float> %681, <16 x float> %861), !dbg !18
  %865 = insertelement <16 x float> poison, float %756, i64 0, !dbg !18
  %866 = shufflevector <16 x float> %865, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %867 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %866, <16 x float> %682, <16 x float> %864), !dbg !18
  %868 = insertelement <16 x float> poison, float %758, i64 0, !dbg !18
  %869 = shufflevector <16 x float> %868, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %870 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %869, <16 x float> %683, <16 x float> %867), !dbg !18
  store <16 x float> %786, ptr %759, align 4, !dbg !18
  store <16 x float> %798, ptr %761, align 4, !dbg !18
  store <16 x float> %810, ptr %763, align 4, !dbg !18
  store <16 x float> %822, ptr %765, align 4, !dbg !18
  store <16 x float> %834, ptr %767, align 4, !dbg !18
  store <16 x float> %846, ptr %769, align 4, !dbg !18
  store <16 x float> %858, ptr %771, align 4, !dbg !18
  store <16 x float> %870, ptr %773, align 4, !dbg !18
  %871 = add i64 %685, 8, !dbg !18
  br label %684, !dbg !18

872:                                              ; preds = %684
  store <16 x float> zeroinitializer, ptr %63, align 4
  br label %873, !dbg !18

873:                                              ; preds = %877, %872
  %874 = phi i64 [ %881, %877 ], [ 0, %872 ], !dbg !18
  %875 = phi <16 x float> [ %880, %877 ], [ zeroinitializer, %872 ], !dbg !18
  %876 = icmp slt i64 %874, 4, !dbg !18
  br i1 %876, label %877, label %882, !dbg !18

877:                                              ; preds = %873
  %.idx17 = shl i64 %874, 6, !dbg !18
  %878 = getelementptr i8, ptr %228, i64 %.idx17, !dbg !18
  %879 = load <16 x float>, ptr %878, align 4, !dbg !18
  %880 = fadd <16 x float> %875, %879, !dbg !18
  %881 = add i64 %874, 1, !dbg !18
  br label %873, !dbg !18

882:                                              ; preds = %873
  store <16 x float> %875, ptr %63, align 4, !dbg !18
  %883 = load float, ptr %638, align 4, !dbg !18
  %884 = insertelement <16 x float> poison, float %883, i64 0, !dbg !18
  %885 = shufflevector <16 x float> %884, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %886 = load <16 x float>, ptr %51, align 4, !dbg !18
  %887 = fmul <16 x float> %875, %885, !dbg !18
  %888 = fadd <16 x float> %886, %887, !dbg !18
  store <16 x float> %888, ptr %51, align 4, !dbg !18
  ret void, !dbg !19
}

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree noinline nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.sqrt.v1f32(<1 x float>) #1

; Function Attrs: noinline
define internal void @ttt_linear(ptr %0, ptr %1) #0 !dbg !20 {
entry:
  %2 = load ptr, ptr %0, align 8, !invariant.load !5
  %3 = load ptr, ptr %2, align 8, !invariant.load !5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8, !invariant.load !5
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = load i64, ptr %6, align 8, !invariant.load !5
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load i64, ptr %8, align 8, !invariant.load !5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !5
  %12 = load ptr, ptr %11, align 8, !invariant.load !5
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load ptr, ptr %13, align 8, !invariant.load !5
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %16 = load i64, ptr %15, align 8, !invariant.load !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !invariant.load !5
  %19 = load ptr, ptr %18, align 8, !invariant.load !5
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load ptr, ptr %20, align 8, !invariant.load !5
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %23 = load i64, ptr %22, align 8, !invariant.load !5
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load ptr, ptr %24, align 8, !invariant.load !5
  %26 = load ptr, ptr %25, align 8, !invariant.load !5
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load ptr, ptr %27, align 8, !invariant.load !5
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %30 = load i64, ptr %29, align 8, !invariant.load !5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8, !invariant.load !5
  %33 = load ptr, ptr %32, align 8, !invariant.load !5
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load ptr, ptr %34, align 8, !invariant.load !5
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8, !invariant.load !5
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %39 = load i64, ptr %38, align 8, !invariant.load !5
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %41 = load i64, ptr %40, align 8, !invariant.load !5
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %43 = load ptr, ptr %42, align 8, !invariant.load !5
  %44 = load ptr, ptr %43, align 8, !invariant.load !5
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %46 = load ptr, ptr %45, align 8, !invariant.load !5
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %48 = load i64, ptr %47, align 8, !invariant.load !5
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %50 = load i64, ptr %49, align 8, !invariant.load !5
  %51 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %52 = load i64, ptr %51, align 8, !invariant.load !5
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %54 = load ptr, ptr %53, align 8, !invariant.load !5
  %55 = load ptr, ptr %54, align 8, !invariant.load !5
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load ptr, ptr %56, align 8, !invariant.load !5
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %59 = load i64, ptr %58, align 8, !invariant.load !5
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %61 = load i64, ptr %60, align 8, !invariant.load !5
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %63 = load i64, ptr %62, align 8, !invariant.load !5
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %65 = load ptr, ptr %64, align 8, !invariant.load !5
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load ptr, ptr %66, align 8, !invariant.load !5
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %69 = load ptr, ptr %68, align 8, !invariant.load !5
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load ptr, ptr %70, align 8, !invariant.load !5
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %73 = load ptr, ptr %72, align 8, !invariant.load !5
  %74 = load ptr, ptr %73, align 8, !invariant.load !5
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load ptr, ptr %75, align 8, !invariant.load !5
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %78 = load i64, ptr %77, align 8, !invariant.load !5
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %80 = load i64, ptr %79, align 8, !invariant.load !5
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 32
  %82 = load i64, ptr %81, align 8, !invariant.load !5
  %83 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %84 = load i64, ptr %83, align 8, !invariant.load !5
  %85 = getelementptr inbounds nuw i8, ptr %73, i64 48
  %86 = load i64, ptr %85, align 8, !invariant.load !5
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %88 = load ptr, ptr %87, align 8, !invariant.load !5
  %89 = load ptr, ptr %88, align 8, !invariant.load !5
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %91 = load ptr, ptr %90, align 8, !invariant.load !5
  %92 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %93 = load i64, ptr %92, align 8, !invariant.load !5
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %95 = load i64, ptr %94, align 8, !invariant.load !5
  %96 = getelementptr inbounds nuw i8, ptr %88, i64 32
  %97 = load i64, ptr %96, align 8, !invariant.load !5
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %99 = load ptr, ptr %98, align 8, !invariant.load !5
  %100 = load ptr, ptr %99, align 8, !invariant.load !5
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %102 = load ptr, ptr %101, align 8, !invariant.load !5
  %103 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %104 = load i64, ptr %103, align 8, !invariant.load !5
  %.not = icmp eq ptr %67, %76, !dbg !21
  br i1 %.not, label %.loopexit, label %.preheader8, !dbg !21

.preheader8:                                      ; preds = %entry, %107
  %105 = phi i64 [ %112, %107 ], [ 0, %entry ], !dbg !21
  %106 = icmp slt i64 %105, 16, !dbg !21
  br i1 %106, label %107, label %.loopexit, !dbg !21

107:                                              ; preds = %.preheader8
  %108 = shl i64 %105, 4, !dbg !21
  %109 = getelementptr float, ptr %67, i64 %108, !dbg !21
  %110 = load <16 x float>, ptr %109, align 4, !dbg !21
  %111 = getelementptr float, ptr %76, i64 %108, !dbg !21
  store <16 x float> %110, ptr %111, align 4, !dbg !21
  %112 = add i64 %105, 1, !dbg !21
  br label %.preheader8, !dbg !21

.loopexit:                                        ; preds = %.preheader8, %entry
  %.not1 = icmp eq ptr %71, %91, !dbg !21
  br i1 %.not1, label %115, label %113, !dbg !21

113:                                              ; preds = %.loopexit
  %114 = load <16 x float>, ptr %71, align 4, !dbg !21
  store <16 x float> %114, ptr %91, align 4, !dbg !21
  br label %115, !dbg !21

115:                                              ; preds = %113, %.loopexit
  %116 = and i64 %7, 3, !dbg !22
  %117 = and i64 %7, -4, !dbg !22
  %118 = getelementptr i8, ptr %1, i64 1088, !dbg !22
  br label %119, !dbg !22

119:                                              ; preds = %122, %115
  %120 = phi i64 [ %128, %122 ], [ 0, %115 ], !dbg !22
  %121 = icmp slt i64 %120, %117, !dbg !22
  br i1 %121, label %122, label %129, !dbg !22

122:                                              ; preds = %119
  %123 = mul nsw i64 %120, %9, !dbg !22
  %124 = mul nsw i64 %120, %16, !dbg !22
  %125 = mul nsw i64 %120, %23, !dbg !22
  %126 = mul nsw i64 %120, %30, !dbg !22
  %127 = mul nsw i64 %120, %104, !dbg !22
  call void @ttt_linear_step(i64 %120, i64 4, ptr %3, ptr %5, i64 %123, i64 4, i64 16, i64 %9, i64 1, ptr %12, ptr %14, i64 %124, i64 4, i64 16, i64 %16, i64 1, ptr %19, ptr %21, i64 %125, i64 4, i64 16, i64 %23, i64 1, ptr %26, ptr %28, i64 %126, i64 4, i64 %30, ptr %55, ptr %57, i64 %59, i64 %61, i64 %63, ptr %33, ptr %35, i64 %37, i64 %39, i64 %41, ptr %44, ptr %46, i64 %48, i64 %50, i64 %52, ptr %74, ptr %76, i64 %78, i64 %80, i64 %82, i64 %84, i64 %86, ptr %89, ptr %91, i64 %93, i64 %95, i64 %97, ptr %100, ptr %102, i64 %127, i64 4, i64 16, i64 %104, i64 1, ptr %1, ptr %118, i64 0, i64 1024, i64 1), !dbg !22
  %128 = add i64 %120, 4, !dbg !22
  br label %119, !dbg !22

129:                                              ; preds = %119
  %130 = getelementptr i8, ptr %1, i64 512, !dbg !22
  %131 = getelementptr i8, ptr %1, i64 256, !dbg !22
  %132 = getelementptr i8, ptr %1, i64 1024, !dbg !22
  %133 = getelementptr i8, ptr %1, i64 768, !dbg !22
  %134 = add nsw i64 %116, -1, !dbg !22
  br label %135, !dbg !22

135:                                              ; preds = %189, %129
  %136 = phi i64 [ %190, %189 ], [ %117, %129 ], !dbg !22
  %137 = icmp slt i64 %136, %7, !dbg !22
  br i1 %137, label %.preheader7, label %ttt_linear.exit, !dbg !22

.preheader7:                                      ; preds = %135, %140
  %138 = phi i64 [ %147, %140 ], [ 0, %135 ], !dbg !22
  %139 = icmp slt i64 %138, 4, !dbg !22
  br i1 %139, label %140, label %.preheader6, !dbg !22

140:                                              ; preds = %.preheader7
  %141 = call i64 @llvm.umin.i64(i64 %138, i64 %134), !dbg !22
  %142 = add i64 %136, %141, !dbg !22
  %143 = mul i64 %142, %9, !dbg !22
  %144 = getelementptr float, ptr %5, i64 %143, !dbg !22
  %145 = load <16 x float>, ptr %144, align 4, !dbg !22
  %.idx4 = shl i64 %138, 6, !dbg !22
  %146 = getelementptr i8, ptr %1, i64 %.idx4, !dbg !22
  store <16 x float> %145, ptr %146, align 4, !dbg !22
  %147 = add i64 %138, 1, !dbg !22
  br label %.preheader7, !dbg !22

.preheader6:                                      ; preds = %.preheader7, %150
  %148 = phi i64 [ %157, %150 ], [ 0, %.preheader7 ], !dbg !22
  %149 = icmp slt i64 %148, 4, !dbg !22
  br i1 %149, label %150, label %.preheader5, !dbg !22

150:                                              ; preds = %.preheader6
  %151 = call i64 @llvm.umin.i64(i64 %148, i64 %134), !dbg !22
  %152 = add i64 %136, %151, !dbg !22
  %153 = mul i64 %152, %16, !dbg !22
  %154 = getelementptr float, ptr %14, i64 %153, !dbg !22
  %155 = load <16 x float>, ptr %154, align 4, !dbg !22
  %.idx3 = shl i64 %148, 6, !dbg !22
  %156 = getelementptr i8, ptr %131, i64 %.idx3, !dbg !22
  store <16 x float> %155, ptr %156, align 4, !dbg !22
  %157 = add i64 %148, 1, !dbg !22
  br label %.preheader6, !dbg !22

.preheader5:                                      ; preds = %.preheader6, %160
  %158 = phi i64 [ %167, %160 ], [ 0, %.preheader6 ], !dbg !22
  %159 = icmp slt i64 %158, 4, !dbg !22
  br i1 %159, label %160, label %.preheader, !dbg !22

160:                                              ; preds = %.preheader5
  %161 = call i64 @llvm.umin.i64(i64 %158, i64 %134), !dbg !22
  %162 = add i64 %136, %161, !dbg !22
  %163 = mul i64 %162, %23, !dbg !22
  %164 = getelementptr float, ptr %21, i64 %163, !dbg !22
  %165 = load <16 x float>, ptr %164, align 4, !dbg !22
  %.idx2 = shl i64 %158, 6, !dbg !22
  %166 = getelementptr i8, ptr %130, i64 %.idx2, !dbg !22
  store <16 x float> %165, ptr %166, align 4, !dbg !22
  %167 = add i64 %158, 1, !dbg !22
  br label %.preheader5, !dbg !22

.preheader:                                       ; preds = %.preheader5, %170
  %168 = phi i64 [ %177, %170 ], [ 0, %.preheader5 ], !dbg !22
  %169 = icmp slt i64 %168, 4, !dbg !22
  br i1 %169, label %170, label %178, !dbg !22

170:                                              ; preds = %.preheader
  %171 = call i64 @llvm.umin.i64(i64 %168, i64 %134), !dbg !22
  %172 = add i64 %136, %171, !dbg !22
  %173 = mul nuw nsw i64 %172, %30, !dbg !22
  %174 = getelementptr inbounds nuw float, ptr %28, i64 %173, !dbg !22
  %175 = load float, ptr %174, align 4, !dbg !22
  %176 = getelementptr inbounds nuw float, ptr %132, i64 %168, !dbg !22
  store float %175, ptr %176, align 4, !dbg !22
  %177 = add i64 %168, 1, !dbg !22
  br label %.preheader, !dbg !22

178:                                              ; preds = %.preheader
  call void @ttt_linear_step(i64 %136, i64 %116, ptr %1, ptr %1, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %1, ptr %131, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %1, ptr %130, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %1, ptr %132, i64 0, i64 4, i64 1, ptr %55, ptr %57, i64 %59, i64 %61, i64 %63, ptr %33, ptr %35, i64 %37, i64 %39, i64 %41, ptr %44, ptr %46, i64 %48, i64 %50, i64 %52, ptr %74, ptr %76, i64 %78, i64 %80, i64 %82, i64 %84, i64 %86, ptr %89, ptr %91, i64 %93, i64 %95, i64 %97, ptr %1, ptr %133, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %1, ptr %118, i64 0, i64 1024, i64 1), !dbg !22
  br label %179, !dbg !22

179:                                              ; preds = %182, %178
  %180 = phi i64 [ %188, %182 ], [ 0, %178 ], !dbg !22
  %181 = icmp slt i64 %180, %116, !dbg !22
  br i1 %181, label %182, label %189, !dbg !22

182:                                              ; preds = %179
  %183 = add i64 %136, %180, !dbg !22
  %.idx = shl i64 %180, 6, !dbg !22
  %184 = getelementptr i8, ptr %133, i64 %.idx, !dbg !22
  %185 = load <16 x float>, ptr %184, align 4, !dbg !22
  %186 = mul i64 %183, %104, !dbg !22
  %187 = getelementptr float, ptr %102, i64 %186, !dbg !22
  store <16 x float> %185, ptr %187, align 4, !dbg !22
  %188 = add i64 %180, 1, !dbg !22
  br label %179, !dbg !22

189:                                              ; preds = %179
  %190 = add i64 %136, 4, !dbg !22
  br label %135, !dbg !22

ttt_linear.exit:                                  ; preds = %135
  ret void
}

attributes #0 = { noinline "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features"="-adx,-aes,-clflushopt,-clwb,-crc32,-cx16,-ermsb,-fsgsbase,-invpcid,-movbe,-pclmul,-pku,-prfchw,-rdrnd,-rdseed,-sahf,-xsave,-xsavec,-xsaveopt,-xsaves" }
attributes #1 = { nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree noinline nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "ttt_linear.ttt", directory: "dsl/examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "ttt_linear_step", linkageName: "ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
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
!20 = distinct !DISubprogram(name: "ttt_linear", linkageName: "ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DILocation(line: 3, column: 7, scope: !20)
!22 = !DILocation(line: 15, column: 3, scope: !20)
