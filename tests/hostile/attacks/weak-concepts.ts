import type { Attack } from '../attack.ts';
import { startProduct, type Product } from '../support/product.ts';
import { signUp, signUpInstructor, type Visitor } from '../support/visitor.ts';

interface StartedAttempt {
  readonly id: string;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}

/** The maximum number of attempts that a student can start in an hour. */
const attempts = 60;
const shortAnswers = 20;
const essays = 19;
/** Maximum characters of a short answer. */
const shortText = 2_000;
const essayText = 50_000;
/** Characters of each short answer in `longAnswers`: 1,000,000 in all 20, far above the maximum. */
const tooLong = 50_000;

const maxCpuMs = 1_000;
const maxMemoryMb = 100;

const questions = [
  ...Array.from({ length: shortAnswers }, (_, at) => ({
    type: 'SHORT_ANSWER',
    question: `What is the capital of country ${at}?`,
    answers: ['Paris'],
    concepts: [`Capital ${at}`, `Country ${at}`, 'Geography'],
  })),
  ...Array.from({ length: essays }, (_, at) => ({
    type: 'ESSAY',
    question: `What happened in country ${at}?`,
    concepts: [`History ${at}`],
  })),
];

async function publishedQuiz(product: Product): Promise<string> {
  const teacher = await signUpInstructor(product, 'teacher@markwise.example');
  const quizData = { title: 'Countries', questions };
  const { id } = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  return id;
}

function startAttempt(student: Visitor, quizId: string): Promise<StartedAttempt> {
  return student.post<StartedAttempt>('/api/attempts', { quizId });
}

function answersTo({ questions: questionsOfAttempt }: StartedAttempt, lengthOf: (type: string) => number) {
  return questionsOfAttempt.map(({ id, type }) => ({ questionId: id, text: 'x'.repeat(lengthOf(type)) }));
}

/** Takes the quiz `attempts` times with as much text as possible. Returns the number of accepted characters. */
async function fillAttempts(student: Visitor, quizId: string): Promise<number> {
  let characters = 0;
  const refusals = new Set<number>();
  for (let count = 0; count < attempts; count += 1) {
    const attempt = await startAttempt(student, quizId);
    const answers = answersTo(attempt, (type) => (type === 'ESSAY' ? essayText : shortText));
    const reply = await student.write('POST', `/api/attempts/${attempt.id}/submit`, { answers });
    if (reply.status === 200) characters += answers.reduce((sum, { text }) => sum + text.length, 0);
    else {
      refusals.add(reply.status);
      await student.post(`/api/attempts/${attempt.id}/submit`);
    }
  }
  if (characters === 0) throw new Error(`No text was accepted: ${[...refusals].join(', ')}`);
  return characters;
}

/** A student with 60 full attempts queries weak concepts under 15 aliases in one request, and then once alone. */
const weakConcepts: Attack = {
  name: 'request-cost-weak-concepts',
  goal: `at most ${maxCpuMs} ms of CPU and ${maxMemoryMb} MB, and the server answers`,
  async run({ onEnd }) {
    const product = await startProduct({ onEnd });
    const quizId = await publishedQuiz(product);
    const student = await signUp(product, 'student@markwise.example');
    const characters = await fillAttempts(student, quizId);
    const aliases = Array.from({ length: 15 }, (_, at) => `a${at}: weakConcepts { concept strength }`);
    let status = 0;
    let concepts = 0;
    const { cpuMs, memoryMb } = await product.cost(async () => {
      await student.graphql(`{ ${aliases.join(' ')} }`).catch(() => null);
      const reply = await student.graphql(`{ ${aliases[0] ?? ''} }`).catch(() => null);
      status = reply?.status ?? 0;
      const { a0 } = (reply?.result.data ?? {}) as { readonly a0?: readonly object[] };
      concepts = a0?.length ?? 0;
    });
    const isAlive = product.process.exitCode === null && (await student.get('/healthz')).status === 200;
    return {
      figure: `${cpuMs} ms, ${Math.round(memoryMb)} MB, status ${status}, ${concepts} concepts after ${characters} characters`,
      holds: isAlive && status === 200 && concepts > 0 && cpuMs <= maxCpuMs && memoryMb <= maxMemoryMb,
    };
  },
};

/** A student sends 1,000,000 characters in short answers, in all four ways to save or submit them. */
const longAnswers: Attack = {
  name: 'request-cost-long-answers',
  goal: 'all four ways to send 1,000,000 characters of short answers are refused with 400, and nothing is stored',
  async run({ onEnd }) {
    const product = await startProduct({ onEnd });
    const quizId = await publishedQuiz(product);
    const student = await signUp(product, 'student@markwise.example');
    const attempt = await startAttempt(student, quizId);
    const path = `/api/attempts/${attempt.id}`;
    const answers = answersTo(attempt, (type) => (type === 'ESSAY' ? 0 : tooLong));
    const before = (await student.get(path)).text;
    const mutation = (field: string) =>
      student.graphql(
        `mutation ($id: ID!, $answers: [AttemptAnswerInput!]!) { ${field}(id: $id, answers: $answers) { id } }`,
        { id: attempt.id, answers },
      );
    const rest = [
      await student.write('PATCH', path, { answers }),
      await student.write('POST', `${path}/submit`, { answers }),
    ];
    const graphql = [await mutation('saveAttempt'), await mutation('submitAttempt')];
    const refused =
      rest.filter(({ status }) => status === 400).length +
      graphql.filter(({ result }) => result.errors?.[0]?.extensions?.code === 'BAD_USER_INPUT').length;
    // An attempt contains the server's time, which differs between two replies.
    const withoutTime = (text: string) => text.replaceAll(/"serverTime":"[^"]*"/g, '');
    const isSame = withoutTime((await student.get(path)).text) === withoutTime(before);
    return {
      figure: `${refused} of 4 refused, ${isSame ? 'nothing' : 'something'} stored`,
      holds: refused === 4 && isSame,
    };
  },
};

export const weakConceptsAttacks: readonly Attack[] = [longAnswers, weakConcepts];
