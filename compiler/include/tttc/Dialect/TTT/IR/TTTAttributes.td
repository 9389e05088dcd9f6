//===- TTTAttributes.td - Signatures and facts -------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of modules, functions, their arguments and results, and loops. Passes and targets
// read a kernel's signature from them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_TD
#define TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "tttc/Dialect/TTT/IR/TTTDialect.td"

class TTT_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::ttt";
  let genSpecializedAttr = 0;
}

def TTT_Role : TTT_Enum<"Role", "role of a tensor in a signature", [
  I32EnumAttrCase<"Token", 0, "token">,         // an input with a row per token
  I32EnumAttrCase<"Param", 1, "param">,         // an outer parameter
  I32EnumAttrCase<"State", 2, "state">,         // the initial value of a state
  I32EnumAttrCase<"Final", 3, "final">,         // the final value of a state or variable
  I32EnumAttrCase<"Out", 4, "out">,             // the layer's output
  I32EnumAttrCase<"Probe", 5, "probe">,         // a `probe` of the text
  I32EnumAttrCase<"Saved", 6, "saved">,         // a result of `save`, an argument of `backward`
  I32EnumAttrCase<"Cotangent", 7, "cotangent">, // the outer gradient of an output
  I32EnumAttrCase<"Gradient", 8, "gradient">,   // the outer gradient of an input
  I32EnumAttrCase<"Internal", 9, "internal">,   // passed from one stage to another
  I32EnumAttrCase<"Position", 10, "position">,  // the number of tokens before this call
  I32EnumAttrCase<"Decay", 11, "decay">,        // of a summary: factors of an initial state
  I32EnumAttrCase<"Map", 12, "map">             // of a summary: a matrix that multiplies it
]>;

def TTT_EntryKind : TTT_Enum<"EntryKind", "kind of an entry of a kernel", [
  I32EnumAttrCase<"Forward", 0, "forward">,
  I32EnumAttrCase<"Save", 1, "save">,
  I32EnumAttrCase<"Backward", 2, "backward">,
  I32EnumAttrCase<"Prefill", 3, "prefill">,
  I32EnumAttrCase<"Decode", 4, "decode">,
  I32EnumAttrCase<"Summary", 5, "summary">
]>;

// Each class is a special case of the next.
def TTT_StateMap : TTT_Enum<"StateMap", "dependence of a loop's carried values on themselves", [
  I32EnumAttrCase<"Constant", 0, "constant">, // none
  I32EnumAttrCase<"Additive", 1, "additive">, // S <- a S + U, `a` of gates
  I32EnumAttrCase<"Affine", 2, "affine">,     // S <- P S + U: the composition of two is affine
  I32EnumAttrCase<"General", 3, "general">
]>;

// Printed as letters, `BHT`.
def TTT_Axes : I32BitEnumAttr<"Axes", "leading axes of a tensor of a signature", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"B", 0>,
  I32BitEnumAttrCaseBit<"H", 1>, I32BitEnumAttrCaseBit<"T", 2>
]> {
  let cppNamespace = "::mlir::ttt";
  let genSpecializedAttr = 0;
}

