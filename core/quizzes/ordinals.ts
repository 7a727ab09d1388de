/** The prompts of a matching question that asks for an order. */
export const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
] as const;

const keys: readonly string[] = ordinals.map((ordinal) => ordinal.toLowerCase());

/** Index of an ordinal, in any letter case: 0 for 'first'. -1 for other texts. */
function indexOf(text: string): number {
  return keys.indexOf(text.trim().toLowerCase());
}

/** Whether a question with these prompts asks for an order: each prompt is an ordinal. */
export function asksForOrder(prompts: readonly { readonly text: string }[]): boolean {
  return prompts.length > 1 && prompts.every(({ text }) => indexOf(text) >= 0);
}

/** The prompts from the first to the last. */
export function inOrdinalOrder<Prompt extends { readonly text: string }>(
  prompts: readonly Prompt[],
): Prompt[] {
  return prompts.toSorted((one, other) => indexOf(one.text) - indexOf(other.text));
}
