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
@tttc.tensors = private constant [12 x { ptr, i32, i32, i32, i32, [8 x i64], i64 }] [{ ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.1, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.2, i32 0, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.3, i32 0, i32 0, i32 7, i32 0, [8 x i64] zeroinitializer, i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.4, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.5, i32 1, i32 0, i32 2, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.6, i32 1, i32 0, i32 0, i32 1, [8 x i64] [i64 4, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.7, i32 2, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.8, i32 2, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.9, i32 3, i32 0, i32 3, i32 2, [8 x i64] [i64 16, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.10, i32 3, i32 0, i32 3, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }, { ptr, i32, i32, i32, i32, [8 x i64], i64 } { ptr @tttc.text.11, i32 4, i32 0, i32 7, i32 1, [8 x i64] [i64 16, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 1 }], align 8
@tttc.text.12 = private constant [11 x i8] c"ttt_linear\00", align 8
@tttc.text.13 = private constant [11 x i8] c"tttc 0.1.0\00", align 8
@tttc.text.14 = private constant [5 x i8] c"dual\00", align 8
@tttc.text.15 = private constant [9 x i8] c"b=4,d=16\00", align 8
@tttc.text.16 = private constant [15 x i8] c"skylake-avx512\00", align 8
@tttc.text.17 = private constant [118 x i8] c"sse,sse2,sse3,ssse3,sse4.1,sse4.2,popcnt,lzcnt,bmi,bmi2,avx,avx2,fma,f16c,avx512f,avx512dq,avx512cd,avx512bw,avx512vl\00", align 8
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32 }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32 } { i32 0, i32 12, ptr @tttc.tensors, i64 4160, i64 64, ptr @tttc.task.ttt_linear, i32 96, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0 }], align 8
@tttc.text.18 = private constant [33 x i8] c"0d62e324b60abdb666e496f3b53acf37\00", align 8
@tttc.text.19 = private constant [35 x i8] c"--dtype=f32 --form=dual --chunk=16\00", align 8
@tttc_kernel_ttt_linear = constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr } { i32 2, i32 104, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 120, ptr @tttc.entries, i32 0, i32 32, ptr null, ptr @tttc.text.18, ptr @tttc.text.19 }, align 8

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
  %90 = getelementptr i8, ptr %73, i64 1024, !dbg !6
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
  call void @ttt_linear_step(i64 %94, i64 4, ptr %0, ptr %1, i64 %97, i64 4, i64 16, i64 %5, i64 1, ptr %7, ptr %8, i64 %98, i64 4, i64 16, i64 %12, i64 1, ptr %14, ptr %15, i64 %99, i64 4, i64 16, i64 %19, i64 1, ptr %21, ptr %22, i64 %100, i64 4, i64 %25, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %72, ptr %73, i64 0, i64 16, i64 16, i64 16, i64 1, ptr %72, ptr nonnull %90, i64 0, i64 16, i64 1, ptr %65, ptr %66, i64 %101, i64 4, i64 16, i64 %70, i64 1, ptr %72, ptr %92, i64 0, i64 1984, i64 1), !dbg !6
  %102 = add i64 %94, 4, !dbg !6
  br label %93, !dbg !6

103:                                              ; preds = %93
  %104 = getelementptr i8, ptr %73, i64 1088, !dbg !6
  %105 = getelementptr i8, ptr %73, i64 1344, !dbg !6
  %106 = getelementptr i8, ptr %73, i64 1600, !dbg !6
  %107 = getelementptr i8, ptr %73, i64 1856, !dbg !6
  %108 = getelementptr i8, ptr %73, i64 1920, !dbg !6
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
  call void @ttt_linear_step(i64 %111, i64 %78, ptr %72, ptr %105, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %106, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %104, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %107, i64 0, i64 4, i64 1, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %72, ptr %73, i64 0, i64 16, i64 16, i64 16, i64 1, ptr %72, ptr nonnull %90, i64 0, i64 16, i64 1, ptr %72, ptr %108, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %92, i64 0, i64 1984, i64 1), !dbg !6
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
  %68 = load <4 x float>, ptr %29, align 4, !dbg !9
  %69 = fneg <4 x float> %68, !dbg !10
  store <4 x float> %69, ptr %63, align 4, !dbg !10
  %70 = getelementptr i8, ptr %63, i64 64, !dbg !11
  %71 = load <16 x float>, ptr %51, align 4, !dbg !11
  br label %72, !dbg !11

72:                                               ; preds = %75, %67
  %73 = phi i64 [ %77, %75 ], [ 0, %67 ], !dbg !11
  %74 = icmp slt i64 %73, 4, !dbg !11
  br i1 %74, label %75, label %78, !dbg !11

75:                                               ; preds = %72
  %.idx57 = shl i64 %73, 6, !dbg !11
  %76 = getelementptr i8, ptr %70, i64 %.idx57, !dbg !11
  store <16 x float> %71, ptr %76, align 4, !dbg !11
  %77 = add i64 %73, 1, !dbg !11
  br label %72, !dbg !11

78:                                               ; preds = %72
  %79 = getelementptr i8, ptr %63, i64 320, !dbg !12
  br label %80, !dbg !12

80:                                               ; preds = %83, %78
  %81 = phi i64 [ %88, %83 ], [ 0, %78 ], !dbg !12
  %82 = icmp slt i64 %81, 4, !dbg !12
  br i1 %82, label %83, label %89, !dbg !12

83:                                               ; preds = %80
  %84 = shl i64 %81, 4, !dbg !12
  %85 = getelementptr float, ptr %70, i64 %84, !dbg !12
  %86 = load <16 x float>, ptr %85, align 4, !dbg !12
  %87 = getelementptr float, ptr %79, i64 %84, !dbg !12
  store <16 x float> %86, ptr %87, align 4, !dbg !12
  %88 = add i64 %81, 1, !dbg !12
  br label %80, !dbg !12

89:                                               ; preds = %80
  %90 = load <16 x float>, ptr %79, align 4, !dbg !12
  %91 = getelementptr i8, ptr %63, i64 384, !dbg !12
  %92 = load <16 x float>, ptr %91, align 4, !dbg !12
  %93 = getelementptr i8, ptr %63, i64 448, !dbg !12
  %94 = load <16 x float>, ptr %93, align 4, !dbg !12
  %95 = getelementptr i8, ptr %63, i64 512, !dbg !12
  %96 = load <16 x float>, ptr %95, align 4, !dbg !12
  %97 = getelementptr float, ptr %10, i64 %11
  %98 = getelementptr float, ptr %97, i64 %14
  %99 = shl nuw nsw i64 %14, 1
  %100 = getelementptr inbounds nuw float, ptr %97, i64 %99
  %101 = mul nuw nsw i64 %14, 3
  %102 = getelementptr inbounds nuw float, ptr %97, i64 %101
  br label %103, !dbg !12

103:                                              ; preds = %106, %89
  %104 = phi i64 [ %152, %106 ], [ 0, %89 ], !dbg !12
  %.pn7 = phi <16 x float> [ %133, %106 ], [ %90, %89 ]
  %.pn5 = phi <16 x float> [ %139, %106 ], [ %92, %89 ]
  %.pn3 = phi <16 x float> [ %145, %106 ], [ %94, %89 ]
  %.pn1 = phi <16 x float> [ %151, %106 ], [ %96, %89 ]
  %105 = icmp slt i64 %104, 16, !dbg !12
  br i1 %105, label %106, label %153, !dbg !12

