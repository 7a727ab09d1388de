import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './asked-question.module.css';
import { letterOf, placeOfKey } from './letters.ts';

/** What takes letters and digits itself. A choice takes none. */
const edited = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';

/** What lies over the page. */
const overlay = '[role=dialog], [role=menu], [role=listbox]';

/** Chooses an answer by its letter or digit wherever on the page the focus is, unless text is edited there. */
function useLetterKeys(isOn: boolean, count: number, choose: (place: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const place = placeOfKey(event.key);
    if (place === null || place >= count) return;
    if (event.target instanceof Element && event.target.closest(`${edited}, ${overlay}`)) return;
    event.preventDefault();
    choose(place);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

interface AskedOptionsProps {
  options: AskedQuestionPartsFragment['answers'];
  isSeveral: boolean;
  chosen: readonly string[];
  hasKeys: boolean;
  onChange: (chosen: string[]) => void;
}

/** Answers to choose among, under letters that are keys as well. */
export function AskedOptions({ options, isSeveral, chosen, hasKeys, onChange }: AskedOptionsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    if (!isSeveral) onChange([id]);
    else onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  useLetterKeys(hasKeys, options.length, (place) => {
    const option = options[place];
    if (!option) return;
    choose(option.id);
    // As a click does: from here, Enter goes on.
    list.current?.querySelectorAll('input')[place]?.focus();
  });
  return (
    <div ref={list} className={styles.options}>
      {options.map(({ id, text }, place) => (
        <label key={id} className={styles.option}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
          />
          <span className={styles.letter} data-several={isSeveral || undefined}>
            {letterOf(place)}
          </span>
          <span className={styles.optionText}>{text}</span>
        </label>
      ))}
    </div>
  );
}
