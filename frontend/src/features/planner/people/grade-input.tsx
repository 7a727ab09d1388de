import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { checkNumber } from '../../../../../core/grading/course-rules.ts';
import { parseEntry } from '../../../../../core/grading/paste.ts';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { usePlannerStore } from '../store/use-planner.ts';
import { updateStudentGradeMutation } from './documents.ts';
import styles from './people.module.css';

interface GradeInputProps {
  courseId: string;
  person: PersonRowFragment;
}

/** A grade given in place: sent when the field is left or Enter is pressed; Escape puts back what is stored. */
export function GradeInput({ courseId, person: { id, name, grade } }: GradeInputProps) {
  const { announce } = usePlannerStore().getState();
  const [update, { loading }] = useMutation(updateStudentGradeMutation);
  const stored = grade === null ? '' : String(grade);
  const [text, setText] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const read = text.trim() === '' ? null : parseEntry(text);
    const refused = text.trim() === '' ? null : checkNumber('grade', read);
    setProblem(refused);
    if (refused !== null || read === grade) return;
    try {
      await update({ variables: { courseId, studentId: id, grade: read } });
      announce(`Grade of ${name} saved.`);
    } catch (error) {
      const again = { label: 'Try again', onClick: () => void send() };
      showNotice({ color: 'danger', message: failureMessage(error), action: again });
    }
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void send();
    if (key === 'Escape') setText(stored);
  };
  return (
    <TextInput
      className={styles.grade ?? ''}
      aria-label={`Grade of ${name} in the course`}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      error={problem}
      aria-busy={loading}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void send()}
      onKeyDown={handleKeyDown}
    />
  );
}
