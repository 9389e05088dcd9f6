	.file	"ttt_linear"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_6:
	.long	0x3c800000
.LCPI0_7:
	.long	0x358637bd
.LCPI0_8:
	.long	0x3f800000
.LCPI0_9:
	.long	0xbf000000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	-9223372036854775808
.LCPI0_10:
	.long	6
	.long	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI0_2:
	.quad	-9223372036854775796
	.quad	-9223372036854775795
	.quad	-9223372036854775794
	.quad	-9223372036854775793
.LCPI0_3:
	.quad	-9223372036854775800
	.quad	-9223372036854775799
	.quad	-9223372036854775798
	.quad	-9223372036854775797
.LCPI0_4:
	.quad	-9223372036854775804
	.quad	-9223372036854775803
	.quad	-9223372036854775802
	.quad	-9223372036854775801
.LCPI0_5:
	.quad	-9223372036854775808
	.quad	-9223372036854775807
	.quad	-9223372036854775806
	.quad	-9223372036854775805
	.text
	.p2align	4
	.type	ttt_linear_step,@function
ttt_linear_step:
.Lfunc_begin0:
	.file	1 "dsl/examples" "ttt_linear.ttt"
	.loc	1 15 0
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$1632, %rsp
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	movq	%r8, 128(%rsp)
	movq	%rcx, 96(%rsp)
	movq	376(%rbp), %r11
	movq	200(%rbp), %rdx
	movq	80(%rbp), %r10
	movq	56(%rbp), %rax
	movq	48(%rbp), %rcx
	movq	24(%rbp), %r15
	movq	%rsi, 72(%rsp)
.Ltmp0:
	.loc	1 20 19 prologue_end
	leaq	-1(%rsi), %rdi
	xorl	%r8d, %r8d
	cmpq	$15, %r8
	jg	.LBB0_3
	.loc	1 0 19 is_stmt 0
.Ltmp1:
	.p2align	4
.LBB0_2:
	.loc	1 20 19
	cmpq	%rdi, %r8
	movq	%rdi, %r9
	cmovbq	%r8, %r9
	vmovss	(%rdx,%r9,4), %xmm0
	movq	472(%rbp), %r9
	vmovss	%xmm0, (%r9,%r8,4)
	incq	%r8
	cmpq	$15, %r8
	jle	.LBB0_2
.LBB0_3:
	vbroadcastss	.LCPI0_0(%rip), %ymm0
	movq	472(%rbp), %rdi
	vxorps	(%rdi), %ymm0, %ymm1
	vxorps	32(%rdi), %ymm0, %ymm0
	vmovups	%ymm0, 14368(%rdi)
	vmovups	%ymm1, 14336(%rdi)
	.loc	1 9 11 is_stmt 1
	leaq	8192(%rdi), %rsi
	xorl	%edx, %edx
	jmp	.LBB0_4
	.loc	1 0 11 is_stmt 0
.Ltmp2:
	.p2align	4
.LBB0_8:
	.loc	1 9 11
	incq	%rdx
	addq	$256, %rdi
.LBB0_4:
	cmpq	$15, %rdx
	jg	.LBB0_9
	.loc	1 0 11
	xorl	%r8d, %r8d
	.loc	1 9 11
	cmpq	$63, %r8
	jg	.LBB0_8
	.loc	1 0 11
.Ltmp3:
	.p2align	4
.LBB0_7:
	.loc	1 9 11
	vmovups	(%r11,%r8,4), %ymm0
	vmovups	32(%r11,%r8,4), %ymm1
	vmovups	64(%r11,%r8,4), %ymm2
	vmovups	96(%r11,%r8,4), %ymm3
	vmovups	%ymm2, 64(%rdi,%r8,4)
	vmovups	%ymm3, 96(%rdi,%r8,4)
	vmovups	%ymm0, (%rdi,%r8,4)
	vmovups	%ymm1, 32(%rdi,%r8,4)
	addq	$32, %r8
	cmpq	$63, %r8
	jle	.LBB0_7
	jmp	.LBB0_8
.LBB0_9:
	.loc	1 0 11
	movq	%rsi, 176(%rsp)
	.loc	1 11 37 is_stmt 1
	movq	472(%rbp), %rdx
	leaq	4096(%rdx), %r13
	xorl	%edx, %edx
	movq	%r13, %rdi
	cmpq	$16, %rdx
	jge	.LBB0_11
	.loc	1 0 37 is_stmt 0
.Ltmp4:
	.p2align	4
.LBB0_99:
	.loc	1 11 37
	vmovups	-4096(%rdi), %ymm0
	vmovups	-4064(%rdi), %ymm1
	vmovups	-4032(%rdi), %ymm2
	vmovups	-4000(%rdi), %ymm3
	vmovups	-3968(%rdi), %ymm4
	vmovups	-3936(%rdi), %ymm5
	vmovups	-3904(%rdi), %ymm6
	vmovups	-3872(%rdi), %ymm7
	vmovups	%ymm7, 224(%rdi)
	vmovups	%ymm6, 192(%rdi)
	vmovups	%ymm5, 160(%rdi)
	vmovups	%ymm4, 128(%rdi)
	vmovups	%ymm3, 96(%rdi)
	vmovups	%ymm2, 64(%rdi)
	vmovups	%ymm1, 32(%rdi)
	vmovups	%ymm0, (%rdi)
	incq	%rdx
	addq	$256, %rdi
	cmpq	$16, %rdx
	jl	.LBB0_99
.LBB0_11:
	.loc	1 0 37
	leaq	(%rcx,%rax,4), %r14
	.loc	1 11 37
	movq	320(%rbp), %rax
	addq	$768, %rax
	movq	%rax, 32(%rsp)
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%rax, 184(%rsp)
	leaq	(,%r10,4), %rsi
	xorl	%r9d, %r9d
	movq	%r14, 24(%rsp)
	jmp	.LBB0_12
	.loc	1 0 37
.Ltmp5:
	.p2align	4
.LBB0_19:
	.loc	1 11 37
	addq	$4, %r9
	addq	184(%rsp), %r14
.LBB0_12:
	cmpq	$15, %r9
	jg	.LBB0_20
	movq	%r9, %rax
	shlq	$8, %rax
	leaq	(%rax,%r13), %rdx
	leaq	(%rax,%r13), %r12
	addq	$256, %r12
	movq	32(%rsp), %r11
	xorl	%r8d, %r8d
	jmp	.LBB0_14
	.loc	1 0 37
.Ltmp6:
	.p2align	4
.LBB0_18:
	.loc	1 11 37
	vmovups	%ymm3, (%rdx,%r8,4)
	vmovups	%ymm4, 32(%rdx,%r8,4)
	vmovups	%ymm5, 32(%r12,%r8,4)
	vmovups	%ymm0, (%r12,%r8,4)
	vmovups	%ymm6, 288(%r12,%r8,4)
	vmovups	%ymm1, 256(%r12,%r8,4)
	vmovups	%ymm7, 544(%r12,%r8,4)
	vmovups	%ymm2, 512(%r12,%r8,4)
	addq	$16, %r8
	addq	$64, %r11
.LBB0_14:
	cmpq	$63, %r8
	jg	.LBB0_19
	vmovups	(%rdx,%r8,4), %ymm3
	vmovups	32(%rdx,%r8,4), %ymm4
	vmovups	(%r12,%r8,4), %ymm0
	vmovups	32(%r12,%r8,4), %ymm5
	vmovups	256(%r12,%r8,4), %ymm1
	vmovups	288(%r12,%r8,4), %ymm6
	vmovups	512(%r12,%r8,4), %ymm2
	vmovups	544(%r12,%r8,4), %ymm7
	movq	%r11, %rax
	xorl	%ebx, %ebx
	cmpq	$63, %rbx
	jg	.LBB0_18
	.loc	1 0 37
.Ltmp7:
	.p2align	4
