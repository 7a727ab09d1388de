import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { checkCourseGrade, needsExtraCredit } from '../../../../../core/courses/person-rules.ts';
import { readCourseGrade } from '../../../../../core/grading/course-grade.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { type CourseOfPeople, updateStudentGradeMutation } from './people-documents.ts';
import styles from './people.module.css';

interface GradeInputProps {
  course: CourseOfPeople;
  person: PersonRowFragment;
}

/**
 * A grade that is edited in place: percent, or a letter of the course. It is sent when the field is left. Enter goes to the next person, Escape
 * restores the stored grade.
 */
export function GradeInput({ course, person: { id, name, grade } }: GradeInputProps) {
  const { courseId, extraCredit } = course;
  const store = usePlannerStore();
  const { announce } = store.getState();
  const [update, { loading }] = useMutation(updateStudentGradeMutation);
  const stored = grade === null ? '' : formatCompact(grade);
  const [text, setText] = useState(stored);
  const [shown, setShown] = useState(grade);
  const [problem, setProblem] = useState<string | null>(null);
  /** The grade that is being sent, so that leaving the field after Enter does not send it again. */
  const inFlight = useRef<number | null>(undefined);
  if (shown !== grade) {
    setShown(grade);
    setText(stored);
  }
  const entered = readCourseGrade(text, presentOf(store.getState()).gradeMaps);
  const read = 'problem' in entered ? null : entered.grade;
  const refused =
    'problem' in entered ? entered.problem : checkCourseGrade(read, { extraCredit, before: grade });
  const send = async () => {
    setProblem(refused);
    if (refused !== null || text === stored || read === inFlight.current) return;
    if (read === grade) {
      setText(stored);
      return;
    }
    inFlight.current = read;
    try {
      await update({ variables: { courseId, studentId: id, grade: read } });
      announce(`Grade of ${name} saved.`);
    } catch (error) {
      showFailure(failureMessage(error), () => void send());
    } finally {
      inFlight.current = undefined;
    }
  };
  const handleKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    // These keys also end the composition of an input method.
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      setText(stored);
      setProblem(null);
    }
    if (key !== 'Enter') return;
    const next = refused === null ? gradeBelow(currentTarget) : null;
    // When the focus leaves the field, the grade is sent.
    next?.focus();
    next?.select();
    if (next === null) void send();
  };
  return (
    <TextInput
      className={styles.grade ?? ''}
      aria-label={`Grade of ${name} in the course`}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      error={problem === needsExtraCredit && extraCredit ? 'Press Enter to save this grade.' : problem}
      aria-busy={loading}
      data-grade
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void send()}
      onKeyDown={handleKeyDown}
    />
  );
}

/** The grade field of the next person. Null for the last one. */
function gradeBelow(field: HTMLInputElement): HTMLInputElement | null {
  const all = [...(field.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[data-grade]') ?? [])];
  return all[all.indexOf(field) + 1] ?? null;
}
