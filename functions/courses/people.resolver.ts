import { PeopleImport } from '../../schema/courses/people-import.type.ts';
import { StudentInput, UpdateStudentInput } from '../../schema/courses/student.input.ts';
import { Student } from '../../schema/courses/student.type.ts';
import { Arg, Authorized, Float, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { PeopleTableService } from './people-table.service.ts';
import type { PeopleService } from './people.service.ts';
import type { PersonDetailsService } from './person-details.service.ts';

const course = { description: 'The course’s id. It is for its owner and admins.' };
const student = { description: 'The student’s id in the course.' };

@Resolver(() => Student)
export class PeopleResolver {
  constructor(
    private readonly people: PeopleService,
    private readonly tables: PeopleTableService,
    private readonly details: PersonDetailsService,
  ) {}

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description:
      'Adds a person to a course. Maximum 1,000. An instructor or admin adds a member; a student’s address is invited. ' +
      'Maximum 2,000 new addresses a day for students, 10,000 for instructors.',
  })
  addStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('input', () => StudentInput, { description: 'The person.' }) input: StudentInput,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.people.add(actor, courseId, { ...input, grade: input.grade ?? null });
  }

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description: 'Changes what is given of a person and nothing else. The course’s revision stays.',
  })
  updateStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @Arg('input', () => UpdateStudentInput, { description: 'What to change.' }) input: UpdateStudentInput,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.details.update(actor, courseId, studentId, input);
  }

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description: 'Sets one student’s grade; it is written to the audit log. The course’s revision stays.',
  })
  updateStudentGrade(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @Arg('grade', () => Float, {
      nullable: true,
      description:
        'Percent of the course, 0 to 1,000,000; null takes the grade away. It may not be left out.',
    })
    grade: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.people.updateGrade(actor, courseId, studentId, grade);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, { nullable: true, description: 'Takes a person out of a course.' })
  removeStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.people.remove(actor, courseId, studentId);
  }

  @Authorized('signedIn')
  @Cost(8)
  @Mutation(() => PeopleImport, {
    nullable: true,
    description:
      'Reads people out of a CSV table: adds who is new and updates who is there already, found by id, else by address, ' +
      'else by key. Rows with a problem change nothing.',
  })
  importPeople(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('csv', () => String, {
      description:
        'The header names the columns, in any order: name, role, email, linkedin, github, key, grade, id. ' +
        'Maximum 1,500,000 characters, 1,000 columns, 200,000 cells and 400,000 quotation marks.',
    })
    csv: string,
    @CurrentActor() actor: Actor,
  ): Promise<PeopleImport> {
    return this.tables.read(actor, courseId, csv);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => String, {
    nullable: true,
    description:
      'The people of a course as a CSV table, as `importPeople` reads it. What a spreadsheet would run starts with an apostrophe.',
  })
  exportPeople(
    @Arg('courseId', () => ID, course) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.tables.write(actor, courseId);
  }
}
