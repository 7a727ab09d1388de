import { useRef } from 'react';
import { formatPoints } from '../../../../../../core/grading/rounding.ts';
import { pointsOf } from '../model/question-list.ts';
import { useBuilt } from '../store/use-builder.ts';
import { AddQuestions } from './add-questions.tsx';
import { ListMoves } from './list-moves.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './questions.module.css';

/** What the quiz asks, in its order. */
export function Questions() {
  const questions = useBuilt(({ content }) => content.questions);
  const problem = useBuilt(({ problems }) => problems.fields['questions']);
  const general = useBuilt(({ problems }) => problems.fields['']);
  const list = useRef<HTMLOListElement>(null);
  const count = questions.length;
  return (
    <section className={styles.section} aria-labelledby="quiz-questions">
      <div className={styles.head}>
        <h2 id="quiz-questions">Questions</h2>
        <p className={styles.total}>{totalOf(count, pointsOf(questions))}</p>
      </div>
      {problem || general ? (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {problem ?? general}
        </p>
      ) : null}
      {count === 0 ? <NoQuestions /> : null}
      <div className={styles.listBox}>
        <ol ref={list} className={styles.list} aria-label="Questions of the quiz">
          {questions.map((question, at) => (
            <QuestionCard key={question.key} entry={question} at={at} count={count} />
          ))}
        </ol>
        <ListMoves list={list} />
      </div>
      <AddQuestions />
    </section>
  );
}

function NoQuestions() {
  return (
    <p className={styles.empty}>
      Nothing is asked yet. Write a question, take some from the bank, have some generated from your notes, or
      bring a file along.
    </p>
  );
}

function totalOf(count: number, points: number): string {
  if (count === 0) return '';
  const questions = count === 1 ? '1 question' : `${count} questions`;
  return `${questions} · ${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;
}
