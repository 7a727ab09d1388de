import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './question-result.module.css';
import { ResultRow, type RowKind } from './result-row.tsx';

/** Each prompt with the student's partner and the correct one. */
export function ResultMatches({ question }: { question: ResultQuestionPartsFragment }) {
  const { matchPrompts, matchOptions, response, correct } = question;
  const textOf = (id: string | undefined) => matchOptions.find((right) => right.id === id)?.text;
  return (
    <ul className={styles.rows}>
      {matchPrompts.map((left) => {
        const own = response.matches.find(({ promptId }) => promptId === left.id)?.optionId;
        const right = correct?.matches.find(({ promptId }) => promptId === left.id)?.optionId;
        // Two partners may have the same text.
        const isCorrect = correct ? own !== undefined && textOf(own) === textOf(right) : null;
        return (
          <ResultRow key={left.id} {...rowOf(isCorrect, own !== undefined)}>
            {left.text}: {textOf(own) ?? 'not answered'}
            {isCorrect === false ? (
              <span className={styles.rowWhy}>Right answer: {textOf(right) ?? 'none'}</span>
            ) : null}
          </ResultRow>
        );
      })}
    </ul>
  );
}

function rowOf(isCorrect: boolean | null, isAnswered: boolean): { kind: RowKind; tag: string } {
  if (isCorrect === null) return { kind: isAnswered ? 'mine' : 'plain', tag: '' };
  return isCorrect ? { kind: 'yes', tag: 'right' } : { kind: 'no', tag: 'not right' };
}
