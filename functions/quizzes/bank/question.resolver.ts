import type { Difficulty, QuestionSort, QuestionType } from '../../../core/quizzes/question.ts';
import { PageArguments } from '../../../schema/connections/connection.ts';
import {
  DifficultyEnum,
  QuestionSortEnum,
  QuestionTypeEnum,
} from '../../../schema/quizzes/question.enums.ts';
import { QuestionInput } from '../../../schema/quizzes/question.input.ts';
import {
  DeletedQuestion,
  Question,
  QuestionConnection,
  QuestionSummary,
} from '../../../schema/quizzes/question.type.ts';
import { QuestionVersion } from '../../../schema/quizzes/question-version.type.ts';
import { Arg, Args, Authorized, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuestionReader } from './question-reader.ts';
import type { QuestionService } from './question.service.ts';

const aQuestion = { description: 'ID of the question.' } as const;

@Resolver(() => Question)
export class QuestionResolver {
  constructor(
    private readonly reader: QuestionReader,
    private readonly bank: QuestionService,
  ) {}

  @Authorized('instructor')
  @Cost(5)
  @Query(() => QuestionConnection, {
    nullable: true,
    description:
      'Questions of a bank that the caller can read: by default of the caller’s own, or of all banks for admins. Instructors and admins only.',
  })
  questions(
    @Arg('bankId', () => ID, { nullable: true, description: 'ID of the bank. Null for the default.' })
    bankId: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words in the text, the concepts, the answers or the explanations, in any order and letter case. Maximum 200 characters. The first 10 words are used.',
    })
    search: string | null,
    @Arg('categoryId', () => ID, { nullable: true, description: 'ID of a category. Null for all.' })
    categoryId: string | null,
    @Arg('concept', () => String, {
      nullable: true,
      description: 'Concept that the questions are about. Letter case is ignored. Null for all.',
    })
    concept: string | null,
    @Arg('difficulty', () => DifficultyEnum, {
      nullable: true,
      description: 'Difficulty of the questions. Null for all.',
    })
    difficulty: Difficulty | null,
    @Arg('type', () => QuestionTypeEnum, { nullable: true, description: 'Question type. Null for all.' })
    type: QuestionType | null,
    @Arg('sort', () => QuestionSortEnum, { defaultValue: 'UPDATED', description: 'Sort order.' })
    sort: QuestionSort,
    @Arg('descending', () => Boolean, {
      defaultValue: true,
      description: 'True for descending order (latest, highest or Z first), false for ascending.',
    })
    descending: boolean,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const query = {
      bankId: bankId ?? null,
      search: search ?? null,
      categoryId: categoryId ?? null,
      concept: concept ?? null,
      difficulty: difficulty ?? null,
      type: type ?? null,
    };
    return this.reader.list(actor, query, { sort, descending }, page);
  }

  @Authorized('instructor')
  @Query(() => Question, {
    nullable: true,
    description: 'A question with its answers. Its owner, readers of the bank and admins only.',
  })
  question(@Arg('id', () => ID, aQuestion) id: string, @CurrentActor() actor: Actor): Promise<Question> {
    return this.reader.get(actor, id);
  }

  @Authorized('instructor')
  @Cost(5)
  @Query(() => [DeletedQuestion], {
    nullable: true,
    description:
      'Deleted questions of the caller’s bank that can still be restored, most recently deleted first. Maximum 500. Instructors and admins only.',
  })
  deletedQuestions(@CurrentActor() actor: Actor): Promise<DeletedQuestion[]> {
    return this.bank.listDeleted(actor);
  }

  @Authorized('instructor')
  @Query(() => [QuestionVersion], {
    nullable: true,
    description:
      'Versions of a question, newest first. Maximum 100. Its owner, readers of the bank and admins only.',
  })
  questionVersions(
    @Arg('id', () => ID, aQuestion) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionVersion[]> {
    return this.reader.versions(actor, id);
  }

  @Authorized('instructor')
  @Cost(5)
  @Query(() => [QuestionSummary], {
    nullable: true,
    description: 'Questions of the caller’s bank that are similar to a text, most similar first. Maximum 5.',
  })
  similarQuestions(
    @Arg('text', () => String, { description: 'Text to compare with. Maximum 10,000 characters.' })
    text: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionSummary[]> {
    return this.reader.similar(actor, text);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description:
      'Adds a question to a bank that the caller can edit, by default to the caller’s own. Instructors and admins only.',
  })
  addQuestion(
    @Arg('input', () => QuestionInput, { description: 'Question to add.' }) input: QuestionInput,
    @Arg('bankId', () => ID, { nullable: true, description: 'ID of the bank. Null for the caller’s own.' })
    bankId: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<Question> {
    return this.bank.add(actor, input, bankId);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description:
      'Replaces a question. Omitted fields get their defaults. Its owner, editors of the bank and admins only.',
  })
  editQuestion(
    @Arg('id', () => ID, aQuestion) id: string,
    @Arg('input', () => QuestionInput, { description: 'The whole question.' }) input: QuestionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Question> {
    return this.bank.edit(actor, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Deletes a question. Fails with CONFLICT, which names the quizzes, if the question is used. It can be restored for 30 days. Its owner, editors of the bank and admins only.',
  })
  deleteQuestion(@Arg('id', () => ID, aQuestion) id: string, @CurrentActor() actor: Actor): Promise<string> {
    return this.bank.remove(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description:
      'Restores a question that was deleted in the last 30 days. Its owner, editors of the bank and admins only.',
  })
  restoreQuestion(
    @Arg('id', () => ID, aQuestion) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Question> {
    return this.bank.restore(actor, id);
  }
}
