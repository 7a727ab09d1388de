import { Radio } from '@mantine/core';
import type { Difference } from '../model/differences.ts';
import styles from './compare.module.css';

export type Side = 'mine' | 'theirs';

interface DifferenceRowProps {
  difference: Difference;
  side: Side;
  onSide: (side: Side) => void;
}

/** What one field is in both versions, to choose from. */
export function DifferenceRow({
  difference: { label, mine, theirs, changedIn },
  side,
  onSide,
}: DifferenceRowProps) {
  return (
    <Radio.Group
      label={label}
      value={side}
      onChange={(value) => onSide(value === 'theirs' ? 'theirs' : 'mine')}
      classNames={{ root: styles.row ?? '', label: styles.label ?? '' }}
    >
      <div className={styles.sides}>
        <Radio
          value="mine"
          label={<Value who="Mine" text={mine} isChanged={changedIn !== 'theirs'} />}
          className={styles.side ?? ''}
        />
        <Radio
          value="theirs"
          label={<Value who="Theirs" text={theirs} isChanged={changedIn !== 'mine'} />}
          className={styles.side ?? ''}
        />
      </div>
    </Radio.Group>
  );
}

function Value({ who, text, isChanged }: { who: string; text: string; isChanged: boolean }) {
  return (
    <>
      <span className={styles.who}>
        {who}
        {isChanged ? '' : ', as it was'}
      </span>
      <span className={styles.value}>{text === '' ? <em>empty</em> : text}</span>
    </>
  );
}
