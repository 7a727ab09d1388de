import { use, useState } from 'react';
import type { ResultQuestionPartsFragment } from '../../../../gql/graphql.ts';
import { KeptGradesContext, type TypedGrade } from './kept-grades.ts';

/** What is typed for an essay: what was typed before and not saved, or what is stored. */
export function useTypedGrade(attemptId: string, question: ResultQuestionPartsFragment) {
  const kept = use(KeptGradesContext);
  const [wasKept] = useState(() => kept.find(attemptId, question.id) !== null);
  const [typed, setTyped] = useState<TypedGrade>(
    () => kept.find(attemptId, question.id) ?? storedIn(question),
  );
  const type = (part: Partial<TypedGrade>) => {
    const next = { ...typed, ...part };
    const stored = storedIn(question);
    setTyped(next);
    if (next.points === stored.points && next.feedback === stored.feedback) kept.drop(attemptId, question.id);
    else kept.keep(attemptId, question.id, next);
  };
  return {
    typed,
    type,
    /** Whether something typed earlier is shown again. */
    wasKept,
    /** It is stored. */
    onSaved: () => kept.drop(attemptId, question.id),
  };
}

const storedIn = ({ earned, feedback }: ResultQuestionPartsFragment): TypedGrade => ({
  points: typeof earned === 'number' ? String(earned) : '',
  feedback,
});
