import { emailProblem } from '../accounts/email.ts';
import { type FieldErrors } from '../grading/course-rules.ts';
import { checkNumber } from '../grading/value-rules.ts';
import type { Person } from '../grading/course.ts';

/** A person without the ID, which the course assigns. */
export type PersonEntry = Omit<Person, 'id'>;

/** Maximum characters of each field, and maximum people. */
export const peopleLimits = {
  /** People in one course. */
  people: 1_000,
  name: 200,
  role: 100,
  address: 300,
  key: 100,
} as const;

/** A scheme that is not http(s), for example `javascript:`, which would run code as a link. A handle has no scheme. */
const otherScheme = /^\s*(?!https?:)[a-z][a-z\d+-]*:/i;

function checkLength(label: string, text: string, max: number): string | null {
  return text.length <= max ? null : `${label} must not be longer than ${max} characters.`;
}

function checkAddress(label: string, text: string): string | null {
  if (otherScheme.test(text)) return `${label} must be a name or an http(s) address.`;
  return checkLength(label, text, peopleLimits.address);
}

function checkName(name: string): string | null {
  return name.trim() === ''
    ? 'The name must not be empty.'
    : checkLength('The name', name, peopleLimits.name);
}

function checkEmail(email: string): string | null {
  return email === '' ? null : emailProblem(email);
}

/** The error of a grade over 100 in a course without extra credit. */
export const needsExtraCredit =
  'A grade for the whole course must not be over 100, because extra credit is off for this course.';

/** What a new grade of a person is checked against. */
interface GradeContext {
  /** Whether the course accepts grades over 100. */
  readonly extraCredit: boolean;
  /** The grade that the person has. It stays valid when extra credit is switched off. Null for no grade. */
  readonly before?: number | null;
}

/** The error of a person’s course grade, in percent. Null if it is valid. */
export function checkCourseGrade(
  grade: number | null,
  { extraCredit, before = null }: GradeContext,
): string | null {
  const problem = grade === null ? null : checkNumber('grade', grade);
  if (problem !== null || grade === null || grade <= 100 || extraCredit || grade === before) return problem;
  return needsExtraCredit;
}

/** All errors of a person by field. Empty if there are none. */
export function checkPerson(person: PersonEntry): FieldErrors {
  const checks: Readonly<Record<keyof PersonEntry, string | null>> = {
    name: checkName(person.name),
    role: checkLength('The role', person.role, peopleLimits.role),
    email: checkEmail(person.email),
    linkedin: checkAddress('The LinkedIn address', person.linkedin),
    github: checkAddress('The GitHub address', person.github),
    key: checkLength('The key', person.key, peopleLimits.key),
    grade: person.grade === null ? null : checkNumber('grade', person.grade),
  };
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(checks)) if (problem !== null) errors[field] = problem;
  return errors;
}
