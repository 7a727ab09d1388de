import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Logger } from '../../platform/logger.ts';
import { policies } from '../../platform/policy.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import { countLongText } from './count-generation.ts';
import type { CourseTerms } from './course-terms.ts';
import type { BankDraw, ConceptStrengths } from './bank-draw.ts';
import type { GenerationSettings } from './generation-settings.ts';
import { selectionOf, type SelectionSettings } from './selection.ts';
import { textFor, type NoteTexts } from './text-source.ts';
import type { MadeQuestions, TextQuestions } from './text-questions.ts';

/** Finds a user's weak concepts, by the user's answers. */
export interface WeakConcepts {
  /** Strengths of weak concepts by name, 0 (not known) to 1, in one course or in all. */
  strengthsOf(actor: Actor, courseId: string | null): Promise<ConceptStrengths>;
}

export interface QuestionGenerationDependencies {
  readonly draw: BankDraw;
  readonly texts: TextQuestions;
  readonly terms: CourseTerms;
  readonly notes: NoteTexts;
  readonly weakConcepts: WeakConcepts;
  readonly categories: Pick<QuizCategoryService, 'exists'>;
  readonly memberships: Memberships;
  readonly limiter: RateLimiter;
}

/**
 * Drawn or generated questions, at least one. `topics`: the requested concepts, or the actor's weak concepts. `code`
 * repeats the selection. `noteTitle`: null if the questions are not from a note.
 */
export type Generated = {
  readonly topics: readonly string[];
  readonly code: string;
  readonly noteTitle: string | null;
} & (
  | {
      readonly source: 'BANK';
      readonly ids: readonly string[];
      readonly available: number;
      readonly shortfall: null;
    }
  | MadeQuestions
);

export const isStudent = (actor: Actor): boolean => !policies.instructor(actor);

const allShown = 'Everything that fits has been shown. Change the settings, or start again.';

/** The error if the draw finds no question. It names the first input field that restricted the draw. */

function noMatchError(settings: GenerationSettings, actor: Actor): Error {
  if (settings.excludedKeys.length > 0) return badUserInput({ 'input.excludedKeys': allShown });
  const narrowing = (['concepts', 'categoryIds', 'types'] as const).find(
    (field) => settings[field].length > 0,
  );
  const reason = isStudent(actor)
    ? 'No matching questions for practice. Questions of a quiz, except essays, are available after you hand it in.'
    : 'No matching questions in your bank.';
  const fallback = settings.difficulty === null ? 'count' : 'difficulty';
  return badUserInput({
    [`input.${settings.fromWeakConcepts ? 'fromWeakConcepts' : (narrowing ?? fallback)}`]: reason,
  });
}

function noneGeneratedError(settings: GenerationSettings, shortfall: string | null): Error {
  const { noteId, concepts, types, fromWeakConcepts, excludedKeys } = settings;
  if (excludedKeys.length > 0) return badUserInput({ 'input.excludedKeys': allShown });
  const limits = [
    ...(types.length > 0 ? ['of these types'] : []),
    ...(concepts.length > 0 || fromWeakConcepts ? ['about these concepts'] : []),
  ];
  const source = noteId === null ? 'text' : 'note';
  const reason =
    limits.length > 0
      ? `This ${source} gives no questions ${limits.join(' ')}. Try others.`
      : `This ${source} gives no questions. Whole sentences that state a fact work best.`;
  const why = shortfall === null ? reason : `${reason} ${shortfall}`;
  return badUserInput({ [noteId === null ? 'input.text' : 'input.noteId']: why });
}

/** Finds or generates questions for the actor. */
export class QuestionGeneration {
  constructor(private readonly dependencies: QuestionGenerationDependencies) {}

  /** Throws BAD_USER_INPUT if the settings name unknown courses, categories or notes, or if there are no questions. */
  async run(actor: Actor, given: GenerationSettings, log: Logger): Promise<Generated> {
    await this.validateCourse(actor, given);
    await this.validateCategories(actor, given);
    const source = await textFor(given, actor, this.dependencies.notes);
    const { text, noteTitle } = source ?? { text: null, noteTitle: null };
    if (text !== null) await countLongText(this.dependencies.limiter, actor, text);
    const settings = selectionOf(given, text);
    const strengths = await this.strengths(actor, settings);
    const topics = settings.concepts.length > 0 ? settings.concepts : Object.keys(strengths);
    if (text === null) return this.drawn(actor, { ...settings, concepts: topics }, strengths);
    const outside = await this.dependencies.terms.of(actor, settings.courseId);
    const made = await this.dependencies.texts.make({ text, topics, outside }, settings, actor, log);
    if (made.questions.length === 0) throw noneGeneratedError(settings, made.shortfall);
    return { ...made, topics, code: settings.code, noteTitle };
  }

  private async drawn(
    actor: Actor,
    settings: SelectionSettings,
    strengths: ConceptStrengths,
  ): Promise<Generated> {
    const { draw } = this.dependencies;
    const { ids, available } = isStudent(actor)
      ? await draw.forStudent(actor, settings, strengths)
      : await draw.forInstructor(actor, settings, strengths);
    if (ids.length === 0) throw noMatchError(settings, actor);
    return {
      source: 'BANK',
      ids,
      available,
      shortfall: null,
      topics: settings.concepts,
      code: settings.code,
      noteTitle: null,
    };
  }

  private async strengths(
    actor: Actor,
    { courseId, fromWeakConcepts }: GenerationSettings,
  ): Promise<ConceptStrengths> {
    if (!fromWeakConcepts) return {};
    const strengths = await this.dependencies.weakConcepts.strengthsOf(actor, courseId);
    if (Object.keys(strengths).length > 0) return strengths;
    const reason = 'Your answers show no weak concept so far. Hand in a quiz first, or choose concepts.';
    throw badUserInput({ 'input.fromWeakConcepts': reason });
  }

  /** Throws the same error for a missing course and for a course that the actor does not take or teach. */
  private async validateCourse(actor: Actor, { courseId }: GenerationSettings): Promise<void> {
    if (courseId === null) return;
    const use = isStudent(actor) ? 'read' : 'teach';
    if (await this.dependencies.memberships.may(actor, courseId, use)) return;
    const reason = isStudent(actor) ? 'You are not in this course.' : 'You do not teach this course.';
    throw badUserInput({ 'input.courseId': reason });
  }

  /** Throws for unknown categories. Instructors can use categories of their own bank, students of any bank. */
  private async validateCategories(actor: Actor, { categoryIds }: GenerationSettings): Promise<void> {
    const { categories } = this.dependencies;
    const existence = await Promise.all(
      categoryIds.map((id) => categories.exists(id, isStudent(actor) ? null : actor.userId)),
    );
    const unknown = existence.flatMap((exists, at) =>
      exists ? [] : [[`input.categoryIds.${at}`, 'Category not found.'] as const],
    );
    if (unknown.length > 0) throw badUserInput(Object.fromEntries(unknown));
  }
}
