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
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr } { i32 0, i32 12, ptr @tttc.tensors, i64 3456, i64 64, ptr @tttc.task.ttt_linear, i32 120, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0, ptr null }], align 8
@tttc.text.18 = private constant [33 x i8] c"631c2003f31eb847a459f7b6362deb71\00", align 8
@tttc.text.19 = private constant [35 x i8] c"--dtype=f32 --form=dual --chunk=16\00", align 8
@tttc_kernel_ttt_linear_9725f2aa8a277a85 = constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr } { i32 2, i32 104, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 128, ptr @tttc.entries, i32 0, i32 32, ptr null, ptr @tttc.text.18, ptr @tttc.text.19 }, align 8

; Function Attrs: noinline
define internal void @ttt_linear(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, i64 %52, ptr %53, ptr %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, ptr %60, ptr %61, i64 %62, i64 %63, i64 %64, ptr %65, ptr %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, ptr %72, ptr %73, i64 %74, i64 %75, i64 %76) #0 !dbg !3 {
  %78 = and i64 %3, 3, !dbg !6
  %79 = and i64 %3, -4, !dbg !6
  br label %80, !dbg !6

80:                                               ; preds = %83, %77
  %81 = phi i64 [ %88, %83 ], [ 0, %77 ], !dbg !6
  %82 = icmp slt i64 %81, 16, !dbg !6
  br i1 %82, label %83, label %89, !dbg !6

83:                                               ; preds = %80
  %84 = shl i64 %81, 4, !dbg !6
  %85 = getelementptr float, ptr %42, i64 %84, !dbg !6
  %86 = load <16 x float>, ptr %85, align 4, !dbg !6
  %87 = getelementptr float, ptr %73, i64 %84, !dbg !6
  store <16 x float> %86, ptr %87, align 4, !dbg !6
  %88 = add i64 %81, 1, !dbg !6
  br label %80, !dbg !6

89:                                               ; preds = %80
  %90 = getelementptr i8, ptr %73, i64 2048, !dbg !6
  %91 = load <16 x float>, ptr %49, align 4, !dbg !6
  store <16 x float> %91, ptr %90, align 4, !dbg !6
  %92 = getelementptr i8, ptr %73, i64 2176, !dbg !6
  br label %93, !dbg !6

93:                                               ; preds = %96, %89
  %94 = phi i64 [ %102, %96 ], [ 0, %89 ], !dbg !6
  %95 = icmp slt i64 %94, %79, !dbg !6
  br i1 %95, label %96, label %103, !dbg !6

96:                                               ; preds = %93
  %97 = mul nsw i64 %94, %5, !dbg !6
  %98 = mul nsw i64 %94, %12, !dbg !6
  %99 = mul nsw i64 %94, %19, !dbg !6
  %100 = mul nsw i64 %94, %25, !dbg !6
  %101 = mul nsw i64 %94, %70, !dbg !6
  call void @ttt_linear_step(i64 %94, i64 4, ptr %0, ptr %1, i64 %97, i64 4, i64 16, i64 %5, i64 1, ptr %7, ptr %8, i64 %98, i64 4, i64 16, i64 %12, i64 1, ptr %14, ptr %15, i64 %99, i64 4, i64 16, i64 %19, i64 1, ptr %21, ptr %22, i64 %100, i64 4, i64 %25, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %72, ptr %73, i64 0, i64 16, i64 16, i64 16, i64 1, ptr %72, ptr nonnull %90, i64 0, i64 16, i64 1, ptr %65, ptr %66, i64 %101, i64 4, i64 16, i64 %70, i64 1, ptr %72, ptr %92, i64 0, i64 1280, i64 1), !dbg !6
  %102 = add i64 %94, 4, !dbg !6
  br label %93, !dbg !6

103:                                              ; preds = %93
  %104 = getelementptr i8, ptr %73, i64 1536, !dbg !6
  %105 = getelementptr i8, ptr %73, i64 1024, !dbg !6
  %106 = getelementptr i8, ptr %73, i64 1280, !dbg !6
  %107 = getelementptr i8, ptr %73, i64 2112, !dbg !6
  %108 = getelementptr i8, ptr %73, i64 1792, !dbg !6
  %109 = add nsw i64 %78, -1, !dbg !6
  br label %110, !dbg !6

110:                                              ; preds = %164, %103
  %111 = phi i64 [ %165, %164 ], [ %79, %103 ], !dbg !6
  %112 = icmp slt i64 %111, %3, !dbg !6
  br i1 %112, label %.preheader7, label %.preheader, !dbg !6

.preheader7:                                      ; preds = %110, %115
  %113 = phi i64 [ %122, %115 ], [ 0, %110 ], !dbg !6
  %114 = icmp slt i64 %113, 4, !dbg !6
  br i1 %114, label %115, label %.preheader6, !dbg !6

115:                                              ; preds = %.preheader7
  %116 = call i64 @llvm.umin.i64(i64 %113, i64 %109), !dbg !6
  %117 = add i64 %111, %116, !dbg !6
  %118 = mul i64 %117, %5, !dbg !6
  %119 = getelementptr float, ptr %1, i64 %118, !dbg !6
  %120 = load <16 x float>, ptr %119, align 4, !dbg !6
  %.idx3 = shl i64 %113, 6, !dbg !6
  %121 = getelementptr i8, ptr %105, i64 %.idx3, !dbg !6
  store <16 x float> %120, ptr %121, align 4, !dbg !6
  %122 = add i64 %113, 1, !dbg !6
  br label %.preheader7, !dbg !6

.preheader6:                                      ; preds = %.preheader7, %125
  %123 = phi i64 [ %132, %125 ], [ 0, %.preheader7 ], !dbg !6
  %124 = icmp slt i64 %123, 4, !dbg !6
  br i1 %124, label %125, label %.preheader5, !dbg !6

125:                                              ; preds = %.preheader6
  %126 = call i64 @llvm.umin.i64(i64 %123, i64 %109), !dbg !6
  %127 = add i64 %111, %126, !dbg !6
  %128 = mul i64 %127, %12, !dbg !6
  %129 = getelementptr float, ptr %8, i64 %128, !dbg !6
  %130 = load <16 x float>, ptr %129, align 4, !dbg !6
  %.idx2 = shl i64 %123, 6, !dbg !6
  %131 = getelementptr i8, ptr %106, i64 %.idx2, !dbg !6
  store <16 x float> %130, ptr %131, align 4, !dbg !6
  %132 = add i64 %123, 1, !dbg !6
  br label %.preheader6, !dbg !6

.preheader5:                                      ; preds = %.preheader6, %135
  %133 = phi i64 [ %142, %135 ], [ 0, %.preheader6 ], !dbg !6
  %134 = icmp slt i64 %133, 4, !dbg !6
  br i1 %134, label %135, label %.preheader4, !dbg !6

135:                                              ; preds = %.preheader5
  %136 = call i64 @llvm.umin.i64(i64 %133, i64 %109), !dbg !6
  %137 = add i64 %111, %136, !dbg !6
  %138 = mul i64 %137, %19, !dbg !6
  %139 = getelementptr float, ptr %15, i64 %138, !dbg !6
  %140 = load <16 x float>, ptr %139, align 4, !dbg !6
  %.idx1 = shl i64 %133, 6, !dbg !6
  %141 = getelementptr i8, ptr %104, i64 %.idx1, !dbg !6
  store <16 x float> %140, ptr %141, align 4, !dbg !6
  %142 = add i64 %133, 1, !dbg !6
  br label %.preheader5, !dbg !6

.preheader4:                                      ; preds = %.preheader5, %145
  %143 = phi i64 [ %152, %145 ], [ 0, %.preheader5 ], !dbg !6
  %144 = icmp slt i64 %143, 4, !dbg !6
  br i1 %144, label %145, label %153, !dbg !6

145:                                              ; preds = %.preheader4
  %146 = call i64 @llvm.umin.i64(i64 %143, i64 %109), !dbg !6
  %147 = add i64 %111, %146, !dbg !6
  %148 = mul nuw nsw i64 %147, %25, !dbg !6
  %149 = getelementptr inbounds nuw float, ptr %22, i64 %148, !dbg !6
  %150 = load float, ptr %149, align 4, !dbg !6
  %151 = getelementptr inbounds nuw float, ptr %107, i64 %143, !dbg !6
  store float %150, ptr %151, align 4, !dbg !6
  %152 = add i64 %143, 1, !dbg !6
  br label %.preheader4, !dbg !6

153:                                              ; preds = %.preheader4
  call void @ttt_linear_step(i64 %111, i64 %78, ptr %72, ptr %105, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %106, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %104, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %107, i64 0, i64 4, i64 1, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %72, ptr %73, i64 0, i64 16, i64 16, i64 16, i64 1, ptr %72, ptr nonnull %90, i64 0, i64 16, i64 1, ptr %72, ptr %108, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %92, i64 0, i64 1280, i64 1), !dbg !6
  br label %154, !dbg !6

154:                                              ; preds = %157, %153
  %155 = phi i64 [ %163, %157 ], [ 0, %153 ], !dbg !6
  %156 = icmp slt i64 %155, %78, !dbg !6
  br i1 %156, label %157, label %164, !dbg !6

157:                                              ; preds = %154
  %158 = add i64 %111, %155, !dbg !6
  %.idx = shl i64 %155, 6, !dbg !6
  %159 = getelementptr i8, ptr %108, i64 %.idx, !dbg !6
  %160 = load <16 x float>, ptr %159, align 4, !dbg !6
  %161 = mul i64 %158, %70, !dbg !6
  %162 = getelementptr float, ptr %66, i64 %161, !dbg !6
  store <16 x float> %160, ptr %162, align 4, !dbg !6
  %163 = add i64 %155, 1, !dbg !6
  br label %154, !dbg !6

164:                                              ; preds = %154
  %165 = add i64 %111, 4, !dbg !6
  br label %110, !dbg !6

.preheader:                                       ; preds = %110, %168
  %166 = phi i64 [ %173, %168 ], [ 0, %110 ], !dbg !7
  %167 = icmp slt i64 %166, 16, !dbg !7
  br i1 %167, label %168, label %174, !dbg !7

168:                                              ; preds = %.preheader
  %169 = shl i64 %166, 4, !dbg !7
  %170 = getelementptr float, ptr %73, i64 %169, !dbg !7
  %171 = load <16 x float>, ptr %170, align 4, !dbg !7
  %172 = getelementptr float, ptr %54, i64 %169, !dbg !7
  store <16 x float> %171, ptr %172, align 4, !dbg !7
  %173 = add i64 %166, 1, !dbg !7
  br label %.preheader, !dbg !7

174:                                              ; preds = %.preheader
  %175 = load <16 x float>, ptr %90, align 4, !dbg !7
  store <16 x float> %175, ptr %61, align 4, !dbg !7
  ret void, !dbg !7
}

