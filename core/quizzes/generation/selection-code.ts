import { questionTypes, type Difficulty, type QuestionType } from '../question.ts';
import { textHash } from '../seeded-random.ts';
import { generationLimits } from './sourced-question.ts';

/** The settings of one selection of questions. */
export interface Selection {
  readonly count: number;
  /** Empty for all types. */
  readonly types: readonly QuestionType[];
}

/**
 * The parts of a code. A code repeats a selection of questions, also if others were selected before it, so that none of
 * them came again.
 */
export interface SelectionCode {
  readonly seed: string;
  /** The text or the part of the bank. */
  readonly material: string;
  /** The earlier selections, then the selection itself. At least one. */
  readonly selections: readonly Selection[];
}

/** What questions are selected from: a text, or questions of the bank with these settings. */
export type Material =
  | { readonly text: string }
  | {
      readonly text: null;
      readonly categoryIds: readonly string[];
      readonly concepts: readonly string[];
      readonly difficulty: Difficulty | null;
    };

/** Maximum selections of a code, to limit the time for repeating them. */
const maxSelections = 50;
/** Maximum characters of a code. */
export const maxCodeLength = 100;

/** A short text that is the same for the same material: 't…' for a text, 'b…' for a part of the bank. */
export function materialKey(material: Material): string {
  if (material.text !== null) return `t${textHash(material.text).toString(36)}`;
  const { categoryIds, concepts, difficulty } = material;
  const names = concepts.map((concept) => concept.normalize('NFKC').trim().toLowerCase());
  return `b${textHash(JSON.stringify([categoryIds.toSorted(), names.toSorted(), difficulty])).toString(36)}`;
}

/** One bit for each type, in base 16, which has no 'x'. */
function maskOf(types: readonly QuestionType[]): string {
  const mask = questionTypes.reduce((sum, type, at) => (types.includes(type) ? sum + 2 ** at : sum), 0);
  return mask === 0 ? '' : `.${mask.toString(16)}`;
}

function typesOf(mask: string): QuestionType[] {
  const bits = Number.parseInt(mask, 16);
  return questionTypes.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
}

function selectionText({ count, types }: Selection): string {
  return `${count}${maskOf(types)}`;
}

/** The code as one text. Equal selections in a row are written once: '5x3'. */
export function codeText({ seed, material, selections }: SelectionCode): string {
  const runs: { text: string; times: number }[] = [];
  for (const text of selections.map(selectionText)) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  const parts = runs.map(({ text, times }) => (times === 1 ? text : `${text}x${times}`));
  return `${seed}-${material}-${parts.join('-')}`;
}

const selectionPattern = String.raw`\d{1,2}(?:\.[0-9a-f]{1,4})?(?:x\d{1,2})?`;
const codePattern = new RegExp(
  String.raw`^(?<seed>.+?)-(?<material>[tb][0-9a-z]{1,7})-(?<selections>${selectionPattern}(?:-${selectionPattern})*)$`,
  'u',
);

/** The parts of a code. Null for other texts, which can be seeds as well. */
export function parseCode(text: string): SelectionCode | null {
  const { seed, material, selections } = codePattern.exec(text.trim())?.groups ?? {};
  if (seed === undefined || material === undefined || selections === undefined) return null;
  const list = selections.split('-').flatMap((part) => {
    const [, count = '', mask, times = '1'] = /^(\d+)(?:\.([0-9a-f]+))?(?:x(\d+))?$/.exec(part) ?? [];
    const selection = { count: Number(count), types: mask === undefined ? [] : typesOf(mask) };
    return Array.from({ length: Number(times) }, () => selection);
  });
  const isValid =
    list.length > 0 &&
    list.length <= maxSelections &&
    list.every(({ count }) => count >= 1 && count <= generationLimits.count);
  return isValid ? { seed, material, selections: list } : null;
}

/**
 * The code for the selection after the one with this code. Null if it would be too long. `code`: also a seed that is not
 * a code, of a selection with the settings `before`.
 */
export function nextCode(code: string, material: string, before: Selection, next: Selection): string | null {
  const { seed, selections } = parseCode(code) ?? { seed: code, selections: [before] };
  if (selections.length >= maxSelections) return null;
  const text = codeText({ seed, material, selections: [...selections, next] });
  return text.length <= maxCodeLength && parseCode(text) !== null ? text : null;
}

/** The seed of the selection at this position in a code. */
export function seedAt(seed: string, at: number): string {
  return at === 0 ? seed : `${seed} ${at + 1}`;
}
