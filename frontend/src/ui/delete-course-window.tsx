import { ConfirmWindow } from './confirm-window.tsx';

interface DeleteCourseWindowProps {
  /** Name of the course. */
  name: string;
  /** Number of people in the course. Null closes the window. */
  people: number | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a course with people is deleted. */
export function DeleteCourseWindow({ name, people, onClose, onConfirm }: DeleteCourseWindowProps) {
  return (
    <ConfirmWindow
      opened={people !== null}
      onClose={onClose}
      title={`Delete ${name}?`}
      confirm="Delete the course"
      isHarmful
      isSending={false}
      error={undefined}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {`${people === 1 ? '1 person is' : `${(people ?? 0).toLocaleString('en-US')} people are`} in this course. They lose it with their grades. You can restore it for 30 days.`}
    </ConfirmWindow>
  );
}