106:                                              ; preds = %103
  %107 = getelementptr inbounds nuw float, ptr %97, i64 %104, !dbg !12
  %108 = load float, ptr %107, align 4, !dbg !12
  %109 = or disjoint i64 %104, 1, !dbg !12
  %110 = getelementptr inbounds nuw float, ptr %97, i64 %109, !dbg !12
  %111 = load float, ptr %110, align 4, !dbg !12
  %112 = getelementptr inbounds nuw float, ptr %98, i64 %104, !dbg !12
  %113 = load float, ptr %112, align 4, !dbg !12
  %114 = getelementptr inbounds nuw float, ptr %98, i64 %109, !dbg !12
  %115 = load float, ptr %114, align 4, !dbg !12
  %116 = getelementptr inbounds nuw float, ptr %100, i64 %104, !dbg !12
  %117 = load float, ptr %116, align 4, !dbg !12
  %118 = getelementptr inbounds nuw float, ptr %100, i64 %109, !dbg !12
  %119 = load float, ptr %118, align 4, !dbg !12
  %120 = getelementptr inbounds nuw float, ptr %102, i64 %104, !dbg !12
  %121 = load float, ptr %120, align 4, !dbg !12
  %122 = getelementptr inbounds nuw float, ptr %102, i64 %109, !dbg !12
  %123 = load float, ptr %122, align 4, !dbg !12
  %.idx55 = shl i64 %104, 6, !dbg !12
  %124 = getelementptr i8, ptr %44, i64 %.idx55, !dbg !12
  %125 = load <16 x float>, ptr %124, align 4, !dbg !12
  %.idx56 = shl i64 %109, 6, !dbg !12
  %126 = getelementptr i8, ptr %44, i64 %.idx56, !dbg !12
  %127 = load <16 x float>, ptr %126, align 4, !dbg !12
  %128 = insertelement <16 x float> poison, float %108, i64 0, !dbg !12
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %130 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %129, <16 x float> %125, <16 x float> %.pn7), !dbg !12
  %131 = insertelement <16 x float> poison, float %111, i64 0, !dbg !12
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %133 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %127, <16 x float> %130), !dbg !12
  %134 = insertelement <16 x float> poison, float %113, i64 0, !dbg !12
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %136 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %135, <16 x float> %125, <16 x float> %.pn5), !dbg !12
  %137 = insertelement <16 x float> poison, float %115, i64 0, !dbg !12
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %139 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %138, <16 x float> %127, <16 x float> %136), !dbg !12
  %140 = insertelement <16 x float> poison, float %117, i64 0, !dbg !12
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %142 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %125, <16 x float> %.pn3), !dbg !12
  %143 = insertelement <16 x float> poison, float %119, i64 0, !dbg !12
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %145 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %127, <16 x float> %142), !dbg !12
  %146 = insertelement <16 x float> poison, float %121, i64 0, !dbg !12
  %147 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %148 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %147, <16 x float> %125, <16 x float> %.pn1), !dbg !12
  %149 = insertelement <16 x float> poison, float %123, i64 0, !dbg !12
  %150 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %127, <16 x float> %148), !dbg !12
  %152 = add i64 %104, 2, !dbg !12
  br label %103, !dbg !12

153:                                              ; preds = %103
  store <16 x float> %.pn7, ptr %79, align 4, !dbg !12
  store <16 x float> %.pn5, ptr %91, align 4, !dbg !12
  store <16 x float> %.pn3, ptr %93, align 4, !dbg !12
  store <16 x float> %.pn1, ptr %95, align 4, !dbg !12
  %154 = getelementptr i8, ptr %63, i64 576, !dbg !11
  %155 = getelementptr i8, ptr %63, i64 832, !dbg !9
  %156 = getelementptr i8, ptr %63, i64 896, !dbg !11
  %157 = getelementptr i8, ptr %63, i64 1152, !dbg !9
  %158 = getelementptr i8, ptr %63, i64 1216, !dbg !9
  %159 = load <16 x float>, ptr %34, align 4, !dbg !13
  %160 = load <16 x float>, ptr %39, align 4, !dbg !13
  %161 = getelementptr float, ptr %17, i64 %18
  br label %162, !dbg !14

162:                                              ; preds = %165, %153
  %163 = phi i64 [ %204, %165 ], [ 0, %153 ], !dbg !14
  %164 = icmp slt i64 %163, 4, !dbg !14
  br i1 %164, label %165, label %205, !dbg !14

165:                                              ; preds = %162
  %166 = shl i64 %163, 4, !dbg !14
  %167 = getelementptr float, ptr %79, i64 %166, !dbg !14
  %168 = load <16 x float>, ptr %167, align 4, !dbg !14
  %169 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %168), !dbg !14
  %170 = insertelement <16 x float> poison, float %169, i64 0, !dbg !14
  %171 = fmul <16 x float> %170, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !14
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %173 = fsub <16 x float> %168, %172, !dbg !14
  %174 = getelementptr float, ptr %154, i64 %166, !dbg !14
  store <16 x float> %173, ptr %174, align 4, !dbg !14
  %175 = fmul <16 x float> %173, %173, !dbg !14
  %176 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %175), !dbg !14
  %177 = insertelement <1 x float> poison, float %176, i64 0, !dbg !14
  %178 = fmul <1 x float> %177, splat (float 6.250000e-02), !dbg !14
  %179 = fadd <1 x float> %178, splat (float 0x3EB0C6F7A0000000), !dbg !14
  %180 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %179), !dbg !14
  %181 = fdiv <1 x float> splat (float 1.000000e+00), %180, !dbg !14
  %182 = getelementptr float, ptr %155, i64 %163, !dbg !14
  store <1 x float> %181, ptr %182, align 4, !dbg !14
  %183 = mul i64 %163, %14, !dbg !13
  %184 = getelementptr float, ptr %97, i64 %183, !dbg !13
  %185 = load <16 x float>, ptr %184, align 4, !dbg !13
  %186 = shufflevector <1 x float> %181, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %187 = mul i64 %163, %21, !dbg !13
  %188 = getelementptr float, ptr %161, i64 %187, !dbg !13
  %189 = load <16 x float>, ptr %188, align 4, !dbg !13
  %190 = fmul <16 x float> %173, %186, !dbg !14
  %191 = fmul <16 x float> %159, %190, !dbg !13
  %192 = fadd <16 x float> %185, %191, !dbg !15
  %193 = fadd <16 x float> %192, %160, !dbg !16
  %194 = fsub <16 x float> %193, %189, !dbg !17
  %195 = fmul <16 x float> %194, %159, !dbg !13
  %196 = getelementptr float, ptr %156, i64 %166, !dbg !13
  store <16 x float> %195, ptr %196, align 4, !dbg !13
  %197 = fmul <16 x float> %195, %173, !dbg !14
  %198 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %197), !dbg !14
  %199 = insertelement <1 x float> poison, float %198, i64 0, !dbg !14
  %200 = getelementptr float, ptr %157, i64 %163, !dbg !14
  store <1 x float> %199, ptr %200, align 4, !dbg !14
  %201 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %195), !dbg !14
  %202 = insertelement <1 x float> poison, float %201, i64 0, !dbg !14
  %203 = getelementptr float, ptr %158, i64 %163, !dbg !14
  store <1 x float> %202, ptr %203, align 4, !dbg !14
  %204 = add i64 %163, 1, !dbg !14
  br label %162, !dbg !14

