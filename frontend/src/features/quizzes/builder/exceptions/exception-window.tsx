import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Select, SimpleGrid, Text } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { isStudentRole } from '../../../../../../core/courses/student-role.ts';
import type { QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import { movedClosing } from '../../../../../../core/quizzes/quiz-dates.ts';
import type { ExceptionPartsFragment } from '../../../../gql/graphql.ts';
import { whenText } from '../../../../lib/dates/date-texts.ts';
import { failureMessage, fieldMessages } from '../../../../lib/server-failure.ts';
import { DateTimeField } from '../../../../ui/dates/date-time-field.tsx';
import { Failure } from '../../../../ui/failure.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { ExtraRetryWarning } from '../../../../ui/retry-warning.tsx';
import { dateFields } from '../settings/date-fields.ts';
import styles from '../quiz-builder.module.css';
import {
  exceptionPeopleQuery,
  quizExceptionsQuery,
  setQuizExceptionMutation,
} from './exception-documents.ts';
import { exceptionName } from './exception-text.ts';

export interface ExceptionWindowProps {
  quizId: string;
  courseId: string;
  /** The saved settings of the quiz. */
  settings: QuizSettings;
  zone: string;
  /** The exception to change. Null for a new one. */
  exception: ExceptionPartsFragment | null;
  /** IDs of the people who have an exception. */
  taken: ReadonlySet<string>;
  onClose: () => void;
}

const noExtras = { opensAt: null, dueAt: null, closesAt: null, extraMinutes: 0, extraAttempts: 0 } as const;

type Rules = Pick<
  ExceptionPartsFragment,
  'opensAt' | 'dueAt' | 'closesAt' | 'extraMinutes' | 'extraAttempts'
>;

function rulesOf({ opensAt, dueAt, closesAt, extraMinutes, extraAttempts }: Rules): Rules {
  return { opensAt, dueAt, closesAt, extraMinutes, extraAttempts };
}

/** Sets other dates, extra time and extra attempts for one person. Takes effect at once. */
export function ExceptionWindow(props: ExceptionWindowProps) {
  const title = props.exception ? `Exception for ${exceptionName(props.exception)}` : 'Add an exception';
  return (
    <Modal opened onClose={props.onClose} title={title} size="lg">
      <ExceptionForm {...props} />
    </Modal>
  );
}

function ExceptionForm({
  quizId,
  courseId,
  settings,
  zone,
  exception,
  taken,
  onClose,
}: ExceptionWindowProps) {
  const [studentId, setStudentId] = useState(exception?.studentId ?? null);
  const [rules, setRules] = useState<Rules>(exception ? rulesOf(exception) : noExtras);
  const [isPersonMissing, setPersonMissing] = useState(false);
  const closing = movedClosing(settings, rules);
  const [send, { loading, error }] = useMutation(setQuizExceptionMutation, {
    refetchQueries: [quizExceptionsQuery],
    awaitRefetchQueries: true,
  });
  const refused = fieldMessages(error);
  const problemOf = (name: string) => refused[`input.${name}`];
  const generalProblem =
    refused['input'] ?? (Object.keys(refused).length === 0 && error ? failureMessage(error) : null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPersonMissing(studentId === null);
    // The fields show that their texts are not numbers.
    const areNumbers = Number.isInteger(rules.extraMinutes) && Number.isInteger(rules.extraAttempts);
    if (studentId === null || !areNumbers) return;
    const revision = exception?.revision ?? 0;
    const sent = await send({ variables: { quizId, studentId, input: rules, revision } }).catch(() => null);
    if (sent !== null) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.exceptionForm}>
      {generalProblem === null ? null : (
        <Failure title="The exception was not saved" message={generalProblem} />
      )}
      {exception ? null : (
        <PersonSelect
          courseId={courseId}
          taken={taken}
          value={studentId}
          error={isPersonMissing ? 'Choose a person.' : undefined}
          onChange={setStudentId}
        />
      )}
      <Text size="sm" c="dimmed">
        For empty fields, the settings of the quiz apply. Times are in {zone}.
      </Text>
      <div className={styles.dates}>
        {dateFields.map(({ name, label, defaultTime }) => (
          <DateTimeField
            key={name}
            label={label}
            defaultTime={defaultTime}
            description={
              settings[name] === null
                ? 'The quiz has no date.'
                : `The quiz: ${whenText(settings[name], zone)}`
            }
            zone={zone}
            error={problemOf(name)}
            value={rules[name]}
            onChange={(value) => setRules({ ...rules, [name]: value })}
          />
        ))}
      </div>
      {/* The region exists before its text, so that screen readers announce the text. */}
      <div role="status">
        {closing === null ? null : (
          <Text size="sm">
            This due date is after the closing of the quiz, so the quiz also closes later for this student:{' '}
            <b>{whenText(closing, zone)}</b>.
          </Text>
        )}
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label="Extra time"
          description={
            settings.timeLimit === null
              ? 'The quiz has no time limit.'
              : `In addition to ${settings.timeLimit} minutes, at once.`
          }
          unit="min"
          disabled={settings.timeLimit === null && rules.extraMinutes === 0}
          isWhole
          error={problemOf('extraMinutes')}
          value={rules.extraMinutes === 0 ? null : rules.extraMinutes}
          onChange={(minutes) => setRules({ ...rules, extraMinutes: minutes ?? 0 })}
        />
        <NumberField
          label="Extra attempts"
          description={
            settings.allowedAttempts === -1
              ? 'Attempts have no limit.'
              : `In addition to ${settings.allowedAttempts}.`
          }
          isWhole
          error={problemOf('extraAttempts')}
          value={rules.extraAttempts === 0 ? null : rules.extraAttempts}
          onChange={(count) => setRules({ ...rules, extraAttempts: count ?? 0 })}
        />
      </SimpleGrid>
      {/* The region exists before the warning, so that screen readers announce it. */}
      <div aria-live="polite">
        <ExtraRetryWarning
          rules={settings}
          students={[{ name: 'This student', extraAttempts: rules.extraAttempts }]}
          action={null}
        />
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={loading}>
          Save exception
        </Button>
      </Group>
    </form>
  );
}

interface PersonSelectProps {
  courseId: string;
  taken: ReadonlySet<string>;
  value: string | null;
  error: string | undefined;
  onChange: (studentId: string | null) => void;
}

const labelOf = ({ name, email }: { name: string; email: string }) =>
  email === '' ? name : `${name} (${email})`;

/** The students of the course without an exception. */
function PersonSelect({ courseId, taken, value, error, onChange }: PersonSelectProps) {
  const { data, error: failure } = useQuery(exceptionPeopleQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const people = (data?.course?.people ?? []).filter(({ id, role }) => !taken.has(id) && isStudentRole(role));
  return (
    <Select
      label="Person"
      data-autofocus
      searchable
      // The list would cover the window as soon as it opens.
      openOnFocus={false}
      placeholder={data ? 'Choose a person' : 'Loading…'}
      nothingFoundMessage={
        people.length === 0
          ? 'Every student of the course has an exception, or there are no students in it.'
          : 'No matching person'
      }
      error={failure ? failureMessage(failure) : error}
      data={people.map((person) => ({ value: person.id, label: labelOf(person) }))}
      value={value}
      onChange={onChange}
    />
  );
}
