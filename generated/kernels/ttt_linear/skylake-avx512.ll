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
@tttc.entries = private constant [1 x { i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32 }] [{ i32, i32, ptr, i64, i64, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, i64, i64, ptr, i32, i32 } { i32 0, i32 12, ptr @tttc.tensors, i64 4160, i64 64, ptr @tttc.task.ttt_linear, i32 96, i32 3, i64 0, i64 0, i32 0, i32 0, ptr null, ptr null, i64 0, i64 0, ptr null, i32 0, i32 0 }], align 8
@tttc_kernel_ttt_linear = local_unnamed_addr constant { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr } { i32 1, i32 88, ptr @tttc.text.12, ptr @tttc.text.13, ptr @tttc.text.14, ptr @tttc.text.15, ptr @tttc.text.16, ptr @tttc.text.17, i32 1, i32 120, ptr @tttc.entries, i32 0, i32 32, ptr null }, align 8

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
  %70 = getelementptr i8, ptr %18, i64 2176, !dbg !6
  %71 = icmp sgt i64 %1, 3, !dbg !6
  br i1 %71, label %.lr.ph, label %._crit_edge, !dbg !6

.lr.ph:                                           ; preds = %19, %.lr.ph
  %72 = phi i64 [ %78, %.lr.ph ], [ 0, %19 ]
  %73 = mul nsw i64 %72, %2, !dbg !6
  %74 = mul nsw i64 %72, %4, !dbg !6
  %75 = mul nsw i64 %72, %6, !dbg !6
  %76 = mul nsw i64 %72, %8, !dbg !6
  %77 = mul nsw i64 %72, %17, !dbg !6
  tail call fastcc void @ttt_linear_step(i64 4, ptr %0, i64 %73, i64 %2, ptr %3, i64 %74, i64 %4, ptr %5, i64 %75, i64 %6, ptr %7, i64 %76, i64 %8, ptr %11, ptr %9, ptr %10, ptr nonnull %18, ptr nonnull %68, ptr %16, i64 %77, i64 %17, ptr %70), !dbg !6
  %78 = add nuw nsw i64 %72, 4, !dbg !6
  %79 = icmp slt i64 %78, %67, !dbg !6
  br i1 %79, label %.lr.ph, label %._crit_edge, !dbg !6

._crit_edge:                                      ; preds = %.lr.ph, %19
  %80 = getelementptr i8, ptr %18, i64 1088, !dbg !6
  %81 = getelementptr i8, ptr %18, i64 1344, !dbg !6
  %82 = getelementptr i8, ptr %18, i64 1600, !dbg !6
  %83 = getelementptr i8, ptr %18, i64 1856, !dbg !6
  %84 = getelementptr i8, ptr %18, i64 2112, !dbg !6
  %85 = add nsw i64 %66, -1, !dbg !6
  %.not = icmp eq i64 %67, %1, !dbg !6
  br i1 %.not, label %.preheader, label %.preheader15.lr.ph, !dbg !6

.preheader15.lr.ph:                               ; preds = %._crit_edge
  %.not19 = icmp eq i64 %66, 0
  %86 = icmp ne i64 %85, 0
  %87 = zext i1 %86 to i64
  %88 = getelementptr i8, ptr %18, i64 1408
  %89 = tail call i64 @llvm.umin.i64(i64 %85, i64 2)
  %90 = getelementptr i8, ptr %18, i64 1472
  %91 = tail call i64 @llvm.umin.i64(i64 %85, i64 3)
  %92 = getelementptr i8, ptr %18, i64 1536
  %93 = icmp ne i64 %85, 0
  %94 = zext i1 %93 to i64
  %95 = getelementptr i8, ptr %18, i64 1664
  %96 = tail call i64 @llvm.umin.i64(i64 %85, i64 2)
  %97 = getelementptr i8, ptr %18, i64 1728
  %98 = tail call i64 @llvm.umin.i64(i64 %85, i64 3)
  %99 = getelementptr i8, ptr %18, i64 1792
  %100 = icmp ne i64 %85, 0
  %101 = zext i1 %100 to i64
  %102 = getelementptr i8, ptr %18, i64 1920
  %103 = tail call i64 @llvm.umin.i64(i64 %85, i64 2)
  %104 = getelementptr i8, ptr %18, i64 1984
  %105 = tail call i64 @llvm.umin.i64(i64 %85, i64 3)
  %106 = getelementptr i8, ptr %18, i64 2048
  %107 = icmp ne i64 %85, 0
  %108 = zext i1 %107 to i64
  %109 = getelementptr i8, ptr %18, i64 2116
  %110 = tail call i64 @llvm.umin.i64(i64 %85, i64 2)
  %111 = getelementptr i8, ptr %18, i64 2120
  %112 = tail call i64 @llvm.umin.i64(i64 %85, i64 3)
  %113 = getelementptr i8, ptr %18, i64 2124
  %exitcond.not = icmp eq i64 %66, 1
  %114 = getelementptr i8, ptr %18, i64 1152
  %exitcond.not.1 = icmp eq i64 %66, 2
  %115 = getelementptr i8, ptr %18, i64 1216
  br label %.preheader15, !dbg !6

.preheader15:                                     ; preds = %.preheader15.lr.ph, %._crit_edge18
  %116 = phi i64 [ %67, %.preheader15.lr.ph ], [ %188, %._crit_edge18 ]
  %117 = mul i64 %116, %2, !dbg !6
  %118 = getelementptr float, ptr %0, i64 %117, !dbg !6
  %119 = load <16 x float>, ptr %118, align 4, !dbg !6
  store <16 x float> %119, ptr %81, align 4, !dbg !6
  %120 = or disjoint i64 %116, %87, !dbg !6
  %121 = mul i64 %120, %2, !dbg !6
  %122 = getelementptr float, ptr %0, i64 %121, !dbg !6
  %123 = load <16 x float>, ptr %122, align 4, !dbg !6
  store <16 x float> %123, ptr %88, align 4, !dbg !6
  %124 = or disjoint i64 %89, %116, !dbg !6
  %125 = mul i64 %124, %2, !dbg !6
  %126 = getelementptr float, ptr %0, i64 %125, !dbg !6
  %127 = load <16 x float>, ptr %126, align 4, !dbg !6
  store <16 x float> %127, ptr %90, align 4, !dbg !6
  %128 = or disjoint i64 %91, %116, !dbg !6
  %129 = mul i64 %128, %2, !dbg !6
  %130 = getelementptr float, ptr %0, i64 %129, !dbg !6
  %131 = load <16 x float>, ptr %130, align 4, !dbg !6
  store <16 x float> %131, ptr %92, align 4, !dbg !6
  %132 = mul i64 %116, %4, !dbg !6
  %133 = getelementptr float, ptr %3, i64 %132, !dbg !6
  %134 = load <16 x float>, ptr %133, align 4, !dbg !6
  store <16 x float> %134, ptr %82, align 4, !dbg !6
  %135 = or disjoint i64 %116, %94, !dbg !6
  %136 = mul i64 %135, %4, !dbg !6
  %137 = getelementptr float, ptr %3, i64 %136, !dbg !6
  %138 = load <16 x float>, ptr %137, align 4, !dbg !6
  store <16 x float> %138, ptr %95, align 4, !dbg !6
  %139 = or disjoint i64 %96, %116, !dbg !6
  %140 = mul i64 %139, %4, !dbg !6
  %141 = getelementptr float, ptr %3, i64 %140, !dbg !6
  %142 = load <16 x float>, ptr %141, align 4, !dbg !6
  store <16 x float> %142, ptr %97, align 4, !dbg !6
  %143 = or disjoint i64 %98, %116, !dbg !6
  %144 = mul i64 %143, %4, !dbg !6
  %145 = getelementptr float, ptr %3, i64 %144, !dbg !6
  %146 = load <16 x float>, ptr %145, align 4, !dbg !6
  store <16 x float> %146, ptr %99, align 4, !dbg !6
  %147 = mul i64 %116, %6, !dbg !6
  %148 = getelementptr float, ptr %5, i64 %147, !dbg !6
  %149 = load <16 x float>, ptr %148, align 4, !dbg !6
  store <16 x float> %149, ptr %83, align 4, !dbg !6
  %150 = or disjoint i64 %116, %101, !dbg !6
  %151 = mul i64 %150, %6, !dbg !6
  %152 = getelementptr float, ptr %5, i64 %151, !dbg !6
  %153 = load <16 x float>, ptr %152, align 4, !dbg !6
  store <16 x float> %153, ptr %102, align 4, !dbg !6
  %154 = or disjoint i64 %103, %116, !dbg !6
  %155 = mul i64 %154, %6, !dbg !6
  %156 = getelementptr float, ptr %5, i64 %155, !dbg !6
  %157 = load <16 x float>, ptr %156, align 4, !dbg !6
  store <16 x float> %157, ptr %104, align 4, !dbg !6
  %158 = or disjoint i64 %105, %116, !dbg !6
  %159 = mul i64 %158, %6, !dbg !6
  %160 = getelementptr float, ptr %5, i64 %159, !dbg !6
  %161 = load <16 x float>, ptr %160, align 4, !dbg !6
  store <16 x float> %161, ptr %106, align 4, !dbg !6
  %162 = mul nuw nsw i64 %116, %8, !dbg !6
  %163 = getelementptr inbounds nuw float, ptr %7, i64 %162, !dbg !6
  %164 = load float, ptr %163, align 4, !dbg !6
  store float %164, ptr %84, align 4, !dbg !6
  %165 = or disjoint i64 %116, %108, !dbg !6
  %166 = mul nuw nsw i64 %165, %8, !dbg !6
  %167 = getelementptr inbounds nuw float, ptr %7, i64 %166, !dbg !6
  %168 = load float, ptr %167, align 4, !dbg !6
  store float %168, ptr %109, align 4, !dbg !6
  %169 = or disjoint i64 %110, %116, !dbg !6
  %170 = mul nuw nsw i64 %169, %8, !dbg !6
  %171 = getelementptr inbounds nuw float, ptr %7, i64 %170, !dbg !6
  %172 = load float, ptr %171, align 4, !dbg !6
  store float %172, ptr %111, align 4, !dbg !6
  %173 = or disjoint i64 %112, %116, !dbg !6
  %174 = mul nuw nsw i64 %173, %8, !dbg !6
  %175 = getelementptr inbounds nuw float, ptr %7, i64 %174, !dbg !6
  %176 = load float, ptr %175, align 4, !dbg !6
  store float %176, ptr %113, align 4, !dbg !6
  tail call fastcc void @ttt_linear_step(i64 %66, ptr nonnull %81, i64 0, i64 16, ptr nonnull %82, i64 0, i64 16, ptr nonnull %83, i64 0, i64 16, ptr nonnull %84, i64 0, i64 1, ptr %11, ptr %9, ptr %10, ptr nonnull %18, ptr nonnull %68, ptr %80, i64 0, i64 16, ptr %70), !dbg !6
  br i1 %.not19, label %._crit_edge18, label %.lr.ph17, !dbg !6

