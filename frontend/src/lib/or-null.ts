/** Result of `use`. Null if it throws, for example because the browser refuses its storage. */
export function orNull<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
