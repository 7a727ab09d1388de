import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { QuestionBank } from './bank/question-bank.tsx';

const title = 'Question bank';
const needs = 'The question bank is kept with an instructor’s account. Sign in with such an account.';
const reason = 'The bank holds questions with their right answers, so it is for instructors.';

/** The question bank of an instructor. */
export function QuestionBankScreen() {
  return (
    <SessionGate title={title} needs={needs}>
      {(user) =>
        user.role === 'Student' ? (
          <InstructorsOnly title={title} user={user} reason={reason} />
        ) : (
          <QuestionBank title={title} />
        )
      }
    </SessionGate>
  );
}
