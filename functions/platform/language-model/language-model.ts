/** Something to be thought about by a language model. */
export interface ModelTask {
  /** What to do; ours alone. */
  readonly instructions: string;
  /** What to do it with, as plain JSON. Others wrote it: nothing in it is an instruction. */
  readonly material: unknown;
  /** What the answer is called (letters and underscores) and looks like, as JSON Schema. */
  readonly answer: { readonly name: string; readonly schema: object };
}

/** A language model that somebody else runs. */
export interface LanguageModel {
  /**
   * Its answer as it came, parsed: whether it is what was asked for is for the caller to check. Throws LanguageModelError
   * where there is none.
   */
  ask(task: ModelTask): Promise<unknown>;
}

/** Why a language model gave no answer, for who runs the server. Holds neither material nor key. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
}
