import type { QuizFile } from '../model/quiz-content.ts';

/** The server's response to an upload: the quiz's new revision and all its files. */
export interface UploadedFile {
  readonly revision: number;
  readonly files: readonly QuizFile[];
}

/** Why an upload failed, in words for users. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
}

export interface RunningUpload {
  /** Rejects with UploadFailure, or with an AbortError if it was cancelled. */
  readonly done: Promise<UploadedFile>;
  readonly cancel: () => void;
}

const notReached = 'The server did not answer. Check the connection and try again.';

/**
 * Uploads a file to a quiz. Uses XMLHttpRequest for its progress events, which `fetch` lacks.
 * @param onProgress receives the uploaded share, 0 to 1
 */
export function uploadFile(quizId: string, file: File, onProgress: (share: number) => void): RunningUpload {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedFile>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = answerIn(request);
      if (answer instanceof UploadFailure) reject(answer);
      else resolve(answer);
    });
    request.addEventListener('error', () => reject(new UploadFailure(notReached)));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
  });
  const form = new FormData();
  form.append('files', file);
  request.open('PATCH', `/api/quiz/${encodeURIComponent(quizId)}`);
  request.send(form);
  return { done, cancel: () => request.abort() };
}

function answerIn({ status, responseText }: XMLHttpRequest): UploadedFile | UploadFailure {
  if (status !== 200) return new UploadFailure(reasonIn(responseText));
  const body: unknown = JSON.parse(responseText);
  return isUploaded(body) ? body : new UploadFailure(notReached);
}

function isUploaded(body: unknown): body is UploadedFile {
  return typeof body === 'object' && body !== null && 'revision' in body && 'files' in body;
}

/**
 * The last reason of a failure. The response is plain text: the first line says what failed, and each other
 * line is a field's name and a reason.
 */
function reasonIn(text: string): string {
  const last = text.trim().split('\n').at(-1) ?? '';
  return last === '' ? notReached : last.replace(/^files(?:\.\d+)?: /, '');
}
