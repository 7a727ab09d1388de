import {
  codeText,
  materialKey,
  parseCode,
  type Material,
  type Selection,
  type SelectionCode,
} from '../../../core/quizzes/generation/selection-code.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** Settings whose seed is read: `seed` is the seed of the first selection, `count` and `types` are from the code. */
export interface SelectionSettings extends GenerationSettings {
  /** Selections that were made before with this seed. Their questions are not selected again. */
  readonly earlier: readonly Selection[];
  /** Repeats the selection. */
  readonly code: string;
}

/** Length of a new seed. Short, because people copy codes. */
const seedLength = 8;

function materialOf(
  { categoryIds, concepts, difficulty }: GenerationSettings,
  text: string | null,
): Material {
  return text === null ? { text, categoryIds, concepts, difficulty } : { text };
}

/** Why a code cannot repeat its selection from this material. Null if it can. */
function problemOf({ material }: SelectionCode, key: string, noteId: string | null): string | null {
  if (material === key) return null;
  if (noteId !== null)
    return 'This code is not of questions from this note as it is now. Leave the code empty.';
  const isFromText = material.startsWith('t');
  if (isFromText !== key.startsWith('t'))
    return isFromText
      ? 'This code is of questions from a text. Choose that text, or leave the code empty.'
      : 'This code is of questions from the bank. Draw from the bank, or leave the code empty.';
  return isFromText
    ? 'This code is of questions from another text. Use the same text, or leave the code empty.'
    : 'This code is of questions with other categories, concepts or difficulty. Choose the same ones, or leave the code empty.';
}

/**
 * Reads the seed of the settings, which can be a code. `text`: null for the bank. Throws BAD_USER_INPUT if the code is of
 * another text, or of the bank.
 */
export function selectionOf(settings: GenerationSettings, text: string | null): SelectionSettings {
  const { seed, isNewSeed, count, types } = settings;
  const key = materialKey(materialOf(settings, text));
  if (isNewSeed) {
    const short = seed.slice(-seedLength);
    const code = codeText({ seed: short, material: key, selections: [{ count, types }] });
    return { ...settings, seed: short, earlier: [], code };
  }
  const code = parseCode(seed);
  const selection = code?.selections.at(-1);
  if (code === null || selection === undefined) return { ...settings, earlier: [], code: seed };
  const problem = problemOf(code, key, settings.noteId);
  if (problem !== null) throw badUserInput({ 'input.seed': problem });
  return {
    ...settings,
    ...selection,
    seed: code.seed,
    earlier: code.selections.slice(0, -1),
    code: seed.trim(),
  };
}
