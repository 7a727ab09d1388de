import type { ReactNode } from 'react';
import { minAttempts } from '../../../../../../../core/quizzes/item-statistics.ts';
import { difficultyVerdict, discriminationVerdict } from '../../../../../../../core/quizzes/item-verdict.ts';
import { ChosenAnswers, type QuestionStatistics } from './chosen-answers.tsx';
import styles from './statistics.module.css';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';

/** A question with its statistics, their meaning, and how often each option was chosen. */
export function ItemRow({ item, index }: { item: QuestionStatistics; index: number }) {
  const { question_text: text, textFormat, sampleSize, correctCount } = item;
  const [difficulty, discrimination] = [rounded(item.difficulty), rounded(item.discrimination)];
  const hasFigures = typeof difficulty === 'number';
  return (
    <>
      <h2 className={styles.itemText}>
        {index + 1}. <RichText text={text} format={textFormat} isLine />
      </h2>
      <dl className={styles.figures}>
        <Figure name="Answers (n)">{sampleSize}</Figure>
        <Figure name="Fully correct">{correctCount}</Figure>
        <Figure
          name="Difficulty"
          description={hasFigures ? difficultyLabels[difficultyVerdict(difficulty)] : null}
        >
          {hasFigures ? `${Math.round(difficulty * 100)} %` : '–'}
        </Figure>
        <Figure
          name="Discrimination"
          description={
            typeof discrimination === 'number'
              ? discriminationLabels[discriminationVerdict(discrimination)]
              : null
          }
        >
          {typeof discrimination === 'number' ? discrimination.toFixed(2) : '–'}
        </Figure>
      </dl>
      {hasFigures ? null : (
        <p className={styles.few}>
          Difficulty and discrimination appear from {minAttempts} answers on, {minAttempts - sampleSize} to
          go. With fewer they would be due to chance.
        </p>
      )}
      <ChosenAnswers item={item} />
    </>
  );
}

/** Rounded as on screen, so that the verdict matches the shown number. Never -0. */
const rounded = (figure: number | null | undefined) =>
  typeof figure === 'number' ? Math.round(figure * 100) / 100 + 0 : null;

interface Verdict {
  readonly tone: 'good' | 'fair' | 'poor';
  readonly text: string;
}

const difficultyLabels: Readonly<Record<ReturnType<typeof difficultyVerdict>, Verdict>> = {
  HARD: { tone: 'poor', text: 'Very hard' },
  FITTING: { tone: 'good', text: 'Good' },
  EASY: { tone: 'fair', text: 'Very easy' },
};

const discriminationLabels: Readonly<Record<ReturnType<typeof discriminationVerdict>, Verdict>> = {
  GOOD: { tone: 'good', text: 'Good' },
  FAIR: { tone: 'fair', text: 'Fair' },
  WEAK: { tone: 'poor', text: 'Weak: look at the wording' },
  REVERSED: { tone: 'poor', text: 'Reversed: check the answer key' },
};

interface FigureProps {
  name: string;
  /** Null if there is no description. */
  description?: Verdict | null;
  children: ReactNode;
}

function Figure({ name, description = null, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {description === null ? null : (
          <>
            {' '}
            <span className={styles.verdict} data-tone={description.tone}>
              {description.text}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
