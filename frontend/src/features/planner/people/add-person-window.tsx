import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, SimpleGrid, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { checkCourseGrade } from '../../../../../core/courses/person-rules.ts';
import { readCourseGrade } from '../../../../../core/grading/course-grade.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { useInvites } from './use-invites.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { addStudentMutation, type CourseOfPeople } from './people-documents.ts';
import { Failure } from '../../../ui/failure.tsx';

interface AddPersonWindowProps {
  opened: boolean;
  course: CourseOfPeople;
  onClose: () => void;
}

export function AddPersonWindow({ opened, course, onClose }: AddPersonWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add a person" size="lg">
      <PersonForm course={course} onDone={onClose} />
    </Modal>
  );
}

const blank = { name: '', role: '', email: '', linkedin: '', github: '', key: '', grade: '' };
type FieldName = keyof typeof blank;

const fields: readonly { name: FieldName; label: string; description?: string }[] = [
  { name: 'name', label: 'Name' },
  { name: 'role', label: 'Role', description: 'For example, Student or Tutor' },
  { name: 'email', label: 'Email' },
  { name: 'key', label: 'ID', description: 'For example, the number on the student card' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'github', label: 'GitHub' },
  {
    name: 'grade',
    label: 'Grade (%)',
    description: 'For the whole course. Grades of items are in the gradebook.',
  },
];

interface PersonFormProps {
  course: CourseOfPeople;
  onDone: () => void;
}

type Problems = Partial<Record<FieldName, string>>;

function PersonForm({ course: { courseId, extraCredit, onChanged }, onDone }: PersonFormProps) {
  const store = usePlannerStore();
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const [add, { loading, error }] = useMutation(addStudentMutation);
  const refused = fieldMessages(error);
  const emailDescription = useInvites()
    ? 'A person with this address finds an invitation under Courses. Nobody gets an email.'
    : 'A person with this address finds the course under Courses. Nobody gets an email.';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { grade: text, ...input } = values;
    const entry = readCourseGrade(text, presentOf(store.getState()).gradeMaps);
    const grade = 'problem' in entry ? null : entry.grade;
    const gradeProblem = 'problem' in entry ? entry.problem : checkCourseGrade(grade, { extraCredit });
    const found: Problems = {
      ...(values.name.trim() === '' && { name: 'Enter a name.' }),
      ...(gradeProblem !== null && { grade: gradeProblem }),
    };
    setProblems(found);
    const first = fields.find(({ name }) => name in found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
      return;
    }
    // The failure is also returned as `error`.
    const added = await add({ variables: { courseId, input: { ...input, grade } } }).catch(() => null);
    if (added === null) return;
    void onChanged();
    onDone();
  };
  const problemOf = (name: FieldName) => problems[name] ?? refused[`input.${name}`];
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {error && Object.keys(refused).length === 0 ? (
        <Failure mb="md" message={failureMessage(error)} />
      ) : null}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        {fields.map(({ name, label, description }) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            description={name === 'email' ? emailDescription : description}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={problemOf(name)}
            required={name === 'name'}
            withAsterisk={false}
            data-autofocus={name === 'name' || undefined}
            inputMode={name === 'grade' ? 'decimal' : 'text'}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={loading}>
          Add
        </Button>
      </Group>
    </form>
  );
}
