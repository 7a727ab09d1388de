import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { fileNameOf, readCourseText, writeCourseText } from './course-files.ts';

const current = course([], { name: '', notes: 'kept', targetGrade: 90 });
const header = 'category,item,weight,known,grade,maximum points';

describe('course files', () => {
  it('are unchanged after a JSON round trip', async () => {
    const algebra = workedCourse({ name: 'Algebra', syllabus: 'Groups, rings' });
    const text = await writeCourseText(algebra, 'json');
    expect(await readCourseText(text, 'algebra.json', current)).toEqual({ course: algebra });
  });

  it('restore the categories from a table, name the course after the file, and keep its other fields', async () => {
    const text = await writeCourseText(workedCourse(), 'csv');
    const read = await readCourseText(text, 'algebra.csv', current);
    const { categories } = workedCourse();
    expect(read).toMatchObject({ course: { ...current, name: 'algebra', categories } });
  });

  it('keep commas, quotes and line breaks in a table', async () => {
    const odd = course([category('Essays, long', [item('Say "why"\nand how', 100, 4, 5)])]);
    const read = await readCourseText(await writeCourseText(odd, 'csv'), 'x.csv', current);
    expect(read).toMatchObject({ course: { categories: odd.categories } });
  });

  it('are recognized by content if the file name has no extension', async () => {
    const text = JSON.stringify({ categories: [] });
    expect(await readCourseText(text, 'course', current)).toHaveProperty('course');
  });

  it.each([
    ['', 'x.json', 'This file is empty.'],
    ['{"categories": [', 'x.json', /^This JSON file is damaged or incomplete/],
    ['[]', 'x.json', 'This file does not hold a course.'],
    [`${header}\nExams,Exam 1,heavy,no,,100`, 'x.csv', /^Row 2: /],
    [`${header}\nExams,"Exam 1,10,no,,100`, 'x.csv', /^Row 2: .*quote/i],
    ['name,email\nAda,ada@markwise.example', 'x.csv', /^This table lists people\. In a saved course, import/],
    ['midterm,points\nExam 1,100', 'x.csv', /^Row 1: The first row must name the columns/],
    [`${header}${','.repeat(995)}`, 'x.csv', 'A table must not have more than 1,000 columns.'],
  ])('that are broken are refused with the reason: %j', async (text, fileName, reason) => {
    const read = await readCourseText(text, fileName, current);
    expect('errors' in read && read.errors[0]).toMatch(reason);
  });

  it.each([',', ';', '\t', '|'])('with too many cells, separated by %j, are refused', async (separator) => {
    const text = `category${separator}item${separator.repeat(1_000_000)}`;
    const message = 'A table must not have more than 1,000,000 cells.';
    expect(await readCourseText(text, 'x.csv', current)).toEqual({ errors: [message] });
  });
});

describe('fileNameOf', () => {
  it('makes a file name from the course name', () => {
    expect(fileNameOf({ name: 'Algebra, part 1: Überblick' })).toBe('algebra-part-1-überblick');
  });

  it('is ‘course’ if the name has no letters or digits', () => {
    expect(fileNameOf({ name: ' / ' })).toBe('course');
  });
});
