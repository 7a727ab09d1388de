import { MemberImportResult } from '../../schema/courses/member-import-result.type.ts';
import { StudentInput, UpdateStudentInput } from '../../schema/courses/student.input.ts';
import { Student } from '../../schema/courses/student.type.ts';
import { Arg, Authorized, Float, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { PeopleTableService } from './people-table.service.ts';
import type { PeopleService } from './people.service.ts';
import type { PersonDetailsService } from './person-details.service.ts';

const course = { description: 'ID of the course. Its owner, its co-instructors and admins only.' };
const graded = { description: 'ID of the course. Its owner, its staff and admins only.' };
const readable = { description: 'ID of the course.' };
const student = { description: 'ID of the person in the course.' };

@Resolver(() => Student)
export class PeopleResolver {
  constructor(
    private readonly people: PeopleService,
    private readonly tables: PeopleTableService,
    private readonly details: PersonDetailsService,
  ) {}

  @Authorized('signedIn')
  @Query(() => Student, {
    nullable: true,
    description:
      'A person in a course. Only the course’s owner, its staff, its members with an instructor’s account and the person can read it.',
  })
  student(
    @Arg('courseId', () => ID, readable) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.people.get(actor, courseId, studentId);
  }

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description:
      'Adds a person to a course. Maximum 1,000 people. Instructors and admins add a member. Students invite the person. ' +
      'Maximum 2,000 new addresses a day for students, 10,000 for instructors.',
  })
  addStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('input', () => StudentInput, { description: 'Person to add.' }) input: StudentInput,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    const { grade = null, position = null, removedId = null, ...details } = input;
    return this.people.add(actor, courseId, { ...details, grade, position, removedId });
  }

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description: 'Updates the given fields of a person in a course. The course’s revision does not change.',
  })
  updateStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @Arg('input', () => UpdateStudentInput, { description: 'Fields to change.' }) input: UpdateStudentInput,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.details.update(actor, courseId, studentId, input);
  }

  @Authorized('signedIn')
  @Mutation(() => Student, {
    nullable: true,
    description:
      'Sets the grade of a person in a course and writes it to the audit log. The course’s revision does not change.',
  })
  updateStudentGrade(
    @Arg('courseId', () => ID, graded) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @Arg('grade', () => Float, {
      nullable: true,
      description:
        'Percent of the course, 0 to 100, with extra credit 0 to 1,000,000. Null removes the grade. Must not be omitted.',
    })
    grade: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Student> {
    return this.people.updateGrade(actor, courseId, studentId, grade);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, { nullable: true, description: 'Removes a person from a course.' })
  removeStudent(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('studentId', () => ID, student) studentId: string,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Reason in plain text, maximum 500 characters. It is kept in the audit log, which only admins read.',
    })
    reason: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.people.remove(actor, courseId, studentId, reason ?? null);
  }

  @Authorized('signedIn')
  @Cost(8)
  @Mutation(() => MemberImportResult, {
    nullable: true,
    description:
      'Imports people from a CSV table. Adds new people, and updates people of the course, who are matched by ID, else by email, else by key. Rows with a problem are skipped, for example with a grade over 100 if `extraCredit` of the course is false.',
  })
  importPeople(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('csv', () => String, {
      description:
        'CSV with a header: name, role, email, linkedin, github, key, grade, id, in any order. Either name or email is required. Exports of Canvas’s and Moodle’s gradebooks are read too. Maximum 1,500,000 characters, 1,000 columns, 200,000 cells and 400,000 quotation marks.',
    })
    csv: string,
    @Arg('rows', () => [Int], {
      nullable: true,
      description:
        'Numbers of the rows to import. The header is row 1. Null for all. Importing the other rows later adds nobody twice.',
    })
    rows: number[] | null | undefined,
    @Arg('gradeColumn', () => String, {
      nullable: true,
      description:
        'Heading of the column with the grades for the course. Empty for none. Null to detect it: grade, course total, final score or current score.',
    })
    gradeColumn: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<MemberImportResult> {
    const input = { csv, rows: rows ?? null, gradeColumn: gradeColumn ?? null };
    return this.tables.import(actor, courseId, input);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => String, {
    nullable: true,
    description:
      'The people of a course as CSV, readable by `importPeople`. Cells that a spreadsheet would run as a formula start with an apostrophe.',
  })
  peopleExport(
    @Arg('courseId', () => ID, course) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.tables.export(actor, courseId);
  }
}
