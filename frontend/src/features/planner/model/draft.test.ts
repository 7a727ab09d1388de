import { describe, expect, it } from 'vitest';
import { toCourse } from '../../../../../core/grading/editing/working-course.ts';
import { keyOf, workedCourse, working } from '../testing/given.ts';
import { readDraft, writeDraft } from './draft.ts';

const plain = working(workedCourse({ name: 'Algebra', notes: 'Bring a ruler' }));

describe('a draft', () => {
  it('restores the course', () => {
    const draft = readDraft(writeDraft({ course: plain, entries: {} }));
    expect(draft?.course).toEqual(plain);
  });

  it('restores target mode and its pins', () => {
    const itemKey = keyOf(plain, 'Exam 2');
    const planned = working(
      toCourse(plain),
      { type: 'achieveTarget' },
      { type: 'setItemNumber', itemKey, field: 'grade', value: 90 },
    );
    expect(readDraft(writeDraft({ course: planned, entries: {} }))?.course).toEqual(planned);
  });

  it('restores a target that went out of reach in target mode', () => {
    const planned = working(
      toCourse(plain),
      { type: 'achieveTarget' },
      { type: 'setCourseNumber', field: 'targetGrade', value: 99 },
    );
    const draft = readDraft(writeDraft({ course: planned, entries: {} }));
    expect(draft?.course).toMatchObject({
      achievingTargetGrade: true,
      targetGrade: 99,
      message: planned.message,
    });
  });

  it('restores a refused text and the value before it', () => {
    const row = keyOf(plain, 'Exam 1');
    const refused = working(toCourse(plain), {
      type: 'setItemNumber',
      itemKey: row,
      field: 'grade',
      value: null,
    });
    const entries = { [row]: { grade: { text: 'eighty', value: 81 } } };
    expect(readDraft(writeDraft({ course: refused, entries }))).toMatchObject({ course: refused, entries });
  });

  it('omits an unfinished text that is a valid number', () => {
    const row = keyOf(plain, 'Exam 1');
    const entries = { [row]: { grade: { text: '81.', value: 81 } } };
    expect(readDraft(writeDraft({ course: plain, entries }))?.entries).toEqual({});
  });

  it.each(['', '{oops', 'null', '[]', '{"version":2}', '{"version":1,"file":{"categories":"many"}}'])(
    'is not read from %j',
    (text) => {
      expect(readDraft(text)).toBeNull();
    },
  );
});
