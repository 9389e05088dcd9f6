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
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32, ptr } { i32 0, i32 12, ptr @tttc.tensors, i64 2112, i64 64, ptr @tttc.task.ttt_linear, i32 120, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0, ptr null }], align 8
@tttc.text.18 = private constant [33 x i8] c"631c2003f31eb847a459f7b6362deb71\00", align 8
@tttc.text.19 = private constant [35 x i8] c"--dtype=f32 --form=dual --chunk=16\00", align 8
@tttc_kernel_ttt_linear_9725f2aa8a277a85 = constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr } { i32 2, i32 104, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 128, ptr @tttc.entries, i32 0, i32 32, ptr null, ptr @tttc.text.18, ptr @tttc.text.19 }, align 8

; Function Attrs: noinline
define internal void @ttt_linear(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, i64 %52, ptr %53, ptr %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, ptr %60, ptr %61, i64 %62, i64 %63, i64 %64, ptr %65, ptr %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, ptr %72, ptr %73, i64 %74, i64 %75, i64 %76) #0 !dbg !3 {
  %.not = icmp eq ptr %42, %54, !dbg !6
  br i1 %.not, label %.loopexit, label %.preheader8, !dbg !6

.preheader8:                                      ; preds = %77, %80
  %78 = phi i64 [ %85, %80 ], [ 0, %77 ], !dbg !6
  %79 = icmp slt i64 %78, 16, !dbg !6
  br i1 %79, label %80, label %.loopexit, !dbg !6

80:                                               ; preds = %.preheader8
  %81 = shl i64 %78, 4, !dbg !6
  %82 = getelementptr float, ptr %42, i64 %81, !dbg !6
  %83 = load <16 x float>, ptr %82, align 4, !dbg !6
  %84 = getelementptr float, ptr %54, i64 %81, !dbg !6
  store <16 x float> %83, ptr %84, align 4, !dbg !6
  %85 = add i64 %78, 1, !dbg !6
  br label %.preheader8, !dbg !6

.loopexit:                                        ; preds = %.preheader8, %77
  %.not1 = icmp eq ptr %49, %61, !dbg !6
  br i1 %.not1, label %88, label %86, !dbg !6

86:                                               ; preds = %.loopexit
  %87 = load <16 x float>, ptr %49, align 4, !dbg !6
  store <16 x float> %87, ptr %61, align 4, !dbg !6
  br label %88, !dbg !6

88:                                               ; preds = %86, %.loopexit
  %89 = and i64 %3, 3, !dbg !7
  %90 = and i64 %3, -4, !dbg !7
  %91 = getelementptr i8, ptr %73, i64 1088, !dbg !7
  br label %92, !dbg !7

92:                                               ; preds = %95, %88
  %93 = phi i64 [ %101, %95 ], [ 0, %88 ], !dbg !7
  %94 = icmp slt i64 %93, %90, !dbg !7
  br i1 %94, label %95, label %102, !dbg !7

95:                                               ; preds = %92
  %96 = mul nsw i64 %93, %5, !dbg !7
  %97 = mul nsw i64 %93, %12, !dbg !7
  %98 = mul nsw i64 %93, %19, !dbg !7
  %99 = mul nsw i64 %93, %25, !dbg !7
  %100 = mul nsw i64 %93, %70, !dbg !7
  call void @ttt_linear_step(i64 %93, i64 4, ptr %0, ptr %1, i64 %96, i64 4, i64 16, i64 %5, i64 1, ptr %7, ptr %8, i64 %97, i64 4, i64 16, i64 %12, i64 1, ptr %14, ptr %15, i64 %98, i64 4, i64 16, i64 %19, i64 1, ptr %21, ptr %22, i64 %99, i64 4, i64 %25, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %53, ptr %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, ptr %60, ptr %61, i64 %62, i64 %63, i64 %64, ptr %65, ptr %66, i64 %100, i64 4, i64 16, i64 %70, i64 1, ptr %72, ptr %91, i64 0, i64 1024, i64 1), !dbg !7
  %101 = add i64 %93, 4, !dbg !7
  br label %92, !dbg !7

102:                                              ; preds = %92
  %103 = getelementptr i8, ptr %73, i64 512, !dbg !7
  %104 = getelementptr i8, ptr %73, i64 256, !dbg !7
  %105 = getelementptr i8, ptr %73, i64 1024, !dbg !7
  %106 = getelementptr i8, ptr %73, i64 768, !dbg !7
  %107 = add nsw i64 %89, -1, !dbg !7
  br label %108, !dbg !7

108:                                              ; preds = %162, %102
  %109 = phi i64 [ %163, %162 ], [ %90, %102 ], !dbg !7
  %110 = icmp slt i64 %109, %3, !dbg !7
  br i1 %110, label %.preheader7, label %164, !dbg !7

.preheader7:                                      ; preds = %108, %113
  %111 = phi i64 [ %120, %113 ], [ 0, %108 ], !dbg !7
  %112 = icmp slt i64 %111, 4, !dbg !7
  br i1 %112, label %113, label %.preheader6, !dbg !7

113:                                              ; preds = %.preheader7
  %114 = call i64 @llvm.umin.i64(i64 %111, i64 %107), !dbg !7
  %115 = add i64 %109, %114, !dbg !7
  %116 = mul i64 %115, %5, !dbg !7
  %117 = getelementptr float, ptr %1, i64 %116, !dbg !7
  %118 = load <16 x float>, ptr %117, align 4, !dbg !7
  %.idx4 = shl i64 %111, 6, !dbg !7
  %119 = getelementptr i8, ptr %73, i64 %.idx4, !dbg !7
  store <16 x float> %118, ptr %119, align 4, !dbg !7
  %120 = add i64 %111, 1, !dbg !7
  br label %.preheader7, !dbg !7

.preheader6:                                      ; preds = %.preheader7, %123
  %121 = phi i64 [ %130, %123 ], [ 0, %.preheader7 ], !dbg !7
  %122 = icmp slt i64 %121, 4, !dbg !7
  br i1 %122, label %123, label %.preheader5, !dbg !7

123:                                              ; preds = %.preheader6
  %124 = call i64 @llvm.umin.i64(i64 %121, i64 %107), !dbg !7
  %125 = add i64 %109, %124, !dbg !7
  %126 = mul i64 %125, %12, !dbg !7
  %127 = getelementptr float, ptr %8, i64 %126, !dbg !7
  %128 = load <16 x float>, ptr %127, align 4, !dbg !7
  %.idx3 = shl i64 %121, 6, !dbg !7
  %129 = getelementptr i8, ptr %104, i64 %.idx3, !dbg !7
  store <16 x float> %128, ptr %129, align 4, !dbg !7
  %130 = add i64 %121, 1, !dbg !7
  br label %.preheader6, !dbg !7

.preheader5:                                      ; preds = %.preheader6, %133
  %131 = phi i64 [ %140, %133 ], [ 0, %.preheader6 ], !dbg !7
  %132 = icmp slt i64 %131, 4, !dbg !7
  br i1 %132, label %133, label %.preheader, !dbg !7

133:                                              ; preds = %.preheader5
  %134 = call i64 @llvm.umin.i64(i64 %131, i64 %107), !dbg !7
  %135 = add i64 %109, %134, !dbg !7
  %136 = mul i64 %135, %19, !dbg !7
  %137 = getelementptr float, ptr %15, i64 %136, !dbg !7
  %138 = load <16 x float>, ptr %137, align 4, !dbg !7
  %.idx2 = shl i64 %131, 6, !dbg !7
  %139 = getelementptr i8, ptr %103, i64 %.idx2, !dbg !7
  store <16 x float> %138, ptr %139, align 4, !dbg !7
  %140 = add i64 %131, 1, !dbg !7
  br label %.preheader5, !dbg !7

.preheader:                                       ; preds = %.preheader5, %143
  %141 = phi i64 [ %150, %143 ], [ 0, %.preheader5 ], !dbg !7
  %142 = icmp slt i64 %141, 4, !dbg !7
  br i1 %142, label %143, label %151, !dbg !7

143:                                              ; preds = %.preheader
  %144 = call i64 @llvm.umin.i64(i64 %141, i64 %107), !dbg !7
  %145 = add i64 %109, %144, !dbg !7
  %146 = mul nuw nsw i64 %145, %25, !dbg !7
  %147 = getelementptr inbounds nuw float, ptr %22, i64 %146, !dbg !7
  %148 = load float, ptr %147, align 4, !dbg !7
  %149 = getelementptr inbounds nuw float, ptr %105, i64 %141, !dbg !7
  store float %148, ptr %149, align 4, !dbg !7
  %150 = add i64 %141, 1, !dbg !7
  br label %.preheader, !dbg !7

151:                                              ; preds = %.preheader
  call void @ttt_linear_step(i64 %109, i64 %89, ptr %72, ptr %73, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %104, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %103, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %105, i64 0, i64 4, i64 1, ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, ptr %26, ptr %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, ptr %53, ptr %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, ptr %60, ptr %61, i64 %62, i64 %63, i64 %64, ptr %72, ptr %106, i64 0, i64 4, i64 16, i64 16, i64 1, ptr %72, ptr %91, i64 0, i64 1024, i64 1), !dbg !7
  br label %152, !dbg !7

152:                                              ; preds = %155, %151
  %153 = phi i64 [ %161, %155 ], [ 0, %151 ], !dbg !7
  %154 = icmp slt i64 %153, %89, !dbg !7
  br i1 %154, label %155, label %162, !dbg !7

155:                                              ; preds = %152
  %156 = add i64 %109, %153, !dbg !7
  %.idx = shl i64 %153, 6, !dbg !7
  %157 = getelementptr i8, ptr %106, i64 %.idx, !dbg !7
  %158 = load <16 x float>, ptr %157, align 4, !dbg !7
  %159 = mul i64 %156, %70, !dbg !7
  %160 = getelementptr float, ptr %66, i64 %159, !dbg !7
  store <16 x float> %158, ptr %160, align 4, !dbg !7
  %161 = add i64 %153, 1, !dbg !7
  br label %152, !dbg !7

162:                                              ; preds = %152
  %163 = add i64 %109, 4, !dbg !7
  br label %108, !dbg !7

164:                                              ; preds = %108
  ret void, !dbg !6
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
  %79 = getelementptr i8, ptr %63, i64 768, !dbg !9
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
  %.idx34 = shl i64 %84, 6, !dbg !10
  %87 = getelementptr i8, ptr %63, i64 %.idx34, !dbg !10
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
  %110 = shl i64 %14, 1
  %111 = getelementptr float, ptr %108, i64 %110
  %112 = mul i64 %14, 3
  %113 = getelementptr float, ptr %108, i64 %112
  br label %114, !dbg !11

114:                                              ; preds = %117, %100
  %115 = phi i64 [ %209, %117 ], [ 0, %100 ], !dbg !11
  %.pn7 = phi <16 x float> [ %172, %117 ], [ %101, %100 ]
  %.pn5 = phi <16 x float> [ %184, %117 ], [ %103, %100 ]
  %.pn3 = phi <16 x float> [ %196, %117 ], [ %105, %100 ]
  %.pn1 = phi <16 x float> [ %208, %117 ], [ %107, %100 ]
  %116 = icmp slt i64 %115, 16, !dbg !11
  br i1 %116, label %117, label %210, !dbg !11

