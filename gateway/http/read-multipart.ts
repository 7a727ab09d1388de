import type { BusboyInstance } from '@fastify/busboy';
import { fileLimits } from '../../functions/platform/files/file-rules.ts';
import { AppError, badUserInput } from '../../functions/platform/errors.ts';
import { lazily } from '../../functions/platform/lazily.ts';

const busboy = lazily(() => import('@fastify/busboy'));

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** The fields and the files of a form, each in the order of the form. */
export interface Form {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly FormFile[];
}

const megabyte = 1024 * 1024;

const limits = {
  /** The same as for a body without files. */
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

function brokenForm(cause?: unknown): AppError {
  const message = 'The form is broken, or ends too early.';
  return new AppError(message, { code: 'BAD_USER_INPUT', fields: {} }, { cause });
}

function tooLarge(message: string): AppError {
  return new AppError(message, { code: 'PAYLOAD_TOO_LARGE' });
}

async function openParser(contentType: string): Promise<BusboyInstance> {
  const { Busboy } = await busboy();
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      // Paths are removed later, by the rules for file names, which handle the paths of every operating system.
      preservePath: true,
      // A part with a file name is a file, even if its type is text.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch (cause) {
    throw brokenForm(cause);
  }
}

/** Bytes to parse before checking whether the form was refused. Larger steps could have thousands of empty parts. */
const stepBytes = 16 * 1024;

function write(parser: BusboyInstance, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => void parser.write(bytes, () => resolve()));
}

async function* stepsOf(body: NonNullable<Request['body']>): AsyncGenerator<Uint8Array> {
  // If reading ends early, the stream is not cancelled: that would break the connection before the response.
  for await (const chunk of body.values({ preventCancel: true }))
    for (let at = 0; at < chunk.length; at += stepBytes) yield chunk.subarray(at, at + stepBytes);
}

/** Feeds the body to the parser step by step, until `isReading` returns false. */
async function feed(parser: BusboyInstance, body: Request['body'], isReading: () => boolean): Promise<void> {
  for await (const step of body ? stepsOf(body) : []) {
    await write(parser, step);
    if (!isReading()) return;
  }
  parser.end();
}

/**
 * Reads a complete form. Stops reading after the first exceeded limit.
 * Throws BAD_USER_INPUT if the form is broken or has too many parts, PAYLOAD_TOO_LARGE if a part is too large.
 */
export async function readMultipart(request: Request): Promise<Form> {
  const parser = await openParser(request.headers.get('content-type') ?? '');
  const fields: [string, string][] = [];
  const files: FormFile[] = [];
  let isReading = true;
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => {
      isReading = false;
      reject(error);
    };
    const tooMany = (what: string) => () => refuse(badUserInput({}, `The form has too many ${what}.`));
    parser
      .on('field', (name, text, _nameIsCut, textIsCut) => {
        if (textIsCut) refuse(tooLarge(`A field of a form has at most ${limits.fieldSize / megabyte} MB.`));
        fields.push([name, text]);
      })
      .on('file', (field, stream, name) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('limit', () => refuse(tooLarge(`A file has at most ${fileLimits.size / megabyte} MB.`)));
        stream.on('error', (cause) => refuse(brokenForm(cause)));
        stream.on('end', () => files.push({ field, name, content: Buffer.concat(chunks) }));
      })
      .on('fieldsLimit', tooMany('fields'))
      .on('filesLimit', tooMany('files'))
      .on('partsLimit', tooMany('parts'))
      // After an error, the parser also emits 'finish'. The promise ignores it, because it is rejected already.
      .on('error', (cause) => refuse(brokenForm(cause)))
      .on('finish', resolve);
    feed(parser, request.body, () => isReading).catch(refuse);
  });
  return { fields, files };
}
