import type { StateValues } from '../course-fields.ts';

/** The fields of the working course that can have errors, and the errors. */

export type CourseField = keyof StateValues | 'meterDivisions' | 'gradeMaps' | 'categories';
export type CategoryField = 'name' | 'categoryType' | 'weight' | 'maximumPoints' | 'dropLowest';
/** `triedGrade` is the hypothetical grade of target mode. */
export type ItemField =
  'name' | 'description' | 'dueAt' | 'knownScores' | 'weight' | 'grade' | 'triedGrade' | 'maximumPoints';

type Sentences<Field extends string> = { readonly [F in Field]?: string };

export interface CourseErrors {
  readonly course: Sentences<CourseField>;
  /** By category key. */
  readonly categories: Readonly<Record<string, Sentences<CategoryField>>>;
  /** By item key. */
  readonly items: Readonly<Record<string, Sentences<ItemField>>>;
}

export type FieldPath =
  | { readonly of: 'course'; readonly field: CourseField }
  | { readonly of: 'category'; readonly key: string; readonly field: CategoryField }
  | { readonly of: 'item'; readonly key: string; readonly field: ItemField };

export const noErrors: CourseErrors = { course: {}, categories: {}, items: {} };

export function hasErrors({ course, categories, items }: CourseErrors): boolean {
  return [course, categories, items].some((errors) => Object.keys(errors).length > 0);
}

/** Sets the error of a field, or clears it if `sentence` is null. Unchanged rows stay the same objects. */
export function withError(errors: CourseErrors, path: FieldPath, sentence: string | null): CourseErrors {
  switch (path.of) {
    case 'course': {
      const course = withSentence(errors.course, path.field, sentence);
      return course === errors.course ? errors : { ...errors, course };
    }
    case 'category': {
      const categories = withRowSentence(errors.categories, path.key, path.field, sentence);
      return categories === errors.categories ? errors : { ...errors, categories };
    }
    case 'item': {
      const items = withRowSentence(errors.items, path.key, path.field, sentence);
      return items === errors.items ? errors : { ...errors, items };
    }
  }
}

type Rows<Field extends string> = Readonly<Record<string, Sentences<Field>>>;

function withRowSentence<Field extends string>(
  rows: Rows<Field>,
  key: string,
  field: Field,
  sentence: string | null,
): Rows<Field> {
  const row = rows[key] ?? {};
  const changed = withSentence(row, field, sentence);
  if (changed === row) return rows;
  if (Object.keys(changed).length > 0) return { ...rows, [key]: changed };
  const { [key]: _, ...others } = rows;
  return others;
}

function withSentence<Field extends string>(
  row: Sentences<Field>,
  field: Field,
  sentence: string | null,
): Sentences<Field> {
  if ((row[field] ?? null) === sentence) return row;
  const changed: { [F in Field]?: string } = { ...row };
  if (sentence === null) delete changed[field];
  else changed[field] = sentence;
  return changed;
}

/** Removes the errors of deleted rows. */
export function withoutRows(errors: CourseErrors, deletedKeys: readonly string[]): CourseErrors {
  if (!deletedKeys.some((key) => key in errors.categories || key in errors.items)) return errors;
  const remains = ([key]: [string, unknown]) => !deletedKeys.includes(key);
  return {
    course: errors.course,
    categories: Object.fromEntries(Object.entries(errors.categories).filter(remains)),
    items: Object.fromEntries(Object.entries(errors.items).filter(remains)),
  };
}
