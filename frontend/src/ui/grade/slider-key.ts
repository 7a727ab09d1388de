interface Range {
  readonly min: number;
  readonly max: number;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Where a key moves a slider to, or null for a key that does not move one. */
export function sliderKey(key: string, value: number, { min, max }: Range): number | null {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const step = steps[key];
  return step === undefined ? null : Math.min(max, Math.max(min, value + step));
}
