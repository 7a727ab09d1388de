import { showFailure } from '../../../../lib/show-notice.tsx';
import { savingNotices } from '../data/saving-notices.ts';
import type { SaveOutcome } from '../data/save-quiz.ts';
import { useSaving } from '../data/use-quiz-saving.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import type { QuizState } from './use-quiz-state.ts';

/** Publishes the quiz as it is on the screen: unsaved changes are saved first. If that fails, nothing is published. */
export function usePublishing(set: (state: QuizState) => Promise<void>) {
  const store = useBuilderStore();
  const { save } = useSaving();
  const publish = async (): Promise<void> => {
    if (!hasUnsaved(store.getState().built)) return set({ isPublished: true });
    const { outcome } = await save(() => void publish());
    if (outcome !== 'created' && outcome !== 'updated') return showNotPublished(outcome);
    // The user may have typed while the quiz was being saved, so this looks again for unsaved changes.
    return publish();
  };
  return publish;
}

/** Shows that refused changes prevented publishing. For other outcomes, `save` has shown a notice or a window. */
function showNotPublished(outcome: SaveOutcome['outcome']): void {
  if (outcome === 'refused')
    showFailure(
      'The quiz isn’t published, because your changes can’t be saved. Check the marked fields.',
      undefined,
      savingNotices.failure,
    );
}
