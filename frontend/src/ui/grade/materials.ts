/**
 * The four materials of a grade: earned, needed for the target, still open, lost. A grade is drawn as a scale with
 * a part for each. Amounts are percent of the course.
 */
export const materials = ['earned', 'needed', 'open', 'lost'] as const;
export type Material = (typeof materials)[number];
export type GradeParts = Readonly<Record<Material, number>>;

export const materialNames: Readonly<Record<Material, string>> = {
  earned: 'earned',
  needed: 'needed',
  open: 'still open',
  lost: 'lost',
};

/** A part of the scale, `from` and `to` in percent of the course. */
export interface Segment {
  readonly material: Material;
  readonly from: number;
  readonly to: number;
}

/** Minimum part in percent. Smaller parts would be thinner than their edge, so they are omitted. */
const minPart = 0.05;

/**
 * The parts next to each other, starting at 0. Everything beyond `end` is cut off, and empty parts are
 * omitted.
 */
export function segmentsOf(parts: GradeParts, end = Infinity): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const material of materials) {
    const to = Math.min(end, from + Math.max(0, parts[material]));
    if (to - from >= minPart) segments.push({ material, from, to });
    from = to;
  }
  return segments;
}

/** Screen reader text of a bar: '21.25 earned, 3.75 lost'. `format` writes one amount. */
export function describeParts(parts: GradeParts, format: (value: number) => string): string {
  const amounts = segmentsOf(parts).map(
    ({ material }) => `${format(parts[material])} ${materialNames[material]}`,
  );
  return amounts.length === 0 ? 'nothing yet' : amounts.join(', ');
}
