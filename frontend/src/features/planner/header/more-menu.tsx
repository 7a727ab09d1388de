import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { insidePage } from '../floats.ts';
import { CourseItems, DeleteItem } from '../saved/saved-course-chunks.ts';
import { takeStep } from '../commands/take-step.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { ShareItems, ShareWindows, type OpenWindow } from '../share/share-windows.tsx';
import { useStartEmpty } from '../share/use-start-empty.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { ExportItems } from './export-menu.tsx';

interface MoreMenuProps {
  isPhone: boolean;
  onImport: () => void;
}

/** Less frequent actions on a course. On a phone also the actions without room in the header. */
export function MoreMenu({ isPhone, onImport }: MoreMenuProps) {
  const store = usePlannerStore();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenWindow>(null);
  const isSaved = usePlanner(({ saved }) => saved !== null);
  const isMember = useIsMember();
  const reset = () => {
    store.getState().edit({ type: 'resetCourse' });
    offerUndo(store, 'Back to the sample course.');
  };
  const startEmpty = useStartEmpty();
  // A window that opened in the meantime, for example a question about the chosen template, keeps the focus.
  const focusButton = () => {
    if (document.activeElement?.closest('[role="dialog"]') == null) button.current?.focus();
  };
  return (
    <>
      <Menu {...insidePage} shadow="md" position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            size={isPhone ? 44 : 36}
            aria-label="More for this course"
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone ? <PhoneItems onImport={onImport} /> : null}
          <SignedInPart>
            <CourseItems />
          </SignedInPart>
          {isMember ? null : <Menu.Item onClick={() => setOpen('dueDates')}>Due dates…</Menu.Item>}
          <ShareItems onOpen={setOpen} />
          {isMember ? null : <Menu.Item onClick={startEmpty}>Start with an empty course</Menu.Item>}
          <Menu.Item onClick={() => window.print()}>Print</Menu.Item>
          {isSaved ? (
            <SignedInPart>
              <DeleteItem />
            </SignedInPart>
          ) : (
            <>
              <Menu.Divider />
              <Menu.Item color="danger" onClick={reset}>
                Reset to the sample
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ShareWindows open={open} onClose={() => setOpen(null)} onClosed={focusButton} />
    </>
  );
}

function PhoneItems({ onImport }: Pick<MoreMenuProps, 'onImport'>) {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const canRedo = usePlanner(({ history }) => history.future.length > 0);
  return (
    <>
      {/* Not disabled instead: the menu would focus its first entry in vain, and ignore the arrow keys. */}
      {canRedo ? <Menu.Item onClick={() => takeStep(store, 'redo')}>Redo</Menu.Item> : null}
      {isMember ? null : <Menu.Item onClick={onImport}>Import course</Menu.Item>}
      <Menu.Label>Export course</Menu.Label>
      <ExportItems />
      <Menu.Divider />
    </>
  );
}
