import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/session/use-session.ts';
import { SignInToSave } from '../header/sign-in-to-save.tsx';
import { isAsSaved } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { CourseWindows } from './course-windows.tsx';
import { useSaving } from './use-saving.ts';
import { useSendingLater } from './use-sending-later.ts';

/** Saves the course with the account of whoever is signed in. */
export function SaveControl() {
  const { status } = useSession({ asks: false });
  if (status === 'signedOut') return <SignInToSave />;
  return <AccountSave isReady={status === 'signedIn' || status === 'offline'} />;
}

function AccountSave({ isReady }: { isReady: boolean }) {
  const store = usePlannerStore();
  const saving = usePlanner((state) => state.saving);
  const isReader = usePlanner((state) => state.saved?.canEdit === false);
  const hasChanges = usePlanner((state) => state.saved === null || !isAsSaved(presentOf(state), state.saved));
  const { save, resend } = useSaving();
  const isBusy = saving === 'saving' || saving === 'updating' || saving === 'deleting';
  useSendingLater(isReady, resend);
  const start = () => {
    const { saved, openDialog, announce } = store.getState();
    const isNamed = presentOf(store.getState()).courseName.trim() !== '';
    // A first save asks for a name, where the course has none yet; a reader's makes a copy, which is said there.
    if (saved === null ? !isNamed : !saved.canEdit) openDialog('saveAs');
    else if (saved !== null && isAsSaved(presentOf(store.getState()), saved))
      announce(presentOf(store.getState()).achievingTargetGrade ? savedButTried : 'Everything is saved.');
    else void save();
  };
  useSaveRequest(isReady, start);
  useHotkeys([['mod+S', () => isReady && start()]], []);
  return (
    <>
      <Button
        variant={hasChanges ? 'filled' : 'default'}
        px={14}
        disabled={!isReady}
        loading={isBusy}
        onClick={start}
      >
        {isReader ? 'Save a copy' : 'Save'}
      </Button>
      <CourseWindows />
    </>
  );
}

/** In target mode what is typed is a trial, that of a known grade too. */
const savedButTried =
  'Everything is saved but what is only tried for the target. To correct a grade for good, go back to your grades first.';

/** Whoever was sent to sign in for it comes back with `?save` in the address. */
function useSaveRequest(isReady: boolean, start: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('save');
  const take = useEffectEvent(() => {
    setParams(
      (all) => {
        all.delete('save');
        return all;
      },
      { replace: true },
    );
    start();
  });
  useEffect(() => {
    if (isAsked && isReady) take();
  }, [isAsked, isReady]);
}
