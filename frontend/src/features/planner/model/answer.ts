import { canChange } from '../../../../../core/grading/grade-range.ts';
import { planOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import {
  formatCompact,
  formatPercent,
  formatNeed,
  roundHalfUp,
} from '../../../../../core/grading/rounding.ts';
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

/**
 * Number of items that a sentence names before it counts the others. If only one other is left, it is named, too.
 */
const maxNamed = 3;
/** Maximum characters of a list in the panel. A list that would be longer names fewer items. */
const maxLong = 160;
/** Maximum characters of the sentence in the bar of a phone, which has two lines. */
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
    else if ((!item.knownScores || points !== null) && item.maximumPoints > 0)
      free.push({ item, points: points ?? 0 });
  }
  if (course.message !== null) return outOfReachAnswer(formatPercent(highestTarget(course)), pins, free);
  const { hypotheticalGrade } = planOf(course);
  if (free.length === 0 && pins.length > 0 && hypotheticalGrade !== null)
    return finishAnswer(formatPercent(hypotheticalGrade), pins);
  // A sentence names only a few items, so the items with the most weight come first.
  const weightOf = ({ item }: Graded) => figures.get(item.key)?.weight ?? 0;
  const heaviest = free.toSorted((a, b) => weightOf(b) - weightOf(a));
  return targetAnswer(formatCompact(course.targetGrade), pins, heaviest);
}

function standingAnswer(
  { targetGrade, categories }: WorkingCourse,
  standing: CourseFigures['standing'],
): Answer {
  return {
    long: [words(standingSentence({ categories, targetGrade }, standing))],
    short: [
      words(
        `Target ${formatCompact(targetGrade)}${isBeyond({ categories, targetGrade }, standing) ? ', out of reach' : ''}`,
      ),
    ],
  };
}

/** Whether the target is out of reach. A course that lacks items can still reach more than its items so far give. */
function isBeyond(
  { categories, targetGrade }: Pick<WorkingCourse, 'categories' | 'targetGrade'>,
  { totalWeight, unknownWeight, maxAchievableGrade }: CourseFigures['standing'],
): boolean {
  if (!isComplete(totalWeight) || unknownWeight === 0 || shortOfPoints(categories) !== null) return false;
  return targetGrade > roundHalfUp(maxAchievableGrade, 2);
}