117:                                              ; preds = %114
  %118 = getelementptr inbounds nuw float, ptr %108, i64 %115, !dbg !11
  %119 = load float, ptr %118, align 4, !dbg !11
  %120 = or disjoint i64 %115, 1, !dbg !11
  %121 = getelementptr inbounds nuw float, ptr %108, i64 %120, !dbg !11
  %122 = load float, ptr %121, align 4, !dbg !11
  %123 = or disjoint i64 %115, 2, !dbg !11
  %124 = getelementptr inbounds nuw float, ptr %108, i64 %123, !dbg !11
  %125 = load float, ptr %124, align 4, !dbg !11
  %126 = or disjoint i64 %115, 3, !dbg !11
  %127 = getelementptr inbounds nuw float, ptr %108, i64 %126, !dbg !11
  %128 = load float, ptr %127, align 4, !dbg !11
  %129 = getelementptr inbounds nuw float, ptr %109, i64 %115, !dbg !11
  %130 = load float, ptr %129, align 4, !dbg !11
  %131 = getelementptr inbounds nuw float, ptr %109, i64 %120, !dbg !11
  %132 = load float, ptr %131, align 4, !dbg !11
  %133 = getelementptr inbounds nuw float, ptr %109, i64 %123, !dbg !11
  %134 = load float, ptr %133, align 4, !dbg !11
  %135 = getelementptr inbounds nuw float, ptr %109, i64 %126, !dbg !11
  %136 = load float, ptr %135, align 4, !dbg !11
  %137 = getelementptr inbounds nuw float, ptr %111, i64 %115, !dbg !11
  %138 = load float, ptr %137, align 4, !dbg !11
  %139 = getelementptr inbounds nuw float, ptr %111, i64 %120, !dbg !11
  %140 = load float, ptr %139, align 4, !dbg !11
  %141 = getelementptr inbounds nuw float, ptr %111, i64 %123, !dbg !11
  %142 = load float, ptr %141, align 4, !dbg !11
  %143 = getelementptr inbounds nuw float, ptr %111, i64 %126, !dbg !11
  %144 = load float, ptr %143, align 4, !dbg !11
  %145 = getelementptr inbounds nuw float, ptr %113, i64 %115, !dbg !11
  %146 = load float, ptr %145, align 4, !dbg !11
  %147 = getelementptr inbounds nuw float, ptr %113, i64 %120, !dbg !11
  %148 = load float, ptr %147, align 4, !dbg !11
  %149 = getelementptr inbounds nuw float, ptr %113, i64 %123, !dbg !11
  %150 = load float, ptr %149, align 4, !dbg !11
  %151 = getelementptr inbounds nuw float, ptr %113, i64 %126, !dbg !11
  %152 = load float, ptr %151, align 4, !dbg !11
  %.idx30 = shl i64 %115, 6, !dbg !11
  %153 = getelementptr i8, ptr %44, i64 %.idx30, !dbg !11
  %154 = load <16 x float>, ptr %153, align 4, !dbg !11
  %.idx31 = shl i64 %120, 6, !dbg !11
  %155 = getelementptr i8, ptr %44, i64 %.idx31, !dbg !11
  %156 = load <16 x float>, ptr %155, align 4, !dbg !11
  %.idx32 = shl i64 %123, 6, !dbg !11
  %157 = getelementptr i8, ptr %44, i64 %.idx32, !dbg !11
  %158 = load <16 x float>, ptr %157, align 4, !dbg !11
  %.idx33 = shl i64 %126, 6, !dbg !11
  %159 = getelementptr i8, ptr %44, i64 %.idx33, !dbg !11
  %160 = load <16 x float>, ptr %159, align 4, !dbg !11
  %161 = insertelement <16 x float> poison, float %119, i64 0, !dbg !11
  %162 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %154, <16 x float> %.pn7), !dbg !11
  %164 = insertelement <16 x float> poison, float %122, i64 0, !dbg !11
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %156, <16 x float> %163), !dbg !11
  %167 = insertelement <16 x float> poison, float %125, i64 0, !dbg !11
  %168 = shufflevector <16 x float> %167, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %158, <16 x float> %166), !dbg !11
  %170 = insertelement <16 x float> poison, float %128, i64 0, !dbg !11
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %160, <16 x float> %169), !dbg !11
  %173 = insertelement <16 x float> poison, float %130, i64 0, !dbg !11
  %174 = shufflevector <16 x float> %173, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %174, <16 x float> %154, <16 x float> %.pn5), !dbg !11
  %176 = insertelement <16 x float> poison, float %132, i64 0, !dbg !11
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %156, <16 x float> %175), !dbg !11
  %179 = insertelement <16 x float> poison, float %134, i64 0, !dbg !11
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %158, <16 x float> %178), !dbg !11
  %182 = insertelement <16 x float> poison, float %136, i64 0, !dbg !11
  %183 = shufflevector <16 x float> %182, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %160, <16 x float> %181), !dbg !11
  %185 = insertelement <16 x float> poison, float %138, i64 0, !dbg !11
  %186 = shufflevector <16 x float> %185, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %154, <16 x float> %.pn3), !dbg !11
  %188 = insertelement <16 x float> poison, float %140, i64 0, !dbg !11
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %156, <16 x float> %187), !dbg !11
  %191 = insertelement <16 x float> poison, float %142, i64 0, !dbg !11
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %192, <16 x float> %158, <16 x float> %190), !dbg !11
  %194 = insertelement <16 x float> poison, float %144, i64 0, !dbg !11
  %195 = shufflevector <16 x float> %194, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %160, <16 x float> %193), !dbg !11
  %197 = insertelement <16 x float> poison, float %146, i64 0, !dbg !11
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %154, <16 x float> %.pn1), !dbg !11
  %200 = insertelement <16 x float> poison, float %148, i64 0, !dbg !11
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %156, <16 x float> %199), !dbg !11
  %203 = insertelement <16 x float> poison, float %150, i64 0, !dbg !11
  %204 = shufflevector <16 x float> %203, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %158, <16 x float> %202), !dbg !11
  %206 = insertelement <16 x float> poison, float %152, i64 0, !dbg !11
  %207 = shufflevector <16 x float> %206, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %160, <16 x float> %205), !dbg !11
  %209 = add i64 %115, 4, !dbg !11
  br label %114, !dbg !11

210:                                              ; preds = %114
  store <16 x float> %.pn7, ptr %90, align 4, !dbg !11
  store <16 x float> %.pn5, ptr %102, align 4, !dbg !11
  store <16 x float> %.pn3, ptr %104, align 4, !dbg !11
  store <16 x float> %.pn1, ptr %106, align 4, !dbg !11
  %211 = getelementptr i8, ptr %63, i64 832, !dbg !9
  %212 = getelementptr float, ptr %24, i64 %25
  br label %213, !dbg !12

213:                                              ; preds = %217, %210
  %214 = phi i64 [ %222, %217 ], [ 0, %210 ], !dbg !12
  %215 = phi <4 x float> [ %221, %217 ], [ poison, %210 ], !dbg !12
  %216 = icmp slt i64 %214, 4, !dbg !12
  br i1 %216, label %217, label %223, !dbg !12

217:                                              ; preds = %213
  %218 = mul nuw nsw i64 %214, %27, !dbg !12
  %219 = getelementptr inbounds nuw float, ptr %212, i64 %218, !dbg !12
  %220 = load float, ptr %219, align 4, !dbg !12
  %221 = insertelement <4 x float> %215, float %220, i64 %214, !dbg !12
  %222 = add i64 %214, 1, !dbg !12
  br label %213, !dbg !12

223:                                              ; preds = %213
  %224 = insertelement <4 x i64> poison, i64 %1, i64 0, !dbg !12
  %225 = shufflevector <4 x i64> %224, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !12
  %226 = icmp ugt <4 x i64> %225, <i64 0, i64 1, i64 2, i64 3>, !dbg !12
  %227 = select <4 x i1> %226, <4 x float> %215, <4 x float> zeroinitializer, !dbg !12
  store <4 x float> %227, ptr %211, align 4, !dbg !12
  %228 = getelementptr i8, ptr %63, i64 512, !dbg !10
  %229 = load <16 x float>, ptr %63, align 4, !dbg !11
  %230 = getelementptr i8, ptr %63, i64 64, !dbg !11
  %231 = load <16 x float>, ptr %230, align 4, !dbg !11
  %232 = getelementptr i8, ptr %63, i64 128, !dbg !11
  %233 = load <16 x float>, ptr %232, align 4, !dbg !11
  %234 = getelementptr i8, ptr %63, i64 192, !dbg !11
  %235 = load <16 x float>, ptr %234, align 4, !dbg !11
  %236 = getelementptr float, ptr %3, i64 %4
  %237 = getelementptr float, ptr %236, i64 %7
  %238 = shl nuw nsw i64 %7, 1
  %239 = getelementptr inbounds nuw float, ptr %236, i64 %238
  %240 = mul nuw nsw i64 %7, 3
  %241 = getelementptr inbounds nuw float, ptr %236, i64 %240
  br label %242, !dbg !11

242:                                              ; preds = %245, %223
  %243 = phi i64 [ %337, %245 ], [ 0, %223 ], !dbg !11
  %.pn15 = phi <16 x float> [ %300, %245 ], [ %229, %223 ]
  %.pn13 = phi <16 x float> [ %312, %245 ], [ %231, %223 ]
  %.pn11 = phi <16 x float> [ %324, %245 ], [ %233, %223 ]
  %.pn9 = phi <16 x float> [ %336, %245 ], [ %235, %223 ]
  %244 = icmp slt i64 %243, 16, !dbg !11
  br i1 %244, label %245, label %338, !dbg !11

