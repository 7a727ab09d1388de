import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fileLimits } from '../../functions/core/files/file-rules.ts';
import { AppError, badUserInput } from '../../functions/core/errors.ts';

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a form held, in its order. */
export interface Form {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly FormFile[];
}

const megabyte = 1024 * 1024;

const limits = {
  /** As much as a body without files may hold. */
  fieldSize: 2 * megabyte,
  fields: 20,
  files: 10,
  parts: 30,
  fileSize: fileLimits.size,
  headerPairs: 20,
  headerSize: 4 * 1024,
} as const;

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

function broken(cause?: unknown): AppError {
  const message = 'The form is broken, or ends too early.';
  return new AppError(message, { code: 'BAD_USER_INPUT', fields: {} }, { cause });
}

function tooMuch(message: string): AppError {
  return new AppError(message, { code: 'PAYLOAD_TOO_LARGE' });
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      // Paths are kept here and cut off by the rules for names, which know those of every system.
      preservePath: true,
      // A part with a name is a file, whatever it says it holds.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch (cause) {
    throw broken(cause);
  }
}

/**
 * A form of which all is in memory already, as its size is limited: nothing of it is stored anywhere before it was read to
 * its end. Throws BAD_USER_INPUT where it is broken, PAYLOAD_TOO_LARGE where a part is too large.
 */
export async function readMultipart(request: Request): Promise<Form> {
  const body = new Uint8Array(await request.arrayBuffer());
  const parser = openParser(request.headers.get('content-type') ?? '');
  const fields: [string, string][] = [];
  const files: FormFile[] = [];
  await new Promise<void>((resolve, reject) => {
    const tooMany = (what: string) => () => reject(badUserInput({}, `The form has too many ${what}.`));
    parser
      .on('field', (name, text, _nameIsCut, textIsCut) => {
        if (textIsCut) reject(tooMuch(`A field of a form holds at most ${limits.fieldSize / megabyte} MB.`));
        fields.push([name, text]);
      })
      .on('file', (field, stream, name) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('limit', () => reject(tooMuch(`A file holds at most ${fileLimits.size / megabyte} MB.`)));
        stream.on('error', (cause) => reject(broken(cause)));
        stream.on('end', () => files.push({ field, name, content: Buffer.concat(chunks) }));
      })
      .on('fieldsLimit', tooMany('fields'))
      .on('filesLimit', tooMany('files'))
      .on('partsLimit', tooMany('parts'))
      // The parser goes on after an error, and tells then that it finished: the first to be told decides.
      .on('error', (cause) => reject(broken(cause)))
      .on('finish', resolve);
    parser.end(body);
  });
  return { fields, files };
}
