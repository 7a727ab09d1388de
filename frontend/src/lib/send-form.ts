/** Why an upload failed, in words for users. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
}

export interface RunningUpload<Answer> {
  /** Rejects with UploadFailure, or with an AbortError if it was cancelled. */
  readonly done: Promise<Answer>;
  readonly cancel: () => void;
}

export interface FormToSend<Answer> {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  /** Name of the form field with the file. */
  readonly field: string;
  readonly file: File;
  /** Whether the body of a response is the expected one. */
  readonly isAnswer: (body: unknown) => body is Answer;
  /** Receives the uploaded share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const notReached = 'The server did not answer. Check the connection and try again.';

/** Uploads a file with a form. Uses XMLHttpRequest for its progress events, which `fetch` lacks. */
export function sendForm<Answer>(upload: FormToSend<Answer>): RunningUpload<Answer> {
  const { method, path, field, file, isAnswer, onProgress } = upload;
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = bodyOf(request, field);
      if (body instanceof UploadFailure) reject(body);
      else if (isAnswer(body)) resolve(body);
      else reject(new UploadFailure(notReached));
    });
    request.addEventListener('error', () => reject(new UploadFailure(notReached)));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
  });
  const form = new FormData();
  form.append(field, file);
  request.open(method, path);
  request.send(form);
  return { done, cancel: () => request.abort() };
}

function bodyOf({ status, responseText }: XMLHttpRequest, field: string): unknown {
  return status === 200 || status === 201 ? JSON.parse(responseText) : failureIn(responseText, field);
}

/**
 * The last reason of a failure. The response is plain text: the first line is what failed, and each other
 * line is a field's name and a reason.
 */
function failureIn(text: string, field: string): UploadFailure {
  const last = text.trim().split('\n').at(-1) ?? '';
  const [name = '', ...rest] = last.split(': ');
  if (last === '') return new UploadFailure(notReached);
  const isAboutField = name.split('.')[0] === field && rest.length > 0;
  return new UploadFailure(isAboutField ? rest.join(': ') : last);
}