245:                                              ; preds = %242
  %246 = getelementptr inbounds nuw float, ptr %236, i64 %243, !dbg !11
  %247 = load float, ptr %246, align 4, !dbg !11
  %248 = or disjoint i64 %243, 1, !dbg !11
  %249 = getelementptr inbounds nuw float, ptr %236, i64 %248, !dbg !11
  %250 = load float, ptr %249, align 4, !dbg !11
  %251 = or disjoint i64 %243, 2, !dbg !11
  %252 = getelementptr inbounds nuw float, ptr %236, i64 %251, !dbg !11
  %253 = load float, ptr %252, align 4, !dbg !11
  %254 = or disjoint i64 %243, 3, !dbg !11
  %255 = getelementptr inbounds nuw float, ptr %236, i64 %254, !dbg !11
  %256 = load float, ptr %255, align 4, !dbg !11
  %257 = getelementptr inbounds nuw float, ptr %237, i64 %243, !dbg !11
  %258 = load float, ptr %257, align 4, !dbg !11
  %259 = getelementptr inbounds nuw float, ptr %237, i64 %248, !dbg !11
  %260 = load float, ptr %259, align 4, !dbg !11
  %261 = getelementptr inbounds nuw float, ptr %237, i64 %251, !dbg !11
  %262 = load float, ptr %261, align 4, !dbg !11
  %263 = getelementptr inbounds nuw float, ptr %237, i64 %254, !dbg !11
  %264 = load float, ptr %263, align 4, !dbg !11
  %265 = getelementptr inbounds nuw float, ptr %239, i64 %243, !dbg !11
  %266 = load float, ptr %265, align 4, !dbg !11
  %267 = getelementptr inbounds nuw float, ptr %239, i64 %248, !dbg !11
  %268 = load float, ptr %267, align 4, !dbg !11
  %269 = getelementptr inbounds nuw float, ptr %239, i64 %251, !dbg !11
  %270 = load float, ptr %269, align 4, !dbg !11
  %271 = getelementptr inbounds nuw float, ptr %239, i64 %254, !dbg !11
  %272 = load float, ptr %271, align 4, !dbg !11
  %273 = getelementptr inbounds nuw float, ptr %241, i64 %243, !dbg !11
  %274 = load float, ptr %273, align 4, !dbg !11
  %275 = getelementptr inbounds nuw float, ptr %241, i64 %248, !dbg !11
  %276 = load float, ptr %275, align 4, !dbg !11
  %277 = getelementptr inbounds nuw float, ptr %241, i64 %251, !dbg !11
  %278 = load float, ptr %277, align 4, !dbg !11
  %279 = getelementptr inbounds nuw float, ptr %241, i64 %254, !dbg !11
  %280 = load float, ptr %279, align 4, !dbg !11
  %.idx26 = shl i64 %243, 6, !dbg !11
  %281 = getelementptr i8, ptr %44, i64 %.idx26, !dbg !11
  %282 = load <16 x float>, ptr %281, align 4, !dbg !11
  %.idx27 = shl i64 %248, 6, !dbg !11
  %283 = getelementptr i8, ptr %44, i64 %.idx27, !dbg !11
  %284 = load <16 x float>, ptr %283, align 4, !dbg !11
  %.idx28 = shl i64 %251, 6, !dbg !11
  %285 = getelementptr i8, ptr %44, i64 %.idx28, !dbg !11
  %286 = load <16 x float>, ptr %285, align 4, !dbg !11
  %.idx29 = shl i64 %254, 6, !dbg !11
  %287 = getelementptr i8, ptr %44, i64 %.idx29, !dbg !11
  %288 = load <16 x float>, ptr %287, align 4, !dbg !11
  %289 = insertelement <16 x float> poison, float %247, i64 0, !dbg !11
  %290 = shufflevector <16 x float> %289, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %291 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %282, <16 x float> %.pn15), !dbg !11
  %292 = insertelement <16 x float> poison, float %250, i64 0, !dbg !11
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %284, <16 x float> %291), !dbg !11
  %295 = insertelement <16 x float> poison, float %253, i64 0, !dbg !11
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %297 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %286, <16 x float> %294), !dbg !11
  %298 = insertelement <16 x float> poison, float %256, i64 0, !dbg !11
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %300 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %299, <16 x float> %288, <16 x float> %297), !dbg !11
  %301 = insertelement <16 x float> poison, float %258, i64 0, !dbg !11
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %303 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %282, <16 x float> %.pn13), !dbg !11
  %304 = insertelement <16 x float> poison, float %260, i64 0, !dbg !11
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %306 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %284, <16 x float> %303), !dbg !11
  %307 = insertelement <16 x float> poison, float %262, i64 0, !dbg !11
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %309 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %308, <16 x float> %286, <16 x float> %306), !dbg !11
  %310 = insertelement <16 x float> poison, float %264, i64 0, !dbg !11
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %311, <16 x float> %288, <16 x float> %309), !dbg !11
  %313 = insertelement <16 x float> poison, float %266, i64 0, !dbg !11
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %282, <16 x float> %.pn11), !dbg !11
  %316 = insertelement <16 x float> poison, float %268, i64 0, !dbg !11
  %317 = shufflevector <16 x float> %316, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %318 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %317, <16 x float> %284, <16 x float> %315), !dbg !11
  %319 = insertelement <16 x float> poison, float %270, i64 0, !dbg !11
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %321 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %286, <16 x float> %318), !dbg !11
  %322 = insertelement <16 x float> poison, float %272, i64 0, !dbg !11
  %323 = shufflevector <16 x float> %322, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %324 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %323, <16 x float> %288, <16 x float> %321), !dbg !11
  %325 = insertelement <16 x float> poison, float %274, i64 0, !dbg !11
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %327 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %326, <16 x float> %282, <16 x float> %.pn9), !dbg !11
  %328 = insertelement <16 x float> poison, float %276, i64 0, !dbg !11
  %329 = shufflevector <16 x float> %328, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %330 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %329, <16 x float> %284, <16 x float> %327), !dbg !11
  %331 = insertelement <16 x float> poison, float %278, i64 0, !dbg !11
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %333 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %332, <16 x float> %286, <16 x float> %330), !dbg !11
  %334 = insertelement <16 x float> poison, float %280, i64 0, !dbg !11
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !11
  %336 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %335, <16 x float> %288, <16 x float> %333), !dbg !11
  %337 = add i64 %243, 4, !dbg !11
  br label %242, !dbg !11

338:                                              ; preds = %242
  store <16 x float> %.pn15, ptr %63, align 4, !dbg !11
  store <16 x float> %.pn13, ptr %230, align 4, !dbg !11
  store <16 x float> %.pn11, ptr %232, align 4, !dbg !11
  store <16 x float> %.pn9, ptr %234, align 4, !dbg !11
  %339 = load <16 x float>, ptr %236, align 4, !dbg !13
  %340 = load <16 x float>, ptr %237, align 4, !dbg !13
  %.idx = shl i64 %7, 3, !dbg !13
  %341 = getelementptr i8, ptr %236, i64 %.idx, !dbg !13
  %342 = load <16 x float>, ptr %341, align 4, !dbg !13
  %.idx16 = mul i64 %7, 12, !dbg !13
  %343 = getelementptr i8, ptr %236, i64 %.idx16, !dbg !13
  %344 = load <16 x float>, ptr %343, align 4, !dbg !13
  %345 = load <16 x float>, ptr %108, align 4, !dbg !13
  %346 = load <16 x float>, ptr %109, align 4, !dbg !13
  %347 = load <16 x float>, ptr %111, align 4, !dbg !13
  %348 = load <16 x float>, ptr %113, align 4, !dbg !13
  %349 = shufflevector <16 x float> %346, <16 x float> %345, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %350 = shufflevector <16 x float> %347, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %351 = shufflevector <64 x float> %350, <64 x float> %349, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %352 = shufflevector <16 x float> %348, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %353 = shufflevector <64 x float> %352, <64 x float> %351, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !13
  %354 = shufflevector <64 x float> %353, <64 x float> poison, <64 x i32> <i32 0, i32 16, i32 32, i32 48, i32 1, i32 17, i32 33, i32 49, i32 2, i32 18, i32 34, i32 50, i32 3, i32 19, i32 35, i32 51, i32 4, i32 20, i32 36, i32 52, i32 5, i32 21, i32 37, i32 53, i32 6, i32 22, i32 38, i32 54, i32 7, i32 23, i32 39, i32 55, i32 8, i32 24, i32 40, i32 56, i32 9, i32 25, i32 41, i32 57, i32 10, i32 26, i32 42, i32 58, i32 11, i32 27, i32 43, i32 59, i32 12, i32 28, i32 44, i32 60, i32 13, i32 29, i32 45, i32 61, i32 14, i32 30, i32 46, i32 62, i32 15, i32 31, i32 47, i32 63>, !dbg !13
  %355 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  %356 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !13
  %357 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !13
  %358 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !13
  %359 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !13
  %360 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !13
  %361 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !13
  %362 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !13
  %363 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !13
  %364 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !13
  %365 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !13
  %366 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !13
  %367 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !13
  %368 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !13
  %369 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !13
  %370 = shufflevector <64 x float> %354, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !13
  %371 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %372 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %371, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !13
  %373 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %374 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %373, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !13
  %375 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %376 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %375, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !13
  %377 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !13
  %378 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %377, <4 x float> %355, <4 x float> splat (float 1.000000e+00)), !dbg !13
  %379 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !13
  %380 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %379, <4 x float> %356, <4 x float> %372), !dbg !13
  %381 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !13
  %382 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %381, <4 x float> %356, <4 x float> %374), !dbg !13
  %383 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !13
  %384 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %383, <4 x float> %356, <4 x float> %376), !dbg !13
  %385 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !13
  %386 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %385, <4 x float> %356, <4 x float> %378), !dbg !13
  %387 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !13
  %388 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %387, <4 x float> %357, <4 x float> %380), !dbg !13
  %389 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !13
  %390 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %389, <4 x float> %357, <4 x float> %382), !dbg !13
  %391 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !13
  %392 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %391, <4 x float> %357, <4 x float> %384), !dbg !13
  %393 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !13
  %394 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %357, <4 x float> %386), !dbg !13
  %395 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !13
  %396 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %395, <4 x float> %358, <4 x float> %388), !dbg !13
  %397 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !13
  %398 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %397, <4 x float> %358, <4 x float> %390), !dbg !13
  %399 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !13
  %400 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %399, <4 x float> %358, <4 x float> %392), !dbg !13
  %401 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !13
  %402 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %401, <4 x float> %358, <4 x float> %394), !dbg !13
  %403 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !13
  %404 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %359, <4 x float> %396), !dbg !13
  %405 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !13
  %406 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %405, <4 x float> %359, <4 x float> %398), !dbg !13
  %407 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !13
  %408 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %407, <4 x float> %359, <4 x float> %400), !dbg !13
  %409 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !13
  %410 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %409, <4 x float> %359, <4 x float> %402), !dbg !13
  %411 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !13
  %412 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %411, <4 x float> %360, <4 x float> %404), !dbg !13
  %413 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !13
  %414 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %413, <4 x float> %360, <4 x float> %406), !dbg !13
  %415 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !13
  %416 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %415, <4 x float> %360, <4 x float> %408), !dbg !13
  %417 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !13
  %418 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %417, <4 x float> %360, <4 x float> %410), !dbg !13
  %419 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !13
  %420 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %419, <4 x float> %361, <4 x float> %412), !dbg !13
  %421 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !13
  %422 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %421, <4 x float> %361, <4 x float> %414), !dbg !13
  %423 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !13
  %424 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %361, <4 x float> %416), !dbg !13
  %425 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !13
  %426 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %425, <4 x float> %361, <4 x float> %418), !dbg !13
  %427 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !13
  %428 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %427, <4 x float> %362, <4 x float> %420), !dbg !13
  %429 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !13
  %430 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %429, <4 x float> %362, <4 x float> %422), !dbg !13
  %431 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !13
  %432 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %431, <4 x float> %362, <4 x float> %424), !dbg !13
  %433 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !13
  %434 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %433, <4 x float> %362, <4 x float> %426), !dbg !13
  %435 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !13
  %436 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %435, <4 x float> %363, <4 x float> %428), !dbg !13
  %437 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !13
  %438 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %437, <4 x float> %363, <4 x float> %430), !dbg !13
  %439 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !13
  %440 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %439, <4 x float> %363, <4 x float> %432), !dbg !13
  %441 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !13
  %442 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %441, <4 x float> %363, <4 x float> %434), !dbg !13
  %443 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !13
  %444 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %443, <4 x float> %364, <4 x float> %436), !dbg !13
  %445 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !13
  %446 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %445, <4 x float> %364, <4 x float> %438), !dbg !13
  %447 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !13
  %448 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %447, <4 x float> %364, <4 x float> %440), !dbg !13
  %449 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !13
  %450 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %449, <4 x float> %364, <4 x float> %442), !dbg !13
  %451 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !13
  %452 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %451, <4 x float> %365, <4 x float> %444), !dbg !13
  %453 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !13
  %454 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %453, <4 x float> %365, <4 x float> %446), !dbg !13
  %455 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !13
  %456 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %455, <4 x float> %365, <4 x float> %448), !dbg !13
  %457 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !13
  %458 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %457, <4 x float> %365, <4 x float> %450), !dbg !13
  %459 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !13
  %460 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %459, <4 x float> %366, <4 x float> %452), !dbg !13
  %461 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !13
  %462 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %461, <4 x float> %366, <4 x float> %454), !dbg !13
  %463 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !13
  %464 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %463, <4 x float> %366, <4 x float> %456), !dbg !13
  %465 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !13
  %466 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %465, <4 x float> %366, <4 x float> %458), !dbg !13
  %467 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !13
  %468 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %467, <4 x float> %367, <4 x float> %460), !dbg !13
  %469 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !13
  %470 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %469, <4 x float> %367, <4 x float> %462), !dbg !13
  %471 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !13
  %472 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %471, <4 x float> %367, <4 x float> %464), !dbg !13
  %473 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !13
  %474 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %473, <4 x float> %367, <4 x float> %466), !dbg !13
  %475 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !13
  %476 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %475, <4 x float> %368, <4 x float> %468), !dbg !13
  %477 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !13
  %478 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %477, <4 x float> %368, <4 x float> %470), !dbg !13
  %479 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !13
  %480 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %479, <4 x float> %368, <4 x float> %472), !dbg !13
  %481 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !13
  %482 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %481, <4 x float> %368, <4 x float> %474), !dbg !13
  %483 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !13
  %484 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %483, <4 x float> %369, <4 x float> %476), !dbg !13
  %485 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !13
  %486 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %485, <4 x float> %369, <4 x float> %478), !dbg !13
  %487 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !13
  %488 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %487, <4 x float> %369, <4 x float> %480), !dbg !13
  %489 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !13
  %490 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %489, <4 x float> %369, <4 x float> %482), !dbg !13
  %491 = shufflevector <16 x float> %339, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !13
  %492 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %491, <4 x float> %370, <4 x float> %484), !dbg !13
  %493 = shufflevector <16 x float> %340, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !13
  %494 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %493, <4 x float> %370, <4 x float> %486), !dbg !13
  %495 = shufflevector <16 x float> %342, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !13
  %496 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %495, <4 x float> %370, <4 x float> %488), !dbg !13
  %497 = shufflevector <16 x float> %344, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !13
  %498 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %497, <4 x float> %370, <4 x float> %490), !dbg !13
  %499 = getelementptr i8, ptr %63, i64 896, !dbg !13
  store <4 x float> %492, ptr %499, align 4, !dbg !13
  %500 = getelementptr i8, ptr %63, i64 912, !dbg !13
  store <4 x float> %494, ptr %500, align 4, !dbg !13
  %501 = getelementptr i8, ptr %63, i64 928, !dbg !13
  store <4 x float> %496, ptr %501, align 4, !dbg !13
  %502 = getelementptr i8, ptr %63, i64 944, !dbg !13
  store <4 x float> %498, ptr %502, align 4, !dbg !13
  %503 = getelementptr i8, ptr %63, i64 960, !dbg !14
  %504 = load <16 x float>, ptr %34, align 4, !dbg !15
  %505 = load <16 x float>, ptr %39, align 4, !dbg !15
  %506 = getelementptr float, ptr %17, i64 %18
  br label %507, !dbg !14

