import { Text, Textarea, Title } from '@mantine/core';
import type { CourseTextField } from '../../../../../core/grading/course-fields.ts';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import { LinkedText, LinksIn } from '../../../ui/linked-text/linked-text.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './pages.module.css';

interface CourseTextProps {
  field: CourseTextField;
  label: string;
  /** What the text is for. */
  description: string;
  /** Shown to members if the text is empty. If omitted, they see nothing then. */
  emptyText?: string;
  minRows?: number;
}

/** A longer text of the course, saved with the draft. Members of an instructor's course read it. */
export function CourseText(props: CourseTextProps) {
  return useIsMember() ? <TextToRead {...props} /> : <TextToEdit {...props} />;
}

function TextToEdit({ field, label, description, minRows = 12 }: CourseTextProps) {
  const { edit } = usePlannerStore().getState();
  const value = usePlanner((state) => presentOf(state)[field]);
  const error = usePlanner((state) => presentOf(state).errors.course[field]);
  const maxLength = field === 'courseDescription' ? courseLimits.description : courseLimits.longText;
  return (
    <div>
      <Textarea
        label={label}
        description={description}
        error={error}
        autosize
        minRows={minRows}
        maxRows={40}
        maxLength={maxLength}
        value={value}
        onChange={(event) => edit({ type: 'setCourseText', field, value: event.currentTarget.value })}
      />
      <LinksIn text={value} label={`Links in ${label}`} />
    </div>
  );
}

function TextToRead({ field, label, emptyText }: CourseTextProps) {
  const value = usePlanner((state) => presentOf(state)[field]);
  const isEmpty = value.trim() === '';
  if (isEmpty && emptyText === undefined) return null;
  return (
    <section aria-label={label}>
      <Title order={2}>{label}</Title>
      {isEmpty ? (
        <Text mt="sm">{emptyText}</Text>
      ) : (
        <p className={styles.written}>
          <LinkedText text={value} />
        </p>
      )}
    </section>
  );
}
