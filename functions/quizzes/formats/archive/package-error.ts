/** A file that cannot be taken in as a whole. Its message is for the person who brought it. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}
