import styles from './question-form.module.css';

/** The error of a list as a whole. It can be focused like an invalid field. */
export function ListProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <p tabIndex={-1} data-problem className={styles.problem}>
      {problem}
    </p>
  );
}
