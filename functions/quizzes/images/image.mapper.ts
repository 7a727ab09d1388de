import type { QuestionImage } from '../../../schema/quizzes/question-image.type.ts';
import type { ImageDocument } from './image.store.ts';

export function toQuestionImage({ _id, type, size, width, height }: ImageDocument): QuestionImage {
  return { id: _id, type, size, width, height, url: `/api/images/${_id}` };
}
