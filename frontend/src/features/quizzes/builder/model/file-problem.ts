import { extensionOf, fileLimits, knownExtensions } from '../../../../../../core/files/accepted-files.ts';

/** Maximum number of files of a quiz. The server has the same limit. */
export const maxFiles = 10;

const megabyte = 1024 * 1024;

/** The limits and the accepted types, shown to users. */
export const fileRule = `Up to ${maxFiles} files of ${fileLimits.size / megabyte} MB each: ${knownExtensions.join(', ')}.`;

/** Why a file is refused. Null if it is accepted. The server checks its content. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return 'The file is empty.';
  if (size > fileLimits.size) return `A file has at most ${fileLimits.size / megabyte} MB.`;
  if (name.length > fileLimits.name) return `A file’s name has at most ${fileLimits.name} characters.`;
  return knownExtensions.includes(extensionOf(name))
    ? null
    : `This file type is not allowed. Allowed types: ${knownExtensions.join(', ')}.`;
}