205:                                              ; preds = %162
  %206 = getelementptr i8, ptr %63, i64 1280, !dbg !11
  %207 = insertelement <16 x i64> poison, i64 %1, i64 0, !dbg !9
  %208 = getelementptr float, ptr %24, i64 %25
  br label %209, !dbg !9

209:                                              ; preds = %212, %205
  %210 = phi i64 [ %252, %212 ], [ 0, %205 ], !dbg !9
  %211 = icmp slt i64 %210, 4, !dbg !9
  br i1 %211, label %212, label %253, !dbg !9

212:                                              ; preds = %209
  %213 = shl i64 %210, 4, !dbg !9
  %214 = getelementptr float, ptr %156, i64 %213, !dbg !9
  %215 = load <16 x float>, ptr %214, align 4, !dbg !9
  %216 = getelementptr float, ptr %155, i64 %210, !dbg !9
  %217 = load <1 x float>, ptr %216, align 4, !dbg !9
  %218 = shufflevector <1 x float> %217, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %219 = getelementptr float, ptr %157, i64 %210, !dbg !9
  %220 = load <1 x float>, ptr %219, align 4, !dbg !9
  %221 = shufflevector <1 x float> %220, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %222 = getelementptr float, ptr %154, i64 %213, !dbg !9
  %223 = load <16 x float>, ptr %222, align 4, !dbg !9
  %224 = getelementptr float, ptr %158, i64 %210, !dbg !9
  %225 = load <1 x float>, ptr %224, align 4, !dbg !9
  %226 = mul nuw nsw i64 %210, %27, !dbg !9
  %227 = getelementptr inbounds nuw float, ptr %208, i64 %226, !dbg !9
  %228 = load float, ptr %227, align 4, !dbg !9
  %229 = insertelement <16 x float> poison, float %228, i64 0, !dbg !9
  %230 = shufflevector <16 x float> %229, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %231 = fmul <1 x float> %217, %217, !dbg !14
  %232 = fmul <16 x float> %221, splat (float -5.000000e-01), !dbg !14
  %233 = fmul <1 x float> %217, %231, !dbg !14
  %234 = shufflevector <1 x float> %233, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %235 = fmul <16 x float> %232, %234, !dbg !14
  %236 = fmul <16 x float> %235, splat (float 6.250000e-02), !dbg !14
  %237 = fmul <16 x float> %236, %223, !dbg !14
  %238 = fmul <16 x float> %237, splat (float 2.000000e+00), !dbg !14
  %239 = fmul <16 x float> %215, %218, !dbg !14
  %240 = fneg <1 x float> %217, !dbg !14
  %241 = fmul <1 x float> %225, %240, !dbg !14
  %242 = shufflevector <1 x float> %241, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %243 = insertelement <16 x i64> poison, i64 %210, i64 0, !dbg !9
  %244 = icmp ult <16 x i64> %243, %207, !dbg !18
  %245 = shufflevector <16 x i1> %244, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !18
  %246 = select <16 x i1> %245, <16 x float> %230, <16 x float> zeroinitializer, !dbg !18
  %247 = fmul <16 x float> %242, splat (float 6.250000e-02), !dbg !14
  %248 = fadd <16 x float> %239, %238, !dbg !14
  %249 = fadd <16 x float> %248, %247, !dbg !18
  %250 = fmul <16 x float> %249, %246, !dbg !18
  %251 = getelementptr float, ptr %206, i64 %213, !dbg !18
  store <16 x float> %250, ptr %251, align 4, !dbg !18
  %252 = add i64 %210, 1, !dbg !9
  br label %209, !dbg !9

253:                                              ; preds = %209
  %254 = load <16 x float>, ptr %70, align 4, !dbg !12
  %255 = getelementptr i8, ptr %63, i64 128, !dbg !12
  %256 = load <16 x float>, ptr %255, align 4, !dbg !12
  %257 = getelementptr i8, ptr %63, i64 192, !dbg !12
  %258 = load <16 x float>, ptr %257, align 4, !dbg !12
  %259 = getelementptr i8, ptr %63, i64 256, !dbg !12
  %260 = load <16 x float>, ptr %259, align 4, !dbg !12
  %261 = getelementptr float, ptr %3, i64 %4
  %262 = getelementptr float, ptr %261, i64 %7
  %263 = shl nuw nsw i64 %7, 1
  %264 = getelementptr inbounds nuw float, ptr %261, i64 %263
  %265 = mul nuw nsw i64 %7, 3
  %266 = getelementptr inbounds nuw float, ptr %261, i64 %265
  br label %267, !dbg !12

267:                                              ; preds = %270, %253
  %268 = phi i64 [ %316, %270 ], [ 0, %253 ], !dbg !12
  %.pn15 = phi <16 x float> [ %297, %270 ], [ %254, %253 ]
  %.pn13 = phi <16 x float> [ %303, %270 ], [ %256, %253 ]
  %.pn11 = phi <16 x float> [ %309, %270 ], [ %258, %253 ]
  %.pn9 = phi <16 x float> [ %315, %270 ], [ %260, %253 ]
  %269 = icmp slt i64 %268, 16, !dbg !12
  br i1 %269, label %270, label %317, !dbg !12

270:                                              ; preds = %267
  %271 = getelementptr inbounds nuw float, ptr %261, i64 %268, !dbg !12
  %272 = load float, ptr %271, align 4, !dbg !12
  %273 = or disjoint i64 %268, 1, !dbg !12
  %274 = getelementptr inbounds nuw float, ptr %261, i64 %273, !dbg !12
  %275 = load float, ptr %274, align 4, !dbg !12
  %276 = getelementptr inbounds nuw float, ptr %262, i64 %268, !dbg !12
  %277 = load float, ptr %276, align 4, !dbg !12
  %278 = getelementptr inbounds nuw float, ptr %262, i64 %273, !dbg !12
  %279 = load float, ptr %278, align 4, !dbg !12
  %280 = getelementptr inbounds nuw float, ptr %264, i64 %268, !dbg !12
  %281 = load float, ptr %280, align 4, !dbg !12
  %282 = getelementptr inbounds nuw float, ptr %264, i64 %273, !dbg !12
  %283 = load float, ptr %282, align 4, !dbg !12
  %284 = getelementptr inbounds nuw float, ptr %266, i64 %268, !dbg !12
  %285 = load float, ptr %284, align 4, !dbg !12
  %286 = getelementptr inbounds nuw float, ptr %266, i64 %273, !dbg !12
  %287 = load float, ptr %286, align 4, !dbg !12
  %.idx53 = shl i64 %268, 6, !dbg !12
  %288 = getelementptr i8, ptr %44, i64 %.idx53, !dbg !12
  %289 = load <16 x float>, ptr %288, align 4, !dbg !12
  %.idx54 = shl i64 %273, 6, !dbg !12
  %290 = getelementptr i8, ptr %44, i64 %.idx54, !dbg !12
  %291 = load <16 x float>, ptr %290, align 4, !dbg !12
  %292 = insertelement <16 x float> poison, float %272, i64 0, !dbg !12
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %289, <16 x float> %.pn15), !dbg !12
  %295 = insertelement <16 x float> poison, float %275, i64 0, !dbg !12
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %297 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %291, <16 x float> %294), !dbg !12
  %298 = insertelement <16 x float> poison, float %277, i64 0, !dbg !12
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %300 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %299, <16 x float> %289, <16 x float> %.pn13), !dbg !12
  %301 = insertelement <16 x float> poison, float %279, i64 0, !dbg !12
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %303 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %291, <16 x float> %300), !dbg !12
  %304 = insertelement <16 x float> poison, float %281, i64 0, !dbg !12
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %306 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %289, <16 x float> %.pn11), !dbg !12
  %307 = insertelement <16 x float> poison, float %283, i64 0, !dbg !12
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %309 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %308, <16 x float> %291, <16 x float> %306), !dbg !12
  %310 = insertelement <16 x float> poison, float %285, i64 0, !dbg !12
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %311, <16 x float> %289, <16 x float> %.pn9), !dbg !12
  %313 = insertelement <16 x float> poison, float %287, i64 0, !dbg !12
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %291, <16 x float> %312), !dbg !12
  %316 = add i64 %268, 2, !dbg !12
  br label %267, !dbg !12

