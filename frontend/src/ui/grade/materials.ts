/**
 * A grade is a ruler, and every part of it is made of one of four materials: earned, needed for the target, still open,
 * lost. Amounts are percent of the course.
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

/** A stretch of the ruler, `from` and `to` in percent of the course. */
export interface Segment {
  readonly material: Material;
  readonly from: number;
  readonly to: number;
}

/** Below this a part would be thinner than its own edge, so it is left out. */
const thinnest = 0.05;

/** The parts laid end to end from 0 on. What lies beyond `end` is cut off; empty parts are left out. */
export function segmentsOf(parts: GradeParts, end = Infinity): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const material of materials) {
    const to = Math.min(end, from + Math.max(0, parts[material]));
    if (to - from >= thinnest) segments.push({ material, from, to });
    from = to;
  }
  return segments;
}

/** What a screen reader says for a bar: '21.25 earned, 3.75 lost'. `format` writes one amount. */
export function describeParts(parts: GradeParts, format: (value: number) => string): string {
  const said = segmentsOf(parts).map(
    ({ material }) => `${format(parts[material])} ${materialNames[material]}`,
  );
  return said.length === 0 ? 'nothing yet' : said.join(', ');
}
