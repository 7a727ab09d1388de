import { dayIn } from '../../../core/practice/practice-plan.ts';
import { maxCodeLength } from '../../../core/quizzes/generation/selection-code.ts';
import { generationLimits } from '../../../core/quizzes/generation/sourced-question.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { quizLimits } from '../../../core/quizzes/quiz.ts';
import { badUserInput, fieldsUnder, type FieldMessages } from '../../platform/errors.ts';
import type { NewId } from '../../platform/new-id.ts';
import { keyProblem } from '../../platform/keyed-id.ts';
import { lineProblem, problemsIn } from '../../platform/text-problems.ts';

/** Unchecked generation settings. */
export interface GivenGeneration {
  readonly title?: string | null;
  readonly courseId?: string | null;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty?: Difficulty | null;
  readonly types: readonly QuestionType[];
  readonly count: number;
  readonly seed?: string | null;
  readonly noteId?: string | null;
  readonly text?: string | null;
  readonly fromWeakConcepts: boolean;
  readonly excludedKeys: readonly string[];
  readonly key?: string | null;
  readonly timeZone: string;
}

/** Generation settings, validated as far as possible without reading the store. */
export interface GenerationSettings {
  /** Null to let the server choose a title. */
  readonly title: string | null;
  readonly courseId: string | null;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly types: readonly QuestionType[];
  readonly count: number;
  /** Seed or code of a selection. See `selectionOf`. */
  readonly seed: string;
  /** Whether the caller gave no seed. */
  readonly isNewSeed: boolean;
  readonly noteId: string | null;
  readonly text: string | null;
  readonly fromWeakConcepts: boolean;
  /** Keys of proposals that are not made again. */
  readonly excludedKeys: readonly string[];
  /** Idempotency key of the client. Null if there is none. */
  readonly key: string | null;
  readonly timeZone: string;
}

const max = {
  categoryIds: 100,
  concepts: 50,
  seed: maxCodeLength,
  excludedKeys: 500,
  excludedKey: 200,
} as const;

function countProblem(count: number): string | null {
  const isInRange = Number.isInteger(count) && count >= 1 && count <= generationLimits.count;
  return isInRange ? null : `1 to ${generationLimits.count} questions are generated at a time.`;
}

function zoneProblem(timeZone: string): string | null {
  try {
    dayIn(timeZone, new Date(0));
    return null;
  } catch {
    return 'Unknown time zone. Use a name like Europe/Berlin.';
  }
}

function textProblem(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  if (text.trim() === '') return 'Give a text to generate questions from.';
  const limit = generationLimits.text.toLocaleString('en-US');
  return text.length <= generationLimits.text ? null : `At most ${limit} characters.`;
}

/** Errors if a text or note comes with categories, or a text with a note. */
function sourceProblems({ text, noteId, categoryIds }: GivenGeneration): FieldMessages {
  const isFromText = typeof text === 'string' || typeof noteId === 'string';
  return problemsIn({
    noteId:
      typeof text === 'string' && typeof noteId === 'string' ? 'Give a text or a note, not both.' : null,
    categoryIds:
      isFromText && categoryIds.length > 0
        ? 'Questions generated from a text have no category: give a text or categories, not both.'
        : null,
  });
}

function listProblems({ categoryIds, concepts, excludedKeys }: GivenGeneration): FieldMessages {
  const isLong = excludedKeys.some(({ length }) => length > max.excludedKey);
  const conceptRule = { min: 1, max: questionLimits.concept };
  return problemsIn({
    excludedKeys:
      excludedKeys.length > max.excludedKeys || isLong
        ? `At most ${max.excludedKeys} keys, each of at most ${max.excludedKey} characters.`
        : null,
    categoryIds: categoryIds.length > max.categoryIds ? `At most ${max.categoryIds} categories.` : null,
    concepts: concepts.length > max.concepts ? `At most ${max.concepts} concepts.` : null,
    ...Object.fromEntries(
      concepts.slice(0, max.concepts).map((name, at) => [`concepts.${at}`, lineProblem(name, conceptRule)]),
    ),
  });
}

/**
 * The validated settings. Throws BAD_USER_INPUT that names every invalid field as `input.{field}`. Without a
 * seed, `newId` creates one.
 */
export function readSettings(given: GivenGeneration, newId: NewId): GenerationSettings {
  const { title = null, seed = null, key = null } = given;
  const problems = {
    ...listProblems(given),
    ...sourceProblems(given),
    ...problemsIn({
      title: title === null ? null : lineProblem(title, { min: 1, max: quizLimits.title }),
      seed: seed === null ? null : lineProblem(seed, { min: 1, max: max.seed }),
      key: keyProblem(key),
      timeZone: zoneProblem(given.timeZone),
      count: countProblem(given.count),
      text: textProblem(given.text),
    }),
  };
  if (Object.keys(problems).length > 0) throw badUserInput(fieldsUnder('input', problems));
  return {
    ...given,
    title: title?.trim() ?? null,
    courseId: given.courseId ?? null,
    categoryIds: [...new Set(given.categoryIds)],
    concepts: given.concepts.map((concept) => concept.trim()),
    difficulty: given.difficulty ?? null,
    types: [...new Set(given.types)],
    seed: seed ?? newId(),
    isNewSeed: seed === null,
    noteId: given.noteId ?? null,
    text: given.text ?? null,
    key,
  };
}
