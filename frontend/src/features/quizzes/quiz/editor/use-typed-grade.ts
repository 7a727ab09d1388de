import { use, useState } from 'react';
import type { ResultQuestionPartsFragment } from '../../../../gql/graphql.ts';
import { type LocalGrade, LocalGradesContext, type TypedGrade } from './local-grades.ts';

/** Which feedback to keep if this user and somebody else wrote one. */
export type KeptFeedback = 'mine' | 'theirs' | 'both';

/**
 * The grade that the form of an answer shows: what was typed, and otherwise the stored grade, which somebody else can
 * change while the form is open.
 */
export function useTypedGrade(attemptId: string, question: ResultQuestionPartsFragment) {
  const localGrades = use(LocalGradesContext);
  const stored = storedIn(question);
  const [wasTypedEarlier] = useState(() => localGrades.find(attemptId, question.id) !== null);
  const [grade, setGrade] = useState<LocalGrade>(
    () => localGrades.find(attemptId, question.id) ?? { typed: stored, base: stored },
  );
  const { typed, otherFeedback } = withStored(grade, stored);
  const change = (next: TypedGrade, feedbackBase: string) => {
    const changed = { typed: next, base: { points: stored.points, feedback: feedbackBase } };
    setGrade(changed);
    if (next.points === stored.points && next.feedback === stored.feedback)
      localGrades.drop(attemptId, question.id);
    else localGrades.store(attemptId, question.id, changed);
  };
  return {
    typed,
    type: (part: Partial<TypedGrade>) =>
      change({ ...typed, ...part }, otherFeedback === null ? stored.feedback : grade.base.feedback),
    /** The feedback that somebody else saved while another one was typed here. Null if there is none. */
    otherFeedback,
    keepFeedback: (kept: KeptFeedback) => {
      const texts = { mine: [typed], theirs: [stored], both: [stored, typed] }[kept];
      change({ ...typed, feedback: texts.map(({ feedback }) => feedback).join('\n\n') }, stored.feedback);
    },
    /** Whether the form shows an earlier unsaved grade. */
    wasTypedEarlier,
    /** Call this once the grade is saved. */
    onSaved: () => {
      // What was typed while the grade was being saved stays.
      setGrade((current) => ({ ...current, base: typed }));
      localGrades.drop(attemptId, question.id);
    },
  };
}

/** Takes over the stored points or feedback where this user has typed none. */
function withStored({ typed, base }: LocalGrade, stored: TypedGrade) {
  const isTyped = typed.feedback !== base.feedback;
  const isOther = isTyped && stored.feedback !== base.feedback && stored.feedback !== typed.feedback.trim();
  return {
    typed: {
      points: typed.points === base.points ? stored.points : typed.points,
      feedback: isTyped ? typed.feedback : stored.feedback,
    },
    otherFeedback: isOther ? stored.feedback : null,
  };
}

const storedIn = ({ earned, feedback }: ResultQuestionPartsFragment): TypedGrade => ({
  points: typeof earned === 'number' ? String(earned) : '',
  feedback,
});
