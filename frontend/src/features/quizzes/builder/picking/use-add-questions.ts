import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderStore, useBuilderState } from '../store/use-builder.ts';

/** `addQuestions` adds questions to the end of the quiz. `isInQuiz` is true for bank questions that the quiz already has. */
export function useAddQuestions() {
  const store = useBuilderStore();
  const currentQuestions = useBuilderState(({ content }) => content.questions);
  const bankIds = new Set(currentQuestions.map(({ bankId }) => bankId));
  /** `asPool`: then opens the window that makes a random pool of the questions. */
  const addQuestions = (questions: readonly BuiltQuestion[], asPool = false) => {
    const { dispatch, announce, show, showPool } = store.getState();
    dispatch({ type: 'add', questions });
    show(null);
    if (asPool) showPool({ before: null, keys: questions.map(({ key }) => key) });
    announce(questions.length === 1 ? 'Added 1 question.' : `Added ${questions.length} questions.`);
  };
  return { addQuestions, isInQuiz: (bankId: string | null) => bankId !== null && bankIds.has(bankId) };
}
