/**
 * Loads something on first use, usually a module: `lazily(() => import('package'))`. Later uses share the result. If
 * loading fails, this use fails, and the next use tries again.
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
