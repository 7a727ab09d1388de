import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPoints } from '../../../../../../core/grading/rounding.ts';
import { askedItems } from '../../../../../../core/quizzes/question-pools.ts';
import { paths } from '../../../../lib/paths.ts';
import { dropIndex, pointsOf } from '../model/question-list.ts';
import { Pools } from '../pools/pools.tsx';
import { useBuilderStore, useBuilderState } from '../store/use-builder.ts';
import { AddQuestions } from './add-questions.tsx';
import { QuestionCard } from './question-card.tsx';
import type { Landing } from '../../../../lib/grip-drag.ts';
import { enableQuestionDrag } from './question-drag.ts';
import styles from './questions.module.css';
import { useQuestionActions } from './use-question-actions.ts';

/**
 * Moves questions by keyboard: Alt with the up or down arrow moves the focused question. On its grip, the
 * arrow key alone is enough.
 */
function handleMoveKeys(event: KeyboardEvent, move: (key: string, to: number) => void): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  const card = target.closest<HTMLElement>('[data-question]');
  const isGrip = target.closest('[data-grip]') !== null;
  // In a form, Alt with an arrow moves an answer.
  if (!card || (!isGrip && (!altKey || target.closest('[data-form]') !== null))) return;
  event.preventDefault();
  const { question = '', index } = card.dataset;
  move(question, Number(index) + step);
}

/** Half of the gap between two cards. */
const halfGap = 6;

/** Moves questions of the list by keys and by dragging, and shows where a dragged question would land. */
function ListMoves({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = useBuilderStore();
  const [top, setTop] = useState<number | null>(null);
  const { move } = useQuestionActions();
  const drop = useEffectEvent((key: string, over: string, edge: Landing['edge']) => {
    const index = dropIndex(store.getState().built.content.questions, key, over, edge);
    if (index !== null) move(key, index);
  });
  const press = useEffectEvent((event: KeyboardEvent) => handleMoveKeys(event, move));
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', onKeyDown);
    const stopDrag = enableQuestionDrag(element, {
      onOver: (landing) => setTop(landing === null ? null : markerTop(element, landing)),
      onDrop: (...where) => drop(...where),
    });
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      stopDrag();
    };
  }, [list]);
  return top === null ? null : <div className={styles.marker} data-drop-marker style={{ top }} />;
}

function markerTop(list: HTMLElement, { element, edge }: Landing): number {
  const top = element.getBoundingClientRect()[edge] - list.getBoundingClientRect().top;
  return edge === 'top' ? top - halfGap : top + halfGap;
}

/** The questions of the quiz, in order. */
export function Questions() {
  const questions = useBuilderState(({ content }) => content.questions);
  const pools = useBuilderState(({ content }) => content.settings.pools);
  const problem = useBuilderState(({ problems }) => problems.fields['questions']);
  const generalProblem = useBuilderState(({ problems }) => problems.fields['']);
  const list = useRef<HTMLOListElement>(null);
  const count = questions.length;
  return (
    <section className={styles.section} aria-labelledby="quiz-questions">
      <div className={styles.head}>
        <h2 id="quiz-questions">Questions</h2>
        <p className={styles.total}>
          {totalOf(count, askedItems(questions, pools).length, pointsOf(questions, pools))}
        </p>
      </div>
      {problem || generalProblem ? (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {problem ?? generalProblem}
        </p>
      ) : null}
      {count === 0 ? <NoQuestions /> : null}
      <Pools />
      <div className={styles.listBox}>
        <ol ref={list} className={styles.list} aria-label="Questions of the quiz">
          {questions.map((question, index) => (
            <QuestionCard key={question.key} entry={question} index={index} count={count} />
          ))}
        </ol>
        <ListMoves list={list} />
      </div>
      <AddQuestions />
      <p className={styles.belong}>
        Questions that you write here belong to this quiz only. To use a question in several quizzes, write it
        in your <Link to={paths.questionBank}>question bank</Link>.
      </p>
    </section>
  );
}

function NoQuestions() {
  return (
    <p className={styles.empty}>
      No questions yet. Write one, add some from the bank, generate some from a text, or import a file.
    </p>
  );
}

/** `asked`: number of questions in an attempt. */
function totalOf(count: number, asked: number, points: number): string {
  if (count === 0) return '';
  const inAttempt = asked === count ? '' : `, ${asked} in an attempt`;
  return `${questionCountText(count)}${inAttempt} · ${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;
}
