/** Ignores a rejected promise: the component that started the request gets the failure as `error`, and shows it. */
export const ignoreShownFailure = (): void => {};
