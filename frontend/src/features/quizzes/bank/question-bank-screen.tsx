import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { QuestionBank } from './bank/question-bank.tsx';

const title = 'Question bank';
const signInReason =
  'The question bank belongs to an instructor account. Sign in with an instructor account.';
const instructorReason = 'The question bank shows the correct answers, so only instructors can open it.';

/** The question bank of an instructor. */
export function QuestionBankScreen() {
  return (
    <SessionGate title={title} reason={signInReason}>
      {(user) =>
        user.role === 'Student' ? (
          <InstructorsOnly title={title} user={user} reason={instructorReason} />
        ) : (
          <QuestionBank title={title} />
        )
      }
    </SessionGate>
  );
}
