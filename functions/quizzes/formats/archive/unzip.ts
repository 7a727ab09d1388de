import { inflateRawSync } from 'node:zlib';
import { type AsyncFlateStreamHandler, Unzip, type UnzipDecoder, type UnzipFile, unzipSync } from 'fflate';
import { PackageError } from './package-error.ts';

const megabyte = 1024 * 1024;

export const zipLimits = {
  /** Bytes of the package itself. */
  bytes: 4 * megabyte,
  entries: 2_000,
  /** Expanded bytes of one selected file. */
  entry: 10 * megabyte,
  /** Expanded bytes of all selected files. */
  total: 50 * megabyte,
  /** Expanded bytes of all selected files that are read. Lower than `total`, which has a different error message. */
  read: 4 * megabyte,
} as const;

const step = 16 * 1024;

/**
 * Inflates with Node.js, which takes a tenth of the time of fflate. Stops at the limit, so that a zip bomb fills
 * no memory.
 */
class Inflation implements UnzipDecoder {
  static readonly compression = 8;
  ondata: AsyncFlateStreamHandler = () => undefined;
  private readonly chunks: Uint8Array[] = [];

  push(chunk: Uint8Array, isFinal: boolean): void {
    this.chunks.push(chunk);
    if (isFinal) this.ondata(null, inflate(Buffer.concat(this.chunks)), true);
  }
}

function inflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return inflateRawSync(bytes, { maxOutputLength: zipLimits.read });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooMuchToRead() : error;
  }
}

export interface Unzipped {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Names of the files that are not expanded. */
  readonly others: readonly string[];
}

function checkName(name: string): void {
  const isOutside = /^[/\\]|^[a-z]:|[\\\0]/i.test(name) || name.split('/').includes('..');
  if (isOutside || name === '') {
    throw new PackageError('A file in the package has a name that leads out of it.');
  }
}

function checkCount(count: number): void {
  if (count <= zipLimits.entries) return;
  throw new PackageError(`The package holds more than ${zipLimits.entries.toLocaleString('en-US')} files.`);
}

function checkSizes(name: string, size: number, total: number): void {
  if (size > zipLimits.entry) {
    throw new PackageError(`${name} is larger than ${zipLimits.entry / megabyte} MB when it is unpacked.`);
  }
  if (total > zipLimits.total) {
    throw new PackageError(
      `The package is larger than ${zipLimits.total / megabyte} MB when it is unpacked.`,
    );
  }
}

function checkRead(total: number): void {
  if (total > zipLimits.read) throw tooMuchToRead();
}

function tooMuchToRead(): PackageError {
  const max = `${zipLimits.read / megabyte} MB`;
  return new PackageError(`The questions of the package are larger than ${max} when they are unpacked.`);
}

/** Selects the files to expand by their names. */
export type EntryFilter = (name: string, names: ReadonlySet<string>) => boolean;

/** Expanded sizes by name, as the package's directory declares them. */
function readDirectory(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      checkName(name);
      if (sizes.has(name)) throw new PackageError(`The package holds ${name} twice.`);
      sizes.set(name, originalSize);
      checkCount(sizes.size);
      return false;
    },
  });
  return sizes;
}

/** Expands files one by one, and counts the output, since a directory can be forged. */
class Expansion {
  readonly chunks = new Map<string, Uint8Array[]>();
  private readonly selected: ReadonlySet<string>;
  private seen = 0;
  private total = 0;

  constructor(selected: ReadonlySet<string>) {
    this.selected = selected;
  }

  readonly take = (file: UnzipFile): void => {
    this.seen += 1;
    checkCount(this.seen);
    if (!this.selected.has(file.name) || this.chunks.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    this.chunks.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      this.total += chunk.length;
      checkSizes(file.name, size, this.total);
      checkRead(this.total);
      chunks.push(chunk);
    };
    file.start();
  };
}

function expand(bytes: Uint8Array, selected: ReadonlySet<string>): Map<string, Uint8Array[]> {
  const expansion = new Expansion(selected);
  const stream = new Unzip(expansion.take);
  stream.register(Inflation);
  for (let at = 0; at < bytes.length; at += step) {
    stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  }
  return expansion.chunks;
}

const damaged = 'The file is not a zip package, or it is damaged.';

/** Names of the files to expand. Throws if their declared sizes are larger than `zipLimits`. */
function selectEntries(sizes: ReadonlyMap<string, number>, isSelected: EntryFilter): Set<string> {
  const names = new Set([...sizes.keys()].filter((name) => !name.endsWith('/')));
  const selected = new Set([...names].filter((name) => isSelected(name, names)));
  let total = 0;
  for (const name of selected) {
    const size = sizes.get(name) ?? 0;
    total += size;
    checkSizes(name, size, total);
  }
  checkRead(total);
  return selected;
}

function readPackage(bytes: Uint8Array, isSelected: EntryFilter): Unzipped {
  const sizes = readDirectory(bytes);
  const selected = selectEntries(sizes, isSelected);
  const contents = expand(bytes, selected);
  const files = [...selected].map((name): [string, Uint8Array] => {
    const content = Buffer.concat(contents.get(name) ?? []);
    // The file is missing, or its size is not the one that the directory declares.
    if (content.length !== sizes.get(name) || !contents.has(name)) throw new PackageError(damaged);
    return [name, content];
  });
  return {
    files: new Map(files),
    others: [...sizes.keys()].filter((name) => !name.endsWith('/') && !selected.has(name)),
  };
}

/**
 * Expands the selected files of a zip package.
 * @throws {PackageError} if it is no package, has names that lead out of it, or is larger than `zipLimits`.
 */
export function unzip(bytes: Uint8Array, isSelected: EntryFilter): Unzipped {
  if (bytes.length > zipLimits.bytes) {
    throw new PackageError(`A package must not be larger than ${zipLimits.bytes / megabyte} MB.`);
  }
  try {
    return readPackage(bytes, isSelected);
  } catch (error) {
    throw error instanceof PackageError ? error : new PackageError(damaged);
  }
}

/** Whether the selected files of a package can be read within `zipLimits`, according to its directory. */
export function canBeUnzipped(bytes: Uint8Array, isSelected: EntryFilter): boolean {
  try {
    selectEntries(readDirectory(bytes), isSelected);
    return bytes.length <= zipLimits.bytes;
  } catch {
    return false;
  }
}
