import { GraphQLDateTime } from 'graphql-scalars';
import type { ReportLevel } from '../../core/quizzes/formats/exchange.ts';
import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { Difficulty } from '../../core/quizzes/question.ts';
import type { ScoringPolicy } from '../../core/quizzes/quiz.ts';
import type { AnswerReleasePolicy } from '../../core/quizzes/answer-release.ts';
import { FileDownload } from '../files/file.types.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionFormatEnum, ReportLevelEnum, type QuestionFormatId } from './exchange.enums.ts';
import { DifficultyEnum } from './question.enums.ts';
import { Question, QuestionSummary, QuestionWording } from './question.type.ts';
import { CreditMethodEnum, ScoringPolicyEnum, AnswerReleasePolicyEnum } from './quiz.enums.ts';
import { AuthoredQuiz } from './quiz.type.ts';

@ObjectType({ simpleResolvers: true, description: 'A line of an import or export report.' })
export class ImportReportLine {
  @Field(() => Int, {
    nullable: true,
    description:
      'Line of the text or of the package’s XML, or row of the table, counted from 1. Null if the message is not about a line.',
  })
  line!: number | null;

  @Field(() => ReportLevelEnum, { description: 'Severity.' })
  level!: ReportLevel;

  @Field(() => String, { description: 'Message to show.' })
  message!: string;
}

@ObjectType({
  implements: QuestionWording,
  simpleResolvers: true,
  description: 'A question of an import preview, with its answers.',
})
export class ImportedQuestion extends QuestionWording {
  @Field(() => Int, {
    description: 'Position among all questions of the file, counted from 1. Used by `positions`.',
  })
  position!: number;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty!: Difficulty | null;

  @Field(() => Int, {
    description:
      'Line of the text or of the package’s XML, or row of the table, at which the question begins, counted from 1.',
  })
  line!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the question in the file. Null if there is none.',
  })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Category named in the file. Null if there is none.' })
  category!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the existing quiz category that the question would get. Null if there is none.',
  })
  categoryId!: string | null;

  @Field(() => [QuestionSummary], {
    description:
      'Questions of the caller’s bank with the same text, except for letter case, spaces and punctuation. Maximum 3.',
  })
  duplicates!: readonly QuestionSummary[];
}

@ObjectType({ simpleResolvers: true, description: 'A quiz in a file.' })
export class ImportedQuizPart {
  @Field(() => String, { description: 'Title. Empty if the file does not contain it.' })
  title!: string;

  @Field(() => Int, { description: 'Number of its questions that can be imported.' })
  questionCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Preview of a file with questions. Nothing is stored.',
})
export class QuestionImportPreview {
  @Field(() => QuestionFormatEnum, { description: 'Format of the file.' })
  format!: QuestionFormatId;

  @Field(() => Int, { description: 'Number of questions in the file.' })
  count!: number;

  @Field(() => [ImportedQuestion], { description: 'Questions in the order of the file. Maximum 500.' })
  questions!: readonly ImportedQuestion[];

  @Field(() => Int, {
    description:
      'Number of categories that the file names and that do not exist yet. `createCategories` creates them, maximum 50.',
  })
  newCategories!: number;

  @Field(() => Int, {
    description:
      'Number of images in the file that the questions show. An import stores them in the caller’s account. Until then, the image IDs in the texts of the preview do not work with `questionImage`.',
  })
  imageCount!: number;

  @Field(() => [ImportReportLine], {
    description: 'Report in the order of the file’s lines. Maximum 1,001 lines.',
  })
  report!: readonly ImportReportLine[];

  @Field(() => [ImportedQuizPart], {
    description: 'Quizzes in the file. `importQuizzes` creates a quiz from each that has questions.',
  })
  quizzes!: readonly ImportedQuizPart[];

  @Field(() => String, {
    nullable: true,
    description: 'Title of the quiz in the file. Null if the file does not contain it.',
  })
  title!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the quiz in plain text. Null if the file does not contain it.',
  })
  description!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Time limit in minutes. Null if the file does not contain it.',
  })
  timeLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum attempts. -1 if unlimited. Null if the file does not contain it.',
  })
  allowedAttempts!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the quiz opens. Null if the file does not contain it.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date of the quiz. Null if the file does not contain it.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the quiz closes. Null if the file does not contain it.',
  })
  closesAt!: string | null;

  @Field(() => ScoringPolicyEnum, {
    nullable: true,
    description: 'Which of several attempts counts. Null if the file does not contain it.',
  })
  scoringPolicy!: ScoringPolicy | null;

  @Field(() => AnswerReleasePolicyEnum, {
    nullable: true,
    description: 'When students see correct answers. Null if the file does not contain it.',
  })
  answerRelease!: AnswerReleasePolicy | null;

  @Field(() => CreditMethodEnum, {
    nullable: true,
    description:
      'How questions with several correct options are scored. Null if the file does not contain it.',
  })
  creditMethod!: CreditMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if each attempt has its own order of questions. Null if the file does not contain it.',
  })
  shuffleQuestions!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if each attempt has its own order of answer options. Null if the file does not contain it.',
  })
  shuffleAnswers!: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of an import into the question bank.' })
export class QuestionImportResult {
  @Field(() => Int, { description: 'Number of added questions.' })
  added!: number;

  @Field(() => [Question], {
    description: 'The first 100 added questions, in the order of the file. `added` counts all.',
  })
  questions!: readonly Question[];

  @Field(() => [ImportReportLine], {
    description: 'Report in the order of the file’s lines. Maximum 1,001 lines.',
  })
  report!: readonly ImportReportLine[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of importing a quiz.' })
export class ImportedQuiz {
  @Field(() => AuthoredQuiz, { description: 'The imported quiz. It is unpublished.' })
  quiz!: AuthoredQuiz;

  @Field(() => [ImportReportLine], {
    description: 'Report in the order of the file’s lines. Maximum 1,001 lines.',
  })
  report!: readonly ImportReportLine[];
}

@ObjectType({ simpleResolvers: true, description: 'A quiz that was imported.' })
export class ImportedQuizSummary {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => Int, { description: 'Number of questions.' })
  questionCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of importing the quizzes of a package.' })
export class ImportedQuizzes {
  @Field(() => [ImportedQuizSummary], {
    description: 'The imported quizzes, in the order of the file. They are unpublished.',
  })
  quizzes!: readonly ImportedQuizSummary[];

  @Field(() => [ImportReportLine], {
    description: 'Report in the order of the file’s lines. Maximum 1,001 lines.',
  })
  report!: readonly ImportReportLine[];
}

@ObjectType({ simpleResolvers: true, description: 'Questions as a file.' })
export class QuestionExport {
  @Field(() => FileDownload, { description: 'The file.' })
  file!: FileDownload;

  @Field(() => [ImportReportLine], {
    description: 'Content that the format cannot express, by question. Maximum 1,001 lines.',
  })
  report!: readonly ImportReportLine[];
}