.lr.ph17:                                         ; preds = %.preheader15
  %177 = load <16 x float>, ptr %80, align 4, !dbg !6
  %178 = mul i64 %116, %17, !dbg !6
  %179 = getelementptr float, ptr %16, i64 %178, !dbg !6
  store <16 x float> %177, ptr %179, align 4, !dbg !6
  br i1 %exitcond.not, label %._crit_edge18, label %.lr.ph17.1, !dbg !6

.lr.ph17.1:                                       ; preds = %.lr.ph17
  %180 = or disjoint i64 %116, 1, !dbg !6
  %181 = load <16 x float>, ptr %114, align 4, !dbg !6
  %182 = mul i64 %180, %17, !dbg !6
  %183 = getelementptr float, ptr %16, i64 %182, !dbg !6
  store <16 x float> %181, ptr %183, align 4, !dbg !6
  br i1 %exitcond.not.1, label %._crit_edge18, label %.lr.ph17.2, !dbg !6

.lr.ph17.2:                                       ; preds = %.lr.ph17.1
  %184 = or disjoint i64 %116, 2, !dbg !6
  %185 = load <16 x float>, ptr %115, align 4, !dbg !6
  %186 = mul i64 %184, %17, !dbg !6
  %187 = getelementptr float, ptr %16, i64 %186, !dbg !6
  store <16 x float> %185, ptr %187, align 4, !dbg !6
  br label %._crit_edge18, !dbg !6

._crit_edge18:                                    ; preds = %.lr.ph17, %.lr.ph17.1, %.lr.ph17.2, %.preheader15
  %188 = add i64 %116, 4, !dbg !6
  %189 = icmp slt i64 %188, %1, !dbg !6
  br i1 %189, label %.preheader15, label %.preheader, !dbg !6

.preheader:                                       ; preds = %._crit_edge18, %._crit_edge
  %190 = load <16 x float>, ptr %18, align 4, !dbg !7
  store <16 x float> %190, ptr %14, align 4, !dbg !7
  %191 = getelementptr i8, ptr %18, i64 64, !dbg !7
  %192 = load <16 x float>, ptr %191, align 4, !dbg !7
  %193 = getelementptr i8, ptr %14, i64 64, !dbg !7
  store <16 x float> %192, ptr %193, align 4, !dbg !7
  %194 = getelementptr i8, ptr %18, i64 128, !dbg !7
  %195 = load <16 x float>, ptr %194, align 4, !dbg !7
  %196 = getelementptr i8, ptr %14, i64 128, !dbg !7
  store <16 x float> %195, ptr %196, align 4, !dbg !7
  %197 = getelementptr i8, ptr %18, i64 192, !dbg !7
  %198 = load <16 x float>, ptr %197, align 4, !dbg !7
  %199 = getelementptr i8, ptr %14, i64 192, !dbg !7
  store <16 x float> %198, ptr %199, align 4, !dbg !7
  %200 = getelementptr i8, ptr %18, i64 256, !dbg !7
  %201 = load <16 x float>, ptr %200, align 4, !dbg !7
  %202 = getelementptr i8, ptr %14, i64 256, !dbg !7
  store <16 x float> %201, ptr %202, align 4, !dbg !7
  %203 = getelementptr i8, ptr %18, i64 320, !dbg !7
  %204 = load <16 x float>, ptr %203, align 4, !dbg !7
  %205 = getelementptr i8, ptr %14, i64 320, !dbg !7
  store <16 x float> %204, ptr %205, align 4, !dbg !7
  %206 = getelementptr i8, ptr %18, i64 384, !dbg !7
  %207 = load <16 x float>, ptr %206, align 4, !dbg !7
  %208 = getelementptr i8, ptr %14, i64 384, !dbg !7
  store <16 x float> %207, ptr %208, align 4, !dbg !7
  %209 = getelementptr i8, ptr %18, i64 448, !dbg !7
  %210 = load <16 x float>, ptr %209, align 4, !dbg !7
  %211 = getelementptr i8, ptr %14, i64 448, !dbg !7
  store <16 x float> %210, ptr %211, align 4, !dbg !7
  %212 = getelementptr i8, ptr %18, i64 512, !dbg !7
  %213 = load <16 x float>, ptr %212, align 4, !dbg !7
  %214 = getelementptr i8, ptr %14, i64 512, !dbg !7
  store <16 x float> %213, ptr %214, align 4, !dbg !7
  %215 = getelementptr i8, ptr %18, i64 576, !dbg !7
  %216 = load <16 x float>, ptr %215, align 4, !dbg !7
  %217 = getelementptr i8, ptr %14, i64 576, !dbg !7
  store <16 x float> %216, ptr %217, align 4, !dbg !7
  %218 = getelementptr i8, ptr %18, i64 640, !dbg !7
  %219 = load <16 x float>, ptr %218, align 4, !dbg !7
  %220 = getelementptr i8, ptr %14, i64 640, !dbg !7
  store <16 x float> %219, ptr %220, align 4, !dbg !7
  %221 = getelementptr i8, ptr %18, i64 704, !dbg !7
  %222 = load <16 x float>, ptr %221, align 4, !dbg !7
  %223 = getelementptr i8, ptr %14, i64 704, !dbg !7
  store <16 x float> %222, ptr %223, align 4, !dbg !7
  %224 = getelementptr i8, ptr %18, i64 768, !dbg !7
  %225 = load <16 x float>, ptr %224, align 4, !dbg !7
  %226 = getelementptr i8, ptr %14, i64 768, !dbg !7
  store <16 x float> %225, ptr %226, align 4, !dbg !7
  %227 = getelementptr i8, ptr %18, i64 832, !dbg !7
  %228 = load <16 x float>, ptr %227, align 4, !dbg !7
  %229 = getelementptr i8, ptr %14, i64 832, !dbg !7
  store <16 x float> %228, ptr %229, align 4, !dbg !7
  %230 = getelementptr i8, ptr %18, i64 896, !dbg !7
  %231 = load <16 x float>, ptr %230, align 4, !dbg !7
  %232 = getelementptr i8, ptr %14, i64 896, !dbg !7
  store <16 x float> %231, ptr %232, align 4, !dbg !7
  %233 = getelementptr i8, ptr %18, i64 960, !dbg !7
  %234 = load <16 x float>, ptr %233, align 4, !dbg !7
  %235 = getelementptr i8, ptr %14, i64 960, !dbg !7
  store <16 x float> %234, ptr %235, align 4, !dbg !7
  %236 = load <16 x float>, ptr %68, align 4, !dbg !7
  store <16 x float> %236, ptr %15, align 4, !dbg !7
  ret void, !dbg !7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @ttt_linear_step(i64 range(i64 0, 5) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr writeonly captures(none) %18, i64 %19, i64 %20, ptr initializes((64, 80), (384, 896)) %21) unnamed_addr #0 !dbg !8 {
