import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import styles from './rich-text.module.css';
import type { TypesetFormulaProps } from './typeset-formula.tsx';

const TypesetFormula = lazyChunk<TypesetFormulaProps>(
  62,
  async () => (await import('./typeset-formula.tsx')).TypesetFormula,
);

/** Maximum characters of a formula. A longer one would take long to typeset, and no question needs it. */
const maxLength = 2000;

interface FormulaSourceProps {
  tex: string;
  /** Why the formula cannot be typeset. Undefined while the code that typesets formulas is loading. */
  problem?: string | undefined;
}

/** The LaTeX source of a formula. Only the author sees the problem, in the preview. */
function FormulaSource({ tex, problem }: FormulaSourceProps) {
  return (
    <>
      <code className={styles.formulaSource} data-problem={problem !== undefined || undefined}>
        {tex}
      </code>
      {problem === undefined ? null : <span className={styles.formulaProblem}> {problem}</span>}
    </>
  );
}

/** A LaTeX formula. Screen readers get it as MathML. */
export function Formula({ tex, isDisplay }: TypesetFormulaProps) {
  if (tex.length > maxLength)
    return (
      <FormulaSource
        tex={tex}
        problem={`A formula has a maximum of ${maxLength.toLocaleString('en-US')} characters.`}
      />
    );
  return (
    <Suspense fallback={<FormulaSource tex={tex} />}>
      <TypesetFormula tex={tex} isDisplay={isDisplay} />
    </Suspense>
  );
}
