import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from '../type-graphql.ts';
import { ResultQuestion } from '../quizzes/attempt-result.type.ts';
import { AttemptQuestion } from '../quizzes/attempt.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A question that the caller missed, and that is asked again on later days.',
})
export class PracticeCard {
  @Field(() => ID, { description: 'ID of the card.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the quiz in which the question was missed.' })
  quizId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz’s course. Null if there is none.' })
  courseId!: string | null;

  @Field(() => AttemptQuestion, { description: 'The question. It does not show which answer is correct.' })
  question!: AttemptQuestion;

  @Field(() => [String], { description: 'Concepts that the question is about.' })
  concepts!: readonly string[];

  @Field(() => GraphQLDateTime, {
    description: 'When the card is due. Never later than the day before the exam.',
  })
  dueAt!: string;

  @Field(() => Int, {
    description: 'Number of times that the question was asked, including the time when it was first missed.',
  })
  cardRevision!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day on which cards are due.' })
export class PracticeDay {
  @Field(() => String, { description: 'Date in the caller’s time zone, `YYYY-MM-DD`.' })
  date!: string;

  @Field(() => Int, { description: 'Number of due cards.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Practice of the caller for one day.' })
export class PracticeSession {
  @Field(() => [PracticeCard], {
    description:
      'Cards to review today, within the daily time. Due cards come first, by exam date, then due date, then lowest recall. Cards that would be forgotten at the exam follow if there is time.',
  })
  cards!: readonly PracticeCard[];

  @Field(() => Int, { description: 'Number of due cards, including those beyond the daily time.' })
  due!: number;

  @Field(() => Int, {
    description:
      'Number of cards, due or not. Cards of quizzes that do not show correct answers yet are not included.',
  })
  total!: number;

  @Field(() => Int, { description: 'Number of cards answered today.' })
  doneToday!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the next exam, `YYYY-MM-DD`. Null if there is none.',
  })
  examDate!: string | null;

  @Field(() => Int, { description: 'Daily practice time in minutes, 1 to 240.' })
  dailyMinutes!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes per day needed to review, before the exam, every card that would be forgotten by then. Maximum 240. Null if there is no exam, if the current plan is enough, or if even 240 minutes are not enough.',
  })
  recommendedDailyMinutes!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Next due time of the cards that are not in today’s list. Null if there are none.',
  })
  nextDueAt!: string | null;

  @Field(() => [PracticeDay], {
    description:
      'Days on which the cards that are not in today’s list are due. Nearest first, maximum 14. Cards left over from today count for tomorrow.',
  })
  upcoming!: readonly PracticeDay[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of a practice answer.' })
export class PracticeAnswer {
  @Field(() => ID, { description: 'ID of the card.' })
  id!: string;

  @Field(() => Boolean, { description: 'True if the answer was fully correct.' })
  isCorrect!: boolean;

  @Field(() => ResultQuestion, { description: 'Correct answer and explanation.' })
  result!: ResultQuestion;

  @Field(() => GraphQLDateTime, { description: 'When the card is due again.' })
  dueAt!: string;
}

@InputType({ description: 'Exam date and daily practice time.' })
export class PracticePlanInput {
  @Field(() => String, {
    nullable: true,
    description: 'Exam date, `YYYY-MM-DD`, today or later. Null for none.',
  })
  examDate?: string | null;

  @Field(() => Int, { defaultValue: 10, description: 'Daily practice time in minutes, 1 to 240.' })
  dailyMinutes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An answer that shows how well a concept is known.' })
export class ConceptEvidence {
  @Field(() => String, { description: '`attempt` or `practice`.' })
  kind!: string;

  @Field(() => ID, { description: 'ID of the attempt or the card.' })
  id!: string;

  @Field(() => Boolean, { description: 'True if the answer was fully correct.' })
  isCorrect!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When the attempt was submitted, or the card was answered.' })
  answeredAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A graded essay of the caller.' })
export class EssayEvidence {
  @Field(() => ID, { description: 'ID of the attempt with the essay.' })
  attemptId!: string;

  @Field(() => ID, { description: 'ID of its quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of its quiz.' })
  quizTitle!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A weak concept of the caller.' })
export class WeakConcept {
  @Field(() => String, { description: 'Name of the concept.' })
  concept!: string;

  @Field(() => Float, {
    description:
      'Strength, 0 (weak) to 1 (strong). Weak concepts are below 0.6. Recent answers count more. With few answers it stays near 0.5.',
  })
  strength!: number;

  @Field(() => Float, {
    description:
      'Earned share of the points, 0 to 1. Recent answers count more. 0 if no answer earned points.',
  })
  share!: number;

  @Field(() => Int, { description: 'Number of answers that the strength is based on.' })
  answers!: number;

  @Field(() => Int, { description: 'Number of the caller’s cards about the concept.' })
  cards!: number;

  @Field(() => [ConceptEvidence], { description: 'Latest answers about the concept. Maximum 10.' })
  evidence!: readonly ConceptEvidence[];

  @Field(() => EssayEvidence, {
    nullable: true,
    description:
      'Newest graded essay about the concept, whose result has feedback to read. Practice asks no essays. Null if the caller also answered other questions about the concept, or if the quiz does not show correct answers.',
  })
  essay!: EssayEvidence | null;
}
