import { useState } from 'react';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { loggedReason, ReasonField, reasonOf } from '../../../ui/reason-field.tsx';
import type { UnconfirmedRemoval, PersonWork } from './use-removing-person.ts';

interface RemovePersonWindowProps {
  /** Null closes the window. */
  removal: UnconfirmedRemoval | null;
  isSending: boolean;
  error: Error | undefined;
  /** Called with the reason. Null if none was given. */
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/**
 * Asks for a confirmation and an optional reason before a person with grades or attempts is removed from the course.
 */
export function RemovePersonWindow({ removal, onConfirm, ...rest }: RemovePersonWindowProps) {
  const [reason, setReason] = useState('');
  // The reason is cleared when the window opens for another removal.
  const [previousRemoval, setPreviousRemoval] = useState(removal);
  if (previousRemoval !== removal) {
    setPreviousRemoval(removal);
    setReason('');
  }
  const name = removal?.person.name ?? '';
  return (
    <ConfirmWindow
      opened={removal !== null}
      title={`Remove ${name}?`}
      confirm="Remove the person"
      isHarmful
      failureTitle="Nobody was removed"
      field={<ReasonField description={loggedReason} value={reason} onChange={setReason} />}
      onConfirm={() => onConfirm(reasonOf(reason))}
      {...rest}
    >
      {removal === null
        ? null
        : `${name} has ${workText(removal.work)} in this course. ${effectText(removal)}`}
    </ConfirmWindow>
  );
}

const countText = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${one}s`;

function workText({ grades, attempts }: PersonWork): string {
  return [
    ...(grades === 0 ? [] : [countText(grades, 'grade')]),
    ...(attempts === 0 ? [] : [countText(attempts, 'quiz attempt')]),
  ].join(' and ');
}

/**
 * What happens to the grades and attempts of the person. The gradebook recognizes a person who is added again by the
 * address.
 */
function effectText({ person, work: { grades, attempts } }: UnconfirmedRemoval): string {
  const ofItems = grades - (person.grade === null ? 0 : 1);
  const ofGrades =
    person.email === ''
      ? 'The grades of items can’t be brought back, because the person has no address.'
      : 'Grades of items leave the gradebook, and come back if you add the person again with the same address.';
  return [
    ...(ofItems === 0 ? [] : [ofGrades]),
    ...(person.grade === null ? [] : ['The grade of the course comes back only if you select Undo at once.']),
    ...(attempts === 0 ? [] : ['Attempts stay with their quizzes.']),
  ].join(' ');
}
