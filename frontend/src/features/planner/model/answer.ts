import { planOf } from '../../../../../core/grading/editing/selectors.ts';
import type {
  WorkingCategory,
  WorkingCourse,
  WorkingItem,
} from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatPercent, formatNeed } from '../../../../../core/grading/rounding.ts';
import type { CourseFigures } from './figures.ts';
import { nameOf } from './names.ts';
import { highestTarget } from './out-of-reach.ts';
import { shortOfPoints } from './short-of-points.ts';
import { weightlessNote } from './weightless.ts';
import { isComplete, missingItemsNote } from './weights-note.ts';
import { withoutMaximumNote } from './without-maximum.ts';

/** A part of the answer: plain text, a recommended grade, or a grade that the student pinned. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** `key` is the key of the item that the grade is for. */
  | { readonly kind: 'needed' | 'pinned'; readonly text: string; readonly key: string };

export interface Answer {
  /** The whole sentence, for the panel. */
  readonly long: readonly Piece[];
  /** A shorter sentence, for the bar at the bottom of a phone. */
  readonly short: readonly Piece[];
}

/** Number of items that a sentence names before it counts the rest. One more is named instead of counted. */
const maxNamed = 3;
/** Characters of a list in the panel. A longer one names fewer items. */
const maxLong = 160;
/** Characters of the sentence in the bar of a phone: two lines. */
const maxShort = 52;

const words = (text: string): Piece => ({ kind: 'words', text });
const needed = ({ key }: WorkingItem, text: string): Piece => ({ kind: 'needed', text, key });
const pinned = ({ key }: WorkingItem, text: string): Piece => ({ kind: 'pinned', text, key });

/**
 * The sentence that the panel shows: the current grade of the course, or in target mode the recommended grades.
 */
export function answerOf({ course, standing, items: figures }: CourseFigures): Answer {
  if (!course.achievingTargetGrade) return standingAnswer(course, standing);
  const pins: Graded[] = [];
  const free: Graded[] = [];
  for (const item of course.categories.flatMap(({ items }) => items)) {
    const { needed: points = null, isPinned = false } = figures.get(item.key) ?? {};
    if (isPinned) pins.push({ item, points: points ?? 0 });
    else if (!item.knownScores && item.maximumPoints > 0) free.push({ item, points: points ?? 0 });
  }
  if (course.message !== null) return outOfReachAnswer(formatPercent(highestTarget(course)), pins, free);
  const { hypotheticalGrade } = planOf(course);
  if (free.length === 0 && pins.length > 0 && hypotheticalGrade !== null)
    return finishAnswer(formatPercent(hypotheticalGrade), pins);
  // A sentence names only a few items: the ones with the most weight.
  const weightOf = ({ item }: Graded) => figures.get(item.key)?.weight ?? 0;
  const heaviest = free.toSorted((a, b) => weightOf(b) - weightOf(a));
  return targetAnswer(formatCompact(course.targetGrade), pins, heaviest);
}

function standingAnswer(
  { targetGrade, categories }: WorkingCourse,
  standing: CourseFigures['standing'],
): Answer {
  return {
    long: [words(standingSentence(categories, standing))],
    short: [words(`Target ${formatCompact(targetGrade)}`)],
  };
}

function standingSentence(
  categories: readonly WorkingCategory[],
  standing: CourseFigures['standing'],
): string {
  const items = categories.flatMap((category) => category.items);
  const { currentGrade } = standing;
  const currentText =
    currentGrade === null ? 'No item has a grade yet.' : `You’re at ${formatPercent(currentGrade)}.`;
  const maximum = formatPercent(standing.maxAchievableGrade);
  if (items.length === 0) return 'Nothing to plan yet: add a category and its items.';
  const cause = weightlessNote(categories, standing.totalWeight);
  // The maximum of such a course is too low, because some items have no weight yet.
  if (cause !== null) return `${currentText} ${cause}`;
  const missing = withoutMaximumNote(categories);
  if (missing !== null) return `${currentText} ${missing}`;
  if (standing.totalWeight === 0) return 'Enter a weight for each item.';
  // Full marks then give less than the weight of a category, so its points are a cause of a low maximum.
  const short = shortOfPoints(categories);
  const shortText = short === null ? '' : ` ${short}.`;
  const missingItems = missingItemsNote(standing.totalWeight);
  // Such a course is not over, although all of its items so far are.
  if (standing.unknownWeight === 0 && missingItems !== null)
    return `${currentText} ${missingItems}${shortText}`;
  if (items.every(({ knownScores }) => knownScores))
    return `Every grade is known. The course ends at ${maximum}.${shortText}`;
  if (standing.unknownWeight === 0)
    return `Nothing more can be earned. The course ends at ${maximum}.${shortText}`;
  // The current grade is a percent of the known items, the maximum a percent of the course. So in an incomplete
  // course, the current grade can be the higher of the two.
  if (currentGrade !== null && currentGrade > standing.maxAchievableGrade) {
    const entered = `${formatCompact(standing.totalWeight)} % of the weight is entered`;
    const causes =
      short === null ? entered : isComplete(standing.totalWeight) ? short : `${entered} and ${short}`;
    return `${currentText} ${causes}, so the course ends at ${maximum} at most.`;
  }
  return currentGrade === null
    ? `No item has a grade yet. You can still reach ${maximum}.${shortText}`
    : `You’re at ${formatPercent(currentGrade)} and can still reach ${maximum}.${shortText}`;
}