; Function Attrs: noinline
define internal void @ttt_linear_step(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, ptr %16, ptr %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, ptr %23, ptr %24, i64 %25, i64 %26, i64 %27, ptr %28, ptr %29, i64 %30, i64 %31, i64 %32, ptr %33, ptr %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, i64 %42, ptr %43, ptr %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, ptr %50, ptr %51, i64 %52, i64 %53, i64 %54, ptr %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, ptr %62, ptr %63, i64 %64, i64 %65, i64 %66) #0 !dbg !8 {
  %68 = add i64 %1, -1, !dbg !9
  br label %69, !dbg !9

69:                                               ; preds = %72, %67
  %70 = phi i64 [ %77, %72 ], [ 0, %67 ], !dbg !9
  %71 = icmp slt i64 %70, 4, !dbg !9
  br i1 %71, label %72, label %78, !dbg !9

72:                                               ; preds = %69
  %73 = call i64 @llvm.umin.i64(i64 %70, i64 %68), !dbg !9
  %74 = getelementptr inbounds nuw float, ptr %29, i64 %73, !dbg !9
  %75 = load float, ptr %74, align 4, !dbg !9
  %76 = getelementptr inbounds nuw float, ptr %63, i64 %70, !dbg !9
  store float %75, ptr %76, align 4, !dbg !9
  %77 = add i64 %70, 1, !dbg !9
  br label %69, !dbg !9

78:                                               ; preds = %69
  %79 = getelementptr i8, ptr %63, i64 1024, !dbg !9
  %80 = load <4 x float>, ptr %63, align 4, !dbg !9
  %81 = fneg <4 x float> %80, !dbg !9
  store <4 x float> %81, ptr %79, align 4, !dbg !9
  %82 = load <16 x float>, ptr %51, align 4, !dbg !10
  br label %83, !dbg !10

83:                                               ; preds = %86, %78
  %84 = phi i64 [ %88, %86 ], [ 0, %78 ], !dbg !10
  %85 = icmp slt i64 %84, 4, !dbg !10
  br i1 %85, label %86, label %89, !dbg !10

86:                                               ; preds = %83
  %.idx57 = shl i64 %84, 6, !dbg !10
  %87 = getelementptr i8, ptr %63, i64 %.idx57, !dbg !10
  store <16 x float> %82, ptr %87, align 4, !dbg !10
  %88 = add i64 %84, 1, !dbg !10
  br label %83, !dbg !10

89:                                               ; preds = %83
  %90 = getelementptr i8, ptr %63, i64 256, !dbg !11
  br label %91, !dbg !11

91:                                               ; preds = %94, %89
  %92 = phi i64 [ %99, %94 ], [ 0, %89 ], !dbg !11
  %93 = icmp slt i64 %92, 4, !dbg !11
  br i1 %93, label %94, label %100, !dbg !11

94:                                               ; preds = %91
  %95 = shl i64 %92, 4, !dbg !11
  %96 = getelementptr float, ptr %63, i64 %95, !dbg !11
  %97 = load <16 x float>, ptr %96, align 4, !dbg !11
  %98 = getelementptr float, ptr %90, i64 %95, !dbg !11
  store <16 x float> %97, ptr %98, align 4, !dbg !11
  %99 = add i64 %92, 1, !dbg !11
  br label %91, !dbg !11

100:                                              ; preds = %91
  %101 = load <16 x float>, ptr %90, align 4, !dbg !11
  %102 = getelementptr i8, ptr %63, i64 320, !dbg !11
  %103 = load <16 x float>, ptr %102, align 4, !dbg !11
  %104 = getelementptr i8, ptr %63, i64 384, !dbg !11
  %105 = load <16 x float>, ptr %104, align 4, !dbg !11
  %106 = getelementptr i8, ptr %63, i64 448, !dbg !11
  %107 = load <16 x float>, ptr %106, align 4, !dbg !11
  %108 = getelementptr float, ptr %10, i64 %11
  %109 = getelementptr float, ptr %108, i64 %14
  %110 = shl nuw nsw i64 %14, 1
  %111 = getelementptr inbounds nuw float, ptr %108, i64 %110
  %112 = mul nuw nsw i64 %14, 3
  %113 = getelementptr inbounds nuw float, ptr %108, i64 %112
  br label %114, !dbg !11

114:                                              ; preds = %117, %100
  %115 = phi i64 [ %163, %117 ], [ 0, %100 ], !dbg !11
  %.pn7 = phi <16 x float> [ %144, %117 ], [ %101, %100 ]
  %.pn5 = phi <16 x float> [ %150, %117 ], [ %103, %100 ]
  %.pn3 = phi <16 x float> [ %156, %117 ], [ %105, %100 ]
  %.pn1 = phi <16 x float> [ %162, %117 ], [ %107, %100 ]
  %116 = icmp slt i64 %115, 16, !dbg !11
  br i1 %116, label %117, label %164, !dbg !11

117:                                              ; preds = %114
  %118 = getelementptr inbounds nuw float, ptr %108, i64 %115, !dbg !11
  %119 = load float, ptr %118, align 4, !dbg !11
  %120 = or disjoint i64 %115, 1, !dbg !11
  %121 = getelementptr inbounds nuw float, ptr %108, i64 %120, !dbg !11
  %122 = load float, ptr %121, align 4, !dbg !11
  %123 = getelementptr inbounds nuw float, ptr %109, i64 %115, !dbg !11
  %124 = load float, ptr %123, align 4, !dbg !11
  %125 = getelementptr inbounds nuw float, ptr %109, i64 %120, !dbg !11
  %126 = load float, ptr %125, align 4, !dbg !11
  %127 = getelementptr inbounds nuw float, ptr %111, i64 %115, !dbg !11
  %128 = load float, ptr %127, align 4, !dbg !11
  %129 = getelementptr inbounds nuw float, ptr %111, i64 %120, !dbg !11
  %130 = load float, ptr %129, align 4, !dbg !11
  %131 = getelementptr inbounds nuw float, ptr %113, i64 %115, !dbg !11
  %132 = load float, ptr %131, align 4, !dbg !11
  %133 = getelementptr inbounds nuw float, ptr %113, i64 %120, !dbg !11
  %134 = load float, ptr %133, align 4, !dbg !11
  %.idx55 = shl i64 %115, 6, !dbg !11
  %135 = getelementptr i8, ptr %44, i64 %.idx55, !dbg !11
  %136 = load <16 x float>, ptr %135, align 4, !dbg !11
  %.idx56 = shl i64 %120, 6, !dbg !11
  %137 = getelementptr i8, ptr %44, i64 %.idx56, !dbg !11
  %138 = load <16 x float>, ptr %137, align 4, !dbg !11
  %139 = insertelement <16 x float> poison, float %119, i64 0, !dbg !11
  %140 = shufflevector <16 x float> %139, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %141 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %140, <16 x float> %136, <16 x float> %.pn7), !dbg !11
  %142 = insertelement <16 x float> poison, float %122, i64 0, !dbg !11
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %144 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %138, <16 x float> %141), !dbg !11
  %145 = insertelement <16 x float> poison, float %124, i64 0, !dbg !11
  %146 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %147 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %136, <16 x float> %.pn5), !dbg !11
  %148 = insertelement <16 x float> poison, float %126, i64 0, !dbg !11
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %150 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %138, <16 x float> %147), !dbg !11
  %151 = insertelement <16 x float> poison, float %128, i64 0, !dbg !11
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %153 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %136, <16 x float> %.pn3), !dbg !11
  %154 = insertelement <16 x float> poison, float %130, i64 0, !dbg !11
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %156 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %138, <16 x float> %153), !dbg !11
  %157 = insertelement <16 x float> poison, float %132, i64 0, !dbg !11
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %159 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %136, <16 x float> %.pn1), !dbg !11
  %160 = insertelement <16 x float> poison, float %134, i64 0, !dbg !11
  %161 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %162 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %138, <16 x float> %159), !dbg !11
  %163 = add i64 %115, 2, !dbg !11
  br label %114, !dbg !11

164:                                              ; preds = %114
  store <16 x float> %.pn7, ptr %90, align 4, !dbg !11
  store <16 x float> %.pn5, ptr %102, align 4, !dbg !11
  store <16 x float> %.pn3, ptr %104, align 4, !dbg !11
  store <16 x float> %.pn1, ptr %106, align 4, !dbg !11
  %165 = getelementptr i8, ptr %63, i64 512, !dbg !10
  %166 = getelementptr i8, ptr %63, i64 1088, !dbg !9
  %167 = getelementptr i8, ptr %63, i64 768, !dbg !10
  %168 = getelementptr i8, ptr %63, i64 1152, !dbg !9
  %169 = getelementptr i8, ptr %63, i64 1216, !dbg !9
  %170 = load <16 x float>, ptr %34, align 4, !dbg !12
  %171 = load <16 x float>, ptr %39, align 4, !dbg !12
  %172 = getelementptr float, ptr %17, i64 %18
  br label %173, !dbg !13

173:                                              ; preds = %176, %164
  %174 = phi i64 [ %215, %176 ], [ 0, %164 ], !dbg !13
  %175 = icmp slt i64 %174, 4, !dbg !13
  br i1 %175, label %176, label %216, !dbg !13

176:                                              ; preds = %173
  %177 = shl i64 %174, 4, !dbg !13
  %178 = getelementptr float, ptr %90, i64 %177, !dbg !13
  %179 = load <16 x float>, ptr %178, align 4, !dbg !13
  %180 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %179), !dbg !13
  %181 = insertelement <16 x float> poison, float %180, i64 0, !dbg !13
  %182 = fmul <16 x float> %181, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !13
  %183 = shufflevector <16 x float> %182, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %184 = fsub <16 x float> %179, %183, !dbg !13
  %185 = getelementptr float, ptr %165, i64 %177, !dbg !13
  store <16 x float> %184, ptr %185, align 4, !dbg !13
  %186 = fmul <16 x float> %184, %184, !dbg !13
  %187 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %186), !dbg !13
  %188 = insertelement <1 x float> poison, float %187, i64 0, !dbg !13
  %189 = fmul <1 x float> %188, splat (float 6.250000e-02), !dbg !13
  %190 = fadd <1 x float> %189, splat (float 0x3EB0C6F7A0000000), !dbg !13
  %191 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %190), !dbg !13
  %192 = fdiv <1 x float> splat (float 1.000000e+00), %191, !dbg !13
  %193 = getelementptr float, ptr %166, i64 %174, !dbg !13
  store <1 x float> %192, ptr %193, align 4, !dbg !13
  %194 = mul i64 %174, %14, !dbg !12
  %195 = getelementptr float, ptr %108, i64 %194, !dbg !12
  %196 = load <16 x float>, ptr %195, align 4, !dbg !12
  %197 = shufflevector <1 x float> %192, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %198 = mul i64 %174, %21, !dbg !12
  %199 = getelementptr float, ptr %172, i64 %198, !dbg !12
  %200 = load <16 x float>, ptr %199, align 4, !dbg !12
  %201 = fmul <16 x float> %184, %197, !dbg !13
  %202 = fmul <16 x float> %170, %201, !dbg !12
  %203 = fadd <16 x float> %196, %202, !dbg !14
  %204 = fadd <16 x float> %203, %171, !dbg !15
  %205 = fsub <16 x float> %204, %200, !dbg !16
  %206 = fmul <16 x float> %205, %170, !dbg !12
  %207 = getelementptr float, ptr %167, i64 %177, !dbg !12
  store <16 x float> %206, ptr %207, align 4, !dbg !12
  %208 = fmul <16 x float> %206, %184, !dbg !13
  %209 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %208), !dbg !13
  %210 = insertelement <1 x float> poison, float %209, i64 0, !dbg !13
  %211 = getelementptr float, ptr %168, i64 %174, !dbg !13
  store <1 x float> %210, ptr %211, align 4, !dbg !13
  %212 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %206), !dbg !13
  %213 = insertelement <1 x float> poison, float %212, i64 0, !dbg !13
  %214 = getelementptr float, ptr %169, i64 %174, !dbg !13
  store <1 x float> %213, ptr %214, align 4, !dbg !13
  %215 = add i64 %174, 1, !dbg !13
  br label %173, !dbg !13

