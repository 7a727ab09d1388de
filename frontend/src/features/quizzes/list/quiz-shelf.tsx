import { Badge } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from '../quizzes.module.css';
import { counted } from './quiz-facts.ts';
import type { Shelf } from './quiz-list.ts';

interface QuizShelfProps {
  shelf: Shelf;
  /** Beside the heading: what can be done with the category. */
  menu: ReactNode;
  /** In place of quizzes where there is none. */
  empty: string;
  children: ReactNode;
}

/** The quizzes of one category, with how many there are. */
export function QuizShelf({ shelf, menu, empty, children }: QuizShelfProps) {
  const heading = useId();
  const { name, category, quizzes } = shelf;
  const questions = quizzes.reduce((sum, each) => sum + each.questionCount, 0);
  const inBank = category?.bankQuestionCount ?? 0;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.shelfHead}>
        <h2 id={heading}>{name}</h2>
        {category?.active === false ? (
          <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
            Hidden
          </Badge>
        ) : null}
        <p className={styles.counts}>
          {counted(quizzes.length, 'quiz', 'quizzes')}, {counted(questions, 'question', 'questions')}
          {inBank === 0 ? null : ` · ${inBank.toLocaleString('en')} in your bank`}
        </p>
        {menu}
      </div>
      {quizzes.length === 0 ? (
        <p className={styles.nothing}>{empty}</p>
      ) : (
        <ul className={styles.rows} aria-labelledby={heading}>
          {children}
        </ul>
      )}
    </section>
  );
}
