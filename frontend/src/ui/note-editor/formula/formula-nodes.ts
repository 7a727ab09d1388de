import { InputRule, Node, type NodeViewRenderer } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { noteLimits } from '../../../../../core/notes/note-limits.ts';
import { loadFormulas } from './load-formulas.ts';

/** A formula in a note. */
export interface NoteFormula {
  /** LaTeX without signs around it. */
  readonly tex: string;
  /** Whether it is on a line of its own. */
  readonly isBlock: boolean;
}

/** Set in a transaction after which the user edits the selected formula. */
export const editsFormula = 'editsFormula';

export function selectedFormula({ selection }: EditorState): NoteFormula | null {
  const node = selection instanceof NodeSelection ? selection.node : null;
  if (node?.type.name !== 'formula' && node?.type.name !== 'formulaBlock') return null;
  return { tex: texOf(node), isBlock: node.type.name === 'formulaBlock' };
}

const texOf = ({ attrs }: DocumentNode) => String(attrs['tex'] ?? '');

const isPossible = (tex: string) => tex.trim() !== '' && tex.length <= noteLimits.formula;

/** Shows the source until the code that typesets formulas has loaded, or if it does not load. */
const formulaView =
  (isBlock: boolean): NodeViewRenderer =>
  ({ node, view, getPos }) => {
    const dom = document.createElement(isBlock ? 'div' : 'span');
    // Only authors see why a formula cannot be shown.
    if (view.editable) dom.dataset['preview'] = 'true';
    let shown = '';
    const typeset = async (tex: string) => {
      // Without its code, for example offline, the source stays.
      const formulas = await loadFormulas().catch(() => null);
      if (shown === tex) formulas?.renderFormula(dom, tex, isBlock);
    };
    const show = (tex: string) => {
      shown = tex;
      dom.dataset['tex'] = tex;
      dom.textContent = tex;
      void typeset(tex);
    };
    show(texOf(node));
    // The editor's own events do not find a node in a line.
    dom.addEventListener('click', () => {
      const at = getPos();
      if (at !== undefined) editAt(view, at);
    });
    return {
      dom,
      update: (changed) => {
        if (changed.type !== node.type) return false;
        if (texOf(changed) !== shown) show(texOf(changed));
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** LaTeX of a formula that another page shows with KaTeX. */
const texOfKatex = (element: HTMLElement) =>
  element.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? '';

const ifPossible = (tex: string) => (isPossible(tex) ? { tex } : false);

/** Selects the formula and lets the user edit it. */
function editAt(view: EditorView, position: number): boolean {
  if (!view.editable) return false;
  const { tr } = view.state;
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, position)).setMeta(editsFormula, true));
  return true;
}

const attributes = {
  tex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.dataset['tex'] ?? texOfKatex(element),
    renderHTML: ({ tex }: Record<string, unknown>) => ({ 'data-tex': String(tex) }),
  },
};

/** Two signs with the formula between them. No prices: '$5 and $6', '$5,'. */
const typedInLine = /(?<![\\$\p{L}\d])\$([^\s$](?:[^$\n]*[^\s$\\])?)\$$/u;
const typedBlock = /^\$\$([^$\n]+)\$\$$/;
const price = /^[\d.,–-]+$/;

/** A formula in a line. `$x^2$` becomes one as soon as it is typed. */
export const formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => attributes,
  parseHTML: () => [
    { tag: 'span[data-tex]', getAttrs: (element) => ifPossible(element.dataset['tex'] ?? '') },
    { tag: 'span.katex', getAttrs: (element) => ifPossible(texOfKatex(element)) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => `$${texOf(node)}$`,
  addNodeView: () => formulaView(false),
  addInputRules() {
    return [
      new InputRule({
        find: typedInLine,
        handler: ({ state, range, match: [, tex = ''] }) => {
          if (price.test(tex) || !isPossible(tex)) return null;
          state.tr.replaceWith(range.from, range.to, this.type.create({ tex }));
          return undefined;
        },
      }),
    ];
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: (view, { key }) =>
          key === 'Enter' && selectedFormula(view.state) !== null && editAt(view, view.state.selection.from),
      },
    }),
  ],
});

/** A formula on a line of its own. `$$x^2$$` at the start of a paragraph becomes one as soon as it is typed. */
export const formulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: () => attributes,
  parseHTML: () => [
    { tag: 'div[data-tex]', getAttrs: (element) => ifPossible(element.dataset['tex'] ?? '') },
    { tag: 'span.katex-display', getAttrs: (element) => ifPossible(texOfKatex(element)), priority: 60 },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  renderText: ({ node }) => `$$\n${texOf(node)}\n$$`,
  addNodeView: () => formulaView(true),
  addInputRules() {
    return [
      new InputRule({
        find: typedBlock,
        handler: ({ state, range, match: [, tex = ''], chain }) => {
          if (!isPossible(tex) || state.selection.$from.parent.type.name !== 'paragraph') return null;
          chain()
            .deleteRange(range)
            .insertContent({ type: this.name, attrs: { tex: tex.trim() } })
            .run();
          return undefined;
        },
      }),
    ];
  },
});
