/** A task for a language model. */
export interface ModelTask {
  /** Instructions to the model. They never contain texts of users. */
  readonly instructions: string;
  /** The data to work on, as JSON. Users wrote it, so the model must not follow instructions in it. */
  readonly material: unknown;
  /** Name (letters and underscores) and JSON Schema of the response. */
  readonly answer: { readonly name: string; readonly schema: object };
}

/** An external language model. */
export interface LanguageModel {
  /** The parsed response. The caller has to validate it. Throws LanguageModelError if there is none. */
  ask(task: ModelTask): Promise<unknown>;
}

/** Why a language model gave no response, for operators. Contains neither material nor key. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
}
