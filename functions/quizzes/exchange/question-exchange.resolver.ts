import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { QuestionFormatEnum } from '../../../schema/quizzes/exchange.enums.ts';
import { ImportQuestionsInput } from '../../../schema/quizzes/exchange.input.ts';
import {
  ImportedQuiz,
  ImportedQuizzes,
  QuestionImportResult,
  QuestionExport,
  QuestionImportPreview,
} from '../../../schema/quizzes/exchange.type.ts';
import { DifficultyEnum, QuestionTypeEnum } from '../../../schema/quizzes/question.enums.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { FormatId } from '../formats/format.ts';
import type { ImportPreviewService } from './import-preview.service.ts';
import type { ImportService } from './import.service.ts';
import type { QuestionExportService } from './question-export.service.ts';

const selection = { description: 'Questions to import, and their category.' };
const quizSelection = { description: 'File with the quizzes, and the category of their questions.' };
const fileFormat = { description: 'Format of the file.' };

@Resolver()
export class QuestionExchangeResolver {
  constructor(
    private readonly previews: ImportPreviewService,
    private readonly imports: ImportService,
    private readonly exports: QuestionExportService,
  ) {}

  @Authorized('instructor')
  @Cost(10)
  @Query(() => QuestionImportPreview, {
    nullable: true,
    description: 'Preview of an import. Nothing is stored. Maximum 240 an hour. Instructors and admins only.',
  })
  importPreview(
    @Arg('input', () => ImportQuestionsInput, selection) input: ImportQuestionsInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionImportPreview> {
    return this.previews.of(actor, input);
  }

  @Authorized('instructor')
  @Cost(20)
  @Mutation(() => QuestionImportResult, {
    nullable: true,
    description:
      'Imports questions into the caller’s bank. All-or-nothing. Maximum 120 an hour together with `importQuiz`. Instructors and admins only.',
  })
  importQuestions(
    @Arg('input', () => ImportQuestionsInput, selection) input: ImportQuestionsInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionImportResult> {
    return this.imports.toBank(actor, input);
  }

  @Authorized('instructor')
  @Cost(20)
  @Mutation(() => ImportedQuiz, {
    nullable: true,
    description:
      'Imports a file as one unpublished quiz, with the settings in the file. Maximum 120 an hour together with `importQuestions`. Instructors and admins only.',
  })
  importQuiz(
    @Arg('input', () => ImportQuestionsInput, selection) input: ImportQuestionsInput,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'ID of a course that the caller teaches. Null if the quiz is for all signed-in users.',
    })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<ImportedQuiz> {
    return this.imports.toQuiz(actor, input, courseId ?? null);
  }

  @Authorized('instructor')
  @Cost(20)
  @Mutation(() => ImportedQuizzes, {
    nullable: true,
    description:
      'Imports each quiz of a package as an unpublished quiz, with the settings in the file. Maximum 50 quizzes. All-or-nothing. Maximum 120 an hour together with `importQuestions`. Instructors and admins only.',
  })
  importQuizzes(
    @Arg('input', () => ImportQuestionsInput, quizSelection) input: ImportQuestionsInput,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'ID of a course that the caller teaches. Null if the quizzes are for all signed-in users.',
    })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<ImportedQuizzes> {
    return this.imports.toQuizzes(actor, input, courseId ?? null);
  }

  @Authorized('instructor')
  @Cost(20)
  @Query(() => QuestionExport, {
    nullable: true,
    description:
      'Questions of the caller’s bank as a file, or of all banks for admins. Maximum 5,000 questions and 4 MB. Maximum 120 an hour together with `quizExport`. Instructors and admins only.',
  })
  questionExport(
    @Arg('format', () => QuestionFormatEnum, fileFormat) format: FormatId,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'IDs of the questions to export, in this order. Null for all.',
    })
    ids: string[] | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Beginnings of words, as in the list of questions. Maximum 200 characters.',
    })
    search: string | null | undefined,
    @Arg('categoryId', () => ID, { nullable: true, description: 'ID of a category. Null for all.' })
    categoryId: string | null | undefined,
    @Arg('concept', () => String, {
      nullable: true,
      description: 'Concept that the questions are about. Letter case is ignored. Null for all.',
    })
    concept: string | null | undefined,
    @Arg('difficulty', () => DifficultyEnum, {
      nullable: true,
      description: 'Difficulty of the questions. Null for all.',
    })
    difficulty: Difficulty | null | undefined,
    @Arg('type', () => QuestionTypeEnum, { nullable: true, description: 'Question type. Null for all.' })
    type: QuestionType | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionExport> {
    return this.exports.questions(actor, format, {
      ids: ids ?? null,
      bankId: null,
      search: search ?? null,
      categoryId: categoryId ?? null,
      concept: concept ?? null,
      difficulty: difficulty ?? null,
      type: type ?? null,
    });
  }

  @Authorized('instructor')
  @Cost(10)
  @Query(() => QuestionExport, {
    nullable: true,
    description:
      'A quiz with its answer key as a file. Maximum 120 an hour together with `questionExport`. The quiz’s owner, co-instructors of its course and admins only.',
  })
  quizExport(
    @Arg('id', () => ID, { description: 'ID of the quiz.' }) id: string,
    @Arg('format', () => QuestionFormatEnum, fileFormat) format: FormatId,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionExport> {
    return this.exports.quiz(actor, id, format);
  }
}
