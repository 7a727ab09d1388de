import { useQuery } from '@apollo/client/react';
import { Button, Modal, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useId, useRef } from 'react';
import type { WeakConceptsQuery } from '../../../gql/graphql.ts';
import { weakConceptsQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { strengthInWords } from '../../../lib/quizzes/strength.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { MaterialBar } from '../../../ui/grade/material-bar.tsx';
import styles from '../practice.module.css';
import { PractiseForm } from './practise-form.tsx';
import { failureIsShown } from '../../../lib/failure-is-shown.ts';

interface PractiseTheseProps {
  courseId: string | null;
  /** Weakest first. */
  concepts: readonly string[];
  children: string;
}

/** A button that opens a form to generate a quiz about these concepts. */
function PractiseThese({ courseId, concepts, children }: PractiseTheseProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={close} title="A quiz about weak concepts">
        <PractiseForm courseId={courseId} concepts={concepts} onClose={close} />
      </Modal>
    </>
  );
}

interface WeakConceptsProps {
  courseId: string | null;
  isStudent: boolean;
  /** Changes when the cards are fetched again. The list is then fetched again, too. */
  round: number;
}

const shownFirst = 8;

/** The weakest concepts by the user's answers, weakest first. */
export function WeakConcepts({ courseId, isStudent, round }: WeakConceptsProps) {
  const heading = useId();
  const { data, error, refetch } = useQuery(weakConceptsQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch().catch(failureIsShown);
  useRefetchAfter(round, retry);
  const concepts = data?.weakConcepts;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>Weak concepts</h2>
      {error ? (
        <FormFailure title="The weak concepts could not be fetched" onRetry={retry}>
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      {concepts || error ? null : <Skeleton height={96} mt="sm" />}
      {concepts ? <Concepts concepts={concepts.slice(0, shownFirst)} /> : null}
      {isStudent && concepts && concepts.length > 0 ? (
        <PractiseThese
          courseId={courseId}
          concepts={concepts.slice(0, shownFirst).map(({ concept }) => concept)}
        >
          Practise these
        </PractiseThese>
      ) : null}
    </section>
  );
}

/** Offers a student without due cards a quiz about weak concepts. Renders nothing without weak concepts. */
export function PractiseNow({ courseId }: Pick<WeakConceptsProps, 'courseId'>) {
  const { data } = useQuery(weakConceptsQuery, { variables: { courseId } });
  const concepts = (data?.weakConcepts ?? []).slice(0, shownFirst).map(({ concept }) => concept);
  if (concepts.length === 0) return null;
  return (
    <PractiseThese courseId={courseId} concepts={concepts}>
      Practise weak concepts now
    </PractiseThese>
  );
}

function useRefetchAfter(round: number, refetch: () => void): void {
  const seen = useRef(round);
  useEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    refetch();
  });
}

function Concepts({ concepts }: { concepts: NonNullable<WeakConceptsQuery['weakConcepts']> }) {
  if (concepts.length === 0)
    return (
      <p className={styles.tip}>
        No weak concepts so far. Take a quiz to find out which concepts need practice.
      </p>
    );
  return (
    <ul className={styles.concepts}>
      {concepts.map(({ concept, strength, answers, cards }) => (
        <li key={concept}>
          <span className={styles.concept}>{concept}</span>
          <span className={styles.strength}>{strengthInWords(strength)}</span>
          <MaterialBar
            parts={{ earned: strength * 100, needed: 0, open: (1 - strength) * 100, lost: 0 }}
            height={8}
          />
          <small>
            {counted(answers, 'answer')}
            {cards === 0 ? '' : `, ${counted(cards, 'card')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
