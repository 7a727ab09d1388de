import { useState } from 'react';
import { sampleMini, withKnown, withText, type MiniCourse, type MiniRow } from './mini-course.ts';

/** The miniature's course and everything that can be done to it. */
export function useMiniPlanner() {
  const [mini, setMini] = useState<MiniCourse>(sampleMini);
  const change = (index: number, next: (row: MiniRow) => MiniRow) =>
    setMini((before) => ({
      ...before,
      rows: before.rows.map((row, at) => (at === index ? next(row) : row)),
    }));
  return {
    mini,
    isTouched: mini !== sampleMini,
    setTarget: (target: number) => setMini((before) => ({ ...before, target })),
    setText: (index: number, text: string) => change(index, (row) => withText(row, text)),
    setKnown: (index: number, known: boolean) => change(index, (row) => withKnown(row, known)),
  };
}
