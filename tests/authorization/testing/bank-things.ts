import type { Browser } from '../../support/browser.ts';

/** IDs of the objects in an author's question bank. */
export interface BankThings {
  /** A question of the quiz that `quizOf` returns. */
  readonly question: string;
  /** A question that no quiz uses. */
  readonly spareQuestion: string;
  readonly deletedQuestion: string;
  readonly category: string;
  /** A category without questions. */
  readonly spareCategory: string;
}

export const emptyBankThings: BankThings = {
  question: 'no-such-id',
  spareQuestion: 'no-such-id',
  deletedQuestion: 'no-such-id',
  category: 'no-such-id',
  spareCategory: 'no-such-id',
};

/** Questions of three types, so that each field of a question has a value in one of them. */
export const sampleQuestions = {
  choice: {
    question: 'What is the derivative of x²?',
    answers: ['2x', 'x'],
    correctAnswer: [1],
    answerExplanations: ['The exponent comes down.', 'That is half of it.'],
    explanation: 'See the power rule.',
    concepts: ['Derivatives'],
    difficulty: 'EASY',
  },
  numeric: {
    type: 'NUMERIC',
    question: 'How much is 6 × 7?',
    numericAnswers: [{ value: 42, tolerance: 0.5 }],
    concepts: ['Products'],
  },
  matching: {
    type: 'MATCHING',
    question: 'Which capital belongs to which country?',
    pairs: [
      { left: 'France', right: 'Paris' },
      { left: 'Italy', right: 'Rome' },
    ],
  },
} as const;

/** ID of the quiz that contains the question. */
export function quizOf({ question }: Pick<BankThings, 'question'>): string {
  return `quiz-of-${question}`;
}

/** ID of the file of the quiz that contains the question. */
export function quizFileOf({ question }: Pick<BankThings, 'question'>): string {
  return `file-of-${question}`;
}

/** ID of the image in the text of the question. */
export function imageOf({ question }: Pick<BankThings, 'question'>): string {
  return `image-of-${question}`;
}

async function idOf(browser: Browser, document: string, variables: object): Promise<string> {
  const { result } = await browser.graphql(document, variables);
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  const [created] = Object.values(result.data as Record<string, { id: string }>);
  return created?.id ?? '';
}

function addCategory(browser: Browser, categoryName: string): Promise<string> {
  const document = 'mutation ($name: String!) { addQuizCategory(categoryName: $name) { id } }';
  return idOf(browser, document, { name: categoryName });
}

export function addQuestion(browser: Browser, input: object): Promise<string> {
  return idOf(browser, 'mutation ($input: QuestionInput!) { addQuestion(input: $input) { id } }', { input });
}

/**
 * Creates a question bank for a user who can write questions. `name` is part of the names of the categories.
 * `sharedWith`: ID of a course with which the bank is shared.
 */
export async function makeBankThings(
  browser: Browser,
  name: string,
  kind: keyof typeof sampleQuestions = 'choice',
  sharedWith?: string,
): Promise<BankThings> {
  if (sharedWith !== undefined)
    await browser.put(`/api/courses/${sharedWith}/bank-share`, { access: 'READ' });
  const category = await addCategory(browser, `${name} ${kind}`);
  const input = { ...sampleQuestions[kind], categoryId: category };
  const question = await addQuestion(browser, input);
  // A duplicate of the question.
  const spareQuestion = await addQuestion(browser, input);
  const deletedQuestion = await addQuestion(browser, { ...input, question: 'What is gone?' });
  const deletion = 'mutation ($id: ID!) { deleteQuestion(id: $id) }';
  await browser.graphql(deletion, { id: deletedQuestion });
  const spareCategory = await addCategory(browser, `${name} ${kind}, spare`);
  return { question, spareQuestion, deletedQuestion, category, spareCategory };
}