507:                                              ; preds = %510, %338
  %508 = phi i64 [ %574, %510 ], [ 0, %338 ], !dbg !14
  %509 = icmp slt i64 %508, 4, !dbg !14
  br i1 %509, label %510, label %575, !dbg !14

510:                                              ; preds = %507
  %511 = shl i64 %508, 4, !dbg !16
  %512 = getelementptr float, ptr %90, i64 %511, !dbg !16
  %513 = load <16 x float>, ptr %512, align 4, !dbg !16
  %514 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %513), !dbg !16
  %515 = fmul float %514, 6.250000e-02, !dbg !16
  %516 = insertelement <16 x float> poison, float %515, i64 0, !dbg !16
  %517 = shufflevector <16 x float> %516, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %518 = fsub <16 x float> %513, %517, !dbg !16
  %519 = fmul <16 x float> %518, %518, !dbg !16
  %520 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %519), !dbg !16
  %521 = insertelement <1 x float> poison, float %520, i64 0, !dbg !16
  %522 = fmul <1 x float> %521, splat (float 6.250000e-02), !dbg !16
  %523 = fadd <1 x float> %522, splat (float 0x3EB0C6F7A0000000), !dbg !16
  %524 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %523), !dbg !16
  %525 = fdiv <1 x float> splat (float 1.000000e+00), %524, !dbg !16
  %526 = mul i64 %508, %14, !dbg !15
  %527 = getelementptr float, ptr %108, i64 %526, !dbg !15
  %528 = load <16 x float>, ptr %527, align 4, !dbg !15
  %529 = shufflevector <1 x float> %525, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !15
  %530 = mul i64 %508, %21, !dbg !15
  %531 = getelementptr float, ptr %506, i64 %530, !dbg !15
  %532 = load <16 x float>, ptr %531, align 4, !dbg !15
  %533 = fmul <16 x float> %518, %529, !dbg !16
  %534 = fmul <16 x float> %504, %533, !dbg !15
  %535 = fadd <16 x float> %528, %534, !dbg !17
  %536 = fadd <16 x float> %535, %505, !dbg !18
  %537 = fsub <16 x float> %536, %532, !dbg !19
  %538 = fmul <16 x float> %537, %504, !dbg !15
  %539 = fmul <16 x float> %538, %518, !dbg !16
  %540 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %539), !dbg !16
  %541 = fmul <1 x float> %525, %525, !dbg !16
  %542 = fmul <1 x float> %525, %541, !dbg !16
  %543 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %538), !dbg !16
  %544 = fmul float %540, -5.000000e-01, !dbg !12
  %545 = extractelement <1 x float> %542, i64 0, !dbg !12
  %546 = fmul float %544, %545, !dbg !12
  %547 = fmul float %546, 6.250000e-02, !dbg !12
  %548 = insertelement <16 x float> poison, float %547, i64 0, !dbg !12
  %549 = shufflevector <16 x float> %548, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %550 = extractelement <1 x float> %525, i64 0, !dbg !12
  %551 = fneg float %550, !dbg !12
  %552 = fmul float %543, %551, !dbg !12
  %553 = fmul float %552, 6.250000e-02, !dbg !12
  %554 = insertelement <16 x float> poison, float %553, i64 0, !dbg !12
  %555 = shufflevector <16 x float> %554, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %556 = getelementptr float, ptr %211, i64 %508, !dbg !12
  %557 = load <1 x float>, ptr %556, align 4, !dbg !12
  %558 = shufflevector <1 x float> %557, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %559 = fmul <16 x float> %549, %518, !dbg !16
  %560 = fmul <16 x float> %559, splat (float 2.000000e+00), !dbg !16
  %561 = fmul <16 x float> %538, %529, !dbg !16
  %562 = fadd <16 x float> %561, %560, !dbg !16
  %563 = fadd <16 x float> %562, %555, !dbg !12
  %564 = fmul <16 x float> %563, %558, !dbg !12
  %565 = getelementptr float, ptr %228, i64 %511, !dbg !12
  store <16 x float> %564, ptr %565, align 4, !dbg !12
  %566 = shl i64 %508, 2, !dbg !14
  %567 = getelementptr float, ptr %499, i64 %566, !dbg !14
  %568 = load <4 x float>, ptr %567, align 4, !dbg !14
  %569 = getelementptr float, ptr %79, i64 %508, !dbg !14
  %570 = load <1 x float>, ptr %569, align 4, !dbg !14
  %571 = shufflevector <1 x float> %570, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !14
  %572 = fmul <4 x float> %568, %571, !dbg !14
  %573 = getelementptr float, ptr %503, i64 %566, !dbg !14
  store <4 x float> %572, ptr %573, align 4, !dbg !14
  %574 = add i64 %508, 1, !dbg !14
  br label %507, !dbg !14

575:                                              ; preds = %507
  %576 = load float, ptr %503, align 4, !dbg !12
  %577 = load <16 x float>, ptr %228, align 4, !dbg !12
  %578 = load <16 x float>, ptr %63, align 4, !dbg !12
  %579 = insertelement <16 x float> poison, float %576, i64 0, !dbg !12
  %580 = shufflevector <16 x float> %579, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %581 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %580, <16 x float> %577, <16 x float> %578), !dbg !12
  store <16 x float> %581, ptr %63, align 4, !dbg !12
  %582 = getelementptr i8, ptr %63, i64 976, !dbg !12
  %583 = load float, ptr %582, align 4, !dbg !12
  %584 = getelementptr i8, ptr %63, i64 980, !dbg !12
  %585 = load float, ptr %584, align 4, !dbg !12
  %586 = getelementptr i8, ptr %63, i64 576, !dbg !12
  %587 = load <16 x float>, ptr %586, align 4, !dbg !12
  %588 = load <16 x float>, ptr %230, align 4, !dbg !12
  %589 = insertelement <16 x float> poison, float %583, i64 0, !dbg !12
  %590 = shufflevector <16 x float> %589, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %591 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %577, <16 x float> %588), !dbg !12
  %592 = insertelement <16 x float> poison, float %585, i64 0, !dbg !12
  %593 = shufflevector <16 x float> %592, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %594 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %593, <16 x float> %587, <16 x float> %591), !dbg !12
  store <16 x float> %594, ptr %230, align 4, !dbg !12
  %595 = getelementptr i8, ptr %63, i64 992, !dbg !12
  %596 = load float, ptr %595, align 4, !dbg !12
  %597 = getelementptr i8, ptr %63, i64 996, !dbg !12
  %598 = load float, ptr %597, align 4, !dbg !12
  %599 = getelementptr i8, ptr %63, i64 1000, !dbg !12
  %600 = load float, ptr %599, align 4, !dbg !12
  %601 = getelementptr i8, ptr %63, i64 640, !dbg !12
  %602 = load <16 x float>, ptr %601, align 4, !dbg !12
  %603 = load <16 x float>, ptr %232, align 4, !dbg !12
  %604 = insertelement <16 x float> poison, float %596, i64 0, !dbg !12
  %605 = shufflevector <16 x float> %604, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %606 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %605, <16 x float> %577, <16 x float> %603), !dbg !12
  %607 = insertelement <16 x float> poison, float %598, i64 0, !dbg !12
  %608 = shufflevector <16 x float> %607, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %609 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %608, <16 x float> %587, <16 x float> %606), !dbg !12
  %610 = insertelement <16 x float> poison, float %600, i64 0, !dbg !12
  %611 = shufflevector <16 x float> %610, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %612 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %602, <16 x float> %609), !dbg !12
  store <16 x float> %612, ptr %232, align 4, !dbg !12
  %613 = getelementptr i8, ptr %63, i64 1008, !dbg !12
  %614 = load float, ptr %613, align 4, !dbg !12
  %615 = getelementptr i8, ptr %63, i64 1012, !dbg !12
  %616 = load float, ptr %615, align 4, !dbg !12
  %617 = getelementptr i8, ptr %63, i64 1016, !dbg !12
  %618 = load float, ptr %617, align 4, !dbg !12
  %619 = getelementptr i8, ptr %63, i64 1020, !dbg !12
  %620 = load float, ptr %619, align 4, !dbg !12
  %621 = getelementptr i8, ptr %63, i64 704, !dbg !12
  %622 = load <16 x float>, ptr %621, align 4, !dbg !12
  %623 = load <16 x float>, ptr %234, align 4, !dbg !12
  %624 = insertelement <16 x float> poison, float %614, i64 0, !dbg !12
  %625 = shufflevector <16 x float> %624, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %626 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %625, <16 x float> %577, <16 x float> %623), !dbg !12
  %627 = insertelement <16 x float> poison, float %616, i64 0, !dbg !12
  %628 = shufflevector <16 x float> %627, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %629 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %628, <16 x float> %587, <16 x float> %626), !dbg !12
  %630 = insertelement <16 x float> poison, float %618, i64 0, !dbg !12
  %631 = shufflevector <16 x float> %630, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %632 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %631, <16 x float> %602, <16 x float> %629), !dbg !12
  %633 = insertelement <16 x float> poison, float %620, i64 0, !dbg !12
  %634 = shufflevector <16 x float> %633, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %635 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %634, <16 x float> %622, <16 x float> %632), !dbg !12
  store <16 x float> %635, ptr %234, align 4, !dbg !12
  %636 = load <16 x float>, ptr %34, align 4, !dbg !20
  %637 = load <16 x float>, ptr %39, align 4, !dbg !20
  %638 = getelementptr inbounds nuw float, ptr %79, i64 %68, !dbg !12
  %639 = load float, ptr %638, align 4, !dbg !12
  %640 = insertelement <16 x float> poison, float %639, i64 0, !dbg !12
  %641 = shufflevector <16 x float> %640, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %642 = getelementptr float, ptr %56, i64 %57
  br label %643, !dbg !12

