import * as fc from 'fast-check';
import { type ParallelGrades } from '../achieve-target.ts';
import { type Category, categoryTypes, type GradeRange, type Item } from '../course.ts';
import { roundHalfUp, withoutNoise } from '../rounding.ts';
import { standing } from '../standing.ts';

export interface RandomCase {
  readonly categories: readonly Category[];
  readonly target: number;
  readonly pinned: ParallelGrades;
}

const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 0.01, 6.25, 33.33),
);

const ordinaryPoints = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(7, 10, 20, 25, 100));
/** 0, less than 1, or a number with decimals. */
const oddPoints = fc.constantFrom(0, 0.5, 0.001, 2.5, 10.1, 33.3, 99.99);
const manyPoints = fc.constantFrom(1_000, 65_536, 999_983, 1_000_000);

/** Maximum points that are small enough for a loop over single points. */
export const fewPoints = fc.oneof(
  { weight: 5, arbitrary: ordinaryPoints },
  { weight: 1, arbitrary: oddPoints },
);
export const anyPoints = fc.oneof(
  { weight: 5, arbitrary: ordinaryPoints },
  { weight: 1, arbitrary: oddPoints },
  { weight: 1, arbitrary: manyPoints },
);

function randomItem(points: fc.Arbitrary<number>): fc.Arbitrary<Item> {
  const share = fc.oneof(
    fc.constantFrom(0, 0.5, 1),
    fc.integer({ min: 0, max: 120 }).map((hundredths) => hundredths / 100),
  );
  return fc
    .record({ weight: percent, knownScores: fc.boolean(), share, maximumPoints: points })
    .map(({ share: earned, ...fields }) => ({
      name: 'Item',
      description: '',
      grade: Math.min(1_000_000, earned * fields.maximumPoints),
      ...fields,
    }));
}

function randomCategory(points: fc.Arbitrary<number>, drops: readonly number[]): fc.Arbitrary<Category> {
  return fc
    .record({
      categoryType: fc.constantFrom(...categoryTypes),
      weight: percent,
      extraPoints: fc.constantFrom(0, 0, 0, 5, 100),
      dropLowest: fc.constantFrom(...drops),
      items: fc.array(randomItem(points), { maxLength: 6 }),
    })
    .map(({ extraPoints, ...fields }) => ({
      name: 'Category',
      maximumPoints: fields.items.reduce<number>((sum, item) => sum + item.maximumPoints, extraPoints),
      ...fields,
    }));
}

/** `drops`: the numbers of dropped items to choose from. */
export function randomCategories(
  points = anyPoints,
  drops: readonly number[] = [0],
): fc.Arbitrary<Category[]> {
  return fc.array(randomCategory(points, drops), { maxLength: 4 });
}

/** Mostly targets between the lowest and the highest possible grade. Also the maximum, rounded as on screen. */
function randomTarget(categories: readonly Category[]): fc.Arbitrary<number> {
  const { minGuaranteedGrade: min, maxAchievableGrade: max } = standing(categories);
  return fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 110 }) },
    { weight: 1, arbitrary: fc.constant(roundHalfUp(withoutNoise(max), 2)) },
    {
      weight: 4,
      arbitrary: fc.integer({ min: 0, max: 100 }).map((share) => min + ((max - min) * share) / 100),
    },
  );
}

/** The range of an item: lower and higher shares of its maximum, or its known grade. Undefined for most items. */
const randomRange = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.record({
      shares: fc.tuple(fc.nat(20), fc.nat(20)).map((shares) => shares.toSorted((a, b) => a - b)),
      keepsGrade: fc.boolean(),
    }),
  },
);

function withRange(item: Item, chosen: typeof randomRange extends fc.Arbitrary<infer T> ? T : never): Item {
  if (chosen === undefined) return item;
  const { knownScores, maximumPoints } = item;
  const grade = withoutNoise(item.grade);
  if (knownScores && grade > maximumPoints) return item;
  const [low = 0, high = 0] = chosen.shares.map((twentieths) =>
    withoutNoise((twentieths / 20) * maximumPoints),
  );
  const range: GradeRange = !knownScores
    ? { grade: null, lowest: low, highest: high }
    : {
        grade,
        lowest: chosen.keepsGrade ? grade : Math.min(low, grade),
        highest: Math.max(high, grade),
      };
  return { ...item, grade, range };
}

/** Courses in which some items have ranges. */
export function rangedCategories(
  points = anyPoints,
  drops: readonly number[] = [0],
): fc.Arbitrary<Category[]> {
  return randomCategories(points, drops).chain((categories) => {
    const count = categories.reduce((sum, { items }) => sum + items.length, 0);
    return fc.array(randomRange, { minLength: count, maxLength: count }).map((ranges) => {
      const next = ranges.values();
      return categories.map((category) => ({
        ...category,
        items: category.items.map((item) => withRange(item, next.next().value)),
      }));
    });
  });
}

/** A course, a target and pins for some of its items. */
export function randomCase(points = anyPoints, drops?: readonly number[]): fc.Arbitrary<RandomCase> {
  return caseOf(randomCategories(points, drops));
}

/** Like `randomCase`, for courses of another generator. */
export function caseOf(courses: fc.Arbitrary<Category[]>): fc.Arbitrary<RandomCase> {
  return courses.chain((categories) => {
    const items = categories.flatMap((category) => category.items);
    const pin = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(110) });
    return fc
      .record({
        target: randomTarget(categories),
        pins: fc.array(pin, { minLength: items.length, maxLength: items.length }),
      })
      .map(({ target, pins }) => {
        const nextPin = pins.values();
        const pinned = categories.map((category) =>
          category.items.map(({ maximumPoints }) => {
            const hundredths = nextPin.next().value ?? null;
            return hundredths === null ? null : (hundredths / 100) * maximumPoints;
          }),
        );
        return { categories, target, pinned };
      });
  });
}
