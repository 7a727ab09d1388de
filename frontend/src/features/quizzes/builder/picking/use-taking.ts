import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderStore, useBuilt } from '../store/use-builder.ts';

/** Adds the selected questions to the end of the quiz. */
export function useTaking() {
  const store = useBuilderStore();
  const currentQuestions = useBuilt(({ content }) => content.questions);
  const bankIds = new Set(currentQuestions.map(({ bankId }) => bankId));
  const take = (questions: readonly BuiltQuestion[]) => {
    const { dispatch, announce, show } = store.getState();
    dispatch({ type: 'add', questions });
    show(null);
    announce(questions.length === 1 ? 'Added 1 question.' : `Added ${questions.length} questions.`);
  };
  return { take, isTaken: (bankId: string | null) => bankId !== null && bankIds.has(bankId) };
}