class TTT_Attr<string name, string attrMnemonic> : AttrDef<TTT_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def TTT_TensorAttr : TTT_Attr<"Tensor", "tensor"> {
  let summary = "A tensor of a signature";
  let description = [{
    Stands as `ttt.tensor` on an argument or result of a function: its name in the text, its role,
    and the axes that it has in a call in front of those of its type: B sequences, H heads. T is
    the first axis of the type itself, one entry per `block` tokens; a negative block is the
    number of last rows that a window keeps. `stored` is the element type in the caller's memory if
    it is narrower than that of the computation. `columns`, if given: the tensor is a block of the
    columns of the caller's, whose last axis has this length.

    ```mlir
    func.func @layer(%k: tensor<?x64xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                     %W: tensor<64x64xf32> {ttt.tensor = #ttt.tensor<"W", state, BH>})
        -> (tensor<?x64x64xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 16>})
    ```
  }];
  let parameters = (ins "::mlir::StringAttr":$name, "Role":$role,
                    DefaultValuedParameter<"Axes", "Axes::None">:$axes,
                    DefaultValuedParameter<"int64_t", "1">:$block,
                    OptionalParameter<"::mlir::FloatType">:$stored,
                    DefaultValuedParameter<"int64_t", "0">:$columns);
  let builders = [
    // A whole tensor.
    AttrBuilder<(ins "::mlir::StringAttr":$name, "Role":$role, "Axes":$axes, "int64_t":$block,
                     "::mlir::FloatType":$stored), [{
      return $_get($_ctxt, name, role, axes, block, stored, /*columns=*/0);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    bool has(Axes axis) const { return bitEnumContainsAny(getAxes(), axis); }
    bool hasRole(::llvm::ArrayRef<Role> roles) const {
      return ::llvm::is_contained(roles, getRole());
    }
    /// The same axes, block and element type with another name and role.
    TensorAttr withNameAndRole(const ::llvm::Twine &name, Role role) const;
    /// The same tensor as a block of columns of one with this many.
    TensorAttr withColumns(int64_t columns) const;
  }];
}

def TTT_EntryAttr : TTT_Attr<"Entry", "entry"> {
  let summary = "An entry of a kernel, or a stage of one";
  let description = [{
    Stands as `ttt.entry` on a function. A function without it is the whole forward entry.
    `max_tokens` is the largest number of tokens of one call, `max_length` of a sequence;
    zero where there is no limit. `cut_tokens`, if given: a sequence may be cut into segments after
    multiples of this many tokens, each of which starts from the final states of the one before.

    ```mlir
    func.func @layer_decode(...) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 8>}
    ```
  }];
  let parameters = (ins "EntryKind":$kind, OptionalParameter<"::mlir::StringAttr">:$stage,
                    DefaultValuedParameter<"int64_t", "0">:$max_tokens,
                    DefaultValuedParameter<"int64_t", "0">:$max_length,
                    DefaultValuedParameter<"int64_t", "0">:$cut_tokens);
  let assemblyFormat = "`<` $kind (`,` struct($stage, $max_tokens, $max_length, $cut_tokens)^)? `>`";
  let builders = [
    // An empty stage: the entry is of the whole layer.
    AttrBuilder<(ins "EntryKind":$kind, "::llvm::StringRef":$stage, CArg<"int64_t", "0">:$maxTokens), [{
      auto name = stage.empty() ? ::mlir::StringAttr() : ::mlir::StringAttr::get($_ctxt, stage);
      return $_get($_ctxt, kind, name, maxTokens, /*max_length=*/0, /*cut_tokens=*/0);
    }]>
  ];
  let extraClassDeclaration = [{
    /// The same entry with this limit of a sequence.
    EntryAttr withMaxLength(int64_t length) const {
      return get(getContext(), getKind(), getStage(), getMaxTokens(), length, getCutTokens());
    }
    /// The same limits for a stage.
    EntryAttr withStage(::mlir::StringAttr stage) const {
      return get(getContext(), getKind(), stage, getMaxTokens(), getMaxLength(), getCutTokens());
    }
    /// The same entry, of sequences that may be cut after multiples of this many tokens.
    EntryAttr withCutTokens(int64_t tokens) const {
      return get(getContext(), getKind(), getStage(), getMaxTokens(), getMaxLength(), tokens);
    }
  }];
}

def TTT_LayerAttr : TTT_Attr<"Layer", "layer"> {
  let summary = "Facts about a layer as a whole";
  let description = [{
    Stands as `ttt.layer` on a module. `causal`: `out` depends on no token after its own. `heads`
    is the number of heads that the module is compiled for; zero: any.
  }];
  let parameters = (ins "bool":$causal, DefaultValuedParameter<"int64_t", "0">:$heads);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TTT_StateMapAttr : EnumAttr<TTT_Dialect, TTT_StateMap, "state_map"> {
  let summary = "The class of a mini-batch's state map";
  let description = "Stands as `ttt.state_map` on `ttt.every`, set by `ttt-classify-state-maps`.";
  let assemblyFormat = "`<` $value `>`";
}

def TTT_WorkspaceAttr : TTT_Attr<"Workspace", "workspace"> {
  let summary = "Workspace of one task of a CPU kernel";
  let description = [{
    Stands as `ttt.workspace` on a function. Bytes: `bytes` and, for each token of the call,
    `per_token`; the address is a multiple of `alignment`.
  }];
  let parameters = (ins "int64_t":$bytes, "int64_t":$alignment,
                    DefaultValuedParameter<"int64_t", "0">:$per_token);
  let assemblyFormat = "`<` $bytes `,` struct($alignment, $per_token) `>`";
}

#endif // TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_TD