643:                                              ; preds = %646, %575
  %644 = phi i64 [ %678, %646 ], [ 0, %575 ], !dbg !12
  %645 = icmp slt i64 %644, 4, !dbg !12
  br i1 %645, label %646, label %679, !dbg !12

646:                                              ; preds = %643
  %647 = shl i64 %644, 4, !dbg !16
  %648 = getelementptr float, ptr %63, i64 %647, !dbg !16
  %649 = load <16 x float>, ptr %648, align 4, !dbg !16
  %650 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %649), !dbg !16
  %651 = fmul float %650, 6.250000e-02, !dbg !16
  %652 = insertelement <16 x float> poison, float %651, i64 0, !dbg !16
  %653 = shufflevector <16 x float> %652, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !16
  %654 = fsub <16 x float> %649, %653, !dbg !16
  %655 = fmul <16 x float> %654, %654, !dbg !16
  %656 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %655), !dbg !16
  %657 = insertelement <1 x float> poison, float %656, i64 0, !dbg !16
  %658 = fmul <1 x float> %657, splat (float 6.250000e-02), !dbg !16
  %659 = fadd <1 x float> %658, splat (float 0x3EB0C6F7A0000000)
  %660 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %659), !dbg !16
  %661 = mul i64 %644, %7, !dbg !20
  %662 = getelementptr float, ptr %236, i64 %661, !dbg !20
  %663 = load <16 x float>, ptr %662, align 4, !dbg !20
  %664 = extractelement <1 x float> %660, i64 0, !dbg !20
  %665 = fdiv float 1.000000e+00, %664, !dbg !20
  %666 = insertelement <16 x float> poison, float %665, i64 0, !dbg !20
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !20
  %668 = fmul <16 x float> %654, %667, !dbg !16
  %669 = fmul <16 x float> %636, %668, !dbg !15
  %670 = fadd <16 x float> %663, %669, !dbg !15
  %671 = fadd <16 x float> %670, %637, !dbg !20
  %672 = mul i64 %644, %60, !dbg !20
  %673 = getelementptr float, ptr %642, i64 %672, !dbg !20
  store <16 x float> %671, ptr %673, align 4, !dbg !20
  %674 = getelementptr float, ptr %228, i64 %647, !dbg !12
  %675 = load <16 x float>, ptr %674, align 4, !dbg !12
  %676 = fmul <16 x float> %675, %641, !dbg !12
  %677 = getelementptr float, ptr %90, i64 %647, !dbg !12
  store <16 x float> %676, ptr %677, align 4, !dbg !12
  %678 = add i64 %644, 1, !dbg !12
  br label %643, !dbg !12

679:                                              ; preds = %643
  %680 = load <16 x float>, ptr %90, align 4, !dbg !21
  %681 = load <16 x float>, ptr %102, align 4, !dbg !21
  %682 = load <16 x float>, ptr %104, align 4, !dbg !21
  %683 = load <16 x float>, ptr %106, align 4, !dbg !21
  br label %684, !dbg !21

684:                                              ; preds = %687, %679
  %685 = phi i64 [ %871, %687 ], [ 0, %679 ], !dbg !21
  %686 = icmp slt i64 %685, 16, !dbg !21
  br i1 %686, label %687, label %872, !dbg !21

