import { questionTypeLabels, difficultyLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { AnswersInShort } from './answers-in-short.tsx';
import styles from './questions.module.css';

/** The text, type and concepts of a question. */
export function QuestionSummary({
  entry: { question, bankId },
}: {
  entry: Pick<BuiltQuestion, 'question' | 'bankId'>;
}) {
  const { type, difficulty, concepts } = question;
  const text = question.question.trim();
  return (
    <>
      <p className={styles.text} data-empty={text === '' || undefined}>
        {text === '' ? 'Not written yet' : text}
      </p>
      <AnswersInShort question={question} />
      <p className={styles.facts}>
        <span>{questionTypeLabels[type]}</span>
        {difficulty === null ? null : <span>{difficultyLabels[difficulty]}</span>}
        {bankId === null ? null : <span className={styles.bank}>From the bank</span>}
        {concepts.map((concept) => (
          <span key={concept} className={styles.concept}>
            {concept}
          </span>
        ))}
      </p>
    </>
  );
}
