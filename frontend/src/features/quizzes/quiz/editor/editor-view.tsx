import { Button, Group, Modal, Tabs, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { quizEditAddress } from '../../../../lib/quizzes/quiz-address.ts';
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts';
import { LinkedText } from '../../../../ui/linked-text/linked-text.tsx';
import { QuizStateBadge } from '../../../../ui/quiz-state.tsx';
import { Facts } from '../intro/facts.tsx';
import { Files } from '../intro/files.tsx';
import type { QuizOnScreen } from '../quiz-on-screen.ts';
import { QuizCourse } from '../quiz-course.tsx';
import page from '../quiz.module.css';
import { RegradeBar } from '../regrade/regrade-bar.tsx';
import styles from './editor.module.css';
import { LocalGrades, LocalGradesContext } from './local-grades.ts';
import { Results } from './results/results.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { SubmissionOnScreen } from './submission-on-screen.tsx';

/** Stores unsaved grades, and asks before the user leaves the quiz with an unsaved grade. */
function UnsavedGrades({ children }: { children: ReactNode }) {
  const [localGrades] = useState(() => new LocalGrades());
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useUnsavedGuard(
    () => !localGrades.isEmpty,
    (go) => setLeave(() => go),
  );
  const stay = () => setLeave(null);
  return (
    <LocalGradesContext value={localGrades}>
      {children}
      <Modal opened={leave !== null} onClose={stay} title="Leave without saving the grade?" centered>
        <Text>A grade that you typed isn’t saved yet. You lose it if you leave without saving.</Text>
        <Group mt="lg" gap="sm" justify="flex-end">
          <Button variant="default" onClick={() => leave?.()}>
            Leave without saving
          </Button>
          <Button data-autofocus onClick={stay}>
            Stay here
          </Button>
        </Group>
      </Modal>
    </LocalGradesContext>
  );
}

const tabs = [
  { name: 'about', label: 'About' },
  { name: 'results', label: 'Results' },
  { name: 'statistics', label: 'Item statistics' },
] as const;

/** A quiz for its editors and graders: its state, the results and the item statistics. */
export function EditorView({ quiz }: { quiz: QuizOnScreen }) {
  const [search, setSearch] = useSearchParams();
  const submissionId = search.get('submission');
  const requestedTab = submissionId === null ? search.get('tab') : 'results';
  const { name } = tabs.find((tab) => tab.name === requestedTab) ?? tabs[0];
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>{quiz.title}</h1>
          <QuizCourse quiz={quiz} />
          <Group mt="xs">
            <QuizStateBadge quiz={quiz} />
          </Group>
        </div>
        {quiz.canEdit ? (
          <Button size="md" variant="default" component={Link} to={quizEditAddress(quiz)}>
            Edit
          </Button>
        ) : null}
      </header>
      <UnsavedGrades>
        <Tabs
          value={name}
          keepMounted={false}
          onChange={(tab) => setSearch(tab === null || tab === 'about' ? {} : { tab }, { replace: true })}
        >
          <Tabs.List aria-label={quiz.title}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab.name} value={tab.name} className={styles.tab ?? ''}>
                {tab.label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="about">
            <About quiz={quiz} />
          </Tabs.Panel>
          <Tabs.Panel value="results">
            {submissionId === null ? (
              <>
                {quiz.canEdit ? <RegradeBar quizId={quiz.id} /> : null}
                <Results quiz={quiz} />
              </>
            ) : (
              <SubmissionOnScreen key={submissionId} id={submissionId} quizId={quiz.id} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="statistics">
            <Statistics quizId={quiz.id} />
          </Tabs.Panel>
        </Tabs>
      </UnsavedGrades>
    </div>
  );
}

function About({ quiz }: { quiz: QuizOnScreen }) {
  return (
    <section className={page.sheet} aria-label="About this quiz">
      {quiz.description === '' ? null : (
        <p className={styles.description}>
          <LinkedText text={quiz.description} />
        </p>
      )}
      <Facts quiz={quiz} />
      <Files files={quiz.files} />
    </section>
  );
}
