import { useRef, useState } from 'react';
import {
  ImportFailure,
  importPreview,
  type ImportPreview,
  type ImportSource,
  type CategoryChoice,
} from './import-api.ts';

type Step = 'read' | 'import';

interface Failure {
  readonly step: Step;
  readonly message: string;
  readonly canRetry: boolean;
}

interface Previews {
  /** The first preview. Its selection stays valid if the user picks other categories. */
  readonly first: ImportPreview;
  readonly preview: ImportPreview;
}

/**
 * Previews a file or text to import. `previewWith` previews it again with other categories. `createCategories`: whether
 * missing categories are created unless the user chooses otherwise.
 */
export function useReading(createCategories: boolean) {
  const [previews, setPreviews] = useState<Previews | null>(null);
  const [categoryChoice, setCategoryChoice] = useState<CategoryChoice>({
    categoryId: null,
    createCategories,
  });
  const { failure, isBusy, attempt } = useAttempt();
  const preview = useLatest(importPreview);
  return {
    first: previews?.first ?? null,
    preview: previews?.preview ?? null,
    categoryChoice,
    failure,
    isBusy,
    attempt,
    read: (source: ImportSource) =>
      attempt('read', async () => {
        const first = await preview(source, categoryChoice);
        if (first) setPreviews({ first, preview: first });
      }),
    previewWith: (source: ImportSource, next: CategoryChoice) => {
      setCategoryChoice(next);
      return attempt('read', async () => {
        const latest = await preview(source, next);
        if (latest) setPreviews((before) => before && { ...before, preview: latest });
      });
    },
    leave: () => setPreviews(null),
  };
}

/** Wraps `ask`. Only the latest call returns its answer or throws. Earlier calls resolve to null. */
function useLatest<Arguments extends unknown[], Answer>(ask: (...args: Arguments) => Promise<Answer>) {
  const calls = useRef(0);
  return async (...args: Arguments): Promise<Answer | null> => {
    calls.current += 1;
    const call = calls.current;
    try {
      const answer = await ask(...args);
      return call === calls.current ? answer : null;
    } catch (error) {
      if (call === calls.current) throw error;
      return null;
    }
  };
}

function useAttempt() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [running, setRunning] = useState(0);
  const attempt = async (step: Step, act: () => void | Promise<void>) => {
    setRunning((count) => count + 1);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ImportFailure)) throw error;
      setFailure({ step, message: error.message, canRetry: error.canRetry });
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { failure, isBusy: running > 0, attempt };
}
