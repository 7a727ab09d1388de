import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { QuestionFormatEnum } from '../../../schema/quizzes/exchange.enums.ts';
import { ImportQuestionsInput } from '../../../schema/quizzes/exchange.input.ts';
import {
  ImportedQuiz,
  ImportOutcome,
  QuestionExport,
  QuestionImport,
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

const wanted = { description: 'The questions, and where they are put.' };
const asWhat = { description: 'How the file is to be written.' };

@Resolver()
export class QuestionExchangeResolver {
  constructor(
    private readonly previews: ImportPreviewService,
    private readonly imports: ImportService,
    private readonly exports: QuestionExportService,
  ) {}

  @Authorized('instructor')
  @Cost(10)
  @Query(() => QuestionImport, {
    description:
      'What a file of questions holds, and what of it would come in. Stores nothing. Maximum 240 an hour. For instructors.',
  })
  previewImport(
    @Arg('input', () => ImportQuestionsInput, wanted) input: ImportQuestionsInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionImport> {
    return this.previews.of(actor, input);
  }

  @Authorized('instructor')
  @Cost(20)
  @Mutation(() => ImportOutcome, {
    nullable: true,
    description:
      'Brings the questions of a file into the own bank, all that can be read of them or nothing. Maximum 120 an hour, `importQuiz` included. For instructors.',
  })
  importQuestions(
    @Arg('input', () => ImportQuestionsInput, wanted) input: ImportQuestionsInput,
    @CurrentActor() actor: Actor,
  ): Promise<ImportOutcome> {
    return this.imports.toBank(actor, input);
  }

  @Authorized('instructor')
  @Cost(20)
  @Mutation(() => ImportedQuiz, {
    nullable: true,
    description:
      'Makes one quiz of a file, with the settings that the file has; it is not published. Maximum 120 an hour, `importQuestions` included. For instructors.',
  })
  importQuiz(
    @Arg('input', () => ImportQuestionsInput, wanted) input: ImportQuestionsInput,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'A course that the caller teaches; null: for everybody who is signed in.',
    })
    courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<ImportedQuiz> {
    return this.imports.toQuiz(actor, input, courseId ?? null);
  }

  @Authorized('instructor')
  @Cost(20)
  @Query(() => QuestionExport, {
    description:
      'Questions of the own bank as a file, or of every bank for an admin; at most 5,000 and 4 MB. Maximum 120 an hour, `exportQuiz` included. For instructors.',
  })
  exportQuestions(
    @Arg('format', () => QuestionFormatEnum, asWhat) format: FormatId,
    @Arg('ids', () => [ID], { nullable: true, description: 'Only these, in this order; null: all.' })
    ids: string[] | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Beginnings of words of the text or its concepts, as in the list of questions.',
    })
    search: string | null | undefined,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null | undefined,
    @Arg('concept', () => String, {
      nullable: true,
      description: 'Only those about this concept, in any case.',
    })
    concept: string | null | undefined,
    @Arg('difficulty', () => DifficultyEnum, { nullable: true, description: 'Only those that are so hard.' })
    difficulty: Difficulty | null | undefined,
    @Arg('type', () => QuestionTypeEnum, { nullable: true, description: 'Only those answered in this way.' })
    type: QuestionType | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionExport> {
    return this.exports.questions(actor, format, {
      ids: ids ?? null,
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
    description:
      'A quiz with its answers as a file. Maximum 120 an hour, `exportQuestions` included. For its owner and admins.',
  })
  exportQuiz(
    @Arg('id', () => ID, { description: 'The quiz’s id.' }) id: string,
    @Arg('format', () => QuestionFormatEnum, asWhat) format: FormatId,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionExport> {
    return this.exports.quiz(actor, id, format);
  }
}
