import { render } from 'katex';
import 'katex/dist/katex.min.css';
import styles from './rich-text.module.css';

/** Limits against formulas that are very large, slow to typeset, or contain links, images or HTML. */
const limits = {
  throwOnError: true,
  // No addresses, no images, no HTML.
  trust: false,
  strict: 'ignore',
  maxExpand: 200,
  /** In em. */
  maxSize: 20,
} as const;

/** The reason from KaTeX's message, without the copy of the formula at the end of the message. */
function reasonOf(error: unknown): string {
  const [, reason] = /^KaTeX parse error: ([^]*?)(?: at position \d+| at end of input|$)/.exec(
    error instanceof Error ? error.message : '',
  ) ?? [null, ''];
  return reason === '' || reason === undefined ? 'This formula cannot be displayed.' : `${reason}.`;
}

/** Shows the source with the reason. Without React, since KaTeX has already changed the element. */
function showProblem(element: HTMLElement, tex: string, problem: string): void {
  const [source, reason] = [document.createElement('code'), document.createElement('span')];
  source.className = styles.formulaSource ?? '';
  source.dataset['problem'] = 'true';
  source.textContent = tex;
  reason.className = styles.formulaProblem ?? '';
  reason.textContent = ` ${problem}`;
  element.replaceChildren(source, reason);
}

/** Typesets a formula in an element. If it is invalid, the element shows its source. */
export function renderFormula(element: HTMLElement, tex: string, isDisplay: boolean): void {
  try {
    render(tex, element, { ...limits, displayMode: isDisplay });
  } catch (error) {
    showProblem(element, tex, reasonOf(error));
  }
}
