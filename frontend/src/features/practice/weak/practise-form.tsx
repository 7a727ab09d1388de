import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { checkQuestionCount } from '../../../../../core/quizzes/generation/sourced-question.ts';
import { texts } from '../../../../../core/texts.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { generationProblem, useGenerateQuiz } from '../../../lib/quizzes/use-generate-quiz.ts';
import { quizListQuery, quizProgressQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import styles from '../practice.module.css';

interface PractiseFormProps {
  courseId: string | null;
  concepts: readonly string[];
  onClose: () => void;
}

interface QuizOptions {
  readonly chosen: readonly string[];
  /** As typed. */
  readonly count: string;
}

/** Errors by field. */
function problemsOf({ chosen, count }: QuizOptions): { readonly chosen?: string; readonly count?: string } {
  const countProblem = checkQuestionCount(Number(count));
  return {
    ...(chosen.length === 0 && { chosen: 'Choose at least one concept.' }),
    ...(countProblem !== null && { count: countProblem }),
  };
}

/** Asks for concepts and the maximum number of questions, and generates a quiz. */
export function PractiseForm({ courseId, concepts, onClose }: PractiseFormProps) {
  const [options, setOptions] = useState<QuizOptions>({ chosen: concepts, count: '10' });
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const { generate, isGenerating, error } = useGenerateQuiz();
  const change = (changes: Partial<QuizOptions>) => {
    setOptions((before) => ({ ...before, ...changes }));
    setProblems({});
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    const newProblems = problemsOf(options);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0 || isGenerating) return;
    const { chosen, count } = options;
    generate({ courseId, concepts: [...chosen], count: Number(count), fromWeakConcepts: true });
  };
  return (
    <form noValidate onSubmit={start}>
      <UnfinishedPractice />
      <Checkbox.Group
        label="Concepts"
        value={[...options.chosen]}
        error={problems.chosen}
        onChange={(chosen) => change({ chosen })}
      >
        <Stack gap={10} mt={6} mb="xs">
          {concepts.map((concept) => (
            <Checkbox key={concept} value={concept} label={concept} className={styles.choice ?? ''} />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        mt="md"
        label="Maximum questions"
        inputMode="numeric"
        autoComplete="off"
        value={options.count}
        error={problems.count}
        onChange={({ currentTarget }) => change({ count: currentTarget.value })}
      />
      {error ? (
        <FormFailure title={texts.quiz.generateFailure}>{generationProblem(error)}</FormFailure>
      ) : null}
      <Sending message={isGenerating ? 'Generating the quiz…' : null} />
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Generate the quiz</Button>
      </Group>
    </form>
  );
}

const maxShown = 3;

/**
 * Links to the user's unfinished practice quizzes, so that they continue one instead of generating another.
 * Renders nothing without such quizzes.
 */
function UnfinishedPractice() {
  const heading = useId();
  const fresh = { fetchPolicy: 'cache-and-network' } as const;
  const { data: list } = useQuery(quizListQuery, fresh);
  const { data: progress } = useQuery(quizProgressQuery, fresh);
  if (!list?.quizzes || !progress?.quizProgress) return null;
  const done = new Set(
    progress.quizProgress
      .filter(({ officialAttempt }) => officialAttempt !== null)
      .map(({ quizId }) => quizId),
  );
  const open = list.quizzes.filter(({ id, isPractice }) => isPractice && !done.has(id));
  if (open.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-labelledby={heading}>
      <h3 id={heading}>Not finished yet</h3>
      <ul>
        {open.slice(0, maxShown).map(({ id, title }) => (
          <li key={id}>
            <Link to={quizAddress(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