317:                                              ; preds = %267
  store <16 x float> %.pn15, ptr %70, align 4, !dbg !12
  store <16 x float> %.pn13, ptr %255, align 4, !dbg !12
  store <16 x float> %.pn11, ptr %257, align 4, !dbg !12
  store <16 x float> %.pn9, ptr %259, align 4, !dbg !12
  %318 = load <16 x float>, ptr %261, align 4, !dbg !19
  %319 = load <16 x float>, ptr %262, align 4, !dbg !19
  %.idx = shl i64 %7, 3, !dbg !19
  %320 = getelementptr i8, ptr %261, i64 %.idx, !dbg !19
  %321 = load <16 x float>, ptr %320, align 4, !dbg !19
  %.idx16 = mul i64 %7, 12, !dbg !19
  %322 = getelementptr i8, ptr %261, i64 %.idx16, !dbg !19
  %323 = load <16 x float>, ptr %322, align 4, !dbg !19
  %324 = load <16 x float>, ptr %97, align 4, !dbg !19
  %325 = load <16 x float>, ptr %98, align 4, !dbg !19
  %.idx17 = shl i64 %14, 3, !dbg !19
  %326 = getelementptr i8, ptr %97, i64 %.idx17, !dbg !19
  %327 = load <16 x float>, ptr %326, align 4, !dbg !19
  %.idx18 = mul i64 %14, 12, !dbg !19
  %328 = getelementptr i8, ptr %97, i64 %.idx18, !dbg !19
  %329 = load <16 x float>, ptr %328, align 4, !dbg !19
  %330 = shufflevector <16 x float> %325, <16 x float> %324, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %331 = shufflevector <16 x float> %327, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %332 = shufflevector <64 x float> %331, <64 x float> %330, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %333 = shufflevector <16 x float> %329, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %334 = shufflevector <64 x float> %333, <64 x float> %332, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !19
  %335 = shufflevector <64 x float> %334, <64 x float> poison, <64 x i32> <i32 0, i32 16, i32 32, i32 48, i32 1, i32 17, i32 33, i32 49, i32 2, i32 18, i32 34, i32 50, i32 3, i32 19, i32 35, i32 51, i32 4, i32 20, i32 36, i32 52, i32 5, i32 21, i32 37, i32 53, i32 6, i32 22, i32 38, i32 54, i32 7, i32 23, i32 39, i32 55, i32 8, i32 24, i32 40, i32 56, i32 9, i32 25, i32 41, i32 57, i32 10, i32 26, i32 42, i32 58, i32 11, i32 27, i32 43, i32 59, i32 12, i32 28, i32 44, i32 60, i32 13, i32 29, i32 45, i32 61, i32 14, i32 30, i32 46, i32 62, i32 15, i32 31, i32 47, i32 63>, !dbg !19
  %336 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  %337 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  %338 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !19
  %339 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !19
  %340 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !19
  %341 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !19
  %342 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !19
  %343 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !19
  %344 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !19
  %345 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !19
  %346 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !19
  %347 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !19
  %348 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !19
  %349 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !19
  %350 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !19
  %351 = shufflevector <64 x float> %335, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !19
  %352 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %353 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %352, <4 x float> %336, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %354 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %355 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %354, <4 x float> %336, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %356 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %357 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %356, <4 x float> %336, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %358 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %359 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %358, <4 x float> %336, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %360 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %361 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %360, <4 x float> %337, <4 x float> %353), !dbg !19
  %362 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %363 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %362, <4 x float> %337, <4 x float> %355), !dbg !19
  %364 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %365 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %364, <4 x float> %337, <4 x float> %357), !dbg !19
  %366 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %367 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %366, <4 x float> %337, <4 x float> %359), !dbg !19
  %368 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %369 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %368, <4 x float> %338, <4 x float> %361), !dbg !19
  %370 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %371 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %370, <4 x float> %338, <4 x float> %363), !dbg !19
  %372 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %373 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %372, <4 x float> %338, <4 x float> %365), !dbg !19
  %374 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %375 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %374, <4 x float> %338, <4 x float> %367), !dbg !19
  %376 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %377 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %376, <4 x float> %339, <4 x float> %369), !dbg !19
  %378 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %379 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %378, <4 x float> %339, <4 x float> %371), !dbg !19
  %380 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %381 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %380, <4 x float> %339, <4 x float> %373), !dbg !19
  %382 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %383 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %382, <4 x float> %339, <4 x float> %375), !dbg !19
  %384 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %385 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %384, <4 x float> %340, <4 x float> %377), !dbg !19
  %386 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %387 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %386, <4 x float> %340, <4 x float> %379), !dbg !19
  %388 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %389 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %388, <4 x float> %340, <4 x float> %381), !dbg !19
  %390 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %391 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %390, <4 x float> %340, <4 x float> %383), !dbg !19
  %392 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %393 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %392, <4 x float> %341, <4 x float> %385), !dbg !19
  %394 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %395 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %394, <4 x float> %341, <4 x float> %387), !dbg !19
  %396 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %397 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %396, <4 x float> %341, <4 x float> %389), !dbg !19
  %398 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %399 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %398, <4 x float> %341, <4 x float> %391), !dbg !19
  %400 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %401 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %400, <4 x float> %342, <4 x float> %393), !dbg !19
  %402 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %403 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %402, <4 x float> %342, <4 x float> %395), !dbg !19
  %404 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %405 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %404, <4 x float> %342, <4 x float> %397), !dbg !19
  %406 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %407 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %406, <4 x float> %342, <4 x float> %399), !dbg !19
  %408 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %409 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %408, <4 x float> %343, <4 x float> %401), !dbg !19
  %410 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %411 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %410, <4 x float> %343, <4 x float> %403), !dbg !19
  %412 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %413 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %412, <4 x float> %343, <4 x float> %405), !dbg !19
  %414 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %415 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %414, <4 x float> %343, <4 x float> %407), !dbg !19
  %416 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %417 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %416, <4 x float> %344, <4 x float> %409), !dbg !19
  %418 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %419 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %418, <4 x float> %344, <4 x float> %411), !dbg !19
  %420 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %421 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %420, <4 x float> %344, <4 x float> %413), !dbg !19
  %422 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %423 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %422, <4 x float> %344, <4 x float> %415), !dbg !19
  %424 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %425 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %424, <4 x float> %345, <4 x float> %417), !dbg !19
  %426 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %427 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %426, <4 x float> %345, <4 x float> %419), !dbg !19
  %428 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %429 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %428, <4 x float> %345, <4 x float> %421), !dbg !19
  %430 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %431 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %430, <4 x float> %345, <4 x float> %423), !dbg !19
  %432 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %433 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %432, <4 x float> %346, <4 x float> %425), !dbg !19
  %434 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %435 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %434, <4 x float> %346, <4 x float> %427), !dbg !19
  %436 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %437 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %436, <4 x float> %346, <4 x float> %429), !dbg !19
  %438 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %439 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %438, <4 x float> %346, <4 x float> %431), !dbg !19
  %440 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %441 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %440, <4 x float> %347, <4 x float> %433), !dbg !19
  %442 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %443 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %442, <4 x float> %347, <4 x float> %435), !dbg !19
  %444 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %445 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %444, <4 x float> %347, <4 x float> %437), !dbg !19
  %446 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %447 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %446, <4 x float> %347, <4 x float> %439), !dbg !19
  %448 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %449 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %448, <4 x float> %348, <4 x float> %441), !dbg !19
  %450 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %451 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %450, <4 x float> %348, <4 x float> %443), !dbg !19
  %452 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %453 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %452, <4 x float> %348, <4 x float> %445), !dbg !19
  %454 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %455 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %454, <4 x float> %348, <4 x float> %447), !dbg !19
  %456 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %457 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %456, <4 x float> %349, <4 x float> %449), !dbg !19
  %458 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %459 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %458, <4 x float> %349, <4 x float> %451), !dbg !19
  %460 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %461 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %460, <4 x float> %349, <4 x float> %453), !dbg !19
  %462 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %463 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %462, <4 x float> %349, <4 x float> %455), !dbg !19
  %464 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %465 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %464, <4 x float> %350, <4 x float> %457), !dbg !19
  %466 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %467 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %466, <4 x float> %350, <4 x float> %459), !dbg !19
  %468 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %469 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %468, <4 x float> %350, <4 x float> %461), !dbg !19
  %470 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %471 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %470, <4 x float> %350, <4 x float> %463), !dbg !19
  %472 = shufflevector <16 x float> %318, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %473 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %472, <4 x float> %351, <4 x float> %465), !dbg !19
  %474 = shufflevector <16 x float> %319, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %475 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %474, <4 x float> %351, <4 x float> %467), !dbg !19
  %476 = shufflevector <16 x float> %321, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %477 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %476, <4 x float> %351, <4 x float> %469), !dbg !19
  %478 = shufflevector <16 x float> %323, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %479 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %478, <4 x float> %351, <4 x float> %471), !dbg !19
  %480 = getelementptr i8, ptr %63, i64 1536, !dbg !19
  store <4 x float> %473, ptr %480, align 4, !dbg !19
  %481 = getelementptr i8, ptr %63, i64 1552, !dbg !19
  store <4 x float> %475, ptr %481, align 4, !dbg !19
  %482 = getelementptr i8, ptr %63, i64 1568, !dbg !19
  store <4 x float> %477, ptr %482, align 4, !dbg !19
  %483 = getelementptr i8, ptr %63, i64 1584, !dbg !19
  store <4 x float> %479, ptr %483, align 4, !dbg !19
  %484 = getelementptr i8, ptr %63, i64 1600, !dbg !20
  br label %485, !dbg !20