function standingSentence(
  { categories, targetGrade }: Pick<WorkingCourse, 'categories' | 'targetGrade'>,
  standing: CourseFigures['standing'],
): string {
  const items = categories.flatMap((category) => category.items);
  const { currentGrade } = standing;
  const currentText =
    currentGrade === null ? 'No item has a grade yet.' : `You’re at ${formatPercent(currentGrade)}.`;
  const maximum = formatPercent(standing.maxAchievableGrade);
  if (items.length === 0) return 'Nothing to plan yet: add a category and its items.';
  const cause = weightlessNote(categories, standing.totalWeight);
  // The maximum is not shown: it would be too low, because some items have no weight yet.
  if (cause !== null) return `${currentText} ${cause}`;
  const missing = withoutMaximumNote(categories);
  if (missing !== null) return `${currentText} ${missing}`;
  if (standing.totalWeight === 0) return 'Enter a weight for each item.';
  // If a category lacks items for some of its points, full marks give less than its weight. This lowers the maximum.
  const lacking = shortOfPoints(categories);
  const lackingText = lacking === null ? '' : ` ${lacking}.`;
  const missingItems = missingItemsNote(standing.totalWeight);
  // All items so far are graded, but the course is not complete.
  if (standing.unknownWeight === 0 && missingItems !== null)
    return `${currentText} ${missingItems}${lackingText}`;
  if (items.every((item) => item.knownScores && !canChange(item)))
    return `Every grade is known. The course ends at ${maximum}.${lackingText}`;
  if (standing.unknownWeight === 0)
    return `Nothing more can be earned. The course ends at ${maximum}.${lackingText}`;
  // The current grade is a percent of the known items, the maximum a percent of the course. So in an incomplete
  // course, the current grade can be the higher of the two.
  if (currentGrade !== null && currentGrade > standing.maxAchievableGrade) {
    const entered = `${formatCompact(standing.totalWeight)} % of the weight is entered`;
    let causes = entered;
    if (lacking !== null) causes = isComplete(standing.totalWeight) ? lacking : `${entered} and ${lacking}`;
    return `${currentText} ${causes}, so the course ends at ${maximum} at most.`;
  }
  const reach = isBeyond({ categories, targetGrade }, standing)
    ? `${maximum}, less than your target of ${formatCompact(targetGrade)}`
    : maximum;
  return currentGrade === null
    ? `No item has a grade yet. You can still reach ${reach}.${lackingText}`
    : `You’re at ${formatPercent(currentGrade)} and can still reach ${reach}.${lackingText}`;
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

const wordsOf = (text: string) => (text === '' ? [] : [words(text)]);

/** A list of grades between two texts, short enough for the bar of a phone. */
function shortList(before: string, grades: readonly (readonly Piece[])[], after: string): Piece[] {
  const list = listed(grades, maxShort - before.length - after.length);
  return [...wordsOf(before), ...list, ...wordsOf(after)];
}

/** The answer if the target is out of reach: the highest possible course grade, and the pinned grades. */
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

/** The answer if every open item is pinned: the course grade. */
function finishAnswer(grade: string, pins: readonly Graded[]): Answer {
  return {
    long: [words('With '), ...pinTextsOf(pins), words(`, you’d finish with ${grade}.`)],
    short: shortList('', pins.map(pinText), `: ${grade}`),
  };
}

function targetAnswer(target: string, pins: readonly Graded[], free: readonly Graded[]): Answer {
  const needs = free.filter(({ points }) => points > 0);
  const short = shortGrades(`For ${target}: `, pins, needs);
  const pinTexts = pinTextsOf(pins);
  if (needs.length === 0) {
    return pins.length > 0
      ? {
          long: [words('With '), ...pinTexts, words(`, nothing more is needed to finish with ${target}.`)],
          short,
        }
      : { long: [words(`You already have ${target}.`)], short };
  }
  const needTexts = listed(needs.map(needText), maxLong);
  const long =
    pins.length > 0
      ? [words('With '), ...pinTexts, words(', you need '), ...needTexts, words(` to finish with ${target}.`)]
      : [words(`To finish with ${target}, you need `), ...needTexts, words('.')];
  return { long, short };
}

function shortGrades(before: string, pins: readonly Graded[], needs: readonly Graded[]): Piece[] {
  if (pins.length + needs.length === 0) return [words(`${before}reached`)];
  const all = [...pins.map(pinText), ...needs.map(needText)];
  const isShort = all.length <= maxNamed && before.length + plainText(all.flat()).length <= maxShort;
  // If there is no room for all grades, the text omits the pinned grades, because the user has entered them.
  return shortList(before, isShort || needs.length === 0 ? all : needs.map(needText), '');
}

/**
 * 'a', 'a and b', 'a, b and c', 'a, b, c and 12 more items'. The first entry is always named.
 *
 * @param maxLength maximum characters, if more than one entry is named
 */
function listed(all: readonly (readonly Piece[])[], maxLength: number): Piece[] {
  const maxEntries = all.length === maxNamed + 1 ? all.length : Math.min(all.length, maxNamed);
  for (let count = maxEntries; count > 1; count -= 1) {
    const list = namedFirst(all, count);
    if (plainText(list).length <= maxLength) return list;
  }
  return namedFirst(all, 1);
}

function namedFirst(all: readonly (readonly Piece[])[], count: number): Piece[] {
  const restCount = all.length - count;
  const first = all.slice(0, count);
  const restText = `${restCount} more ${restCount === 1 ? 'item' : 'items'}`;
  const entries = restCount > 0 ? [...first, [words(restText)]] : first;
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
