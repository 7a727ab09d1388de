import { Button } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { AskedQuestion } from '../../../../ui/quiz-question/asked-question.tsx';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';
import { answerTo } from './attempt-state.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

interface QuestionCardProps {
  question: AskedQuestionPartsFragment;
  /** Index of the question. */
  index: number;
  hasKeys?: boolean;
  isShut: boolean;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** A question of the current attempt. */
export function QuestionCard({ question, index, hasKeys = false, isShut, ref, children }: QuestionCardProps) {
  const { syncQueue } = useOpenAttempt();
  const response = useAttempt((state) => answerTo(state, question.id));
  const count = useAttempt(({ attempt }) => attempt.questions.length);
  return (
    <section className={styles.card} aria-label={`Question ${index + 1} of ${count}`} tabIndex={-1} ref={ref}>
      <div className={styles.cardHead}>
        <span>Question {index + 1}</span>
        <Flag questionId={question.id} index={index} />
      </div>
      <AskedQuestion
        question={question}
        response={response}
        disabled={isShut}
        hasKeys={hasKeys}
        onChange={(next) => syncQueue.answer(question.id, next)}
      />
      <ConflictNotice question={question} index={index} />
      {children}
    </section>
  );
}

function Flag({ questionId, index }: { questionId: string; index: number }) {
  const { flag } = useOpenAttempt();
  const isFlagged = useAttempt(({ flagged }) => flagged.includes(questionId));
  return (
    <Button
      className={styles.flag ?? ''}
      variant="subtle"
      color="gray"
      aria-pressed={isFlagged}
      aria-label={`Flag question ${index + 1} for review`}
      leftSection={isFlagged ? <IconFlagFilled size={18} aria-hidden /> : <IconFlag size={18} aria-hidden />}
      onClick={() => flag(questionId)}
    >
      {isFlagged ? 'Flagged' : 'Flag'}
    </Button>
  );
}
