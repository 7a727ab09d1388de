import { Checkbox } from '@mantine/core';
import type { RegradePartsFragment } from '../../../../gql/graphql.ts';
import { people } from './regrade-words.ts';
import styles from './regrade.module.css';

type RegradeQuestion = RegradePartsFragment['questions'][number];

interface RegradeQuestionsProps {
  questions: readonly RegradeQuestion[];
  /** Ids of those that give everybody all of their points. */
  given: readonly string[];
  onGive: (questionId: string, isGiven: boolean) => void;
}

/** Each question: whether an earlier key judged it, why it cannot be judged anew, and whether everybody gets its points. */
export function RegradeQuestions({ questions, given, onGive }: RegradeQuestionsProps) {
  return (
    <ol className={styles.questions} aria-label="Questions">
      {questions.map((question) => (
        <li key={question.id} className={styles.question}>
          <div className={styles.words}>
            <p className={styles.text}>{question.question_text}</p>
            {question.earlier > 0 ? <p className={styles.note}>{earlierText(question.earlier)}</p> : null}
            {question.reworded > 0 ? <p className={styles.note}>{rewordedText(question)}</p> : null}
          </div>
          <Checkbox
            label="Full credit for everyone"
            aria-label={`Full credit for everyone: ${question.question_text}`}
            checked={given.includes(question.id)}
            onChange={({ currentTarget }) => onGive(question.id, currentTarget.checked)}
          />
        </li>
      ))}
    </ol>
  );
}

function earlierText(count: number): string {
  return `${people(count)} handed in with the earlier key of this question.`;
}

function rewordedText({ reworded, whyNot }: RegradeQuestion): string {
  const keep = reworded === 1 ? 'keeps the points' : 'keep the points';
  return `${people(reworded)} saw another wording, and ${keep} of that time. ${whyNot ?? ''}`;
}
