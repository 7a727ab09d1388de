import { parser, Strikethrough, Table, type MarkdownConfig } from '@lezer/markdown';

const backslash = 92;
const dollar = 36;
const openRound = 40;
const openSquare = 91;

const isSpace = (character: string) => /\s/.test(character);

/**
 * The position of the dollar sign that ends a formula, or -1. In '$5 and $6' the second sign ends none, because a space
 * is before it.
 */
export function endOfDollars(text: string, from: number): number {
  if (text[from] === undefined || isSpace(text[from])) return -1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$' && at > from) {
      const isEnd = !isSpace(text[at - 1] ?? ' ') && !/\d/.test(text[at + 1] ?? '');
      return isEnd ? at : -1;
    }
  }
  return -1;
}

interface FormulaSyntax {
  /** Whether `\(…\)` and `\[…\]` are formulas as well. */
  readonly hasBrackets: boolean;
  /** Maximum characters of a formula in a line. */
  readonly maxLength: number;
}

/** Syntax of formulas: `$…$` and `\(…\)` in a line, `$$…$$` and `\[…\]` as separate lines. */
export const formulaSyntax = ({ hasBrackets, maxLength }: FormulaSyntax): MarkdownConfig => ({
  defineNodes: ['Formula', 'DisplayFormula', { name: 'FormulaBlock', block: true }],
  parseInline: [
    {
      name: 'Formula',
      before: 'Escape',
      parse(context, next, at) {
        if (next !== dollar && !(hasBrackets && next === backslash)) return -1;
        const rest = (from: number) => context.slice(from, Math.min(context.end, from + maxLength + 2));
        const upTo = (ending: string) => {
          const length = rest(at + 2).indexOf(ending);
          return length < 1 ? -1 : at + 2 + length;
        };
        const add = (name: string, end: number, width: number) =>
          end === -1 ? -1 : context.addElement(context.elt(name, at, end + width));
        if (next === backslash) {
          const opening = context.char(at + 1);
          if (opening === openRound) return add('Formula', upTo('\\)'), 2);
          return opening === openSquare ? add('DisplayFormula', upTo('\\]'), 2) : -1;
        }
        if (context.char(at + 1) === dollar) return add('DisplayFormula', upTo('$$'), 2);
        const end = endOfDollars(rest(at + 1), 0);
        return end === -1 ? -1 : add('Formula', at + 1 + end, 1);
      },
    },
  ],
  parseBlock: [
    {
      name: 'FormulaBlock',
      before: 'FencedCode',
      // Lines between two lines of $$ are never lists or quotations. Like a code block, a formula without an end
      // continues to the end of the text.
      parse(context, line) {
        if (context.depth > 1 || line.text.trim() !== '$$') return false;
        const from = context.lineStart + line.pos;
        let to = context.lineStart + line.text.length;
        while (context.nextLine()) {
          to = context.lineStart + line.text.length;
          if (line.text.trimEnd().endsWith('$$')) {
            context.nextLine();
            break;
          }
        }
        context.addElement(context.elt('FormulaBlock', from, to));
        return true;
      },
      endLeaf: (context, line) => context.depth === 1 && line.text.trim() === '$$',
    },
  ],
});

const lessThan = 60;
const address = /^<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/i;

/**
 * Syntax of links such as `<https://…>`. The package reads them as part of its HTML syntax, which is switched off here.
 */
export const addresses: MarkdownConfig = {
  parseInline: [
    {
      name: 'Address',
      after: 'Entity',
      parse(context, next, at) {
        const url = next === lessThan ? address.exec(context.slice(at, context.end))?.[1] : undefined;
        if (url === undefined) return -1;
        const [from, to] = [at + 1, at + 1 + url.length];
        const parts = [
          context.elt('LinkMark', at, from),
          context.elt('URL', from, to),
          context.elt('LinkMark', to, to + 1),
        ];
        return context.addElement(context.elt('Autolink', at, to + 1, parts));
      },
    },
  ],
};

/**
 * Markdown for questions: CommonMark with tables, strikethrough and formulas, but without features that surprise
 * authors. HTML, indented lines, underlined lines and link definitions are normal text.
 */
export const markdownParser = parser.configure([
  Table,
  Strikethrough,
  formulaSyntax({ hasBrackets: true, maxLength: Infinity }),
  addresses,
  { remove: ['HTMLBlock', 'HTMLTag', 'IndentedCode', 'SetextHeading', 'LinkReference'] },
]);

export type SyntaxNode = ReturnType<typeof markdownParser.parse>['topNode'];