485:                                              ; preds = %488, %317
  %486 = phi i64 [ %497, %488 ], [ 0, %317 ], !dbg !20
  %487 = icmp slt i64 %486, 4, !dbg !20
  br i1 %487, label %488, label %498, !dbg !20

488:                                              ; preds = %485
  %489 = shl i64 %486, 2, !dbg !20
  %490 = getelementptr float, ptr %480, i64 %489, !dbg !20
  %491 = load <4 x float>, ptr %490, align 4, !dbg !20
  %492 = getelementptr float, ptr %63, i64 %486, !dbg !20
  %493 = load <1 x float>, ptr %492, align 4, !dbg !20
  %494 = shufflevector <1 x float> %493, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %495 = fmul <4 x float> %491, %494, !dbg !20
  %496 = getelementptr float, ptr %484, i64 %489, !dbg !20
  store <4 x float> %495, ptr %496, align 4, !dbg !20
  %497 = add i64 %486, 1, !dbg !20
  br label %485, !dbg !20

498:                                              ; preds = %485
  %499 = load float, ptr %484, align 4, !dbg !18
  %500 = load <16 x float>, ptr %206, align 4, !dbg !18
  %501 = load <16 x float>, ptr %70, align 4, !dbg !18
  %502 = insertelement <16 x float> poison, float %499, i64 0, !dbg !18
  %503 = shufflevector <16 x float> %502, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %504 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %503, <16 x float> %500, <16 x float> %501), !dbg !18
  store <16 x float> %504, ptr %70, align 4, !dbg !18
  %505 = getelementptr i8, ptr %63, i64 1616, !dbg !18
  %506 = load float, ptr %505, align 4, !dbg !18
  %507 = getelementptr i8, ptr %63, i64 1620, !dbg !18
  %508 = load float, ptr %507, align 4, !dbg !18
  %509 = getelementptr i8, ptr %63, i64 1344, !dbg !18
  %510 = load <16 x float>, ptr %509, align 4, !dbg !18
  %511 = load <16 x float>, ptr %255, align 4, !dbg !18
  %512 = insertelement <16 x float> poison, float %506, i64 0, !dbg !18
  %513 = shufflevector <16 x float> %512, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %514 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %513, <16 x float> %500, <16 x float> %511), !dbg !18
  %515 = insertelement <16 x float> poison, float %508, i64 0, !dbg !18
  %516 = shufflevector <16 x float> %515, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %517 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %516, <16 x float> %510, <16 x float> %514), !dbg !18
  store <16 x float> %517, ptr %255, align 4, !dbg !18
  %518 = load <16 x float>, ptr %257, align 4, !dbg !18
  br label %519, !dbg !18

519:                                              ; preds = %522, %498
  %520 = phi i64 [ %531, %522 ], [ 0, %498 ], !dbg !18
  %.pn20 = phi <16 x float> [ %530, %522 ], [ %518, %498 ]
  %521 = icmp slt i64 %520, 3, !dbg !18
  br i1 %521, label %522, label %532, !dbg !18

522:                                              ; preds = %519
  %523 = getelementptr inbounds nuw float, ptr %484, i64 %520, !dbg !18
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 32, !dbg !18
  %525 = load float, ptr %524, align 4, !dbg !18
  %.idx52 = shl i64 %520, 6, !dbg !18
  %526 = getelementptr i8, ptr %206, i64 %.idx52, !dbg !18
  %527 = load <16 x float>, ptr %526, align 4, !dbg !18
  %528 = insertelement <16 x float> poison, float %525, i64 0, !dbg !18
  %529 = shufflevector <16 x float> %528, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %530 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %529, <16 x float> %527, <16 x float> %.pn20), !dbg !18
  %531 = add i64 %520, 1, !dbg !18
  br label %519, !dbg !18

