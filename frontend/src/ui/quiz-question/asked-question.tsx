import { type ReactNode, useId } from 'react';
import { asksForOrder } from '../../../../core/quizzes/ordinals.ts';
import type { AskedQuestionPartsFragment, QuestionType } from '../../gql/graphql.ts';
import { AskedMatches } from './asked-matches.tsx';
import { AskedOptions } from './asked-options.tsx';
import styles from './asked-question.module.css';
import { AskedText } from './asked-text.tsx';
import { type QuestionResponse, emptyResponse } from './question-response.ts';
import { pointsText } from './points-text.ts';
import { QuestionText } from '../rich-text/rich-text.tsx';

export interface AskedQuestionProps {
  question: AskedQuestionPartsFragment;
  /** The current response. Undefined to show the stored one. */
  response?: QuestionResponse | undefined;
  onChange: (response: QuestionResponse) => void;
  disabled?: boolean;
  /** Whether letters and digits select an answer wherever the focus is. Only for a page with one question. */
  hasKeys?: boolean;
  /** Shown next to the question's points, for example the question's number. */
  note?: ReactNode;
}

const hints: Partial<Record<QuestionType, string>> = {
  MULTIPLE_ANSWERS: 'Choose all that are right.',
  ESSAY: 'A person grades what you write.',
};

function hintOf({ type, matchPrompts, matchOptions }: AskedQuestionPartsFragment): string | undefined {
  if (type !== 'MATCHING') return hints[type];
  if (asksForOrder(matchPrompts)) return 'Choose what comes first, what comes second, and so on.';
  const hasMore = matchOptions.length > matchPrompts.length;
  return `Find the partner of each.${hasMore ? ' Some partners may be left over.' : ''}`;
}

/** A question as students see it. Nothing in it reveals the correct answer. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, disabled = false, note } = props;
  const hint = hintOf(question);
  const hintId = useId();
  return (
    <fieldset className={styles.question} disabled={disabled} {...(hint && { 'aria-describedby': hintId })}>
      <QuestionText
        text={question.question_text}
        format={question.textFormat}
        renderHeading={(text) => (
          <legend className={styles.legend}>
            <h2 className={styles.text}>{text}</h2>
          </legend>
        )}
      />
      <p className={styles.facts}>
        {note}
        <span>{pointsText(question.points)}</span>
        {hint ? <span id={hintId}>{hint}</span> : null}
      </p>
      <Answer {...props} />
    </fieldset>
  );
}

function Answer({ question, response, onChange, disabled = false, hasKeys = false }: AskedQuestionProps) {
  const answer = response ?? question.response;
  const change = (changes: Partial<QuestionResponse>) => onChange({ ...emptyResponse, ...changes });
  if (question.type === 'MATCHING')
    return <AskedMatches question={question} response={answer} onChange={(matches) => change({ matches })} />;
  if (question.answers.length === 0)
    return <AskedText type={question.type} value={answer.text} onChange={(text) => change({ text })} />;
  return (
    <AskedOptions
      options={question.answers}
      format={question.textFormat}
      isSeveral={question.type === 'MULTIPLE_ANSWERS'}
      chosen={answer.answerIds}
      hasKeys={hasKeys && !disabled}
      onChange={(answerIds) => change({ answerIds })}
    />
  );
}