687:                                              ; preds = %684
  %688 = getelementptr inbounds nuw float, ptr %108, i64 %685, !dbg !21
  %689 = load float, ptr %688, align 4, !dbg !21
  %690 = getelementptr inbounds nuw float, ptr %109, i64 %685, !dbg !21
  %691 = load float, ptr %690, align 4, !dbg !21
  %692 = getelementptr inbounds nuw float, ptr %111, i64 %685, !dbg !21
  %693 = load float, ptr %692, align 4, !dbg !21
  %694 = getelementptr inbounds nuw float, ptr %113, i64 %685, !dbg !21
  %695 = load float, ptr %694, align 4, !dbg !21
  %696 = or disjoint i64 %685, 1, !dbg !21
  %697 = getelementptr inbounds nuw float, ptr %108, i64 %696, !dbg !21
  %698 = load float, ptr %697, align 4, !dbg !21
  %699 = getelementptr inbounds nuw float, ptr %109, i64 %696, !dbg !21
  %700 = load float, ptr %699, align 4, !dbg !21
  %701 = getelementptr inbounds nuw float, ptr %111, i64 %696, !dbg !21
  %702 = load float, ptr %701, align 4, !dbg !21
  %703 = getelementptr inbounds nuw float, ptr %113, i64 %696, !dbg !21
  %704 = load float, ptr %703, align 4, !dbg !21
  %705 = or disjoint i64 %685, 2, !dbg !21
  %706 = getelementptr inbounds nuw float, ptr %108, i64 %705, !dbg !21
  %707 = load float, ptr %706, align 4, !dbg !21
  %708 = getelementptr inbounds nuw float, ptr %109, i64 %705, !dbg !21
  %709 = load float, ptr %708, align 4, !dbg !21
  %710 = getelementptr inbounds nuw float, ptr %111, i64 %705, !dbg !21
  %711 = load float, ptr %710, align 4, !dbg !21
  %712 = getelementptr inbounds nuw float, ptr %113, i64 %705, !dbg !21
  %713 = load float, ptr %712, align 4, !dbg !21
  %714 = or disjoint i64 %685, 3, !dbg !21
  %715 = getelementptr inbounds nuw float, ptr %108, i64 %714, !dbg !21
  %716 = load float, ptr %715, align 4, !dbg !21
  %717 = getelementptr inbounds nuw float, ptr %109, i64 %714, !dbg !21
  %718 = load float, ptr %717, align 4, !dbg !21
  %719 = getelementptr inbounds nuw float, ptr %111, i64 %714, !dbg !21
  %720 = load float, ptr %719, align 4, !dbg !21
  %721 = getelementptr inbounds nuw float, ptr %113, i64 %714, !dbg !21
  %722 = load float, ptr %721, align 4, !dbg !21
  %723 = or disjoint i64 %685, 4, !dbg !21
  %724 = getelementptr inbounds nuw float, ptr %108, i64 %723, !dbg !21
  %725 = load float, ptr %724, align 4, !dbg !21
  %726 = getelementptr inbounds nuw float, ptr %109, i64 %723, !dbg !21
  %727 = load float, ptr %726, align 4, !dbg !21
  %728 = getelementptr inbounds nuw float, ptr %111, i64 %723, !dbg !21
  %729 = load float, ptr %728, align 4, !dbg !21
  %730 = getelementptr inbounds nuw float, ptr %113, i64 %723, !dbg !21
  %731 = load float, ptr %730, align 4, !dbg !21
  %732 = or disjoint i64 %685, 5, !dbg !21
  %733 = getelementptr inbounds nuw float, ptr %108, i64 %732, !dbg !21
  %734 = load float, ptr %733, align 4, !dbg !21
  %735 = getelementptr inbounds nuw float, ptr %109, i64 %732, !dbg !21
  %736 = load float, ptr %735, align 4, !dbg !21
  %737 = getelementptr inbounds nuw float, ptr %111, i64 %732, !dbg !21
  %738 = load float, ptr %737, align 4, !dbg !21
  %739 = getelementptr inbounds nuw float, ptr %113, i64 %732, !dbg !21
  %740 = load float, ptr %739, align 4, !dbg !21
  %741 = or disjoint i64 %685, 6, !dbg !21
  %742 = getelementptr inbounds nuw float, ptr %108, i64 %741, !dbg !21
  %743 = load float, ptr %742, align 4, !dbg !21
  %744 = getelementptr inbounds nuw float, ptr %109, i64 %741, !dbg !21
  %745 = load float, ptr %744, align 4, !dbg !21
  %746 = getelementptr inbounds nuw float, ptr %111, i64 %741, !dbg !21
  %747 = load float, ptr %746, align 4, !dbg !21
  %748 = getelementptr inbounds nuw float, ptr %113, i64 %741, !dbg !21
  %749 = load float, ptr %748, align 4, !dbg !21
  %750 = or disjoint i64 %685, 7, !dbg !21
  %751 = getelementptr inbounds nuw float, ptr %108, i64 %750, !dbg !21
  %752 = load float, ptr %751, align 4, !dbg !21
  %753 = getelementptr inbounds nuw float, ptr %109, i64 %750, !dbg !21
  %754 = load float, ptr %753, align 4, !dbg !21
  %755 = getelementptr inbounds nuw float, ptr %111, i64 %750, !dbg !21
  %756 = load float, ptr %755, align 4, !dbg !21
  %757 = getelementptr inbounds nuw float, ptr %113, i64 %750, !dbg !21
  %758 = load float, ptr %757, align 4, !dbg !21
  %.idx18 = shl i64 %685, 6, !dbg !21
  %759 = getelementptr i8, ptr %44, i64 %.idx18, !dbg !21
  %760 = load <16 x float>, ptr %759, align 4, !dbg !21
  %.idx19 = shl i64 %696, 6, !dbg !21
  %761 = getelementptr i8, ptr %44, i64 %.idx19, !dbg !21
  %762 = load <16 x float>, ptr %761, align 4, !dbg !21
  %.idx20 = shl i64 %705, 6, !dbg !21
  %763 = getelementptr i8, ptr %44, i64 %.idx20, !dbg !21
  %764 = load <16 x float>, ptr %763, align 4, !dbg !21
  %.idx21 = shl i64 %714, 6, !dbg !21
  %765 = getelementptr i8, ptr %44, i64 %.idx21, !dbg !21
  %766 = load <16 x float>, ptr %765, align 4, !dbg !21
  %.idx22 = shl i64 %723, 6, !dbg !21
  %767 = getelementptr i8, ptr %44, i64 %.idx22, !dbg !21
  %768 = load <16 x float>, ptr %767, align 4, !dbg !21
  %.idx23 = shl i64 %732, 6, !dbg !21
  %769 = getelementptr i8, ptr %44, i64 %.idx23, !dbg !21
  %770 = load <16 x float>, ptr %769, align 4, !dbg !21
  %.idx24 = shl i64 %741, 6, !dbg !21
  %771 = getelementptr i8, ptr %44, i64 %.idx24, !dbg !21
  %772 = load <16 x float>, ptr %771, align 4, !dbg !21
  %.idx25 = shl i64 %750, 6, !dbg !21
  %773 = getelementptr i8, ptr %44, i64 %.idx25, !dbg !21
  %774 = load <16 x float>, ptr %773, align 4, !dbg !21
  %775 = insertelement <16 x float> poison, float %689, i64 0, !dbg !21
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %777 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %776, <16 x float> %680, <16 x float> %760), !dbg !21
  %778 = insertelement <16 x float> poison, float %691, i64 0, !dbg !21
  %779 = shufflevector <16 x float> %778, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %780 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %779, <16 x float> %681, <16 x float> %777), !dbg !21
  %781 = insertelement <16 x float> poison, float %693, i64 0, !dbg !21
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %783 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %782, <16 x float> %682, <16 x float> %780), !dbg !21
  %784 = insertelement <16 x float> poison, float %695, i64 0, !dbg !21
  %785 = shufflevector <16 x float> %784, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %786 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %785, <16 x float> %683, <16 x float> %783), !dbg !21
  %787 = insertelement <16 x float> poison, float %698, i64 0, !dbg !21
  %788 = shufflevector <16 x float> %787, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %789 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %788, <16 x float> %680, <16 x float> %762), !dbg !21
  %790 = insertelement <16 x float> poison, float %700, i64 0, !dbg !21
  %791 = shufflevector <16 x float> %790, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %792 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %791, <16 x float> %681, <16 x float> %789), !dbg !21
  %793 = insertelement <16 x float> poison, float %702, i64 0, !dbg !21
  %794 = shufflevector <16 x float> %793, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %795 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %794, <16 x float> %682, <16 x float> %792), !dbg !21
  %796 = insertelement <16 x float> poison, float %704, i64 0, !dbg !21
  %797 = shufflevector <16 x float> %796, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %798 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %797, <16 x float> %683, <16 x float> %795), !dbg !21
  %799 = insertelement <16 x float> poison, float %707, i64 0, !dbg !21
  %800 = shufflevector <16 x float> %799, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %801 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %680, <16 x float> %764), !dbg !21
  %802 = insertelement <16 x float> poison, float %709, i64 0, !dbg !21
  %803 = shufflevector <16 x float> %802, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %804 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %803, <16 x float> %681, <16 x float> %801), !dbg !21
  %805 = insertelement <16 x float> poison, float %711, i64 0, !dbg !21
  %806 = shufflevector <16 x float> %805, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %807 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %682, <16 x float> %804), !dbg !21
  %808 = insertelement <16 x float> poison, float %713, i64 0, !dbg !21
  %809 = shufflevector <16 x float> %808, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %810 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %809, <16 x float> %683, <16 x float> %807), !dbg !21
  %811 = insertelement <16 x float> poison, float %716, i64 0, !dbg !21
  %812 = shufflevector <16 x float> %811, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %813 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %812, <16 x float> %680, <16 x float> %766), !dbg !21
  %814 = insertelement <16 x float> poison, float %718, i64 0, !dbg !21
  %815 = shufflevector <16 x float> %814, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %816 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %815, <16 x float> %681, <16 x float> %813), !dbg !21
  %817 = insertelement <16 x float> poison, float %720, i64 0, !dbg !21
  %818 = shufflevector <16 x float> %817, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %819 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %818, <16 x float> %682, <16 x float> %816), !dbg !21
  %820 = insertelement <16 x float> poison, float %722, i64 0, !dbg !21
  %821 = shufflevector <16 x float> %820, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %822 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %821, <16 x float> %683, <16 x float> %819), !dbg !21
  %823 = insertelement <16 x float> poison, float %725, i64 0, !dbg !21
  %824 = shufflevector <16 x float> %823, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %825 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %824, <16 x float> %680, <16 x float> %768), !dbg !21
  %826 = insertelement <16 x float> poison, float %727, i64 0, !dbg !21
  %827 = shufflevector <16 x float> %826, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %828 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %827, <16 x float> %681, <16 x float> %825), !dbg !21
  %829 = insertelement <16 x float> poison, float %729, i64 0, !dbg !21
  %830 = shufflevector <16 x float> %829, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %831 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %830, <16 x float> %682, <16 x float> %828), !dbg !21
  %832 = insertelement <16 x float> poison, float %731, i64 0, !dbg !21
  %833 = shufflevector <16 x float> %832, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %834 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %833, <16 x float> %683, <16 x float> %831), !dbg !21
  %835 = insertelement <16 x float> poison, float %734, i64 0, !dbg !21
  %836 = shufflevector <16 x float> %835, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %837 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %836, <16 x float> %680, <16 x float> %770), !dbg !21
  %838 = insertelement <16 x float> poison, float %736, i64 0, !dbg !21
  %839 = shufflevector <16 x float> %838, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %840 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %681, <16 x float> %837), !dbg !21
  %841 = insertelement <16 x float> poison, float %738, i64 0, !dbg !21
  %842 = shufflevector <16 x float> %841, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %843 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %842, <16 x float> %682, <16 x float> %840), !dbg !21
  %844 = insertelement <16 x float> poison, float %740, i64 0, !dbg !21
  %845 = shufflevector <16 x float> %844, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %846 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %845, <16 x float> %683, <16 x float> %843), !dbg !21
  %847 = insertelement <16 x float> poison, float %743, i64 0, !dbg !21
  %848 = shufflevector <16 x float> %847, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %849 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %848, <16 x float> %680, <16 x float> %772), !dbg !21
  %850 = insertelement <16 x float> poison, float %745, i64 0, !dbg !21
  %851 = shufflevector <16 x float> %850, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %852 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %851, <16 x float> %681, <16 x float> %849), !dbg !21
  %853 = insertelement <16 x float> poison, float %747, i64 0, !dbg !21
  %854 = shufflevector <16 x float> %853, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %855 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %854, <16 x float> %682, <16 x float> %852), !dbg !21
  %856 = insertelement <16 x float> poison, float %749, i64 0, !dbg !21
  %857 = shufflevector <16 x float> %856, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %858 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %857, <16 x float> %683, <16 x float> %855), !dbg !21
  %859 = insertelement <16 x float> poison, float %752, i64 0, !dbg !21
  %860 = shufflevector <16 x float> %859, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %861 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %860, <16 x float> %680, <16 x float> %774), !dbg !21
  %862 = insertelement <16 x float> poison, float %754, i64 0, !dbg !21
  %863 = shufflevector <16 x float> %862, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %864 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %863, <16 x float> %681, <16 x float> %861), !dbg !21
  %865 = insertelement <16 x float> poison, float %756, i64 0, !dbg !21
  %866 = shufflevector <16 x float> %865, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %867 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %866, <16 x float> %682, <16 x float> %864), !dbg !21
  %868 = insertelement <16 x float> poison, float %758, i64 0, !dbg !21
  %869 = shufflevector <16 x float> %868, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %870 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %869, <16 x float> %683, <16 x float> %867), !dbg !21
  store <16 x float> %786, ptr %759, align 4, !dbg !21
  store <16 x float> %798, ptr %761, align 4, !dbg !21
  store <16 x float> %810, ptr %763, align 4, !dbg !21
  store <16 x float> %822, ptr %765, align 4, !dbg !21
  store <16 x float> %834, ptr %767, align 4, !dbg !21
  store <16 x float> %846, ptr %769, align 4, !dbg !21
  store <16 x float> %858, ptr %771, align 4, !dbg !21
  store <16 x float> %870, ptr %773, align 4, !dbg !21
  %871 = add i64 %685, 8, !dbg !21
  br label %684, !dbg !21

872:                                              ; preds = %684
  store <16 x float> zeroinitializer, ptr %63, align 4
  br label %873, !dbg !21

873:                                              ; preds = %877, %872
  %874 = phi i64 [ %881, %877 ], [ 0, %872 ], !dbg !21
  %875 = phi <16 x float> [ %880, %877 ], [ zeroinitializer, %872 ], !dbg !21
  %876 = icmp slt i64 %874, 4, !dbg !21
  br i1 %876, label %877, label %882, !dbg !21

877:                                              ; preds = %873
  %.idx17 = shl i64 %874, 6, !dbg !21
  %878 = getelementptr i8, ptr %228, i64 %.idx17, !dbg !21
  %879 = load <16 x float>, ptr %878, align 4, !dbg !21
  %880 = fadd <16 x float> %875, %879, !dbg !21
  %881 = add i64 %874, 1, !dbg !21
  br label %873, !dbg !21

882:                                              ; preds = %873
  store <16 x float> %875, ptr %63, align 4, !dbg !21
  %883 = load float, ptr %638, align 4, !dbg !21
  %884 = insertelement <16 x float> poison, float %883, i64 0, !dbg !21
  %885 = shufflevector <16 x float> %884, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %886 = load <16 x float>, ptr %51, align 4, !dbg !21
  %887 = fmul <16 x float> %875, %885, !dbg !21
  %888 = fadd <16 x float> %886, %887, !dbg !21
  store <16 x float> %888, ptr %51, align 4, !dbg !21
  ret void, !dbg !22
}

