import { isTimeZone } from '../dates/zoned-time.ts';
import { checkDescription, checkLongText, checkName, checkRange, courseLimits } from './value-rules.ts';

type Kind = 'plan' | 'saved';

interface FieldRow<State extends string, Value, Of extends Kind = Kind> {
  /** Name in the planner's state: section 3 of the product specification. */
  readonly state: State;
  /** Label on screen. */
  readonly label: string;
  /** Value of courses that were stored or exported without the field. */
  readonly default: Value;
  /** Returns the error of a value, or null if it is valid. */
  readonly check: (value: Value) => string | null;
  /** `plan`: all courses have the field, also drafts and templates. `saved`: only saved courses have it. */
  readonly of: Of;
}

type Row<State extends string, Value, Of extends Kind> = Omit<FieldRow<State, Value, Of>, 'default'> & {
  readonly default?: Value;
};

const text = <State extends string, Of extends Kind>(
  row: Row<State, string, Of>,
): FieldRow<State, string, Of> => ({ default: '', ...row });

const number = <State extends string, Of extends Kind>(
  row: Row<State, number, Of>,
): FieldRow<State, number, Of> => ({ default: 0, ...row });

/** A row for a boolean field. Both values are valid. */
const flag = <State extends string, Of extends Kind>(
  row: Omit<Row<State, boolean, Of>, 'check'>,
): FieldRow<State, boolean, Of> => ({ default: false, check: () => null, ...row });

/**
 * The fields of a course that hold one text, number or boolean. The planner's state, checks, comparison, files, storage
 * and REST are derived from this table. `CONTRIBUTING.md` describes how to add a field.
 */
export const courseFields = {
  name: text({ state: 'courseName', label: 'Course name', of: 'plan', check: checkName }),
  targetGrade: number({
    state: 'targetGrade',
    label: 'Target grade',
    of: 'plan',
    default: 85,
    check: (value) => checkRange('The target grade', value, courseLimits.number),
  }),
  description: text({
    state: 'courseDescription',
    label: 'About this course',
    of: 'plan',
    check: checkDescription,
  }),
  syllabus: text({
    state: 'courseSyllabus',
    label: 'Syllabus',
    of: 'saved',
    check: (value) => checkLongText('The syllabus', value),
  }),
  meetingDetails: text({
    state: 'courseMeetingDetails',
    label: 'Meeting details',
    of: 'saved',
    check: (value) => checkLongText('The meeting details', value),
  }),
  timeZone: text({
    state: 'courseTimeZone',
    label: 'Time zone',
    of: 'saved',
    check: (value) =>
      value === '' || isTimeZone(value) ? null : 'Choose a time zone like Europe/Berlin, or leave it empty.',
  }),
  notes: text({
    state: 'savedCourseNotes',
    label: 'Notes',
    of: 'saved',
    check: (value) => checkLongText('The notes', value),
  }),
  extraCredit: flag({ state: 'courseExtraCredit', label: 'Extra credit', of: 'saved' }),
} as const;

export type CourseFieldName = keyof typeof courseFields;
type Rows = typeof courseFields;
type ValueOf<Name extends CourseFieldName> = Rows[Name]['default'];
/** The names of the fields whose row extends `Pattern`, for example `{ default: string }` or `{ of: 'plan' }`. */
type NamesOf<Pattern> = {
  [Name in CourseFieldName]: Rows[Name] extends Pattern ? Name : never;
}[CourseFieldName];

export type CourseValues = { readonly [Name in CourseFieldName]: ValueOf<Name> };
/** The values under their names in the planner's state. */
export type StateValues = { readonly [Name in CourseFieldName as Rows[Name]['state']]: ValueOf<Name> };
export type CourseTextField = Rows[NamesOf<{ readonly default: string }>]['state'];
export type CourseNumberField = Rows[NamesOf<{ readonly default: number }>]['state'];
export type CourseFlagField = Rows[NamesOf<{ readonly default: boolean }>]['state'];

export type PlanFieldName = NamesOf<{ readonly of: 'plan' }>;

export const courseFieldNames = Object.keys(courseFields) as CourseFieldName[];

/** Calls `map` for each field, and returns the results by field name. */
export function mapFields<Result>(map: (name: CourseFieldName) => Result): {
  readonly [Name in CourseFieldName]: Result;
} {
  return Object.fromEntries(courseFieldNames.map((name) => [name, map(name)])) as {
    [Name in CourseFieldName]: Result;
  };
}

/** The values that `read` returns. Uses the default of a field if `read` returns undefined or null. */
export function readValues(read: (name: CourseFieldName) => unknown): CourseValues {
  return mapFields((name) => read(name) ?? courseFields[name].default) as CourseValues;
}

export const defaultValues: CourseValues = readValues(() => undefined);

export const planFieldNames = courseFieldNames.filter(
  (name): name is PlanFieldName => courseFields[name].of === 'plan',
);

/** The values that all courses have, also drafts and templates. */
export function pickPlanValues(source: Pick<CourseValues, PlanFieldName>): Pick<CourseValues, PlanFieldName> {
  const values = planFieldNames.map((name) => [name, source[name] ?? courseFields[name].default]);
  return Object.fromEntries(values) as Pick<CourseValues, PlanFieldName>;
}

/** The course values of an object, without its other fields. Missing values get their defaults. */
export function pickValues(source: Partial<CourseValues>): CourseValues {
  return readValues((name) => source[name]);
}

/** The error of a value, or null if it is valid. */
export function checkValue<Name extends CourseFieldName>(name: Name, value: ValueOf<Name>): string | null {
  const { check } = courseFields[name] as unknown as FieldRow<string, ValueOf<Name>>;
  return check(value);
}

/** The field with this name in the planner's state. */
export function fieldOfState(state: CourseTextField | CourseNumberField): CourseFieldName {
  return courseFieldNames.find((name) => courseFields[name].state === state) ?? 'name';
}
