import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderStore, useBuilt } from '../store/use-builder.ts';

/** Adds the selected questions to the end of the quiz. */
export function useTaking() {
  const store = useBuilderStore();
  const currentQuestions = useBuilt(({ content }) => content.questions);
  const bankIds = new Set(currentQuestions.map(({ bankId }) => bankId));
  /** `asPool`: whether the pool window opens with the questions. */
  const take = (questions: readonly BuiltQuestion[], asPool = false) => {
    const { dispatch, announce, show, showPool } = store.getState();
    dispatch({ type: 'add', questions });
    show(null);
    if (asPool) showPool({ before: null, keys: questions.map(({ key }) => key) });
    announce(questions.length === 1 ? 'Added 1 question.' : `Added ${questions.length} questions.`);
  };
  return { take, isTaken: (bankId: string | null) => bankId !== null && bankIds.has(bankId) };
}