.LBB0_17:
	.loc	1 11 37
	leaq	(%r14,%rbx,4), %rdi
	leaq	(%rdi,%rsi), %rcx
	addq	%rsi, %rcx
	vmovups	-768(%rax), %ymm9
	vmovups	-736(%rax), %ymm8
	vbroadcastss	(%r14,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	(%rdi,%r10,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	(%rdi,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	(%rcx,%r10,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-512(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-480(%rax), %ymm8
	vbroadcastss	4(%r14,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	4(%rdi,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	4(%rdi,%r10,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	4(%rcx,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-224(%rax), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-256(%rax), %ymm9
	vbroadcastss	8(%r14,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	8(%rdi,%r10,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	8(%rdi,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	8(%rcx,%r10,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	32(%rax), %ymm8
	vbroadcastss	12(%r14,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	12(%rdi,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	12(%rdi,%r10,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	12(%rcx,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	addq	$4, %rbx
	addq	$1024, %rax
	cmpq	$63, %rbx
	jle	.LBB0_17
	jmp	.LBB0_18
.LBB0_20:
	.loc	1 11 24
	movq	472(%rbp), %rax
	movl	$0, 8192(%rax)
	movq	240(%rbp), %rax
	vmovups	192(%rax), %ymm0
	vmovups	128(%rax), %ymm1
	vmovups	224(%rax), %ymm2
	vmovups	(%rax), %ymm3
	vmovups	32(%rax), %ymm4
	vmovups	64(%rax), %ymm5
	vmovups	96(%rax), %ymm6
	vmovups	160(%rax), %ymm7
	vmulps	%ymm7, %ymm7, %ymm7
	vmulps	%ymm4, %ymm4, %ymm4
	vaddps	%ymm7, %ymm4, %ymm4
	vmulps	%ymm2, %ymm2, %ymm2
	vmulps	%ymm6, %ymm6, %ymm6
	vaddps	%ymm2, %ymm6, %ymm2
	vaddps	%ymm2, %ymm4, %ymm2
	vmulps	%ymm1, %ymm1, %ymm1
	vmulps	%ymm3, %ymm3, %ymm3
	vaddps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm0, %ymm0, %ymm0
	vmulps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm0, %ymm3, %ymm0
	vaddps	%ymm0, %ymm1, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm0, %xmm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm0, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, 88(%rsp)
	movq	168(%rbp), %rax
	movq	160(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	184(%rbp), %rdi
	.loc	1 11 42
	shlq	$2, %rdi
	xorl	%ecx, %ecx
	movq	24(%rsp), %rbx
	cmpq	$15, %rcx
	jg	.LBB0_23
	.loc	1 0 42
.Ltmp8:
	.p2align	4
.LBB0_22:
	.loc	1 11 42
	vmovss	(%rax), %xmm2
	vmovaps	%ymm0, 1216(%rsp)
	vmovaps	%ymm1, 1248(%rsp)
	movl	%ecx, %edx
	andl	$15, %edx
	vmovss	%xmm2, 1216(%rsp,%rdx,4)
	vmovaps	1216(%rsp), %ymm0
	vmovaps	1248(%rsp), %ymm1
	incq	%rcx
	addq	%rdi, %rax
	cmpq	$15, %rcx
	jle	.LBB0_22
.LBB0_23:
	vmovq	72(%rsp), %xmm2
	vpbroadcastq	%xmm2, %ymm2
	vpbroadcastq	.LCPI0_1(%rip), %ymm3
	vpxor	%ymm3, %ymm2, %ymm2
	vpcmpgtq	.LCPI0_2(%rip), %ymm2, %ymm3
	vpcmpgtq	.LCPI0_3(%rip), %ymm2, %ymm4
	vpackssdw	%ymm3, %ymm4, %ymm3
	vpcmpgtq	.LCPI0_4(%rip), %ymm2, %ymm4
	vpermq	$216, %ymm3, %ymm3
	vpcmpgtq	.LCPI0_5(%rip), %ymm2, %ymm2
	vpackssdw	%ymm4, %ymm2, %ymm2
	vpermq	$216, %ymm2, %ymm2
	vpxor	%xmm4, %xmm4, %xmm4
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm0
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm1
	movq	472(%rbp), %rax
	vmovups	%ymm1, 14432(%rax)
	vmovups	%ymm0, 14400(%rax)
	movq	128(%rsp), %rax
	movq	96(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r11
	.loc	1 11 37
	movq	320(%rbp), %rax
	addq	$768, %rax
	movq	%rax, 32(%rsp)
	movq	%r15, %rax
	shlq	$4, %rax
	movq	%rax, 96(%rsp)
	leaq	(,%r15,4), %r8
	xorl	%r9d, %r9d
	movq	%r11, 80(%rsp)
	jmp	.LBB0_24
	.loc	1 0 37
.Ltmp9:
	.p2align	4
.LBB0_36:
	.loc	1 11 37
	addq	$4, %r9
	addq	96(%rsp), %r11
	movq	24(%rsp), %rbx
.LBB0_24:
	cmpq	$16, %r9
	jge	.LBB0_25
	movq	%r9, %rax
	shlq	$8, %rax
	movq	472(%rbp), %rcx
	leaq	(%rcx,%rax), %rdx
	leaq	(%rcx,%rax), %r14
	addq	$256, %r14
	movq	32(%rsp), %r12
	xorl	%r13d, %r13d
	jmp	.LBB0_31
	.loc	1 0 37
.Ltmp10:
	.p2align	4
.LBB0_35:
	.loc	1 11 37
	vmovups	%ymm3, (%rdx,%r13,4)
	vmovups	%ymm4, 32(%rdx,%r13,4)
	vmovups	%ymm5, 32(%r14,%r13,4)
	vmovups	%ymm0, (%r14,%r13,4)
	vmovups	%ymm6, 288(%r14,%r13,4)
	vmovups	%ymm1, 256(%r14,%r13,4)
	vmovups	%ymm7, 544(%r14,%r13,4)
	vmovups	%ymm2, 512(%r14,%r13,4)
	addq	$16, %r13
	addq	$64, %r12
.LBB0_31:
	cmpq	$63, %r13
	jg	.LBB0_36
	vmovups	(%rdx,%r13,4), %ymm3
	vmovups	32(%rdx,%r13,4), %ymm4
	vmovups	(%r14,%r13,4), %ymm0
	vmovups	32(%r14,%r13,4), %ymm5
	vmovups	256(%r14,%r13,4), %ymm1
	vmovups	288(%r14,%r13,4), %ymm6
	vmovups	512(%r14,%r13,4), %ymm2
	vmovups	544(%r14,%r13,4), %ymm7
	movq	%r12, %rax
	xorl	%ebx, %ebx
	cmpq	$63, %rbx
	jg	.LBB0_35
	.loc	1 0 37
.Ltmp11:
	.p2align	4
.LBB0_34:
	.loc	1 11 37
	leaq	(%r11,%rbx,4), %rdi
	leaq	(%rdi,%r8), %rcx
	addq	%r8, %rcx
	vmovups	-768(%rax), %ymm9
	vmovups	-736(%rax), %ymm8
	vbroadcastss	(%r11,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-512(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-480(%rax), %ymm8
	vbroadcastss	4(%r11,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	4(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	4(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	4(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-224(%rax), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-256(%rax), %ymm9
	vbroadcastss	8(%r11,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	8(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	8(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	8(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	32(%rax), %ymm8
	vbroadcastss	12(%r11,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	12(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	12(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	12(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	addq	$4, %rbx
	addq	$1024, %rax
	cmpq	$63, %rbx
	jle	.LBB0_34
	jmp	.LBB0_35
.LBB0_25:
	.loc	1 4 9 is_stmt 1
	movq	472(%rbp), %rax
	addq	$8640, %rax
	movq	%r10, %rcx
	shlq	$5, %rcx
	xorl	%edx, %edx
	leaq	(%rsi,%rsi), %r9
	vbroadcastsd	.LCPI0_10(%rip), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	movq	%rbx, %r11
	jmp	.LBB0_26
	.loc	1 0 9 is_stmt 0
.Ltmp12:
	.p2align	4
.LBB0_37:
	movq	192(%rsp), %rdx
	.loc	1 4 9
	addq	$8, %rdx
	addq	$512, %rax
	addq	$32, %r11
	movq	24(%rsp), %rbx
.LBB0_26:
	cmpq	$63, %rdx
	jg	.LBB0_38
	.loc	1 0 9
	movq	%rdx, 192(%rsp)
	movq	%r11, %rbx
	xorl	%r14d, %r14d
	.loc	1 4 9
	cmpq	$15, %r14
	jg	.LBB0_37
	.loc	1 0 9
.Ltmp13:
	.p2align	4
.LBB0_29:
	.loc	1 4 9
	vmovups	(%rbx), %ymm4
	leaq	(%rbx,%rsi), %rdi
	vmovups	(%rbx,%r10,4), %ymm5
	addq	%rsi, %rdi
	vmovups	(%rbx,%r10,8), %ymm6
	vmovups	(%rdi,%r10,4), %ymm7
	leaq	(%rdi,%r9), %rdx
	vmovups	(%rdi,%r10,8), %ymm8
	leaq	(%rdx,%r10,4), %r12
	vmovups	(%rdx,%r10,4), %ymm9
	leaq	(%r12,%rsi), %r13
	vmovups	(%rsi,%r12), %ymm10
	vmovups	(%rsi,%r13), %ymm11
	vshufps	$51, %ymm8, %ymm9, %ymm1
	vunpckhps	%ymm11, %ymm10, %ymm2
	vshufps	$226, %ymm2, %ymm1, %ymm1
	vshufps	$51, %ymm6, %ymm7, %ymm2
	vmovaps	128(%rsp), %ymm0
	vpermps	%ymm2, %ymm0, %ymm2
	vshufps	$51, %ymm4, %ymm5, %ymm3
	vextractf128	$1, %ymm3, %xmm3
	vshufps	$226, %xmm2, %xmm3, %xmm2
	vblendps	$15, %ymm2, %ymm1, %ymm1
	vmovaps	%ymm1, 32(%rsp)
	vunpckhps	%ymm9, %ymm8, %ymm2
	vunpckhpd	%ymm10, %ymm11, %ymm3
	vshufps	$36, %ymm3, %ymm2, %ymm2
	vunpckhps	%ymm7, %ymm6, %ymm3
	vpermpd	$170, %ymm3, %ymm3
	vunpckhps	%ymm5, %ymm4, %ymm12
	vextractf128	$1, %ymm12, %xmm12
	vblendps	$3, %xmm12, %xmm3, %xmm3
	vblendps	$15, %ymm3, %ymm2, %ymm2
	vshufps	$17, %ymm8, %ymm9, %ymm3
	vunpcklps	%ymm11, %ymm10, %ymm12
	vshufps	$226, %ymm12, %ymm3, %ymm3
	vshufps	$17, %ymm6, %ymm7, %ymm12
	vpermps	%ymm12, %ymm0, %ymm12
	vshufps	$17, %ymm4, %ymm5, %ymm13
	vextractf128	$1, %ymm13, %xmm13
	vshufps	$226, %xmm12, %xmm13, %xmm12
	vblendps	$15, %ymm12, %ymm3, %ymm3
	vunpcklps	%ymm9, %ymm8, %ymm8
	vunpcklpd	%ymm10, %ymm11, %ymm9
	vshufps	$36, %ymm9, %ymm8, %ymm8
	vunpcklps	%ymm7, %ymm6, %ymm6
	vpermpd	$170, %ymm6, %ymm6
	vunpcklps	%ymm5, %ymm4, %ymm4
	vextractf128	$1, %ymm4, %xmm4
	vblendps	$3, %xmm4, %xmm6, %xmm4
	vblendps	$15, %ymm4, %ymm8, %ymm4
	vmovups	(%rdi,%r10,8), %xmm5
	vmovups	(%rdx,%r10,4), %xmm6
	vshufps	$51, %xmm5, %xmm6, %xmm7
	vshufps	$226, %xmm7, %xmm7, %xmm7
	vinsertf128	$1, %xmm7, %ymm0, %ymm8
	vmovups	(%rsi,%r12), %xmm7
	vmovups	(%rsi,%r13), %xmm10
	vunpckhps	%xmm10, %xmm7, %xmm9
	vinsertf128	$1, %xmm9, %ymm0, %ymm9
	vblendps	$192, %ymm9, %ymm8, %ymm9
	vmovups	(%rbx,%r10,8), %xmm8
	vmovups	(%rdi,%r10,4), %xmm11
	vunpckhps	%xmm11, %xmm8, %xmm14
	vmovups	(%rbx,%r10,4), %xmm12
	vmovups	(%rbx), %xmm13
	vshufps	$51, %xmm13, %xmm12, %xmm15
	vshufps	$226, %xmm14, %xmm15, %xmm14
	vblendps	$15, %ymm14, %ymm9, %ymm9
	vunpckhps	%xmm6, %xmm5, %xmm14
	vinsertf128	$1, %xmm14, %ymm0, %ymm14
	vinsertps	$179, %xmm10, %xmm7, %xmm15
	vinsertf128	$1, %xmm15, %ymm0, %ymm15
	vblendps	$192, %ymm15, %ymm14, %ymm14
	vinsertps	$179, %xmm11, %xmm8, %xmm15
	vunpckhps	%xmm12, %xmm13, %xmm0
	vblendps	$3, %xmm0, %xmm15, %xmm0
	vblendps	$15, %ymm0, %ymm14, %ymm0
	vinsertps	$76, %xmm5, %xmm6, %xmm14
	vinsertf128	$1, %xmm14, %ymm0, %ymm14
	vunpcklps	%xmm10, %xmm7, %xmm15
	vinsertf128	$1, %xmm15, %ymm0, %ymm15
	vblendps	$192, %ymm15, %ymm14, %ymm14
	vunpcklps	%xmm11, %xmm8, %xmm15
	vinsertps	$76, %xmm13, %xmm12, %xmm1
	vblendps	$3, %xmm1, %xmm15, %xmm1
	vblendps	$15, %ymm1, %ymm14, %ymm1
	vunpcklps	%xmm6, %xmm5, %xmm5
	vmovlhps	%xmm7, %xmm10, %xmm6
	vinsertf128	$1, %xmm5, %ymm0, %ymm5
	vshufps	$36, %xmm6, %xmm6, %xmm6
	vinsertf128	$1, %xmm6, %ymm0, %ymm6
	vblendps	$192, %ymm6, %ymm5, %ymm5
	vmovlhps	%xmm8, %xmm11, %xmm6
	vunpcklps	%xmm12, %xmm13, %xmm7
	vshufps	$36, %xmm6, %xmm7, %xmm6
	vblendps	$15, %ymm6, %ymm5, %ymm5
	vmovups	%ymm5, -448(%rax,%r14,4)
	vmovups	%ymm1, -384(%rax,%r14,4)
	vmovups	%ymm0, -320(%rax,%r14,4)
	vmovups	%ymm9, -256(%rax,%r14,4)
	vmovups	%ymm4, -192(%rax,%r14,4)
	vmovups	%ymm3, -128(%rax,%r14,4)
	vmovups	%ymm2, -64(%rax,%r14,4)
	vmovaps	32(%rsp), %ymm0
	vmovups	%ymm0, (%rax,%r14,4)
	addq	$8, %r14
	addq	%rcx, %rbx
	cmpq	$15, %r14
	jle	.LBB0_29
	jmp	.LBB0_37
.LBB0_38:
	.loc	1 0 9
	xorl	%eax, %eax
	leaq	.Lconstant(%rip), %rcx
	xorl	%edx, %edx
	.loc	1 4 9
	cmpq	$16, %rdx
	jge	.LBB0_40
	.loc	1 0 9
.Ltmp14:
	.p2align	4
.LBB0_100:
	.loc	1 4 9
	vmovaps	(%rax,%rcx), %ymm0
	vmovaps	32(%rax,%rcx), %ymm1
	movq	472(%rbp), %rdi
	vmovups	%ymm1, 12320(%rdi,%rax)
	vmovups	%ymm0, 12288(%rdi,%rax)
	incq	%rdx
	addq	$64, %rax
	cmpq	$16, %rdx
	jl	.LBB0_100
.LBB0_40:
	movq	472(%rbp), %rax
	leaq	8384(%rax), %rsi
	xorl	%edx, %edx
	movq	80(%rsp), %r9
	jmp	.LBB0_41
	.loc	1 0 9
.Ltmp15:
	.p2align	4
.LBB0_45:
	movq	472(%rbp), %rax
	.loc	1 4 9
	vmovups	%ymm1, 12288(%rax,%r11)
	vmovups	%ymm2, 12320(%rax,%r11)
	vmovups	%ymm3, 12320(%rax,%rbx)
	vmovups	%ymm0, 12288(%rax,%rbx)
	vmovups	%ymm5, 12320(%rax,%r14)
	vmovups	%ymm4, 12288(%rax,%r14)
	vmovups	%ymm7, 12320(%rax,%r12)
	vmovups	%ymm6, 12288(%rax,%r12)
	addq	$4, %rdx
	addq	96(%rsp), %r9
	movq	24(%rsp), %rbx
.LBB0_41:
	cmpq	$15, %rdx
	jg	.LBB0_46
	movq	%rdx, %r11
	shlq	$6, %r11
	movq	472(%rbp), %rax
	vmovups	12288(%rax,%r11), %ymm1
	vmovups	12320(%rax,%r11), %ymm2
	vmovups	12352(%rax,%r11), %ymm0
	vmovups	12384(%rax,%r11), %ymm3
	movq	%r11, %rbx
	orq	$64, %rbx
	movq	%r11, %r14
	orq	$128, %r14
	vmovups	12448(%rax,%r11), %ymm5
	vmovups	12416(%rax,%r11), %ymm4
	movq	%r11, %r12
	orq	$192, %r12
	vmovups	12512(%rax,%r11), %ymm7
	vmovups	12480(%rax,%r11), %ymm6
	movq	%rsi, %rax
	xorl	%r13d, %r13d
	cmpq	$63, %r13
	jg	.LBB0_45
	.loc	1 0 9
.Ltmp16:
	.p2align	4
.LBB0_44:
	.loc	1 4 9
	leaq	(%r9,%r13,4), %rdi
	leaq	(%rdi,%r8), %rcx
	addq	%r8, %rcx
	vmovups	-192(%rax), %ymm9
	vmovups	-160(%rax), %ymm8
	vbroadcastss	(%r9,%r13,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm2
	vbroadcastss	(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm3
	vbroadcastss	(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	-128(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-96(%rax), %ymm8
	vbroadcastss	4(%r9,%r13,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	4(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	4(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm4
	vbroadcastss	4(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-32(%rax), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	-64(%rax), %ymm9
	vbroadcastss	8(%r9,%r13,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm2
	vbroadcastss	8(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm3
	vbroadcastss	8(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	8(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	(%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	32(%rax), %ymm8
	vbroadcastss	12(%r9,%r13,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	12(%rdi,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	12(%rdi,%r15,8), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm4
	vbroadcastss	12(%rcx,%r15,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	addq	$4, %r13
	addq	$256, %rax
	cmpq	$63, %r13
	jle	.LBB0_44
	jmp	.LBB0_45
.LBB0_46:
	.loc	1 20 17 is_stmt 1
	movq	472(%rbp), %rax
	addq	$13312, %rax
	movq	%rax, 504(%rsp)
	movq	240(%rbp), %rax
	.loc	1 11 24
	vmovups	224(%rax), %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vmovups	192(%rax), %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vmovups	160(%rax), %ymm0
	vmovaps	%ymm0, 192(%rsp)
	vmovups	128(%rax), %ymm0
	vmovaps	%ymm0, 448(%rsp)
	vmovups	(%rax), %ymm0
	vmovaps	%ymm0, 416(%rsp)
	vmovups	32(%rax), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vmovups	64(%rax), %ymm0
	vmovaps	%ymm0, 384(%rsp)
	vmovups	96(%rax), %ymm0
	vmovaps	%ymm0, 352(%rsp)
	movq	280(%rbp), %rax
	vmovups	224(%rax), %ymm0
	vmovaps	%ymm0, 576(%rsp)
	vmovups	192(%rax), %ymm0
	vmovaps	%ymm0, 544(%rsp)
	vmovups	160(%rax), %ymm0
	vmovaps	%ymm0, 512(%rsp)
	vmovups	128(%rax), %ymm0
	vmovaps	%ymm0, 832(%rsp)
	vmovups	(%rax), %ymm0
	vmovaps	%ymm0, 800(%rsp)
	vmovups	32(%rax), %ymm0
	vmovaps	%ymm0, 768(%rsp)
	vmovups	64(%rax), %ymm0
	vmovaps	%ymm0, 736(%rsp)
	vmovups	96(%rax), %ymm0
	vmovaps	%ymm0, 704(%rsp)
	movq	112(%rbp), %rax
	movq	104(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rsi
	movq	136(%rbp), %rcx
	.loc	1 20 17
	shlq	$2, %rcx
	xorl	%edi, %edi
	movq	%rbx, %r9
	xorl	%r14d, %r14d
	movq	472(%rbp), %rax
	cmpq	$16, %r14
	jge	.LBB0_48
	.loc	1 0 17 is_stmt 0
.Ltmp17:
	.p2align	4
.LBB0_101:
	.loc	1 11 24 is_stmt 1
	vmovups	4256(%rax,%rdi,4), %ymm3
	vmovups	4320(%rax,%rdi,4), %ymm6
	vmovups	4224(%rax,%rdi,4), %ymm9
	vmovups	4288(%rax,%rdi,4), %ymm7
	vmovups	4096(%rax,%rdi,4), %ymm12
	vmovups	4128(%rax,%rdi,4), %ymm13
	vmovups	4160(%rax,%rdi,4), %ymm10
	vmovups	4192(%rax,%rdi,4), %ymm11
	vaddps	%ymm7, %ymm10, %ymm0
	vaddps	%ymm9, %ymm12, %ymm1
	vaddps	%ymm0, %ymm1, %ymm0
	vaddps	%ymm6, %ymm11, %ymm1
	vaddps	%ymm3, %ymm13, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm0, %xmm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm0, %xmm1
	vaddss	%xmm1, %xmm0, %xmm4
	vmulps	%ymm3, %ymm3, %ymm14
	vmovaps	%ymm14, 1056(%rsp)
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, 1152(%rsp)
	vmulps	%ymm9, %ymm9, %ymm0
	vmovaps	%ymm0, 928(%rsp)
	vmovaps	%ymm9, %ymm15
	vmovaps	%ymm9, 256(%rsp)
	vmulps	%ymm12, %ymm12, %ymm1
	vmovaps	%ymm1, 960(%rsp)
	vmovaps	%ymm12, 640(%rsp)
	vmulps	%ymm7, %ymm7, %ymm9
	vmovaps	%ymm9, 864(%rsp)
	vmovaps	%ymm7, 288(%rsp)
	vmulps	%ymm10, %ymm10, %ymm2
	vmovaps	%ymm2, 896(%rsp)
	vmovaps	%ymm10, %ymm3
	vmovaps	%ymm10, 224(%rsp)
	vaddps	%ymm2, %ymm9, %ymm2
	vaddps	%ymm0, %ymm1, %ymm5
	vaddps	%ymm2, %ymm5, %ymm9
	vmulps	%ymm13, %ymm13, %ymm1
	vmovaps	%ymm1, 1088(%rsp)
	vmovaps	%ymm13, 608(%rsp)
	vmulps	%ymm6, %ymm6, %ymm10
	vmovaps	%ymm10, 992(%rsp)
	vmovaps	%ymm6, %ymm5
	vmovaps	%ymm6, 1120(%rsp)
	vmulps	%ymm11, %ymm11, %ymm0
	vmovaps	%ymm0, 1024(%rsp)
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm11, 1184(%rsp)
	vaddps	%ymm0, %ymm10, %ymm6
	vaddps	%ymm1, %ymm14, %ymm11
	vaddps	%ymm6, %ymm11, %ymm10
	vaddps	%ymm10, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vaddps	%xmm10, %xmm9, %xmm9
	vshufpd	$1, %xmm9, %xmm9, %xmm10
	vaddps	%xmm10, %xmm9, %xmm9
	vmovshdup	%xmm9, %xmm10
	vaddss	%xmm10, %xmm9, %xmm9
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm4, %xmm10
	vaddss	%xmm6, %xmm9, %xmm9
	vmovss	.LCPI0_6(%rip), %xmm4
	vmulss	%xmm4, %xmm10, %xmm0
	vmovaps	%xmm0, 320(%rsp)
	vmulss	%xmm0, %xmm10, %xmm10
	vsubss	%xmm10, %xmm9, %xmm9
	vcmpunordss	%xmm9, %xmm9, %xmm10
	vmaxss	%xmm6, %xmm9, %xmm11
	vblendvps	%xmm10, %xmm9, %xmm11, %xmm4
	vmovaps	%xmm4, 672(%rsp)
	vmovaps	384(%rsp), %ymm14
	vmulps	%ymm3, %ymm14, %ymm9
	vmulps	%ymm14, %ymm9, %ymm9
	vmovaps	32(%rsp), %ymm1
	vmulps	%ymm1, %ymm7, %ymm10
	vmulps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm10, %ymm9, %ymm9
	vmovaps	416(%rsp), %ymm4
	vmulps	%ymm4, %ymm12, %ymm10
	vmulps	%ymm4, %ymm10, %ymm10
	vmovaps	448(%rsp), %ymm0
	vmulps	%ymm0, %ymm15, %ymm11
	vmulps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vaddps	%ymm9, %ymm10, %ymm9
	vmovaps	352(%rsp), %ymm6
	vmulps	%ymm6, %ymm2, %ymm10
	vmulps	%ymm6, %ymm10, %ymm10
	vmovaps	96(%rsp), %ymm2
	vmulps	%ymm2, %ymm5, %ymm11
	vmulps	%ymm2, %ymm11, %ymm11
	vmovaps	%ymm2, %ymm5
	vaddps	%ymm11, %ymm10, %ymm10
	vmovaps	128(%rsp), %ymm15
	vmulps	%ymm15, %ymm13, %ymm11
	vmulps	%ymm15, %ymm11, %ymm11
	vmovaps	192(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm12
	vmulps	%ymm2, %ymm12, %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vaddps	%ymm10, %ymm11, %ymm10
	vaddps	%ymm10, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vaddps	%xmm10, %xmm9, %xmm9
	vshufpd	$1, %xmm9, %xmm9, %xmm10
	vaddps	%xmm10, %xmm9, %xmm9
	vmovshdup	%xmm9, %xmm10
	vaddss	%xmm10, %xmm9, %xmm9
	vmulps	864(%rsp), %ymm1, %ymm7
	vmulps	896(%rsp), %ymm14, %ymm8
	vmulps	%ymm14, %ymm8, %ymm8
	vmovaps	%ymm14, %ymm13
	vmulps	%ymm1, %ymm7, %ymm7
	vmovaps	%ymm1, %ymm12
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm0, %ymm8
	vmulps	928(%rsp), %ymm0, %ymm0
	vmulps	960(%rsp), %ymm4, %ymm3
	vmulps	%ymm4, %ymm3, %ymm3
	vmovaps	%ymm4, %ymm10
	vmulps	%ymm0, %ymm8, %ymm0
	vmovaps	%ymm8, %ymm11
	vaddps	%ymm0, %ymm3, %ymm0
	vaddps	%ymm7, %ymm0, %ymm3
	vxorps	%xmm7, %xmm7, %xmm7
	vaddss	%xmm7, %xmm9, %xmm0
	vmovaps	%ymm5, %ymm14
	vmulps	992(%rsp), %ymm5, %ymm5
	vmovaps	%ymm6, %ymm1
	vmulps	1024(%rsp), %ymm6, %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmulps	%ymm5, %ymm14, %ymm5
	vaddps	%ymm5, %ymm6, %ymm5
	vmovaps	320(%rsp), %xmm8
	vmulss	88(%rsp), %xmm8, %xmm6
	vsubss	%xmm6, %xmm0, %xmm6
	vmovss	%xmm6, 92(%rsp)
	vmovaps	%ymm2, %ymm4
	vmulps	1056(%rsp), %ymm2, %ymm1
	vmulps	1088(%rsp), %ymm15, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm1, %ymm3, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vaddps	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddps	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vaddss	%xmm7, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	192(%r9), %ymm4
	vmovaps	%ymm4, 1536(%rsp)
	.loc	1 11 42 is_stmt 0
	vmulss	%xmm6, %xmm8, %xmm2
	vmulss	%xmm0, %xmm8, %xmm0
	vsubss	%xmm0, %xmm1, %xmm0
	vsubss	%xmm2, %xmm0, %xmm0
	vcmpunordss	%xmm0, %xmm0, %xmm1
	vmaxss	%xmm5, %xmm0, %xmm2
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm0
	vmovaps	%xmm0, 480(%rsp)
	.loc	1 11 24
	vmovups	64(%r9), %ymm2
	vmovaps	%ymm2, 960(%rsp)
	vmovups	192(%rsi), %ymm0
	vmovaps	%ymm0, 1056(%rsp)
	vaddps	544(%rsp), %ymm4, %ymm1
	vsubps	%ymm0, %ymm1, %ymm1
	vmovaps	%ymm1, 1312(%rsp)
	vmovups	64(%rsi), %ymm0
	vmovaps	%ymm0, 1088(%rsp)
	vaddps	736(%rsp), %ymm2, %ymm2
	vsubps	%ymm0, %ymm2, %ymm4
	vmovaps	%ymm13, %ymm9
	vmulps	%ymm4, %ymm13, %ymm3
	vmulps	%ymm1, %ymm12, %ymm5
	vaddps	%ymm5, %ymm3, %ymm6
	vmovups	128(%r9), %ymm1
	vmovaps	%ymm1, 1472(%rsp)
	vmovups	128(%rsi), %ymm0
	vmovaps	%ymm0, 992(%rsp)
	vaddps	832(%rsp), %ymm1, %ymm3
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	(%r9), %ymm1
	vmovaps	%ymm1, 896(%rsp)
	vmovups	(%rsi), %ymm0
	vmovaps	%ymm0, 1024(%rsp)
	vaddps	800(%rsp), %ymm1, %ymm5
	vsubps	%ymm0, %ymm5, %ymm12
	vmovaps	%ymm10, %ymm13
	vmulps	%ymm10, %ymm12, %ymm7
	vmulps	%ymm3, %ymm11, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vaddps	%ymm6, %ymm7, %ymm0
	vmovaps	%ymm0, 1280(%rsp)
	vmovups	224(%r9), %ymm1
	vmovaps	%ymm1, 1376(%rsp)
	vmovups	224(%rsi), %ymm0
	vmovaps	%ymm0, 864(%rsp)
	vaddps	576(%rsp), %ymm1, %ymm6
	vsubps	%ymm0, %ymm6, %ymm11
	vmovups	96(%r9), %ymm1
	vmovaps	%ymm1, 1440(%rsp)
	vmovups	96(%rsi), %ymm0
	vmovaps	%ymm0, 928(%rsp)
	vaddps	704(%rsp), %ymm1, %ymm7
	vsubps	%ymm0, %ymm7, %ymm7
	vmovaps	352(%rsp), %ymm6
	vmulps	%ymm6, %ymm7, %ymm8
	vmulps	%ymm14, %ymm11, %ymm10
	vaddps	%ymm10, %ymm8, %ymm1
	vmovups	160(%r9), %ymm2
	vmovaps	%ymm2, 1344(%rsp)
	vmovups	160(%rsi), %ymm0
	vmovaps	%ymm0, 1504(%rsp)
	vaddps	512(%rsp), %ymm2, %ymm10
	vsubps	%ymm0, %ymm10, %ymm10
	vmovups	32(%r9), %ymm2
	vmovaps	%ymm2, 1408(%rsp)
	vmovups	32(%rsi), %ymm0
	vmovaps	%ymm0, 1568(%rsp)
	vaddps	768(%rsp), %ymm2, %ymm15
	vsubps	%ymm0, %ymm15, %ymm15
	vmovaps	128(%rsp), %ymm2
	vmulps	%ymm2, %ymm15, %ymm0
	vmovaps	192(%rsp), %ymm5
	vmulps	%ymm5, %ymm10, %ymm14
	vaddps	%ymm0, %ymm14, %ymm0
	vaddps	%ymm1, %ymm0, %ymm0
	vaddps	1280(%rsp), %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm0, %xmm0, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm0, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovaps	1312(%rsp), %ymm1
	vmulps	288(%rsp), %ymm1, %ymm1
	vmulps	224(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	32(%rsp), %ymm1, %ymm1
	vaddps	%ymm1, %ymm4, %ymm1
	vmulps	256(%rsp), %ymm3, %ymm3
	vmovaps	640(%rsp), %ymm14
	vmulps	%ymm12, %ymm14, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmovaps	448(%rsp), %ymm13
	vmulps	%ymm3, %ymm13, %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vaddps	%ymm1, %ymm3, %ymm1
	vmovaps	1120(%rsp), %ymm12
	vmulps	%ymm11, %ymm12, %ymm3
	vmovaps	1184(%rsp), %ymm8
	vmulps	%ymm7, %ymm8, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmovaps	96(%rsp), %ymm11
	vmulps	%ymm3, %ymm11, %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vmovaps	1152(%rsp), %ymm6
	vmulps	%ymm6, %ymm10, %ymm7
	vmovaps	608(%rsp), %ymm9
	vmulps	%ymm15, %ymm9, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm5, %ymm7, %ymm2
	vaddps	%ymm2, %ymm4, %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vaddps	%ymm2, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vaddps	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddps	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vaddss	%xmm2, %xmm1, %xmm1
	vmovaps	320(%rsp), %xmm4
	.loc	1 11 42
	vmulss	%xmm4, %xmm0, %xmm2
	vsubss	%xmm2, %xmm1, %xmm1
	vmovaps	672(%rsp), %xmm2
	.loc	1 11 24
	vmulss	.LCPI0_6(%rip), %xmm2, %xmm2
	vaddss	.LCPI0_7(%rip), %xmm2, %xmm2
	vsqrtss	%xmm2, %xmm2, %xmm2
	vmovss	.LCPI0_8(%rip), %xmm3
	vdivss	%xmm2, %xmm3, %xmm2
	.loc	1 11 42
	vmulss	480(%rsp), %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vmulss	.LCPI0_9(%rip), %xmm1, %xmm1
	vmulss	%xmm2, %xmm2, %xmm3
	vmulss	%xmm3, %xmm2, %xmm3
	vmulss	%xmm3, %xmm1, %xmm1
	vmovss	%xmm1, 480(%rsp)
	vmulss	92(%rsp), %xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm1
	vbroadcastss	%xmm2, %ymm0
	vbroadcastss	.LCPI0_0(%rip), %xmm2
	vxorps	%xmm2, %xmm0, %xmm2
	vmulss	%xmm2, %xmm1, %xmm1
	vmovss	%xmm1, 672(%rsp)
	vbroadcastss	%xmm4, %ymm7
	.loc	1 11 24
	vsubps	%ymm7, %ymm14, %ymm10
	vsubps	%ymm7, %ymm9, %ymm15
	vmovaps	224(%rsp), %ymm1
	vsubps	%ymm7, %ymm1, %ymm2
	vsubps	%ymm7, %ymm8, %ymm3
	vmovaps	%ymm3, 608(%rsp)
	vmovaps	256(%rsp), %ymm1
	vsubps	%ymm7, %ymm1, %ymm4
	vmovaps	%ymm4, 320(%rsp)
	vsubps	%ymm7, %ymm6, %ymm8
	vmovaps	%ymm8, 256(%rsp)
	vmovaps	288(%rsp), %ymm1
	vsubps	%ymm7, %ymm1, %ymm6
	vsubps	%ymm7, %ymm12, %ymm7
	vmulps	%ymm0, %ymm7, %ymm9
	.loc	1 11 22
	vmulps	%ymm9, %ymm11, %ymm9
	.loc	1 11 14
	vaddps	1376(%rsp), %ymm9, %ymm9
	.loc	1 11 24
	vmulps	%ymm0, %ymm6, %ymm11
	.loc	1 11 22
	vmulps	32(%rsp), %ymm11, %ymm11
	.loc	1 11 14
	vaddps	1536(%rsp), %ymm11, %ymm11
	.loc	1 11 24
	vmulps	%ymm0, %ymm8, %ymm12
	.loc	1 11 22
	vmulps	%ymm5, %ymm12, %ymm12
	.loc	1 11 14
	vaddps	1344(%rsp), %ymm12, %ymm12
	.loc	1 11 24
	vmulps	%ymm0, %ymm4, %ymm8
	.loc	1 11 22
	vmulps	%ymm8, %ymm13, %ymm8
	.loc	1 11 14
	vaddps	1472(%rsp), %ymm8, %ymm14
	.loc	1 11 24
	vmulps	%ymm0, %ymm3, %ymm8
	vmovaps	352(%rsp), %ymm13
	.loc	1 11 22
	vmulps	%ymm8, %ymm13, %ymm8
	.loc	1 11 14
	vaddps	1440(%rsp), %ymm8, %ymm4
	.loc	1 11 24
	vmulps	%ymm0, %ymm2, %ymm8
	vmovaps	%ymm2, %ymm5
	.loc	1 11 22
	vmulps	384(%rsp), %ymm8, %ymm8
	.loc	1 11 14
	vaddps	960(%rsp), %ymm8, %ymm3
	.loc	1 11 24
	vmulps	%ymm0, %ymm15, %ymm8
	.loc	1 11 22
	vmulps	128(%rsp), %ymm8, %ymm8
	.loc	1 11 14
	vaddps	1408(%rsp), %ymm8, %ymm2
	.loc	1 11 24
	vmulps	%ymm0, %ymm10, %ymm8
	.loc	1 11 22
	vmulps	416(%rsp), %ymm8, %ymm8
	.loc	1 11 14
	vaddps	896(%rsp), %ymm8, %ymm1
	.loc	1 11 48
	vaddps	576(%rsp), %ymm9, %ymm8
	.loc	1 13 29 is_stmt 1
	vsubps	864(%rsp), %ymm8, %ymm9
	.loc	1 11 48
	vaddps	544(%rsp), %ymm11, %ymm8
	.loc	1 13 29
	vsubps	1056(%rsp), %ymm8, %ymm8
	.loc	1 11 48
	vaddps	512(%rsp), %ymm12, %ymm11
	.loc	1 13 29
	vsubps	1504(%rsp), %ymm11, %ymm12
	.loc	1 11 48
	vaddps	832(%rsp), %ymm14, %ymm11
	.loc	1 13 29
	vsubps	992(%rsp), %ymm11, %ymm11
	.loc	1 11 48
	vaddps	704(%rsp), %ymm4, %ymm4
	.loc	1 13 29
	vsubps	928(%rsp), %ymm4, %ymm14
	.loc	1 11 48
	vaddps	736(%rsp), %ymm3, %ymm3
	.loc	1 13 29
	vsubps	1088(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, 640(%rsp)
	.loc	1 11 48
	vaddps	768(%rsp), %ymm2, %ymm2
	.loc	1 13 29
	vsubps	1568(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, 224(%rsp)
	.loc	1 11 48
	vaddps	800(%rsp), %ymm1, %ymm1
	.loc	1 13 29
	vsubps	1024(%rsp), %ymm1, %ymm1
	vmovaps	%ymm1, 288(%rsp)
	vmovss	.LCPI0_6(%rip), %xmm1
	.loc	1 11 42
	vmulss	480(%rsp), %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm2
	.loc	1 11 24 is_stmt 0
	vmulps	%ymm2, %ymm10, %ymm4
	vmulps	%ymm2, %ymm15, %ymm15
	vmulps	%ymm5, %ymm2, %ymm1
	vmulps	608(%rsp), %ymm2, %ymm10
	vmulps	320(%rsp), %ymm2, %ymm3
	vmulps	256(%rsp), %ymm2, %ymm5
	vmulps	%ymm6, %ymm2, %ymm6
	vmulps	%ymm7, %ymm2, %ymm2
	.loc	1 11 22
	vmulps	96(%rsp), %ymm9, %ymm7
	.loc	1 11 24
	vaddps	%ymm2, %ymm2, %ymm2
	vmulps	%ymm0, %ymm7, %ymm7
	vaddps	%ymm2, %ymm7, %ymm2
	.loc	1 11 22
	vmulps	32(%rsp), %ymm8, %ymm7
	.loc	1 11 24
	vaddps	%ymm6, %ymm6, %ymm6
	vmulps	%ymm0, %ymm7, %ymm7
	vaddps	%ymm6, %ymm7, %ymm9
	.loc	1 11 22
	vmulps	192(%rsp), %ymm12, %ymm6
	.loc	1 11 24
	vaddps	%ymm5, %ymm5, %ymm5
	vmulps	%ymm0, %ymm6, %ymm6
	vaddps	%ymm5, %ymm6, %ymm12
	.loc	1 11 22
	vmulps	448(%rsp), %ymm11, %ymm5
	.loc	1 11 24
	vaddps	%ymm3, %ymm3, %ymm3
	vmulps	%ymm0, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm3
	.loc	1 11 22
	vmulps	%ymm13, %ymm14, %ymm5
	.loc	1 11 24
	vaddps	%ymm10, %ymm10, %ymm6
	vmulps	%ymm0, %ymm5, %ymm5
	vaddps	%ymm6, %ymm5, %ymm5
	vmovaps	640(%rsp), %ymm6
	.loc	1 11 22
	vmulps	384(%rsp), %ymm6, %ymm6
	.loc	1 11 24
	vaddps	%ymm1, %ymm1, %ymm1
	vmulps	%ymm0, %ymm6, %ymm6
	vaddps	%ymm1, %ymm6, %ymm6
	vmovaps	224(%rsp), %ymm1
	.loc	1 11 22
	vmulps	128(%rsp), %ymm1, %ymm1
	.loc	1 11 24
	vaddps	%ymm15, %ymm15, %ymm7
	vmulps	%ymm0, %ymm1, %ymm1
	vaddps	%ymm7, %ymm1, %ymm7
	vmovaps	288(%rsp), %ymm1
	.loc	1 11 22
	vmulps	416(%rsp), %ymm1, %ymm1
	.loc	1 11 24
	vmulps	%ymm0, %ymm1, %ymm1
	.loc	1 11 42
	vmovss	.LCPI0_6(%rip), %xmm0
	vmulss	672(%rsp), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	.loc	1 11 24
	vaddps	%ymm4, %ymm4, %ymm4
	vaddps	%ymm4, %ymm1, %ymm8
	.loc	1 11 42
	vbroadcastss	14400(%rax,%r14,4), %ymm4
	vaddps	%ymm0, %ymm2, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8416(%rax,%rdi,4)
	vaddps	%ymm0, %ymm9, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8384(%rax,%rdi,4)
	vaddps	%ymm0, %ymm12, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8352(%rax,%rdi,4)
	vaddps	%ymm0, %ymm3, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8320(%rax,%rdi,4)
	vaddps	%ymm0, %ymm5, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8288(%rax,%rdi,4)
	vaddps	%ymm0, %ymm6, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8256(%rax,%rdi,4)
	vaddps	%ymm0, %ymm7, %ymm1
	vaddps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 8224(%rax,%rdi,4)
	vmulps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 8192(%rax,%rdi,4)
	.loc	1 20 17 is_stmt 1
	vbroadcastss	14336(%rax,%r14,4), %ymm0
	vmulps	12288(%rax,%rdi), %ymm0, %ymm1
	vmulps	12320(%rax,%rdi), %ymm0, %ymm0
	vmovups	%ymm0, 13344(%rax,%rdi)
	vmovups	%ymm1, 13312(%rax,%rdi)
	incq	%r14
	addq	$64, %rdi
	addq	%rcx, %rsi
	leaq	(,%r10,4), %rax
	addq	%rax, %r9
	movq	472(%rbp), %rax
	cmpq	$16, %r14
	jl	.LBB0_101
.LBB0_48:
	.loc	1 11 42
	leaq	8960(%rax), %r15
	leaq	13516(%rax), %rsi
	leaq	13568(%rax), %rdi
	leaq	8704(%rax), %r9
	leaq	13640(%rax), %r11
	leaq	13696(%rax), %rbx
	leaq	13772(%rax), %r14
	xorl	%r13d, %r13d
	movq	%r15, 1120(%rsp)
	movq	176(%rsp), %rax
	movq	%rax, 32(%rsp)
	jmp	.LBB0_49
	.loc	1 0 42 is_stmt 0
.Ltmp18:
	.p2align	4
.LBB0_74:
	movq	472(%rbp), %rcx
	.loc	1 11 42
	vmovups	%ymm4, (%rcx,%rax)
	vmovups	%ymm5, 32(%rcx,%rax)
	vmovups	%ymm6, 64(%rcx,%rax)
	vmovups	%ymm7, 96(%rcx,%rax)
	vmovups	%ymm3, 128(%rcx,%rax)
	vmovups	%ymm2, 160(%rcx,%rax)
	vmovups	%ymm1, 192(%rcx,%rax)
	vmovups	%ymm0, 224(%rcx,%rax)
	addq	$8, %r13
	addq	$512, %rsi
	addq	$2048, 32(%rsp)
	addq	$544, %rdi
	addq	$2048, %r9
	addq	$544, %r11
	addq	$544, %rbx
	addq	$2048, %r15
	addq	$544, %r14
.LBB0_49:
	cmpq	$15, %r13
	jg	.LBB0_75
	.loc	1 0 42
	movq	%r15, 800(%rsp)
	movq	%r14, 832(%rsp)
	movq	%rbx, 512(%rsp)
	movq	%r11, 544(%rsp)
	movq	%r9, 576(%rsp)
	movq	%rdi, 320(%rsp)
	movq	%rsi, 768(%rsp)
	movq	%rsi, %r14
	movq	1120(%rsp), %rax
	xorl	%r11d, %r11d
	jmp	.LBB0_51
	.p2align	4
.LBB0_61:
	.loc	1 11 42
	addq	$8, %r11
	addq	$2048, %rax
	movq	%r15, %r14
	addq	$32, %r14
.LBB0_51:
	.loc	1 11 42 is_stmt 1
	cmpq	%r13, %r11
	jge	.LBB0_62
	.loc	1 0 42 is_stmt 0
	movq	%r14, %r15
	xorl	%r9d, %r9d
	jmp	.LBB0_53
	.p2align	4
.LBB0_60:
	.loc	1 11 42
	addq	$4, %r9
	addq	$256, %r14
.LBB0_53:
	.loc	1 11 42 is_stmt 1
	cmpq	$7, %r9
	jg	.LBB0_61
	leaq	(%r9,%r13), %rcx
	shlq	$8, %rcx
	movq	472(%rbp), %rdx
	leaq	(%rdx,%rcx), %rsi
	leaq	(%rdx,%rcx), %r12
	addq	$256, %r12
	movq	%rax, %rdi
	xorl	%ebx, %ebx
	jmp	.LBB0_55
	.loc	1 0 42 is_stmt 0
.Ltmp19:
	.p2align	4
.LBB0_59:
	.loc	1 11 42
	addq	$16, %rbx
	addq	$64, %rdi
.LBB0_55:
	cmpq	$63, %rbx
	jg	.LBB0_60
	.loc	1 0 42
	vmovups	(%rsi,%rbx,4), %ymm0
	vmovups	32(%rsi,%rbx,4), %ymm1
	vmovups	(%r12,%rbx,4), %ymm2
	vmovups	32(%r12,%rbx,4), %ymm3
	vmovups	256(%r12,%rbx,4), %ymm4
	vmovups	288(%r12,%rbx,4), %ymm5
	vmovups	512(%r12,%rbx,4), %ymm6
	vmovups	544(%r12,%rbx,4), %ymm7
	movq	%rdi, %rcx
	xorl	%edx, %edx
	.loc	1 11 42
	cmpq	$7, %rdx
	jg	.LBB0_59
	.loc	1 0 42
.Ltmp20:
	.p2align	4
.LBB0_58:
	.loc	1 11 42
	vmovups	-768(%rcx), %ymm8
	vmovups	-736(%rcx), %ymm9
	vbroadcastss	-204(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm0
	vbroadcastss	-140(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm2
	vbroadcastss	-76(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	-12(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm7
	vmovups	-512(%rcx), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vmovups	-480(%rcx), %ymm8
	vbroadcastss	-200(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm1
	vbroadcastss	-136(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vfmadd231ps	%ymm10, %ymm8, %ymm3
	vbroadcastss	-72(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	-8(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	-256(%rcx), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-224(%rcx), %ymm8
	vbroadcastss	-196(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	-132(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm2
	vbroadcastss	-68(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm4
	vbroadcastss	-4(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	32(%rcx), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	(%rcx), %ymm9
	vbroadcastss	-192(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm1
	vbroadcastss	-128(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vfmadd231ps	%ymm10, %ymm8, %ymm3
	vbroadcastss	-64(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	(%r14,%rdx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	%ymm1, 32(%rsi,%rbx,4)
	vmovups	%ymm0, (%rsi,%rbx,4)
	vmovups	%ymm3, 32(%r12,%rbx,4)
	vmovups	%ymm2, (%r12,%rbx,4)
	vmovups	%ymm5, 288(%r12,%rbx,4)
	vmovups	%ymm4, 256(%r12,%rbx,4)
	vmovups	%ymm7, 544(%r12,%rbx,4)
	vmovups	%ymm6, 512(%r12,%rbx,4)
	addq	$4, %rdx
	addq	$1024, %rcx
	cmpq	$7, %rdx
	jle	.LBB0_58
	jmp	.LBB0_59
	.loc	1 0 42
.Ltmp21:
	.p2align	4
.LBB0_62:
	.loc	1 11 42
	movq	%r13, %rax
	shlq	$6, %rax
	leaq	(%rax,%r13,4), %rax
	movq	%r13, %r14
	shlq	$8, %r14
	movq	472(%rbp), %rsi
	vmovups	8416(%rsi,%r14), %ymm15
	vmovups	8384(%rsi,%r14), %ymm14
	vmovups	8352(%rsi,%r14), %ymm13
	vmovups	8320(%rsi,%r14), %ymm12
	vmovups	8192(%rsi,%r14), %ymm2
	vmovaps	%ymm2, 256(%rsp)
	vmovups	8224(%rsi,%r14), %ymm3
	vmovaps	%ymm3, 224(%rsp)
	vmovups	8256(%rsi,%r14), %ymm11
	vmovups	8288(%rsi,%r14), %ymm10
	vbroadcastss	13312(%rsi,%rax), %ymm0
	vmovups	(%rsi,%r14), %ymm1
	vfmadd231ps	%ymm2, %ymm0, %ymm1
	vmovups	32(%rsi,%r14), %ymm2
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vmovups	64(%rsi,%r14), %ymm3
	vfmadd231ps	%ymm11, %ymm0, %ymm3
	vmovups	96(%rsi,%r14), %ymm4
	vfmadd231ps	%ymm10, %ymm0, %ymm4
	vmovups	128(%rsi,%r14), %ymm5
	vfmadd231ps	%ymm12, %ymm0, %ymm5
	vmovups	160(%rsi,%r14), %ymm6
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	vmovups	192(%rsi,%r14), %ymm7
	vfmadd231ps	%ymm14, %ymm0, %ymm7
	vfmadd213ps	224(%rsi,%r14), %ymm15, %ymm0
	vmovups	%ymm0, 224(%rsi,%r14)
	vmovups	%ymm7, 192(%rsi,%r14)
	vmovups	%ymm6, 160(%rsi,%r14)
	vmovups	%ymm5, 128(%rsi,%r14)
	vmovups	%ymm4, 96(%rsi,%r14)
	vmovups	%ymm3, 64(%rsi,%r14)
	vmovups	%ymm2, 32(%rsi,%r14)
	vmovups	%ymm1, (%rsi,%r14)
	movq	%r13, %rax
	orq	$1, %rax
	movq	%rax, %rcx
	shlq	$6, %rcx
	movq	504(%rsp), %rdi
	leaq	(%rdi,%rcx), %rdx
	leaq	(%rcx,%r13,4), %rcx
	addq	$4, %rcx
	shlq	$8, %rax
	vmovups	8416(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 128(%rsp)
	vmovups	8384(%rsi,%rax), %ymm6
	vmovaps	%ymm6, 96(%rsp)
	vmovups	8352(%rsi,%rax), %ymm7
	vmovaps	%ymm7, 192(%rsp)
	vmovups	8320(%rsi,%rax), %ymm8
	vmovaps	%ymm8, 448(%rsp)
	vmovups	8192(%rsi,%rax), %ymm9
	vmovaps	%ymm9, 288(%rsp)
	vbroadcastss	(%rdx,%r13,4), %ymm0
	vmovups	224(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm15, %ymm0, %ymm2
	vbroadcastss	13312(%rsi,%rcx), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm2
	vmovups	8224(%rsi,%rax), %ymm5
	vmovaps	%ymm5, 352(%rsp)
	vmovups	8256(%rsi,%rax), %ymm4
	vmovaps	%ymm4, 384(%rsp)
	vmovups	8288(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 416(%rsp)
	vmovups	%ymm2, 224(%rsi,%rax)
	vmovups	192(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm14, %ymm0, %ymm2
	vfmadd231ps	%ymm6, %ymm1, %ymm2
	vmovups	%ymm2, 192(%rsi,%rax)
	vmovups	160(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm13, %ymm0, %ymm2
	vfmadd231ps	%ymm7, %ymm1, %ymm2
	vmovups	%ymm2, 160(%rsi,%rax)
	vmovups	128(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm12, %ymm0, %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm2
	vmovups	%ymm2, 128(%rsi,%rax)
	vmovups	96(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm10, %ymm0, %ymm2
	vfmadd231ps	%ymm3, %ymm1, %ymm2
	vmovups	%ymm2, 96(%rsi,%rax)
	vmovups	64(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm11, %ymm0, %ymm2
	vfmadd231ps	%ymm4, %ymm1, %ymm2
	vmovups	%ymm2, 64(%rsi,%rax)
	vmovups	32(%rsi,%rax), %ymm2
	vmovaps	224(%rsp), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vfmadd231ps	%ymm5, %ymm1, %ymm2
	vmovups	%ymm2, 32(%rsi,%rax)
	vmovaps	256(%rsp), %ymm2
	vfmadd213ps	(%rsi,%rax), %ymm2, %ymm0
	vfmadd231ps	%ymm9, %ymm1, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	movq	%r13, %rax
	orq	$2, %rax
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rdi,%rcx), %rdx
	shlq	$8, %rax
	vbroadcastss	(%rdx,%r13,4), %ymm1
	vmovups	(%rsi,%rax), %ymm9
	vfmadd231ps	%ymm2, %ymm1, %ymm9
	vmovups	32(%rsi,%rax), %ymm8
	vfmadd231ps	%ymm3, %ymm1, %ymm8
	vmovups	64(%rsi,%rax), %ymm7
	vfmadd231ps	%ymm11, %ymm1, %ymm7
	vmovups	96(%rsi,%rax), %ymm6
	vfmadd231ps	%ymm10, %ymm1, %ymm6
	vmovups	128(%rsi,%rax), %ymm5
	vfmadd231ps	%ymm12, %ymm1, %ymm5
	vmovups	160(%rsi,%rax), %ymm4
	vfmadd231ps	%ymm13, %ymm1, %ymm4
	vmovups	192(%rsi,%rax), %ymm2
	vfmadd231ps	%ymm14, %ymm1, %ymm2
	vfmadd213ps	224(%rsi,%rax), %ymm15, %ymm1
	vbroadcastss	4(%rdx,%r13,4), %ymm0
	vfmadd231ps	128(%rsp), %ymm0, %ymm1
	vfmadd231ps	96(%rsp), %ymm0, %ymm2
	vfmadd231ps	192(%rsp), %ymm0, %ymm4
	vfmadd231ps	448(%rsp), %ymm0, %ymm5
	vfmadd231ps	416(%rsp), %ymm0, %ymm6
	vfmadd231ps	384(%rsp), %ymm0, %ymm7
	vfmadd231ps	352(%rsp), %ymm0, %ymm8
	vfmadd231ps	288(%rsp), %ymm0, %ymm9
	leaq	8(%rcx,%r13,4), %rcx
	vmovups	8192(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 736(%rsp)
	vbroadcastss	13312(%rsi,%rcx), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm9
	vmovups	8224(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 704(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	vmovups	8256(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 672(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm7
	vmovups	8288(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 640(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm6
	vmovups	8320(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 608(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vmovups	8352(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 1184(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmovups	8384(%rsi,%rax), %ymm3
	vmovaps	%ymm3, 1152(%rsp)
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vmovups	8416(%rsi,%rax), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, 224(%rsi,%rax)
	vmovups	%ymm2, 192(%rsi,%rax)
	vmovups	%ymm4, 160(%rsi,%rax)
	vmovups	%ymm5, 128(%rsi,%rax)
	vmovups	%ymm6, 96(%rsi,%rax)
	vmovups	%ymm7, 64(%rsi,%rax)
	vmovups	%ymm8, 32(%rsi,%rax)
	vmovups	%ymm9, (%rsi,%rax)
	movq	%r13, %rax
	orq	$3, %rax
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rdi,%rcx), %rdx
	shlq	$8, %rax
	vbroadcastss	(%rdx,%r13,4), %ymm0
	vfmadd213ps	224(%rsi,%rax), %ymm0, %ymm15
	vfmadd213ps	192(%rsi,%rax), %ymm0, %ymm14
	vfmadd213ps	160(%rsi,%rax), %ymm0, %ymm13
	vfmadd213ps	128(%rsi,%rax), %ymm0, %ymm12
	vfmadd213ps	96(%rsi,%rax), %ymm0, %ymm10
	vfmadd213ps	64(%rsi,%rax), %ymm0, %ymm11
	vmovaps	224(%rsp), %ymm2
	vfmadd213ps	32(%rsi,%rax), %ymm0, %ymm2
	vmovaps	256(%rsp), %ymm1
	vfmadd213ps	(%rsi,%rax), %ymm0, %ymm1
	vbroadcastss	4(%rdx,%r13,4), %ymm0
	vfmadd231ps	288(%rsp), %ymm0, %ymm1
	vfmadd231ps	352(%rsp), %ymm0, %ymm2
	vfmadd231ps	384(%rsp), %ymm0, %ymm11
	vfmadd231ps	416(%rsp), %ymm0, %ymm10
	vfmadd231ps	448(%rsp), %ymm0, %ymm12
	vfmadd231ps	192(%rsp), %ymm0, %ymm13
	vfmadd231ps	96(%rsp), %ymm0, %ymm14
	vfmadd231ps	128(%rsp), %ymm0, %ymm15
	vbroadcastss	8(%rdx,%r13,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm15
	vfmadd231ps	1152(%rsp), %ymm0, %ymm14
	vfmadd231ps	1184(%rsp), %ymm0, %ymm13
	vfmadd231ps	608(%rsp), %ymm0, %ymm12
	vfmadd231ps	640(%rsp), %ymm0, %ymm10
	vfmadd231ps	672(%rsp), %ymm0, %ymm11
	vfmadd231ps	704(%rsp), %ymm0, %ymm2
	vfmadd231ps	736(%rsp), %ymm0, %ymm1
	leaq	12(%rcx,%r13,4), %rcx
	vbroadcastss	13312(%rsi,%rcx), %ymm0
	vfmadd231ps	8192(%rsi,%rax), %ymm0, %ymm1
	vfmadd231ps	8224(%rsi,%rax), %ymm0, %ymm2
	vfmadd231ps	8256(%rsi,%rax), %ymm0, %ymm11
	vfmadd231ps	8288(%rsi,%rax), %ymm0, %ymm10
	vfmadd231ps	8320(%rsi,%rax), %ymm0, %ymm12
	vfmadd231ps	8352(%rsi,%rax), %ymm0, %ymm13
	vfmadd231ps	8384(%rsi,%rax), %ymm0, %ymm14
	vfmadd231ps	8416(%rsi,%rax), %ymm0, %ymm15
	vmovups	%ymm15, 224(%rsi,%rax)
	vmovups	%ymm14, 192(%rsi,%rax)
	vmovups	%ymm13, 160(%rsi,%rax)
	vmovups	%ymm12, 128(%rsi,%rax)
	vmovups	%ymm10, 96(%rsi,%rax)
	vmovups	%ymm11, 64(%rsi,%rax)
	vmovups	%ymm2, 32(%rsi,%rax)
	vmovups	%ymm1, (%rsi,%rax)
	movq	%r14, %rax
	orq	$1024, %rax
	vmovups	1248(%rsi,%r14), %ymm0
	vmovups	1216(%rsi,%r14), %ymm1
	vmovups	1184(%rsi,%r14), %ymm2
	vmovups	1152(%rsi,%r14), %ymm3
	vmovups	1024(%rsi,%r14), %ymm4
	vmovups	1056(%rsi,%r14), %ymm5
	vmovups	1088(%rsi,%r14), %ymm6
	vmovups	1120(%rsi,%r14), %ymm7
	movq	32(%rsp), %rcx
	xorl	%edx, %edx
	movq	768(%rsp), %rsi
	movq	320(%rsp), %rdi
	movq	576(%rsp), %r9
	movq	544(%rsp), %r11
	movq	512(%rsp), %rbx
	movq	800(%rsp), %r15
	cmpq	$4, %rdx
	jg	.LBB0_65
	.loc	1 0 42
.Ltmp22:
	.p2align	4
.LBB0_64:
	.loc	1 11 42
	vbroadcastss	(%rdi,%rdx,4), %ymm8
	vfmadd231ps	32(%rcx), %ymm8, %ymm5
	vfmadd231ps	(%rcx), %ymm8, %ymm4
	vfmadd231ps	64(%rcx), %ymm8, %ymm6
	vfmadd231ps	96(%rcx), %ymm8, %ymm7
	vfmadd231ps	128(%rcx), %ymm8, %ymm3
	vfmadd231ps	160(%rcx), %ymm8, %ymm2
	vfmadd231ps	192(%rcx), %ymm8, %ymm1
	vfmadd231ps	224(%rcx), %ymm8, %ymm0
	incq	%rdx
	addq	$256, %rcx
	cmpq	$4, %rdx
	jle	.LBB0_64
.LBB0_65:
	.loc	1 0 42
	movq	472(%rbp), %rcx
	.loc	1 11 42
	vmovups	%ymm4, (%rcx,%rax)
	vmovups	%ymm5, 32(%rcx,%rax)
	vmovups	%ymm6, 64(%rcx,%rax)
	vmovups	%ymm7, 96(%rcx,%rax)
	vmovups	%ymm3, 128(%rcx,%rax)
	vmovups	%ymm2, 160(%rcx,%rax)
	vmovups	%ymm1, 192(%rcx,%rax)
	vmovups	%ymm0, 224(%rcx,%rax)
	movq	%r14, %rax
	orq	$1280, %rax
	vmovups	1504(%rcx,%r14), %ymm0
	vmovups	1472(%rcx,%r14), %ymm1
	vmovups	1440(%rcx,%r14), %ymm2
	vmovups	1408(%rcx,%r14), %ymm3
	vmovups	1280(%rcx,%r14), %ymm4
	vmovups	1312(%rcx,%r14), %ymm5
	vmovups	1344(%rcx,%r14), %ymm6
	vmovups	1376(%rcx,%r14), %ymm7
	movq	%r9, %rcx
	xorl	%edx, %edx
	cmpq	$5, %rdx
	jg	.LBB0_68
	.loc	1 0 42
.Ltmp23:
	.p2align	4
.LBB0_67:
	.loc	1 11 42
	vbroadcastss	-8(%r11,%rdx,4), %ymm8
	vfmadd231ps	-480(%rcx), %ymm8, %ymm5
	vfmadd231ps	-512(%rcx), %ymm8, %ymm4
	vfmadd231ps	-448(%rcx), %ymm8, %ymm6
	vfmadd231ps	-416(%rcx), %ymm8, %ymm7
	vfmadd231ps	-384(%rcx), %ymm8, %ymm3
	vfmadd231ps	-352(%rcx), %ymm8, %ymm2
	vfmadd231ps	-320(%rcx), %ymm8, %ymm1
	vfmadd231ps	-288(%rcx), %ymm8, %ymm0
	vbroadcastss	-4(%r11,%rdx,4), %ymm8
	vfmadd231ps	-32(%rcx), %ymm8, %ymm0
	vfmadd231ps	-64(%rcx), %ymm8, %ymm1
	vfmadd231ps	-96(%rcx), %ymm8, %ymm2
	vfmadd231ps	-128(%rcx), %ymm8, %ymm3
	vfmadd231ps	-160(%rcx), %ymm8, %ymm7
	vfmadd231ps	-192(%rcx), %ymm8, %ymm6
	vfmadd231ps	-256(%rcx), %ymm8, %ymm4
	vfmadd231ps	-224(%rcx), %ymm8, %ymm5
	vbroadcastss	(%r11,%rdx,4), %ymm8
	vfmadd231ps	32(%rcx), %ymm8, %ymm5
	vfmadd231ps	(%rcx), %ymm8, %ymm4
	vfmadd231ps	64(%rcx), %ymm8, %ymm6
	vfmadd231ps	96(%rcx), %ymm8, %ymm7
	vfmadd231ps	128(%rcx), %ymm8, %ymm3
	vfmadd231ps	160(%rcx), %ymm8, %ymm2
	vfmadd231ps	192(%rcx), %ymm8, %ymm1
	vfmadd231ps	224(%rcx), %ymm8, %ymm0
	addq	$3, %rdx
	addq	$768, %rcx
	cmpq	$5, %rdx
	jle	.LBB0_67
.LBB0_68:
	.loc	1 0 42
	movq	472(%rbp), %rcx
	.loc	1 11 42
	vmovups	%ymm4, (%rcx,%rax)
	vmovups	%ymm5, 32(%rcx,%rax)
	vmovups	%ymm6, 64(%rcx,%rax)
	vmovups	%ymm7, 96(%rcx,%rax)
	vmovups	%ymm3, 128(%rcx,%rax)
	vmovups	%ymm2, 160(%rcx,%rax)
	vmovups	%ymm1, 192(%rcx,%rax)
	vmovups	%ymm0, 224(%rcx,%rax)
	movq	%r14, %rax
	orq	$1536, %rax
	vmovups	1760(%rcx,%r14), %ymm0
	vmovups	1728(%rcx,%r14), %ymm1
	vmovups	1696(%rcx,%r14), %ymm2
	vmovups	1664(%rcx,%r14), %ymm3
	vmovups	1536(%rcx,%r14), %ymm4
	vmovups	1568(%rcx,%r14), %ymm5
	vmovups	1600(%rcx,%r14), %ymm6
	vmovups	1632(%rcx,%r14), %ymm7
	movq	32(%rsp), %rcx
	xorl	%edx, %edx
	cmpq	$6, %rdx
	jg	.LBB0_71
	.loc	1 0 42
.Ltmp24:
	.p2align	4
.LBB0_70:
	.loc	1 11 42
	vbroadcastss	(%rbx,%rdx,4), %ymm8
	vfmadd231ps	32(%rcx), %ymm8, %ymm5
	vfmadd231ps	(%rcx), %ymm8, %ymm4
	vfmadd231ps	64(%rcx), %ymm8, %ymm6
	vfmadd231ps	96(%rcx), %ymm8, %ymm7
	vfmadd231ps	128(%rcx), %ymm8, %ymm3
	vfmadd231ps	160(%rcx), %ymm8, %ymm2
	vfmadd231ps	192(%rcx), %ymm8, %ymm1
	vfmadd231ps	224(%rcx), %ymm8, %ymm0
	incq	%rdx
	addq	$256, %rcx
	cmpq	$6, %rdx
	jle	.LBB0_70
.LBB0_71:
	.loc	1 0 42
	movq	472(%rbp), %rcx
	.loc	1 11 42
	vmovups	%ymm4, (%rcx,%rax)
	vmovups	%ymm5, 32(%rcx,%rax)
	vmovups	%ymm6, 64(%rcx,%rax)
	vmovups	%ymm7, 96(%rcx,%rax)
	vmovups	%ymm3, 128(%rcx,%rax)
	vmovups	%ymm2, 160(%rcx,%rax)
	vmovups	%ymm1, 192(%rcx,%rax)
	vmovups	%ymm0, 224(%rcx,%rax)
	movq	%r14, %rax
	orq	$1792, %rax
	vmovups	2016(%rcx,%r14), %ymm0
	vmovups	1984(%rcx,%r14), %ymm1
	vmovups	1952(%rcx,%r14), %ymm2
	vmovups	1920(%rcx,%r14), %ymm3
	vmovups	1792(%rcx,%r14), %ymm4
	vmovups	1824(%rcx,%r14), %ymm5
	vmovups	1856(%rcx,%r14), %ymm6
	vmovups	1888(%rcx,%r14), %ymm7
	movq	%r15, %rcx
	xorl	%edx, %edx
	movq	832(%rsp), %r14
	cmpq	$7, %rdx
	jg	.LBB0_74
	.loc	1 0 42
.Ltmp25:
	.p2align	4
.LBB0_73:
	.loc	1 11 42
	vbroadcastss	-12(%r14,%rdx,4), %ymm8
	vfmadd231ps	-544(%rcx), %ymm8, %ymm0
	vfmadd231ps	-576(%rcx), %ymm8, %ymm1
	vfmadd231ps	-608(%rcx), %ymm8, %ymm2
	vfmadd231ps	-640(%rcx), %ymm8, %ymm3
	vfmadd231ps	-672(%rcx), %ymm8, %ymm7
	vfmadd231ps	-704(%rcx), %ymm8, %ymm6
	vfmadd231ps	-768(%rcx), %ymm8, %ymm4
	vfmadd231ps	-736(%rcx), %ymm8, %ymm5
	vbroadcastss	-8(%r14,%rdx,4), %ymm8
	vfmadd231ps	-480(%rcx), %ymm8, %ymm5
	vfmadd231ps	-512(%rcx), %ymm8, %ymm4
	vfmadd231ps	-448(%rcx), %ymm8, %ymm6
	vfmadd231ps	-416(%rcx), %ymm8, %ymm7
	vfmadd231ps	-384(%rcx), %ymm8, %ymm3
	vfmadd231ps	-352(%rcx), %ymm8, %ymm2
	vfmadd231ps	-320(%rcx), %ymm8, %ymm1
	vfmadd231ps	-288(%rcx), %ymm8, %ymm0
	vbroadcastss	-4(%r14,%rdx,4), %ymm8
	vfmadd231ps	-32(%rcx), %ymm8, %ymm0
	vfmadd231ps	-64(%rcx), %ymm8, %ymm1
	vfmadd231ps	-96(%rcx), %ymm8, %ymm2
	vfmadd231ps	-128(%rcx), %ymm8, %ymm3
	vfmadd231ps	-160(%rcx), %ymm8, %ymm7
	vfmadd231ps	-192(%rcx), %ymm8, %ymm6
	vfmadd231ps	-256(%rcx), %ymm8, %ymm4
	vfmadd231ps	-224(%rcx), %ymm8, %ymm5
	vbroadcastss	(%r14,%rdx,4), %ymm8
	vfmadd231ps	32(%rcx), %ymm8, %ymm5
	vfmadd231ps	(%rcx), %ymm8, %ymm4
	vfmadd231ps	64(%rcx), %ymm8, %ymm6
	vfmadd231ps	96(%rcx), %ymm8, %ymm7
	vfmadd231ps	128(%rcx), %ymm8, %ymm3
	vfmadd231ps	160(%rcx), %ymm8, %ymm2
	vfmadd231ps	192(%rcx), %ymm8, %ymm1
	vfmadd231ps	224(%rcx), %ymm8, %ymm0
	addq	$4, %rdx
	addq	$1024, %rcx
	cmpq	$7, %rdx
	jle	.LBB0_73
	jmp	.LBB0_74
.LBB0_75:
	.loc	1 0 42
	movq	240(%rbp), %rax
	.loc	1 6 29 is_stmt 1
	vmovups	224(%rax), %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vmovups	192(%rax), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vmovups	160(%rax), %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vmovups	128(%rax), %ymm0
	vmovaps	%ymm0, 192(%rsp)
	vmovups	(%rax), %ymm0
	vmovaps	%ymm0, 448(%rsp)
	vmovups	32(%rax), %ymm0
	vmovaps	%ymm0, 416(%rsp)
	vmovups	64(%rax), %ymm0
	vmovaps	%ymm0, 384(%rsp)
	vmovups	96(%rax), %ymm0
	vmovaps	%ymm0, 352(%rsp)
	movq	280(%rbp), %rax
	vmovups	224(%rax), %ymm0
	vmovaps	%ymm0, 288(%rsp)
	vmovups	192(%rax), %ymm0
	vmovaps	%ymm0, 256(%rsp)
	vmovups	160(%rax), %ymm0
	vmovaps	%ymm0, 224(%rsp)
	vmovups	128(%rax), %ymm0
	vmovaps	%ymm0, 320(%rsp)
	vmovups	(%rax), %ymm0
	vmovaps	%ymm0, 576(%rsp)
	vmovups	32(%rax), %ymm0
	vmovaps	%ymm0, 544(%rsp)
	vmovups	64(%rax), %ymm0
	vmovaps	%ymm0, 512(%rsp)
	vmovups	96(%rax), %ymm15
	movq	424(%rbp), %rax
	movq	416(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rcx
	movq	448(%rbp), %r9
	.loc	1 11 42
	shlq	$2, %r9
	xorl	%edx, %edx
	movq	176(%rsp), %r12
	movq	%r12, %rax
	movq	472(%rbp), %rsi
	movq	72(%rsp), %rdi
	vbroadcastss	14332(%rsi,%rdi,4), %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	movq	24(%rsp), %r13
	leaq	(,%r10,4), %rsi
	cmpq	$16, %rdx
	jge	.LBB0_77
	.loc	1 0 42 is_stmt 0
.Ltmp26:
	.p2align	4
.LBB0_102:
	.loc	1 11 24
	vmovups	-8032(%rax), %ymm3
	vmovups	-7968(%rax), %ymm2
	vmovups	-8064(%rax), %ymm5
	vmovups	-8000(%rax), %ymm4
	vmovups	-8192(%rax), %ymm6
	vmovups	-8160(%rax), %ymm7
	vmovups	-8128(%rax), %ymm8
	vmovups	-8096(%rax), %ymm9
	vaddps	%ymm4, %ymm8, %ymm10
	vaddps	%ymm5, %ymm6, %ymm11
	vaddps	%ymm10, %ymm11, %ymm10
	vaddps	%ymm2, %ymm9, %ymm11
	vaddps	%ymm3, %ymm7, %ymm12
	vaddps	%ymm11, %ymm12, %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vaddps	%xmm11, %xmm10, %xmm10
	vshufpd	$1, %xmm10, %xmm10, %xmm11
	vaddps	%xmm11, %xmm10, %xmm10
	vmovshdup	%xmm10, %xmm11
	vaddss	%xmm11, %xmm10, %xmm10
	vmulps	%ymm3, %ymm3, %ymm11
	vmulps	%ymm7, %ymm7, %ymm12
	vaddps	%ymm11, %ymm12, %ymm11
	vmulps	%ymm2, %ymm2, %ymm12
	vmulps	%ymm9, %ymm9, %ymm13
	vaddps	%ymm12, %ymm13, %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm5, %ymm12
	vmulps	%ymm6, %ymm6, %ymm13
	vaddps	%ymm12, %ymm13, %ymm12
	vmulps	%ymm4, %ymm4, %ymm13
	vmulps	%ymm8, %ymm8, %ymm14
	vaddps	%ymm13, %ymm14, %ymm13
	vaddss	%xmm1, %xmm10, %xmm10
	vaddps	%ymm13, %ymm12, %ymm12
	vmovss	.LCPI0_6(%rip), %xmm14
	vmulss	%xmm14, %xmm10, %xmm13
	vaddps	%ymm11, %ymm12, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vaddps	%xmm12, %xmm11, %xmm11
	vshufpd	$1, %xmm11, %xmm11, %xmm12
	vaddps	%xmm12, %xmm11, %xmm11
	vmovshdup	%xmm11, %xmm12
	vaddss	%xmm12, %xmm11, %xmm11
	vaddss	%xmm1, %xmm11, %xmm11
	.loc	1 6 29 is_stmt 1
	vmulss	%xmm13, %xmm10, %xmm10
	vsubss	%xmm10, %xmm11, %xmm10
	vcmpunordss	%xmm10, %xmm10, %xmm11
	vmaxss	%xmm1, %xmm10, %xmm12
	vblendvps	%xmm11, %xmm10, %xmm12, %xmm10
	vbroadcastss	%xmm13, %ymm11
	.loc	1 11 24
	vsubps	%ymm11, %ymm6, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vsubps	%ymm11, %ymm8, %ymm8
	vsubps	%ymm11, %ymm9, %ymm9
	vsubps	%ymm11, %ymm5, %ymm5
	vsubps	%ymm11, %ymm3, %ymm3
	vsubps	%ymm11, %ymm4, %ymm4
	vsubps	%ymm11, %ymm2, %ymm2
	.loc	1 6 29
	vmulss	%xmm14, %xmm10, %xmm10
	vaddss	.LCPI0_7(%rip), %xmm10, %xmm10
	vsqrtss	%xmm10, %xmm10, %xmm10
	vmovss	.LCPI0_8(%rip), %xmm11
	vdivss	%xmm10, %xmm11, %xmm10
	vbroadcastss	%xmm10, %ymm10
	.loc	1 11 24
	vmulps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm4, %ymm10, %ymm4
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm5, %ymm10, %ymm5
	vmulps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm10, %ymm8, %ymm8
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	%ymm6, %ymm10, %ymm6
	.loc	1 11 22 is_stmt 0
	vmulps	32(%rsp), %ymm2, %ymm2
	vmulps	128(%rsp), %ymm4, %ymm4
	vmulps	96(%rsp), %ymm3, %ymm3
	vmulps	192(%rsp), %ymm5, %ymm5
	vmulps	352(%rsp), %ymm9, %ymm9
	vmulps	384(%rsp), %ymm8, %ymm8
	vmulps	416(%rsp), %ymm7, %ymm7
	vmulps	448(%rsp), %ymm6, %ymm6
	movq	80(%rsp), %rdi
	vaddps	224(%rdi), %ymm2, %ymm2
	vaddps	192(%rdi), %ymm4, %ymm4
	.loc	1 6 29 is_stmt 1
	vaddps	288(%rsp), %ymm2, %ymm2
	vaddps	256(%rsp), %ymm4, %ymm4
	.loc	1 11 22
	vaddps	160(%rdi), %ymm3, %ymm3
	.loc	1 6 29
	vaddps	224(%rsp), %ymm3, %ymm3
	.loc	1 11 22
	vaddps	128(%rdi), %ymm5, %ymm5
	.loc	1 6 29
	vaddps	320(%rsp), %ymm5, %ymm5
	.loc	1 11 22
	vaddps	96(%rdi), %ymm9, %ymm9
	vaddps	64(%rdi), %ymm8, %ymm8
	.loc	1 6 29
	vaddps	%ymm15, %ymm9, %ymm9
	vaddps	512(%rsp), %ymm8, %ymm8
	.loc	1 11 22
	vaddps	32(%rdi), %ymm7, %ymm7
	.loc	1 6 29
	vaddps	544(%rsp), %ymm7, %ymm7
	.loc	1 11 22
	vaddps	(%rdi), %ymm6, %ymm6
	.loc	1 6 29
	vaddps	576(%rsp), %ymm6, %ymm6
	vmovups	%ymm2, 224(%rcx)
	vmovups	%ymm4, 192(%rcx)
	vmovups	%ymm3, 160(%rcx)
	vmovups	%ymm5, 128(%rcx)
	vmovups	%ymm9, 96(%rcx)
	vmovups	%ymm8, 64(%rcx)
	vmovups	%ymm7, 32(%rcx)
	vmovups	%ymm6, (%rcx)
	.loc	1 11 42
	vmulps	32(%rax), %ymm0, %ymm2
	vmulps	(%rax), %ymm0, %ymm3
	vmulps	96(%rax), %ymm0, %ymm4
	vmulps	64(%rax), %ymm0, %ymm5
	vmulps	160(%rax), %ymm0, %ymm6
	vmulps	128(%rax), %ymm0, %ymm7
	vmulps	224(%rax), %ymm0, %ymm8
	vmulps	192(%rax), %ymm0, %ymm9
	vmovups	%ymm9, -3904(%rax)
	vmovups	%ymm8, -3872(%rax)
	vmovups	%ymm7, -3968(%rax)
	vmovups	%ymm6, -3936(%rax)
	vmovups	%ymm5, -4032(%rax)
	vmovups	%ymm4, -4000(%rax)
	vmovups	%ymm3, -4096(%rax)
	vmovups	%ymm2, -4064(%rax)
	incq	%rdx
	addq	$256, %rax
	addq	%r9, %rcx
	addq	%r8, %rdi
	movq	%rdi, 80(%rsp)
	cmpq	$16, %rdx
	jl	.LBB0_102
.LBB0_77:
	.loc	1 18 5
	movq	472(%rbp), %rax
	leaq	4864(%rax), %rcx
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	376(%rbp), %r15
	jmp	.LBB0_78
	.loc	1 0 5 is_stmt 0
.Ltmp27:
	.p2align	4
.LBB0_92:
	.loc	1 18 5
	addq	$4, %rdi
	addq	$16, %r13
.LBB0_78:
	cmpq	$64, %rdi
	jge	.LBB0_79
	movq	%rdi, %rax
	shlq	$8, %rax
	movq	320(%rbp), %r8
	leaq	(%r8,%rax), %rdx
	addq	%rax, %r8
	addq	$256, %r8
	movq	%rcx, %r9
	xorl	%r11d, %r11d
	jmp	.LBB0_87
	.loc	1 0 5
.Ltmp28:
	.p2align	4
.LBB0_91:
	.loc	1 18 5
	vmovups	%ymm3, (%rdx,%r11,4)
	vmovups	%ymm4, 32(%rdx,%r11,4)
	vmovups	%ymm5, 32(%r8,%r11,4)
	vmovups	%ymm0, (%r8,%r11,4)
	vmovups	%ymm6, 288(%r8,%r11,4)
	vmovups	%ymm1, 256(%r8,%r11,4)
	vmovups	%ymm7, 544(%r8,%r11,4)
	vmovups	%ymm2, 512(%r8,%r11,4)
	addq	$16, %r11
	addq	$64, %r9
.LBB0_87:
	cmpq	$63, %r11
	jg	.LBB0_92
	vmovups	(%rdx,%r11,4), %ymm3
	vmovups	32(%rdx,%r11,4), %ymm4
	vmovups	(%r8,%r11,4), %ymm0
	vmovups	32(%r8,%r11,4), %ymm5
	vmovups	256(%r8,%r11,4), %ymm1
	vmovups	288(%r8,%r11,4), %ymm6
	vmovups	512(%r8,%r11,4), %ymm2
	vmovups	544(%r8,%r11,4), %ymm7
	movq	%r13, %rax
	movq	%r9, %rbx
	xorl	%r14d, %r14d
	cmpq	$15, %r14
	jg	.LBB0_91
	.loc	1 0 5
.Ltmp29:
	.p2align	4
.LBB0_90:
	.loc	1 18 5
	vmovups	-768(%rbx), %ymm9
	vmovups	-736(%rbx), %ymm8
	vbroadcastss	(%rax), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	4(%rax), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	8(%rax), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	12(%rax), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-512(%rbx), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-480(%rbx), %ymm8
	vbroadcastss	(%rax,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	4(%rax,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	8(%rax,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	12(%rax,%r10,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	-224(%rbx), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	-256(%rbx), %ymm9
	vbroadcastss	(%rax,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vbroadcastss	4(%rax,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vbroadcastss	8(%rax,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vbroadcastss	12(%rax,%r10,8), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	(%rbx), %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vmovups	32(%rbx), %ymm8
	vbroadcastss	(%rax,%rsi), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm3
	vbroadcastss	4(%rax,%rsi), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vbroadcastss	8(%rax,%rsi), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	12(%rax,%rsi), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	addq	$4, %r14
	addq	$1024, %rbx
	addq	184(%rsp), %rax
	cmpq	$15, %r14
	jle	.LBB0_90
	jmp	.LBB0_91
.LBB0_79:
	.loc	1 0 5
	xorl	%eax, %eax
	vxorps	%xmm0, %xmm0, %xmm0
	.loc	1 18 5
	cmpq	$64, %rax
	jge	.LBB0_81
	.loc	1 0 5
.Ltmp30:
	.p2align	4
.LBB0_93:
	movq	472(%rbp), %rcx
	vmovups	%ymm0, 96(%rcx,%rax,4)
	vmovups	%ymm0, 64(%rcx,%rax,4)
	vmovups	%ymm0, 32(%rcx,%rax,4)
	vmovups	%ymm0, (%rcx,%rax,4)
	.loc	1 18 5
	addq	$32, %rax
	cmpq	$64, %rax
	jl	.LBB0_93
.LBB0_81:
	.loc	1 0 5
	xorl	%eax, %eax
	jmp	.LBB0_82
	.p2align	4
.LBB0_94:
	movq	472(%rbp), %rcx
	.loc	1 18 5
	vmovups	%ymm0, (%rcx,%rax,4)
	vmovups	%ymm1, 32(%rcx,%rax,4)
	vmovups	%ymm2, 64(%rcx,%rax,4)
	vmovups	%ymm3, 96(%rcx,%rax,4)
	addq	$32, %rax
	subq	$-128, %r12
.LBB0_82:
	.loc	1 18 5 is_stmt 1
	cmpq	$63, %rax
	jg	.LBB0_95
	.loc	1 0 5 is_stmt 0
	movq	472(%rbp), %rcx
	.loc	1 18 5
	vmovups	(%rcx,%rax,4), %ymm0
	vmovups	32(%rcx,%rax,4), %ymm1
	vmovups	64(%rcx,%rax,4), %ymm2
	vmovups	96(%rcx,%rax,4), %ymm3
	movq	%r12, %rcx
	xorl	%edx, %edx
	cmpq	$15, %rdx
	jg	.LBB0_94
	.loc	1 0 5
.Ltmp31:
	.p2align	4
.LBB0_85:
	.loc	1 18 5
	vaddps	(%rcx), %ymm0, %ymm0
	vaddps	32(%rcx), %ymm1, %ymm1
	vaddps	64(%rcx), %ymm2, %ymm2
	vaddps	96(%rcx), %ymm3, %ymm3
	incq	%rdx
	addq	$256, %rcx
	cmpq	$15, %rdx
	jle	.LBB0_85
	jmp	.LBB0_94
.LBB0_95:
	movq	472(%rbp), %rax
	movq	72(%rsp), %rcx
	vbroadcastss	14332(%rax,%rcx,4), %ymm0
	xorl	%eax, %eax
	cmpq	$63, %rax
	jg	.LBB0_98
	.loc	1 0 5
.Ltmp32:
	.p2align	4
.LBB0_97:
	movq	472(%rbp), %rcx
	.loc	1 18 5
	vmulps	64(%rcx,%rax,4), %ymm0, %ymm1
	vmulps	(%rcx,%rax,4), %ymm0, %ymm2
	vmulps	32(%rcx,%rax,4), %ymm0, %ymm3
	vmulps	96(%rcx,%rax,4), %ymm0, %ymm4
	vaddps	96(%r15,%rax,4), %ymm4, %ymm4
	vaddps	32(%r15,%rax,4), %ymm3, %ymm3
	vaddps	(%r15,%rax,4), %ymm2, %ymm2
	vaddps	64(%r15,%rax,4), %ymm1, %ymm1
	vmovups	%ymm1, 64(%r15,%rax,4)
	vmovups	%ymm2, (%r15,%rax,4)
	vmovups	%ymm3, 32(%r15,%rax,4)
	vmovups	%ymm4, 96(%r15,%rax,4)
	addq	$32, %rax
	cmpq	$63, %rax
	jle	.LBB0_97
.LBB0_98:
	.loc	1 15 3 is_stmt 1
	leaq	-40(%rbp), %rsp
	.loc	1 15 3 epilogue_begin is_stmt 0
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	vzeroupper
	retq
.Ltmp33:
.Lfunc_end0:
	.size	ttt_linear_step, .Lfunc_end0-ttt_linear_step
	.cfi_endproc

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI1_0:
	.quad	0
	.quad	16
	.quad	64
	.quad	64
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_1:
	.long	1
.LCPI1_2:
	.long	32767
	.text
	.p2align	4
	.type	ttt_linear,@function
ttt_linear:
.Lfunc_begin1:
	.loc	1 3 0 is_stmt 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$1336, %rsp
	.cfi_def_cfa_offset 1392
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rcx
	movq	(%rdi), %rax
	movq	8(%rdi), %rdx
	movq	8(%rax), %rsi
	movq	%rsi, 1168(%rsp)
	movq	24(%rax), %rsi
	movq	%rsi, 720(%rsp)
	movq	40(%rax), %r9
	movq	8(%rdx), %rax
	movq	%rax, 1160(%rsp)
	movq	40(%rdx), %r10
	movq	16(%rdi), %rax
	movq	8(%rax), %rdx
	movq	%rdx, 1152(%rsp)
	movq	40(%rax), %r11
	movq	24(%rdi), %rax
	movq	8(%rax), %rdx
	movq	%rdx, 1144(%rsp)
	movq	32(%rax), %rax
	movq	%rax, 1136(%rsp)
	movq	32(%rdi), %rax
	movq	(%rax), %rdx
	movq	%rdx, 1120(%rsp)
	movq	8(%rax), %rdx
	movq	%rdx, 1112(%rsp)
	movq	16(%rax), %rdx
	movq	%rdx, 1104(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 1096(%rsp)
	movq	32(%rax), %rax
	movq	%rax, 1088(%rsp)
	movq	40(%rdi), %rax
	movq	(%rax), %rdx
	movq	%rdx, 1080(%rsp)
	movq	8(%rax), %rdx
	movq	%rdx, 1072(%rsp)
	movq	16(%rax), %rdx
	movq	%rdx, 1064(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 1056(%rsp)
	movq	32(%rax), %rax
	movq	%rax, 1048(%rsp)
	movq	48(%rdi), %rax
	movq	(%rax), %rdx
	movq	%rdx, 1040(%rsp)
	movq	8(%rax), %rdx
	movq	%rdx, 1032(%rsp)
	movq	16(%rax), %rdx
	movq	%rdx, 1024(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 1016(%rsp)
	movq	32(%rax), %rax
	movq	%rax, 1008(%rsp)
	movq	56(%rdi), %rax
	movq	8(%rax), %r8
	movq	64(%rdi), %rax
	movq	8(%rax), %rax
	movq	72(%rdi), %rdx
	movq	(%rdx), %rsi
	movq	%rsi, 1000(%rsp)
	movq	8(%rdx), %rsi
	movq	16(%rdx), %rbx
	movq	%rbx, 992(%rsp)
	movq	24(%rdx), %rbx
	movq	%rbx, 984(%rsp)
	movq	32(%rdx), %rbx
	movq	%rbx, 976(%rsp)
	movq	40(%rdx), %rbx
	movq	%rbx, 968(%rsp)
	movq	48(%rdx), %rdx
	movq	%rdx, 960(%rsp)
	movq	80(%rdi), %rdx
	movq	(%rdx), %rbx
	movq	%rbx, 952(%rsp)
	movq	8(%rdx), %rbx
	movq	%rbx, 728(%rsp)
	movq	16(%rdx), %rbx
	movq	%rbx, 944(%rsp)
	movq	24(%rdx), %rbx
	movq	%rbx, 936(%rsp)
	movq	32(%rdx), %rdx
	movq	%rdx, 928(%rsp)
	movq	88(%rdi), %rdx
	movq	8(%rdx), %rdi
	movq	%rdi, 696(%rsp)
	movq	40(%rdx), %rdx
	movq	%rdx, 1296(%rsp)
	movq	%rsi, 744(%rsp)
.Ltmp34:
	.loc	1 3 7 prologue_end
	cmpq	%rsi, %r8
	je	.LBB1_4
	.loc	1 0 7 is_stmt 0
	xorl	%edx, %edx
	xorl	%esi, %esi
	movq	744(%rsp), %rdi
	.loc	1 3 7
	cmpq	$63, %rsi
	jg	.LBB1_4
	.loc	1 0 7
.Ltmp35:
	.p2align	4
.LBB1_3:
	.loc	1 3 7
	vmovdqu	(%r8,%rdx), %ymm0
	vmovdqu	32(%r8,%rdx), %ymm1
	vmovdqu	64(%r8,%rdx), %ymm2
	vmovdqu	96(%r8,%rdx), %ymm3
	vmovdqu	160(%r8,%rdx), %ymm4
	vmovdqu	128(%r8,%rdx), %ymm5
	vmovdqu	224(%r8,%rdx), %ymm6
	vmovdqu	192(%r8,%rdx), %ymm7
	vmovdqu	%ymm7, 192(%rdi,%rdx)
	vmovdqu	%ymm6, 224(%rdi,%rdx)
	vmovdqu	%ymm5, 128(%rdi,%rdx)
	vmovdqu	%ymm4, 160(%rdi,%rdx)
	vmovdqu	%ymm2, 64(%rdi,%rdx)
	vmovdqu	%ymm3, 96(%rdi,%rdx)
	vmovdqu	%ymm0, (%rdi,%rdx)
	vmovdqu	%ymm1, 32(%rdi,%rdx)
	incq	%rsi
	addq	$256, %rdx
	cmpq	$63, %rsi
	jle	.LBB1_3
.LBB1_4:
	.loc	1 0 7
	movq	728(%rsp), %rdx
	.loc	1 3 7
	cmpq	%rdx, %rax
	je	.LBB1_6
	vmovdqu	(%rax), %ymm0
	vmovdqu	32(%rax), %ymm1
	vmovdqu	64(%rax), %ymm2
	vmovdqu	96(%rax), %ymm3
	vmovdqu	160(%rax), %ymm4
	vmovdqu	128(%rax), %ymm5
	vmovdqu	224(%rax), %ymm6
	vmovdqu	192(%rax), %ymm7
	vmovdqu	%ymm7, 192(%rdx)
	vmovdqu	%ymm6, 224(%rdx)
	vmovdqu	%ymm5, 128(%rdx)
	vmovdqu	%ymm4, 160(%rdx)
	vmovdqu	%ymm2, 64(%rdx)
	vmovdqu	%ymm3, 96(%rdx)
	vmovdqu	%ymm0, (%rdx)
	vmovdqu	%ymm1, 32(%rdx)
.LBB1_6:
	.loc	1 0 7
	movq	720(%rsp), %rax
	.loc	1 15 3 is_stmt 1
	movl	%eax, %edx
	andl	$15, %edx
	movq	%rdx, 776(%rsp)
	andq	$-16, %rax
	leaq	8192(%rcx), %rdx
	movq	%rdx, 704(%rsp)
	leaq	4096(%rcx), %rdx
	movq	%rdx, 752(%rsp)
	leaq	16384(%rcx), %rdx
	movq	%rdx, 920(%rsp)
	leaq	12288(%rcx), %rdx
	movq	%rdx, 912(%rsp)
	leaq	16448(%rcx), %rdx
	movq	%rdx, 904(%rsp)
	movq	%r11, %rdx
	shlq	$5, %rdx
	movq	%rdx, 1216(%rsp)
	addq	%r11, %r11
	movq	%r11, 736(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, 1208(%rsp)
	addq	%r10, %r10
	movq	%r10, 1176(%rsp)
	movq	%rax, %rdi
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, 1200(%rsp)
	addq	%r9, %r9
	movq	%r9, 1184(%rsp)
	movq	1136(%rsp), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	movq	%rdx, 1192(%rsp)
	addq	%rax, %rax
	movq	%rax, 768(%rsp)
	movq	1296(%rsp), %rdx
	movq	%rdx, %rax
	shlq	$5, %rax
	movq	%rax, 896(%rsp)
	leaq	(%rdx,%rdx), %rax
	movq	%rax, 1256(%rsp)
	xorl	%eax, %eax
	movq	696(%rsp), %rdx
	movq	%rdx, 1264(%rsp)
	movq	1144(%rsp), %rbx
	movq	1168(%rsp), %rdx
	movq	1160(%rsp), %rsi
	movq	1152(%rsp), %r11
	movq	%rcx, 760(%rsp)
	movq	%rdi, 712(%rsp)
	jmp	.LBB1_7
	.loc	1 0 3 is_stmt 0
.Ltmp36:
	.p2align	4
.LBB1_23:
	movq	1128(%rsp), %rax
	.loc	1 15 3
	addq	$16, %rax
	movq	1224(%rsp), %r11
	addq	1216(%rsp), %r11
	movq	1232(%rsp), %rsi
	addq	1208(%rsp), %rsi
	movq	1240(%rsp), %rdx
	addq	1200(%rsp), %rdx
	movq	1248(%rsp), %rbx
	addq	1192(%rsp), %rbx
	movq	1264(%rsp), %rcx
	addq	896(%rsp), %rcx
	movq	%rcx, 1264(%rsp)
	movq	760(%rsp), %rcx
.LBB1_7:
	cmpq	%rdi, %rax
	jge	.LBB1_24
	.loc	1 0 3
	movq	%rax, 1128(%rsp)
	movq	704(%rsp), %rax
	movq	%rdx, 1240(%rsp)
	movq	%rdx, %rcx
	movq	%rsi, 1232(%rsp)
	movq	%rsi, %rdx
	movq	%r11, %rsi
	xorl	%r10d, %r10d
	movq	736(%rsp), %r9
	jmp	.LBB1_9
	.p2align	4
.LBB1_16:
	.loc	1 15 3
	incq	%r10
	addq	%r9, %rsi
	addq	1176(%rsp), %rdx
	addq	1184(%rsp), %rcx
	addq	$256, %rax
.LBB1_9:
	.loc	1 15 3 is_stmt 1
	cmpq	$16, %r10
	jge	.LBB1_10
	.loc	1 0 3 is_stmt 0
	xorl	%r8d, %r8d
	.loc	1 15 3
	cmpq	$63, %r8
	jg	.LBB1_16
	.loc	1 0 3
.Ltmp37:
	.p2align	4
.LBB1_15:
	.loc	1 15 3
	vpmovzxwd	(%rcx,%r8,2), %ymm0
	vpslld	$16, %ymm0, %ymm0
	vpmovzxwd	16(%rcx,%r8,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	32(%rcx,%r8,2), %ymm2
	vpmovzxwd	48(%rcx,%r8,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, -8096(%rax,%r8,4)
	vmovdqu	%ymm2, -8128(%rax,%r8,4)
	vmovdqu	%ymm1, -8160(%rax,%r8,4)
	vmovdqu	%ymm0, -8192(%rax,%r8,4)
	vpmovzxwd	32(%rdx,%r8,2), %ymm0
	vpslld	$16, %ymm0, %ymm0
	vpmovzxwd	48(%rdx,%r8,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	(%rdx,%r8,2), %ymm2
	vpmovzxwd	16(%rdx,%r8,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, -4064(%rax,%r8,4)
	vmovdqu	%ymm2, -4096(%rax,%r8,4)
	vmovdqu	%ymm1, -4000(%rax,%r8,4)
	vmovdqu	%ymm0, -4032(%rax,%r8,4)
	vpmovzxwd	48(%rsi,%r8,2), %ymm0
	vpmovzxwd	32(%rsi,%r8,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	(%rsi,%r8,2), %ymm2
	vpmovzxwd	16(%rsi,%r8,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, 32(%rax,%r8,4)
	vmovdqu	%ymm2, (%rax,%r8,4)
	vmovdqu	%ymm1, 64(%rax,%r8,4)
	vpslld	$16, %ymm0, %ymm0
	vmovdqu	%ymm0, 96(%rax,%r8,4)
	addq	$32, %r8
	cmpq	$63, %r8
	jle	.LBB1_15
	jmp	.LBB1_16
	.loc	1 0 3
.Ltmp38:
	.p2align	4
.LBB1_10:
	movq	%r11, 1224(%rsp)
	movq	%rbx, 1248(%rsp)
	xorl	%r14d, %r14d
	.loc	1 15 3
	cmpq	$15, %r14
	jg	.LBB1_17
	.loc	1 0 3
.Ltmp39:
	.p2align	4
.LBB1_12:
	.loc	1 15 3
	movzwl	(%rbx), %ebp
	vmovdqa	%xmm1, %xmm0
	vzeroupper
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 592(%rsp)
	vmovd	500(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 594(%rsp)
	vmovd	584(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 596(%rsp)
	vmovd	528(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 598(%rsp)
	vmovd	536(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 600(%rsp)
	vmovd	552(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 602(%rsp)
	vmovd	544(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 604(%rsp)
	vmovd	492(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 606(%rsp)
	vmovd	496(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 608(%rsp)
	vmovd	624(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 610(%rsp)
	vmovd	504(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 612(%rsp)
	vmovd	640(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 614(%rsp)
	vmovd	656(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 616(%rsp)
	vmovd	672(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 618(%rsp)
	vmovd	512(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 620(%rsp)
	vmovd	864(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, 622(%rsp)
	movl	%r14d, %eax
	andl	$15, %eax
	movw	%bp, 592(%rsp,%rax,2)
	movzwl	622(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 864(%rsp)
	movzwl	620(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 512(%rsp)
	movzwl	618(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 672(%rsp)
	movzwl	616(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 656(%rsp)
	movzwl	614(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 640(%rsp)
	movzwl	612(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 504(%rsp)
	movzwl	610(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 624(%rsp)
	movzwl	608(%rsp), %eax
	shll	$16, %eax
	movl	%eax, 496(%rsp)
	movq	592(%rsp), %rax
	movq	600(%rsp), %rcx
	movl	%ecx, %edx
	andl	$-65536, %edx
	movl	%edx, 552(%rsp)
	movl	%ecx, %edx
	shll	$16, %edx
	movl	%edx, 536(%rsp)
	movl	%eax, %edx
	andl	$-65536, %edx
	movl	%edx, 500(%rsp)
	movl	%eax, %edx
	shll	$16, %edx
	vmovd	%edx, %xmm1
	movq	%rcx, %rdx
	shrq	$48, %rdx
	shll	$16, %edx
	movl	%edx, 492(%rsp)
	shrq	$32, %rcx
	shll	$16, %ecx
	movl	%ecx, 544(%rsp)
	movq	%rax, %rcx
	shrq	$48, %rcx
	shll	$16, %ecx
	movl	%ecx, 528(%rsp)
	shrq	$32, %rax
	shll	$16, %eax
	movl	%eax, 584(%rsp)
	incq	%r14
	addq	768(%rsp), %rbx
	cmpq	$15, %r14
	jle	.LBB1_12
.LBB1_17:
	.loc	1 0 3
	vmovd	504(%rsp), %xmm0
	vmovd	%xmm1, 504(%rsp)
	.loc	1 15 3
	vzeroupper
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %ebx
	vmovd	624(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %ebp
	vmovd	496(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpinsrw	$1, %ebp, %xmm0, %xmm0
	vpinsrw	$2, %ebx, %xmm0, %xmm0
	vmovdqa	%xmm0, 624(%rsp)
	vmovd	640(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	624(%rsp), %xmm0
	vpinsrw	$3, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 640(%rsp)
	vmovd	656(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	640(%rsp), %xmm0
	vpinsrw	$4, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 656(%rsp)
	vmovd	672(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	656(%rsp), %xmm0
	vpinsrw	$5, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 672(%rsp)
	vmovd	512(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	672(%rsp), %xmm0
	vpinsrw	$6, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	864(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$7, %eax, %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$16, %ymm0, %ymm0
	vmovdqu	%ymm0, 864(%rsp)
	vmovd	584(%rsp), %xmm0
	vzeroupper
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %ebx
	vmovd	500(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %ebp
	vmovd	504(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpinsrw	$1, %ebp, %xmm0, %xmm0
	vpinsrw	$2, %ebx, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	528(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$3, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	536(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$4, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	552(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$5, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	544(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$6, %eax, %xmm0, %xmm0
	vmovdqa	%xmm0, 512(%rsp)
	vmovd	492(%rsp), %xmm0
	callq	__truncsfbf2@PLT
	vpextrw	$0, %xmm0, %eax
	vmovdqa	512(%rsp), %xmm0
	vpinsrw	$7, %eax, %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$16, %ymm0, %ymm0
	movq	760(%rsp), %rcx
	vmovdqu	%ymm0, 16384(%rcx)
	vmovups	864(%rsp), %ymm0
	vmovups	%ymm0, 16416(%rcx)
	movq	904(%rsp), %rax
	movq	%rax, 456(%rsp)
	movq	%rcx, 448(%rsp)
	vmovdqa	.LCPI1_0(%rip), %ymm0
	vmovdqu	%ymm0, 408(%rsp)
	movq	912(%rsp), %rbx
	movq	%rbx, 400(%rsp)
	movq	%rcx, 392(%rsp)
	movq	928(%rsp), %rax
	movq	%rax, 384(%rsp)
	movq	936(%rsp), %rax
	movq	%rax, 376(%rsp)
	movq	944(%rsp), %rax
	movq	%rax, 368(%rsp)
	movq	728(%rsp), %rax
	movq	%rax, 360(%rsp)
	movq	952(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	960(%rsp), %rax
	movq	%rax, 344(%rsp)
	movq	968(%rsp), %rax
	movq	%rax, 336(%rsp)
	movq	976(%rsp), %rax
	movq	%rax, 328(%rsp)
	movq	984(%rsp), %rax
	movq	%rax, 320(%rsp)
	movq	992(%rsp), %rax
	movq	%rax, 312(%rsp)
	movq	744(%rsp), %rax
	movq	%rax, 304(%rsp)
	movq	1000(%rsp), %rax
	movq	%rax, 296(%rsp)
	movq	1048(%rsp), %rax
	movq	%rax, 288(%rsp)
	movq	1056(%rsp), %rax
	movq	%rax, 280(%rsp)
	movq	1064(%rsp), %rax
	movq	%rax, 272(%rsp)
	movq	1072(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	1080(%rsp), %rax
	movq	%rax, 256(%rsp)
	movq	1088(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	1096(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	1104(%rsp), %rax
	movq	%rax, 232(%rsp)
	movq	1112(%rsp), %rax
	movq	%rax, 224(%rsp)
	movq	1120(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	1008(%rsp), %rax
	movq	%rax, 208(%rsp)
	movq	1016(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	1024(%rsp), %rax
	movq	%rax, 192(%rsp)
	movq	1032(%rsp), %rax
	movq	%rax, 184(%rsp)
	movq	1040(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	920(%rsp), %rax
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	vmovdqu	%ymm0, 96(%rsp)
	movq	704(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 80(%rsp)
	vmovdqu	%ymm0, 40(%rsp)
	movq	752(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	%rcx, 24(%rsp)
	movq	$1, 480(%rsp)
	movq	$14464, 472(%rsp)
	movq	$0, 464(%rsp)
	movq	$1, 440(%rsp)
	movq	$1, 168(%rsp)
	movq	$16, 160(%rsp)
	movq	$0, 152(%rsp)
	movq	$1, 128(%rsp)
	movq	$1, 72(%rsp)
	movq	$1, 16(%rsp)
	movq	$64, 8(%rsp)
	movq	$64, (%rsp)
	movl	$16, %esi
	movl	$16, %r9d
	movq	1128(%rsp), %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	vzeroupper
	callq	ttt_linear_step
	movq	%rbx, %rax
	movq	1264(%rsp), %rbp
	xorl	%ecx, %ecx
	jmp	.LBB1_18
	.loc	1 0 3
.Ltmp40:
	.p2align	4
.LBB1_22:
	movq	784(%rsp), %rcx
	.loc	1 15 3
	incq	%rcx
	movq	1296(%rsp), %rdx
	addq	%rdx, %rdx
	addq	%rdx, %rbp
	addq	$256, %rax
.LBB1_18:
	.loc	1 0 3
	movq	712(%rsp), %rdi
	.loc	1 15 3
	cmpq	$15, %rcx
	jg	.LBB1_23
	.loc	1 0 3
	movq	%rcx, 784(%rsp)
	xorl	%esi, %esi
	.loc	1 15 3
	cmpq	$63, %rsi
	jg	.LBB1_22
	.loc	1 0 3
.Ltmp41:
	.p2align	4
.LBB1_21:
	.loc	1 15 3
	vmovdqu	64(%rax,%rsi,4), %ymm0
	vmovdqu	96(%rax,%rsi,4), %ymm1
	vmovdqu	(%rax,%rsi,4), %ymm2
	vmovdqu	32(%rax,%rsi,4), %ymm3
	vpsrld	$16, %ymm3, %ymm4
	vpsrld	$16, %ymm2, %ymm5
	vpsrld	$16, %ymm1, %ymm6
	vpsrld	$16, %ymm0, %ymm7
	vpbroadcastd	.LCPI1_1(%rip), %ymm8
	vpand	%ymm7, %ymm8, %ymm7
	vpand	%ymm6, %ymm8, %ymm6
	vpand	%ymm5, %ymm8, %ymm5
	vpand	%ymm4, %ymm8, %ymm4
	vpbroadcastd	.LCPI1_2(%rip), %ymm8
	vpaddd	%ymm0, %ymm8, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpaddd	%ymm1, %ymm8, %ymm0
	vpaddd	%ymm6, %ymm0, %ymm1
	vpaddd	%ymm2, %ymm8, %ymm0
	vpaddd	%ymm5, %ymm0, %ymm0
	vpaddd	%ymm3, %ymm8, %ymm2
	vpaddd	%ymm4, %ymm2, %ymm2
	vpsrld	$16, %ymm2, %ymm2
	vpsrld	$16, %ymm0, %ymm0
	vpackusdw	%ymm2, %ymm0, %ymm0
	vpsrld	$16, %ymm1, %ymm1
	vpsrld	$16, %ymm7, %ymm2
	vpackusdw	%ymm1, %ymm2, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpextrq	$1, %xmm2, %r9
	vmovq	%xmm2, %r12
	movl	%r12d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 500(%rsp)
	vpextrq	$1, %xmm1, %r10
	movl	%r10d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 492(%rsp)
	vmovq	%xmm1, %r14
	vextracti128	$1, %ymm0, %xmm1
	vmovq	%xmm1, %r11
	movl	%r11d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 496(%rsp)
	vpextrq	$1, %xmm0, %rdx
	movl	%edx, %ecx
	shrl	$16, %ecx
	movl	%ecx, 672(%rsp)
	movl	%r9d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 580(%rsp)
	movl	%r14d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 576(%rsp)
	movq	%r12, %rcx
	shrq	$48, %rcx
	movq	%rcx, 856(%rsp)
	movq	%r12, %rcx
	shrq	$32, %rcx
	movq	%rcx, 656(%rsp)
	movq	%r10, %rcx
	shrq	$48, %rcx
	movq	%rcx, 864(%rsp)
	movq	%r10, %rcx
	shrq	$32, %rcx
	movq	%rcx, 504(%rsp)
	vpextrq	$1, %xmm1, %rbx
	movl	%ebx, %ecx
	shrl	$16, %ecx
	movl	%ecx, 512(%rsp)
	vmovq	%xmm0, %rdi
	movl	%edi, %ecx
	shrl	$16, %ecx
	movl	%ecx, 624(%rsp)
	movq	%r11, %rcx
	shrq	$48, %rcx
	movq	%rcx, 552(%rsp)
	movq	%r11, %rcx
	shrq	$32, %rcx
	movq	%rcx, 544(%rsp)
	movq	%rdx, %rcx
	shrq	$48, %rcx
	movq	%rcx, 536(%rsp)
	movq	%rdx, %rcx
	shrq	$32, %rcx
	movq	%rcx, 640(%rsp)
	movq	%r9, %rcx
	shrq	$32, %rcx
	movq	%rcx, 528(%rsp)
	movq	%r9, %r13
	shrq	$48, %r13
	movq	%r14, %rcx
	shrq	$32, %rcx
	movq	%rcx, 792(%rsp)
	movq	%r14, %r15
	shrq	$48, %r15
	movq	%rbx, 584(%rsp)
	movq	%rbx, %r8
	shrq	$32, %r8
	shrq	$48, %rbx
	movq	%rdi, %rcx
	shrq	$32, %rcx
	movq	%rcx, 568(%rsp)
	movq	%rdi, %rcx
	shrq	$48, %rcx
	movq	%rcx, 560(%rsp)
	vmovss	64(%rax,%rsi,4), %xmm0
	vucomiss	%xmm0, %xmm0
	vmovss	112(%rax,%rsi,4), %xmm0
	movl	$32704, %ecx
	cmovpl	%ecx, %r14d
	movq	%r14, 848(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	32(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r9d
	movq	%r9, 840(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	16(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %edx
	movq	%rdx, 832(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	96(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r11d
	movq	%r11, 824(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	80(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r10d
	movq	%r10, 816(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r12d
	movq	%r12, 808(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	12(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %edi
	movq	%rdi, 800(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	8(%rax,%rsi,4), %xmm0
	movq	560(%rsp), %r14
	cmovpl	%ecx, %r14d
	vucomiss	%xmm0, %xmm0
	vmovss	60(%rax,%rsi,4), %xmm0
	movq	568(%rsp), %r12
	cmovpl	%ecx, %r12d
	vucomiss	%xmm0, %xmm0
	vmovss	56(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %ebx
	vucomiss	%xmm0, %xmm0
	vmovss	76(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r8d
	movq	%r8, 568(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	72(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r15d
	movq	%r15, 560(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	124(%rax,%rsi,4), %xmm0
	movq	792(%rsp), %r11
	cmovpl	%ecx, %r11d
	vucomiss	%xmm0, %xmm0
	vmovss	120(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r13d
	vucomiss	%xmm0, %xmm0
	vmovss	40(%rax,%rsi,4), %xmm0
	movq	528(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 528(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	44(%rax,%rsi,4), %xmm0
	movq	640(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 640(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	24(%rax,%rsi,4), %xmm0
	movq	536(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 536(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	28(%rax,%rsi,4), %xmm0
	movq	544(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 544(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	4(%rax,%rsi,4), %xmm0
	movq	552(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 552(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	52(%rax,%rsi,4), %xmm0
	movl	624(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 624(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	104(%rax,%rsi,4), %xmm0
	movl	512(%rsp), %r9d
	cmovpl	%ecx, %r9d
	movl	%r9d, 512(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	108(%rax,%rsi,4), %xmm0
	movq	504(%rsp), %rdx
	cmovpl	%ecx, %edx
	movq	%rdx, 504(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	88(%rax,%rsi,4), %xmm0
	movq	864(%rsp), %r9
	cmovpl	%ecx, %r9d
	movq	%r9, 864(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	92(%rax,%rsi,4), %xmm0
	movq	656(%rsp), %rdx
	cmovpl	%ecx, %edx
	movq	%rdx, 656(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	68(%rax,%rsi,4), %xmm0
	movq	856(%rsp), %r10
	cmovpl	%ecx, %r10d
	vucomiss	%xmm0, %xmm0
	vmovss	116(%rax,%rsi,4), %xmm0
	movl	576(%rsp), %r9d
	cmovpl	%ecx, %r9d
	vucomiss	%xmm0, %xmm0
	vmovss	36(%rax,%rsi,4), %xmm0
	movl	580(%rsp), %r8d
	cmovpl	%ecx, %r8d
	vucomiss	%xmm0, %xmm0
	vmovss	20(%rax,%rsi,4), %xmm0
	movl	672(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 672(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	100(%rax,%rsi,4), %xmm0
	movl	496(%rsp), %edi
	cmovpl	%ecx, %edi
	vucomiss	%xmm0, %xmm0
	vmovss	84(%rax,%rsi,4), %xmm0
	movl	492(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 492(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	48(%rax,%rsi,4), %xmm0
	movl	500(%rsp), %edx
	cmovpl	%ecx, %edx
	vucomiss	%xmm0, %xmm0
	movq	584(%rsp), %r15
	cmovpl	%ecx, %r15d
	movw	%r15w, 24(%rbp,%rsi,2)
	movq	848(%rsp), %rcx
	movw	%cx, 32(%rbp,%rsi,2)
	movq	840(%rsp), %rcx
	movw	%cx, 56(%rbp,%rsi,2)
	movq	832(%rsp), %rcx
	movw	%cx, 16(%rbp,%rsi,2)
	movq	824(%rsp), %rcx
	movw	%cx, 8(%rbp,%rsi,2)
	movq	816(%rsp), %rcx
	movw	%cx, 48(%rbp,%rsi,2)
	movq	808(%rsp), %rcx
	movw	%cx, 40(%rbp,%rsi,2)
	movq	800(%rsp), %rcx
	movw	%cx, (%rbp,%rsi,2)
	movw	%r14w, 6(%rbp,%rsi,2)
	movw	%r12w, 4(%rbp,%rsi,2)
	movw	%bx, 30(%rbp,%rsi,2)
	movq	568(%rsp), %rcx
	movw	%cx, 28(%rbp,%rsi,2)
	movq	560(%rsp), %rcx
	movw	%cx, 38(%rbp,%rsi,2)
	movw	%r11w, 36(%rbp,%rsi,2)
	movw	%r13w, 62(%rbp,%rsi,2)
	movq	528(%rsp), %rcx
	movw	%cx, 60(%rbp,%rsi,2)
	movq	640(%rsp), %rcx
	movw	%cx, 20(%rbp,%rsi,2)
	movq	536(%rsp), %rcx
	movw	%cx, 22(%rbp,%rsi,2)
	movq	544(%rsp), %rcx
	movw	%cx, 12(%rbp,%rsi,2)
	movq	552(%rsp), %rcx
	movw	%cx, 14(%rbp,%rsi,2)
	movl	624(%rsp), %ecx
	movw	%cx, 2(%rbp,%rsi,2)
	movl	512(%rsp), %ecx
	movw	%cx, 26(%rbp,%rsi,2)
	movq	504(%rsp), %rcx
	movw	%cx, 52(%rbp,%rsi,2)
	movq	864(%rsp), %rcx
	movw	%cx, 54(%rbp,%rsi,2)
	movq	656(%rsp), %rcx
	movw	%cx, 44(%rbp,%rsi,2)
	movw	%r10w, 46(%rbp,%rsi,2)
	movw	%r9w, 34(%rbp,%rsi,2)
	movw	%r8w, 58(%rbp,%rsi,2)
	movl	672(%rsp), %ecx
	movw	%cx, 18(%rbp,%rsi,2)
	movw	%di, 10(%rbp,%rsi,2)
	movl	492(%rsp), %ecx
	movw	%cx, 50(%rbp,%rsi,2)
	movw	%dx, 42(%rbp,%rsi,2)
	addq	$32, %rsi
	cmpq	$63, %rsi
	jle	.LBB1_21
	jmp	.LBB1_22
.LBB1_24:
	.loc	1 0 3
	movq	776(%rsp), %rax
	.loc	1 15 3
	leaq	-1(%rax), %r10
	movq	720(%rsp), %rax
	shrq	$4, %rax
	movq	1296(%rsp), %rdx
	imulq	%rax, %rdx
	shlq	$5, %rdx
	addq	%rdx, 696(%rsp)
	vpbroadcastd	.LCPI1_1(%rip), %ymm5
	vpbroadcastd	.LCPI1_2(%rip), %ymm6
	movq	736(%rsp), %r8
	movq	%r10, 768(%rsp)
	vmovdqu	%ymm5, 1296(%rsp)
	vmovdqu	%ymm6, 1264(%rsp)
	jmp	.LBB1_25
	.loc	1 0 3
.Ltmp42:
	.p2align	4
.LBB1_53:
	movq	712(%rsp), %rdi
	.loc	1 15 3
	addq	$16, %rdi
	movq	896(%rsp), %rax
	addq	%rax, 696(%rsp)
	movq	760(%rsp), %rcx
	movq	736(%rsp), %r8
	movq	768(%rsp), %r10
.LBB1_25:
	cmpq	720(%rsp), %rdi
	jge	.LBB1_54
	.loc	1 0 3
	movq	%rcx, %rax
	xorl	%r9d, %r9d
	jmp	.LBB1_27
	.p2align	4
.LBB1_38:
	.loc	1 15 3
	incq	%r9
	addq	$256, %rax
.LBB1_27:
	.loc	1 15 3 is_stmt 1
	cmpq	%r10, %r9
	movq	%r10, %rdx
	cmovbq	%r9, %rdx
	cmpq	$16, %r9
	jge	.LBB1_28
	.loc	1 0 3 is_stmt 0
	addq	%rdi, %rdx
	imulq	1184(%rsp), %rdx
	addq	1168(%rsp), %rdx
	xorl	%esi, %esi
	.loc	1 15 3
	cmpq	$63, %rsi
	jg	.LBB1_38
	.loc	1 0 3
.Ltmp43:
	.p2align	4
.LBB1_37:
	.loc	1 15 3
	vpmovzxwd	(%rdx,%rsi,2), %ymm0
	vpmovzxwd	16(%rdx,%rsi,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	32(%rdx,%rsi,2), %ymm2
	vpmovzxwd	48(%rdx,%rsi,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, 96(%rax,%rsi,4)
	vmovdqu	%ymm2, 64(%rax,%rsi,4)
	vmovdqu	%ymm1, 32(%rax,%rsi,4)
	vpslld	$16, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rax,%rsi,4)
	addq	$32, %rsi
	cmpq	$63, %rsi
	jle	.LBB1_37
	jmp	.LBB1_38
	.loc	1 0 3
.Ltmp44:
	.p2align	4
.LBB1_28:
	movq	752(%rsp), %rax
	xorl	%r9d, %r9d
	jmp	.LBB1_29
	.p2align	4
.LBB1_42:
	.loc	1 15 3
	incq	%r9
	addq	$256, %rax
.LBB1_29:
	.loc	1 15 3 is_stmt 1
	cmpq	%r10, %r9
	movq	%r10, %rdx
	cmovbq	%r9, %rdx
	cmpq	$16, %r9
	jge	.LBB1_30
	.loc	1 0 3 is_stmt 0
	addq	%rdi, %rdx
	imulq	1176(%rsp), %rdx
	addq	1160(%rsp), %rdx
	xorl	%esi, %esi
	.loc	1 15 3
	cmpq	$63, %rsi
	jg	.LBB1_42
	.loc	1 0 3
.Ltmp45:
	.p2align	4
.LBB1_41:
	.loc	1 15 3
	vpmovzxwd	(%rdx,%rsi,2), %ymm0
	vpmovzxwd	16(%rdx,%rsi,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	32(%rdx,%rsi,2), %ymm2
	vpmovzxwd	48(%rdx,%rsi,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, 96(%rax,%rsi,4)
	vmovdqu	%ymm2, 64(%rax,%rsi,4)
	vmovdqu	%ymm1, 32(%rax,%rsi,4)
	vpslld	$16, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rax,%rsi,4)
	addq	$32, %rsi
	cmpq	$63, %rsi
	jle	.LBB1_41
	jmp	.LBB1_42
	.loc	1 0 3
.Ltmp46:
	.p2align	4
.LBB1_30:
	movq	704(%rsp), %rax
	xorl	%r9d, %r9d
	jmp	.LBB1_31
	.p2align	4
.LBB1_46:
	.loc	1 15 3
	incq	%r9
	addq	$256, %rax
.LBB1_31:
	.loc	1 15 3 is_stmt 1
	cmpq	%r10, %r9
	movq	%r10, %rdx
	cmovbq	%r9, %rdx
	cmpq	$16, %r9
	jge	.LBB1_32
	.loc	1 0 3 is_stmt 0
	addq	%rdi, %rdx
	imulq	%r8, %rdx
	addq	1152(%rsp), %rdx
	xorl	%esi, %esi
	.loc	1 15 3
	cmpq	$63, %rsi
	jg	.LBB1_46
	.loc	1 0 3
.Ltmp47:
	.p2align	4
.LBB1_45:
	.loc	1 15 3
	vpmovzxwd	(%rdx,%rsi,2), %ymm0
	vpmovzxwd	16(%rdx,%rsi,2), %ymm1
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	32(%rdx,%rsi,2), %ymm2
	vpmovzxwd	48(%rdx,%rsi,2), %ymm3
	vpslld	$16, %ymm2, %ymm2
	vpslld	$16, %ymm3, %ymm3
	vmovdqu	%ymm3, 96(%rax,%rsi,4)
	vmovdqu	%ymm2, 64(%rax,%rsi,4)
	vmovdqu	%ymm1, 32(%rax,%rsi,4)
	vpslld	$16, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rax,%rsi,4)
	addq	$32, %rsi
	cmpq	$63, %rsi
	jle	.LBB1_45
	jmp	.LBB1_46
	.loc	1 0 3
.Ltmp48:
	.p2align	4
.LBB1_32:
	xorl	%eax, %eax
	movq	728(%rsp), %r8
	.loc	1 15 3
	cmpq	$15, %rax
	jg	.LBB1_47
	.loc	1 0 3
.Ltmp49:
	.p2align	4
.LBB1_34:
	.loc	1 15 3
	cmpq	%r10, %rax
	movq	%r10, %rdx
	cmovbq	%rax, %rdx
	addq	%rdi, %rdx
	imulq	1136(%rsp), %rdx
	movq	1144(%rsp), %rsi
	movzwl	(%rsi,%rdx,2), %edx
	shll	$16, %edx
	movl	%edx, 16384(%rcx,%rax,4)
	incq	%rax
	cmpq	$15, %rax
	jle	.LBB1_34
.LBB1_47:
	.loc	1 0 3
	movq	904(%rsp), %rax
	.loc	1 15 3
	movq	%rax, 456(%rsp)
	movq	%rcx, 448(%rsp)
	vmovaps	.LCPI1_0(%rip), %ymm0
	vmovups	%ymm0, 408(%rsp)
	movq	912(%rsp), %rbx
	movq	%rbx, 400(%rsp)
	movq	%rcx, 392(%rsp)
	movq	928(%rsp), %rax
	movq	%rax, 384(%rsp)
	movq	936(%rsp), %rax
	movq	%rax, 376(%rsp)
	movq	944(%rsp), %rax
	movq	%rax, 368(%rsp)
	movq	%r8, 360(%rsp)
	movq	952(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	960(%rsp), %rax
	movq	%rax, 344(%rsp)
	movq	968(%rsp), %rax
	movq	%rax, 336(%rsp)
	movq	976(%rsp), %rax
	movq	%rax, 328(%rsp)
	movq	984(%rsp), %rax
	movq	%rax, 320(%rsp)
	movq	992(%rsp), %rax
	movq	%rax, 312(%rsp)
	movq	744(%rsp), %rax
	movq	%rax, 304(%rsp)
	movq	1000(%rsp), %rax
	movq	%rax, 296(%rsp)
	movq	1048(%rsp), %rax
	movq	%rax, 288(%rsp)
	movq	1056(%rsp), %rax
	movq	%rax, 280(%rsp)
	movq	1064(%rsp), %rax
	movq	%rax, 272(%rsp)
	movq	1072(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	1080(%rsp), %rax
	movq	%rax, 256(%rsp)
	movq	1088(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	1096(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	1104(%rsp), %rax
	movq	%rax, 232(%rsp)
	movq	1112(%rsp), %rax
	movq	%rax, 224(%rsp)
	movq	1120(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	1008(%rsp), %rax
	movq	%rax, 208(%rsp)
	movq	1016(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	1024(%rsp), %rax
	movq	%rax, 192(%rsp)
	movq	1032(%rsp), %rax
	movq	%rax, 184(%rsp)
	movq	1040(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	920(%rsp), %rax
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	vmovups	%ymm0, 96(%rsp)
	movq	704(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 80(%rsp)
	vmovups	%ymm0, 40(%rsp)
	movq	752(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	%rcx, 24(%rsp)
	movq	$1, 480(%rsp)
	movq	$14464, 472(%rsp)
	movq	$0, 464(%rsp)
	movq	$1, 440(%rsp)
	movq	$1, 168(%rsp)
	movq	$16, 160(%rsp)
	movq	$0, 152(%rsp)
	movq	$1, 128(%rsp)
	movq	$1, 72(%rsp)
	movq	$1, 16(%rsp)
	movq	$64, 8(%rsp)
	movq	$64, (%rsp)
	movl	$16, %r9d
	movq	%rdi, 712(%rsp)
	movq	776(%rsp), %rsi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	vzeroupper
	callq	ttt_linear_step
	vmovdqu	1264(%rsp), %ymm6
	vmovdqu	1296(%rsp), %ymm5
	movq	%rbx, %rax
	movq	696(%rsp), %r13
	xorl	%ecx, %ecx
	jmp	.LBB1_48
	.loc	1 0 3
.Ltmp50:
	.p2align	4
.LBB1_52:
	movq	784(%rsp), %rcx
	.loc	1 15 3
	incq	%rcx
	addq	1256(%rsp), %r13
	addq	$256, %rax
.LBB1_48:
	cmpq	776(%rsp), %rcx
	jge	.LBB1_53
	.loc	1 0 3
	movq	%rcx, 784(%rsp)
	xorl	%esi, %esi
	.loc	1 15 3
	cmpq	$63, %rsi
	jg	.LBB1_52
	.loc	1 0 3
.Ltmp51:
	.p2align	4
.LBB1_51:
	.loc	1 15 3
	vmovdqu	64(%rax,%rsi,4), %ymm0
	vmovdqu	96(%rax,%rsi,4), %ymm1
	vmovdqu	(%rax,%rsi,4), %ymm2
	vmovdqu	32(%rax,%rsi,4), %ymm3
	vpsrld	$16, %ymm0, %ymm4
	vpand	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm6, %ymm0, %ymm0
	vpaddd	%ymm4, %ymm0, %ymm4
	vpsrld	$16, %ymm1, %ymm0
	vpand	%ymm5, %ymm0, %ymm0
	vpaddd	%ymm6, %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm1
	vpsrld	$16, %ymm2, %ymm0
	vpand	%ymm5, %ymm0, %ymm0
	vpaddd	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpsrld	$16, %ymm3, %ymm2
	vpand	%ymm5, %ymm2, %ymm2
	vpaddd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpsrld	$16, %ymm2, %ymm2
	vpsrld	$16, %ymm0, %ymm0
	vpackusdw	%ymm2, %ymm0, %ymm0
	vpsrld	$16, %ymm1, %ymm1
	vpsrld	$16, %ymm4, %ymm2
	vpackusdw	%ymm1, %ymm2, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpextrq	$1, %xmm2, %r9
	vmovq	%xmm2, %r12
	movl	%r12d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 500(%rsp)
	vpextrq	$1, %xmm1, %r10
	movl	%r10d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 492(%rsp)
	vmovq	%xmm1, %r14
	vextracti128	$1, %ymm0, %xmm1
	vmovq	%xmm1, %rbx
	movl	%ebx, %ecx
	shrl	$16, %ecx
	movl	%ecx, 496(%rsp)
	vpextrq	$1, %xmm0, %rdx
	movl	%edx, %ecx
	shrl	$16, %ecx
	movl	%ecx, 672(%rsp)
	movl	%r9d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 580(%rsp)
	movl	%r14d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 576(%rsp)
	movq	%r12, %rcx
	shrq	$48, %rcx
	movq	%rcx, 856(%rsp)
	movq	%r12, %rcx
	shrq	$32, %rcx
	movq	%rcx, 656(%rsp)
	movq	%r10, %rcx
	shrq	$48, %rcx
	movq	%rcx, 864(%rsp)
	movq	%r10, %rcx
	shrq	$32, %rcx
	movq	%rcx, 504(%rsp)
	vpextrq	$1, %xmm1, %r11
	movl	%r11d, %ecx
	shrl	$16, %ecx
	movl	%ecx, 512(%rsp)
	vmovq	%xmm0, %rdi
	movl	%edi, %ecx
	shrl	$16, %ecx
	movl	%ecx, 624(%rsp)
	movq	%rbx, %rcx
	shrq	$48, %rcx
	movq	%rcx, 552(%rsp)
	movq	%rbx, %rcx
	shrq	$32, %rcx
	movq	%rcx, 544(%rsp)
	movq	%rdx, %rcx
	shrq	$48, %rcx
	movq	%rcx, 536(%rsp)
	movq	%rdx, %rcx
	shrq	$32, %rcx
	movq	%rcx, 640(%rsp)
	movq	%r9, %rcx
	shrq	$32, %rcx
	movq	%rcx, 528(%rsp)
	movq	%r9, %rbp
	shrq	$48, %rbp
	movq	%r14, %rcx
	shrq	$32, %rcx
	movq	%rcx, 792(%rsp)
	movq	%r14, %r15
	shrq	$48, %r15
	movq	%r11, 584(%rsp)
	movq	%r11, %r8
	shrq	$32, %r8
	shrq	$48, %r11
	movq	%rdi, %rcx
	shrq	$32, %rcx
	movq	%rcx, 568(%rsp)
	movq	%rdi, %rcx
	shrq	$48, %rcx
	movq	%rcx, 560(%rsp)
	vmovss	64(%rax,%rsi,4), %xmm0
	vucomiss	%xmm0, %xmm0
	vmovss	112(%rax,%rsi,4), %xmm0
	movl	$32704, %ecx
	cmovpl	%ecx, %r14d
	movq	%r14, 848(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	32(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r9d
	movq	%r9, 840(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	16(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %edx
	movq	%rdx, 832(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	96(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %ebx
	movq	%rbx, 824(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	80(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r10d
	movq	%r10, 816(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r12d
	movq	%r12, 808(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	12(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %edi
	movq	%rdi, 800(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	8(%rax,%rsi,4), %xmm0
	movq	560(%rsp), %r14
	cmovpl	%ecx, %r14d
	vucomiss	%xmm0, %xmm0
	vmovss	60(%rax,%rsi,4), %xmm0
	movq	568(%rsp), %r12
	cmovpl	%ecx, %r12d
	vucomiss	%xmm0, %xmm0
	vmovss	56(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r11d
	vucomiss	%xmm0, %xmm0
	vmovss	76(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r8d
	movq	%r8, 568(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	72(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %r15d
	movq	%r15, 560(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	124(%rax,%rsi,4), %xmm0
	movq	792(%rsp), %rbx
	cmovpl	%ecx, %ebx
	vucomiss	%xmm0, %xmm0
	vmovss	120(%rax,%rsi,4), %xmm0
	cmovpl	%ecx, %ebp
	vucomiss	%xmm0, %xmm0
	vmovss	40(%rax,%rsi,4), %xmm0
	movq	528(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 528(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	44(%rax,%rsi,4), %xmm0
	movq	640(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 640(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	24(%rax,%rsi,4), %xmm0
	movq	536(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 536(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	28(%rax,%rsi,4), %xmm0
	movq	544(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 544(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	4(%rax,%rsi,4), %xmm0
	movq	552(%rsp), %r8
	cmovpl	%ecx, %r8d
	movq	%r8, 552(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	52(%rax,%rsi,4), %xmm0
	movl	624(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 624(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	104(%rax,%rsi,4), %xmm0
	movl	512(%rsp), %r9d
	cmovpl	%ecx, %r9d
	movl	%r9d, 512(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	108(%rax,%rsi,4), %xmm0
	movq	504(%rsp), %rdx
	cmovpl	%ecx, %edx
	movq	%rdx, 504(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	88(%rax,%rsi,4), %xmm0
	movq	864(%rsp), %r9
	cmovpl	%ecx, %r9d
	movq	%r9, 864(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	92(%rax,%rsi,4), %xmm0
	movq	656(%rsp), %rdx
	cmovpl	%ecx, %edx
	movq	%rdx, 656(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	68(%rax,%rsi,4), %xmm0
	movq	856(%rsp), %r10
	cmovpl	%ecx, %r10d
	vucomiss	%xmm0, %xmm0
	vmovss	116(%rax,%rsi,4), %xmm0
	movl	576(%rsp), %r9d
	cmovpl	%ecx, %r9d
	vucomiss	%xmm0, %xmm0
	vmovss	36(%rax,%rsi,4), %xmm0
	movl	580(%rsp), %r8d
	cmovpl	%ecx, %r8d
	vucomiss	%xmm0, %xmm0
	vmovss	20(%rax,%rsi,4), %xmm0
	movl	672(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 672(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	100(%rax,%rsi,4), %xmm0
	movl	496(%rsp), %edi
	cmovpl	%ecx, %edi
	vucomiss	%xmm0, %xmm0
	vmovss	84(%rax,%rsi,4), %xmm0
	movl	492(%rsp), %edx
	cmovpl	%ecx, %edx
	movl	%edx, 492(%rsp)
	vucomiss	%xmm0, %xmm0
	vmovss	48(%rax,%rsi,4), %xmm0
	movl	500(%rsp), %edx
	cmovpl	%ecx, %edx
	vucomiss	%xmm0, %xmm0
	movq	584(%rsp), %r15
	cmovpl	%ecx, %r15d
	movw	%r15w, 24(%r13,%rsi,2)
	movq	848(%rsp), %rcx
	movw	%cx, 32(%r13,%rsi,2)
	movq	840(%rsp), %rcx
	movw	%cx, 56(%r13,%rsi,2)
	movq	832(%rsp), %rcx
	movw	%cx, 16(%r13,%rsi,2)
	movq	824(%rsp), %rcx
	movw	%cx, 8(%r13,%rsi,2)
	movq	816(%rsp), %rcx
	movw	%cx, 48(%r13,%rsi,2)
	movq	808(%rsp), %rcx
	movw	%cx, 40(%r13,%rsi,2)
	movq	800(%rsp), %rcx
	movw	%cx, (%r13,%rsi,2)
	movw	%r14w, 6(%r13,%rsi,2)
	movw	%r12w, 4(%r13,%rsi,2)
	movw	%r11w, 30(%r13,%rsi,2)
	movq	568(%rsp), %rcx
	movw	%cx, 28(%r13,%rsi,2)
	movq	560(%rsp), %rcx
	movw	%cx, 38(%r13,%rsi,2)
	movw	%bx, 36(%r13,%rsi,2)
	movw	%bp, 62(%r13,%rsi,2)
	movq	528(%rsp), %rcx
	movw	%cx, 60(%r13,%rsi,2)
	movq	640(%rsp), %rcx
	movw	%cx, 20(%r13,%rsi,2)
	movq	536(%rsp), %rcx
	movw	%cx, 22(%r13,%rsi,2)
	movq	544(%rsp), %rcx
	movw	%cx, 12(%r13,%rsi,2)
	movq	552(%rsp), %rcx
	movw	%cx, 14(%r13,%rsi,2)
	movl	624(%rsp), %ecx
	movw	%cx, 2(%r13,%rsi,2)
	movl	512(%rsp), %ecx
	movw	%cx, 26(%r13,%rsi,2)
	movq	504(%rsp), %rcx
	movw	%cx, 52(%r13,%rsi,2)
	movq	864(%rsp), %rcx
	movw	%cx, 54(%r13,%rsi,2)
	movq	656(%rsp), %rcx
	movw	%cx, 44(%r13,%rsi,2)
	movw	%r10w, 46(%r13,%rsi,2)
	movw	%r9w, 34(%r13,%rsi,2)
	movw	%r8w, 58(%r13,%rsi,2)
	movl	672(%rsp), %ecx
	movw	%cx, 18(%r13,%rsi,2)
	movw	%di, 10(%r13,%rsi,2)
	movl	492(%rsp), %ecx
	movw	%cx, 50(%r13,%rsi,2)
	movw	%dx, 42(%r13,%rsi,2)
	addq	$32, %rsi
	cmpq	$63, %rsi
	jle	.LBB1_51
	jmp	.LBB1_52
.Ltmp52:
.LBB1_54:
	.loc	1 0 3
	addq	$1336, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end1:
	.size	ttt_linear, .Lfunc_end1-ttt_linear
	.cfi_endproc

	.type	.Lconstant,@object
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.Lconstant:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.size	.Lconstant, 1024

	.type	.Ltttc.text,@object
	.p2align	3, 0x0
.Ltttc.text:
	.asciz	"q"
	.size	.Ltttc.text, 2

	.type	.Ltttc.text.1,@object
	.p2align	3, 0x0
.Ltttc.text.1:
	.asciz	"k"
	.size	.Ltttc.text.1, 2

	.type	.Ltttc.text.2,@object
	.p2align	3, 0x0
.Ltttc.text.2:
	.asciz	"v"
	.size	.Ltttc.text.2, 2

	.type	.Ltttc.text.3,@object
	.p2align	3, 0x0
.Ltttc.text.3:
	.asciz	"lr"
	.size	.Ltttc.text.3, 3

	.type	.Ltttc.text.4,@object
	.p2align	3, 0x0
.Ltttc.text.4:
	.asciz	"gamma"
	.size	.Ltttc.text.4, 6

	.type	.Ltttc.text.5,@object
	.p2align	3, 0x0
.Ltttc.text.5:
	.asciz	"beta"
	.size	.Ltttc.text.5, 5

	.type	.Ltttc.text.6,@object
	.p2align	3, 0x0
.Ltttc.text.6:
	.asciz	"tok"
	.size	.Ltttc.text.6, 4

	.type	.Ltttc.text.7,@object
	.p2align	3, 0x0
.Ltttc.text.7:
	.asciz	"W1"
	.size	.Ltttc.text.7, 3

	.type	.Ltttc.text.8,@object
	.p2align	3, 0x0
.Ltttc.text.8:
	.asciz	"b1"
	.size	.Ltttc.text.8, 3

	.type	.Ltttc.text.9,@object
	.p2align	3, 0x0
.Ltttc.text.9:
	.asciz	"W1_final"
	.size	.Ltttc.text.9, 9

	.type	.Ltttc.text.10,@object
	.p2align	3, 0x0
.Ltttc.text.10:
	.asciz	"b1_final"
	.size	.Ltttc.text.10, 9

	.type	.Ltttc.text.11,@object
	.p2align	3, 0x0
.Ltttc.text.11:
	.asciz	"out"
	.size	.Ltttc.text.11, 4

	.type	.Ltttc.tensors,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
.Ltttc.tensors:
	.quad	.Ltttc.text
	.long	0
	.long	2
	.long	7
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.1
	.long	0
	.long	2
	.long	7
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.2
	.long	0
	.long	2
	.long	7
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.3
	.long	0
	.long	2
	.long	7
	.long	0
	.zero	64
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.4
	.long	1
	.long	0
	.long	2
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	1
	.long	0
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.quad	.Ltttc.text.5
	.long	1
	.long	0
	.long	2
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	1
	.long	0
	.zero	16
	.quad	.Ltttc.text.6
	.long	1
	.long	0
	.long	0
	.long	1
	.quad	16
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	1
	.long	0
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.quad	.Ltttc.text.7
	.long	2
	.long	0
	.long	3
	.long	2
	.quad	64
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	2
	.long	0
	.quad	0x0000000000000000
	.quad	0x3f947ae147ae147b
	.quad	.Ltttc.text.8
	.long	2
	.long	0
	.long	3
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	1
	.long	0
	.zero	16
	.quad	.Ltttc.text.9
	.long	3
	.long	0
	.long	3
	.long	2
	.quad	64
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.10
	.long	3
	.long	0
	.long	3
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.quad	.Ltttc.text.11
	.long	4
	.long	2
	.long	7
	.long	1
	.quad	64
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	1
	.long	0
	.long	0
	.zero	16
	.size	.Ltttc.tensors, 1440

	.type	.Ltttc.text.12,@object
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Ltttc.text.12:
	.asciz	"ttt_linear"
	.size	.Ltttc.text.12, 11

	.type	.Ltttc.text.13,@object
	.p2align	3, 0x0
.Ltttc.text.13:
	.asciz	"tttc 0.1.0"
	.size	.Ltttc.text.13, 11

	.type	.Ltttc.text.14,@object
	.p2align	3, 0x0
.Ltttc.text.14:
	.asciz	"dual"
	.size	.Ltttc.text.14, 5

	.type	.Ltttc.text.15,@object
	.p2align	3, 0x0
.Ltttc.text.15:
	.asciz	"b=16,d=64"
	.size	.Ltttc.text.15, 10

	.type	.Ltttc.text.16,@object
	.p2align	3, 0x0
.Ltttc.text.16:
	.asciz	"x86-64-v3"
	.size	.Ltttc.text.16, 10

	.type	.Ltttc.text.17,@object
	.p2align	3, 0x0
.Ltttc.text.17:
	.asciz	"sse,sse2,sse3,ssse3,sse4.1,sse4.2,popcnt,lzcnt,bmi,bmi2,avx,avx2,fma,f16c"
	.size	.Ltttc.text.17, 74

	.type	.Ltttc.entries,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
.Ltttc.entries:
	.long	0
	.long	12
	.quad	.Ltttc.tensors
	.quad	30912
	.quad	64
	.quad	ttt_linear
	.long	120
	.long	3
	.quad	0
	.quad	0
	.long	0
	.long	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.long	0
	.long	0
	.quad	0
	.size	.Ltttc.entries, 128

	.type	.Ltttc.text.18,@object
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Ltttc.text.18:
	.asciz	"631c2003f31eb847a459f7b6362deb71"
	.size	.Ltttc.text.18, 33

	.type	.Ltttc.text.19,@object
	.p2align	3, 0x0
.Ltttc.text.19:
	.asciz	"--dtype=bf16 --form=auto --chunk=16"
	.size	.Ltttc.text.19, 36

	.type	tttc_kernel_ttt_linear_d3e62565708e09d8,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	tttc_kernel_ttt_linear_d3e62565708e09d8
	.p2align	3, 0x0
tttc_kernel_ttt_linear_d3e62565708e09d8:
	.long	2
	.long	104
	.quad	.Ltttc.text.12
	.quad	.Ltttc.text.13
	.quad	.Ltttc.text.14
	.quad	.Ltttc.text.15
	.quad	.Ltttc.text.16
	.quad	.Ltttc.text.17
	.long	1
	.long	128
	.quad	.Ltttc.entries
	.long	0
	.long	32
	.quad	0
	.quad	.Ltttc.text.18
	.quad	.Ltttc.text.19
	.size	tttc_kernel_ttt_linear_d3e62565708e09d8, 104

	.section	.debug_abbrev,"",@progbits
	.byte	1
	.byte	17
	.byte	0
	.byte	37
	.byte	14
	.byte	19
	.byte	5
	.byte	3
	.byte	14
	.byte	16
	.byte	23
	.byte	27
	.byte	14
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	4
	.long	.debug_abbrev
	.byte	8
	.byte	1
	.long	.Linfo_string0
	.short	2
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.quad	.Lfunc_begin0
	.long	.Lfunc_end1-.Lfunc_begin0
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"MLIR"
.Linfo_string1:
	.asciz	"ttt_linear.ttt"
.Linfo_string2:
	.asciz	"dsl/examples"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
