import { waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { QuizBuilderScreen, SessionProvider } from '../../../../app/screens.ts';
import { expect } from 'vitest';
import { paths } from '../../../../lib/paths.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { renderSite } from '../../../../testing/render.tsx';
import { holds, quiz } from './given.ts';
import { onScreen } from './on-screen.ts';

/** Opens the builder at a URL, as the signed-in user. */
export function openBuilder(at = '/quiz/create-quiz') {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <Routes>
          <Route path={paths.createQuiz} element={<QuizBuilderScreen />} />
          <Route path={paths.manageQuiz} element={<QuizBuilderScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </>,
    { at },
  );
}

export const savedQuizAddress = '/quiz/create-quiz?quiz=limits';

/** Opens a saved quiz, and waits until it has loaded. */
export async function openSavedQuiz(saved = quiz()) {
  holds(saved);
  const opened = openBuilder(savedQuizAddress);
  await waitFor(async () => expect(await onScreen.title()).toHaveValue(saved.title), patient);
  return opened;
}
