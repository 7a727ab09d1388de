import {
  authorsOptions,
  joinQuestion,
  readableQuestion,
  splitQuestion,
  type AnswerKey,
  type Option,
  type QuestionContent,
} from '../../../core/quizzes/question-parts.ts';
import type { Random } from '../../../core/quizzes/random.ts';
import { beginningsOf, sortTextOf } from '../../../core/quizzes/search-words.ts';
import { imagesOfKey, imagesOfPrompt } from '../../../core/quizzes/question-images.ts';
import { readableText } from '../../../core/rich-text/readable-text.ts';
import { wordsIn } from '../../../core/search/words.ts';
import { difficulties, type Question } from '../../../core/quizzes/question.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { AnswerKeyDocument, AnswerKeyStore } from '../attempts/answer-key.store.ts';
import type { ImageStore } from '../images/image.store.ts';
import { conceptKey, fingerprintOf } from './question-search-words.ts';
import type {
  QuestionDocument,
  QuestionStore,
  QuestionVersionDocument,
  StoredQuestion,
} from './question.store.ts';

/** Category and settings of a question, in addition to its content. */
export interface QuestionSettings {
  readonly categoryId: string | null;
  readonly availableForPractice: boolean;
}

export interface QuestionWriterDependencies {
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly images: Pick<ImageStore, 'claim' | 'addUses' | 'removeUses'>;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Unpredictable: it decides the stored order of a question's parts. */
  readonly random: Random;
}

/** A question as its author sees it, and its options with IDs in the author's order. */
export interface WrittenQuestion {
  readonly question: Question;
  readonly options: readonly Option[];
}

interface NewVersion {
  readonly version: QuestionVersionDocument;
  readonly key: AnswerKeyDocument;
}

interface OpenedVersion {
  readonly version: QuestionVersionDocument;
  readonly key: AnswerKey;
}

/** A version of a question. */
export interface QuestionVersion extends QuestionContent {
  readonly number: number;
  readonly points: number;
  readonly concepts: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  /** ID of the account that wrote it. Null if unknown. */
  readonly editorId: string | null;
}

/** Maximum per owner, including deleted questions that can be restored. Limits an account's storage. */
const maxQuestions = 10_000;

/** The fields of a question's document that are derived from its content. */
export function headOf(question: Question) {
  const { type, textFormat, concepts, difficulty, points } = question;
  const text = readableQuestion(question);
  return {
    type,
    textFormat,
    question: question.question,
    sortText: sortTextOf(text),
    fingerprint: fingerprintOf(text),
    beginnings: beginningsOf(searchWordsOf(question)),
    concepts,
    conceptKeys: [...new Set(concepts.map(conceptKey))],
    ...difficultyFields(difficulty),
    points,
  };
}

/** The words by which authors find a question. The text and the concepts come first, since the number is limited. */
function searchWordsOf(question: Question): string[] {
  const { textFormat, concepts, answers, numericAnswers, pairs, explanation, answerExplanations } = question;
  const sides = pairs.flatMap(({ left, right }) => [left, right]);
  const numbers = numericAnswers.map(({ value }) => String(value));
  const texts = [...answers, ...numbers, ...sides, explanation, ...answerExplanations];
  const [first = '', ...rest] = [question.question, ...texts].map((text) => readableText(text, textFormat));
  return wordsIn(first, ...concepts, ...rest);
}

/** The fields of a question's document for a difficulty: the difficulty, and its rank for sorting, 0 if it is null. */
export function difficultyFields(difficulty: Question['difficulty']) {
  return { difficulty, difficultyRank: difficulty === null ? 0 : difficulties.indexOf(difficulty) + 1 };
}

/** The document of a new question. */
export function newDocument(
  question: Question,
  fields: Pick<
    QuestionDocument,
    '_id' | 'ownerId' | 'quizId' | 'versionId' | 'categoryId' | 'availableForPractice' | 'createdAt'
  >,
): StoredQuestion {
  const { versionId, createdAt } = fields;
  const history = { version: 1, versionIds: [versionId], revision: 1, updatedAt: createdAt, deletedAt: null };
  return { ...fields, ...headOf(question), ...history };
}

/** Stores each version of a question separately from its key, and joins them for authors. */
export class QuestionWriter {
  constructor(private readonly dependencies: QuestionWriterDependencies) {}

  /** Throws BAD_USER_INPUT if the account would have too many questions. */
  async checkRoom(ownerId: string, more: number): Promise<void> {
    if ((await this.dependencies.questions.countOwned(ownerId)) + more <= maxQuestions) return;
    const max = maxQuestions.toLocaleString('en-US');
    const message = `An account has at most ${max} questions, including those deleted in the last 30 days.`;
    throw badUserInput({}, message);
  }

  /** Stores a new, validated question. It is in the bank if `quizId` is null. `editorId`: by default the owner. */
  async add(
    question: Question,
    {
      categoryId,
      availableForPractice,
      ownerId,
      quizId,
      editorId = ownerId,
    }: QuestionSettings & { ownerId: string; quizId: string | null; editorId?: string },
    id = this.dependencies.newId(),
    versionId = this.dependencies.newId(),
  ): Promise<QuestionDocument> {
    const { questions, clock } = this.dependencies;
    const createdAt = isoAfter(clock, 0);
    const writer = quizId === null ? editorId : null;
    await this.addVersion({ _id: id, ownerId, version: 0 }, question, writer, versionId);
    const fields = { _id: id, ownerId, quizId, versionId, categoryId, availableForPractice, createdAt };
    const document = newDocument(question, fields);
    await questions.add(document);
    return document;
  }