.preheader35:
  %22 = load <4 x float>, ptr %13, align 4, !dbg !9
  %23 = fneg <4 x float> %22, !dbg !10
  %24 = getelementptr i8, ptr %21, i64 64, !dbg !9
  store <4 x float> %23, ptr %24, align 4, !dbg !10
  %25 = getelementptr i8, ptr %21, i64 384, !dbg !11
  %26 = load <16 x float>, ptr %17, align 4, !dbg !11
  store <16 x float> %26, ptr %25, align 4, !dbg !11
  %27 = getelementptr i8, ptr %21, i64 448, !dbg !11
  store <16 x float> %26, ptr %27, align 4, !dbg !11
  %28 = getelementptr i8, ptr %21, i64 512, !dbg !11
  store <16 x float> %26, ptr %28, align 4, !dbg !11
  %29 = getelementptr i8, ptr %21, i64 576, !dbg !11
  store <16 x float> %26, ptr %29, align 4, !dbg !11
  %30 = getelementptr i8, ptr %21, i64 640, !dbg !12
  %31 = load <16 x float>, ptr %25, align 4, !dbg !12
  store <16 x float> %31, ptr %30, align 4, !dbg !12
  %32 = getelementptr i8, ptr %21, i64 448, !dbg !12
  %33 = load <16 x float>, ptr %32, align 4, !dbg !12
  %34 = getelementptr i8, ptr %21, i64 704, !dbg !12
  store <16 x float> %33, ptr %34, align 4, !dbg !12
  %35 = getelementptr i8, ptr %21, i64 512, !dbg !12
  %36 = load <16 x float>, ptr %35, align 4, !dbg !12
  %37 = getelementptr i8, ptr %21, i64 768, !dbg !12
  store <16 x float> %36, ptr %37, align 4, !dbg !12
  %38 = getelementptr i8, ptr %21, i64 576, !dbg !12
  %39 = load <16 x float>, ptr %38, align 4, !dbg !12
  %40 = getelementptr i8, ptr %21, i64 832, !dbg !12
  store <16 x float> %39, ptr %40, align 4, !dbg !12
  %41 = getelementptr float, ptr %4, i64 %5
  %42 = getelementptr float, ptr %41, i64 %6
  %.idx26 = shl i64 %6, 3
  %43 = getelementptr i8, ptr %41, i64 %.idx26
  %.idx27 = mul i64 %6, 12
  %44 = getelementptr i8, ptr %41, i64 %.idx27
  %45 = getelementptr i8, ptr %21, i64 704
  %46 = getelementptr i8, ptr %21, i64 768
  %47 = getelementptr i8, ptr %21, i64 832
  %.promoted = load <16 x float>, ptr %30, align 4
  %.promoted36 = load <16 x float>, ptr %45, align 4
  %.promoted37 = load <16 x float>, ptr %46, align 4
  %.promoted38 = load <16 x float>, ptr %47, align 4
  br label %48, !dbg !12

48:                                               ; preds = %.preheader35, %48
  %49 = phi i64 [ 0, %.preheader35 ], [ %102, %48 ]
  %50 = phi <16 x float> [ %.promoted, %.preheader35 ], [ %95, %48 ]
  %51 = phi <16 x float> [ %.promoted36, %.preheader35 ], [ %97, %48 ]
  %52 = phi <16 x float> [ %.promoted37, %.preheader35 ], [ %99, %48 ]
  %53 = phi <16 x float> [ %.promoted38, %.preheader35 ], [ %101, %48 ]
  %54 = getelementptr float, ptr %41, i64 %49, !dbg !12
  %55 = load <4 x float>, ptr %54, align 4, !dbg !12
  %56 = getelementptr float, ptr %42, i64 %49, !dbg !12
  %57 = load <4 x float>, ptr %56, align 4, !dbg !12
  %58 = getelementptr float, ptr %43, i64 %49, !dbg !12
  %59 = load <4 x float>, ptr %58, align 4, !dbg !12
  %60 = getelementptr float, ptr %44, i64 %49, !dbg !12
  %61 = load <4 x float>, ptr %60, align 4, !dbg !12
  %.idx28 = shl nuw nsw i64 %49, 6, !dbg !12
  %62 = getelementptr i8, ptr %16, i64 %.idx28, !dbg !12
  %63 = load <16 x float>, ptr %62, align 4, !dbg !12
  %64 = getelementptr i8, ptr %62, i64 64, !dbg !12
  %65 = load <16 x float>, ptr %64, align 4, !dbg !12
  %66 = getelementptr i8, ptr %62, i64 128, !dbg !12
  %67 = load <16 x float>, ptr %66, align 4, !dbg !12
  %68 = getelementptr i8, ptr %62, i64 192, !dbg !12
  %69 = load <16 x float>, ptr %68, align 4, !dbg !12
  %70 = shufflevector <4 x float> %55, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %71 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %70, <16 x float> %63, <16 x float> %50), !dbg !12
  %72 = shufflevector <4 x float> %57, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %73 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %63, <16 x float> %51), !dbg !12
  %74 = shufflevector <4 x float> %59, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %75 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %63, <16 x float> %52), !dbg !12
  %76 = shufflevector <4 x float> %61, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %76, <16 x float> %63, <16 x float> %53), !dbg !12
  %78 = shufflevector <4 x float> %55, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %79 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %65, <16 x float> %71), !dbg !12
  %80 = shufflevector <4 x float> %57, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %65, <16 x float> %73), !dbg !12
  %82 = shufflevector <4 x float> %59, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %65, <16 x float> %75), !dbg !12
  %84 = shufflevector <4 x float> %61, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %85 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %65, <16 x float> %77), !dbg !12
  %86 = shufflevector <4 x float> %55, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %87 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %67, <16 x float> %79), !dbg !12
  %88 = shufflevector <4 x float> %57, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %89 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %88, <16 x float> %67, <16 x float> %81), !dbg !12
  %90 = shufflevector <4 x float> %59, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %91 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %67, <16 x float> %83), !dbg !12
  %92 = shufflevector <4 x float> %61, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %92, <16 x float> %67, <16 x float> %85), !dbg !12
  %94 = shufflevector <4 x float> %55, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %95 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %94, <16 x float> %69, <16 x float> %87), !dbg !12
  %96 = shufflevector <4 x float> %57, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %97 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %96, <16 x float> %69, <16 x float> %89), !dbg !12
  %98 = shufflevector <4 x float> %59, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %99 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %69, <16 x float> %91), !dbg !12
  %100 = shufflevector <4 x float> %61, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %101 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %69, <16 x float> %93), !dbg !12
  store <16 x float> %95, ptr %30, align 4, !dbg !12
  store <16 x float> %97, ptr %45, align 4, !dbg !12
  store <16 x float> %99, ptr %46, align 4, !dbg !12
  store <16 x float> %101, ptr %47, align 4, !dbg !12
  %102 = add nuw nsw i64 %49, 4, !dbg !12
  %103 = icmp samesign ult i64 %49, 12, !dbg !12
  br i1 %103, label %48, label %104, !dbg !12

104:                                              ; preds = %48
  %105 = getelementptr i8, ptr %21, i64 896, !dbg !11
  %106 = getelementptr i8, ptr %21, i64 1152, !dbg !11
  %107 = getelementptr i8, ptr %21, i64 1408, !dbg !9
  %108 = getelementptr i8, ptr %21, i64 1472, !dbg !9
  %109 = load <16 x float>, ptr %14, align 4, !dbg !13
  %110 = load <16 x float>, ptr %15, align 4, !dbg !13
  %111 = getelementptr float, ptr %4, i64 %5
  %112 = getelementptr float, ptr %7, i64 %8
  br label %113, !dbg !14

113:                                              ; preds = %104, %113
  %114 = phi i64 [ 0, %104 ], [ %148, %113 ]
  %115 = shl nuw nsw i64 %114, 4, !dbg !14
  %116 = getelementptr float, ptr %30, i64 %115, !dbg !14
  %117 = load <16 x float>, ptr %116, align 4, !dbg !14
  %118 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %117), !dbg !14
  %.scalar = fmul float %118, 6.250000e-02, !dbg !14
  %119 = insertelement <16 x float> poison, float %.scalar, i64 0, !dbg !14
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %121 = fsub <16 x float> %117, %120, !dbg !14
  %122 = getelementptr float, ptr %106, i64 %115, !dbg !14
  store <16 x float> %121, ptr %122, align 4, !dbg !14
  %123 = fmul <16 x float> %121, %121, !dbg !14
  %124 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %123), !dbg !14
  %.scalar1 = fmul float %124, 6.250000e-02, !dbg !14
  %.scalar2 = fadd float %.scalar1, 0x3EB0C6F7A0000000, !dbg !14
  %.scalar3 = tail call float @llvm.sqrt.f32(float %.scalar2), !dbg !14
  %.scalar4 = fdiv float 1.000000e+00, %.scalar3, !dbg !14
  %125 = insertelement <1 x float> poison, float %.scalar4, i64 0, !dbg !14
  %126 = getelementptr float, ptr %108, i64 %114, !dbg !14
  store <1 x float> %125, ptr %126, align 4, !dbg !14
  %127 = mul i64 %114, %6, !dbg !13
  %128 = getelementptr float, ptr %111, i64 %127, !dbg !13
  %129 = load <16 x float>, ptr %128, align 4, !dbg !13
  %130 = shufflevector <1 x float> %125, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !13
  %131 = mul i64 %114, %9, !dbg !13
  %132 = getelementptr float, ptr %112, i64 %131, !dbg !13
  %133 = load <16 x float>, ptr %132, align 4, !dbg !13
  %134 = fmul <16 x float> %121, %130, !dbg !14
  %135 = fmul <16 x float> %109, %134, !dbg !13
  %136 = fadd <16 x float> %129, %135, !dbg !15
  %137 = fadd <16 x float> %110, %136, !dbg !16
  %138 = fsub <16 x float> %137, %133, !dbg !17
  %139 = fmul <16 x float> %109, %138, !dbg !13
  %140 = getelementptr float, ptr %105, i64 %115, !dbg !13
  store <16 x float> %139, ptr %140, align 4, !dbg !13
  %141 = fmul <16 x float> %121, %139, !dbg !14
  %142 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %141), !dbg !14
  %143 = insertelement <1 x float> poison, float %142, i64 0, !dbg !14
  %144 = getelementptr float, ptr %107, i64 %114, !dbg !14
  store <1 x float> %143, ptr %144, align 4, !dbg !14
  %145 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %139), !dbg !14
  %146 = insertelement <1 x float> poison, float %145, i64 0, !dbg !14
  %147 = getelementptr float, ptr %21, i64 %114, !dbg !14
  store <1 x float> %146, ptr %147, align 4, !dbg !14
  %148 = add nuw nsw i64 %114, 1, !dbg !14
  %exitcond.not = icmp eq i64 %148, 4, !dbg !14
  br i1 %exitcond.not, label %149, label %113, !dbg !14