define internal void @_mlir_ciface_ttt_linear_step(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) #1 !dbg !23 {
  %.unpack = load ptr, ptr %2, align 8, !dbg !24
  %.elt1 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !24
  %.unpack2 = load ptr, ptr %.elt1, align 8, !dbg !24
  %.elt3 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !24
  %.unpack4 = load i64, ptr %.elt3, align 8, !dbg !24
  %.elt5 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !24
  %.unpack6.unpack = load i64, ptr %.elt5, align 8, !dbg !24
  %.unpack6.elt9 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !24
  %.unpack6.unpack10 = load i64, ptr %.unpack6.elt9, align 8, !dbg !24
  %.elt7 = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !24
  %.unpack8.unpack = load i64, ptr %.elt7, align 8, !dbg !24
  %.unpack8.elt12 = getelementptr inbounds nuw i8, ptr %2, i64 48, !dbg !24
  %.unpack8.unpack13 = load i64, ptr %.unpack8.elt12, align 8, !dbg !24
  %.unpack15 = load ptr, ptr %3, align 8, !dbg !24
  %.elt16 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !24
  %.unpack17 = load ptr, ptr %.elt16, align 8, !dbg !24
  %.elt18 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !24
  %.unpack19 = load i64, ptr %.elt18, align 8, !dbg !24
  %.elt20 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !24
  %.unpack21.unpack = load i64, ptr %.elt20, align 8, !dbg !24
  %.unpack21.elt24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !24
  %.unpack21.unpack25 = load i64, ptr %.unpack21.elt24, align 8, !dbg !24
  %.elt22 = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !24
  %.unpack23.unpack = load i64, ptr %.elt22, align 8, !dbg !24
  %.unpack23.elt27 = getelementptr inbounds nuw i8, ptr %3, i64 48, !dbg !24
  %.unpack23.unpack28 = load i64, ptr %.unpack23.elt27, align 8, !dbg !24
  %.unpack30 = load ptr, ptr %4, align 8, !dbg !24
  %.elt31 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !24
  %.unpack32 = load ptr, ptr %.elt31, align 8, !dbg !24
  %.elt33 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !24
  %.unpack34 = load i64, ptr %.elt33, align 8, !dbg !24
  %.elt35 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !24
  %.unpack36.unpack = load i64, ptr %.elt35, align 8, !dbg !24
  %.unpack36.elt39 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !24
  %.unpack36.unpack40 = load i64, ptr %.unpack36.elt39, align 8, !dbg !24
  %.elt37 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !24
  %.unpack38.unpack = load i64, ptr %.elt37, align 8, !dbg !24
  %.unpack38.elt42 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !24
  %.unpack38.unpack43 = load i64, ptr %.unpack38.elt42, align 8, !dbg !24
  %.unpack45 = load ptr, ptr %5, align 8, !dbg !24
  %.elt46 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !24
  %.unpack47 = load ptr, ptr %.elt46, align 8, !dbg !24
  %.elt48 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !24
  %.unpack49 = load i64, ptr %.elt48, align 8, !dbg !24
  %.elt50 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !24
  %.unpack51.unpack = load i64, ptr %.elt50, align 8, !dbg !24
  %.elt52 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !24
  %.unpack53.unpack = load i64, ptr %.elt52, align 8, !dbg !24
  %.unpack56 = load ptr, ptr %6, align 8, !dbg !24
  %.elt57 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !24
  %.unpack58 = load ptr, ptr %.elt57, align 8, !dbg !24
  %.elt59 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !24
  %.unpack60 = load i64, ptr %.elt59, align 8, !dbg !24
  %.elt61 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !24
  %.unpack62.unpack = load i64, ptr %.elt61, align 8, !dbg !24
  %.elt63 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !24
  %.unpack64.unpack = load i64, ptr %.elt63, align 8, !dbg !24
  %.unpack67 = load ptr, ptr %7, align 8, !dbg !24
  %.elt68 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !24
  %.unpack69 = load ptr, ptr %.elt68, align 8, !dbg !24
  %.elt70 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !24
  %.unpack71 = load i64, ptr %.elt70, align 8, !dbg !24
  %.elt72 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !24
  %.unpack73.unpack = load i64, ptr %.elt72, align 8, !dbg !24
  %.elt74 = getelementptr inbounds nuw i8, ptr %7, i64 32, !dbg !24
  %.unpack75.unpack = load i64, ptr %.elt74, align 8, !dbg !24
  %.unpack78 = load ptr, ptr %8, align 8, !dbg !24
  %.elt79 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !24
  %.unpack80 = load ptr, ptr %.elt79, align 8, !dbg !24
  %.elt81 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !24
  %.unpack82 = load i64, ptr %.elt81, align 8, !dbg !24
  %.elt83 = getelementptr inbounds nuw i8, ptr %8, i64 24, !dbg !24
  %.unpack84.unpack = load i64, ptr %.elt83, align 8, !dbg !24
  %.elt85 = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !24
  %.unpack86.unpack = load i64, ptr %.elt85, align 8, !dbg !24
  %.unpack89 = load ptr, ptr %9, align 8, !dbg !24
  %.elt90 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !24
  %.unpack91 = load ptr, ptr %.elt90, align 8, !dbg !24
  %.elt92 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !24
  %.unpack93 = load i64, ptr %.elt92, align 8, !dbg !24
  %.elt94 = getelementptr inbounds nuw i8, ptr %9, i64 24, !dbg !24
  %.unpack95.unpack = load i64, ptr %.elt94, align 8, !dbg !24
  %.unpack95.elt98 = getelementptr inbounds nuw i8, ptr %9, i64 32, !dbg !24
  %.unpack95.unpack99 = load i64, ptr %.unpack95.elt98, align 8, !dbg !24
  %.elt96 = getelementptr inbounds nuw i8, ptr %9, i64 40, !dbg !24
  %.unpack97.unpack = load i64, ptr %.elt96, align 8, !dbg !24
  %.unpack97.elt101 = getelementptr inbounds nuw i8, ptr %9, i64 48, !dbg !24
  %.unpack97.unpack102 = load i64, ptr %.unpack97.elt101, align 8, !dbg !24
  %.unpack104 = load ptr, ptr %10, align 8, !dbg !24
  %.elt105 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !24
  %.unpack106 = load ptr, ptr %.elt105, align 8, !dbg !24
  %.elt107 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !24
  %.unpack108 = load i64, ptr %.elt107, align 8, !dbg !24
  %.elt109 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !24
  %.unpack110.unpack = load i64, ptr %.elt109, align 8, !dbg !24
  %.elt111 = getelementptr inbounds nuw i8, ptr %10, i64 32, !dbg !24
  %.unpack112.unpack = load i64, ptr %.elt111, align 8, !dbg !24
  %.unpack115 = load ptr, ptr %11, align 8, !dbg !24
  %.elt116 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !24
  %.unpack117 = load ptr, ptr %.elt116, align 8, !dbg !24
  %.elt118 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !24
  %.unpack119 = load i64, ptr %.elt118, align 8, !dbg !24
  %.elt120 = getelementptr inbounds nuw i8, ptr %11, i64 24, !dbg !24
  %.unpack121.unpack = load i64, ptr %.elt120, align 8, !dbg !24
  %.unpack121.elt124 = getelementptr inbounds nuw i8, ptr %11, i64 32, !dbg !24
  %.unpack121.unpack125 = load i64, ptr %.unpack121.elt124, align 8, !dbg !24
  %.elt122 = getelementptr inbounds nuw i8, ptr %11, i64 40, !dbg !24
  %.unpack123.unpack = load i64, ptr %.elt122, align 8, !dbg !24
  %.unpack123.elt127 = getelementptr inbounds nuw i8, ptr %11, i64 48, !dbg !24
  %.unpack123.unpack128 = load i64, ptr %.unpack123.elt127, align 8, !dbg !24
  %.unpack130 = load ptr, ptr %12, align 8, !dbg !24
  %.elt131 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !24
  %.unpack132 = load ptr, ptr %.elt131, align 8, !dbg !24
  %.elt133 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !24
  %.unpack134 = load i64, ptr %.elt133, align 8, !dbg !24
  %.elt135 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !24
  %.unpack136.unpack = load i64, ptr %.elt135, align 8, !dbg !24
  %.elt137 = getelementptr inbounds nuw i8, ptr %12, i64 32, !dbg !24
  %.unpack138.unpack = load i64, ptr %.elt137, align 8, !dbg !24
  call void @ttt_linear_step(i64 %0, i64 %1, ptr %.unpack, ptr %.unpack2, i64 %.unpack4, i64 %.unpack6.unpack, i64 %.unpack6.unpack10, i64 %.unpack8.unpack, i64 %.unpack8.unpack13, ptr %.unpack15, ptr %.unpack17, i64 %.unpack19, i64 %.unpack21.unpack, i64 %.unpack21.unpack25, i64 %.unpack23.unpack, i64 %.unpack23.unpack28, ptr %.unpack30, ptr %.unpack32, i64 %.unpack34, i64 %.unpack36.unpack, i64 %.unpack36.unpack40, i64 %.unpack38.unpack, i64 %.unpack38.unpack43, ptr %.unpack45, ptr %.unpack47, i64 %.unpack49, i64 %.unpack51.unpack, i64 %.unpack53.unpack, ptr %.unpack56, ptr %.unpack58, i64 %.unpack60, i64 %.unpack62.unpack, i64 %.unpack64.unpack, ptr %.unpack67, ptr %.unpack69, i64 %.unpack71, i64 %.unpack73.unpack, i64 %.unpack75.unpack, ptr %.unpack78, ptr %.unpack80, i64 %.unpack82, i64 %.unpack84.unpack, i64 %.unpack86.unpack, ptr %.unpack89, ptr %.unpack91, i64 %.unpack93, i64 %.unpack95.unpack, i64 %.unpack95.unpack99, i64 %.unpack97.unpack, i64 %.unpack97.unpack102, ptr %.unpack104, ptr %.unpack106, i64 %.unpack108, i64 %.unpack110.unpack, i64 %.unpack112.unpack, ptr %.unpack115, ptr %.unpack117, i64 %.unpack119, i64 %.unpack121.unpack, i64 %.unpack121.unpack125, i64 %.unpack123.unpack, i64 %.unpack123.unpack128, ptr %.unpack130, ptr %.unpack132, i64 %.unpack134, i64 %.unpack136.unpack, i64 %.unpack138.unpack), !dbg !24
  ret void, !dbg !24
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
  %.unpack15 = load ptr, ptr %4, align 8, !dbg !25
  %.elt16 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !25
  %.unpack17 = load ptr, ptr %.elt16, align 8, !dbg !25
  %.elt18 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !25
  %.unpack19 = load i64, ptr %.elt18, align 8, !dbg !25
  %.elt20 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !25
  %.unpack21.unpack = load i64, ptr %.elt20, align 8, !dbg !25
  %.unpack21.elt24 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !25
  %.unpack21.unpack25 = load i64, ptr %.unpack21.elt24, align 8, !dbg !25
  %.elt22 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !25
  %.unpack23.unpack = load i64, ptr %.elt22, align 8, !dbg !25
  %.unpack23.elt27 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !25
  %.unpack23.unpack28 = load i64, ptr %.unpack23.elt27, align 8, !dbg !25
  %.unpack30 = load ptr, ptr %6, align 8, !dbg !25
  %.elt31 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !25
  %.unpack32 = load ptr, ptr %.elt31, align 8, !dbg !25
  %.elt33 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !25
  %.unpack34 = load i64, ptr %.elt33, align 8, !dbg !25
  %.elt35 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !25
  %.unpack36.unpack = load i64, ptr %.elt35, align 8, !dbg !25
  %.unpack36.elt39 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !25
  %.unpack36.unpack40 = load i64, ptr %.unpack36.elt39, align 8, !dbg !25
  %.elt37 = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !25
  %.unpack38.unpack = load i64, ptr %.elt37, align 8, !dbg !25
  %.unpack38.elt42 = getelementptr inbounds nuw i8, ptr %6, i64 48, !dbg !25
  %.unpack38.unpack43 = load i64, ptr %.unpack38.elt42, align 8, !dbg !25
  %.unpack45 = load ptr, ptr %8, align 8, !dbg !25
  %.elt46 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !25
  %.unpack47 = load ptr, ptr %.elt46, align 8, !dbg !25
  %.elt48 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !25
  %.unpack49 = load i64, ptr %.elt48, align 8, !dbg !25
  %.elt50 = getelementptr inbounds nuw i8, ptr %8, i64 24, !dbg !25
  %.unpack51.unpack = load i64, ptr %.elt50, align 8, !dbg !25
  %.elt52 = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !25
  %.unpack53.unpack = load i64, ptr %.elt52, align 8, !dbg !25
  %.unpack56 = load ptr, ptr %10, align 8, !dbg !25
  %.elt57 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !25
  %.unpack58 = load ptr, ptr %.elt57, align 8, !dbg !25
  %.elt59 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !25
  %.unpack60 = load i64, ptr %.elt59, align 8, !dbg !25
  %.elt61 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !25
  %.unpack62.unpack = load i64, ptr %.elt61, align 8, !dbg !25
  %.elt63 = getelementptr inbounds nuw i8, ptr %10, i64 32, !dbg !25
  %.unpack64.unpack = load i64, ptr %.elt63, align 8, !dbg !25
  %.unpack67 = load ptr, ptr %12, align 8, !dbg !25
  %.elt68 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !25
  %.unpack69 = load ptr, ptr %.elt68, align 8, !dbg !25
  %.elt70 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !25
  %.unpack71 = load i64, ptr %.elt70, align 8, !dbg !25
  %.elt72 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !25
  %.unpack73.unpack = load i64, ptr %.elt72, align 8, !dbg !25
  %.elt74 = getelementptr inbounds nuw i8, ptr %12, i64 32, !dbg !25
  %.unpack75.unpack = load i64, ptr %.elt74, align 8, !dbg !25
  %.unpack78 = load ptr, ptr %14, align 8, !dbg !25
  %.elt79 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !25
  %.unpack80 = load ptr, ptr %.elt79, align 8, !dbg !25
  %.elt81 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !25
  %.unpack82 = load i64, ptr %.elt81, align 8, !dbg !25
  %.elt83 = getelementptr inbounds nuw i8, ptr %14, i64 24, !dbg !25
  %.unpack84.unpack = load i64, ptr %.elt83, align 8, !dbg !25
  %.elt85 = getelementptr inbounds nuw i8, ptr %14, i64 32, !dbg !25
  %.unpack86.unpack = load i64, ptr %.elt85, align 8, !dbg !25
  %.unpack89 = load ptr, ptr %16, align 8, !dbg !25
  %.elt90 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !25
  %.unpack91 = load ptr, ptr %.elt90, align 8, !dbg !25
  %.elt92 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !25
  %.unpack93 = load i64, ptr %.elt92, align 8, !dbg !25
  %.elt94 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !25
  %.unpack95.unpack = load i64, ptr %.elt94, align 8, !dbg !25
  %.unpack95.elt98 = getelementptr inbounds nuw i8, ptr %16, i64 32, !dbg !25
  %.unpack95.unpack99 = load i64, ptr %.unpack95.elt98, align 8, !dbg !25
  %.elt96 = getelementptr inbounds nuw i8, ptr %16, i64 40, !dbg !25
  %.unpack97.unpack = load i64, ptr %.elt96, align 8, !dbg !25
  %.unpack97.elt101 = getelementptr inbounds nuw i8, ptr %16, i64 48, !dbg !25
  %.unpack97.unpack102 = load i64, ptr %.unpack97.elt101, align 8, !dbg !25
  %.unpack104 = load ptr, ptr %18, align 8, !dbg !25
  %.elt105 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !25
  %.unpack106 = load ptr, ptr %.elt105, align 8, !dbg !25
  %.elt107 = getelementptr inbounds nuw i8, ptr %18, i64 16, !dbg !25
  %.unpack108 = load i64, ptr %.elt107, align 8, !dbg !25
  %.elt109 = getelementptr inbounds nuw i8, ptr %18, i64 24, !dbg !25
  %.unpack110.unpack = load i64, ptr %.elt109, align 8, !dbg !25
  %.elt111 = getelementptr inbounds nuw i8, ptr %18, i64 32, !dbg !25
  %.unpack112.unpack = load i64, ptr %.elt111, align 8, !dbg !25
  %.unpack115 = load ptr, ptr %20, align 8, !dbg !25
  %.elt116 = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !25
  %.unpack117 = load ptr, ptr %.elt116, align 8, !dbg !25
  %.elt118 = getelementptr inbounds nuw i8, ptr %20, i64 16, !dbg !25
  %.unpack119 = load i64, ptr %.elt118, align 8, !dbg !25
  %.elt120 = getelementptr inbounds nuw i8, ptr %20, i64 24, !dbg !25
  %.unpack121.unpack = load i64, ptr %.elt120, align 8, !dbg !25
  %.unpack121.elt124 = getelementptr inbounds nuw i8, ptr %20, i64 32, !dbg !25
  %.unpack121.unpack125 = load i64, ptr %.unpack121.elt124, align 8, !dbg !25
  %.elt122 = getelementptr inbounds nuw i8, ptr %20, i64 40, !dbg !25
  %.unpack123.unpack = load i64, ptr %.elt122, align 8, !dbg !25
  %.unpack123.elt127 = getelementptr inbounds nuw i8, ptr %20, i64 48, !dbg !25
  %.unpack123.unpack128 = load i64, ptr %.unpack123.elt127, align 8, !dbg !25
  %.unpack130 = load ptr, ptr %22, align 8, !dbg !25
  %.elt131 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !25
  %.unpack132 = load ptr, ptr %.elt131, align 8, !dbg !25
  %.elt133 = getelementptr inbounds nuw i8, ptr %22, i64 16, !dbg !25
  %.unpack134 = load i64, ptr %.elt133, align 8, !dbg !25
  %.elt135 = getelementptr inbounds nuw i8, ptr %22, i64 24, !dbg !25
  %.unpack136.unpack = load i64, ptr %.elt135, align 8, !dbg !25
  %.elt137 = getelementptr inbounds nuw i8, ptr %22, i64 32, !dbg !25
  %.unpack138.unpack = load i64, ptr %.elt137, align 8, !dbg !25
  %.unpack141 = load ptr, ptr %24, align 8, !dbg !25
  %.elt142 = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !25
  %.unpack143 = load ptr, ptr %.elt142, align 8, !dbg !25
  %.elt144 = getelementptr inbounds nuw i8, ptr %24, i64 16, !dbg !25
  %.unpack145 = load i64, ptr %.elt144, align 8, !dbg !25
  %.elt146 = getelementptr inbounds nuw i8, ptr %24, i64 24, !dbg !25
  %.unpack147.unpack = load i64, ptr %.elt146, align 8, !dbg !25
  %.unpack147.elt150 = getelementptr inbounds nuw i8, ptr %24, i64 32, !dbg !25
  %.unpack147.unpack151 = load i64, ptr %.unpack147.elt150, align 8, !dbg !25
  %.elt148 = getelementptr inbounds nuw i8, ptr %24, i64 40, !dbg !25
  %.unpack149.unpack = load i64, ptr %.elt148, align 8, !dbg !25
  %.unpack149.elt153 = getelementptr inbounds nuw i8, ptr %24, i64 48, !dbg !25
  %.unpack149.unpack154 = load i64, ptr %.unpack149.elt153, align 8, !dbg !25
  call void @ttt_linear(ptr %.unpack, ptr %.unpack2, i64 %.unpack4, i64 %.unpack6.unpack, i64 %.unpack6.unpack10, i64 %.unpack8.unpack, i64 %.unpack8.unpack13, ptr %.unpack15, ptr %.unpack17, i64 %.unpack19, i64 %.unpack21.unpack, i64 %.unpack21.unpack25, i64 %.unpack23.unpack, i64 %.unpack23.unpack28, ptr %.unpack30, ptr %.unpack32, i64 %.unpack34, i64 %.unpack36.unpack, i64 %.unpack36.unpack40, i64 %.unpack38.unpack, i64 %.unpack38.unpack43, ptr %.unpack45, ptr %.unpack47, i64 %.unpack49, i64 %.unpack51.unpack, i64 %.unpack53.unpack, ptr %.unpack56, ptr %.unpack58, i64 %.unpack60, i64 %.unpack62.unpack, i64 %.unpack64.unpack, ptr %.unpack67, ptr %.unpack69, i64 %.unpack71, i64 %.unpack73.unpack, i64 %.unpack75.unpack, ptr %.unpack78, ptr %.unpack80, i64 %.unpack82, i64 %.unpack84.unpack, i64 %.unpack86.unpack, ptr %.unpack89, ptr %.unpack91, i64 %.unpack93, i64 %.unpack95.unpack, i64 %.unpack95.unpack99, i64 %.unpack97.unpack, i64 %.unpack97.unpack102, ptr %.unpack104, ptr %.unpack106, i64 %.unpack108, i64 %.unpack110.unpack, i64 %.unpack112.unpack, ptr %.unpack115, ptr %.unpack117, i64 %.unpack119, i64 %.unpack121.unpack, i64 %.unpack121.unpack125, i64 %.unpack123.unpack, i64 %.unpack123.unpack128, ptr %.unpack130, ptr %.unpack132, i64 %.unpack134, i64 %.unpack136.unpack, i64 %.unpack138.unpack, ptr %.unpack141, ptr %.unpack143, i64 %.unpack145, i64 %.unpack147.unpack, i64 %.unpack147.unpack151, i64 %.unpack149.unpack, i64 %.unpack149.unpack154, ptr %1, ptr %1, i64 0, i64 2112, i64 1), !dbg !25
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
!6 = !DILocation(line: 3, column: 7, scope: !3)
!7 = !DILocation(line: 15, column: 3, scope: !3)
!8 = distinct !DISubprogram(name: "ttt_linear_step", linkageName: "ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DILocation(line: 20, column: 19, scope: !8)
!10 = !DILocation(line: 9, column: 11, scope: !8)
!11 = !DILocation(line: 11, column: 37, scope: !8)
!12 = !DILocation(line: 11, column: 42, scope: !8)
!13 = !DILocation(line: 4, column: 9, scope: !8)
!14 = !DILocation(line: 20, column: 17, scope: !8)
!15 = !DILocation(line: 11, column: 22, scope: !8)
!16 = !DILocation(line: 11, column: 24, scope: !8)
!17 = !DILocation(line: 11, column: 14, scope: !8)
!18 = !DILocation(line: 11, column: 48, scope: !8)
!19 = !DILocation(line: 13, column: 29, scope: !8)
!20 = !DILocation(line: 6, column: 29, scope: !8)
!21 = !DILocation(line: 18, column: 5, scope: !8)
!22 = !DILocation(line: 15, column: 3, scope: !8)
!23 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear_step", linkageName: "_mlir_ciface_ttt_linear_step", scope: !1, file: !1, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 15, column: 3, scope: !23)
!25 = !DILocation(line: 3, column: 7, scope: !26)
!26 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
