import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { letterOf } from './letters.ts';
import { ResultRow, type RowKind } from './result-row.tsx';
import { ResultMatches } from './result-matches.tsx';
import { ResultText } from './result-text.tsx';
import styles from './question-result.module.css';

interface ResultAnswersProps {
  question: ResultQuestionPartsFragment;
  /** What an answer that was given is called. */
  whose: string;
}

/** What was answered beside what is right, by the question's type. */
export function ResultAnswers({ question, whose }: ResultAnswersProps) {
  if (question.type === 'MATCHING') return <ResultMatches question={question} />;
  if (question.answers.length === 0) return <ResultText question={question} whose={whose} />;
  return (
    <ul className={styles.rows}>
      {question.answers.map(({ id, text }, place) => {
        const isChosen = question.chosen.answerIds.includes(id);
        const isRight = question.correct ? question.correct.answerIds.includes(id) : null;
        return (
          <ResultRow
            key={id}
            letter={letterOf(place)}
            {...toldOf(isChosen, isRight, whose)}
            why={question.answerExplanations[place] ?? ''}
          >
            {text}
          </ResultRow>
        );
      })}
    </ul>
  );
}

/** `isRight` null: not told. */
function toldOf(isChosen: boolean, isRight: boolean | null, whose: string): { kind: RowKind; tag: string } {
  if (isRight === null) return { kind: isChosen ? 'mine' : 'plain', tag: isChosen ? whose : '' };
  if (isRight) return { kind: 'yes', tag: isChosen ? `${whose}, right` : 'right answer' };
  return isChosen ? { kind: 'no', tag: `${whose}, not right` } : { kind: 'plain', tag: '' };
}
