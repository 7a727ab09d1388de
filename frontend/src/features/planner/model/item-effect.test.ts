import { describe, expect, it } from 'vitest';
import { category, course, item, keyOf, workedCourse, working } from '../testing/given.ts';
import { effectSentence, itemEffect, mostInformativeItem } from './item-effect.ts';

describe('itemEffect', () => {
  it('is a band while other items are open', () => {
    const plain = working(workedCourse());
    expect(itemEffect(plain, keyOf(plain, 'Final Exam'))).toMatchObject({
      from: 41.5,
      to: 66.5,
      band: 25,
      present: null,
    });
  });

  it('is a line in target mode, through the recommended grade', () => {
    const planned = working(workedCourse(), { type: 'achieveTarget' });
    const effect = itemEffect(planned, keyOf(planned, 'Final Exam'));
    expect(effect).toMatchObject({ from: 63.25, to: 88.25, band: 0, present: { points: 87, grade: 85 } });
  });

  it('is null for an item without points, and for a deleted one', () => {
    const empty = working(course([category('Exams', [item('Exam 1', 100, null, 0)])]));
    expect(itemEffect(empty, keyOf(empty, 'Exam 1'))).toBeNull();
    expect(itemEffect(empty, 'gone')).toBeNull();
  });
});

describe('effectSentence', () => {
  const sentence = (from: ReturnType<typeof working>, name: string) => {
    const effect = itemEffect(from, keyOf(from, name));
    return effect && effectSentence(effect);
  };

  it('shows by how much one point changes the course grade', () => {
    expect(sentence(working(workedCourse()), 'Final Exam')).toBe(
      'One point on Final Exam changes the course grade by 0.25.',
    );
  });

  it('shows the course grade that the recommended grade leads to', () => {
    expect(sentence(working(workedCourse(), { type: 'achieveTarget' }), 'Final Exam')).toBe(
      'One point on Final Exam changes the course grade by 0.25. With 87, the course ends at 85.00.',
    );
  });

  it('does not round a small change to zero', () => {
    const points = working(course([category('Exams', [item('Exam 1', 1, null, 1000), item('Exam 2', 99)])]));
    expect(sentence(points, 'Exam 1')).toBe(
      'One point on Exam 1 changes the course grade by less than 0.01.',
    );
  });
});

describe('mostInformativeItem', () => {
  it('is the last open item with the most weight', () => {
    expect(mostInformativeItem(working(workedCourse()))?.name).toBe('Final Exam');
  });

  it('is the last item if every grade is known', () => {
    const done = course([category('Exams', [item('Exam 1', 90, 80), item('Exam 2', 10, 90)])]);
    expect(mostInformativeItem(working(done))?.name).toBe('Exam 2');
  });

  it('is null in an empty course', () => {
    expect(mostInformativeItem(working(course([])))).toBeNull();
  });
});