149:                                              ; preds = %113
  %150 = getelementptr i8, ptr %21, i64 1536, !dbg !11
  %151 = getelementptr float, ptr %10, i64 %11
  br label %159, !dbg !9

.preheader:                                       ; preds = %159
  %152 = getelementptr float, ptr %1, i64 %2
  %153 = getelementptr float, ptr %152, i64 %3
  %.idx20 = shl i64 %3, 3
  %154 = getelementptr i8, ptr %152, i64 %.idx20
  %.idx21 = mul i64 %3, 12
  %155 = getelementptr i8, ptr %152, i64 %.idx21
  %156 = getelementptr i8, ptr %21, i64 448
  %157 = getelementptr i8, ptr %21, i64 512
  %158 = getelementptr i8, ptr %21, i64 576
  %.promoted39 = load <16 x float>, ptr %25, align 4
  %.promoted40 = load <16 x float>, ptr %156, align 4
  %.promoted41 = load <16 x float>, ptr %157, align 4
  %.promoted42 = load <16 x float>, ptr %158, align 4
  br label %200, !dbg !12

159:                                              ; preds = %149, %159
  %160 = phi i64 [ 0, %149 ], [ %199, %159 ]
  %161 = shl nuw nsw i64 %160, 4, !dbg !9
  %162 = getelementptr float, ptr %105, i64 %161, !dbg !9
  %163 = load <16 x float>, ptr %162, align 4, !dbg !9
  %164 = getelementptr float, ptr %108, i64 %160, !dbg !9
  %165 = load <1 x float>, ptr %164, align 4, !dbg !9
  %166 = shufflevector <1 x float> %165, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %167 = getelementptr float, ptr %107, i64 %160, !dbg !9
  %168 = load <1 x float>, ptr %167, align 4, !dbg !9
  %169 = shufflevector <1 x float> %168, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %170 = getelementptr float, ptr %106, i64 %161, !dbg !9
  %171 = load <16 x float>, ptr %170, align 4, !dbg !9
  %172 = getelementptr float, ptr %21, i64 %160, !dbg !9
  %173 = load <1 x float>, ptr %172, align 4, !dbg !9
  %174 = mul nuw nsw i64 %160, %12, !dbg !9
  %175 = getelementptr inbounds nuw float, ptr %151, i64 %174, !dbg !9
  %176 = load float, ptr %175, align 4, !dbg !9
  %177 = insertelement <16 x float> poison, float %176, i64 0, !dbg !9
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !9
  %179 = fmul <1 x float> %165, %165, !dbg !14
  %180 = fmul <16 x float> %169, splat (float 5.000000e-01), !dbg !14
  %181 = fmul <1 x float> %165, %179, !dbg !14
  %182 = shufflevector <1 x float> %181, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %183 = fmul <16 x float> %180, %182, !dbg !14
  %184 = fmul <16 x float> %183, splat (float 6.250000e-02), !dbg !14
  %185 = fmul <16 x float> %171, %184, !dbg !14
  %186 = fmul <16 x float> %185, splat (float 2.000000e+00), !dbg !14
  %187 = fmul <16 x float> %163, %166, !dbg !14
  %188 = fneg <1 x float> %165, !dbg !14
  %189 = fmul <1 x float> %173, %188, !dbg !14
  %190 = shufflevector <1 x float> %189, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %.scalar5 = icmp samesign ult i64 %160, %0, !dbg !18
  %191 = insertelement <16 x i1> poison, i1 %.scalar5, i64 0, !dbg !18
  %192 = shufflevector <16 x i1> %191, <16 x i1> poison, <16 x i32> zeroinitializer, !dbg !18
  %193 = select <16 x i1> %192, <16 x float> %178, <16 x float> zeroinitializer, !dbg !18
  %194 = fmul <16 x float> %190, splat (float 6.250000e-02), !dbg !14
  %195 = fsub <16 x float> %187, %186, !dbg !14
  %196 = fadd <16 x float> %194, %195, !dbg !18
  %197 = fmul <16 x float> %193, %196, !dbg !18
  %198 = getelementptr float, ptr %150, i64 %161, !dbg !18
  store <16 x float> %197, ptr %198, align 4, !dbg !18
  %199 = add nuw nsw i64 %160, 1, !dbg !9
  %exitcond44.not = icmp eq i64 %199, 4, !dbg !9
  br i1 %exitcond44.not, label %.preheader, label %159, !dbg !9

200:                                              ; preds = %.preheader, %200
  %201 = phi i64 [ 0, %.preheader ], [ %254, %200 ]
  %202 = phi <16 x float> [ %.promoted39, %.preheader ], [ %247, %200 ]
  %203 = phi <16 x float> [ %.promoted40, %.preheader ], [ %249, %200 ]
  %204 = phi <16 x float> [ %.promoted41, %.preheader ], [ %251, %200 ]
  %205 = phi <16 x float> [ %.promoted42, %.preheader ], [ %253, %200 ]
  %206 = getelementptr float, ptr %152, i64 %201, !dbg !12
  %207 = load <4 x float>, ptr %206, align 4, !dbg !12
  %208 = getelementptr float, ptr %153, i64 %201, !dbg !12
  %209 = load <4 x float>, ptr %208, align 4, !dbg !12
  %210 = getelementptr float, ptr %154, i64 %201, !dbg !12
  %211 = load <4 x float>, ptr %210, align 4, !dbg !12
  %212 = getelementptr float, ptr %155, i64 %201, !dbg !12
  %213 = load <4 x float>, ptr %212, align 4, !dbg !12
  %.idx22 = shl nuw nsw i64 %201, 6, !dbg !12
  %214 = getelementptr i8, ptr %16, i64 %.idx22, !dbg !12
  %215 = load <16 x float>, ptr %214, align 4, !dbg !12
  %216 = getelementptr i8, ptr %214, i64 64, !dbg !12
  %217 = load <16 x float>, ptr %216, align 4, !dbg !12
  %218 = getelementptr i8, ptr %214, i64 128, !dbg !12
  %219 = load <16 x float>, ptr %218, align 4, !dbg !12
  %220 = getelementptr i8, ptr %214, i64 192, !dbg !12
  %221 = load <16 x float>, ptr %220, align 4, !dbg !12
  %222 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %223 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %215, <16 x float> %202), !dbg !12
  %224 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %225 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %215, <16 x float> %203), !dbg !12
  %226 = shufflevector <4 x float> %211, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %227 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %215, <16 x float> %204), !dbg !12
  %228 = shufflevector <4 x float> %213, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !12
  %229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %215, <16 x float> %205), !dbg !12
  %230 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %231 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %217, <16 x float> %223), !dbg !12
  %232 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %233 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %217, <16 x float> %225), !dbg !12
  %234 = shufflevector <4 x float> %211, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %217, <16 x float> %227), !dbg !12
  %236 = shufflevector <4 x float> %213, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !12
  %237 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %217, <16 x float> %229), !dbg !12
  %238 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %239 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %219, <16 x float> %231), !dbg !12
  %240 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %241 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %219, <16 x float> %233), !dbg !12
  %242 = shufflevector <4 x float> %211, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %243 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %242, <16 x float> %219, <16 x float> %235), !dbg !12
  %244 = shufflevector <4 x float> %213, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !12
  %245 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %219, <16 x float> %237), !dbg !12
  %246 = shufflevector <4 x float> %207, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %247 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %246, <16 x float> %221, <16 x float> %239), !dbg !12
  %248 = shufflevector <4 x float> %209, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %249 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %221, <16 x float> %241), !dbg !12
  %250 = shufflevector <4 x float> %211, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %251 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %250, <16 x float> %221, <16 x float> %243), !dbg !12
  %252 = shufflevector <4 x float> %213, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !12
  %253 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %221, <16 x float> %245), !dbg !12
  store <16 x float> %247, ptr %25, align 4, !dbg !12
  store <16 x float> %249, ptr %156, align 4, !dbg !12
  store <16 x float> %251, ptr %157, align 4, !dbg !12
  store <16 x float> %253, ptr %158, align 4, !dbg !12
  %254 = add nuw nsw i64 %201, 4, !dbg !12
  %255 = icmp samesign ult i64 %201, 12, !dbg !12
  br i1 %255, label %200, label %256, !dbg !12