532:                                              ; preds = %519
  store <16 x float> %.pn20, ptr %257, align 4, !dbg !18
  %533 = load <16 x float>, ptr %259, align 4, !dbg !18
  br label %534, !dbg !18

534:                                              ; preds = %537, %532
  %535 = phi i64 [ %553, %537 ], [ 0, %532 ], !dbg !18
  %.pn22 = phi <16 x float> [ %552, %537 ], [ %533, %532 ]
  %536 = icmp slt i64 %535, 4, !dbg !18
  br i1 %536, label %537, label %554, !dbg !18

537:                                              ; preds = %534
  %538 = getelementptr inbounds nuw float, ptr %484, i64 %535, !dbg !18
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 48, !dbg !18
  %540 = load float, ptr %539, align 4, !dbg !18
  %541 = getelementptr inbounds nuw i8, ptr %538, i64 52, !dbg !18
  %542 = load float, ptr %541, align 4, !dbg !18
  %.idx50 = shl i64 %535, 6, !dbg !18
  %543 = getelementptr i8, ptr %206, i64 %.idx50, !dbg !18
  %544 = load <16 x float>, ptr %543, align 4, !dbg !18
  %545 = getelementptr i8, ptr %543, i64 64, !dbg !18
  %546 = load <16 x float>, ptr %545, align 4, !dbg !18
  %547 = insertelement <16 x float> poison, float %540, i64 0, !dbg !18
  %548 = shufflevector <16 x float> %547, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %549 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %548, <16 x float> %544, <16 x float> %.pn22), !dbg !18
  %550 = insertelement <16 x float> poison, float %542, i64 0, !dbg !18
  %551 = shufflevector <16 x float> %550, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %552 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %551, <16 x float> %546, <16 x float> %549), !dbg !18
  %553 = add i64 %535, 2, !dbg !18
  br label %534, !dbg !18

554:                                              ; preds = %534
  store <16 x float> %.pn22, ptr %259, align 4, !dbg !18
  %555 = getelementptr i8, ptr %63, i64 1664, !dbg !11
  %556 = load <16 x float>, ptr %34, align 4, !dbg !9
  %557 = load <16 x float>, ptr %39, align 4, !dbg !9
  %558 = getelementptr float, ptr %63, i64 %1, !dbg !18
  %559 = getelementptr i8, ptr %558, i64 -4, !dbg !18
  %560 = load float, ptr %559, align 4, !dbg !18
  %561 = insertelement <16 x float> poison, float %560, i64 0, !dbg !18
  %562 = shufflevector <16 x float> %561, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %563 = getelementptr float, ptr %56, i64 %57
  br label %564, !dbg !18

564:                                              ; preds = %567, %554
  %565 = phi i64 [ %597, %567 ], [ 0, %554 ], !dbg !18
  %566 = icmp slt i64 %565, 4, !dbg !18
  br i1 %566, label %567, label %.preheader, !dbg !18

567:                                              ; preds = %564
  %568 = shl i64 %565, 4, !dbg !14
  %569 = getelementptr float, ptr %70, i64 %568, !dbg !14
  %570 = load <16 x float>, ptr %569, align 4, !dbg !14
  %571 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %570), !dbg !14
  %572 = insertelement <16 x float> poison, float %571, i64 0, !dbg !14
  %573 = fmul <16 x float> %572, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !14
  %574 = shufflevector <16 x float> %573, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %575 = fsub <16 x float> %570, %574, !dbg !14
  %576 = fmul <16 x float> %575, %575, !dbg !14
  %577 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %576), !dbg !14
  %578 = mul i64 %565, %7, !dbg !9
  %579 = getelementptr float, ptr %261, i64 %578, !dbg !9
  %580 = load <16 x float>, ptr %579, align 4, !dbg !9
  %581 = insertelement <16 x float> poison, float %577, i64 0, !dbg !9
  %582 = fmul <16 x float> %581, <float 6.250000e-02, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, !dbg !14
  %583 = fadd <16 x float> %582, <float 0x3EB0C6F7A0000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %584 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %583), !dbg !14
  %585 = fdiv <16 x float> <float 1.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, %584, !dbg !14
  %586 = shufflevector <16 x float> %585, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %587 = fmul <16 x float> %575, %586, !dbg !14
  %588 = fmul <16 x float> %556, %587, !dbg !13
  %589 = fadd <16 x float> %580, %588, !dbg !13
  %590 = fadd <16 x float> %589, %557, !dbg !21
  %591 = mul i64 %565, %60, !dbg !21
  %592 = getelementptr float, ptr %563, i64 %591, !dbg !21
  store <16 x float> %590, ptr %592, align 4, !dbg !21
  %593 = getelementptr float, ptr %206, i64 %568, !dbg !18
  %594 = load <16 x float>, ptr %593, align 4, !dbg !18
  %595 = fmul <16 x float> %594, %562, !dbg !18
  %596 = getelementptr float, ptr %555, i64 %568, !dbg !18
  store <16 x float> %595, ptr %596, align 4, !dbg !18
  %597 = add i64 %565, 1, !dbg !18
  br label %564, !dbg !18

.preheader:                                       ; preds = %564, %700
  %598 = phi i64 [ %701, %700 ], [ 0, %564 ], !dbg !22
  %599 = icmp slt i64 %598, 16, !dbg !22
  br i1 %599, label %600, label %702, !dbg !22

600:                                              ; preds = %.preheader
  %.idx24 = shl i64 %598, 6, !dbg !22
  %601 = getelementptr i8, ptr %44, i64 %.idx24, !dbg !22
  %602 = load <16 x float>, ptr %601, align 4, !dbg !22
  %603 = or disjoint i64 %598, 1, !dbg !22
  %.idx25 = shl i64 %603, 6, !dbg !22
  %604 = getelementptr i8, ptr %44, i64 %.idx25, !dbg !22
  %605 = load <16 x float>, ptr %604, align 4, !dbg !22
  %606 = or disjoint i64 %598, 2, !dbg !22
  %.idx26 = shl i64 %606, 6, !dbg !22
  %607 = getelementptr i8, ptr %44, i64 %.idx26, !dbg !22
  %608 = load <16 x float>, ptr %607, align 4, !dbg !22
  %609 = or disjoint i64 %598, 3, !dbg !22
  %.idx27 = shl i64 %609, 6, !dbg !22
  %610 = getelementptr i8, ptr %44, i64 %.idx27, !dbg !22
  %611 = load <16 x float>, ptr %610, align 4, !dbg !22
  %612 = or disjoint i64 %598, 4, !dbg !22
  %.idx28 = shl i64 %612, 6, !dbg !22
  %613 = getelementptr i8, ptr %44, i64 %.idx28, !dbg !22
  %614 = load <16 x float>, ptr %613, align 4, !dbg !22
  %615 = or disjoint i64 %598, 5, !dbg !22
  %.idx29 = shl i64 %615, 6, !dbg !22
  %616 = getelementptr i8, ptr %44, i64 %.idx29, !dbg !22
  %617 = load <16 x float>, ptr %616, align 4, !dbg !22
  %618 = or disjoint i64 %598, 6, !dbg !22
  %.idx30 = shl i64 %618, 6, !dbg !22
  %619 = getelementptr i8, ptr %44, i64 %.idx30, !dbg !22
  %620 = load <16 x float>, ptr %619, align 4, !dbg !22
  %621 = or disjoint i64 %598, 7, !dbg !22
  %.idx31 = shl i64 %621, 6, !dbg !22
  %622 = getelementptr i8, ptr %44, i64 %.idx31, !dbg !22
  %623 = load <16 x float>, ptr %622, align 4, !dbg !22
  %invariant.gep = getelementptr float, ptr %97, i64 %598, !dbg !22
  %invariant.gep60 = getelementptr float, ptr %97, i64 %603, !dbg !22
  %invariant.gep64 = getelementptr float, ptr %97, i64 %606, !dbg !22
  %invariant.gep68 = getelementptr float, ptr %97, i64 %609, !dbg !22
  %invariant.gep72 = getelementptr float, ptr %97, i64 %612, !dbg !22
  %invariant.gep76 = getelementptr float, ptr %97, i64 %615, !dbg !22
  %invariant.gep80 = getelementptr float, ptr %97, i64 %618, !dbg !22
  %invariant.gep84 = getelementptr float, ptr %97, i64 %621, !dbg !22
  br label %624, !dbg !22