216:                                              ; preds = %173
  %217 = insertelement <16 x i64> poison, i64 %1, i64 0, !dbg !17
  %218 = getelementptr float, ptr %24, i64 %25
  br label %219, !dbg !17

219:                                              ; preds = %222, %216
  %220 = phi i64 [ %262, %222 ], [ 0, %216 ], !dbg !17
  %221 = icmp slt i64 %220, 4, !dbg !17
  br i1 %221, label %222, label %263, !dbg !17

222:                                              ; preds = %219
  %223 = shl i64 %220, 4, !dbg !17
  %224 = getelementptr float, ptr %167, i64 %223, !dbg !17
  %225 = load <16 x float>, ptr %224, align 4, !dbg !17
  %226 = getelementptr float, ptr %166, i64 %220, !dbg !17
  %227 = load <1 x float>, ptr %226, align 4, !dbg !17
  %228 = shufflevector <1 x float> %227, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %229 = getelementptr float, ptr %168, i64 %220, !dbg !17
  %230 = load <1 x float>, ptr %229, align 4, !dbg !17
  %231 = shufflevector <1 x float> %230, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %232 = getelementptr float, ptr %165, i64 %223, !dbg !17
  %233 = load <16 x float>, ptr %232, align 4, !dbg !17
  %234 = getelementptr float, ptr %169, i64 %220, !dbg !17
  %235 = load <1 x float>, ptr %234, align 4, !dbg !17
  %236 = mul nuw nsw i64 %220, %27, !dbg !17
  %237 = getelementptr inbounds nuw float, ptr %218, i64 %236, !dbg !17
  %238 = load float, ptr %237, align 4, !dbg !17
  %239 = insertelement <16 x float> poison, float %238, i64 0, !dbg !17
  %240 = shufflevector <16 x float> %239, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !17
  %241 = fmul <1 x float> %227, %227, !dbg !13
  %242 = fmul <16 x float> %231, splat (float -5.000000e-01), !dbg !13
  %243 = fmul <1 x float> %227, %241, !dbg !13
  %244 = shufflevector <1 x float> %243, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %245 = fmul <16 x float> %242, %244, !dbg !13
  %246 = fmul <16 x float> %245, splat (float 6.250000e-02), !dbg !13
  %247 = fmul <16 x float> %246, %233, !dbg !13
  %248 = fmul <16 x float> %247, splat (float 2.000000e+00), !dbg !13
  %249 = fmul <16 x float> %225, %228, !dbg !13
  %250 = fneg <1 x float> %227, !dbg !13
  %251 = fmul <1 x float> %235, %250, !dbg !13
  %252 = shufflevector <1 x float> %251, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %253 = insertelement <16 x i64> poison, i64 %220, i64 0, !dbg !17
  %254 = icmp ult <16 x i64> %253, %217, !dbg !18
  %255 = shufflevector <16 x i1> %254, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !18
  %256 = select <16 x i1> %255, <16 x float> %240, <16 x float> zeroinitializer, !dbg !18
  %257 = fmul <16 x float> %252, splat (float 6.250000e-02), !dbg !13
  %258 = fadd <16 x float> %249, %248, !dbg !13
  %259 = fadd <16 x float> %258, %257, !dbg !18
  %260 = fmul <16 x float> %259, %256, !dbg !18
  %261 = getelementptr float, ptr %90, i64 %223, !dbg !18
  store <16 x float> %260, ptr %261, align 4, !dbg !18
  %262 = add i64 %220, 1, !dbg !17
  br label %219, !dbg !17

263:                                              ; preds = %219
  %264 = load <16 x float>, ptr %63, align 4, !dbg !11
  %265 = getelementptr i8, ptr %63, i64 64, !dbg !11
  %266 = load <16 x float>, ptr %265, align 4, !dbg !11
  %267 = getelementptr i8, ptr %63, i64 128, !dbg !11
  %268 = load <16 x float>, ptr %267, align 4, !dbg !11
  %269 = getelementptr i8, ptr %63, i64 192, !dbg !11
  %270 = load <16 x float>, ptr %269, align 4, !dbg !11
  %271 = getelementptr float, ptr %3, i64 %4
  %272 = getelementptr float, ptr %271, i64 %7
  %273 = shl nuw nsw i64 %7, 1
  %274 = getelementptr inbounds nuw float, ptr %271, i64 %273
  %275 = mul nuw nsw i64 %7, 3
  %276 = getelementptr inbounds nuw float, ptr %271, i64 %275
  br label %277, !dbg !11

277:                                              ; preds = %280, %263
  %278 = phi i64 [ %326, %280 ], [ 0, %263 ], !dbg !11
  %.pn15 = phi <16 x float> [ %307, %280 ], [ %264, %263 ]
  %.pn13 = phi <16 x float> [ %313, %280 ], [ %266, %263 ]
  %.pn11 = phi <16 x float> [ %319, %280 ], [ %268, %263 ]
  %.pn9 = phi <16 x float> [ %325, %280 ], [ %270, %263 ]
  %279 = icmp slt i64 %278, 16, !dbg !11
  br i1 %279, label %280, label %327, !dbg !11

280:                                              ; preds = %277
  %281 = getelementptr inbounds nuw float, ptr %271, i64 %278, !dbg !11
  %282 = load float, ptr %281, align 4, !dbg !11
  %283 = or disjoint i64 %278, 1, !dbg !11
  %284 = getelementptr inbounds nuw float, ptr %271, i64 %283, !dbg !11
  %285 = load float, ptr %284, align 4, !dbg !11
  %286 = getelementptr inbounds nuw float, ptr %272, i64 %278, !dbg !11
  %287 = load float, ptr %286, align 4, !dbg !11
  %288 = getelementptr inbounds nuw float, ptr %272, i64 %283, !dbg !11
  %289 = load float, ptr %288, align 4, !dbg !11
  %290 = getelementptr inbounds nuw float, ptr %274, i64 %278, !dbg !11
  %291 = load float, ptr %290, align 4, !dbg !11
  %292 = getelementptr inbounds nuw float, ptr %274, i64 %283, !dbg !11
  %293 = load float, ptr %292, align 4, !dbg !11
  %294 = getelementptr inbounds nuw float, ptr %276, i64 %278, !dbg !11
  %295 = load float, ptr %294, align 4, !dbg !11
  %296 = getelementptr inbounds nuw float, ptr %276, i64 %283, !dbg !11
  %297 = load float, ptr %296, align 4, !dbg !11
  %.idx53 = shl i64 %278, 6, !dbg !11
  %298 = getelementptr i8, ptr %44, i64 %.idx53, !dbg !11
  %299 = load <16 x float>, ptr %298, align 4, !dbg !11
  %.idx54 = shl i64 %283, 6, !dbg !11
  %300 = getelementptr i8, ptr %44, i64 %.idx54, !dbg !11
  %301 = load <16 x float>, ptr %300, align 4, !dbg !11
  %302 = insertelement <16 x float> poison, float %282, i64 0, !dbg !11
  %303 = shufflevector <16 x float> %302, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %304 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %299, <16 x float> %.pn15), !dbg !11
  %305 = insertelement <16 x float> poison, float %285, i64 0, !dbg !11
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %307 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %306, <16 x float> %301, <16 x float> %304), !dbg !11
  %308 = insertelement <16 x float> poison, float %287, i64 0, !dbg !11
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %310 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %299, <16 x float> %.pn13), !dbg !11
  %311 = insertelement <16 x float> poison, float %289, i64 0, !dbg !11
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %313 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %312, <16 x float> %301, <16 x float> %310), !dbg !11
  %314 = insertelement <16 x float> poison, float %291, i64 0, !dbg !11
  %315 = shufflevector <16 x float> %314, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %316 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %315, <16 x float> %299, <16 x float> %.pn11), !dbg !11
  %317 = insertelement <16 x float> poison, float %293, i64 0, !dbg !11
  %318 = shufflevector <16 x float> %317, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %319 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %301, <16 x float> %316), !dbg !11
  %320 = insertelement <16 x float> poison, float %295, i64 0, !dbg !11
  %321 = shufflevector <16 x float> %320, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %322 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %321, <16 x float> %299, <16 x float> %.pn9), !dbg !11
  %323 = insertelement <16 x float> poison, float %297, i64 0, !dbg !11
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %325 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %301, <16 x float> %322), !dbg !11
  %326 = add i64 %278, 2, !dbg !11
  br label %277, !dbg !11

