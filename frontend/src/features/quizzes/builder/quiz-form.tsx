import { Alert, Button, Group, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ago } from '../../../lib/ago.ts';
import { useNoticesOf } from '../../../lib/notices-of.ts';
import { questionCountText } from '../../../lib/quizzes/question-count.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { ActionBar } from './action-bar.tsx';
import { useSaving } from './data/use-quiz-saving.ts';
import { Files } from './files/files.tsx';
import { Exceptions } from './exceptions/exceptions.tsx';
import { differencesBetween } from './model/differences.ts';
import { BankWindow } from './picking/bank-window.tsx';
import { GenerateWindow } from './picking/generate-window.tsx';
import { ImportWindow } from './picking/import-window.tsx';
import { Availability } from './publishing/availability.tsx';
import { useQuizState } from './publishing/use-quiz-state.ts';
import { BankQuestionWindow } from './questions/bank-question-window.tsx';
import { PoolWindow } from './pools/pool-window.tsx';
import { Questions } from './questions/questions.tsx';
import styles from './quiz-builder.module.css';
import { About } from './settings/about.tsx';
import { CountsAs } from './settings/counts-as.tsx';
import { Dates } from './settings/dates.tsx';
import { Rules } from './settings/rules.tsx';
import type { BuilderStore } from './store/builder-store.ts';
import { keepForLater, saveDraft } from './store/local-drafts.ts';
import { useBuilderContext } from './store/use-builder-context.ts';
import { useBuilderStore, useBuilderState, useTab } from './store/use-builder.ts';
import { ConflictWindow } from './windows/conflict-window.tsx';
import { ExportWindow } from './windows/export-window.tsx';
import { LoseAnswersWindow } from './windows/lose-answers-window.tsx';
import { PreviewWindow } from './windows/preview-window.tsx';

/** Offers a draft of the quiz from a closed tab or a crash. */
function DraftOffer() {
  const saved = useBuilderState((state) => state.saved);
  // Once a new quiz is saved, drafts of other new quizzes are offered in the builder of the next one only.
  const offer = useTab(({ offers }) => offers.find(({ quizId }) => quizId === (saved?.id ?? null)));
  const store = useBuilderStore();
  const { userId, courseId } = useBuilderContext();
  if (!offer) return null;
  const { continueDraft, discardDraft } = store.getState();
  const goOn = () => {
    continueDraft(offer, keepForLater({ userId, courseId }, store.getState().built, offer));
    screenHeading()?.focus();
  };
  const discard = () => {
    discardDraft(offer);
    screenHeading()?.focus();
  };
  return (
    <Alert color="ink" title={saved ? 'You have a draft of this quiz' : 'You have a draft of a quiz'}>
      Written {ago(offer.writtenAt)}, and not saved.
      {offer.isOlder && saved ? ` The quiz was saved elsewhere ${ago(saved.updatedAt)}.` : null}
      {saved ? (
        <ul>
          {differencesBetween(offer.content, saved.content).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        ` It’s called ‘${offer.name}’ and has ${questionCountText(offer.content.questions.length)}.`
      )}
      <Group gap="sm" mt="sm">
        <Button variant="outline" onClick={goOn}>
          Go on with your draft
        </Button>
        <Button variant="subtle" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

/** Milliseconds without typing before the draft is saved. */
const pauseMs = 500;

/** Stores unsaved changes as a draft on this device, so that they survive a reload or a crash. */
function useDraftAutosave(store: BuilderStore): void {
  const { userId, courseId } = useBuilderContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveLocally = () => saveDraft({ userId, courseId }, store.getState().built);
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(saveLocally, pauseMs);
    });
    window.addEventListener('pagehide', saveLocally);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', saveLocally);
      // The end of a session also unmounts the form, possibly with unsaved changes.
      saveLocally();
    };
  }, [store, userId, courseId]);
}

/** Shown above a deleted quiz. */
function DeletedNote() {
  const isDeleted = useBuilderState(({ saved }) => saved?.deleted === true);
  const { restore, isSetting } = useQuizState();
  if (!isDeleted) return null;
  return (
    <Alert color="danger" title="This quiz is deleted">
      Nobody can find it. You can restore it for 30 days after it was deleted.
      <Group mt="sm">
        <Button
          size="compact-md"
          variant="outline"
          color="danger"
          loading={isSetting}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      </Group>
    </Alert>
  );
}

/** All windows over the builder. */
function BuilderWindows() {
  return (
    <>
      <BankWindow />
      <GenerateWindow />
      <ImportWindow />
      <PreviewWindow />
      <ExportWindow />
      <PoolWindow />
      <BankQuestionWindow />
      <ConflictWindow />
      <LoseAnswersWindow />
    </>
  );
}

const wrongField = '[aria-invalid="true"], [data-problem]';

/** Focuses the first invalid field after a refused save. */
function useFocusOnProblem(form: RefObject<HTMLElement | null>): void {
  const refusals = useBuilderState((state) => state.refusals);
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(wrongField);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [form, refusals]);
}

/** The current quiz. */
export function QuizForm() {
  const form = useRef<HTMLDivElement>(null);
  const announcement = useTab((tab) => tab.announcement);
  const { save } = useSaving();
  const store = useBuilderStore();
  useDraftAutosave(store);
  useNoticesOf(store);
  useFocusOnProblem(form);
  useHotkeys([['mod+S', () => void save()]], []);
  return (
    <div ref={form} className={styles.form}>
      <ActionBar onSave={() => void save()} />
      <DraftOffer />
      <DeletedNote />
      <About />
      <Questions />
      <Rules />
      <Dates />
      <CountsAs />
      <Exceptions />
      <Files />
      <Availability />
      <BuilderWindows />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
