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

const nothing: ReadonlyMap<number, boolean> = new Map();

/**
 * Everything is imported except deselected questions. `isSkipped`: questions that are deselected unless the user selects
 * them. `hidden`: number of unlisted questions.
 */
export function useSkippedQuestions(
  preview: ImportPreview | null,
  isSkipped: (question: ImportedQuestion, preview: ImportPreview) => boolean,
  hidden: number,
): ImportChoice {
  const [previousPreview, setPreviousPreview] = useState<ImportPreview | null>(null);
  /** By position: true if the user selected the question, false if the user deselected it. */
  const [chosen, setChosen] = useState(nothing);
  if (preview !== previousPreview) {
    // Another file or text starts with a new selection.
    setPreviousPreview(preview);
    setChosen(nothing);
  }
  const questions = preview?.questions ?? [];
  const isImported = (question: ImportedQuestion) => {
    const isSelectedInitially = !(preview && isSkipped(question, preview));
    return chosen.get(question.position) ?? isSelectedInitially;
  };
  const skipped = new Set(
    questions.filter((question) => !isImported(question)).map(({ position }) => position),
  );
  const all = questions.length + hidden;
  return {
    count: all - skipped.size,
    isAll: skipped.size === 0,
    isAny: skipped.size < questions.length,
    has: (position) => !skipped.has(position),
    choose: (position, isChosen) => setChosen((before) => new Map(before).set(position, isChosen)),
    chooseAll: (isChosen) => setChosen(new Map(questions.map(({ position }) => [position, isChosen]))),
    positions: () => (skipped.size === 0 ? null : positionsExcept(all, skipped)),
  };
}

function positionsExcept(count: number, skipped: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((position) => !skipped.has(position));
}
