/**
 * Geometry of the gauge: a half circle from 0 (left) over 50 (top) to 100 (right), in the units of its
 * viewBox.
 */
export const viewBox = { x: 6, y: 6, width: 308, height: 154 };
export const center = { x: 160, y: 158 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a percent of the scale, at a distance from the center. */
export function pointAt(percent: number, radius: number): Point {
  const angle = Math.PI * (1 - percent / 100);
  return { x: center.x + radius * Math.cos(angle), y: center.y - radius * Math.sin(angle) };
}

/** The percent on the scale in the direction of a point. For a point below the scale, the nearer end: 0 or 100. */
export function percentAt({ x, y }: Point): number {
  const dx = x - center.x;
  if (y >= center.y) return dx < 0 ? 0 : 100;
  return 100 * (1 - Math.atan2(center.y - y, dx) / Math.PI);
}

/** The coordinates of a point for an SVG path: '160.00 38.00'. */
export const move = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A line along the scale. */
export function arcPath(from: number, to: number, radius: number): string {
  return `M${move(pointAt(from, radius))}A${radius} ${radius} 0 0 1 ${move(pointAt(to, radius))}`;
}

/** A line across the scale. */
export function tickPath(percent: number, inner: number, outer: number): string {
  return `M${move(pointAt(percent, inner))}L${move(pointAt(percent, outer))}`;
}

/** A closed part of the scale between two radii. */
export function bandPath(from: number, to: number, inner: number, outer: number): string {
  const back = `L${move(pointAt(to, inner))}A${inner} ${inner} 0 0 0 ${move(pointAt(from, inner))}Z`;
  return arcPath(from, to, outer) + back;
}
