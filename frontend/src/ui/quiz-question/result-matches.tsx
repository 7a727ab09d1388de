import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import styles from './question-result.module.css';
import { ResultRow, type RowKind } from './result-row.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

/** Each prompt with the partner that the student chose, and the correct partner if the student chose another. */
export function ResultMatches({ question }: { question: ResultQuestionPartsFragment }) {
  const { matchPrompts, matchOptions, response, correct, textFormat: format } = question;
  const textOf = (id: string | undefined) => matchOptions.find((option) => option.id === id)?.text;
  return (
    <ul className={styles.rows}>
      {matchPrompts.map((prompt) => {
        const chosenId = response.matches.find(({ promptId }) => promptId === prompt.id)?.optionId;
        const correctId = correct?.matches.find(({ promptId }) => promptId === prompt.id)?.optionId;
        // Compares texts, because two partners may have the same text.
        const isCorrect = correct ? chosenId !== undefined && textOf(chosenId) === textOf(correctId) : null;
        return (
          <ResultRow key={prompt.id} format={format} {...rowOf(isCorrect, chosenId !== undefined)}>
            <RichText text={prompt.text} format={format} />:{' '}
            <Partner text={textOf(chosenId)} format={format} missing="not answered" />
            {isCorrect === false ? (
              <div className={styles.rowWhy}>
                Correct answer: <Partner text={textOf(correctId)} format={format} missing="none" />
              </div>
            ) : null}
          </ResultRow>
        );
      })}
    </ul>
  );
}

interface PartnerProps {
  text: string | undefined;
  format: TextFormat;
  /** Shown if there is no partner. */
  missing: string;
}

function Partner({ text, format, missing }: PartnerProps) {
  return text === undefined ? missing : <RichText text={text} format={format} />;
}

function rowOf(isCorrect: boolean | null, isAnswered: boolean): { kind: RowKind; tag: string } {
  if (isCorrect === null) return { kind: isAnswered ? 'mine' : 'plain', tag: '' };
  return isCorrect ? { kind: 'yes', tag: 'correct' } : { kind: 'no', tag: 'not correct' };
}
