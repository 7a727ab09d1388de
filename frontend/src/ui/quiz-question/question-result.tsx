import { IconCheck, IconClock, IconMinus, IconPencil, IconPointFilled, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { letterOf } from './letters.ts';
import { pointsText } from './points-text.ts';
import styles from './question-result.module.css';
import { ResultMatches } from './result-matches.tsx';
import { ResultRow, type RowKind } from './result-row.tsx';
import { ResultText } from './result-text.tsx';
import { type Verdict, verdictOf } from './verdict.ts';
import { QuestionText, RichText } from '../rich-text/rich-text.tsx';

interface ResultAnswersProps {
  question: ResultQuestionPartsFragment;
  /** Text that names the author, for example 'your answer'. */
  whose: string;
}

/** The response next to the correct answer, by the question's type. */
function ResultAnswers({ question, whose }: ResultAnswersProps) {
  if (question.type === 'MATCHING') return <ResultMatches question={question} />;
  if (question.answers.length === 0) return <ResultText question={question} whose={whose} />;
  return (
    <ul className={styles.rows}>
      {question.answers.map(({ id, text }, index) => {
        const isChosen = question.response.answerIds.includes(id);
        const isCorrect = question.correct ? question.correct.answerIds.includes(id) : null;
        return (
          <ResultRow
            key={id}
            letter={letterOf(index)}
            {...rowOf(isChosen, isCorrect, whose)}
            why={question.answerExplanations[index] ?? ''}
            format={question.textFormat}
          >
            <RichText text={text} format={question.textFormat} />
          </ResultRow>
        );
      })}
    </ul>
  );
}

/** `isCorrect` is null if the answer key is not released. */
function rowOf(isChosen: boolean, isCorrect: boolean | null, whose: string): { kind: RowKind; tag: string } {
  if (isCorrect === null) return { kind: isChosen ? 'mine' : 'plain', tag: isChosen ? whose : '' };
  if (isCorrect) return { kind: 'yes', tag: isChosen ? `${whose}, correct` : 'correct answer' };
  return isChosen ? { kind: 'no', tag: `${whose}, not correct` } : { kind: 'plain', tag: '' };
}

interface QuestionResultProps {
  question: ResultQuestionPartsFragment;
  /** Shown before the verdict, for example 'Question 3'. */
  label?: string;
  /** The level of the question's heading. */
  heading?: 'h2' | 'h3';
  /** Whether the user gave the answers. Otherwise a student did. */
  isOwn?: boolean;
  /** Shown below everything else, for example concepts to revise. */
  children?: ReactNode;
}

const verdictTexts: Record<Verdict, string> = {
  right: 'Correct',
  partly: 'Partly correct',
  wrong: 'Not correct',
  blank: 'Not answered',
  pending: 'Waits to be graded',
  graded: 'Graded',
  none: 'Answered',
};

const icons: Record<Verdict, typeof IconCheck> = {
  right: IconCheck,
  partly: IconMinus,
  wrong: IconX,
  blank: IconMinus,
  pending: IconClock,
  graded: IconPencil,
  // No check mark, which would look like a correct answer.
  none: IconPointFilled,
};

/** A submitted question: its verdict, the correct answer and the explanation, as far as they are released. */
export function QuestionResult(props: QuestionResultProps) {
  const { question, label, heading: Heading = 'h3', isOwn = true, children } = props;
  const verdict = verdictOf(question);
  const Icon = icons[verdict];
  return (
    <article className={styles.result}>
      <p className={styles.verdict} data-verdict={verdict}>
        <span className={styles.mark}>
          <Icon size={18} aria-hidden />
        </span>
        <span>
          {label === undefined ? null : <span className={styles.label}>{label}: </span>}
          {verdictTexts[verdict]}
        </span>
        <span className={styles.points}>{earnedText(question)}</span>
      </p>
      <QuestionText
        text={question.question_text}
        format={question.textFormat}
        renderHeading={(text) => <Heading className={styles.text}>{text}</Heading>}
      />
      <ResultAnswers question={question} whose={isOwn ? 'your answer' : 'the student’s answer'} />
      {question.hasFullCredit ? (
        <p className={styles.why}>Everybody was given full credit for this question.</p>
      ) : null}
      {typeof question.automaticPoints === 'number' ? (
        <p className={styles.why}>{changedText(question.automaticPoints, isOwn)}</p>
      ) : null}
      {typeof question.earnedBeforeRegrade === 'number' ? (
        <p className={styles.why}>
          {`This question was regraded. Before, it gave ${pointsText(question.earnedBeforeRegrade)}.`}
        </p>
      ) : null}
      <Explanation question={question} />
      {question.feedback === '' ? null : (
        <div className={styles.feedback}>
          <p className={styles.label}>Feedback</p>
          <p className={styles.said}>{question.feedback}</p>
        </div>
      )}
      {children}
    </article>
  );
}

function changedText(automaticPoints: number, isOwn: boolean): string {
  const who = isOwn ? 'Your instructor changed the points.' : 'The points were changed by hand.';
  return `${who} Automatic grading gave ${pointsText(automaticPoints)}.`;
}

/** The explanation of an essay is labelled, because it describes a good answer instead of giving a reason. */
function Explanation({ question: { type, textFormat, explanation } }: Pick<QuestionResultProps, 'question'>) {
  if (!explanation) return null;
  const text = <RichText text={explanation} format={textFormat} />;
  if (type !== 'ESSAY') return <div className={styles.why}>{text}</div>;
  return (
    <div className={styles.why}>
      <p className={styles.label}>What a good answer says</p>
      <div className={styles.said}>{text}</div>
    </div>
  );
}

function earnedText({ earned, points }: ResultQuestionPartsFragment): string {
  return earned === null ? pointsText(points) : `${formatCompact(earned)} of ${pointsText(points)}`;
}
