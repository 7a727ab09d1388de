import { useState } from 'react';
import type { ImportedQuestion, ImportPreview } from './import-api.ts';

/** The selection of questions to import. */
export interface ImportChoice {
  /** Number of selected questions. */
  readonly count: number;
  readonly isAll: boolean;
  readonly isAny: boolean;
  readonly has: (position: number) => boolean;
  readonly choose: (position: number, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
  /** Positions of all questions to import, including unlisted ones. Null for all questions of the file. */
  readonly positions: () => readonly number[] | null;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * Everything is imported except deselected questions. `isSkipped`: questions that are deselected initially.
 * `hidden`: number of unlisted questions.
 */
export function useSkippedQuestions(
  preview: ImportPreview | null,
  isSkipped: (question: ImportedQuestion, preview: ImportPreview) => boolean,
  hidden: number,
): ImportChoice {
  const [planned, setPlanned] = useState<ImportPreview | null>(null);
  const [skipped, setSkipped] = useState(nothing);
  const questions = preview?.questions ?? [];
  if (preview !== planned) {
    // Another file or text starts with a new selection.
    setPlanned(preview);
    const deselected = preview ? questions.filter((question) => isSkipped(question, preview)) : [];
    setSkipped(new Set(deselected.map(({ position }) => position)));
  }
  const all = questions.length + hidden;
  return {
    count: all - skipped.size,
    isAll: skipped.size === 0,
    isAny: skipped.size < questions.length,
    has: (position) => !skipped.has(position),
    choose: (position, isChosen) =>
      setSkipped(
        isChosen
          ? new Set([...skipped].filter((each) => each !== position))
          : new Set([...skipped, position]),
      ),
    chooseAll: (isChosen) =>
      setSkipped(isChosen ? nothing : new Set(questions.map(({ position }) => position))),
    positions: () => (skipped.size === 0 ? null : positionsExcept(all, skipped)),
  };
}

function positionsExcept(count: number, skipped: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((position) => !skipped.has(position));
}
