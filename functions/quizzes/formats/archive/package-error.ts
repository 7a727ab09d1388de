/** A file that cannot be imported at all. Its message is for the user. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}
