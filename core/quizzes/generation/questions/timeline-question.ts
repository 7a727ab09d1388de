import { normalizeQuestion } from '../../question-rules.ts';
import { ordinals } from '../../ordinals.ts';
import { blankQuestion } from '../../question.ts';
import type { TextSource } from '../sourced-question.ts';
import { conceptOf } from '../terms/full-names.ts';
import type { Term } from '../terms/term.ts';
import { hasOpenPronoun } from '../text/references.ts';
import type { Candidate } from './candidate.ts';
import { explain } from './explanation.ts';

/** An event in the text with its year. */
export interface DatedEvent {
  /** The sentence without its date and without the full stop. */
  readonly event: string;
  /** As in the text: '1789', '44 BC'. */
  readonly year: string;
  /** Negative before Christ. */
  readonly value: number;
  readonly about: Term | null;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const date = String.raw`(?:\d{1,2}\.?\s)?(?:${month}\s)?(?:\d{1,2},\s)?(\d{3,4}(?:\s(?:BC|AD|BCE|CE))?)`;
const datedAtStart = new RegExp(String.raw`^(?:In|On|By)\s${date},?\s(\S[^\d]{14,120})[.]$`, 'u');
const datedAtEnd = new RegExp(String.raw`^(\S[^\d]{14,120}?),?\s(?:in|on)\s${date}[.]$`, 'u');

const eventLimits = { fewest: 3, max: 4 } as const;

/** The text with a capital first letter, so that an event that starts with a name is not noticed. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The event and the year of a statement with one date at its beginning or end. Null for other statements. */
export function datedEventIn(statement: string): Pick<DatedEvent, 'event' | 'year' | 'value'> | null {
  const [, yearFirst, eventAfter] = datedAtStart.exec(statement) ?? [];
  const [, eventBefore, yearLast] = datedAtEnd.exec(statement) ?? [];
  const [event, year] = [eventAfter ?? eventBefore, yearFirst ?? yearLast];
  // 'The first browser was Mosaic, which appeared in 1993': the date is only about the second part.
  if (eventBefore !== undefined && /,\s|\b(?:which|who|when|where|that|before|after)\b/.test(eventBefore))
    return null;
  if (
    event === undefined ||
    year === undefined ||
    /[;:]|\b(?:then|later|earlier|again|ended|until|since)\b/i.test(event) ||
    // 'Robespierre himself was executed': after others in the text.
    /^\p{Lu}\p{L}+\s(?:himself|herself)\b/u.test(event) ||
    // 'The word appeared only in 1967': without the date, 'only' has no meaning.
    /\b(?:it|them|him|her|only|even|already|first)$/i.test(event) ||
    hasOpenPronoun(event)
  )
    return null;
  const number = Number.parseInt(year, 10);
  return { event: capitalized(event), year, value: /B/.test(year) ? -number : number };
}

/**
 * Sets of three or four events with different years, in the given order. Maximum `max` sets. The last set can have three
 * events, so that fewer events are left over.
 */
export function eventSets(events: readonly DatedEvent[], max: number): DatedEvent[][] {
  const sets: DatedEvent[][] = [];
  const unused = new Set(events);
  while (sets.length < max) {
    const set: DatedEvent[] = [];
    for (const dated of unused) {
      if (set.length === eventLimits.max) break;
      if (set.every(({ value }) => Math.abs(value - dated.value) > 1)) set.push(dated);
    }
    if (set.length < eventLimits.fewest) break;
    for (const dated of set) unused.delete(dated);
    sets.push(set);
  }
  return sets;
}

/** Asks for the years of events, or for their order. */
export function timelineCandidate(set: readonly DatedEvent[], asksOrder: boolean): Candidate {
  const events = asksOrder ? set.toSorted((a, b) => a.value - b.value) : set;
  const sources = events.map(({ source }) => source);
  return {
    form: 'TIMELINE',
    types: ['MATCHING'],
    sentences: events.map(({ at }) => at),
    asked: [],
    quality: 6.5,
    isPossible: () => true,
    build: () => ({
      question: normalizeQuestion({
        ...blankQuestion,
        type: 'MATCHING',
        question: asksOrder ? 'In which order did these events happen?' : 'Match each event with its year.',
        pairs: events.map(({ event, year }, at) =>
          asksOrder ? { left: ordinals[at] ?? '', right: event } : { left: event, right: year },
        ),
        explanation: explain(sources),
        concepts: [...new Set(events.flatMap(({ about }) => (about === null ? [] : [conceptOf(about)])))],
        difficulty: 'MEDIUM',
      }),
      sources,
    }),
  };
}
