import { describe, expect, it } from 'vitest';
import { toCourse } from '../../../../../core/grading/editing/working-course.ts';
import { keyOf, workedCourse, working } from '../testing/given.ts';
import { readDraft, writeDraft } from './draft.ts';

const plain = working(workedCourse({ name: 'Algebra', notes: 'Bring a ruler' }));

describe('a draft', () => {
  it('brings back the course as it was', () => {
    const draft = readDraft(writeDraft({ course: plain, entries: {} }));
    expect(draft?.course).toEqual(plain);
  });

  it('brings back target mode and what was pinned in it', () => {
    const itemKey = keyOf(plain, 'Exam 2');
    const planned = working(
      toCourse(plain),
      { type: 'achieveTarget' },
      { type: 'setItemNumber', itemKey, field: 'grade', value: 90 },
    );
    expect(readDraft(writeDraft({ course: planned, entries: {} }))?.course).toEqual(planned);
  });

  it('brings back a target that went out of reach in target mode', () => {
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

  it('brings back a text that the course refused, with the sentence against it', () => {
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

  it('leaves out texts that were only on their way', () => {
    const row = keyOf(plain, 'Exam 1');
    const entries = { [row]: { grade: { text: '81.', value: 81 } } };
    expect(readDraft(writeDraft({ course: plain, entries }))?.entries).toEqual({});
  });

  it.each(['', '{oops', 'null', '[]', '{"version":2}', '{"version":1,"file":{"categories":"many"}}'])(
    'is not read out of %j',
    (text) => {
      expect(readDraft(text)).toBeNull();
    },
  );
});