256:                                              ; preds = %200
  %257 = getelementptr float, ptr %1, i64 %2, !dbg !19
  %258 = load <16 x float>, ptr %257, align 4, !dbg !19
  %259 = getelementptr float, ptr %257, i64 %3, !dbg !19
  %260 = load <16 x float>, ptr %259, align 4, !dbg !19
  %.idx = shl i64 %3, 3, !dbg !19
  %261 = getelementptr i8, ptr %257, i64 %.idx, !dbg !19
  %262 = load <16 x float>, ptr %261, align 4, !dbg !19
  %.idx10 = mul i64 %3, 12, !dbg !19
  %263 = getelementptr i8, ptr %257, i64 %.idx10, !dbg !19
  %264 = load <16 x float>, ptr %263, align 4, !dbg !19
  %265 = getelementptr float, ptr %4, i64 %5, !dbg !19
  %266 = load <16 x float>, ptr %265, align 4, !dbg !19
  %267 = getelementptr float, ptr %265, i64 %6, !dbg !19
  %268 = load <16 x float>, ptr %267, align 4, !dbg !19
  %.idx33 = shl i64 %6, 3, !dbg !19
  %269 = getelementptr i8, ptr %265, i64 %.idx33, !dbg !19
  %270 = load <16 x float>, ptr %269, align 4, !dbg !19
  %.idx34 = mul i64 %6, 12, !dbg !19
  %271 = getelementptr i8, ptr %265, i64 %.idx34, !dbg !19
  %272 = load <16 x float>, ptr %271, align 4, !dbg !19
  %273 = shufflevector <16 x float> %268, <16 x float> %266, <64 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %274 = shufflevector <16 x float> %270, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %275 = shufflevector <64 x float> %274, <64 x float> %273, <64 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %276 = shufflevector <16 x float> %272, <16 x float> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !19
  %277 = shufflevector <64 x float> %275, <64 x float> %276, <64 x i32> <i32 0, i32 16, i32 32, i32 64, i32 1, i32 17, i32 33, i32 65, i32 2, i32 18, i32 34, i32 66, i32 3, i32 19, i32 35, i32 67, i32 4, i32 20, i32 36, i32 68, i32 5, i32 21, i32 37, i32 69, i32 6, i32 22, i32 38, i32 70, i32 7, i32 23, i32 39, i32 71, i32 8, i32 24, i32 40, i32 72, i32 9, i32 25, i32 41, i32 73, i32 10, i32 26, i32 42, i32 74, i32 11, i32 27, i32 43, i32 75, i32 12, i32 28, i32 44, i32 76, i32 13, i32 29, i32 45, i32 77, i32 14, i32 30, i32 46, i32 78, i32 15, i32 31, i32 47, i32 79>, !dbg !19
  %278 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  %279 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  %280 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !19
  %281 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !19
  %282 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>, !dbg !19
  %283 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, !dbg !19
  %284 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>, !dbg !19
  %285 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>, !dbg !19
  %286 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 32, i32 33, i32 34, i32 35>, !dbg !19
  %287 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 36, i32 37, i32 38, i32 39>, !dbg !19
  %288 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 40, i32 41, i32 42, i32 43>, !dbg !19
  %289 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 44, i32 45, i32 46, i32 47>, !dbg !19
  %290 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 48, i32 49, i32 50, i32 51>, !dbg !19
  %291 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 52, i32 53, i32 54, i32 55>, !dbg !19
  %292 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 56, i32 57, i32 58, i32 59>, !dbg !19
  %293 = shufflevector <64 x float> %277, <64 x float> poison, <4 x i32> <i32 60, i32 61, i32 62, i32 63>, !dbg !19
  %294 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %295 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %294, <4 x float> %278, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %296 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %297 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %296, <4 x float> %278, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %298 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %299 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %298, <4 x float> %278, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %300 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %301 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %300, <4 x float> %278, <4 x float> splat (float 1.000000e+00)), !dbg !19
  %302 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %303 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %302, <4 x float> %279, <4 x float> %295), !dbg !19
  %304 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %305 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %304, <4 x float> %279, <4 x float> %297), !dbg !19
  %306 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %307 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %306, <4 x float> %279, <4 x float> %299), !dbg !19
  %308 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !19
  %309 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %308, <4 x float> %279, <4 x float> %301), !dbg !19
  %310 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %311 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %310, <4 x float> %280, <4 x float> %303), !dbg !19
  %312 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %313 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %312, <4 x float> %280, <4 x float> %305), !dbg !19
  %314 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %315 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %314, <4 x float> %280, <4 x float> %307), !dbg !19
  %316 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !19
  %317 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %316, <4 x float> %280, <4 x float> %309), !dbg !19
  %318 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %319 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %318, <4 x float> %281, <4 x float> %311), !dbg !19
  %320 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %321 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %320, <4 x float> %281, <4 x float> %313), !dbg !19
  %322 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %323 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %322, <4 x float> %281, <4 x float> %315), !dbg !19
  %324 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !19
  %325 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %324, <4 x float> %281, <4 x float> %317), !dbg !19
  %326 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %327 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %326, <4 x float> %282, <4 x float> %319), !dbg !19
  %328 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %329 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %328, <4 x float> %282, <4 x float> %321), !dbg !19
  %330 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %331 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %330, <4 x float> %282, <4 x float> %323), !dbg !19
  %332 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, !dbg !19
  %333 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %332, <4 x float> %282, <4 x float> %325), !dbg !19
  %334 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %335 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %334, <4 x float> %283, <4 x float> %327), !dbg !19
  %336 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %337 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %336, <4 x float> %283, <4 x float> %329), !dbg !19
  %338 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %339 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %338, <4 x float> %283, <4 x float> %331), !dbg !19
  %340 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 5, i32 5, i32 5, i32 5>, !dbg !19
  %341 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %340, <4 x float> %283, <4 x float> %333), !dbg !19
  %342 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %343 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %342, <4 x float> %284, <4 x float> %335), !dbg !19
  %344 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %345 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %344, <4 x float> %284, <4 x float> %337), !dbg !19
  %346 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %347 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %346, <4 x float> %284, <4 x float> %339), !dbg !19
  %348 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 6, i32 6, i32 6, i32 6>, !dbg !19
  %349 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %348, <4 x float> %284, <4 x float> %341), !dbg !19
  %350 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %351 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %350, <4 x float> %285, <4 x float> %343), !dbg !19
  %352 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %353 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %352, <4 x float> %285, <4 x float> %345), !dbg !19
  %354 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %355 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %354, <4 x float> %285, <4 x float> %347), !dbg !19
  %356 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 7, i32 7, i32 7, i32 7>, !dbg !19
  %357 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %356, <4 x float> %285, <4 x float> %349), !dbg !19
  %358 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %359 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %358, <4 x float> %286, <4 x float> %351), !dbg !19
  %360 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %361 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %360, <4 x float> %286, <4 x float> %353), !dbg !19
  %362 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %363 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %362, <4 x float> %286, <4 x float> %355), !dbg !19
  %364 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 8, i32 8, i32 8, i32 8>, !dbg !19
  %365 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %364, <4 x float> %286, <4 x float> %357), !dbg !19
  %366 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %367 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %366, <4 x float> %287, <4 x float> %359), !dbg !19
  %368 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %369 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %368, <4 x float> %287, <4 x float> %361), !dbg !19
  %370 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %371 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %370, <4 x float> %287, <4 x float> %363), !dbg !19
  %372 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 9, i32 9, i32 9, i32 9>, !dbg !19
  %373 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %372, <4 x float> %287, <4 x float> %365), !dbg !19
  %374 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %375 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %374, <4 x float> %288, <4 x float> %367), !dbg !19
  %376 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %377 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %376, <4 x float> %288, <4 x float> %369), !dbg !19
  %378 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %379 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %378, <4 x float> %288, <4 x float> %371), !dbg !19
  %380 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 10, i32 10, i32 10, i32 10>, !dbg !19
  %381 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %380, <4 x float> %288, <4 x float> %373), !dbg !19
  %382 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %383 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %382, <4 x float> %289, <4 x float> %375), !dbg !19
  %384 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %385 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %384, <4 x float> %289, <4 x float> %377), !dbg !19
  %386 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %387 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %386, <4 x float> %289, <4 x float> %379), !dbg !19
  %388 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 11, i32 11, i32 11, i32 11>, !dbg !19
  %389 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %388, <4 x float> %289, <4 x float> %381), !dbg !19
  %390 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %391 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %390, <4 x float> %290, <4 x float> %383), !dbg !19
  %392 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %393 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %392, <4 x float> %290, <4 x float> %385), !dbg !19
  %394 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %395 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %394, <4 x float> %290, <4 x float> %387), !dbg !19
  %396 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 12, i32 12, i32 12, i32 12>, !dbg !19
  %397 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %396, <4 x float> %290, <4 x float> %389), !dbg !19
  %398 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %399 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %398, <4 x float> %291, <4 x float> %391), !dbg !19
  %400 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %401 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %400, <4 x float> %291, <4 x float> %393), !dbg !19
  %402 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %403 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %402, <4 x float> %291, <4 x float> %395), !dbg !19
  %404 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 13, i32 13, i32 13, i32 13>, !dbg !19
  %405 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %404, <4 x float> %291, <4 x float> %397), !dbg !19
  %406 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %407 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %406, <4 x float> %292, <4 x float> %399), !dbg !19
  %408 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %409 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %408, <4 x float> %292, <4 x float> %401), !dbg !19
  %410 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %411 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %410, <4 x float> %292, <4 x float> %403), !dbg !19
  %412 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 14, i32 14, i32 14, i32 14>, !dbg !19
  %413 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %412, <4 x float> %292, <4 x float> %405), !dbg !19
  %414 = shufflevector <16 x float> %258, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %415 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %414, <4 x float> %293, <4 x float> %407), !dbg !19
  %416 = shufflevector <16 x float> %260, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %417 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %416, <4 x float> %293, <4 x float> %409), !dbg !19
  %418 = shufflevector <16 x float> %262, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %419 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %418, <4 x float> %293, <4 x float> %411), !dbg !19
  %420 = shufflevector <16 x float> %264, <16 x float> poison, <4 x i32> <i32 15, i32 15, i32 15, i32 15>, !dbg !19
  %421 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %420, <4 x float> %293, <4 x float> %413), !dbg !19
  %422 = getelementptr i8, ptr %21, i64 1792, !dbg !19
  store <4 x float> %415, ptr %422, align 4, !dbg !19
  %423 = getelementptr i8, ptr %21, i64 1808, !dbg !19
  store <4 x float> %417, ptr %423, align 4, !dbg !19
  %424 = getelementptr i8, ptr %21, i64 1824, !dbg !19
  store <4 x float> %419, ptr %424, align 4, !dbg !19
  %425 = getelementptr i8, ptr %21, i64 1840, !dbg !19
  store <4 x float> %421, ptr %425, align 4, !dbg !19
  %426 = getelementptr i8, ptr %21, i64 1856, !dbg !20
  %427 = load <4 x float>, ptr %422, align 4, !dbg !20
  %428 = load <1 x float>, ptr %24, align 4, !dbg !20
  %429 = shufflevector <1 x float> %428, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %430 = fmul <4 x float> %427, %429, !dbg !20
  store <4 x float> %430, ptr %426, align 4, !dbg !20
  %431 = getelementptr i8, ptr %21, i64 1808, !dbg !20
  %432 = load <4 x float>, ptr %431, align 4, !dbg !20
  %433 = getelementptr i8, ptr %21, i64 68, !dbg !20
  %434 = load <1 x float>, ptr %433, align 4, !dbg !20
  %435 = shufflevector <1 x float> %434, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %436 = fmul <4 x float> %432, %435, !dbg !20
  %437 = getelementptr i8, ptr %21, i64 1872, !dbg !20
  store <4 x float> %436, ptr %437, align 4, !dbg !20
  %438 = getelementptr i8, ptr %21, i64 1824, !dbg !20
  %439 = load <4 x float>, ptr %438, align 4, !dbg !20
  %440 = getelementptr i8, ptr %21, i64 72, !dbg !20
  %441 = load <1 x float>, ptr %440, align 4, !dbg !20
  %442 = shufflevector <1 x float> %441, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %443 = fmul <4 x float> %439, %442, !dbg !20
  %444 = getelementptr i8, ptr %21, i64 1888, !dbg !20
  store <4 x float> %443, ptr %444, align 4, !dbg !20
  %445 = getelementptr i8, ptr %21, i64 1840, !dbg !20
  %446 = load <4 x float>, ptr %445, align 4, !dbg !20
  %447 = getelementptr i8, ptr %21, i64 76, !dbg !20
  %448 = load <1 x float>, ptr %447, align 4, !dbg !20
  %449 = shufflevector <1 x float> %448, <1 x float> poison, <4 x i32> zeroinitializer, !dbg !20
  %450 = fmul <4 x float> %446, %449, !dbg !20
  %451 = getelementptr i8, ptr %21, i64 1904, !dbg !20
  store <4 x float> %450, ptr %451, align 4, !dbg !20
  %452 = load <1 x float>, ptr %426, align 4, !dbg !18
  %453 = load <16 x float>, ptr %150, align 4, !dbg !18
  %454 = load <16 x float>, ptr %25, align 4, !dbg !18
  %455 = shufflevector <1 x float> %452, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %456 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %453, <16 x float> %454), !dbg !18
  store <16 x float> %456, ptr %25, align 4, !dbg !18
  %457 = getelementptr i8, ptr %21, i64 1872, !dbg !18
  %458 = load <2 x float>, ptr %457, align 4, !dbg !18
  %459 = getelementptr i8, ptr %21, i64 1600, !dbg !18
  %460 = load <16 x float>, ptr %459, align 4, !dbg !18
  %461 = getelementptr i8, ptr %21, i64 448, !dbg !18
  %462 = load <16 x float>, ptr %461, align 4, !dbg !18
  %463 = shufflevector <2 x float> %458, <2 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %464 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %453, <16 x float> %462), !dbg !18
  %465 = shufflevector <2 x float> %458, <2 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !18
  %466 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %465, <16 x float> %460, <16 x float> %464), !dbg !18
  store <16 x float> %466, ptr %461, align 4, !dbg !18
  %467 = getelementptr i8, ptr %21, i64 1888, !dbg !18
  %468 = load <3 x float>, ptr %467, align 4, !dbg !18
  %469 = getelementptr i8, ptr %21, i64 1664, !dbg !18
  %470 = load <16 x float>, ptr %469, align 4, !dbg !18
  %471 = getelementptr i8, ptr %21, i64 512, !dbg !18
  %472 = load <16 x float>, ptr %471, align 4, !dbg !18
  %473 = shufflevector <3 x float> %468, <3 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %474 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %453, <16 x float> %472), !dbg !18
  %475 = shufflevector <3 x float> %468, <3 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !18
  %476 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %475, <16 x float> %460, <16 x float> %474), !dbg !18
  %477 = shufflevector <3 x float> %468, <3 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !18
  %478 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %477, <16 x float> %470, <16 x float> %476), !dbg !18
  store <16 x float> %478, ptr %471, align 4, !dbg !18
  %479 = getelementptr i8, ptr %21, i64 1904, !dbg !18
  %480 = load <4 x float>, ptr %479, align 4, !dbg !18
  %481 = getelementptr i8, ptr %21, i64 1728, !dbg !18
  %482 = load <16 x float>, ptr %481, align 4, !dbg !18
  %483 = getelementptr i8, ptr %21, i64 576, !dbg !18
  %484 = load <16 x float>, ptr %483, align 4, !dbg !18
  %485 = shufflevector <4 x float> %480, <4 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %486 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %485, <16 x float> %453, <16 x float> %484), !dbg !18
  %487 = shufflevector <4 x float> %480, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !18
  %488 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %487, <16 x float> %460, <16 x float> %486), !dbg !18
  %489 = shufflevector <4 x float> %480, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !18
  %490 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %489, <16 x float> %470, <16 x float> %488), !dbg !18
  %491 = shufflevector <4 x float> %480, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !18
  %492 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %491, <16 x float> %482, <16 x float> %490), !dbg !18
  store <16 x float> %492, ptr %483, align 4, !dbg !18
  %493 = add nsw i64 %0, -1, !dbg !21
  %494 = getelementptr inbounds nuw float, ptr %24, i64 %493
  %495 = getelementptr float, ptr %18, i64 %19
  %496 = load <16 x float>, ptr %15, align 4, !dbg !9
  %497 = load <16 x float>, ptr %14, align 4, !dbg !9
  %498 = getelementptr i8, ptr %21, i64 128, !dbg !11
  %499 = load <16 x float>, ptr %25, align 4, !dbg !14
  %500 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %499), !dbg !14
  %.scalar6 = fmul float %500, 6.250000e-02, !dbg !14
  %501 = insertelement <16 x float> poison, float %.scalar6, i64 0, !dbg !14
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %503 = fsub <16 x float> %499, %502, !dbg !14
  %504 = fmul <16 x float> %503, %503, !dbg !14
  %505 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %504), !dbg !14
  %506 = load <16 x float>, ptr %257, align 4, !dbg !9
  %.scalar7 = fmul float %505, 6.250000e-02, !dbg !14
  %.scalar8 = fadd float %.scalar7, 0x3EB0C6F7A0000000
  %.scalar9 = tail call float @llvm.sqrt.f32(float %.scalar8), !dbg !14
  %.scalar10 = fdiv float 1.000000e+00, %.scalar9, !dbg !14
  %507 = insertelement <16 x float> poison, float %.scalar10, i64 0, !dbg !14
  %508 = shufflevector <16 x float> %507, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %509 = fmul <16 x float> %503, %508, !dbg !14
  %510 = fmul <16 x float> %497, %509, !dbg !13
  %511 = fadd <16 x float> %506, %510, !dbg !13
  %512 = fadd <16 x float> %496, %511, !dbg !22
  store <16 x float> %512, ptr %495, align 4, !dbg !22
  %513 = load <16 x float>, ptr %150, align 4, !dbg !18
  %514 = load float, ptr %494, align 4, !dbg !18
  %515 = insertelement <16 x float> poison, float %514, i64 0, !dbg !18
  %516 = shufflevector <16 x float> %515, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %517 = fmul <16 x float> %513, %516, !dbg !18
  store <16 x float> %517, ptr %498, align 4, !dbg !18
  %518 = getelementptr i8, ptr %21, i64 448, !dbg !14
  %519 = load <16 x float>, ptr %518, align 4, !dbg !14
  %520 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %519), !dbg !14
  %.scalar6.1 = fmul float %520, 6.250000e-02, !dbg !14
  %521 = insertelement <16 x float> poison, float %.scalar6.1, i64 0, !dbg !14
  %522 = shufflevector <16 x float> %521, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %523 = fsub <16 x float> %519, %522, !dbg !14
  %524 = fmul <16 x float> %523, %523, !dbg !14
  %525 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %524), !dbg !14
  %526 = getelementptr float, ptr %257, i64 %3, !dbg !9
  %527 = load <16 x float>, ptr %526, align 4, !dbg !9
  %.scalar7.1 = fmul float %525, 6.250000e-02, !dbg !14
  %.scalar8.1 = fadd float %.scalar7.1, 0x3EB0C6F7A0000000
  %.scalar9.1 = tail call float @llvm.sqrt.f32(float %.scalar8.1), !dbg !14
  %.scalar10.1 = fdiv float 1.000000e+00, %.scalar9.1, !dbg !14
  %528 = insertelement <16 x float> poison, float %.scalar10.1, i64 0, !dbg !14
  %529 = shufflevector <16 x float> %528, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %530 = fmul <16 x float> %523, %529, !dbg !14
  %531 = fmul <16 x float> %497, %530, !dbg !13
  %532 = fadd <16 x float> %527, %531, !dbg !13
  %533 = fadd <16 x float> %496, %532, !dbg !22
  %534 = getelementptr float, ptr %495, i64 %20, !dbg !22
  store <16 x float> %533, ptr %534, align 4, !dbg !22
  %535 = getelementptr i8, ptr %21, i64 1600, !dbg !18
  %536 = load <16 x float>, ptr %535, align 4, !dbg !18
  %537 = load float, ptr %494, align 4, !dbg !18
  %538 = insertelement <16 x float> poison, float %537, i64 0, !dbg !18
  %539 = shufflevector <16 x float> %538, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %540 = fmul <16 x float> %536, %539, !dbg !18
  %541 = getelementptr i8, ptr %21, i64 192, !dbg !18
  store <16 x float> %540, ptr %541, align 4, !dbg !18
  %542 = getelementptr i8, ptr %21, i64 512, !dbg !14
  %543 = load <16 x float>, ptr %542, align 4, !dbg !14
  %544 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %543), !dbg !14
  %.scalar6.2 = fmul float %544, 6.250000e-02, !dbg !14
  %545 = insertelement <16 x float> poison, float %.scalar6.2, i64 0, !dbg !14
  %546 = shufflevector <16 x float> %545, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %547 = fsub <16 x float> %543, %546, !dbg !14
  %548 = fmul <16 x float> %547, %547, !dbg !14
  %549 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %548), !dbg !14
  %.idx11 = shl i64 %3, 3, !dbg !9
  %550 = getelementptr i8, ptr %257, i64 %.idx11, !dbg !9
  %551 = load <16 x float>, ptr %550, align 4, !dbg !9
  %.scalar7.2 = fmul float %549, 6.250000e-02, !dbg !14
  %.scalar8.2 = fadd float %.scalar7.2, 0x3EB0C6F7A0000000
  %.scalar9.2 = tail call float @llvm.sqrt.f32(float %.scalar8.2), !dbg !14
  %.scalar10.2 = fdiv float 1.000000e+00, %.scalar9.2, !dbg !14
  %552 = insertelement <16 x float> poison, float %.scalar10.2, i64 0, !dbg !14
  %553 = shufflevector <16 x float> %552, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %554 = fmul <16 x float> %547, %553, !dbg !14
  %555 = fmul <16 x float> %497, %554, !dbg !13
  %556 = fadd <16 x float> %551, %555, !dbg !13
  %557 = fadd <16 x float> %496, %556, !dbg !22
  %.idx13 = shl i64 %20, 3, !dbg !22
  %558 = getelementptr i8, ptr %495, i64 %.idx13, !dbg !22
  store <16 x float> %557, ptr %558, align 4, !dbg !22
  %559 = getelementptr i8, ptr %21, i64 1664, !dbg !18
  %560 = load <16 x float>, ptr %559, align 4, !dbg !18
  %561 = load float, ptr %494, align 4, !dbg !18
  %562 = insertelement <16 x float> poison, float %561, i64 0, !dbg !18
  %563 = shufflevector <16 x float> %562, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %564 = fmul <16 x float> %560, %563, !dbg !18
  %565 = getelementptr i8, ptr %21, i64 256, !dbg !18
  store <16 x float> %564, ptr %565, align 4, !dbg !18
  %566 = getelementptr i8, ptr %21, i64 576, !dbg !14
  %567 = load <16 x float>, ptr %566, align 4, !dbg !14
  %568 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %567), !dbg !14
  %.scalar6.3 = fmul float %568, 6.250000e-02, !dbg !14
  %569 = insertelement <16 x float> poison, float %.scalar6.3, i64 0, !dbg !14
  %570 = shufflevector <16 x float> %569, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %571 = fsub <16 x float> %567, %570, !dbg !14
  %572 = fmul <16 x float> %571, %571, !dbg !14
  %573 = tail call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %572), !dbg !14
  %.idx14 = mul i64 %3, 12, !dbg !9
  %574 = getelementptr i8, ptr %257, i64 %.idx14, !dbg !9
  %575 = load <16 x float>, ptr %574, align 4, !dbg !9
  %.scalar7.3 = fmul float %573, 6.250000e-02, !dbg !14
  %.scalar8.3 = fadd float %.scalar7.3, 0x3EB0C6F7A0000000
  %.scalar9.3 = tail call float @llvm.sqrt.f32(float %.scalar8.3), !dbg !14
  %.scalar10.3 = fdiv float 1.000000e+00, %.scalar9.3, !dbg !14
  %576 = insertelement <16 x float> poison, float %.scalar10.3, i64 0, !dbg !14
  %577 = shufflevector <16 x float> %576, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !14
  %578 = fmul <16 x float> %571, %577, !dbg !14
  %579 = fmul <16 x float> %497, %578, !dbg !13
  %580 = fadd <16 x float> %575, %579, !dbg !13
  %581 = fadd <16 x float> %496, %580, !dbg !22
  %.idx15 = mul i64 %20, 12, !dbg !22
  %582 = getelementptr i8, ptr %495, i64 %.idx15, !dbg !22
  store <16 x float> %581, ptr %582, align 4, !dbg !22
  %583 = getelementptr i8, ptr %21, i64 1728, !dbg !18
  %584 = load <16 x float>, ptr %583, align 4, !dbg !18
  %585 = load float, ptr %494, align 4, !dbg !18
  %586 = insertelement <16 x float> poison, float %585, i64 0, !dbg !18
  %587 = shufflevector <16 x float> %586, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !18
  %588 = fmul <16 x float> %584, %587, !dbg !18
  %589 = getelementptr i8, ptr %21, i64 320, !dbg !18
  store <16 x float> %588, ptr %589, align 4, !dbg !18
  %590 = load <16 x float>, ptr %498, align 4, !dbg !21
  %591 = getelementptr i8, ptr %21, i64 192, !dbg !21
  %592 = load <16 x float>, ptr %591, align 4, !dbg !21
  %593 = getelementptr i8, ptr %21, i64 256, !dbg !21
  %594 = load <16 x float>, ptr %593, align 4, !dbg !21
  %595 = getelementptr i8, ptr %21, i64 320, !dbg !21
  %596 = load <16 x float>, ptr %595, align 4, !dbg !21
  br label %597, !dbg !21

