import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { similarQuestionsQuery } from './question-documents.ts';
import { questionLimits } from '../../../../../core/quizzes/question-rules.ts';
import styles from './editor.module.css';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';

const pauseMs = 600;
/** Shorter texts would be similar to many questions. */
const minLength = 12;

interface SimilarQuestionsProps {
  /** The typed text. */
  text: string;
  /** The edited question. Null for a new one. */
  edited: BankQuestionFragment | null;
}

/** While a question is typed, warns that the bank has a similar question. */
export function SimilarQuestions({ text, edited }: SimilarQuestionsProps) {
  const [typed] = useDebouncedValue(text.trim(), pauseMs);
  const isAsked =
    typed.length >= minLength && typed.length <= questionLimits.text && typed !== edited?.question;
  // Optional: if this query fails, the question can still be written.
  const { data } = useQuery(similarQuestionsQuery, {
    variables: { text: typed },
    skip: !isAsked,
    // The bank may have changed since, for example by a new question.
    fetchPolicy: 'cache-and-network',
  });
  const others = (isAsked ? (data?.similarQuestions ?? []) : []).filter(({ id }) => id !== edited?.id);
  return (
    <div role="status" className={styles.similar}>
      {others.length === 0 ? null : (
        <div className={styles.note}>
          <p>The bank already has {others.length === 1 ? 'a similar question' : 'similar questions'}:</p>
          <ul>
            {others.map(({ id, textFormat, question, updatedAt }) => (
              <li key={id}>
                <RichText text={question} format={textFormat} isLine />{' '}
                <small>changed {ago(updatedAt)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