327:                                              ; preds = %277
  store <16 x float> %.pn15, ptr %63, align 4, !dbg !11
  store <16 x float> %.pn13, ptr %265, align 4, !dbg !11
  store <16 x float> %.pn11, ptr %267, align 4, !dbg !11
  store <16 x float> %.pn9, ptr %269, align 4, !dbg !11
  %328 = load <16 x float>, ptr %271, align 4, !dbg !19
  %329 = load <16 x float>, ptr %272, align 4, !dbg !19
  %.idx = shl i64 %7, 3, !dbg !19
  %330 = getelementptr i8, ptr %271, i64 %.idx, !dbg !19
  %331 = load <16 x float>, ptr %330, align 4, !dbg !19
  %.idx16 = mul i64 %7, 12, !dbg !19
  %332 = getelementptr i8, ptr %271, i64 %.idx16, !dbg !19
  %333 = load <16 x float>, ptr %332, align 4, !dbg !19
  %334 = load <16 x float>, ptr %108, align 4, !dbg !19
  %335 = load <16 x float>, ptr %109, align 4, !dbg !19
  %.idx17 = shl i64 %14, 3, !dbg !19
  %336 = getelementptr i8, ptr %108, i64 %.idx17, !dbg !19
  %337 = load <16 x float>, ptr %336, align 4, !dbg !19
  %.idx18 = mul i64 %14, 12, !dbg !19
  %338 = getelementptr i8, ptr %108, i64 %.idx18, !dbg !19
  %339 = load <16 x float>, ptr %338, align 4, !dbg !19
  %340 = shufflevector <16 x float> %335, <16 x float> %334, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %341 = shufflevector <16 x float> %337, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %342 = shufflevector <64 x float> %341, <64 x float> %340, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %343 = shufflevector <16 x float> %339, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %344 = shufflevector <64 x float> %343, <64 x float> %342, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !19
  %345 = shufflevector <64 x float> %344, <64 x float> poison, <64 x i32> <i32 0, i32 16, i32 32, i32 48, i32 1, i32 17, i32 33, i32 49, i32 2, i32 18, i32 34, i32 50, i32 3, i32 19, i32 35, i32 51, i32 4, i32 20, i32 36, i32 52, i32 5, i32 21, i32 37, i32 53, i32 6, i32 22, i32 38, i32 54, i32 7, i32 23, i32 39, i32 55, i32 8, i32 24, i32 40, i32 56, i32 9, i32 25, i32 41, i32 57, i32 10, i32 26, i32 42, i32 58, i32 11, i32 27, i32 43, i32 59, i32 12, i32 28, i32 44, i32 60, i32 13, i32 29, i32 45, i32 61, i32 14, i32 30, i32 46, i32 62, i32 15, i32 31, i32 47, i32 63>, !dbg !19
  %346 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  %347 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  %348 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !19
  %349 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !19
  %350 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !19
  %351 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !19
  %352 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !19
  %353 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !19
  %354 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !19
  %355 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !19
  %356 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !19
  %357 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !19
  %358 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !19
  %359 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !19
  %360 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !19
  %361 = shufflevector <64 x float> %345, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !19
  %362 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %363 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %362, <4 x float> %346, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %364 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %365 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %364, <4 x float> %346, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %366 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %367 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %366, <4 x float> %346, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %368 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %369 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %368, <4 x float> %346, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %370 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %371 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %370, <4 x float> %347, <4 x float> %363), !dbg !19
  %372 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %373 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %372, <4 x float> %347, <4 x float> %365), !dbg !19
  %374 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %375 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %374, <4 x float> %347, <4 x float> %367), !dbg !19
  %376 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %377 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %376, <4 x float> %347, <4 x float> %369), !dbg !19
  %378 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %379 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %378, <4 x float> %348, <4 x float> %371), !dbg !19
  %380 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %381 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %380, <4 x float> %348, <4 x float> %373), !dbg !19
  %382 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %383 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %382, <4 x float> %348, <4 x float> %375), !dbg !19
  %384 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %385 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %384, <4 x float> %348, <4 x float> %377), !dbg !19
  %386 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %387 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %386, <4 x float> %349, <4 x float> %379), !dbg !19
  %388 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %389 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %388, <4 x float> %349, <4 x float> %381), !dbg !19
  %390 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %391 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %390, <4 x float> %349, <4 x float> %383), !dbg !19
  %392 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %393 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %392, <4 x float> %349, <4 x float> %385), !dbg !19
  %394 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %395 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %394, <4 x float> %350, <4 x float> %387), !dbg !19
  %396 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %397 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %396, <4 x float> %350, <4 x float> %389), !dbg !19
  %398 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %399 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %398, <4 x float> %350, <4 x float> %391), !dbg !19
  %400 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %401 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %400, <4 x float> %350, <4 x float> %393), !dbg !19
  %402 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %403 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %402, <4 x float> %351, <4 x float> %395), !dbg !19
  %404 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %405 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %404, <4 x float> %351, <4 x float> %397), !dbg !19
  %406 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %407 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %406, <4 x float> %351, <4 x float> %399), !dbg !19
  %408 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %409 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %408, <4 x float> %351, <4 x float> %401), !dbg !19
  %410 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %411 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %410, <4 x float> %352, <4 x float> %403), !dbg !19
  %412 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %413 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %412, <4 x float> %352, <4 x float> %405), !dbg !19
  %414 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %415 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %414, <4 x float> %352, <4 x float> %407), !dbg !19
  %416 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %417 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %416, <4 x float> %352, <4 x float> %409), !dbg !19
  %418 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %419 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %418, <4 x float> %353, <4 x float> %411), !dbg !19
  %420 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %421 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %420, <4 x float> %353, <4 x float> %413), !dbg !19
  %422 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %423 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %422, <4 x float> %353, <4 x float> %415), !dbg !19
  %424 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %425 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %424, <4 x float> %353, <4 x float> %417), !dbg !19
  %426 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %427 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %426, <4 x float> %354, <4 x float> %419), !dbg !19
  %428 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %429 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %428, <4 x float> %354, <4 x float> %421), !dbg !19
  %430 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %431 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %430, <4 x float> %354, <4 x float> %423), !dbg !19
  %432 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %433 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %432, <4 x float> %354, <4 x float> %425), !dbg !19
  %434 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %435 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %434, <4 x float> %355, <4 x float> %427), !dbg !19
  %436 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %437 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %436, <4 x float> %355, <4 x float> %429), !dbg !19
  %438 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %439 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %438, <4 x float> %355, <4 x float> %431), !dbg !19
  %440 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %441 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %440, <4 x float> %355, <4 x float> %433), !dbg !19
  %442 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %443 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %442, <4 x float> %356, <4 x float> %435), !dbg !19
  %444 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %445 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %444, <4 x float> %356, <4 x float> %437), !dbg !19
  %446 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %447 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %446, <4 x float> %356, <4 x float> %439), !dbg !19
  %448 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %449 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %448, <4 x float> %356, <4 x float> %441), !dbg !19
  %450 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %451 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %450, <4 x float> %357, <4 x float> %443), !dbg !19
  %452 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %453 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %452, <4 x float> %357, <4 x float> %445), !dbg !19
  %454 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %455 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %454, <4 x float> %357, <4 x float> %447), !dbg !19
  %456 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %457 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %456, <4 x float> %357, <4 x float> %449), !dbg !19
  %458 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %459 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %458, <4 x float> %358, <4 x float> %451), !dbg !19
  %460 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %461 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %460, <4 x float> %358, <4 x float> %453), !dbg !19
  %462 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %463 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %462, <4 x float> %358, <4 x float> %455), !dbg !19
  %464 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %465 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %464, <4 x float> %358, <4 x float> %457), !dbg !19
  %466 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %467 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %466, <4 x float> %359, <4 x float> %459), !dbg !19
  %468 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %469 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %468, <4 x float> %359, <4 x float> %461), !dbg !19
  %470 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %471 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %470, <4 x float> %359, <4 x float> %463), !dbg !19
  %472 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %473 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %472, <4 x float> %359, <4 x float> %465), !dbg !19
  %474 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %475 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %474, <4 x float> %360, <4 x float> %467), !dbg !19
  %476 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %477 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %476, <4 x float> %360, <4 x float> %469), !dbg !19
  %478 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %479 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %478, <4 x float> %360, <4 x float> %471), !dbg !19
  %480 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %481 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %480, <4 x float> %360, <4 x float> %473), !dbg !19
  %482 = shufflevector <16 x float> %328, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %483 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %482, <4 x float> %361, <4 x float> %475), !dbg !19
  %484 = shufflevector <16 x float> %329, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %485 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %484, <4 x float> %361, <4 x float> %477), !dbg !19
  %486 = shufflevector <16 x float> %331, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %487 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %486, <4 x float> %361, <4 x float> %479), !dbg !19
  %488 = shufflevector <16 x float> %333, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %489 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %488, <4 x float> %361, <4 x float> %481), !dbg !19
  store <4 x float> %483, ptr %165, align 4, !dbg !19
  %490 = getelementptr i8, ptr %63, i64 528, !dbg !19
  store <4 x float> %485, ptr %490, align 4, !dbg !19
  %491 = getelementptr i8, ptr %63, i64 544, !dbg !19
  store <4 x float> %487, ptr %491, align 4, !dbg !19
  %492 = getelementptr i8, ptr %63, i64 560, !dbg !19
  store <4 x float> %489, ptr %492, align 4, !dbg !19
  %493 = getelementptr i8, ptr %63, i64 576, !dbg !20
  br label %494, !dbg !20

494:                                              ; preds = %497, %327
  %495 = phi i64 [ %506, %497 ], [ 0, %327 ], !dbg !20
  %496 = icmp slt i64 %495, 4, !dbg !20
  br i1 %496, label %497, label %507, !dbg !20

497:                                              ; preds = %494
  %498 = shl i64 %495, 2, !dbg !20
  %499 = getelementptr float, ptr %165, i64 %498, !dbg !20
  %500 = load <4 x float>, ptr %499, align 4, !dbg !20
  %501 = getelementptr float, ptr %79, i64 %495, !dbg !20
  %502 = load <1 x float>, ptr %501, align 4, !dbg !20
  %503 = shufflevector <1 x float> %502, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %504 = fmul <4 x float> %500, %503, !dbg !20
  %505 = getelementptr float, ptr %493, i64 %498, !dbg !20
  store <4 x float> %504, ptr %505, align 4, !dbg !20
  %506 = add i64 %495, 1, !dbg !20
  br label %494, !dbg !20

507:                                              ; preds = %494
  %508 = load float, ptr %493, align 4, !dbg !18
  %509 = load <16 x float>, ptr %90, align 4, !dbg !18
  %510 = load <16 x float>, ptr %63, align 4, !dbg !18
  %511 = insertelement <16 x float> poison, float %508, i64 0, !dbg !18
  %512 = shufflevector <16 x float> %511, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %513 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %512, <16 x float> %509, <16 x float> %510), !dbg !18
  store <16 x float> %513, ptr %63, align 4, !dbg !18
  %514 = getelementptr i8, ptr %63, i64 592, !dbg !18
  %515 = load float, ptr %514, align 4, !dbg !18
  %516 = getelementptr i8, ptr %63, i64 596, !dbg !18
  %517 = load float, ptr %516, align 4, !dbg !18
  %518 = load <16 x float>, ptr %102, align 4, !dbg !18
  %519 = load <16 x float>, ptr %265, align 4, !dbg !18
  %520 = insertelement <16 x float> poison, float %515, i64 0, !dbg !18
  %521 = shufflevector <16 x float> %520, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %522 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %521, <16 x float> %509, <16 x float> %519), !dbg !18
  %523 = insertelement <16 x float> poison, float %517, i64 0, !dbg !18
  %524 = shufflevector <16 x float> %523, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %525 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %524, <16 x float> %518, <16 x float> %522), !dbg !18
  store <16 x float> %525, ptr %265, align 4, !dbg !18
  %526 = load <16 x float>, ptr %267, align 4, !dbg !18
  br label %527, !dbg !18

527:                                              ; preds = %530, %507
  %528 = phi i64 [ %539, %530 ], [ 0, %507 ], !dbg !18
  %.pn20 = phi <16 x float> [ %538, %530 ], [ %526, %507 ]
  %529 = icmp slt i64 %528, 3, !dbg !18
  br i1 %529, label %530, label %540, !dbg !18