  /**
   * Stores the first versions of imported questions. The import stores the questions later, so nothing refers to them
   * yet.
   */
  async addVersions(
    ownerId: string,
    questions: readonly { readonly id: string; readonly versionId: string; readonly question: Question }[],
  ): Promise<void> {
    const documents = questions.map(({ id, versionId, question }) =>
      this.versionOf({ _id: id, ownerId, version: 0 }, question, ownerId, versionId),
    );
    await this.dependencies.keys.addAll(documents.map(({ key }) => key));
    await this.useImages(ownerId, documents);
    await this.dependencies.questions.addVersions(documents.map(({ version }) => version));
  }

  /**
   * Stores a new version. Returns the fields to set in `document`. `editorId`: the account that wrote it, or null for a
   * question of a quiz.
   */
  async revise(document: QuestionDocument, question: Question, editorId: string | null) {
    const versionId = await this.addVersion(document, question, editorId);
    const versionIds = [...document.versionIds, versionId];
    return { ...headOf(question), versionId, version: document.version + 1, versionIds };
  }

  /** Deletes versions with their keys. */
  async discard(...versionIds: readonly string[]): Promise<void> {
    await this.dependencies.questions.removeVersions(versionIds);
    await this.dependencies.keys.remove(versionIds);
    await this.dependencies.images.removeUses(versionIds);
  }

  /** The current versions of the questions with their keys, by question ID, as their author sees them. */
  async read(documents: readonly QuestionDocument[]): Promise<ReadonlyMap<string, Question>> {
    const written = await this.readWithOptions(documents);
    return new Map([...written].map(([id, { question }]) => [id, question]));
  }

  /** Like `read`, with the IDs of options. */
  async readWithOptions(
    documents: readonly QuestionDocument[],
  ): Promise<ReadonlyMap<string, WrittenQuestion>> {
    const opened = await this.open(documents.map(({ versionId }) => versionId));
    return new Map(
      documents.flatMap(({ _id, versionId, difficulty, concepts, points }) => {
        const found = opened.get(versionId);
        if (!found) return [];
        const { prompt } = found.version;
        const question = { ...joinQuestion(prompt, found.key), concepts, difficulty, points };
        return [[_id, { question, options: authorsOptions(prompt, found.key) }]];
      }),
    );
  }

  /** The versions with their keys, by version ID, as their author sees them. */
  async readVersions(versionIds: readonly string[]): Promise<ReadonlyMap<string, QuestionVersion>> {
    const opened = await this.open(versionIds);
    return new Map(
      [...opened].map(([id, { version, key }]) => {
        const { prompt, number, points, concepts, createdAt, editorId = null } = version;
        return [id, { ...joinQuestion(prompt, key), number, points, concepts, createdAt, editorId }];
      }),
    );
  }

  /** The versions with their keys, by version ID. */
  private async open(versionIds: readonly string[]): Promise<ReadonlyMap<string, OpenedVersion>> {
    const [versions, keys] = await Promise.all([
      this.dependencies.questions.findVersions(versionIds),
      this.dependencies.keys.find(versionIds),
    ]);
    return new Map(
      versions.flatMap((version) => {
        const key = keys.get(version._id);
        return key ? [[version._id, { version, key }]] : [];
      }),
    );
  }

  /** The key is stored before the version, and the question after both, so that no reference is dangling. */
  private async addVersion(
    document: Pick<QuestionDocument, '_id' | 'ownerId' | 'version'>,
    question: Question,
    editorId: string | null,
    versionId = this.dependencies.newId(),
  ): Promise<string> {
    const { version, key } = this.versionOf(document, question, editorId, versionId);
    await this.dependencies.keys.add(key);
    await this.useImages(document.ownerId, [{ version, key }]);
    await this.dependencies.questions.addVersion(version);
    return versionId;
  }

  /** Stores which images each version shows. Skips images that the owner may not use. */
  private async useImages(ownerId: string, documents: readonly NewVersion[]): Promise<void> {
    const { images } = this.dependencies;
    const shown = documents.map(({ version: { _id: versionId, questionId, prompt }, key: { key } }) => {
      const inPrompt = imagesOfPrompt(prompt);
      const inKey = imagesOfKey(prompt, key).filter((id) => !inPrompt.includes(id));
      return { versionId, questionId, inPrompt, inKey };
    });
    const mentioned = shown.flatMap(({ inPrompt, inKey }) => [...inPrompt, ...inKey]);
    if (mentioned.length === 0) return;
    const usable = await images.claim(ownerId, [...new Set(mentioned)]);
    const uses = shown.flatMap(({ versionId, questionId, inPrompt, inKey }) => {
      const about = { versionId, questionId, ownerId };
      const useOf = (part: 'PROMPT' | 'KEY') => (imageId: string) =>
        usable.has(imageId) ? [{ _id: `${imageId}:${versionId}`, imageId, ...about, part }] : [];
      return [...inPrompt.flatMap(useOf('PROMPT')), ...inKey.flatMap(useOf('KEY'))];
    });
    await images.addUses(uses);
  }

  private versionOf(
    { _id: questionId, ownerId, version }: Pick<QuestionDocument, '_id' | 'ownerId' | 'version'>,
    question: Question,
    editorId: string | null,
    _id: string,
  ): NewVersion {
    const { prompt, key } = splitQuestion(question, this.dependencies);
    const { concepts, points } = question;
    const createdAt = isoAfter(this.dependencies.clock, 0);
    const about = { prompt, points, concepts, createdAt, ...(editorId !== null && { editorId }) };
    return {
      version: { _id, questionId, ownerId, number: version + 1, ...about },
      key: { _id, questionId, ownerId, key },
    };
  }
}
