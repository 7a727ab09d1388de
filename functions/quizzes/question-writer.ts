import { createHash } from 'node:crypto';
import { joinQuestion, splitQuestion } from '../../core/quizzes/question-parts.ts';
import type { Question } from '../../core/quizzes/question.ts';
import { isoAfter, type Clock } from '../core/clock.ts';
import type { NewId } from '../core/new-id.ts';
import type { AnswerKeyStore } from './answer-key.store.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';

/** Where a question stands, beside what it asks. */
export interface QuestionPlace {
  readonly categoryId: string | null;
  readonly practice: boolean;
}

export interface QuestionWriterParts {
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Alike for texts that differ in letter case, spaces and punctuation alone. */
export function fingerprintOf(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256')
    .update(letters === '' ? text.trim() : letters)
    .digest('base64url');
}

/** What a question's own document says of its newest version. */
function headOf(question: Question) {
  const { type, concepts, difficulty, points } = question;
  return {
    type,
    question: question.question,
    fingerprint: fingerprintOf(question.question),
    concepts,
    difficulty,
    points,
  };
}

/** Keeps questions apart from their keys, a version at a time, and puts them together again for who may see both. */
export class QuestionWriter {
  constructor(private readonly parts: QuestionWriterParts) {}

  /** A new question, normalised and checked. In the bank where `quizId` is null. */
  async add(
    question: Question,
    { categoryId, practice, ownerId, quizId }: QuestionPlace & { ownerId: string; quizId: string | null },
  ): Promise<QuestionDocument> {
    const { questions, clock, newId } = this.parts;
    const now = isoAfter(clock, 0);
    const id = newId();
    const versionId = await this.addVersion(id, 1, question);
    const document = {
      _id: id,
      ownerId,
      quizId,
      versionId,
      version: 1,
      ...headOf(question),
      categoryId,
      practice,
      revision: 1,
      createdOn: now,
      updatedOn: now,
      deletedOn: null,
    };
    await questions.add(document);
    return document;
  }

  /** What to set of `document` so that it says `question`: a new version, which is stored by now. */
  async revise(document: QuestionDocument, question: Question): Promise<Partial<QuestionDocument>> {
    const version = document.version + 1;
    const versionId = await this.addVersion(document._id, version, question);
    return { ...headOf(question), versionId, version };
  }

  /** Each with its key, by id, as its author sees it. */
  async read(documents: readonly QuestionDocument[]): Promise<ReadonlyMap<string, Question>> {
    const versionIds = documents.map(({ versionId }) => versionId);
    const [versions, keys] = await Promise.all([
      this.parts.questions.findVersions(versionIds),
      this.parts.keys.find(versionIds),
    ]);
    const prompts = new Map(versions.map(({ _id, prompt }) => [_id, prompt]));
    return new Map(
      documents.flatMap(({ _id, versionId, concepts, difficulty, points }) => {
        const prompt = prompts.get(versionId);
        const key = keys.get(versionId);
        if (!prompt || !key) return [];
        return [[_id, { ...joinQuestion(prompt, key), concepts, difficulty, points }]];
      }),
    );
  }

  /** The key comes first and the question last, so that nothing ever points to what is not there. */
  private async addVersion(questionId: string, number: number, question: Question): Promise<string> {
    const { questions, keys, clock, newId } = this.parts;
    const { prompt, key } = splitQuestion(question, newId);
    const _id = newId();
    await keys.add({ _id, questionId, key });
    const { concepts, points } = question;
    const createdOn = isoAfter(clock, 0);
    await questions.addVersion({ _id, questionId, number, prompt, points, concepts, createdOn });
    return _id;
  }
}
