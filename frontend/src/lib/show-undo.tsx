import { randomId } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { type NoticeAction, NoticeContent } from './notice-content.tsx';
import { tieNotice } from './notices-of.ts';
import { screenHeading } from './screen-heading.ts';

const shownForMs = 20_000;

interface UndoOptions {
  /** The object that Undo changes. The notice is hidden when the user leaves its screen: see `notices-of.ts`. */
  readonly owner?: object;
  readonly onClose?: () => void;
  /** A notice with this ID that is still shown is replaced. */
  readonly id?: string;
  /** The id of a progress notice that becomes this one, so that the undo button does not move. */
  readonly replaces?: string;
  /** A button next to Undo. */
  readonly followUp?: NoticeAction | undefined;
}

/**
 * Shows what was just done, with an undo button. The notice stays while the pointer or the focus is on it. When
 * it closes, the focus returns to where it was.
 * @returns a function that closes the notice
 */
export function showUndo(
  message: string,
  onUndo: () => void,
  { owner, onClose, id: fixedId, replaces, followUp }: UndoOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHovered = false;
  let cameFrom: HTMLElement | null = null;
  let hasFocus = false;
  const hide = () => notifications.hide(id);
  const wait = () => {
    clearTimeout(timer);
    if (!isHovered && !hasFocus) timer = setTimeout(hide, shownForMs);
  };
  const id = replaces ?? fixedId ?? randomId();
  if (fixedId !== undefined) hide();
  const untie = owner === undefined ? undefined : tieNotice(owner, hide);
  const undo: NoticeAction = { label: 'Undo', onClick: onUndo };
  const actions = followUp ? [followUp, undo] : [undo];
  const show = replaces === undefined ? notifications.show : notifications.update;
  show({
    id,
    role: 'status',
    // The notice may replace a progress notice, which is loading and has no close button.
    loading: false,
    withCloseButton: true,
    autoClose: false,
    onMouseEnter: () => {
      isHovered = true;
      wait();
    },
    onMouseLeave: () => {
      isHovered = false;
      wait();
    },
    onFocusCapture: (event: FocusEvent) => {
      if (!hasFocus && event.relatedTarget instanceof HTMLElement) cameFrom = event.relatedTarget;
      hasFocus = true;
      wait();
    },
    onBlurCapture: () => {
      hasFocus = false;
      wait();
    },
    onClose: () => {
      clearTimeout(timer);
      untie?.();
      if (hasFocus) focusAgain(cameFrom);
      onClose?.();
    },
    message: <NoticeContent message={message} actions={actions} onAction={hide} />,
  });
  wait();
  return hide;
}

/** The previous element may be gone. The screen's heading is always there. */
function focusAgain(cameFrom: HTMLElement | null): void {
  (cameFrom?.isConnected === true ? cameFrom : screenHeading())?.focus();
}
