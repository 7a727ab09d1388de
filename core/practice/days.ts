const dayMs = 86_400_000;

/** Whole days between two days, both as `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The day this many days later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
