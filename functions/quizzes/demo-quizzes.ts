import type { Question } from '../../core/quizzes/question.ts';
import { isChoice } from '../../core/quizzes/question.ts';
import type { Attempt } from '../../schema/quizzes/attempt.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { DemoClock, DemoPeople } from '../platform/demo.ts';
import type { AttemptStartService } from './attempts/attempt-start.service.ts';
import type { AttemptService } from './attempts/attempt.service.ts';
import type { QuizCreationService } from './authoring/quiz-creation.service.ts';
import type { DemoBank } from './bank/bank-demo.service.ts';
import type { SubmissionService } from './grading/submission.service.ts';

export interface DemoQuizzesDependencies {
  readonly creation: QuizCreationService;
  readonly starts: AttemptStartService;
  readonly attempts: AttemptService;
  readonly submissions: SubmissionService;
  readonly clock: DemoClock;
}

/** IDs of the courses that the quizzes belong to. */
export interface DemoCourseIds {
  readonly calculus: string;
  readonly statistics: string;
}

interface DemoQuiz {
  readonly title: string;
  readonly description: string;
  readonly course: keyof DemoCourseIds;
  /** Category of the bank, and positions of its questions. */
  readonly category: string;
  readonly questions: readonly number[];
  readonly createdDaysAgo: number;
  readonly isPublished?: boolean;
  readonly allowedAttempts?: number;
  /** Days from today. */
  readonly dueInDays?: number;
  readonly closesInDays?: number;
}

const ofCalculus = { course: 'calculus', category: 'Calculus' } as const;
const ofStatistics = { course: 'statistics', category: 'Statistics' } as const;

const derivatives: DemoQuiz = {
  title: 'Derivatives and continuity',
  description: 'Weeks 1 to 4. You have two attempts, and the better one counts.',
  ...ofCalculus,
  questions: [0, 1, 2, 3, 4, 5],
  createdDaysAgo: 12,
  allowedAttempts: 2,
};
const describingData: DemoQuiz = {
  title: 'Describing data',
  description: 'Mean, variance and what a correlation says. One question is graded by hand.',
  ...ofStatistics,
  questions: [0, 2, 3, 4],
  createdDaysAgo: 9,
  allowedAttempts: 1,
};
const tests: DemoQuiz = {
  title: 'Hypothesis tests',
  description: 'A short check before the lecture.',
  ...ofStatistics,
  questions: [1, 2],
  createdDaysAgo: 2,
  dueInDays: 1,
};
const limits: DemoQuiz = {
  title: 'Limits and integrals',
  description: 'Weeks 5 and 6.',
  ...ofCalculus,
  questions: [3, 6],
  createdDaysAgo: 2,
  dueInDays: 5,
  closesInDays: 7,
};
const rehearsal: DemoQuiz = {
  title: 'Midterm rehearsal',
  description: 'A draft: publish it before the midterm.',
  ...ofCalculus,
  questions: [0, 2, 4, 6],
  createdDaysAgo: 1,
  isPublished: false,
};

const essays = [
  'Hot weather makes people buy ice cream and go swimming. Comparing days with the same temperature would show it.',
  'Because both rise in summer. You could run an experiment.',
  'Correlation is not causation.',
];

/** Index of the demo student in the list of classmates, which goes from the best to the weakest. */
const studentIndex = 4;

type Asked = Attempt['questions'][number];

/**
 * Whether a person misses a question. `place`: the person's index in the list of classmates. Later places miss more, so
 * that the questions discriminate.
 */
const misses = (place: number, question: number) => (place * 5 + question * 7) % 12 < place;

/** Minutes that a person takes for a quiz: about two to four for each question. */
const minutesOf = (place: number, questions: number) => questions * 2 + ((place * 7 + 3) % (questions * 2));

function answerTo(asked: Asked, question: Question, isRight: boolean, place: number) {
  const optionIds = (isSelected: (position: number) => boolean) =>
    question.answers.flatMap((text, at) =>
      isSelected(at + 1) ? asked.answers.filter((option) => option.text === text).map(({ id }) => id) : [],
    );
  const isCorrect = (position: number) => question.correctAnswer.includes(position);
  const wrong = question.answers.findIndex((_, at) => !isCorrect(at + 1)) + 1;
  const blank = { questionId: asked.id, answerIds: [] as string[], text: '', matches: [] };
  if (isChoice(question.type))
    return { ...blank, answerIds: optionIds(isRight ? isCorrect : (position) => position === wrong) };
  switch (question.type) {
    case 'NUMERIC':
      return { ...blank, text: String((question.numericAnswers[0]?.value ?? 0) + (isRight ? 0 : 2)) };
    case 'MATCHING': {
      const partners = question.pairs.filter(({ left }) => left !== '').map(({ right }) => right);
      const partnerOf = (left: string) => {
        const at = question.pairs.findIndex((pair) => pair.left === left);
        return partners[isRight ? at : (at + 1) % partners.length];
      };
      const matches = asked.matchPrompts.flatMap(({ id: promptId, text }) =>
        asked.matchOptions
          .filter((option) => option.text === partnerOf(text))
          .map(({ id: optionId }) => ({ promptId, optionId })),
      );
      return { ...blank, matches };
    }
    case 'ESSAY':
      return { ...blank, text: essays[place % essays.length] ?? '' };
    default:
      return { ...blank, text: isRight ? (question.answers[0] ?? '') : 'product rule' };
  }
}

