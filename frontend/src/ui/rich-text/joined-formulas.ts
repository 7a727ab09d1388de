import type { FormulaNode, Inline } from '../../../../core/rich-text/rich-text.ts';

/** A formula in a line with the characters that touch it, such as the brackets of ‘($x$)’. */
interface JoinedFormula {
  readonly kind: 'joined';
  readonly formula: FormulaNode;
  /** One character, or empty. */
  readonly before: string;
  /** One character, or empty. */
  readonly after: string;
}

const textOf = (part: Inline | undefined): string => (part?.kind === 'text' ? part.text : '');
const isInLine = (part: Inline | undefined): part is FormulaNode =>
  part?.kind === 'formula' && !part.isDisplay;
/** The last character of a text that has no space at its end. */
const lastOf = (text: string): string => /\S$/u.exec(text)?.[0] ?? '';
/** The first character of a text that has no space at its start. */
const firstOf = (text: string): string => /^\S/u.exec(text)?.[0] ?? '';

const isOne = (text: string): boolean => text !== '' && firstOf(text) === text;

/**
 * Joins each formula in a line with the character before it and the character after it, if there is no space between them.
 * Browsers can break a line at each edge of a formula, also after an opening bracket and before a comma.
 */
export function joinFormulas(parts: readonly Inline[]): readonly (Inline | JoinedFormula)[] {
  return parts.flatMap((part, at): (Inline | JoinedFormula)[] => {
    const [previous, next] = [parts[at - 1], parts[at + 1]];
    if (isInLine(part)) {
      const before = lastOf(textOf(previous));
      // A text of one character between two formulas is joined with the second.
      const after = isInLine(parts[at + 2]) && isOne(textOf(next)) ? '' : firstOf(textOf(next));
      return [{ kind: 'joined', formula: part, before, after }];
    }
    if (part.kind !== 'text') return [part];
    const isShared = isInLine(previous) && isInLine(next) && isOne(part.text);
    const start = isInLine(previous) && !isShared ? firstOf(part.text).length : 0;
    const end = isInLine(next) ? lastOf(part.text).length : 0;
    const text = part.text.slice(start, part.text.length - end);
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}
