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
 * A grade that is edited in place: percent, or a letter of the course. It is sent when the field is left. Enter moves
 * to the next person, and Escape restores the stored grade.
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
  const entry = readCourseGrade(text, presentOf(store.getState()).gradeMaps);
  const typedGrade = 'problem' in entry ? null : entry.grade;
  const entryProblem =
    'problem' in entry ? entry.problem : checkCourseGrade(typedGrade, { extraCredit, before: grade });
  const send = async () => {
    setProblem(entryProblem);
    if (entryProblem !== null || text === stored || typedGrade === inFlight.current) return;
    if (typedGrade === grade) {
      setText(stored);
      return;
    }
    inFlight.current = typedGrade;
    try {
      await update({ variables: { courseId, studentId: id, grade: typedGrade } });
      announce(`Grade of ${name} saved.`);
    } catch (error) {
      showFailure(failureMessage(error), () => void send());
    } finally {
      inFlight.current = undefined;
    }
  };
  const handleKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    // In an input method, for example for Japanese, these keys only end the input of a word.
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      setText(stored);
      setProblem(null);
    }
    if (key !== 'Enter') return;
    const next = entryProblem === null ? gradeBelow(currentTarget) : null;
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
