import { Button, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { type ChosenNote, noteInAddress, noteParameters } from '../../../lib/notes/note-questions.ts';
import { paths } from '../../../lib/paths.ts';
import { generationProblem, useGenerateQuiz } from '../../../lib/quizzes/use-generate-quiz.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { GenerationFields } from './generate/generation-fields.tsx';
import {
  blankGeneration,
  checkGeneration,
  inputOf,
  type GenerationForm,
  type GenerationErrors,
} from './generate/generation-form.ts';
import { QuizListSection } from './quiz-list-section.tsx';
import styles from './quizzes.module.css';

interface GenerateWindowProps {
  opened: boolean;
  /** The note that is chosen at first. */
  note: ChosenNote | null;
  onClose: () => void;
}

/** Asks for the settings of a practice quiz, generates it, and opens it. */
function GenerateWindow({ opened, note, onClose }: GenerateWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Generate a practice quiz" size="lg">
      <GenerateForm note={note} onClose={onClose} />
    </Modal>
  );
}

function GenerateForm({ note, onClose }: Omit<GenerateWindowProps, 'opened'>) {
  const [form, setForm] = useState({
    ...blankGeneration,
    ...(note !== null && { source: 'note' as const, note }),
  });
  const [errors, setErrors] = useState<GenerationErrors>({});
  const { generate, isGenerating, error, clearError } = useGenerateQuiz();
  const change = (changes: Partial<GenerationForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setErrors({});
    clearError();
  };
  const start = () => {
    const newErrors = checkGeneration(form);
    setErrors(newErrors);
    if (Object.keys(newErrors).length === 0 && !isGenerating) generate(inputOf(form));
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        start();
      }}
    >
      <GenerationFields form={form} errors={errors} onChange={change} />
      {error ? (
        <FormFailure title={texts.quiz.generateFailure}>{generationProblem(error)}</FormFailure>
      ) : null}
      <Sending message={isGenerating ? 'Generating the quiz…' : null} />
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Generate</Button>
      </Group>
    </form>
  );
}

/** Opens the window that generates a practice quiz. It is open at first if the URL has a note. */
function GenerateButton() {
  const { params, write } = useAddressParams();
  const note = noteInAddress(params);
  const [isOpen, { open, close }] = useDisclosure(note !== null);
  const closeAndForget = () => {
    close();
    write(Object.fromEntries(noteParameters.map((name) => [name, null])), { replace: true });
  };
  return (
    <>
      <Button onClick={open}>Generate a practice quiz</Button>
      <GenerateWindow opened={isOpen} note={note} onClose={closeAndForget} />
    </>
  );
}

interface QuizzesHeadProps {
  title: string;
  isInstructor: boolean;
}

/** The heading and the main actions. */
function QuizzesHead({ title, isInstructor }: QuizzesHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <Group gap="sm">
        <Button variant="default" component={Link} to={paths.practice}>
          Practise
        </Button>
        {isInstructor ? <ForInstructors /> : <GenerateButton />}
      </Group>
    </div>
  );
}

function ForInstructors() {
  return (
    <>
      <Button variant="default" component={Link} to={paths.questionBank}>
        Question bank
      </Button>
      <Button component={Link} to={paths.createQuiz} leftSection={<IconPlus size={16} aria-hidden />}>
        Create a quiz
      </Button>
    </>
  );
}

const title = 'Quizzes';
const reason =
  'Sign in to take quizzes. Your account saves your attempts, your results and what to practise next.';

/** The quizzes that the user can take or edit, by category. */
export function QuizzesScreen() {
  return (
    <SessionGate title={title} reason={reason}>
      {({ role }) => (
        <div className={`wrap ${styles.screen}`}>
          <QuizzesHead title={title} isInstructor={role !== 'Student'} />
          <QuizListSection isInstructor={role !== 'Student'} />
        </div>
      )}
    </SessionGate>
  );
}
