import { useState } from 'react';
import type { ImportedQuestion, ImportPreview } from './import-api.ts';

/** The selection of questions to import. */
export interface ImportChoice {
  /** Number of selected questions. */
  readonly count: number;
  readonly isAll: boolean;
  readonly isAny: boolean;
  readonly has: (place: number) => boolean;
  readonly choose: (place: number, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
  /** Positions, also of unlisted questions. Null for all. */
  readonly positions: () => readonly number[] | null;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * Everything is imported except deselected questions. `leavesOut`: questions that are deselected initially.
 * `hidden`: number of unlisted questions.
 */
export function useLeftOut(
  preview: ImportPreview | null,
  leavesOut: (question: ImportedQuestion) => boolean,
  hidden: number,
): ImportChoice {
  const [planned, setPlanned] = useState<ImportPreview | null>(null);
  const [left, setLeft] = useState(nothing);
  const questions = preview?.questions ?? [];
  if (preview !== planned) {
    // For another text the selection starts again.
    setPlanned(preview);
    setLeft(new Set(questions.filter(leavesOut).map(({ position }) => position)));
  }
  const all = questions.length + hidden;
  return {
    count: all - left.size,
    isAll: left.size === 0,
    isAny: left.size < questions.length,
    has: (place) => !left.has(place),
    choose: (place, isChosen) =>
      setLeft(isChosen ? new Set([...left].filter((each) => each !== place)) : new Set([...left, place])),
    chooseAll: (isChosen) => setLeft(isChosen ? nothing : new Set(questions.map(({ position }) => position))),
    positions: () => (left.size === 0 ? null : placesBut(all, left)),
  };
}

function placesBut(count: number, left: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((place) => !left.has(place));
}
