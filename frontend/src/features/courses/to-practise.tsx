import styles from './to-practise.module.css';
import { WeakConcepts } from './weak-concepts.tsx';
import { YourQuizzes } from './your-quizzes.tsx';

/** The quizzes that are on hand, and what is known least. */
export function ToPractise({ isStudent }: { isStudent: boolean }) {
  return (
    <div className={styles.both}>
      <YourQuizzes isStudent={isStudent} />
      <WeakConcepts />
    </div>
  );
}
