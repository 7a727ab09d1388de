import { Badge } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './quizzes.module.css';
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
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.shelfHead}>
        <h2 id={heading}>{name}</h2>
        {category?.active === false ? (
          <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
            Hidden
          </Badge>
        ) : null}
        <p className={styles.counts}>{countsOf(shelf)}</p>
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

/** What stands on it, and what of the own bank does beside that. */
function countsOf({ category, quizzes }: Shelf): string {
  const questions = quizzes.reduce((sum, each) => sum + each.questionCount, 0);
  const inBank = category?.bankQuestionCount ?? 0;
  const onShelf = `${counted(quizzes.length, 'quiz', 'quizzes')}, ${counted(questions, 'question', 'questions')}`;
  if (inBank === 0) return onShelf;
  if (quizzes.length === 0) return `${counted(inBank, 'question', 'questions')} in your bank`;
  return `${onShelf} · ${inBank.toLocaleString('en')} in your bank`;
}