interface Graded {
  readonly item: WorkingItem;
  readonly points: number;
}

const pinText = ({ item, points }: Graded) => [
  pinned(item, `${nameOf(item)} pinned at ${formatCompact(points)}`),
];
const needText = ({ item, points }: Graded) => [
  needed(item, formatNeed(points, item.maximumPoints)),
  words(` on ${nameOf(item)}`),
];
const pinTextsOf = (pins: readonly Graded[]) => listed(pins.map(pinText), maxLong);

/** A list of grades between two texts, short enough for the bar of a phone. */
function shortList(before: string, grades: readonly (readonly Piece[])[], after: string): Piece[] {
  const list = listed(grades, maxShort - before.length - after.length);
  return [before, list, after].flatMap((part) =>
    typeof part === 'string' ? (part === '' ? [] : [words(part)]) : part,
  );
}

/** The target is out of reach: where the course ends at most, and the pins that count. */
function outOfReachAnswer(highest: string, pins: readonly Graded[], free: readonly Graded[]): Answer {
  if (pins.length === 0)
    return {
      long: [words(`You’d finish with ${highest} at most, even with full marks on everything still open.`)],
      short: [words(`At most ${highest}`)],
    };
  if (free.length === 0) return finishAnswer(highest, pins);
  return {
    long: [
      words('With '),
      ...pinTextsOf(pins),
      words(`, you’d finish with ${highest} at most, even with full marks on the rest.`),
    ],
    short: shortList('', pins.map(pinText), `: at most ${highest}`),
  };
}

/** Every open item is pinned, so that the course grade is certain. */
function finishAnswer(grade: string, pins: readonly Graded[]): Answer {
  return {
    long: [words('With '), ...pinTextsOf(pins), words(`, you’d finish with ${grade}.`)],
    short: shortList('', pins.map(pinText), `: ${grade}`),
  };
}

function targetAnswer(target: string, pins: readonly Graded[], free: readonly Graded[]): Answer {
  const asked = free.filter(({ points }) => points > 0);
  const short = shortGrades(`For ${target}: `, pins, asked);
  const pinTexts = pinTextsOf(pins);
  if (asked.length === 0) {
    return pins.length > 0
      ? {
          long: [words('With '), ...pinTexts, words(`, nothing more is needed to finish with ${target}.`)],
          short,
        }
      : { long: [words(`You already have ${target}.`)], short };
  }
  const needTexts = listed(asked.map(needText), maxLong);
  const long =
    pins.length > 0
      ? [words('With '), ...pinTexts, words(', you need '), ...needTexts, words(` to finish with ${target}.`)]
      : [words(`To finish with ${target}, you need `), ...needTexts, words('.')];
  return { long, short };
}

function shortGrades(before: string, pins: readonly Graded[], asked: readonly Graded[]): Piece[] {
  if (pins.length + asked.length === 0) return [words(`${before}reached`)];
  const all = [...pins.map(pinText), ...asked.map(needText)];
  const isShort = all.length <= maxNamed && before.length + plainText(all.flat()).length <= maxShort;
  // The user knows the pinned grades.
  return shortList(before, isShort || asked.length === 0 ? all : asked.map(needText), '');
}

/**
 * 'a', 'a and b', 'a, b and c', 'a, b, c and 12 more items'. The first entry is always named.
 *
 * @param maxLength characters, if more than one entry is named
 */
function listed(all: readonly (readonly Piece[])[], maxLength: number): Piece[] {
  const maxEntries = all.length === maxNamed + 1 ? all.length : Math.min(all.length, maxNamed);
  for (let count = maxEntries; count > 1; count -= 1) {
    const list = named(all, count);
    if (plainText(list).length <= maxLength) return list;
  }
  return named(all, 1);
}

function named(all: readonly (readonly Piece[])[], count: number): Piece[] {
  const rest = all.length - count;
  const first = all.slice(0, count);
  const entries = rest > 0 ? [...first, [words(`${rest} more ${rest === 1 ? 'item' : 'items'}`)]] : first;
  return entries.flatMap((entry, index) => [...separator(index, entries.length), ...entry]);
}

function separator(index: number, length: number): Piece[] {
  if (index === 0) return [];
  return [words(index === length - 1 ? ' and ' : ', ')];
}

/** The sentence as plain text. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
