/** What comes of something that a browser may refuse, such as its storage; null where it does. */
export function orNull<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
