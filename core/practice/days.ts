const dayMs = 86_400_000;

/** Whole days from one day to another, both as `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
