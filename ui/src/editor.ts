// The editor of YAML. It is a bundle of its own.
import { CompletionContext, autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, defaultHighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { Schema, suggestions } from "./schema";

export interface Options {
  parent: HTMLElement; text: string; label: string; dark: boolean; nonce: string; schema: () => Schema | undefined; onChange: (text: string) => void;
}

// complete suggests fields and values of the schema.
const complete = (schema: () => Schema | undefined) => (c: CompletionContext) => {
  const { word, options } = suggestions(schema(), c.state.sliceDoc(0, c.pos));
  if (options.length === 0 || (word === "" && !c.explicit)) return null;
  return {
    from: c.pos - word.length, validFor: /^[\w-]*$/,
    options: options.map((o) => ({ label: o.label, apply: o.field ? o.label + ":" : o.label, info: o.info, type: o.field ? "property" : "enum" })),
  };
};

// create opens an editor. Tab indents; Escape, then Tab leaves it.
export function create({ parent, text, label, dark, nonce, schema, onChange }: Options): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce), lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), highlightActiveLine(),
        indentUnit.of("  "), syntaxHighlighting(defaultHighlightStyle), yaml(),
        autocompletion({ override: [complete(schema)] }), keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
        EditorView.theme({ "&": { fontSize: "13px" } }, { dark }),
        EditorView.updateListener.of((u) => { if (u.docChanged) onChange(u.state.doc.toString()); }),
      ],
    }),
  });
}
