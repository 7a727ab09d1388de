import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo, tabAndSaveIn } from '../../../lib/return-path.ts';
import { isNotFound, isUnauthenticated, serverMessage } from '../../../lib/server-failure.ts';
import { showNotice, showSuccess } from '../../../lib/show-notice.tsx';
import { usePlannerStore } from '../store/use-planner.ts';
import { countGradesToLose } from './grades-to-lose.ts';
import { saveCourse, saveOver, type SaveResult } from './save-course.ts';
import { accessTo, type SavedCourse } from '../model/saved-course.ts';

const failureNotice = 'course-saving';

const deletedText = 'This course was deleted elsewhere. Your version is still here.';
const lostAccessText =
  'You’re no longer a co-instructor of this course, or it was deleted. Your version is still here.';

/**
 * Functions that save the current course and show the result. `save` announces that the changes wait if there is no
 * connection, and `resend` does not.
 */
export function useSaving() {
  const client = useApolloClient();
  const store = usePlannerStore();
  const navigate = useNavigate();
  const location = useLocation();
  const tools = { client, store };

  const search = useRef(location.search);
  useLayoutEffect(() => {
    search.current = location.search;
  }, [location.search]);

  const signIn = () => {
    const from = { ...location, search: tabAndSaveIn(search.current, store.getState().saveKey) };
    void navigate(paths.login, { state: comingBackTo(from) });
  };

  const showOutcome = (saved: SaveResult, retry: () => void): SaveResult => {
    const { announce, openDialog } = store.getState();
    if (saved.outcome === 'created') {
      if (saved.newName === null) announce('Saved.');
      else showSuccess(`Saved as ${saved.newName}, because you already have a course of that name.`);
    }
    // A member's plan is saved automatically. The line below the name of the course shows that.
    const isPlan = (store.getState().saved?.membership ?? null) !== null;
    if (saved.outcome === 'updated' && !isPlan) showSuccess(texts.courseUpdate.success);
    if (saved.outcome === 'conflict') openDialog('compare');
    if (saved.outcome === 'failed') showFailure(saved.error, retry);
    return saved;
  };

  const showFailure = (error: unknown, retry: () => void) => {
    const { saved } = store.getState();
    const isUpdate = saved?.canEdit === true;
    const isStaff = isUpdate && accessTo(saved) !== 'OWNER';
    if (isUpdate && isNotFound(error)) {
      showNotice({
        id: failureNotice,
        owner: store,
        color: 'danger',
        message: isStaff ? lostAccessText : deletedText,
        action: { label: 'Save as a new course', onClick: () => void saveAsNew() },
      });
      return;
    }
    const fallback = isUpdate ? texts.courseUpdate.failure : texts.courseSave.failure;
    const isSignedOut = isUnauthenticated(error);
    showNotice({
      id: failureNotice,
      owner: store,
      color: 'danger',
      message: serverMessage(error) ?? fallback,
      action: isSignedOut ? { label: 'Sign in', onClick: signIn } : { label: 'Try again', onClick: retry },
    });
  };

  /** Saves the course. If the save removes graded items and is not confirmed, it only asks for a confirmation. */
  const resend = async (isConfirmed = false): Promise<SaveResult> => {
    notifications.hide(failureNotice);
    const grades = isConfirmed ? 0 : await countGradesToLose(client, store);
    if (grades > 0) {
      store.getState().askToLoseGrades(grades);
      return { outcome: 'asked' };
    }
    return showOutcome(await saveCourse(tools), () => void save(isConfirmed));
  };
  const save = async (isConfirmed = false): Promise<SaveResult> => {
    const saved = await resend(isConfirmed);
    if (saved.outcome === 'waiting')
      store.getState().announce('You’re offline. Your changes are sent when you’re connected again.');
    return saved;
  };
  const saveAsNew = async (): Promise<SaveResult> => {
    notifications.hide(failureNotice);
    return showOutcome(await saveCourse(tools, { asNew: true }), () => void saveAsNew());
  };
  const overwrite = async (theirs: SavedCourse): Promise<SaveResult> =>
    showOutcome(await saveOver(tools, theirs), () => void save());
  return { save, resend, saveAsNew, overwrite };
}
