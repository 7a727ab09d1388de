import { quizLimits } from '../../../core/quizzes/quiz.ts';
import { shortened } from '../../platform/errors.ts';
import type { GenerationSource } from '../../../core/quizzes/generation/generation-source.ts';
import type { GenerationSettings } from './generation-settings.ts';

const origins: Readonly<Record<GenerationSource, string>> = {
  BANK: 'Drawn from the question bank.',
  TEXT: 'Made from a text.',
  MODEL: 'Made from a text, with a language model.',
};

/**
 * The title of a generated quiz. Names only the requested concepts: a title from the questions could reveal an answer.
 */
export function quizTitle(
  { title, concepts, fromWeakConcepts }: GenerationSettings,
  source: GenerationSource,
): string {
  const kind = 'Generated quiz';
  if (title !== null) return title;
  if (concepts.length > 0) return shortened(`${kind}: ${concepts.join(', ')}`, quizLimits.title - 1);
  if (fromWeakConcepts) return `${kind}: weak concepts`;
  return source === 'BANK' ? kind : `${kind} from a text`;
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

/** The subject of a practice quiz: its concepts, else its categories, else its source. */
export interface PracticeSubject {
  readonly topics: readonly string[];
  readonly categories: readonly string[];
  readonly source: GenerationSource;
}

function subjectOf({ topics, categories, source }: PracticeSubject): string {
  const names = topics.length > 0 ? topics : categories;
  if (names.length > 0) return shortened(listed(names), quizLimits.title - maxStampLength);
  return source === 'BANK' ? 'Mixed questions' : 'From a text';
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
export function originOf(source: GenerationSource, shortfall: string | null): string {
  return source === 'BANK'
    ? 'Drawn from your teachers’ questions.'
    : withShortfall(origins[source], shortfall);
}

/**
 * The source of a quiz. For a draw, also the code with which it can be repeated. For a text, the code is omitted:
 * students can read the description, and the same text with the same code gives the same questions and answers.
 */
export function descriptionOf(source: GenerationSource, code: string, shortfall: string | null): string {
  return source === 'BANK' ? `${origins[source]} Code: ${code}` : withShortfall(origins[source], shortfall);
}
