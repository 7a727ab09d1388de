import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { leastAttempts } from '../../../../../core/quizzes/item-statistics.ts';
import { MaterialBar } from '../../../components/grade/material-bar.tsx';
import { letterOf } from '../../../components/quiz-question/letters.ts';
import type { QuizItemStatisticsQuery } from '../../../gql/graphql.ts';
import styles from './editor.module.css';

type Item = NonNullable<QuizItemStatisticsQuery['quizStatistics']>['questions'][number];

/** A question with its figures, and how often each answer was chosen. */
export function ItemRow({ item, place }: { item: Item; place: number }) {
  const { question_text: text, n, difficulty, discrimination, options } = item;
  return (
    <>
      <h2 className={styles.itemText}>
        {place + 1}. {text}
      </h2>
      <dl className={styles.figures}>
        <Figure name="Answers (n)">{String(n)}</Figure>
        <Figure name="Difficulty">{difficulty === null ? '–' : `${Math.round(difficulty * 100)} %`}</Figure>
        <Figure name="Discrimination">{discrimination === null ? '–' : discrimination.toFixed(2)}</Figure>
      </dl>
      {difficulty === null ? (
        <p className={styles.email}>Too few answers to say more: it takes {leastAttempts}.</p>
      ) : null}
      {options.length === 0 ? null : (
        <ul className={styles.options} aria-label="Answers that were chosen">
          {options.map((option, at) => (
            <li key={option.id}>
              <span className={styles.optionText}>
                {letterOf(at)} {option.text}{' '}
                {option.isRight ? (
                  <span className={styles.right}>
                    <IconCheck size={16} aria-hidden /> right
                  </span>
                ) : null}
              </span>
              <MaterialBar
                parts={{ earned: shareOf(option.count, n), needed: 0, open: 0, lost: 0 }}
                height={10}
              />
              <span className={styles.optionCount}>
                {option.count}
                <VisuallyHidden> of {n} chose it</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const shareOf = (count: number, n: number) => (n === 0 ? 0 : (count / n) * 100);

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
