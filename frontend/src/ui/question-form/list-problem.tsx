import styles from './question-form.module.css';

/** What is wrong with a list as a whole; it can be focused, as a wrong field is. */
export function ListProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <p tabIndex={-1} data-problem className={styles.problem}>
      {problem}
    </p>
  );
}
