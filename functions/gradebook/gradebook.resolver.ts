import { PageArguments } from '../../schema/connections/connection.ts';
import { GradebookColumnInput, GradeInput } from '../../schema/gradebook/grade.input.ts';
import {
  GradebookColumn,
  GradebookRowConnection,
  GradesUpdate,
  OwnGrade,
} from '../../schema/gradebook/gradebook.type.ts';
import { Arg, Args, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { courseNotFound } from '../courses/index.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import type { GradebookService } from './gradebook.service.ts';

const taught = {
  description: 'ID of the course. Its owner, its staff, members who are instructors, and admins only.',
};
const graded = { description: 'ID of the course. Its owner, its staff and admins only.' };
const edited = { description: 'ID of the course. Its owner, its co-instructors and admins only.' };

/** The value of the course. Throws NOT_FOUND if there is none, because the caller cannot see the course. */
function requireValue<Value>(values: ReadonlyMap<string, Value>, courseId: string): Value {
  const value = values.get(courseId);
  if (value === undefined) throw courseNotFound();
  return value;
}

@Resolver(() => GradesUpdate)
export class GradebookResolver {
  constructor(
    private readonly reader: GradebookReader,
    private readonly gradebook: GradebookService,
  ) {}

  @Authorized('signedIn')
  @Cost(3)
  @Query(() => [GradebookColumn], {
    nullable: true,
    description: 'Items of a course and how they are graded, in order.',
  })
  async gradebookColumns(
    @Arg('courseId', () => ID, taught) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<GradebookColumn[]> {
    return requireValue(await this.reader.columnsOf([courseId], actor), courseId);
  }

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => GradebookRowConnection, {
    nullable: true,
    description: 'Grades of the people in a course, in the order of the list.',
  })
  async gradebookRows(
    @Arg('courseId', () => ID, taught) courseId: string,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const course = requireValue(await this.reader.taught([courseId], actor), courseId);
    return this.reader.pageOfRows(course, page);
  }

  @Authorized('signedIn')
  @Cost(4)
  @Query(() => [OwnGrade], {
    nullable: true,
    description: 'Released grades of the caller in a course. Items without a grade are not included.',
  })
  async ownGrades(
    @Arg('courseId', () => ID, { description: 'ID of the course. Its members only.' }) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<OwnGrade[]> {
    return requireValue(await this.reader.ownGrades([courseId], actor), courseId);
  }

  @Authorized('signedIn')
  @Cost(10)
  @Mutation(() => GradesUpdate, {
    nullable: true,
    description:
      'Enters grades of people in a course and writes them to the audit log. Maximum 500. If one is invalid, none is changed.',
  })
  updateGrades(
    @Arg('courseId', () => ID, graded) courseId: string,
    @Arg('grades', () => [GradeInput], { description: 'Grades to enter.' }) grades: GradeInput[],
    @CurrentActor() actor: Actor,
  ): Promise<GradesUpdate> {
    return this.gradebook.updateGrades(actor, courseId, grades);
  }

  @Authorized('signedIn')
  @Mutation(() => GradebookColumn, {
    nullable: true,
    description: 'Changes how an item of a course is graded.',
  })
  updateGradebookColumn(
    @Arg('courseId', () => ID, edited) courseId: string,
    @Arg('itemId', () => ID, { description: 'ID of the item.' }) itemId: string,
    @Arg('input', () => GradebookColumnInput, { description: 'Fields to change.' })
    input: GradebookColumnInput,
    @CurrentActor() actor: Actor,
  ): Promise<GradebookColumn> {
    return this.gradebook.updateColumn(actor, { courseId, itemId }, input);
  }
}