597:                                              ; preds = %256, %597
  %598 = phi i64 [ 0, %256 ], [ %687, %597 ]
  %599 = getelementptr float, ptr %265, i64 %598, !dbg !21
  %600 = load <8 x float>, ptr %599, align 4, !dbg !21
  %601 = getelementptr float, ptr %267, i64 %598, !dbg !21
  %602 = load <8 x float>, ptr %601, align 4, !dbg !21
  %603 = getelementptr float, ptr %269, i64 %598, !dbg !21
  %604 = load <8 x float>, ptr %603, align 4, !dbg !21
  %605 = getelementptr float, ptr %271, i64 %598, !dbg !21
  %606 = load <8 x float>, ptr %605, align 4, !dbg !21
  %.idx12 = shl nuw nsw i64 %598, 6, !dbg !21
  %607 = getelementptr i8, ptr %16, i64 %.idx12, !dbg !21
  %608 = load <16 x float>, ptr %607, align 4, !dbg !21
  %609 = getelementptr i8, ptr %607, i64 64, !dbg !21
  %610 = load <16 x float>, ptr %609, align 4, !dbg !21
  %611 = getelementptr i8, ptr %607, i64 128, !dbg !21
  %612 = load <16 x float>, ptr %611, align 4, !dbg !21
  %613 = getelementptr i8, ptr %607, i64 192, !dbg !21
  %614 = load <16 x float>, ptr %613, align 4, !dbg !21
  %615 = getelementptr i8, ptr %607, i64 256, !dbg !21
  %616 = load <16 x float>, ptr %615, align 4, !dbg !21
  %617 = getelementptr i8, ptr %607, i64 320, !dbg !21
  %618 = load <16 x float>, ptr %617, align 4, !dbg !21
  %619 = getelementptr i8, ptr %607, i64 384, !dbg !21
  %620 = load <16 x float>, ptr %619, align 4, !dbg !21
  %621 = getelementptr i8, ptr %607, i64 448, !dbg !21
  %622 = load <16 x float>, ptr %621, align 4, !dbg !21
  %623 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %624 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %590, <16 x float> %608), !dbg !21
  %625 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !21
  %626 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %625, <16 x float> %590, <16 x float> %610), !dbg !21
  %627 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !21
  %628 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %590, <16 x float> %612), !dbg !21
  %629 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !21
  %630 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %629, <16 x float> %590, <16 x float> %614), !dbg !21
  %631 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !21
  %632 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %631, <16 x float> %590, <16 x float> %616), !dbg !21
  %633 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !21
  %634 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %590, <16 x float> %618), !dbg !21
  %635 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !21
  %636 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %635, <16 x float> %590, <16 x float> %620), !dbg !21
  %637 = shufflevector <8 x float> %600, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !21
  %638 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %637, <16 x float> %590, <16 x float> %622), !dbg !21
  %639 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %640 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %592, <16 x float> %624), !dbg !21
  %641 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !21
  %642 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %641, <16 x float> %592, <16 x float> %626), !dbg !21
  %643 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !21
  %644 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %643, <16 x float> %592, <16 x float> %628), !dbg !21
  %645 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !21
  %646 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %645, <16 x float> %592, <16 x float> %630), !dbg !21
  %647 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !21
  %648 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %647, <16 x float> %592, <16 x float> %632), !dbg !21
  %649 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !21
  %650 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %649, <16 x float> %592, <16 x float> %634), !dbg !21
  %651 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !21
  %652 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %651, <16 x float> %592, <16 x float> %636), !dbg !21
  %653 = shufflevector <8 x float> %602, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !21
  %654 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %653, <16 x float> %592, <16 x float> %638), !dbg !21
  %655 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %656 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %655, <16 x float> %594, <16 x float> %640), !dbg !21
  %657 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !21
  %658 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %657, <16 x float> %594, <16 x float> %642), !dbg !21
  %659 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !21
  %660 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %659, <16 x float> %594, <16 x float> %644), !dbg !21
  %661 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !21
  %662 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %661, <16 x float> %594, <16 x float> %646), !dbg !21
  %663 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !21
  %664 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %663, <16 x float> %594, <16 x float> %648), !dbg !21
  %665 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !21
  %666 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %665, <16 x float> %594, <16 x float> %650), !dbg !21
  %667 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !21
  %668 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %667, <16 x float> %594, <16 x float> %652), !dbg !21
  %669 = shufflevector <8 x float> %604, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !21
  %670 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %669, <16 x float> %594, <16 x float> %654), !dbg !21
  %671 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %672 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %671, <16 x float> %596, <16 x float> %656), !dbg !21
  %673 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, !dbg !21
  %674 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %673, <16 x float> %596, <16 x float> %658), !dbg !21
  %675 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, !dbg !21
  %676 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %675, <16 x float> %596, <16 x float> %660), !dbg !21
  %677 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>, !dbg !21
  %678 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %677, <16 x float> %596, <16 x float> %662), !dbg !21
  %679 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>, !dbg !21
  %680 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %679, <16 x float> %596, <16 x float> %664), !dbg !21
  %681 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>, !dbg !21
  %682 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %681, <16 x float> %596, <16 x float> %666), !dbg !21
  %683 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>, !dbg !21
  %684 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %683, <16 x float> %596, <16 x float> %668), !dbg !21
  %685 = shufflevector <8 x float> %606, <8 x float> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, !dbg !21
  %686 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %596, <16 x float> %670), !dbg !21
  store <16 x float> %672, ptr %607, align 4, !dbg !21
  store <16 x float> %674, ptr %609, align 4, !dbg !21
  store <16 x float> %676, ptr %611, align 4, !dbg !21
  store <16 x float> %678, ptr %613, align 4, !dbg !21
  store <16 x float> %680, ptr %615, align 4, !dbg !21
  store <16 x float> %682, ptr %617, align 4, !dbg !21
  store <16 x float> %684, ptr %619, align 4, !dbg !21
  store <16 x float> %686, ptr %621, align 4, !dbg !21
  %687 = add nuw nsw i64 %598, 8, !dbg !21
  %688 = icmp eq i64 %598, 0, !dbg !21
  br i1 %688, label %597, label %689, !dbg !21

