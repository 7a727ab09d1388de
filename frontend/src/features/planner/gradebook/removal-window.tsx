import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import {
  cellKey,
  type GradeChange,
  gradeHistory,
  type GradebookState,
  type RemovedTexts,
  removedTexts,
} from './gradebook-store.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

/**
 * Asks what happens to the texts of grades before the grades are removed. Students see feedback until it is removed, and
 * it is usually about the grade that goes.
 */
export function RemovalWindow() {
  const { store } = useGradebook();
  const asked = useGrades((state) => state.asked);
  const [isKept, setIsKept] = useState(false);
  // The window keeps its texts while it closes.
  const [last, setLast] = useState<{ readonly asked: object; readonly question: Question } | null>(null);
  if (asked !== null && asked !== last?.asked) {
    setIsKept(false);
    setLast({ asked, question: questionOf(asked, store.getState()) });
  }
  const shown = last?.question ?? null;
  const remove = () => {
    const { enter, stopAsking } = store.getState();
    stopAsking();
    if (asked === null || shown === null) return;
    const removed = new Set(shown.texts.map(cellKey));
    enter(
      asked.map((change) =>
        isKept || !removed.has(cellKey(change)) ? change : { ...change, feedback: '', note: '' },
      ),
    );
    offerUndo(store, gradeHistory(store), `${shown.done} ${isKept ? shown.kept : shown.gone}`);
  };
  return (
    <ConfirmWindow
      opened={asked !== null}
      onClose={() => store.getState().stopAsking()}
      title={shown?.title ?? ''}
      confirm={shown?.confirm ?? ''}
      field={
        <Checkbox
          mt="md"
          label={shown?.keep}
          checked={isKept}
          onChange={(event) => setIsKept(event.currentTarget.checked)}
        />
      }
      isSending={false}
      error={undefined}
      onConfirm={remove}
    >
      {shown?.consequence}
    </ConfirmWindow>
  );
}

interface Question {
  readonly texts: readonly RemovedTexts[];
  readonly title: string;
  readonly consequence: string;
  readonly keep: string;
  readonly confirm: string;
  readonly done: string;
  readonly kept: string;
  readonly gone: string;
}

function questionOf(
  changes: readonly GradeChange[],
  { rows, columns }: Pick<GradebookState, 'rows' | 'columns'>,
): Question {
  const texts = removedTexts({ rows, columns }, changes);
  const hasFeedback = texts.some(({ feedback }) => feedback !== '');
  const hasNotes = texts.some(({ note }) => note !== '');
  const isBoth = hasFeedback && hasNotes;
  const [only] = texts;
  if (texts.length > 1 || only === undefined) {
    const kinds = isBoth ? 'feedback and notes' : hasFeedback ? 'feedback' : 'notes';
    const areOrIs = kinds === 'feedback' ? 'is' : 'are';
    return {
      texts,
      title: `Remove ${texts.length} grades with ${kinds}?`,
      consequence: `Their ${kinds} ${areOrIs} removed, too${hasFeedback ? ', and the students no longer see the feedback' : ''}.`,
      keep: `Keep the ${kinds}`,
      confirm: `Remove ${texts.length} grades`,
      done: `${texts.length} grades are removed.`,
      kept: `Their ${kinds} ${kinds === 'feedback' ? 'stays' : 'stay'}.`,
      gone: `Their ${kinds} ${areOrIs} removed.`,
    };
  }
  const row = rows.find(({ studentId }) => studentId === only.studentId);
  const name = row?.name ?? '';
  const at = columns.findIndex(({ itemId }) => itemId === only.itemId);
  const itemName = columns[at]?.itemName || 'No name';
  const hasResult = (row?.cells[at]?.quizPoints ?? null) !== null;
  const kinds = isBoth ? 'feedback and note' : hasFeedback ? 'feedback' : 'note';
  return {
    texts,
    title: hasResult ? `Use the quiz’s result for ${name}?` : `Remove the grade of ${name}?`,
    consequence: `The ${kinds} about the grade of ‘${itemName}’ ${isBoth ? 'are' : 'is'} removed, too${hasFeedback ? `, and ${name} no longer sees the feedback` : ''}.`,
    keep: `Keep the ${kinds}`,
    confirm: hasResult ? 'Use the quiz’s result' : 'Remove the grade',
    done: hasResult ? 'The quiz’s result counts again.' : 'The grade is removed.',
    kept: `Its ${kinds} ${isBoth ? 'stay' : 'stays'}.`,
    gone: `Its ${kinds} ${isBoth ? 'are' : 'is'} removed.`,
  };
}