530:                                              ; preds = %527
  %531 = getelementptr inbounds nuw float, ptr %493, i64 %528, !dbg !18
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 32, !dbg !18
  %533 = load float, ptr %532, align 4, !dbg !18
  %.idx52 = shl i64 %528, 6, !dbg !18
  %534 = getelementptr i8, ptr %90, i64 %.idx52, !dbg !18
  %535 = load <16 x float>, ptr %534, align 4, !dbg !18
  %536 = insertelement <16 x float> poison, float %533, i64 0, !dbg !18
  %537 = shufflevector <16 x float> %536, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %538 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %537, <16 x float> %535, <16 x float> %.pn20), !dbg !18
  %539 = add i64 %528, 1, !dbg !18
  br label %527, !dbg !18

540:                                              ; preds = %527
  store <16 x float> %.pn20, ptr %267, align 4, !dbg !18
  %541 = load <16 x float>, ptr %269, align 4, !dbg !18
  br label %542, !dbg !18

542:                                              ; preds = %545, %540
  %543 = phi i64 [ %561, %545 ], [ 0, %540 ], !dbg !18
  %.pn22 = phi <16 x float> [ %560, %545 ], [ %541, %540 ]
  %544 = icmp slt i64 %543, 4, !dbg !18
  br i1 %544, label %545, label %562, !dbg !18

545:                                              ; preds = %542
  %546 = getelementptr inbounds nuw float, ptr %493, i64 %543, !dbg !18
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 48, !dbg !18
  %548 = load float, ptr %547, align 4, !dbg !18
  %549 = getelementptr inbounds nuw i8, ptr %546, i64 52, !dbg !18
  %550 = load float, ptr %549, align 4, !dbg !18
  %.idx50 = shl i64 %543, 6, !dbg !18
  %551 = getelementptr i8, ptr %90, i64 %.idx50, !dbg !18
  %552 = load <16 x float>, ptr %551, align 4, !dbg !18
  %553 = getelementptr i8, ptr %551, i64 64, !dbg !18
  %554 = load <16 x float>, ptr %553, align 4, !dbg !18
  %555 = insertelement <16 x float> poison, float %548, i64 0, !dbg !18
  %556 = shufflevector <16 x float> %555, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %557 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %556, <16 x float> %552, <16 x float> %.pn22), !dbg !18
  %558 = insertelement <16 x float> poison, float %550, i64 0, !dbg !18
  %559 = shufflevector <16 x float> %558, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %560 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %559, <16 x float> %554, <16 x float> %557), !dbg !18
  %561 = add i64 %543, 2, !dbg !18
  br label %542, !dbg !18

562:                                              ; preds = %542
  store <16 x float> %.pn22, ptr %269, align 4, !dbg !18
  %563 = load <16 x float>, ptr %34, align 4, !dbg !17
  %564 = load <16 x float>, ptr %39, align 4, !dbg !17
  %565 = getelementptr inbounds nuw float, ptr %79, i64 %68, !dbg !18
  %566 = load float, ptr %565, align 4, !dbg !18
  %567 = insertelement <16 x float> poison, float %566, i64 0, !dbg !18
  %568 = shufflevector <16 x float> %567, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %569 = getelementptr float, ptr %56, i64 %57
  br label %570, !dbg !18

570:                                              ; preds = %573, %562
  %571 = phi i64 [ %603, %573 ], [ 0, %562 ], !dbg !18
  %572 = icmp slt i64 %571, 4, !dbg !18
  br i1 %572, label %573, label %.preheader, !dbg !18

573:                                              ; preds = %570
  %574 = shl i64 %571, 4, !dbg !13
  %575 = getelementptr float, ptr %63, i64 %574, !dbg !13
  %576 = load <16 x float>, ptr %575, align 4, !dbg !13
  %577 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %576), !dbg !13
  %578 = insertelement <16 x float> poison, float %577, i64 0, !dbg !13
  %579 = fmul <16 x float> %578, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !13
  %580 = shufflevector <16 x float> %579, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %581 = fsub <16 x float> %576, %580, !dbg !13
  %582 = fmul <16 x float> %581, %581, !dbg !13
  %583 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %582), !dbg !13
  %584 = mul i64 %571, %7, !dbg !17
  %585 = getelementptr float, ptr %271, i64 %584, !dbg !17
  %586 = load <16 x float>, ptr %585, align 4, !dbg !17
  %587 = insertelement <16 x float> poison, float %583, i64 0, !dbg !17
  %588 = fmul <16 x float> %587, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !13
  %589 = fadd <16 x float> %588, <float 0x3EB0C6F7A0000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %590 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %589), !dbg !13
  %591 = fdiv <16 x float> <float 1.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, %590, !dbg !13
  %592 = shufflevector <16 x float> %591, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %593 = fmul <16 x float> %581, %592, !dbg !13
  %594 = fmul <16 x float> %563, %593, !dbg !12
  %595 = fadd <16 x float> %586, %594, !dbg !12
  %596 = fadd <16 x float> %595, %564, !dbg !21
  %597 = mul i64 %571, %60, !dbg !21
  %598 = getelementptr float, ptr %569, i64 %597, !dbg !21
  store <16 x float> %596, ptr %598, align 4, !dbg !21
  %599 = getelementptr float, ptr %90, i64 %574, !dbg !18
  %600 = load <16 x float>, ptr %599, align 4, !dbg !18
  %601 = fmul <16 x float> %600, %568, !dbg !18
  %602 = getelementptr float, ptr %165, i64 %574, !dbg !18
  store <16 x float> %601, ptr %602, align 4, !dbg !18
  %603 = add i64 %571, 1, !dbg !18
  br label %570, !dbg !18

.preheader:                                       ; preds = %570, %706
  %604 = phi i64 [ %707, %706 ], [ 0, %570 ], !dbg !22
  %605 = icmp slt i64 %604, 16, !dbg !22
  br i1 %605, label %606, label %708, !dbg !22

606:                                              ; preds = %.preheader
  %.idx24 = shl i64 %604, 6, !dbg !22
  %607 = getelementptr i8, ptr %44, i64 %.idx24, !dbg !22
  %608 = load <16 x float>, ptr %607, align 4, !dbg !22
  %609 = or disjoint i64 %604, 1, !dbg !22
  %.idx25 = shl i64 %609, 6, !dbg !22
  %610 = getelementptr i8, ptr %44, i64 %.idx25, !dbg !22
  %611 = load <16 x float>, ptr %610, align 4, !dbg !22
  %612 = or disjoint i64 %604, 2, !dbg !22
  %.idx26 = shl i64 %612, 6, !dbg !22
  %613 = getelementptr i8, ptr %44, i64 %.idx26, !dbg !22
  %614 = load <16 x float>, ptr %613, align 4, !dbg !22
  %615 = or disjoint i64 %604, 3, !dbg !22
  %.idx27 = shl i64 %615, 6, !dbg !22
  %616 = getelementptr i8, ptr %44, i64 %.idx27, !dbg !22
  %617 = load <16 x float>, ptr %616, align 4, !dbg !22
  %618 = or disjoint i64 %604, 4, !dbg !22
  %.idx28 = shl i64 %618, 6, !dbg !22
  %619 = getelementptr i8, ptr %44, i64 %.idx28, !dbg !22
  %620 = load <16 x float>, ptr %619, align 4, !dbg !22
  %621 = or disjoint i64 %604, 5, !dbg !22
  %.idx29 = shl i64 %621, 6, !dbg !22
  %622 = getelementptr i8, ptr %44, i64 %.idx29, !dbg !22
  %623 = load <16 x float>, ptr %622, align 4, !dbg !22
  %624 = or disjoint i64 %604, 6, !dbg !22
  %.idx30 = shl i64 %624, 6, !dbg !22
  %625 = getelementptr i8, ptr %44, i64 %.idx30, !dbg !22
  %626 = load <16 x float>, ptr %625, align 4, !dbg !22
  %627 = or disjoint i64 %604, 7, !dbg !22
  %.idx31 = shl i64 %627, 6, !dbg !22
  %628 = getelementptr i8, ptr %44, i64 %.idx31, !dbg !22
  %629 = load <16 x float>, ptr %628, align 4, !dbg !22
  %invariant.gep = getelementptr float, ptr %108, i64 %604, !dbg !22
  %invariant.gep60 = getelementptr float, ptr %108, i64 %609, !dbg !22
  %invariant.gep64 = getelementptr float, ptr %108, i64 %612, !dbg !22
  %invariant.gep68 = getelementptr float, ptr %108, i64 %615, !dbg !22
  %invariant.gep72 = getelementptr float, ptr %108, i64 %618, !dbg !22
  %invariant.gep76 = getelementptr float, ptr %108, i64 %621, !dbg !22
  %invariant.gep80 = getelementptr float, ptr %108, i64 %624, !dbg !22
  %invariant.gep84 = getelementptr float, ptr %108, i64 %627, !dbg !22
  br label %630, !dbg !22

630:                                              ; preds = %633, %606
  %631 = phi i64 [ %705, %633 ], [ 0, %606 ], !dbg !22
  %.pn47 = phi <16 x float> [ %662, %633 ], [ %608, %606 ]
  %.pn45 = phi <16 x float> [ %668, %633 ], [ %611, %606 ]
  %.pn43 = phi <16 x float> [ %674, %633 ], [ %614, %606 ]
  %.pn41 = phi <16 x float> [ %680, %633 ], [ %617, %606 ]
  %.pn39 = phi <16 x float> [ %686, %633 ], [ %620, %606 ]
  %.pn37 = phi <16 x float> [ %692, %633 ], [ %623, %606 ]
  %.pn35 = phi <16 x float> [ %698, %633 ], [ %626, %606 ]
  %.pn33 = phi <16 x float> [ %704, %633 ], [ %629, %606 ]
  %632 = icmp slt i64 %631, 4, !dbg !22
  br i1 %632, label %633, label %706, !dbg !22

