import { useLayoutEffect, useRef } from 'react';
import { renderFormula } from './render-formula.ts';

export interface TypesetFormulaProps {
  /** LaTeX without delimiters. */
  tex: string;
  /** True for a formula on a line of its own. */
  isDisplay: boolean;
}

export function TypesetFormula({ tex, isDisplay }: TypesetFormulaProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) renderFormula(element.current, tex, isDisplay);
  }, [tex, isDisplay]);
  return <span ref={element} />;
}