689:                                              ; preds = %597
  %690 = getelementptr i8, ptr %21, i64 1920, !dbg !18
  store <16 x float> zeroinitializer, ptr %690, align 4
  %691 = load <16 x float>, ptr %150, align 4, !dbg !21
  %692 = fadd <16 x float> %691, zeroinitializer, !dbg !21
  store <16 x float> %692, ptr %690, align 4, !dbg !21
  %693 = getelementptr i8, ptr %21, i64 1600, !dbg !21
  %694 = load <16 x float>, ptr %693, align 4, !dbg !21
  %695 = fadd <16 x float> %694, %692, !dbg !21
  store <16 x float> %695, ptr %690, align 4, !dbg !21
  %696 = getelementptr i8, ptr %21, i64 1664, !dbg !21
  %697 = load <16 x float>, ptr %696, align 4, !dbg !21
  %698 = fadd <16 x float> %697, %695, !dbg !21
  store <16 x float> %698, ptr %690, align 4, !dbg !21
  %699 = getelementptr i8, ptr %21, i64 1728, !dbg !21
  %700 = load <16 x float>, ptr %699, align 4, !dbg !21
  %701 = fadd <16 x float> %700, %698, !dbg !21
  store <16 x float> %701, ptr %690, align 4, !dbg !21
  %702 = getelementptr inbounds nuw float, ptr %24, i64 %493, !dbg !21
  %703 = load float, ptr %702, align 4, !dbg !21
  %704 = insertelement <16 x float> poison, float %703, i64 0, !dbg !21
  %705 = shufflevector <16 x float> %704, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !21
  %706 = load <16 x float>, ptr %17, align 4, !dbg !21
  %707 = fmul <16 x float> %701, %705, !dbg !21
  %708 = fadd <16 x float> %706, %707, !dbg !21
  store <16 x float> %708, ptr %17, align 4, !dbg !21
  ret void, !dbg !23
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: mustprogress nocallback nofree noinline nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #2

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
  %.elt1.i = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !24
  %.unpack2.i = load ptr, ptr %.elt1.i, align 8, !dbg !24
  %.elt5.i = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !24
  %.unpack6.unpack.i = load i64, ptr %.elt5.i, align 8, !dbg !24
  %.elt7.i = getelementptr inbounds nuw i8, ptr %2, i64 40, !dbg !24
  %.unpack8.unpack.i = load i64, ptr %.elt7.i, align 8, !dbg !24
  %.elt16.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !24
  %.unpack17.i = load ptr, ptr %.elt16.i, align 8, !dbg !24
  %.elt22.i = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !24
  %.unpack23.unpack.i = load i64, ptr %.elt22.i, align 8, !dbg !24
  %.elt31.i = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !24
  %.unpack32.i = load ptr, ptr %.elt31.i, align 8, !dbg !24
  %.elt37.i = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !24
  %.unpack38.unpack.i = load i64, ptr %.elt37.i, align 8, !dbg !24
  %.elt46.i = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !24
  %.unpack47.i = load ptr, ptr %.elt46.i, align 8, !dbg !24
  %.elt52.i = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !24
  %.unpack53.unpack.i = load i64, ptr %.elt52.i, align 8, !dbg !24
  %.elt57.i = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !24
  %.unpack58.i = load ptr, ptr %.elt57.i, align 8, !dbg !24
  %.elt68.i = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !24
  %.unpack69.i = load ptr, ptr %.elt68.i, align 8, !dbg !24
  %.elt79.i = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !24
  %.unpack80.i = load ptr, ptr %.elt79.i, align 8, !dbg !24
  %.elt90.i = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !24
  %.unpack91.i = load ptr, ptr %.elt90.i, align 8, !dbg !24
  %.elt105.i = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !24
  %.unpack106.i = load ptr, ptr %.elt105.i, align 8, !dbg !24
  %.elt116.i = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !24
  %.unpack117.i = load ptr, ptr %.elt116.i, align 8, !dbg !24
  %.elt131.i = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !24
  %.unpack132.i = load ptr, ptr %.elt131.i, align 8, !dbg !24
  %.elt142.i = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !24
  %.unpack143.i = load ptr, ptr %.elt142.i, align 8, !dbg !24
  %.elt148.i = getelementptr inbounds nuw i8, ptr %24, i64 40, !dbg !24
  %.unpack149.unpack.i = load i64, ptr %.elt148.i, align 8, !dbg !24
  tail call fastcc void @ttt_linear(ptr %.unpack2.i, i64 %.unpack6.unpack.i, i64 %.unpack8.unpack.i, ptr %.unpack17.i, i64 %.unpack23.unpack.i, ptr %.unpack32.i, i64 %.unpack38.unpack.i, ptr %.unpack47.i, i64 %.unpack53.unpack.i, ptr %.unpack58.i, ptr %.unpack69.i, ptr %.unpack80.i, ptr %.unpack91.i, ptr %.unpack106.i, ptr %.unpack117.i, ptr %.unpack132.i, ptr %.unpack143.i, i64 %.unpack149.unpack.i, ptr %1), !dbg !24
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "prefer-vector-width"="512" "target-cpu"="skylake-avx512" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree noinline nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree noinline nosync nounwind speculatable willreturn memory(none) }
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
!21 = !DILocation(line: 18, column: 5, scope: !8)
!22 = !DILocation(line: 6, column: 16, scope: !8)
!23 = !DILocation(line: 15, column: 3, scope: !8)
!24 = !DILocation(line: 3, column: 7, scope: !25)
!25 = distinct !DISubprogram(name: "_mlir_ciface_ttt_linear", linkageName: "_mlir_ciface_ttt_linear", scope: !1, file: !1, line: 3, type: !26, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DISubroutineType(cc: DW_CC_normal, types: !5)
