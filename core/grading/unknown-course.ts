import { readDate } from '../dates/date-rules.ts';
import { checkSize, type FieldErrors } from './course-rules.ts';
import {
  type Category,
  type CategoryType,
  type Course,
  type GradeMap,
  isCategoryType,
  type Item,
  type MeterDivisions,
} from './course.ts';
import { courseFields, readValues } from './course-fields.ts';
import { defaultGradeMaps, defaultMeterDivisions } from './defaults.ts';
import { unknownCategoryType } from './weigh.ts';

/**
 * Reads a course from parsed JSON of any shape. Missing and null values get their defaults, except
 * `categories` and the `categoryType` of each category, which are required. Unknown keys are ignored. Each value of a
 * wrong type adds an error with its path.
 */
export function readUnknownCourse(source: unknown): { course: Course; errors: FieldErrors } {
  const reader = new ShapeReader();
  const fields = reader.record(source, '', 'The course');
  const course: Course = {
    ...readValues((name) => {
      const fallback = courseFields[name].default;
      if (typeof fallback === 'boolean') return reader.yesOrNo(fields, '', name);
      return typeof fallback === 'number'
        ? reader.number(fields, '', name, fallback)
        : reader.text(fields, '', name);
    }),
    categories: readCategories(reader, fields['categories']),
    meterDivisions: readMeterDivisions(reader, fields['meterDivisions']),
    gradeMaps: readGradeMaps(reader, fields['gradeMaps']),
  };
  return { course, errors: reader.errors };
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads values of unknown type. A value of a wrong type adds an error, and a default value is returned. */
class ShapeReader {
  readonly errors: FieldErrors = {};

  record(value: unknown, path: string, label: string): Fields {
    if (isRecord(value)) return value;
    this.errors[path] = `${label} must be an object.`;
    return {};
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.errors[path] = 'This must be a list.';
    return [];
  }

  text(fields: Fields, path: string, field: string): string {
    const value = fields[field] ?? '';
    if (typeof value === 'string') return value;
    this.errors[join(path, field)] = 'This must be text.';
    return '';
  }

  number(fields: Fields, path: string, field: string, fallback = 0): number {
    const value = fields[field] ?? fallback;
    if (typeof value === 'number') return value;
    this.errors[join(path, field)] = 'This must be a number.';
    return fallback;
  }

  date(fields: Fields, path: string, field: string): string | null {
    const value = fields[field] ?? null;
    if (value === null) return null;
    const date = typeof value === 'string' ? readDate(value) : null;
    if (date === null) this.errors[join(path, field)] = 'This must be a date like 2026-12-01T23:59:00Z.';
    return date;
  }

  yesOrNo(fields: Fields, path: string, field: string): boolean {
    const value = fields[field] ?? false;
    if (typeof value === 'boolean') return value;
    this.errors[join(path, field)] = 'This must be true or false.';
    return false;
  }

  categoryType(fields: Fields, path: string, category: string): CategoryType {
    const value = fields['categoryType'];
    if (isCategoryType(value)) return value;
    this.errors[join(path, 'categoryType')] = unknownCategoryType(category, value);
    return 'STANDARD';
  }
}

function readCategories(reader: ShapeReader, source: unknown): Category[] {
  const list = reader.list(source, 'categories');
  const items = list.reduce<number>((total, entry) => total + itemsOf(entry).length, 0);
  const tooMany = checkSize(list.length, items);
  if (tooMany === null) return list.map((entry, index) => readCategory(reader, entry, `categories.${index}`));
  reader.errors['categories'] = tooMany;
  return [];
}

function itemsOf(entry: unknown): readonly unknown[] {
  const items = isRecord(entry) ? entry['items'] : [];
  return Array.isArray(items) ? items : [];
}

function readCategory(reader: ShapeReader, source: unknown, path: string): Category {
  const fields = reader.record(source, path, 'A category');
  const name = reader.text(fields, path, 'name');
  const itemsPath = join(path, 'items');
  return {
    name,
    categoryType: reader.categoryType(fields, path, name),
    weight: reader.number(fields, path, 'weight'),
    maximumPoints: reader.number(fields, path, 'maximumPoints'),
    dropLowest: reader.number(fields, path, 'dropLowest'),
    items: reader
      .list(fields['items'] ?? [], itemsPath)
      .map((entry, index) => readItem(reader, entry, `${itemsPath}.${index}`)),
  };
}

function readItem(reader: ShapeReader, source: unknown, path: string): Item {
  const fields = reader.record(source, path, 'An item');
  const itemId = reader.text(fields, path, 'itemId');
  const dueAt = reader.date(fields, path, 'dueAt');
  return {
    ...(itemId !== '' && { itemId }),
    ...(dueAt !== null && { dueAt }),
    name: reader.text(fields, path, 'name'),
    description: reader.text(fields, path, 'description'),
    weight: reader.number(fields, path, 'weight'),
    knownScores: reader.yesOrNo(fields, path, 'knownScores'),
    grade: reader.number(fields, path, 'grade'),
    maximumPoints: reader.number(fields, path, 'maximumPoints'),
  };
}

function readMeterDivisions(reader: ShapeReader, source: unknown): MeterDivisions {
  if (source === undefined || source === null) return defaultMeterDivisions;
  const [first, second, ...others]: readonly unknown[] = Array.isArray(source) ? source : [];
  if (typeof first === 'number' && typeof second === 'number' && others.length === 0) return [first, second];
  reader.errors['meterDivisions'] = 'These must be two numbers.';
  return defaultMeterDivisions;
}

function readGradeMaps(reader: ShapeReader, source: unknown): readonly GradeMap[] {
  if (source === undefined || source === null) return defaultGradeMaps;
  return reader.list(source, 'gradeMaps').map((entry, index) => {
    const path = `gradeMaps.${index}`;
    const fields = reader.record(entry, path, 'A letter');
    return { letter: reader.text(fields, path, 'letter'), minimum: reader.number(fields, path, 'minimum') };
  });
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}