633:                                              ; preds = %630
  %634 = mul nuw nsw i64 %631, %14, !dbg !22
  %gep = getelementptr float, ptr %invariant.gep, i64 %634, !dbg !22
  %635 = load float, ptr %gep, align 4, !dbg !22
  %636 = or disjoint i64 %631, 1, !dbg !22
  %637 = mul nuw nsw i64 %636, %14, !dbg !22
  %gep59 = getelementptr float, ptr %invariant.gep, i64 %637, !dbg !22
  %638 = load float, ptr %gep59, align 4, !dbg !22
  %gep61 = getelementptr float, ptr %invariant.gep60, i64 %634, !dbg !22
  %639 = load float, ptr %gep61, align 4, !dbg !22
  %gep63 = getelementptr float, ptr %invariant.gep60, i64 %637, !dbg !22
  %640 = load float, ptr %gep63, align 4, !dbg !22
  %gep65 = getelementptr float, ptr %invariant.gep64, i64 %634, !dbg !22
  %641 = load float, ptr %gep65, align 4, !dbg !22
  %gep67 = getelementptr float, ptr %invariant.gep64, i64 %637, !dbg !22
  %642 = load float, ptr %gep67, align 4, !dbg !22
  %gep69 = getelementptr float, ptr %invariant.gep68, i64 %634, !dbg !22
  %643 = load float, ptr %gep69, align 4, !dbg !22
  %gep71 = getelementptr float, ptr %invariant.gep68, i64 %637, !dbg !22
  %644 = load float, ptr %gep71, align 4, !dbg !22
  %gep73 = getelementptr float, ptr %invariant.gep72, i64 %634, !dbg !22
  %645 = load float, ptr %gep73, align 4, !dbg !22
  %gep75 = getelementptr float, ptr %invariant.gep72, i64 %637, !dbg !22
  %646 = load float, ptr %gep75, align 4, !dbg !22
  %gep77 = getelementptr float, ptr %invariant.gep76, i64 %634, !dbg !22
  %647 = load float, ptr %gep77, align 4, !dbg !22
  %gep79 = getelementptr float, ptr %invariant.gep76, i64 %637, !dbg !22
  %648 = load float, ptr %gep79, align 4, !dbg !22
  %gep81 = getelementptr float, ptr %invariant.gep80, i64 %634, !dbg !22
  %649 = load float, ptr %gep81, align 4, !dbg !22
  %gep83 = getelementptr float, ptr %invariant.gep80, i64 %637, !dbg !22
  %650 = load float, ptr %gep83, align 4, !dbg !22
  %gep85 = getelementptr float, ptr %invariant.gep84, i64 %634, !dbg !22
  %651 = load float, ptr %gep85, align 4, !dbg !22
  %gep87 = getelementptr float, ptr %invariant.gep84, i64 %637, !dbg !22
  %652 = load float, ptr %gep87, align 4, !dbg !22
  %.idx48 = shl i64 %631, 6, !dbg !22
  %653 = getelementptr i8, ptr %165, i64 %.idx48, !dbg !22
  %654 = load <16 x float>, ptr %653, align 4, !dbg !22
  %.idx49 = shl i64 %636, 6, !dbg !22
  %655 = getelementptr i8, ptr %165, i64 %.idx49, !dbg !22
  %656 = load <16 x float>, ptr %655, align 4, !dbg !22
  %657 = insertelement <16 x float> poison, float %635, i64 0, !dbg !22
  %658 = shufflevector <16 x float> %657, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %659 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %658, <16 x float> %654, <16 x float> %.pn47), !dbg !22
  %660 = insertelement <16 x float> poison, float %638, i64 0, !dbg !22
  %661 = shufflevector <16 x float> %660, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %662 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %661, <16 x float> %656, <16 x float> %659), !dbg !22
  %663 = insertelement <16 x float> poison, float %639, i64 0, !dbg !22
  %664 = shufflevector <16 x float> %663, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %665 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %664, <16 x float> %654, <16 x float> %.pn45), !dbg !22
  %666 = insertelement <16 x float> poison, float %640, i64 0, !dbg !22
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %668 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %667, <16 x float> %656, <16 x float> %665), !dbg !22
  %669 = insertelement <16 x float> poison, float %641, i64 0, !dbg !22
  %670 = shufflevector <16 x float> %669, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %671 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %670, <16 x float> %654, <16 x float> %.pn43), !dbg !22
  %672 = insertelement <16 x float> poison, float %642, i64 0, !dbg !22
  %673 = shufflevector <16 x float> %672, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %674 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %673, <16 x float> %656, <16 x float> %671), !dbg !22
  %675 = insertelement <16 x float> poison, float %643, i64 0, !dbg !22
  %676 = shufflevector <16 x float> %675, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %677 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %676, <16 x float> %654, <16 x float> %.pn41), !dbg !22
  %678 = insertelement <16 x float> poison, float %644, i64 0, !dbg !22
  %679 = shufflevector <16 x float> %678, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %680 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %679, <16 x float> %656, <16 x float> %677), !dbg !22
  %681 = insertelement <16 x float> poison, float %645, i64 0, !dbg !22
  %682 = shufflevector <16 x float> %681, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %683 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %682, <16 x float> %654, <16 x float> %.pn39), !dbg !22
  %684 = insertelement <16 x float> poison, float %646, i64 0, !dbg !22
  %685 = shufflevector <16 x float> %684, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %686 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %656, <16 x float> %683), !dbg !22
  %687 = insertelement <16 x float> poison, float %647, i64 0, !dbg !22
  %688 = shufflevector <16 x float> %687, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %689 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %688, <16 x float> %654, <16 x float> %.pn37), !dbg !22
  %690 = insertelement <16 x float> poison, float %648, i64 0, !dbg !22
  %691 = shufflevector <16 x float> %690, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %692 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %691, <16 x float> %656, <16 x float> %689), !dbg !22
  %693 = insertelement <16 x float> poison, float %649, i64 0, !dbg !22
  %694 = shufflevector <16 x float> %693, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %695 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %694, <16 x float> %654, <16 x float> %.pn35), !dbg !22
  %696 = insertelement <16 x float> poison, float %650, i64 0, !dbg !22
  %697 = shufflevector <16 x float> %696, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %698 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %697, <16 x float> %656, <16 x float> %695), !dbg !22
  %699 = insertelement <16 x float> poison, float %651, i64 0, !dbg !22
  %700 = shufflevector <16 x float> %699, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %701 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %700, <16 x float> %654, <16 x float> %.pn33), !dbg !22
  %702 = insertelement <16 x float> poison, float %652, i64 0, !dbg !22
  %703 = shufflevector <16 x float> %702, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %704 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %703, <16 x float> %656, <16 x float> %701), !dbg !22
  %705 = add i64 %631, 2, !dbg !22
  br label %630, !dbg !22

706:                                              ; preds = %630
  store <16 x float> %.pn47, ptr %607, align 4, !dbg !22
  store <16 x float> %.pn45, ptr %610, align 4, !dbg !22
  store <16 x float> %.pn43, ptr %613, align 4, !dbg !22
  store <16 x float> %.pn41, ptr %616, align 4, !dbg !22
  store <16 x float> %.pn39, ptr %619, align 4, !dbg !22
  store <16 x float> %.pn37, ptr %622, align 4, !dbg !22
  store <16 x float> %.pn35, ptr %625, align 4, !dbg !22
  store <16 x float> %.pn33, ptr %628, align 4, !dbg !22
  %707 = add i64 %604, 8, !dbg !22
  br label %.preheader, !dbg !22

708:                                              ; preds = %.preheader
  store <16 x float> zeroinitializer, ptr %63, align 4
  br label %709, !dbg !22

709:                                              ; preds = %713, %708
  %710 = phi i64 [ %717, %713 ], [ 0, %708 ], !dbg !22
  %711 = phi <16 x float> [ %716, %713 ], [ zeroinitializer, %708 ], !dbg !22
  %712 = icmp slt i64 %710, 4, !dbg !22
  br i1 %712, label %713, label %718, !dbg !22

713:                                              ; preds = %709
  %.idx23 = shl i64 %710, 6, !dbg !22
  %714 = getelementptr i8, ptr %90, i64 %.idx23, !dbg !22
  %715 = load <16 x float>, ptr %714, align 4, !dbg !22
  %716 = fadd <16 x float> %711, %715, !dbg !22
  %717 = add i64 %710, 1, !dbg !22
  br label %709, !dbg !22

718:                                              ; preds = %709
  store <16 x float> %711, ptr %63, align 4, !dbg !22
  %719 = load float, ptr %565, align 4, !dbg !22
  %720 = insertelement <16 x float> poison, float %719, i64 0, !dbg !22
  %721 = shufflevector <16 x float> %720, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %722 = load <16 x float>, ptr %51, align 4, !dbg !22
  %723 = fmul <16 x float> %711, %721, !dbg !22
  %724 = fadd <16 x float> %722, %723, !dbg !22
  store <16 x float> %724, ptr %51, align 4, !dbg !22
  ret void, !dbg !23
}

