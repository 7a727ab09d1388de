import { useId, useRef } from 'react';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './asked-question.module.css';
import { letterOf } from './letters.ts';
import { useLetterKeys } from './use-letter-keys.ts';

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
