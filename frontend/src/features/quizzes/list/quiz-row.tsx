import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { quizAddress, quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import styles from '../quizzes.module.css';
import { factsOf } from './quiz-facts.ts';
import type { ListedQuiz, Standing } from './quiz-list.ts';
import { QuizStandingWords } from './quiz-standing.tsx';

interface QuizRowProps {
  quiz: ListedQuiz;
  standing: Standing | undefined;
  /** False while or where it did not come. */
  isStandingKnown: boolean;
  /** Its course's name, where that says more than the screen does. */
  course: string | undefined;
}

/** A quiz of the list: what it is like, and how far one has come with it; for who may edit it, whether students find it. */
export function QuizRow({ quiz, standing, isStandingKnown, course }: QuizRowProps) {
  const facts = factsOf(quiz, isStandingKnown ? (standing?.attemptsUsed ?? 0) : null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={quizAddress(quiz.id)}>{quiz.title}</Link>
        </h3>
        {quiz.description === '' ? null : <p className={styles.description}>{quiz.description}</p>}
        <p className={styles.facts}>
          {[...facts, ...(course === undefined ? [] : [course])].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {quiz.canEdit ? <Published quiz={quiz} /> : null}
      {(isStandingKnown || quiz.closed) && !quiz.canEdit ? (
        <QuizStandingWords standing={standing} isClosed={quiz.closed} />
      ) : null}
    </li>
  );
}

function Published({ quiz }: { quiz: ListedQuiz }) {
  return (
    <div className={styles.state}>
      <PublishedBadge quiz={quiz} />
      <Link to={quizEditAddress(quiz)} className={styles.edit} aria-label={`Edit ${quiz.title}`}>
        Edit
      </Link>
    </div>
  );
}

function PublishedBadge({ quiz }: { quiz: ListedQuiz }) {
  if (!quiz.isPublished)
    return (
      <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
        Draft
      </Badge>
    );
  if (!quiz.active)
    return (
      <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
        Switched off
      </Badge>
    );
  return (
    <Badge variant="light" className={styles.badge ?? ''}>
      Published
    </Badge>
  );
}
