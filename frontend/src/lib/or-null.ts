/** Result of something that a browser may refuse, such as its storage. Null if it throws. */
export function orNull<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
