import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './asked-question.module.css';
import { letterOf, indexOfKey } from './letters.ts';
import { RichText } from '../rich-text/rich-text.tsx';

/** Elements in which users type letters and digits, or search with them. */
const editable = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Elements that cover the page. */
const overlay = '[role=dialog], [role=menu], [role=listbox]';

/** Selects an answer by its letter or digit, wherever the focus is, unless the user edits text. */
function useLetterKeys(isOn: boolean, count: number, choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const index = indexOfKey(event.key);
    if (index === null || index >= count) return;
    if (event.target instanceof Element && event.target.closest(`${editable}, ${overlay}`)) return;
    event.preventDefault();
    choose(index);
  });
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

interface AskedOptionsProps {
  options: AskedQuestionPartsFragment['answers'];
  format: TextFormat;
  isSeveral: boolean;
  chosen: readonly string[];
  hasKeys: boolean;
  onChange: (chosen: string[]) => void;
}

/** Options to select, with letters that are also keys. */
export function AskedOptions({ options, format, isSeveral, chosen, hasKeys, onChange }: AskedOptionsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    if (!isSeveral) onChange([id]);
    else onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  useLetterKeys(hasKeys, options.length, (index) => {
    const option = options[index];
    if (!option) return;
    choose(option.id);
    // Focuses the option as a click does, so that Enter then continues.
    list.current?.querySelectorAll('input')[index]?.focus();
  });
  return (
    <div ref={list} className={styles.options}>
      {options.map(({ id, text }, index) => (
        <label key={id} className={styles.option}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
          />
          <span className={styles.letter} data-several={isSeveral || undefined}>
            {letterOf(index)}
          </span>
          <span className={styles.optionText}>
            <RichText text={text} format={format} />
          </span>
        </label>
      ))}
    </div>
  );
}