624:                                              ; preds = %627, %600
  %625 = phi i64 [ %699, %627 ], [ 0, %600 ], !dbg !22
  %.pn47 = phi <16 x float> [ %656, %627 ], [ %602, %600 ]
  %.pn45 = phi <16 x float> [ %662, %627 ], [ %605, %600 ]
  %.pn43 = phi <16 x float> [ %668, %627 ], [ %608, %600 ]
  %.pn41 = phi <16 x float> [ %674, %627 ], [ %611, %600 ]
  %.pn39 = phi <16 x float> [ %680, %627 ], [ %614, %600 ]
  %.pn37 = phi <16 x float> [ %686, %627 ], [ %617, %600 ]
  %.pn35 = phi <16 x float> [ %692, %627 ], [ %620, %600 ]
  %.pn33 = phi <16 x float> [ %698, %627 ], [ %623, %600 ]
  %626 = icmp slt i64 %625, 4, !dbg !22
  br i1 %626, label %627, label %700, !dbg !22

627:                                              ; preds = %624
  %628 = mul nuw nsw i64 %625, %14, !dbg !22
  %gep = getelementptr float, ptr %invariant.gep, i64 %628, !dbg !22
  %629 = load float, ptr %gep, align 4, !dbg !22
  %630 = or disjoint i64 %625, 1, !dbg !22
  %631 = mul nuw nsw i64 %630, %14, !dbg !22
  %gep59 = getelementptr float, ptr %invariant.gep, i64 %631, !dbg !22
  %632 = load float, ptr %gep59, align 4, !dbg !22
  %gep61 = getelementptr float, ptr %invariant.gep60, i64 %628, !dbg !22
  %633 = load float, ptr %gep61, align 4, !dbg !22
  %gep63 = getelementptr float, ptr %invariant.gep60, i64 %631, !dbg !22
  %634 = load float, ptr %gep63, align 4, !dbg !22
  %gep65 = getelementptr float, ptr %invariant.gep64, i64 %628, !dbg !22
  %635 = load float, ptr %gep65, align 4, !dbg !22
  %gep67 = getelementptr float, ptr %invariant.gep64, i64 %631, !dbg !22
  %636 = load float, ptr %gep67, align 4, !dbg !22
  %gep69 = getelementptr float, ptr %invariant.gep68, i64 %628, !dbg !22
  %637 = load float, ptr %gep69, align 4, !dbg !22
  %gep71 = getelementptr float, ptr %invariant.gep68, i64 %631, !dbg !22
  %638 = load float, ptr %gep71, align 4, !dbg !22
  %gep73 = getelementptr float, ptr %invariant.gep72, i64 %628, !dbg !22
  %639 = load float, ptr %gep73, align 4, !dbg !22
  %gep75 = getelementptr float, ptr %invariant.gep72, i64 %631, !dbg !22
  %640 = load float, ptr %gep75, align 4, !dbg !22
  %gep77 = getelementptr float, ptr %invariant.gep76, i64 %628, !dbg !22
  %641 = load float, ptr %gep77, align 4, !dbg !22
  %gep79 = getelementptr float, ptr %invariant.gep76, i64 %631, !dbg !22
  %642 = load float, ptr %gep79, align 4, !dbg !22
  %gep81 = getelementptr float, ptr %invariant.gep80, i64 %628, !dbg !22
  %643 = load float, ptr %gep81, align 4, !dbg !22
  %gep83 = getelementptr float, ptr %invariant.gep80, i64 %631, !dbg !22
  %644 = load float, ptr %gep83, align 4, !dbg !22
  %gep85 = getelementptr float, ptr %invariant.gep84, i64 %628, !dbg !22
  %645 = load float, ptr %gep85, align 4, !dbg !22
  %gep87 = getelementptr float, ptr %invariant.gep84, i64 %631, !dbg !22
  %646 = load float, ptr %gep87, align 4, !dbg !22
  %.idx48 = shl i64 %625, 6, !dbg !22
  %647 = getelementptr i8, ptr %555, i64 %.idx48, !dbg !22
  %648 = load <16 x float>, ptr %647, align 4, !dbg !22
  %.idx49 = shl i64 %630, 6, !dbg !22
  %649 = getelementptr i8, ptr %555, i64 %.idx49, !dbg !22
  %650 = load <16 x float>, ptr %649, align 4, !dbg !22
  %651 = insertelement <16 x float> poison, float %629, i64 0, !dbg !22
  %652 = shufflevector <16 x float> %651, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %653 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %652, <16 x float> %648, <16 x float> %.pn47), !dbg !22
  %654 = insertelement <16 x float> poison, float %632, i64 0, !dbg !22
  %655 = shufflevector <16 x float> %654, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %656 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %655, <16 x float> %650, <16 x float> %653), !dbg !22
  %657 = insertelement <16 x float> poison, float %633, i64 0, !dbg !22
  %658 = shufflevector <16 x float> %657, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %659 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %658, <16 x float> %648, <16 x float> %.pn45), !dbg !22
  %660 = insertelement <16 x float> poison, float %634, i64 0, !dbg !22
  %661 = shufflevector <16 x float> %660, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %662 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %661, <16 x float> %650, <16 x float> %659), !dbg !22
  %663 = insertelement <16 x float> poison, float %635, i64 0, !dbg !22
  %664 = shufflevector <16 x float> %663, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %665 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %664, <16 x float> %648, <16 x float> %.pn43), !dbg !22
  %666 = insertelement <16 x float> poison, float %636, i64 0, !dbg !22
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %668 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %667, <16 x float> %650, <16 x float> %665), !dbg !22
  %669 = insertelement <16 x float> poison, float %637, i64 0, !dbg !22
  %670 = shufflevector <16 x float> %669, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %671 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %670, <16 x float> %648, <16 x float> %.pn41), !dbg !22
  %672 = insertelement <16 x float> poison, float %638, i64 0, !dbg !22
  %673 = shufflevector <16 x float> %672, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %674 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %673, <16 x float> %650, <16 x float> %671), !dbg !22
  %675 = insertelement <16 x float> poison, float %639, i64 0, !dbg !22
  %676 = shufflevector <16 x float> %675, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %677 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %676, <16 x float> %648, <16 x float> %.pn39), !dbg !22
  %678 = insertelement <16 x float> poison, float %640, i64 0, !dbg !22
  %679 = shufflevector <16 x float> %678, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %680 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %679, <16 x float> %650, <16 x float> %677), !dbg !22
  %681 = insertelement <16 x float> poison, float %641, i64 0, !dbg !22
  %682 = shufflevector <16 x float> %681, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %683 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %682, <16 x float> %648, <16 x float> %.pn37), !dbg !22
  %684 = insertelement <16 x float> poison, float %642, i64 0, !dbg !22
  %685 = shufflevector <16 x float> %684, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %686 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %650, <16 x float> %683), !dbg !22
  %687 = insertelement <16 x float> poison, float %643, i64 0, !dbg !22
  %688 = shufflevector <16 x float> %687, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %689 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %688, <16 x float> %648, <16 x float> %.pn35), !dbg !22
  %690 = insertelement <16 x float> poison, float %644, i64 0, !dbg !22
  %691 = shufflevector <16 x float> %690, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %692 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %691, <16 x float> %650, <16 x float> %689), !dbg !22
  %693 = insertelement <16 x float> poison, float %645, i64 0, !dbg !22
  %694 = shufflevector <16 x float> %693, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %695 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %694, <16 x float> %648, <16 x float> %.pn33), !dbg !22
  %696 = insertelement <16 x float> poison, float %646, i64 0, !dbg !22
  %697 = shufflevector <16 x float> %696, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %698 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %697, <16 x float> %650, <16 x float> %695), !dbg !22
  %699 = add i64 %625, 2, !dbg !22
  br label %624, !dbg !22