/** Quizzes of the demo with their attempts, as if they were taken during the last days. */
export class DemoQuizSeed {
  constructor(
    private readonly dependencies: DemoQuizzesDependencies,
    private readonly bank: DemoBank,
    private readonly courses: DemoCourseIds,
  ) {}

  /** Returns the IDs of the quizzes that most people have taken. */
  async run({ instructor, student, classmates }: DemoPeople): Promise<DemoCourseIds> {
    const { clock } = this.dependencies;
    const others = classmates.map((actor, at) => ({ actor, place: at < studentIndex ? at : at + 1 }));
    const own = { actor: student, place: studentIndex };
    const derivativesId = await this.create(instructor, derivatives);
    const descriptionId = await this.create(instructor, describingData);
    await this.takeAll(derivativesId, derivatives, others, 8);
    await this.takeAll(derivativesId, derivatives, [own], 4);
    const submitted = await this.takeAll(descriptionId, describingData, [own, ...others.slice(0, 7)], 4);
    clock.setDaysAgo(2);
    const [testsId, limitsId] = await Promise.all([
      this.create(instructor, tests),
      this.create(instructor, limits),
    ]);
    await this.takeAll(limitsId, limits, others.slice(0, 3), 1);
    clock.setDaysAgo(1);
    await Promise.all([
      this.dependencies.starts.start(testsId, student),
      this.create(instructor, rehearsal),
      ...submitted.slice(0, 4).map((attempt) => this.grade(instructor, attempt)),
    ]);
    clock.setDaysAgo(0);
    return { calculus: derivativesId, statistics: descriptionId };
  }

  private async create(instructor: Actor, quiz: DemoQuiz): Promise<string> {
    const { creation, clock } = this.dependencies;
    const { title, description: text, course, category, questions, createdDaysAgo } = quiz;
    const { categoryId, questionIds } = this.bankOf(category);
    clock.setDaysAgo(createdDaysAgo);
    const dateIn = (days?: number) => (days === undefined ? null : new Date(clock.dueInDays(days)));
    const { id } = await creation.create(instructor, {
      quizData: {
        title,
        description: text,
        categoryId,
        dueAt: dateIn(quiz.dueInDays),
        closesAt: dateIn(quiz.closesInDays),
        ...(quiz.allowedAttempts !== undefined && { allowedAttempts: quiz.allowedAttempts }),
        questions: questions.map((at) => ({ questionId: questionIds[at] ?? '' })),
      },
      isPublished: quiz.isPublished ?? true,
      active: true,
      courseId: this.courses[course],
      files: [],
    });
    return id;
  }

  /** Each person takes the quiz and hands it in after some minutes. Returns the submitted attempts. */
  private async takeAll(
    quizId: string,
    quiz: DemoQuiz,
    people: readonly { readonly actor: Actor; readonly place: number }[],
    daysAgo: number,
  ): Promise<Attempt[]> {
    const { starts, attempts, clock } = this.dependencies;
    const written = this.bankOf(quiz.category).questions;
    clock.setDaysAgo(daysAgo);
    const begun = await Promise.all(
      people.map(async ({ actor, place }) => ({ actor, place, attempt: await starts.start(quizId, actor) })),
    );
    const byMinutes = begun
      .map((each) => ({ ...each, minutes: minutesOf(each.place, quiz.questions.length) }))
      .toSorted((one, other) => one.minutes - other.minutes);
    for (const { actor, place, attempt, minutes } of byMinutes) {
      clock.setDaysAgo(daysAgo, minutes);
      const answers = attempt.questions.flatMap((asked) => {
        const at = written.findIndex(({ question }) => question === asked.question_text);
        const question = written[at];
        return question ? [answerTo(asked, question, !misses(place, at), place)] : [];
      });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, since all share the clock
      await attempts.submit(attempt.id, actor, answers, null);
    }
    return begun.map(({ attempt }) => attempt);
  }

  /** Grades the essay of an attempt. */
  private async grade(instructor: Actor, { id, questions }: Attempt): Promise<void> {
    const essay = questions.find(({ type }) => type === 'ESSAY');
    if (!essay) return;
    const feedback = 'You name the common cause. Say also how one could find out.';
    const grade = { questionId: essay.id, points: 3, feedback, revision: null };
    await this.dependencies.submissions.gradeAnswer(id, instructor, grade);
  }

  private bankOf(category: string): DemoBank[number] {
    const found = this.bank.find(({ categoryName }) => categoryName === category);
    if (!found) throw new Error(`The demo has no category ${category}.`);
    return found;
  }
}
