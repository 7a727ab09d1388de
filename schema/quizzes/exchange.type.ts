import type { ReportLevel } from '../../core/quizzes/formats/exchange.ts';
import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { Difficulty } from '../../core/quizzes/question.ts';
import type { KeepRule } from '../../core/quizzes/quiz.ts';
import type { RevealRule } from '../../core/quizzes/reveal.ts';
import { FileDownload } from '../files/file.types.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionFormatEnum, ReportLevelEnum, type QuestionFormatId } from './exchange.enums.ts';
import { DifficultyEnum } from './question.enums.ts';
import { Question, QuestionSummary, QuestionWording } from './question.type.ts';
import { CreditMethodEnum, KeepRuleEnum, RevealRuleEnum } from './quiz.enums.ts';
import { AuthoredQuiz } from './quiz.type.ts';

@ObjectType({ simpleResolvers: true, description: 'What became of a part of what was read or written.' })
export class ImportReportLine {
  @Field(() => Int, {
    nullable: true,
    description: 'The line of the text, or the row of the table, from 1; null where none is meant.',
  })
  line!: number | null;

  @Field(() => ReportLevelEnum, { description: 'What it means for what was read or written.' })
  level!: ReportLevel;

  @Field(() => String, { description: 'A sentence for people.' })
  message!: string;
}

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question as it would come in, with its answers.',
})
export class ImportedQuestion extends QuestionWording {
  @Field(() => Int, { description: 'Its place among all questions of the file, from 1: what `only` names.' })
  place!: number;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty!: Difficulty | null;

  @Field(() => Int, {
    description: 'The line of the text, or the row of the table, where it begins; from 1.',
  })
  line!: number;

  @Field(() => String, { nullable: true, description: 'What the file calls it; null: nothing.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'The category that the file names; null: none.' })
  category!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The category into which it would be put, by its id; null: into none.',
  })
  categoryId!: string | null;

  @Field(() => [QuestionSummary], {
    description:
      'Those of the own bank whose text differs in letter case, spaces and punctuation alone; at most 3.',
  })
  duplicates!: readonly QuestionSummary[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a file of questions holds. Nothing of it is stored.',
})
export class QuestionImport {
  @Field(() => QuestionFormatEnum, { description: 'How it is written.' })
  format!: QuestionFormatId;

  @Field(() => Int, { description: 'How many questions it has.' })
  count!: number;

  @Field(() => [ImportedQuestion], { description: 'Its questions in their order; of more than 500, these.' })
  questions!: readonly ImportedQuestion[];

  @Field(() => Int, {
    description:
      'How many categories all its questions name that are not there yet: what `makeCategories` makes, at most 50.',
  })
  newCategories!: number;

  @Field(() => [ImportReportLine], { description: 'In the order of its lines; at most 1,001.' })
  report!: readonly ImportReportLine[];

  @Field(() => String, {
    nullable: true,
    description: 'What the quiz in it is called; null where it does not say, as of all that follows.',
  })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text.' })
  description!: string | null;

  @Field(() => Float, { nullable: true, description: 'Minutes.' })
  timeLimit!: number | null;

  @Field(() => Int, { nullable: true, description: '-1 without a limit.' })
  allowedAttempts!: number | null;

  @Field(() => KeepRuleEnum, { nullable: true, description: 'Which of several attempts counts.' })
  keep!: KeepRule | null;

  @Field(() => RevealRuleEnum, { nullable: true, description: 'When right answers are told.' })
  reveal!: RevealRule | null;

  @Field(() => CreditMethodEnum, { nullable: true, description: 'How several right answers are scored.' })
  creditMethod!: CreditMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each attempt has its own order of questions.',
  })
  shuffleQuestions!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether each attempt has its own order of answers.' })
  shuffleAnswers!: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'What came into the bank.' })
export class ImportOutcome {
  @Field(() => Int, { description: 'How many questions.' })
  added!: number;

  @Field(() => [Question], { description: 'They in their order; of more than 100, these.' })
  questions!: readonly Question[];

  @Field(() => [ImportReportLine], { description: 'In the order of the file’s lines; at most 1,001.' })
  report!: readonly ImportReportLine[];
}

@ObjectType({ simpleResolvers: true, description: 'A quiz that came in.' })
export class ImportedQuiz {
  @Field(() => AuthoredQuiz, { description: 'It is not published.' })
  quiz!: AuthoredQuiz;

  @Field(() => [ImportReportLine], { description: 'In the order of the file’s lines; at most 1,001.' })
  report!: readonly ImportReportLine[];
}

@ObjectType({ simpleResolvers: true, description: 'Questions as a file.' })
export class QuestionExport {
  @Field(() => FileDownload, { description: 'The file.' })
  file!: FileDownload;

  @Field(() => [ImportReportLine], {
    description: 'What the file could not hold, in the order of its lines; at most 1,001.',
  })
  report!: readonly ImportReportLine[];
}
