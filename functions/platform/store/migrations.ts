import { difficulties } from '../../../core/quizzes/question.ts';
import { beginningsOf, sortTextOf } from '../../../core/quizzes/search-words.ts';
import { wordsIn } from '../../../core/search/words.ts';
import type { AnyDocument, Migration } from './migrate.ts';
import { renameFields } from './rename-fields.ts';
import { splitCategories } from './split-categories.ts';
import { migrateAuditCourses, migrateWords } from './word-migration.ts';

const times = {
  createdOn: 'createdAt',
  updatedOn: 'updatedAt',
  deletedOn: 'deletedAt',
  expiresOn: 'expiresAt',
  lastUsedOn: 'lastUsedAt',
  refreshedOn: 'refreshedAt',
  decidedOn: 'decidedAt',
  startedOn: 'startedAt',
  countedOn: 'countedAt',
  nextTryOn: 'nextTryAt',
  leavingOn: 'leavingAt',
};
const settings = { keep: 'scoringPolicy', reveal: 'answerRelease' };
const wording = { lefts: 'matchPrompts', rights: 'matchOptions' };
const matches = { leftId: 'promptId', rightId: 'optionId' };
const orders = { leftIds: 'promptIds', rightIds: 'matchOptionIds' };
const inBank = { practice: 'availableForPractice' };

/** The old and new names of the fields that version 1 renames, by collection. In addition to `times`. */
const contractNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answerKeys: matches,
  apiTokens: {},
  attempts: { isRight: 'isCorrect' },
  auditLog: { at: 'createdAt' },
  bankImports: { ...inBank, ...wording, ...matches },
  contactMessages: {},
  courses: {},
  draftBytes: {},
  drafts: {},
  files: {},
  loginCodes: {},
  outbox: {},
  practicePlans: { examOn: 'examDate', minutesADay: 'dailyMinutes' },
  questionUpdates: inBank,
  questionVersions: wording,
  questions: inBank,
  quizAttempts: { ...orders, ...matches, fullCredit: 'hasFullCredit', toGrade: 'toGradeCount' },
  quizCategories: {},
  quizResponses: { ...orders, ...matches },
  quizWrites: { ...settings, ...wording, ...matches, ...inBank },
  quizzes: settings,
  rateLimits: {},
  registrationCounts: {},
  storageUse: {},
  upgradeRequests: {},
  users: { verified: 'isVerified', disabled: 'isDisabled', upgradeRequestsEnabled: 'canRequestUpgrade' },
};

interface StoredItem {
  readonly itemId?: string;
}

/** The course with an ID for each item, if one is missing. */
function withItemIds(course: AnyDocument): AnyDocument {
  const categories = (course['categories'] ?? []) as readonly { readonly items: readonly StoredItem[] }[];
  if (categories.every(({ items }) => items.every(({ itemId }) => itemId !== undefined))) return course;
  let number = 0;
  const numbered = categories.map((category) => ({
    ...category,
    items: category.items.map((item) => {
      number += 1;
      return { ...item, itemId: `i${number}` };
    }),
  }));
  return { ...course, categories: numbered };
}

/** All texts in a value, except IDs. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(?:id|type|promptId|optionId)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name));
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
}

/** The question with the fields by which lists are searched and sorted, from its newest version and its answer key. */
function searchable(
  question: AnyDocument,
  version: AnyDocument | undefined,
  key: AnyDocument | undefined,
): AnyDocument {
  const [text] = textsIn(question['question']);
  const { accepted, explanation, answerExplanations } = (key?.['key'] ?? {}) as Record<string, unknown>;
  const texts = [text, question['concepts'], version?.['prompt'], accepted, explanation, answerExplanations];
  const beginnings = beginningsOf(wordsIn(...texts.flatMap((each) => textsIn(each))));
  const difficultyRank = difficulties.findIndex((each) => each === question['difficulty']) + 1;
  return { ...question, sortText: sortTextOf(text ?? ''), difficultyRank, beginnings };
}

/** The question with the accepted numbers of its answer key among its search words. */
function withNumbers(question: AnyDocument, key: AnyDocument | undefined): AnyDocument {
  const { numericAnswers = [] } = (key?.['key'] ?? {}) as {
    readonly numericAnswers?: readonly { readonly value: number }[];
  };
  if (numericAnswers.length === 0) return question;
  const numbers = beginningsOf(wordsIn(...numericAnswers.map(({ value }) => String(value))));
  const beginnings = (question['beginnings'] ?? []) as readonly string[];
  return { ...question, beginnings: [...new Set([...beginnings, ...numbers])] };
}

/** All migrations, oldest first. Never change a published migration: add another. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    collections: Object.keys(contractNames),
    convert: (document, collection) => renameFields(document, { ...times, ...contractNames[collection] }),
  },
  {
    version: 2,
    collections: ['quizzes'],
    convert: (quiz) => {
      const { questions } = quiz;
      return Array.isArray(questions) ? { ...quiz, questionCount: questions.length } : quiz;
    },
  },
  { version: 3, collections: ['courses'], convert: withItemIds },
  {
    version: 4,
    collections: ['questions'],
    reads: ({ versionId }) =>
      typeof versionId === 'string' ? { questionVersions: versionId, answerKeys: versionId } : {},
    convert: (question, _name, { questionVersions, answerKeys }) =>
      searchable(question, questionVersions, answerKeys),
  },
  {
    version: 5,
    collections: ['auditLog'],
    convert: (entry) => {
      const { course } = entry;
      return typeof course === 'string' ? { ...entry, courseKey: course.toLowerCase() } : entry;
    },
  },
  {
    version: 6,
    collections: ['quizCategories', 'questions', 'quizzes', 'bankImports', 'questionUpdates'],
    run: splitCategories,
  },
  { version: 7, collections: ['questions', 'auditLog', 'users', 'courses'], run: migrateWords },
  {
    version: 8,
    collections: ['questions'],
    reads: ({ type, versionId }) =>
      type === 'NUMERIC' && typeof versionId === 'string' ? { answerKeys: versionId } : {},
    convert: (question, _name, { answerKeys }) => withNumbers(question, answerKeys),
  },
  { version: 9, collections: ['auditLog'], run: migrateAuditCourses },
];
