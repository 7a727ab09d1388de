import { NativeSelect } from '@mantine/core';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './asked-question.module.css';
import type { Given } from './given.ts';

interface AskedMatchesProps {
  question: Pick<AskedQuestionPartsFragment, 'lefts' | 'rights'>;
  given: Given;
  onChange: (matches: Given['matches']) => void;
}

/** A partner for each left, from one list. */
export function AskedMatches({ question, given, onChange }: AskedMatchesProps) {
  const choices = [
    { value: '', label: 'Choose…' },
    ...question.rights.map(({ id, text }) => ({ value: id, label: text })),
  ];
  const match = (leftId: string, rightId: string) => {
    const others = given.matches.filter((one) => one.leftId !== leftId);
    onChange(rightId === '' ? others : [...others, { leftId, rightId }]);
  };
  return (
    <div className={styles.matches}>
      {question.lefts.map(({ id, text }) => (
        <NativeSelect
          key={id}
          className={styles.match ?? ''}
          classNames={{ label: styles.left ?? '' }}
          label={text}
          size="md"
          data={choices}
          value={given.matches.find(({ leftId }) => leftId === id)?.rightId ?? ''}
          onChange={({ currentTarget }) => match(id, currentTarget.value)}
        />
      ))}
    </div>
  );
}
