import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import styles from './bank.module.css';

/** What stands below a question in the list: what it is about, and what is not as usual. */
export function QuestionMarks({ question }: { question: BankQuestionFragment }) {
  const { concepts, usedIn, duplicates, practice } = question;
  const marks = [
    ...(usedIn.length > 0 ? [`in ${usedIn.length} ${usedIn.length === 1 ? 'quiz' : 'quizzes'}`] : []),
    ...(duplicates.length > 0 ? ['stands here twice'] : []),
    ...(practice ? [] : ['not for practice']),
  ];
  if (concepts.length + marks.length === 0) return null;
  return (
    <p className={styles.marks}>
      {concepts.map((concept) => (
        <span key={concept} className={styles.concept}>
          {concept}
        </span>
      ))}
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
  );
}
