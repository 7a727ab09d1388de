import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { pageArguments } from '../../../schema/connections/connection.ts';
import { DifficultyEnum, QuestionTypeEnum } from '../../../schema/quizzes/question.enums.ts';
import { QuestionInput } from '../../../schema/quizzes/question.input.ts';
import { Question, QuestionConnection, QuestionSummary } from '../../../schema/quizzes/question.type.ts';
import { QuestionVersion } from '../../../schema/quizzes/question-version.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuestionReader } from './question-reader.ts';
import type { QuestionService } from './question.service.ts';

const aQuestion = { description: 'The question.' } as const;

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
      'Questions of the own bank, or of every bank for an admin; the one that was changed last first. For instructors.',
  })
  questions(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words of the text or its concepts, in any order and case; ten are looked at.',
    })
    search: string | null,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null,
    @Arg('concept', () => String, {
      nullable: true,
      description: 'Only those about this concept, in any case.',
    })
    concept: string | null,
    @Arg('difficulty', () => DifficultyEnum, { nullable: true, description: 'Only those that are so hard.' })
    difficulty: Difficulty | null,
    @Arg('type', () => QuestionTypeEnum, { nullable: true, description: 'Only those answered in this way.' })
    type: QuestionType | null,
    @Arg('first', () => Int, pageArguments.first) first: number,
    @Arg('after', () => String, pageArguments.after) after: string | null,
    @CurrentActor() actor: Actor,
  ) {
    const wanted = {
      search: search ?? null,
      categoryId: categoryId ?? null,
      concept: concept ?? null,
      difficulty: difficulty ?? null,
      type: type ?? null,
    };
    return this.reader.list(actor, wanted, { first, after: after ?? null });
  }

  @Authorized('instructor')
  @Query(() => Question, {
    nullable: true,
    description: 'One question, with its answers. For its owner and admins.',
  })
  question(@Arg('id', () => ID, aQuestion) id: string, @CurrentActor() actor: Actor): Promise<Question> {
    return this.reader.get(actor, id);
  }

  @Authorized('instructor')
  @Query(() => [QuestionVersion], {
    nullable: true,
    description: 'How a question was worded, the newest first; at most 100. For its owner and admins.',
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
    description:
      'Questions of the own bank that say nearly the same as a text, the most similar first; at most 5.',
  })
  similarQuestions(
    @Arg('text', () => String, { description: 'At most 10,000 characters.' }) text: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionSummary[]> {
    return this.reader.similar(actor, text);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description: 'Adds a question to the own bank. For instructors.',
  })
  addQuestion(
    @Arg('input', () => QuestionInput, { description: 'The question.' }) input: QuestionInput,
    @CurrentActor() actor: Actor,
  ): Promise<Question> {
    return this.bank.add(actor, input);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description:
      'Puts what is given in the place of a question: what is left out falls back to its default. For its owner and admins.',
  })
  editQuestion(
    @Arg('id', () => ID, aQuestion) id: string,
    @Arg('input', () => QuestionInput, { description: 'The whole question.' }) input: QuestionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'The one that the edit was made on: a CONFLICT where another is stored. Without it the edit wins.',
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
      'Deletes a question that stands in no quiz: a CONFLICT names those in which it does. It can be restored for 30 days. For its owner and admins.',
  })
  deleteQuestion(@Arg('id', () => ID, aQuestion) id: string, @CurrentActor() actor: Actor): Promise<string> {
    return this.bank.remove(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => Question, {
    nullable: true,
    description: 'Brings back a question that was deleted in the last 30 days. For its owner and admins.',
  })
  restoreQuestion(
    @Arg('id', () => ID, aQuestion) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Question> {
    return this.bank.restore(actor, id);
  }
}
