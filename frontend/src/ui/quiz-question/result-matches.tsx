import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './question-result.module.css';
import { ResultRow, type RowKind } from './result-row.tsx';

/** Each left with the partner it was given, and with the right one. */
export function ResultMatches({ question }: { question: ResultQuestionPartsFragment }) {
  const { lefts, rights, chosen, correct } = question;
  const textOf = (id: string | undefined) => rights.find((right) => right.id === id)?.text;
  return (
    <ul className={styles.rows}>
      {lefts.map((left) => {
        const own = chosen.matches.find(({ leftId }) => leftId === left.id)?.rightId;
        const right = correct?.matches.find(({ leftId }) => leftId === left.id)?.rightId;
        // Two partners may read the same.
        const isRight = correct ? own !== undefined && textOf(own) === textOf(right) : null;
        return (
          <ResultRow key={left.id} {...toldOf(isRight, own !== undefined)}>
            {left.text}: {textOf(own) ?? 'not answered'}
            {isRight === false ? (
              <span className={styles.rowWhy}>Right answer: {textOf(right) ?? 'none'}</span>
            ) : null}
          </ResultRow>
        );
      })}
    </ul>
  );
}

function toldOf(isRight: boolean | null, isAnswered: boolean): { kind: RowKind; tag: string } {
  if (isRight === null) return { kind: isAnswered ? 'mine' : 'plain', tag: '' };
  return isRight ? { kind: 'yes', tag: 'right' } : { kind: 'no', tag: 'not right' };
}
