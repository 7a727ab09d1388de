import { quizLimits } from '../../../core/quizzes/quiz.ts';
import { shortened } from '../../platform/errors.ts';
import type { GenerationSource } from '../../../core/quizzes/generation/generation-source.ts';
import type { GenerationSettings } from './generation-settings.ts';

const origins: Readonly<Record<GenerationSource, string>> = {
  BANK: 'Drawn from the question bank.',
  TEXT: 'Made from a text.',
  MODEL: 'Made from a text, with a language model.',
};

/** Where generated questions are from. `noteTitle`: null if they are not from a note. */
interface Origin {
  readonly source: GenerationSource;
  readonly noteTitle: string | null;
}

interface OriginWithShortfall extends Origin {
  /** Why there are fewer questions than requested. Null if there are as many. */
  readonly shortfall: string | null;
}

const originText = ({ source, noteTitle }: Origin) =>
  noteTitle === null ? origins[source] : origins[source].replace('a text', 'a note');

/**
 * The title of a generated quiz. Names only the requested concepts: a title from the questions could reveal an answer.
 */
export function quizTitle(
  { title, concepts, fromWeakConcepts }: GenerationSettings,
  { source, noteTitle }: Origin,
): string {
  const kind = 'Generated quiz';
  if (title !== null) return title;
  if (concepts.length > 0) return shortened(`${kind}: ${concepts.join(', ')}`, quizLimits.title - 1);
  if (fromWeakConcepts) return `${kind}: weak concepts`;
  if (noteTitle) return shortened(`${kind}: ${noteTitle}`, quizLimits.title - 1);
  return source === 'BANK' ? kind : `${kind} from a ${noteTitle === null ? 'text' : 'note'}`;
}

const maxNamed = 3;
/** Length of a date and time with the text around them. */
const maxStampLength = 20;

/** 'Limits, derivatives', 'a, b, c and 2 more'. */
function listed(names: readonly string[]): string {
  const rest = names.length - maxNamed;
  const shown = names.slice(0, maxNamed).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** The subject of a practice quiz: its concepts, else its categories, else its note, else its source. */
export interface PracticeSubject extends Origin {
  readonly topics: readonly string[];
  readonly categories: readonly string[];
}

function subjectOf({ topics, categories, source, noteTitle }: PracticeSubject): string {
  const names = topics.length > 0 ? topics : categories;
  if (names.length > 0) return shortened(listed(names), quizLimits.title - maxStampLength);
  if (noteTitle) return shortened(noteTitle, quizLimits.title - maxStampLength);
  return source === 'BANK' ? 'Mixed questions' : `From a ${noteTitle === null ? 'text' : 'note'}`;
}

interface Stamp {
  readonly at: Date;
  readonly timeZone: string;
}

function stamp({ at, timeZone }: Stamp, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at);
}

/**
 * Possible titles of a practice quiz: 'Limits · 21 Nov', then the same with the time. The caller uses the first title
 * that is not taken. A title from the student comes first, without the day.
 */
export function practiceTitles(
  { title }: Pick<GenerationSettings, 'title'>,
  subject: PracticeSubject,
  when: Stamp,
): readonly [string, ...string[]] {
  const plain =
    title === null
      ? `${subjectOf(subject)} · ${stamp(when, { day: 'numeric', month: 'short' })}`
      : shortened(title, quizLimits.title - maxStampLength);
  const separator = title === null ? ', ' : ' · ';
  const times = [{ timeStyle: 'short' }, { timeStyle: 'medium' }] as const;
  return [title ?? plain, ...times.map((options) => `${plain}${separator}${stamp(when, options)}`)];
}

/** The source, and why a text gave fewer questions than requested. */
function withShortfall(origin: string, shortfall: string | null): string {
  return shortfall === null ? origin : `${origin} ${shortfall}`;
}

/** The source of a practice quiz, for its student. BANK can include questions of quizzes that are in no bank. */
export function originOf(origin: OriginWithShortfall): string {
  return origin.source === 'BANK'
    ? 'Drawn from your teachers’ questions.'
    : withShortfall(originText(origin), origin.shortfall);
}

/**
 * The source of a quiz. For a draw, also the code with which it can be repeated. For a text, the code is omitted:
 * students can read the description, and the same text with the same code gives the same questions and answers.
 */
export function descriptionOf({ code, ...origin }: OriginWithShortfall & { readonly code: string }): string {
  const text = originText(origin);
  return origin.source === 'BANK' ? `${text} Code: ${code}` : withShortfall(text, origin.shortfall);
}
