import { adasBank, ownBank } from '../../../../testing/question-banks.ts';
import { HttpResponse } from 'msw';
import type {
  BuiltQuizFragment,
  CreateQuizInput,
  QuizQuestionInput,
  UpdateQuizInput,
} from '../../../../gql/graphql.ts';
import { ada, answered, api } from '../../../../testing/accounts.ts';
import { listedQuiz } from '../../../../testing/listed-quiz.ts';
import { server } from '../../../../testing/server.ts';

export const grace = {
  ...ada,
  id: 'grace',
  email: 'grace@site.test',
  firstName: 'Grace',
  role: 'Instructor' as const,
};

type BuiltQuizQuestion = BuiltQuizFragment['questions'][number];

export function question(id: string, text: string, more: Partial<BuiltQuizQuestion> = {}): BuiltQuizQuestion {
  return {
    __typename: 'QuizQuestion',
    id,
    isInBank: false,
    pool: null,
    points: 1,
    type: 'MULTIPLE_CHOICE',
    textFormat: 'PLAIN',
    question: text,
    answers: ['Yes', 'No'],
    correctAnswer: [1],
    answerExplanations: [],
    numericAnswers: [],
    pairs: [],
    explanation: '',
    concepts: [],
    difficulty: null,
    ...more,
  };
}

/** A saved but unpublished quiz with two questions. */
export function quiz(more: Partial<BuiltQuizFragment> = {}): BuiltQuizFragment {
  return {
    __typename: 'AuthoredQuiz',
    id: 'limits',
    title: 'Limits',
    description: '',
    isPublished: false,
    active: true,
    deleted: false,
    courseId: null,
    categoryId: null,
    timeLimit: null,
    allowedAttempts: -1,
    scoringPolicy: 'HIGHEST',
    answerRelease: 'AFTER_SUBMISSION',
    creditMethod: 'NET_CORRECT',
    shuffleQuestions: false,
    shuffleAnswers: true,
    opensAt: null,
    dueAt: null,
    closesAt: null,
    pools: [],
    revision: 1,
    updatedAt: new Date().toISOString(),
    files: [],
    questions: [question('one', 'Is 1/n bounded?'), question('two', 'Does 1/n converge?')],
    ...more,
  };
}

export const quizMeta = (id: string, title: string, more: Parameters<typeof listedQuiz>[2] = {}) =>
  listedQuiz(id, title, { isPublished: false, questionCount: 2, canEdit: true, canGrade: true, ...more });

/** Mocks the lists that the builder requests: quizzes, categories and saved courses. */
export function sections({ quizzes = [] as object[], courses = [] as object[] } = {}): void {
  server.use(
    api.query('GradebookColumns', answered({ gradebookColumns: [] })),
    api.query('QuizList', answered({ quizzes })),
    api.query('AnswersToLose', answered(answersToLose())),
    api.query('QuizCategories', answered({ quizCategories: [category('calculus', 'Calculus')] })),
    api.query('QuestionBanks', answered({ questionBanks: [ownBank, adasBank] })),
    api.query('SavedCourses', answered({ savedCourses: courses })),
  );
}

/** Answers in submitted attempts by question, and the number of attempts in progress. */
export const answersToLose = (answers: Readonly<Record<string, number>> = {}, inProgressCount = 0) => ({
  quizStatistics: {
    __typename: 'QuizStatistics',
    id: 'limits',
    questions: Object.entries(answers).map(([id, answerCount]) => ({
      __typename: 'ItemStatistics',
      id,
      answerCount,
    })),
  },
  quizResultsSummary: { __typename: 'QuizResultsSummary', id: 'limits', inProgressCount },
});

export const category = (id: string, categoryName: string) => ({
  __typename: 'QuizCategory',
  id,
  categoryName,
  active: true,
  bankId: 'mine',
  isOwn: true,
  canEdit: true,
  bankQuestionCount: 0,
});

/** Mocks the saved quiz. */
export function holds(saved: BuiltQuizFragment): void {
  server.use(api.query('BuiltQuiz', answered({ quiz: saved })));
}

interface Saves {
  created: CreateQuizInput[];
  updated: { input: UpdateQuizInput; revision: number | null }[];
}

/** Mocks a server that saves quizzes. Returns a record of the inputs that it receives. */
export function storesQuizzes(before: BuiltQuizFragment | null = null): Saves {
  const saves: Saves = { created: [], updated: [] };
  let stored = before ?? quiz({ questions: [] });
  const store = (data: CreateQuizInput['quizData'], rest: object, revision: number) => {
    const { questions, ...settings } = data;
    const storedById = new Map(stored.questions.map((each) => [each.id, each]));
    stored = {
      ...stored,
      ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
      ...rest,
      revision,
      questions: (questions ?? []).map((each, at) => asStored(each, `q${at}`, storedById)),
    };
    return stored;
  };
  server.use(
    api.mutation('CreateBuiltQuiz', ({ variables }) => {
      const input: CreateQuizInput = variables['input'];
      saves.created.push(input);
      return HttpResponse.json({
        data: { createQuiz: store(input.quizData, { id: 'new', courseId: input.courseId ?? null }, 1) },
      });
    }),
    api.mutation('UpdateBuiltQuiz', ({ variables }) => {
      const input: UpdateQuizInput = variables['input'];
      const revision: number | null = variables['revision'];
      saves.updated.push({ input, revision });
      return HttpResponse.json({ data: { updateQuiz: store(input.data ?? {}, {}, (revision ?? 0) + 1) } });
    }),
  );
  return saves;
}

/** Mocks these questions of the bank. Returns the variables of each request. */
export function holdsInBank(...nodes: readonly object[]): object[] {
  const received: object[] = [];
  server.use(
    api.query('BuilderBank', ({ variables }) => {
      received.push(variables);
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const questions = { __typename: 'QuestionConnection', totalCount: nodes.length, nodes, pageInfo };
      return HttpResponse.json({ data: { questions } });
    }),
  );
  return received;
}

function asStored(
  { id, questionId, ...fields }: QuizQuestionInput,
  newId: string,
  storedById: ReadonlyMap<string, BuiltQuizQuestion>,
): BuiltQuizQuestion {
  const before = id ? storedById.get(id) : undefined;
  const base =
    before ?? question(id ?? questionId ?? newId, '', { isInBank: typeof questionId === 'string' });
  const defined = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...base, ...defined };
}
