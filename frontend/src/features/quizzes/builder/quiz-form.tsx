import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { ActionBar } from './action-bar.tsx';
import { useSaving } from './data/use-saving.ts';
import { Files } from './files/files.tsx';
import { Availability } from './publishing/availability.tsx';
import { DeletedNote } from './publishing/deleted-note.tsx';
import { Questions } from './questions/questions.tsx';
import { About } from './settings/about.tsx';
import { Rules } from './settings/rules.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { DraftOffer } from './store/draft-offer.tsx';
import { useBuilderStore, useTab } from './store/use-builder.ts';
import { useKeeping } from './store/use-keeping.ts';
import { BuilderWindows } from './windows/builder-windows.tsx';
import styles from './quiz-builder.module.css';

/** The quiz in hand. */
export function QuizForm() {
  const form = useRef<HTMLDivElement>(null);
  const announcement = useTab((tab) => tab.announcement);
  const { save } = useSaving();
  useKeeping(useBuilderStore());
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
      <Files />
      <Availability />
      <BuilderWindows />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
