import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@InputType({
  description:
    'Which questions to generate: drawn from the bank, or made from `text` or a note. What is left out is no restriction.',
})
export class GenerateQuizInput {
  @Field(() => String, { nullable: true, description: 'What the quiz is called: 1 to 200 characters.' })
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The quiz’s course: one that an instructor teaches, or that a student is in, whose draw is then from its instructors’ banks alone.',
  })
  courseId?: string | null;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Questions of one of these categories; at most 100. Not together with a text.',
  })
  categoryIds!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Questions about one of these concepts, in any letter case; at most 50.',
  })
  concepts!: string[];

  @Field(() => DifficultyEnum, {
    nullable: true,
    description: 'Questions that are so hard. From a text: what a language model is asked for.',
  })
  difficulty?: Difficulty | null;

  @Field(() => [QuestionTypeEnum], {
    defaultValue: [],
    description: 'Questions answered in one of these ways.',
  })
  types!: QuestionType[];

  @Field(() => Int, { defaultValue: 10, description: 'How many at most: 1 to 50.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Repeats a draw: the same seed draws the same questions of the same bank, or makes the same ones from the same text. At most 100 characters. Left out: a new one.',
  })
  seed?: string | null;

  @Field(() => ID, { nullable: true, description: 'A note of the caller’s to make questions from.' })
  noteId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A text to make questions from: at most 200,000 characters. HTML in it is read as text.',
  })
  text?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to ask about what the caller’s own answers show to be weak, the weakest most.',
  })
  fromWeakConcepts!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Made up by the client, at most 100 characters: a student who sends the same one again gets the practice quiz that was made the first time, instead of another one.',
  })
  key?: string | null;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'Where the day is that the name of a practice quiz says: an IANA time zone.',
  })
  timeZone!: string;
}
