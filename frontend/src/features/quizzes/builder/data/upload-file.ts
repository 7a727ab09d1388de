import { type RunningUpload, sendForm } from '../../../../lib/send-form.ts';
import type { QuizFile } from '../model/quiz-content.ts';

/** The server's response to an upload: the quiz's new revision and all its files. */
export interface UploadedFile {
  readonly revision: number;
  readonly files: readonly QuizFile[];
}

/**
 * Uploads a file to a quiz.
 * @param onProgress receives the uploaded share, 0 to 1
 */
export function uploadFile(
  quizId: string,
  file: File,
  onProgress: (share: number) => void,
): RunningUpload<UploadedFile> {
  return sendForm({
    method: 'PATCH',
    path: `/api/quiz/${encodeURIComponent(quizId)}`,
    field: 'files',
    file,
    isAnswer: isUploaded,
    onProgress,
  });
}

function isUploaded(body: unknown): body is UploadedFile {
  return typeof body === 'object' && body !== null && 'revision' in body && 'files' in body;
}
