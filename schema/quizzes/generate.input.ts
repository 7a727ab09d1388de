import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@InputType({
  description:
    'Which questions to generate: from the bank, from `text` or from a note. Omitted fields do not restrict the questions.',
})
export class GenerateQuizInput {
  @Field(() => String, { nullable: true, description: 'Title of the quiz, 1 to 200 characters.' })
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the quiz’s course. Instructors: a course that they teach. Students: a course that they are in. Students then get questions from the banks of its instructors only. If a text has too few terms for wrong options, terms from questions of the course are added: from the instructor’s own questions, or from the questions that the student can practise.',
  })
  courseId?: string | null;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'IDs of quiz categories. Maximum 100. Cannot be combined with a text.',
  })
  categoryIds!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Concepts that the questions are about. Letter case is ignored. Maximum 50.',
  })
  concepts!: string[];

  @Field(() => DifficultyEnum, {
    nullable: true,
    description: 'Difficulty of the questions. Null for any. With a text, only the language model uses it.',
  })
  difficulty?: Difficulty | null;

  @Field(() => [QuestionTypeEnum], {
    defaultValue: [],
    description: 'Question types to generate. Empty for all types.',
  })
  types!: QuestionType[];

  @Field(() => Int, { defaultValue: 10, description: 'Maximum number of questions, 1 to 50.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Seed to repeat a result, maximum 100 characters. The same seed gives the same questions from the same bank or text. The `seed` of proposals also repeats their number and types, and fails with BAD_USER_INPUT for another text or other settings of the bank. Random if omitted.',
  })
  seed?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a note to generate questions from: one of the caller’s notes, or a note of a course that the caller is in.',
  })
  noteId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text to generate questions from, maximum 200,000 characters. HTML is read as text.',
  })
  text?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to focus on the caller’s weakest concepts.',
  })
  fromWeakConcepts!: boolean;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Keys of proposals that should not be proposed again. With a text, questions about other sentences come first, then questions of another type about the same sentences. Maximum 500.',
  })
  excludedKeys!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, maximum 100 characters. A student who sends the same key again gets the same practice quiz.',
  })
  key?: string | null;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'IANA time zone of the date in the practice quiz’s title.',
  })
  timeZone!: string;
}
