import { useQuery } from '@apollo/client/react';
import { Button, Modal, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { comparable } from '../../../../../core/search/words.ts';
import type { WeakConceptsQuery } from '../../../gql/graphql.ts';
import { weakConceptsQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { canBePractised, feedbackAddress } from '../../../lib/quizzes/weak-essay.ts';
import { strengthInWords } from '../../../lib/quizzes/strength.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { MaterialBar } from '../../../ui/grade/material-bar.tsx';
import styles from '../practice.module.css';
import { generationProblem } from '../../../lib/quizzes/use-generate-quiz.ts';
import { PractiseForm } from './practise-form.tsx';
import { usePractiseNow, type PractiseNowProps } from './use-practise-now.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

interface GenerateProps {
  courseId: string | null;
  /** Weakest first. */
  concepts: readonly string[];
}

/** A button that opens a form to generate a quiz about these concepts. */
function GenerateQuiz({ courseId, concepts }: GenerateProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="subtle" onClick={open}>
        Generate a quiz…
      </Button>
      <Modal opened={isOpen} onClose={close} title="A quiz about weak concepts">
        <PractiseForm courseId={courseId} concepts={concepts} onClose={close} />
      </Modal>
    </>
  );
}

interface PractiseNowButtonProps extends PractiseNowProps {
  concepts: WeakConceptList;
  hasCards?: boolean;
  startsAtOnce?: boolean;
  label?: string;
}

/**
 * Starts practice of the weak concepts at once: with the user's cards about them, due or not. Without cards, a
 * student gets a generated quiz.
 */
function PractiseNowButton({
  concepts,
  hasCards = concepts.some(({ cards }) => cards > 0),
  startsAtOnce = false,
  label = 'Practise now',
  ...props
}: PractiseNowButtonProps) {
  const { start, isStarting, error } = usePractiseNow(props);
  const startOnce = useEffectEvent(() => start(namesOf(concepts)));
  useEffect(() => {
    if (startsAtOnce && hasCards) startOnce();
  }, [startsAtOnce, hasCards]);
  if (!hasCards && !props.isStudent) return null;
  return (
    <div className={styles.now}>
      <Button variant="default" loading={isStarting} onClick={() => start(namesOf(concepts))}>
        {label}
      </Button>
      {error ? <FormFailure title="Practice could not start">{generationProblem(error)}</FormFailure> : null}
    </div>
  );
}

type WeakConceptList = NonNullable<WeakConceptsQuery['weakConcepts']>;

const namesOf = (concepts: WeakConceptList) => concepts.map(({ concept }) => concept);

interface WeakConceptsProps extends PractiseNowProps {
  /** Changes when the cards are fetched again. The list is then fetched again, too. */
  round: number;
  /** Whether the user has cards, due or not. */
  hasCards: boolean;
  /** False if the screen has a button to practise them already. */
  offersPractice: boolean;
  /** Whether cards are being asked. The answers change the figures when the run ends. */
  isPractising: boolean;
  /** Concepts that may not be named, because a card about them is being asked. */
  hidden: readonly string[];
}

const maxConcepts = 8;

/** The weakest concepts by the user's answers, weakest first. */
export function WeakConcepts({
  round,
  hidden,
  hasCards,
  offersPractice,
  isPractising,
  ...props
}: WeakConceptsProps) {
  const { courseId, isStudent } = props;
  const heading = useId();
  const { data, error, refetch } = useQuery(weakConceptsQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch().catch(ignoreShownFailure);
  useRefetchAfter(round, retry);
  const concepts = data?.weakConcepts?.slice(0, maxConcepts);
  const practisable = concepts?.filter(canBePractised) ?? [];
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>Weak concepts</h2>
      {error ? (
        <FormFailure title="The weak concepts could not be fetched" onRetry={retry}>
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      {concepts || error ? null : <Skeleton height={96} mt="sm" />}
      {concepts ? <Concepts concepts={concepts} hidden={hidden} hasCards={hasCards} /> : null}
      {isPractising && concepts && concepts.length > 0 ? (
        <p className={styles.tip}>Your answers change these figures when you finish.</p>
      ) : null}
      {practisable.length > 0 ? (
        <>
          {offersPractice ? <PractiseNowButton {...props} concepts={practisable} /> : null}
          {isStudent ? <GenerateQuiz courseId={courseId} concepts={namesOf(practisable)} /> : null}
        </>
      ) : null}
    </section>
  );
}

type PractiseNowOffer = PractiseNowProps & { hasCards: boolean; startsAtOnce: boolean };

/**
 * Offers to practise if no card is due: weak concepts, or else all cards. Renders nothing without either.
 * `startsAtOnce`: if the user has cards, practice starts without a click.
 */
export function PractiseNow({ hasCards, startsAtOnce, ...props }: PractiseNowOffer) {
  const { data } = useQuery(weakConceptsQuery, { variables: { courseId: props.courseId } });
  const concepts = (data?.weakConcepts ?? []).slice(0, maxConcepts).filter(canBePractised);
  if (concepts.length === 0 && !hasCards) return null;
  // The cards about weak concepts can be fewer than all cards, whose number is above the button.
  const label = concepts.some(({ cards }) => cards > 0) ? 'Practise weak concepts' : 'Practise now';
  return <PractiseNowButton {...props} {...{ concepts, hasCards, startsAtOnce, label }} />;
}

function useRefetchAfter(round: number, refetch: () => void): void {
  const previousRound = useRef(round);
  useEffect(() => {
    if (previousRound.current === round) return;
    previousRound.current = round;
    refetch();
  });
}

interface ConceptsProps extends Pick<WeakConceptsProps, 'hidden' | 'hasCards'> {
  concepts: WeakConceptList;
}

function Concepts({ concepts, hidden, hasCards }: ConceptsProps) {
  const hiddenKeys = new Set(hidden.map(keyOf));
  if (concepts.length === 0)
    return (
      <p className={styles.tip}>
        {hasCards
          ? 'No weak concepts now. What you missed still comes back as cards.'
          : 'No weak concepts so far. Take a quiz to find out which concepts need practice.'}
      </p>
    );
  return (
    <ul className={styles.concepts}>
      {concepts.map(({ concept, strength, share, answers, cards, essay }) => (
        <li key={concept}>
          {hiddenKeys.has(keyOf(concept)) ? (
            <span className={styles.hidden}>A concept of this card</span>
          ) : (
            <span className={styles.concept}>{concept}</span>
          )}
          <span className={styles.strength}>{strengthInWords(strength)}</span>
          <MaterialBar
            parts={{ earned: share * 100, needed: 0, open: (1 - share) * 100, lost: 0 }}
            height={8}
          />
          <small>
            {Math.round(share * 100)} % of the points, {counted(answers, 'answer')}
            {cards === 0 ? '' : `, ${counted(cards, 'card')}`}
          </small>
          {essay === null ? null : (
            <p className={styles.essay}>
              Only essays ask about this. Read the feedback of{' '}
              <Link to={feedbackAddress(essay)}>{essay.quizTitle}</Link>.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names that differ only in letter case are one concept. */
const keyOf = (concept: string) => comparable(concept.trim());

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
