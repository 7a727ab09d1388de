import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { minAttempts } from '../../../../../../../core/quizzes/item-statistics.ts';
import { optionVerdict } from '../../../../../../../core/quizzes/item-verdict.ts';
import { MaterialBar } from '../../../../../ui/grade/material-bar.tsx';
import { letterOf } from '../../../../../ui/quiz-question/letters.ts';
import type { QuizItemStatisticsQuery } from '../../../../../gql/graphql.ts';
import styles from './statistics.module.css';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';

export type QuestionStatistics = NonNullable<QuizItemStatisticsQuery['quizStatistics']>['questions'][number];

const oddities = {
  UNUSED: 'nobody chose it',
  ABOVE_RIGHT: 'chosen more often than a right one',
};

/**
 * How often each option was chosen, with notes about unusual options if there are enough answers. Hidden for questions
 * without options.
 */
export function ChosenAnswers({
  item: { textFormat, sampleSize, options, unansweredCount },
}: {
  item: QuestionStatistics;
}) {
  if (options.length === 0) return null;
  return (
    <table className={styles.answers}>
      <VisuallyHidden component="caption">How often each answer was chosen</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col" colSpan={2}>
            Chosen by
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map((option, at) => {
          const oddity = sampleSize < minAttempts ? null : optionVerdict(option, options);
          return (
            <tr key={option.id}>
              <th scope="row">
                {letterOf(at)} <RichText text={option.text} format={textFormat} isLine />
                {option.isCorrect ? (
                  <span className={styles.right}>
                    <IconCheck size={14} aria-hidden /> right
                  </span>
                ) : null}
                {oddity === null ? null : <span className={styles.odd}>{oddities[oddity]}</span>}
              </th>
              <Count count={option.count} sampleSize={sampleSize} />
            </tr>
          );
        })}
        {unansweredCount ? (
          <tr>
            <th scope="row" className={styles.blank}>
              No answer
            </th>
            <Count count={unansweredCount} sampleSize={sampleSize} />
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Count({ count, sampleSize }: { count: number; sampleSize: number }) {
  const share = sampleSize === 0 ? 0 : (count / sampleSize) * 100;
  return (
    <>
      <td className={styles.bar}>
        <MaterialBar parts={{ earned: share, needed: 0, open: 0, lost: 0 }} height={10} />
      </td>
      <td className={styles.count}>
        {count} <span>{Math.round(share)} %</span>
      </td>
    </>
  );
}
