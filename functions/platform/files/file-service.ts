import { knownExtensions } from '../../../core/files/accepted-files.ts';
import { isoAfter, type Clock } from '../clock.ts';
import { AppError, badUserInput } from '../errors.ts';
import type { BlobStore } from './blob-store.ts';
import type { FileRecordStore } from './file-record.store.ts';
import { fileLimits, tidyFileName, type GivenFile } from './file-rules.ts';
import { typeOfFile } from './file-type.ts';

/** A validated file. */
export interface CheckedFile extends GivenFile {
  /** Media type that matches the extension and the content. */
  readonly type: string;
}

export interface FileServiceDependencies {
  readonly area: BlobStore;
  readonly records: FileRecordStore;
  readonly clock: Clock;
}

const megabyte = 1024 * 1024;

function tooLarge(path: string): AppError {
  const message = `${path}: A file has at most ${fileLimits.size / megabyte} MB.`;
  return new AppError(message, { code: 'PAYLOAD_TOO_LARGE' });
}

async function checkFile({ name, content }: GivenFile): Promise<CheckedFile | string> {
  const tidy = tidyFileName(name);
  if (tidy === null) return 'The file has no name.';
  if (tidy.length > fileLimits.name) return `A file’s name has at most ${fileLimits.name} characters.`;
  if (content.length === 0) return 'The file is empty.';
  const type = await typeOfFile(tidy, content);
  if (type !== null) return { name: tidy, content, type };
  return `This file type is not allowed, or the file name has the wrong extension. Allowed types: ${knownExtensions.join(', ')}.`;
}

/** Throws PAYLOAD_TOO_LARGE, or BAD_USER_INPUT that names every invalid file as `{path}.{index}`. */
export async function checkFiles(files: readonly GivenFile[], path: string): Promise<CheckedFile[]> {
  const large = files.findIndex(({ content }) => content.length > fileLimits.size);
  if (large !== -1) throw tooLarge(`${path}.${large}`);
  const outcomes = await Promise.all(files.map(checkFile));
  const problems = outcomes.flatMap((outcome, at) =>
    typeof outcome === 'string' ? [[`${path}.${at}`, outcome] as const] : [],
  );
  if (problems.length > 0) throw badUserInput(Object.fromEntries(problems));
  return outcomes.filter((outcome) => typeof outcome !== 'string');
}

/** Stores files of accounts within each account's quota. The domains check who can read a file. */
export class FileService {
  constructor(private readonly dependencies: FileServiceDependencies) {}

  /**
   * Stores a validated file under an ID that was never used before. Throws BAD_USER_INPUT if the account has no space
   * left. If it throws, the caller must call `remove`.
   */
  async store(id: string, ownerId: string, { content }: CheckedFile): Promise<void> {
    const { records, area, clock } = this.dependencies;
    await records.add({ _id: id, ownerId, size: content.length, createdAt: isoAfter(clock, 0) });
    // Counted after the record of the new file is stored, so that concurrent uploads count each other.
    const sizes = (await records.listOwned(ownerId)).map(({ size }) => size);
    if (sizes.reduce((sum, size) => sum + size, 0) > fileLimits.quota) throw noRoom();
    await area.put(id, content);
  }

  /** Null if there is no file with this ID. */
  read(id: string): Promise<Uint8Array | null> {
    return this.dependencies.area.get(id);
  }

  /** Does nothing if there is no file with this ID. */
  async remove(id: string): Promise<void> {
    await this.dependencies.area.remove(id);
    await this.dependencies.records.remove(id);
  }

  async removeOwned(ownerId: string): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const { _id } of await this.dependencies.records.listOwned(ownerId)) await this.remove(_id);
  }
}

function noRoom(): AppError {
  const message = `An account has at most ${fileLimits.quota / megabyte} MB of files. Remove some first.`;
  return badUserInput({}, message);
}
