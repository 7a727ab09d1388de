import styles from './rich-text.module.css';

interface FormulaSourceProps {
  tex: string;
  /** Why it cannot be typeset. Undefined while the code for it is loading. */
  problem?: string | undefined;
}

/** The LaTeX source of a formula. The problem is visible to its author only, in the preview. */
export function FormulaSource({ tex, problem }: FormulaSourceProps) {
  return (
    <>
      <code className={styles.formulaSource} data-problem={problem !== undefined || undefined}>
        {tex}
      </code>
      {problem === undefined ? null : <span className={styles.formulaProblem}> {problem}</span>}
    </>
  );
}
