import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import type { Selection } from './use-selection.ts';

const boxes = 'tbody input[type="checkbox"]';

/**
 * Selects questions of a page one by one. With Shift, a checkbox also changes all questions up to the question that
 * was changed last. The arrow keys move between questions. With Shift, they also give the next question the state of
 * the current one: selected or not.
 */
export function useRangeChoice(page: readonly BankQuestionFragment[], selection: Selection) {
  const [last, setLast] = useState<string | null>(null);
  const isExtending = useRef(false);
  const noteShift = ({ shiftKey }: KeyboardEvent | PointerEvent) => {
    isExtending.current = shiftKey;
  };
  const choose = (question: BankQuestionFragment, isChosen: boolean) => {
    const range = isExtending.current ? between(page, last, question) : [question];
    setLast(question.id);
    if (isChosen) selection.choose(range);
    else selection.drop(range);
  };
  const moveFocus = (event: KeyboardEvent<HTMLElement>, step: 1 | -1) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(boxes)];
    const index = all.findIndex((box) => box === event.target);
    const [current, target, targetBox] = [page[index], page[index + step], all[index + step]];
    if (index === -1 || !current || !target || !targetBox) return;
    event.preventDefault();
    targetBox.focus();
    if (!event.shiftKey) return;
    setLast(target.id);
    if (selection.has(current)) selection.choose([target]);
    else selection.drop([target]);
  };
  return {
    choose,
    /** ID of the question that was selected or deselected last. Null if none was. */
    last,
    /** Key handlers for the element around the list. */
    keys: {
      onPointerDownCapture: noteShift,
      onKeyUpCapture: noteShift,
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        noteShift(event);
        if (event.key === 'ArrowDown') moveFocus(event, 1);
        if (event.key === 'ArrowUp') moveFocus(event, -1);
      },
    },
  };
}

/** The questions from `from` to `to`, both included. Only `to` if `from` is not on the page. */
function between(
  page: readonly BankQuestionFragment[],
  from: string | null,
  to: BankQuestionFragment,
): readonly BankQuestionFragment[] {
  const [fromIndex, toIndex] = [
    page.findIndex(({ id }) => id === from),
    page.findIndex(({ id }) => id === to.id),
  ];
  if (fromIndex === -1 || toIndex === -1) return [to];
  return page.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1);
}
