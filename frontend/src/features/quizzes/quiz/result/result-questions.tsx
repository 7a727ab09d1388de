import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { QuestionResult } from '../../../../ui/quiz-question/question-result.tsx';
import { isMissed } from '../../../../ui/quiz-question/verdict.ts';
import type { AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import page from '../quiz.module.css';
import styles from './result.module.css';

/** Each question with what is told of it; on demand only those with points left to earn. */
export function ResultQuestions({ questions }: Pick<AttemptResultPartsFragment, 'questions'>) {
  const [shown, setShown] = useState('all');
  const missed = questions.filter(isMissed).length;
  return (
    <section aria-label="Question by question" className={styles.questions}>
      <div className={styles.questionsHead}>
        <h2>Question by question</h2>
        {missed > 0 && missed < questions.length ? (
          <SegmentedControl
            aria-label="Questions to show"
            value={shown}
            onChange={setShown}
            data={[
              { value: 'all', label: `All ${questions.length}` },
              { value: 'missed', label: `${missed} not fully right` },
            ]}
          />
        ) : null}
      </div>
      {questions.map((question, place) =>
        shown === 'missed' && !isMissed(question) ? null : (
          <div key={question.id} className={page.sheet}>
            <QuestionResult question={question} label={`Question ${place + 1}`} />
          </div>
        ),
      )}
    </section>
  );
}
