import { Link } from 'react-router-dom';
import { QuizStateBadge } from '../../../ui/quiz-state.tsx';
import { ToGradeBadge } from '../../../ui/to-grade-badge.tsx';
import { quizAddress, quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import styles from './quizzes.module.css';
import { DeletePractice } from './practice/delete-practice.tsx';
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

/** A quiz of the list: what it is like, and how far one has come with it; for who may edit it, where it stands. */
export function QuizRow({ quiz, standing, isStandingKnown, course }: QuizRowProps) {
  const facts = factsOf(quiz, isStandingKnown ? (standing?.attemptsUsed ?? 0) : null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={quizAddress(quiz.id)}>{quiz.title}</Link>
        </h3>
        {/* Of practice it says the seed, which nobody reads in a list. */}
        {quiz.description === '' || quiz.practice ? null : (
          <p className={styles.description}>{quiz.description}</p>
        )}
        <p className={styles.facts}>
          {[...facts, ...(course === undefined ? [] : [course])].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {quiz.canEdit ? <ForEditors quiz={quiz} /> : null}
      {(isStandingKnown || quiz.closed) && !quiz.canEdit ? (
        <QuizStandingWords standing={standing} isClosed={quiz.closed} />
      ) : null}
      {quiz.practice ? <DeletePractice quiz={quiz} /> : null}
    </li>
  );
}

function ForEditors({ quiz }: { quiz: ListedQuiz }) {
  return (
    <div className={styles.state}>
      <ToGradeBadge quiz={quiz} />
      <QuizStateBadge quiz={quiz} />
      <Link to={quizEditAddress(quiz)} className={styles.edit} aria-label={`Edit ${quiz.title}`}>
        Edit
      </Link>
    </div>
  );
}
