import { SessionGate } from '../../components/session-gate.tsx';
import { QuestionBank } from './bank/question-bank.tsx';
import { NotAnInstructor } from './not-an-instructor.tsx';

const title = 'Question bank';
const needs = 'The question bank is kept with an instructor’s account. Sign in with such an account.';

/** The questions that an instructor's quizzes are made of. */
export function QuestionBankScreen() {
  return (
    <SessionGate title={title} needs={needs}>
      {(user) =>
        user.role === 'Student' ? (
          <NotAnInstructor title={title} user={user} />
        ) : (
          <QuestionBank title={title} />
        )
      }
    </SessionGate>
  );
}
