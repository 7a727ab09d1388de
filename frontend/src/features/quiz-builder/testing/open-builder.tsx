import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { QuizBuilderScreen, SessionKeeper } from '../../../app/screens.ts';
import { paths } from '../../../lib/paths.ts';
import { renderSite } from '../../../testing/render.tsx';

/** The builder at an address, for whoever is signed in. */
export function openBuilder(at = '/quiz/create-quiz') {
  return renderSite(
    <>
      <Suspense>
        <SessionKeeper />
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
