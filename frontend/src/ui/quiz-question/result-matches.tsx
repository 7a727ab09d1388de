import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './question-result.module.css';
import { ResultRow, type RowKind } from './result-row.tsx';

/** Each prompt with the partner that the student chose, and the correct partner if that was another one. */
export function ResultMatches({ question }: { question: ResultQuestionPartsFragment }) {
  const { matchPrompts, matchOptions, response, correct } = question;
  const textOf = (id: string | undefined) => matchOptions.find((option) => option.id === id)?.text;
  return (
    <ul className={styles.rows}>
      {matchPrompts.map((prompt) => {
        const chosenId = response.matches.find(({ promptId }) => promptId === prompt.id)?.optionId;
        const correctId = correct?.matches.find(({ promptId }) => promptId === prompt.id)?.optionId;
        // Compares texts, because two partners may have the same text.
        const isCorrect = correct ? chosenId !== undefined && textOf(chosenId) === textOf(correctId) : null;
        return (
          <ResultRow key={prompt.id} {...rowOf(isCorrect, chosenId !== undefined)}>
            {prompt.text}: {textOf(chosenId) ?? 'not answered'}
            {isCorrect === false ? (
              <span className={styles.rowWhy}>Correct answer: {textOf(correctId) ?? 'none'}</span>
            ) : null}
          </ResultRow>
        );
      })}
    </ul>
  );
}

function rowOf(isCorrect: boolean | null, isAnswered: boolean): { kind: RowKind; tag: string } {
  if (isCorrect === null) return { kind: isAnswered ? 'mine' : 'plain', tag: '' };
  return isCorrect ? { kind: 'yes', tag: 'correct' } : { kind: 'no', tag: 'not correct' };
}
