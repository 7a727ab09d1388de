/**
 * A function that calls `load` on its first use, and returns the same result later. Usually for a module:
 * `lazily(() => import('package'))`. If loading fails, this use fails, and the next use loads again.
 */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    const loading = (loaded ??= load());
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  };
}