define internal void @_mlir_ciface_ttt_linear_step(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) #1 !dbg !24 {
  %.unpack = load ptr, ptr %2, align 8, !dbg !25
  %.elt1 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !25
  %.unpack2 = load ptr, ptr %.elt1, align 8, !dbg !25
  %.elt3 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !25
  %.unpack4 = load i64, ptr %.elt3, align 8, !dbg !25
  %.elt5 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !25
  %.unpack6.unpack = load i64, ptr %.elt5, align 8, !dbg !25
  %.unpack6.elt9 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !25
  %.unpack6.unpack10 = load i64, ptr %.unpack6.elt9, align 8, !dbg !25
  %.elt7 = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !25
  %.unpack8.unpack = load i64, ptr %.elt7, align 8, !dbg !25
  %.unpack8.elt12 = getelementptr inbounds nuw i8, ptr %2, i64 48, !dbg !25
  %.unpack8.unpack13 = load i64, ptr %.unpack8.elt12, align 8, !dbg !25
  %.unpack15 = load ptr, ptr %3, align 8, !dbg !25
  %.elt16 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !25
  %.unpack17 = load ptr, ptr %.elt16, align 8, !dbg !25
  %.elt18 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !25
  %.unpack19 = load i64, ptr %.elt18, align 8, !dbg !25
  %.elt20 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !25
  %.unpack21.unpack = load i64, ptr %.elt20, align 8, !dbg !25
  %.unpack21.elt24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !25
  %.unpack21.unpack25 = load i64, ptr %.unpack21.elt24, align 8, !dbg !25
  %.elt22 = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !25
  %.unpack23.unpack = load i64, ptr %.elt22, align 8, !dbg !25
  %.unpack23.elt27 = getelementptr inbounds nuw i8, ptr %3, i64 48, !dbg !25
  %.unpack23.unpack28 = load i64, ptr %.unpack23.elt27, align 8, !dbg !25
  %.unpack30 = load ptr, ptr %4, align 8, !dbg !25
  %.elt31 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !25
  %.unpack32 = load ptr, ptr %.elt31, align 8, !dbg !25
  %.elt33 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !25
  %.unpack34 = load i64, ptr %.elt33, align 8, !dbg !25
  %.elt35 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !25
  %.unpack36.unpack = load i64, ptr %.elt35, align 8, !dbg !25
  %.unpack36.elt39 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !25
  %.unpack36.unpack40 = load i64, ptr %.unpack36.elt39, align 8, !dbg !25
  %.elt37 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !25
  %.unpack38.unpack = load i64, ptr %.elt37, align 8, !dbg !25
  %.unpack38.elt42 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !25
  %.unpack38.unpack43 = load i64, ptr %.unpack38.elt42, align 8, !dbg !25
  %.unpack45 = load ptr, ptr %5, align 8, !dbg !25
  %.elt46 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !25
  %.unpack47 = load ptr, ptr %.elt46, align 8, !dbg !25
  %.elt48 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !25
  %.unpack49 = load i64, ptr %.elt48, align 8, !dbg !25
  %.elt50 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !25
  %.unpack51.unpack = load i64, ptr %.elt50, align 8, !dbg !25
  %.elt52 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !25
  %.unpack53.unpack = load i64, ptr %.elt52, align 8, !dbg !25
  %.unpack56 = load ptr, ptr %6, align 8, !dbg !25
  %.elt57 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !25
  %.unpack58 = load ptr, ptr %.elt57, align 8, !dbg !25
  %.elt59 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !25
  %.unpack60 = load i64, ptr %.elt59, align 8, !dbg !25
  %.elt61 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !25
  %.unpack62.unpack = load i64, ptr %.elt61, align 8, !dbg !25
  %.elt63 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !25
  %.unpack64.unpack = load i64, ptr %.elt63, align 8, !dbg !25
  %.unpack67 = load ptr, ptr %7, align 8, !dbg !25
  %.elt68 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !25
  %.unpack69 = load ptr, ptr %.elt68, align 8, !dbg !25
  %.elt70 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !25
  %.unpack71 = load i64, ptr %.elt70, align 8, !dbg !25
  %.elt72 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !25
  %.unpack73.unpack = load i64, ptr %.elt72, align 8, !dbg !25
  %.elt74 = getelementptr inbounds nuw i8, ptr %7, i64 32, !dbg !25
  %.unpack75.unpack = load i64, ptr %.elt74, align 8, !dbg !25
  %.unpack78 = load ptr, ptr %8, align 8, !dbg !25
  %.elt79 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !25
  %.unpack80 = load ptr, ptr %.elt79, align 8, !dbg !25
  %.elt81 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !25
  %.unpack82 = load i64, ptr %.elt81, align 8, !dbg !25
  %.elt83 = getelementptr inbounds nuw i8, ptr %8, i64 24, !dbg !25
  %.unpack84.unpack = load i64, ptr %.elt83, align 8, !dbg !25
  %.elt85 = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !25
  %.unpack86.unpack = load i64, ptr %.elt85, align 8, !dbg !25
  %.unpack89 = load ptr, ptr %9, align 8, !dbg !25
  %.elt90 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !25
  %.unpack91 = load ptr, ptr %.elt90, align 8, !dbg !25
  %.elt92 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !25
  %.unpack93 = load i64, ptr %.elt92, align 8, !dbg !25
  %.elt94 = getelementptr inbounds nuw i8, ptr %9, i64 24, !dbg !25
  %.unpack95.unpack = load i64, ptr %.elt94, align 8, !dbg !25
  %.unpack95.elt98 = getelementptr inbounds nuw i8, ptr %9, i64 32, !dbg !25
  %.unpack95.unpack99 = load i64, ptr %.unpack95.elt98, align 8, !dbg !25
  %.elt96 = getelementptr inbounds nuw i8, ptr %9, i64 40, !dbg !25
  %.unpack97.unpack = load i64, ptr %.elt96, align 8, !dbg !25
  %.unpack97.elt101 = getelementptr inbounds nuw i8, ptr %9, i64 48, !dbg !25
  %.unpack97.unpack102 = load i64, ptr %.unpack97.elt101, align 8, !dbg !25
  %.unpack104 = load ptr, ptr %10, align 8, !dbg !25
  %.elt105 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !25
  %.unpack106 = load ptr, ptr %.elt105, align 8, !dbg !25
  %.elt107 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !25
  %.unpack108 = load i64, ptr %.elt107, align 8, !dbg !25
  %.elt109 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !25
  %.unpack110.unpack = load i64, ptr %.elt109, align 8, !dbg !25
  %.elt111 = getelementptr inbounds nuw i8, ptr %10, i64 32, !dbg !25
  %.unpack112.unpack = load i64, ptr %.elt111, align 8, !dbg !25
  %.unpack115 = load ptr, ptr %11, align 8, !dbg !25
  %.elt116 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !25
  %.unpack117 = load ptr, ptr %.elt116, align 8, !dbg !25
  %.elt118 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !25
  %.unpack119 = load i64, ptr %.elt118, align 8, !dbg !25
  %.elt120 = getelementptr inbounds nuw i8, ptr %11, i64 24, !dbg !25
  %.unpack121.unpack = load i64, ptr %.elt120, align 8, !dbg !25
  %.unpack121.elt124 = getelementptr inbounds nuw i8, ptr %11, i64 32, !dbg !25
  %.unpack121.unpack125 = load i64, ptr %.unpack121.elt124, align 8, !dbg !25
  %.elt122 = getelementptr inbounds nuw i8, ptr %11, i64 40, !dbg !25
  %.unpack123.unpack = load i64, ptr %.elt122, align 8, !dbg !25
  %.unpack123.elt127 = getelementptr inbounds nuw i8, ptr %11, i64 48, !dbg !25
  %.unpack123.unpack128 = load i64, ptr %.unpack123.elt127, align 8, !dbg !25
  %.unpack130 = load ptr, ptr %12, align 8, !dbg !25
  %.elt131 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !25
  %.unpack132 = load ptr, ptr %.elt131, align 8, !dbg !25
  %.elt133 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !25
  %.unpack134 = load i64, ptr %.elt133, align 8, !dbg !25
  %.elt135 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !25
  %.unpack136.unpack = load i64, ptr %.elt135, align 8, !dbg !25
  %.elt137 = getelementptr inbounds nuw i8, ptr %12, i64 32, !dbg !25
  %.unpack138.unpack = load i64, ptr %.elt137, align 8, !dbg !25
  call void @ttt_linear_step(i64 %0, i64 %1, ptr %.unpack, ptr %.unpack2, i64 %.unpack4, i64 %.unpack6.unpack, i64 %.unpack6.unpack10, i64 %.unpack8.unpack, i64 %.unpack8.unpack13, ptr %.unpack15, ptr %.unpack17, i64 %.unpack19, i64 %.unpack21.unpack, i64 %.unpack21.unpack25, i64 %.unpack23.unpack, i64 %.unpack23.unpack28, ptr %.unpack30, ptr %.unpack32, i64 %.unpack34, i64 %.unpack36.unpack, i64 %.unpack36.unpack40, i64 %.unpack38.unpack, i64 %.unpack38.unpack43, ptr %.unpack45, ptr %.unpack47, i64 %.unpack49, i64 %.unpack51.unpack, i64 %.unpack53.unpack, ptr %.unpack56, ptr %.unpack58, i64 %.unpack60, i64 %.unpack62.unpack, i64 %.unpack64.unpack, ptr %.unpack67, ptr %.unpack69, i64 %.unpack71, i64 %.unpack73.unpack, i64 %.unpack75.unpack, ptr %.unpack78, ptr %.unpack80, i64 %.unpack82, i64 %.unpack84.unpack, i64 %.unpack86.unpack, ptr %.unpack89, ptr %.unpack91, i64 %.unpack93, i64 %.unpack95.unpack, i64 %.unpack95.unpack99, i64 %.unpack97.unpack, i64 %.unpack97.unpack102, ptr %.unpack104, ptr %.unpack106, i64 %.unpack108, i64 %.unpack110.unpack, i64 %.unpack112.unpack, ptr %.unpack115, ptr %.unpack117, i64 %.unpack119, i64 %.unpack121.unpack, i64 %.unpack121.unpack125, i64 %.unpack123.unpack, i64 %.unpack123.unpack128, ptr %.unpack130, ptr %.unpack132, i64 %.unpack134, i64 %.unpack136.unpack, i64 %.unpack138.unpack), !dbg !25
  ret void, !dbg !25
}

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: nocallback nofree noinline nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.sqrt.v1f32(<1 x float>) #2

