import { saveParam, tabIn } from '../../../lib/return-path.ts';
import { Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { generatePath, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { normalizeEmail } from '../../../../../core/accounts/email.ts';
import { paths } from '../../../lib/paths.ts';
import { pendingRegistration } from '../../../lib/pending-registration.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useResending } from '../../../lib/use-resending.ts';
import { useStayingAt } from '../../../lib/use-staying-at.ts';
import { useHasChanges } from '../hooks/use-has-changes.ts';
import { SignInToSave } from '../header/sign-in-to-save.tsx';
import { isAsSaved, type SavedCourse } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { DeleteCourseWindow } from '../../../ui/delete-course-window.tsx';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { CompareVersions } from './compare-versions.tsx';
import { LeaveWindow } from './leave-window.tsx';
import { SaveAsWindow } from './save-as-window.tsx';
import { TemplateWindow } from './template-window.tsx';
import { usePlanAutosave, useOpenedGrades, useReleasedGrades } from './member-sync.ts';
import { useSaving } from './use-course-saving.ts';
import { useDeleting } from './use-deleting.ts';

/** Sends unsent changes at once if they are of an earlier visit, else once the server can be reached again. */
function useSendingLater(isReady: boolean, resend: () => unknown): void {
  const isWaiting = usePlanner(({ saving }) => saving === 'waiting');
  const [wasWaiting] = useState(isWaiting);
  const send = useEffectEvent(() => void resend());
  useEffect(() => {
    if (wasWaiting && isReady) send();
  }, [wasWaiting, isReady]);
  useResending(isWaiting && isReady, resend);
}

interface CompareWindowProps {
  /** The conflicting version. Null closes the window. */
  theirs: SavedCourse | null;
  onClose: () => void;
}

/** Shows the current version next to the version that was saved elsewhere. */
function CompareWindow({ theirs, onClose }: CompareWindowProps) {
  return (
    <Modal opened={theirs !== null} onClose={onClose} title="This course was changed elsewhere" size={860}>
      {theirs === null ? null : <CompareVersions key={theirs.revision} theirs={theirs} onDone={onClose} />}
    </Modal>
  );
}

/** Asks before the course is deleted, if people are in it. */
function DeleteWindow() {
  const { askToDelete } = usePlannerStore().getState();
  const people = usePlanner(({ peopleToLose }) => peopleToLose);
  const name = usePlanner(({ saved }) => saved?.course.name ?? '');
  const { remove } = useDeleting();
  return (
    <DeleteCourseWindow
      name={name === '' ? 'Untitled course' : name}
      people={people}
      onClose={() => askToDelete(null)}
      onConfirm={() => void remove()}
    />
  );
}

/** Asks before a save removes graded items. */
function LoseGradesWindow() {
  const { askToLoseGrades } = usePlannerStore().getState();
  const grades = usePlanner(({ gradesToLose }) => gradesToLose);
  const { save } = useSaving();
  const close = () => askToLoseGrades(null);
  const isOne = grades === 1;
  return (
    <ConfirmWindow
      opened={grades !== null}
      onClose={close}
      title="Save without the deleted items?"
      confirm={
        isOne ? 'Save without 1 grade' : `Save without ${(grades ?? 0).toLocaleString('en-US')} grades`
      }
      isHarmful
      isSending={false}
      error={undefined}
      onConfirm={() => {
        close();
        void save(true);
      }}
    >
      {`${isOne ? '1 grade in the gradebook belongs' : `${(grades ?? 0).toLocaleString('en-US')} grades in the gradebook belong`} to items that you deleted. Nobody sees ${isOne ? 'it' : 'them'} after you save. To keep ${isOne ? 'it' : 'them'}, cancel, and undo the deletion or choose “Discard changes” in the menu of the course.`}
    </ConfirmWindow>
  );
}

/** Windows about the course on the server. */
function CourseWindows({ email }: { email: string | null }) {
  const { openDialog } = usePlannerStore().getState();
  const dialog = usePlanner((state) => state.dialog);
  const theirs = usePlanner((state) => state.theirs);
  const close = () => openDialog(null);
  return (
    <>
      <SaveAsWindow opened={dialog === 'saveAs'} onClose={close} email={email} />
      <TemplateWindow opened={dialog === 'template'} onClose={close} />
      <CompareWindow theirs={dialog === 'compare' ? theirs : null} onClose={close} />
      <DeleteWindow />
      <LoseGradesWindow />
      <LeaveWindow />
    </>
  );
}

/**
 * Saves the course in the signed-in user's account. `onlyChanges`: whether the button is hidden until the course has
 * changes to save. It then stays, because it has the focus.
 */
export function SaveControl({ onlyChanges }: { onlyChanges: boolean }) {
  const session = useSession({ fetches: false });
  useCourseAddress();
  if (session.status === 'signedOut') return <SignInToSave />;
  const isReady = session.status === 'signedIn' || session.status === 'offline';
  const email = session.status === 'signedIn' ? session.user.email : null;
  return <AccountSave isReady={isReady} email={email} onlyChanges={onlyChanges} />;
}

/** Changes the URL after the course was saved as a new one. The open tab stays open. */
function useCourseAddress(): void {
  const { id, course_id: shownId = id } = useParams();
  const savedId = usePlanner(({ saved }) => saved?.id);
  const { search } = useLocation();
  useStayingAt(
    savedId === undefined || savedId === shownId
      ? null
      : { pathname: generatePath(paths.course, { id: savedId }), search: `${tabIn(search)}` },
  );
}

interface AccountSaveProps {
  isReady: boolean;
  /** The address of the signed-in user. Null if it is unknown. */
  email: string | null;
  onlyChanges: boolean;
}

function AccountSave({ isReady, email, onlyChanges }: AccountSaveProps) {
  const store = usePlannerStore();
  const saving = usePlanner((state) => state.saving);
  const isReader = usePlanner((state) => state.saved?.canEdit === false);
  const { save, resend } = useSaving();
  const isMember = useIsMember();
  const isShown = useHasChanges(onlyChanges);
  usePlanAutosave(isReady, resend);
  useReleasedGrades(isReady);
  useOpenedGrades();
  const isBusy = saving === 'saving' || saving === 'updating' || saving === 'deleting';
  useSendingLater(isReady, resend);
  const start = () => {
    const { saved, openDialog, announce } = store.getState();
    const needsName = saved === null && presentOf(store.getState()).courseName.trim() === '';
    // A reader's save creates a copy, which the window explains.
    const createsCopy = saved !== null && !saved.canEdit;
    if (saved?.membership) void save();
    else if (needsName || createsCopy) openDialog('saveAs');
    else if (saved !== null && isAsSaved(presentOf(store.getState()), saved))
      announce(presentOf(store.getState()).achievingTargetGrade ? savedInTargetMode : 'Everything is saved.');
    else void save();
  };
  const startRequested = () => {
    const { saved, openDialog } = store.getState();
    // If a different user than the registered one has signed in, that user is asked first.
    if (saved === null && isOtherThanRegistered(email)) openDialog('saveAs');
    else start();
  };
  useSaveRequest(isReady, startRequested);
  useSaveKey(isReady, start);
  return (
    <>
      {isMember || !isShown ? null : (
        <Button variant="default" px={14} disabled={!isReady} loading={isBusy} onClick={start}>
          {isReader ? 'Save a copy' : 'Save'}
        </Button>
      )}
      <CourseWindows email={email} />
    </>
  );
}

/** In target mode, typed grades are hypothetical, also of items with a known grade. */
const savedInTargetMode =
  'Everything is saved except the grades that you’re trying out for the target. To change a known grade, select ‘Back to my grades’ first.';

/** Saves after Ctrl+S. If the keys were pressed before the account has loaded, the save waits for the account. */
function useSaveKey(isReady: boolean, start: () => void): void {
  const isRequested = usePlanner(({ isSaveRequested }) => isSaveRequested);
  const { askToSave } = usePlannerStore().getState();
  const saveNow = useEffectEvent(() => {
    askToSave(false);
    start();
  });
  useEffect(() => {
    if (isRequested && isReady) saveNow();
  }, [isRequested, isReady]);
}

function isOtherThanRegistered(email: string | null): boolean {
  const registration = pendingRegistration();
  return registration !== null && registration.email !== normalizeEmail(email ?? '');
}

/**
 * Saves the course when the user returns from signing in to save it, with `?save` in the URL. Does nothing if another
 * course is open by then, for example because this one was saved in another tab.
 */
function useSaveRequest(isReady: boolean, start: () => void): void {
  const store = usePlannerStore();
  const [params, setParams] = useSearchParams();
  const requestedKey = params.get(saveParam);
  const isRequested = requestedKey !== null;
  const saveNow = useEffectEvent(() => {
    setParams(
      (all) => {
        all.delete(saveParam);
        return all;
      },
      { replace: true },
    );
    if (requestedKey === (store.getState().saveKey ?? '')) start();
  });
  useEffect(() => {
    if (isRequested && isReady) saveNow();
  }, [isRequested, isReady]);
}
