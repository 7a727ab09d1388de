import type { Person } from './person.ts';

interface AttemptReply {
  readonly id: string;
  readonly questions: readonly {
    readonly id: string;
    readonly question_text: string;
    readonly answers: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/**
 * Takes a quiz and hands it in. `responses`: the texts of the chosen answers, by the text of their question. Other
 * questions stay unanswered.
 */
export async function takeQuiz(
  person: Person,
  quizId: string,
  responses: Readonly<Record<string, string>>,
): Promise<void> {
  const attempt = await person.post<AttemptReply>('/api/attempts', { quizId });
  const answers = attempt.questions.flatMap(({ id, question_text: text, answers: options }) => {
    const chosen = options.find((option) => option.text === responses[text]);
    return chosen ? [{ questionId: id, answerIds: [chosen.id] }] : [];
  });
  await person.patch(`/api/attempts/${attempt.id}`, { answers });
  await person.post(`/api/attempts/${attempt.id}/submit`);
}

export const physics = {
  entropy: 'Which quantity never decreases in an isolated system?',
  heat: 'What does an exothermic reaction do?',
  boiling: 'At which temperature does water boil at sea level?',
};

/** Three questions. The second answer of the first question and the first answers of the others are correct. */
export const physicsQuestions = [
  {
    question: physics.entropy,
    answers: ['Energy', 'Entropy', 'Pressure'],
    correctAnswer: [2],
    explanation: 'The second law says so.',
    concepts: ['Entropy'],
  },
  {
    question: physics.heat,
    answers: ['It gives heat off', 'It takes heat up'],
    correctAnswer: [1],
    explanation: 'Its enthalpy falls.',
    concepts: ['Enthalpy'],
  },
  {
    question: physics.boiling,
    answers: ['100 degrees', '90 degrees'],
    correctAnswer: [1],
    concepts: ['Phase changes'],
  },
];

/**
 * Creates a published quiz with the three physics questions, and returns its ID. `data`: fields of `quizData` to
 * replace, such as its title. `more`: fields outside `quizData`, such as its course.
 */
export async function physicsQuiz(teacher: Person, data: object = {}, more: object = {}): Promise<string> {
  const quizData = { title: 'Heat and work', questions: physicsQuestions, ...data };
  const { id } = await teacher.post<{ id: string }>('/api/quiz', { isPublished: true, ...more, quizData });
  return id;
}