define internal void @tttc.task.ttt_linear(ptr %0, ptr %1) #1 {
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
  %.unpack = load ptr, ptr %2, align 8, !dbg !26
  %.elt1 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !26
  %.unpack2 = load ptr, ptr %.elt1, align 8, !dbg !26
  %.elt3 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !26
  %.unpack4 = load i64, ptr %.elt3, align 8, !dbg !26
  %.elt5 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !26
  %.unpack6.unpack = load i64, ptr %.elt5, align 8, !dbg !26
  %.unpack6.elt9 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !26
  %.unpack6.unpack10 = load i64, ptr %.unpack6.elt9, align 8, !dbg !26
  %.elt7 = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !26
  %.unpack8.unpack = load i64, ptr %.elt7, align 8, !dbg !26
  %.unpack8.elt12 = getelementptr inbounds nuw i8, ptr %2, i64 48, !dbg !26
  %.unpack8.unpack13 = load i64, ptr %.unpack8.elt12, align 8, !dbg !26
  %.unpack15 = load ptr, ptr %4, align 8, !dbg !26
  %.elt16 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !26
  %.unpack17 = load ptr, ptr %.elt16, align 8, !dbg !26
  %.elt18 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !26
  %.unpack19 = load i64, ptr %.elt18, align 8, !dbg !26
  %.elt20 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !26
  %.unpack21.unpack = load i64, ptr %.elt20, align 8, !dbg !26
  %.unpack21.elt24 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !26
  %.unpack21.unpack25 = load i64, ptr %.unpack21.elt24, align 8, !dbg !26
  %.elt22 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !26
  %.unpack23.unpack = load i64, ptr %.elt22, align 8, !dbg !26
  %.unpack23.elt27 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !26
  %.unpack23.unpack28 = load i64, ptr %.unpack23.elt27, align 8, !dbg !26
  %.unpack30 = load ptr, ptr %6, align 8, !dbg !26
  %.elt31 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !26
  %.unpack32 = load ptr, ptr %.elt31, align 8, !dbg !26
  %.elt33 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !26
  %.unpack34 = load i64, ptr %.elt33, align 8, !dbg !26
  %.elt35 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !26
  %.unpack36.unpack = load i64, ptr %.elt35, align 8, !dbg !26
  %.unpack36.elt39 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !26
  %.unpack36.unpack40 = load i64, ptr %.unpack36.elt39, align 8, !dbg !26
  %.elt37 = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !26
  %.unpack38.unpack = load i64, ptr %.elt37, align 8, !dbg !26
  %.unpack38.elt42 = getelementptr inbounds nuw i8, ptr %6, i64 48, !dbg !26
  %.unpack38.unpack43 = load i64, ptr %.unpack38.elt42, align 8, !dbg !26
  %.unpack45 = load ptr, ptr %8, align 8, !dbg !26
  %.elt46 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !26
  %.unpack47 = load ptr, ptr %.elt46, align 8, !dbg !26
  %.elt48 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !26
  %.unpack49 = load i64, ptr %.elt48, align 8, !dbg !26
  %.elt50 = getelementptr inbounds nuw i8, ptr %8, i64 24, !dbg !26
  %.unpack51.unpack = load i64, ptr %.elt50, align 8, !dbg !26
  %.elt52 = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !26
  %.unpack53.unpack = load i64, ptr %.elt52, align 8, !dbg !26
  %.unpack56 = load ptr, ptr %10, align 8, !dbg !26
  %.elt57 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !26
  %.unpack58 = load ptr, ptr %.elt57, align 8, !dbg !26
  %.elt59 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !26
  %.unpack60 = load i64, ptr %.elt59, align 8, !dbg !26
  %.elt61 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !26
  %.unpack62.unpack = load i64, ptr %.elt61, align 8, !dbg !26
  %.elt63 = getelementptr inbounds nuw i8, ptr %10, i64 32, !dbg !26
  %.unpack64.unpack = load i64, ptr %.elt63, align 8, !dbg !26
  %.unpack67 = load ptr, ptr %12, align 8, !dbg !26
  %.elt68 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !26
  %.unpack69 = load ptr, ptr %.elt68, align 8, !dbg !26
  %.elt70 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !26
  %.unpack71 = load i64, ptr %.elt70, align 8, !dbg !26
  %.elt72 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !26
  %.unpack73.unpack = load i64, ptr %.elt72, align 8, !dbg !26
  %.elt74 = getelementptr inbounds nuw i8, ptr %12, i64 32, !dbg !26
  %.unpack75.unpack = load i64, ptr %.elt74, align 8, !dbg !26
  %.unpack78 = load ptr, ptr %14, align 8, !dbg !26
  %.elt79 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !26
  %.unpack80 = load ptr, ptr %.elt79, align 8, !dbg !26
  %.elt81 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !26
  %.unpack82 = load i64, ptr %.elt81, align 8, !dbg !26
  %.elt83 = getelementptr inbounds nuw i8, ptr %14, i64 24, !dbg !26
  %.unpack84.unpack = load i64, ptr %.elt83, align 8, !dbg !26
  %.elt85 = getelementptr inbounds nuw i8, ptr %14, i64 32, !dbg !26
  %.unpack86.unpack = load i64, ptr %.elt85, align 8, !dbg !26
  %.unpack89 = load ptr, ptr %16, align 8, !dbg !26
  %.elt90 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !26
  %.unpack91 = load ptr, ptr %.elt90, align 8, !dbg !26
  %.elt92 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !26
  %.unpack93 = load i64, ptr %.elt92, align 8, !dbg !26
  %.elt94 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !26
  %.unpack95.unpack = load i64, ptr %.elt94, align 8, !dbg !26
  %.unpack95.elt98 = getelementptr inbounds nuw i8, ptr %16, i64 32, !dbg !26
  %.unpack95.unpack99 = load i64, ptr %.unpack95.elt98, align 8, !dbg !26
  %.elt96 = getelementptr inbounds nuw i8, ptr %16, i64 40, !dbg !26
  %.unpack97.unpack = load i64, ptr %.elt96, align 8, !dbg !26
  %.unpack97.elt101 = getelementptr inbounds nuw i8, ptr %16, i64 48, !dbg !26
  %.unpack97.unpack102 = load i64, ptr %.unpack97.elt101, align 8, !dbg !26
  %.unpack104 = load ptr, ptr %18, align 8, !dbg !26
  %.elt105 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !26
  %.unpack106 = load ptr, ptr %.elt105, align 8, !dbg !26
  %.elt107 = getelementptr inbounds nuw i8, ptr %18, i64 16, !dbg !26
  %.unpack108 = load i64, ptr %.elt107, align 8, !dbg !26
  %.elt109 = getelementptr inbounds nuw i8, ptr %18, i64 24, !dbg !26
  %.unpack110.unpack = load i64, ptr %.elt109, align 8, !dbg !26
  %.elt111 = getelementptr inbounds nuw i8, ptr %18, i64 32, !dbg !26
  %.unpack112.unpack = load i64, ptr %.elt111, align 8, !dbg !26
  %.unpack115 = load ptr, ptr %20, align 8, !dbg !26
  %.elt116 = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !26
  %.unpack117 = load ptr, ptr %.elt116, align 8, !dbg !26
  %.elt118 = getelementptr inbounds nuw i8, ptr %20, i64 16, !dbg !26
  %.unpack119 = load i64, ptr %.elt118, align 8, !dbg !26
  %.elt120 = getelementptr inbounds nuw i8, ptr %20, i64 24, !dbg !26
  %.unpack121.unpack = load i64, ptr %.elt120, align 8, !dbg !26
  %.unpack121.elt124 = getelementptr inbounds nuw i8, ptr %20, i64 32, !dbg !26
  %.unpack121.unpack125 = load i64, ptr %.unpack121.elt124, align 8, !dbg !26
  %.elt122 = getelementptr inbounds nuw i8, ptr %20, i64 40, !dbg !26
  %.unpack123.unpack = load i64, ptr %.elt122, align 8, !dbg !26
  %.unpack123.elt127 = getelementptr inbounds nuw i8, ptr %20, i64 48, !dbg !26
  %.unpack123.unpack128 = load i64, ptr %.unpack123.elt127, align 8, !dbg !26
  %.unpack130 = load ptr, ptr %22, align 8, !dbg !26
  %.elt131 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !26
  %.unpack132 = load ptr, ptr %.elt131, align 8, !dbg !26
  %.elt133 = getelementptr inbounds nuw i8, ptr %22, i64 16, !dbg !26
  %.unpack134 = load i64, ptr %.elt133, align 8, !dbg !26
  %.elt135 = getelementptr inbounds nuw i8, ptr %22, i64 24, !dbg !26
  %.unpack136.unpack = load i64, ptr %.elt135, align 8, !dbg !26
  %.elt137 = getelementptr inbounds nuw i8, ptr %22, i64 32, !dbg !26
  %.unpack138.unpack = load i64, ptr %.elt137, align 8, !dbg !26
  %.unpack141 = load ptr, ptr %24, align 8, !dbg !26
  %.elt142 = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !26
  %.unpack143 = load ptr, ptr %.elt142, align 8, !dbg !26
  %.elt144 = getelementptr inbounds nuw i8, ptr %24, i64 16, !dbg !26
  %.unpack145 = load i64, ptr %.elt144, align 8, !dbg !26
  %.elt146 = getelementptr inbounds nuw i8, ptr %24, i64 24, !dbg !26
  %.unpack147.unpack = load i64, ptr %.elt146, align 8, !dbg !26
  %.unpack147.elt150 = getelementptr inbounds nuw i8, ptr %24, i64 32, !dbg !26
  %.unpack147.unpack151 = load i64, ptr %.unpack147.elt150, align 8, !dbg !26
  %.elt148 = getelementptr inbounds nuw i8, ptr %24, i64 40, !dbg !26
  %.unpack149.unpack = load i64, ptr %.elt148, align 8, !dbg !26
  %.unpack149.elt153 = getelementptr inbounds nuw i8, ptr %24, i64 48, !dbg !26
  %.unpack149.unpack154 = load i64, ptr %.unpack149.elt153, align 8, !dbg !26
  call void @ttt_linear(ptr %.unpack, ptr %.unpack2, i64 %.unpack4, i64 %.unpack6.unpack, i64 %.unpack6.unpack10, i64 %.unpack8.unpack, i64 %.unpack8.unpack13, ptr %.unpack15, ptr %.unpack17, i64 %.unpack19, i64 %.unpack21.unpack, i64 %.unpack21.unpack25, i64 %.unpack23.unpack, i64 %.unpack23.unpack28, ptr %.unpack30, ptr %.unpack32, i64 %.unpack34, i64 %.unpack36.unpack, i64 %.unpack36.unpack40, i64 %.unpack38.unpack, i64 %.unpack38.unpack43, ptr %.unpack45, ptr %.unpack47, i64 %.unpack49, i64 %.unpack51.unpack, i64 %.unpack53.unpack, ptr %.unpack56, ptr %.unpack58, i64 %.unpack60, i64 %.unpack62.unpack, i64 %.unpack64.unpack, ptr %.unpack67, ptr %.unpack69, i64 %.unpack71, i64 %.unpack73.unpack, i64 %.unpack75.unpack, ptr %.unpack78, ptr %.unpack80, i64 %.unpack82, i64 %.unpack84.unpack, i64 %.unpack86.unpack, ptr %.unpack89, ptr %.unpack91, i64 %.unpack93, i64 %.unpack95.unpack, i64 %.unpack95.unpack99, i64 %.unpack97.unpack, i64 %.unpack97.unpack102, ptr %.unpack104, ptr %.unpack106, i64 %.unpack108, i64 %.unpack110.unpack, i64 %.unpack112.unpack, ptr %.unpack115, ptr %.unpack117, i64 %.unpack119, i64 %.unpack121.unpack, i64 %.unpack121.unpack125, i64 %.unpack123.unpack, i64 %.unpack123.unpack128, ptr %.unpack130, ptr %.unpack132, i64 %.unpack134, i64 %.unpack136.unpack, i64 %.unpack138.unpack, ptr %.unpack141, ptr %.unpack143, i64 %.unpack145, i64 %.unpack147.unpack, i64 %.unpack147.unpack151, i64 %.unpack149.unpack, i64 %.unpack149.unpack154, ptr %1, ptr %1, i64 0, i64 3456, i64 1), !dbg !26
  ret void
}

attributes #0 = { noinline "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features"="-adx,-aes,-clflushopt,-clwb,-crc32,-cx16,-ermsb,-fsgsbase,-invpcid,-movbe,-pclmul,-pku,-prfchw,-rdrnd,-rdseed,-sahf,-xsave,-xsavec,-xsaveopt,-xsaves" }
attributes #1 = { "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features"="-adx,-aes,-clflushopt,-clwb,-crc32,-cx16,-ermsb,-fsgsbase,-invpcid,-movbe,-pclmul,-pku,-prfchw,-rdrnd,-rdseed,-sahf,-xsave,-xsavec,-xsaveopt,-xsaves" }
attributes #2 = { nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree noinline nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "ttt_linear.ttt", directory: "dsl/examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "ttt_linear", linkageName: "ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 15, column: 3, scope: !3)
!7 = !DILocation(line: 3, column: 7, scope: !3)
!8 = distinct !DISubprogram(name: "ttt_linear_step", linkageName: "ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DILocation(line: 20, column: 19, scope: !8)
!10 = !DILocation(line: 9, column: 11, scope: !8)
!11 = !DILocation(line: 11, column: 37, scope: !8)
!12 = !DILocation(line: 11, column: 22, scope: !8)
!13 = !DILocation(line: 11, column: 24, scope: !8)
!14 = !DILocation(line: 11, column: 14, scope: !8)
!15 = !DILocation(line: 11, column: 48, scope: !8)
!16 = !DILocation(line: 13, column: 29, scope: !8)
!17 = !DILocation(line: 0, scope: !8)
!18 = !DILocation(line: 11, column: 42, scope: !8)
!19 = !DILocation(line: 4, column: 9, scope: !8)
!20 = !DILocation(line: 20, column: 17, scope: !8)
!21 = !DILocation(line: 6, column: 29, scope: !8)
!22 = !DILocation(line: 18, column: 5, scope: !8)
!23 = !DILocation(line: 15, column: 3, scope: !8)
!24 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear_step", linkageName: "_mlir_ciface_ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DILocation(line: 15, column: 3, scope: !24)
!26 = !DILocation(line: 3, column: 7, scope: !27)
!27 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
