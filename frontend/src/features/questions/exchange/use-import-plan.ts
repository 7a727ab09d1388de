import { useState } from 'react';
import type { ImportChoice, ImportPreview } from './import-api.ts';

/** Which of the questions that were read come in, and where. */
export interface ImportPlan {
  readonly categoryId: string | null;
  readonly practice: boolean;
  /** How many come in, with those beyond the shown ones. */
  readonly count: number;
  readonly isAll: boolean;
  readonly isAny: boolean;
  readonly has: (place: number) => boolean;
  readonly choose: (place: number, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
  readonly setCategoryId: (id: string | null) => void;
  readonly setPractice: (practice: boolean) => void;
  readonly choice: () => ImportChoice;
}

const nothing: ReadonlySet<number> = new Set();

/** What the bank has already is left out until it is chosen. */
export function useImportPlan(preview: ImportPreview | null): ImportPlan {
  const [planned, setPlanned] = useState<ImportPreview | null>(null);
  const [left, setLeft] = useState(nothing);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [practice, setPractice] = useState(true);
  const questions = preview?.questions ?? [];
  if (preview !== planned) {
    // Another text: nothing of the choices among the questions of the one before holds.
    setPlanned(preview);
    setLeft(new Set(questions.filter(({ duplicates }) => duplicates.length > 0).map(({ place }) => place)));
  }
  const count = (preview?.count ?? 0) - left.size;
  return {
    categoryId,
    practice,
    count,
    isAll: left.size === 0,
    isAny: left.size < questions.length,
    has: (place) => !left.has(place),
    choose: (place, isChosen) =>
      setLeft(isChosen ? new Set([...left].filter((each) => each !== place)) : new Set([...left, place])),
    chooseAll: (isChosen) => setLeft(isChosen ? nothing : new Set(questions.map(({ place }) => place))),
    setCategoryId,
    setPractice,
    choice: () => ({
      categoryId,
      practice,
      only: left.size === 0 ? null : placesBut(preview?.count ?? 0, left),
    }),
  };
}

function placesBut(count: number, left: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((place) => !left.has(place));
}