700:                                              ; preds = %624
  store <16 x float> %.pn47, ptr %601, align 4, !dbg !22
  store <16 x float> %.pn45, ptr %604, align 4, !dbg !22
  store <16 x float> %.pn43, ptr %607, align 4, !dbg !22
  store <16 x float> %.pn41, ptr %610, align 4, !dbg !22
  store <16 x float> %.pn39, ptr %613, align 4, !dbg !22
  store <16 x float> %.pn37, ptr %616, align 4, !dbg !22
  store <16 x float> %.pn35, ptr %619, align 4, !dbg !22
  store <16 x float> %.pn33, ptr %622, align 4, !dbg !22
  %701 = add i64 %598, 8, !dbg !22
  br label %.preheader, !dbg !22

702:                                              ; preds = %.preheader
  %703 = getelementptr i8, ptr %63, i64 1920, !dbg !18
  store <16 x float> zeroinitializer, ptr %703, align 4
  br label %704, !dbg !22

704:                                              ; preds = %708, %702
  %705 = phi i64 [ %712, %708 ], [ 0, %702 ], !dbg !22
  %706 = phi <16 x float> [ %711, %708 ], [ zeroinitializer, %702 ], !dbg !22
  %707 = icmp slt i64 %705, 4, !dbg !22
  br i1 %707, label %708, label %713, !dbg !22

708:                                              ; preds = %704
  %.idx23 = shl i64 %705, 6, !dbg !22
  %709 = getelementptr i8, ptr %206, i64 %.idx23, !dbg !22
  %710 = load <16 x float>, ptr %709, align 4, !dbg !22
  %711 = fadd <16 x float> %706, %710, !dbg !22
  %712 = add i64 %705, 1, !dbg !22
  br label %704, !dbg !22

713:                                              ; preds = %704
  store <16 x float> %706, ptr %703, align 4, !dbg !22
  %714 = load float, ptr %559, align 4, !dbg !22
  %715 = insertelement <16 x float> poison, float %714, i64 0, !dbg !22
  %716 = shufflevector <16 x float> %715, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %717 = load <16 x float>, ptr %51, align 4, !dbg !22
  %718 = fmul <16 x float> %706, %716, !dbg !22
  %719 = fadd <16 x float> %717, %718, !dbg !22
  store <16 x float> %719, ptr %51, align 4, !dbg !22
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
  call void @ttt_linear(ptr %.unpack, ptr %.unpack2, i64 %.unpack4, i64 %.unpack6.unpack, i64 %.unpack6.unpack10, i64 %.unpack8.unpack, i64 %.unpack8.unpack13, ptr %.unpack15, ptr %.unpack17, i64 %.unpack19, i64 %.unpack21.unpack, i64 %.unpack21.unpack25, i64 %.unpack23.unpack, i64 %.unpack23.unpack28, ptr %.unpack30, ptr %.unpack32, i64 %.unpack34, i64 %.unpack36.unpack, i64 %.unpack36.unpack40, i64 %.unpack38.unpack, i64 %.unpack38.unpack43, ptr %.unpack45, ptr %.unpack47, i64 %.unpack49, i64 %.unpack51.unpack, i64 %.unpack53.unpack, ptr %.unpack56, ptr %.unpack58, i64 %.unpack60, i64 %.unpack62.unpack, i64 %.unpack64.unpack, ptr %.unpack67, ptr %.unpack69, i64 %.unpack71, i64 %.unpack73.unpack, i64 %.unpack75.unpack, ptr %.unpack78, ptr %.unpack80, i64 %.unpack82, i64 %.unpack84.unpack, i64 %.unpack86.unpack, ptr %.unpack89, ptr %.unpack91, i64 %.unpack93, i64 %.unpack95.unpack, i64 %.unpack95.unpack99, i64 %.unpack97.unpack, i64 %.unpack97.unpack102, ptr %.unpack104, ptr %.unpack106, i64 %.unpack108, i64 %.unpack110.unpack, i64 %.unpack112.unpack, ptr %.unpack115, ptr %.unpack117, i64 %.unpack119, i64 %.unpack121.unpack, i64 %.unpack121.unpack125, i64 %.unpack123.unpack, i64 %.unpack123.unpack128, ptr %.unpack130, ptr %.unpack132, i64 %.unpack134, i64 %.unpack136.unpack, i64 %.unpack138.unpack, ptr %.unpack141, ptr %.unpack143, i64 %.unpack145, i64 %.unpack147.unpack, i64 %.unpack147.unpack151, i64 %.unpack149.unpack, i64 %.unpack149.unpack154, ptr %1, ptr %1, i64 0, i64 4160, i64 1), !dbg !26
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
!9 = !DILocation(line: 0, scope: !8)
!10 = !DILocation(line: 7, column: 16, scope: !8)
!11 = !DILocation(line: 9, column: 11, scope: !8)
!12 = !DILocation(line: 11, column: 37, scope: !8)
!13 = !DILocation(line: 11, column: 22, scope: !8)
!14 = !DILocation(line: 11, column: 24, scope: !8)
!15 = !DILocation(line: 11, column: 14, scope: !8)
!16 = !DILocation(line: 11, column: 48, scope: !8)
!17 = !DILocation(line: 13, column: 29, scope: !8)
!18 = !DILocation(line: 11, column: 42, scope: !8)
!19 = !DILocation(line: 4, column: 9, scope: !8)
!20 = !DILocation(line: 20, column: 17, scope: !8)
!21 = !DILocation(line: 6, column: 16, scope: !8)
!22 = !DILocation(line: 18, column: 5, scope: !8)
!23 = !DILocation(line: 15, column: 3, scope: !8)
!24 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear_step", linkageName: "_mlir_ciface_ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DILocation(line: 15, column: 3, scope: !24)
!26 = !DILocation(line: 3, column: 7, scope: !27)
!27 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
