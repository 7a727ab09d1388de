import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';

@InputType({ description: 'A number that counts as right.' })
export class NumericAnswerInput {
  @Field(() => Float, { description: 'The right number.' })
  value!: number;

  @Field(() => Float, { defaultValue: 0, description: 'How far an answer may be away from it; 0 or more.' })
  tolerance!: number;
}

@InputType({ description: 'What belongs together in a MATCHING question.' })
export class MatchingPairInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'What looks for its partner; empty makes `right` a distractor that fits nothing.',
  })
  left!: string;

  @Field(() => String, { description: 'Its partner.' })
  right!: string;
}

@InputType({ description: 'A question as its author writes it.' })
export class QuestionInput {
  @Field(() => QuestionTypeEnum, {
    nullable: true,
    description:
      'How it is answered. Left out: MULTIPLE_CHOICE with one right answer, MULTIPLE_ANSWERS with several.',
  })
  type?: QuestionType | null;

  @Field(() => String, {
    description: 'Plain text, 1 to 10,000 characters; 12,000 with the answers and explanations.',
  })
  question!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Choices, or the accepted texts of SHORT_ANSWER; at most 50, each 1 to 2,000 characters.',
  })
  answers!: string[];

  @Field(() => [Int], {
    defaultValue: [],
    description: '1-based positions of the right choices; not read for the types without choices.',
  })
  correctAnswer!: number[];

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Why each answer is right or wrong, in the order of `answers`; each at most 5,000 characters.',
  })
  answerExplanations!: string[];

  @Field(() => [NumericAnswerInput], { defaultValue: [], description: 'NUMERIC alone: at most 50.' })
  numericAnswers!: NumericAnswerInput[];

  @Field(() => [MatchingPairInput], { defaultValue: [], description: 'MATCHING alone: 2 to 50.' })
  pairs!: MatchingPairInput[];

  @Field(() => String, { defaultValue: '', description: 'Shown with the result; at most 5,000 characters.' })
  explanation!: string;

  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'What it is about: at most 20 names.' })
  concepts!: string[];

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty?: Difficulty | null;

  @Field(() => Float, { defaultValue: 1, description: '0 to 10,000.' })
  points!: number;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether it may be drawn for students who practise.',
  })
  practice!: boolean;
}
