import { ActionIcon } from '@mantine/core';
import { IconBold, IconCode, IconItalic, IconList, IconMath, IconPhoto } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './formatted-field.module.css';
import { applyEdit, type MarkdownCommand, markdownEdit, selectionOf } from './markdown-edit.ts';

interface Tool {
  /** Null for the image, which has to be chosen first. */
  command: MarkdownCommand | null;
  label: string;
  shortcut?: string;
  Icon: typeof IconBold;
}

const tools: readonly Tool[] = [
  { command: 'bold', label: 'Bold', shortcut: 'Ctrl+B', Icon: IconBold },
  { command: 'italic', label: 'Italic', shortcut: 'Ctrl+I', Icon: IconItalic },
  { command: 'code', label: 'Code', shortcut: 'Ctrl+E', Icon: IconCode },
  { command: 'formula', label: 'Formula', shortcut: 'Ctrl+M', Icon: IconMath },
  { command: 'list', label: 'List', Icon: IconList },
  { command: null, label: 'Image', Icon: IconPhoto },
];

interface FormattingToolbarProps {
  /** The name of the field, for example 'Question'. */
  name: string;
  /** Opens the dialog that chooses an image. */
  onImage: () => void;
  /** Further tools at the end. */
  children?: ReactNode;
}

/** Applies the command to the field in the same frame as the button. */
function run(command: MarkdownCommand, button: HTMLElement): void {
  const field = button.closest('[data-framed]')?.querySelector('textarea');
  if (field) applyEdit(field, markdownEdit(command, selectionOf(field)));
}

/**
 * Buttons that format the selected text of the field in the same frame (`data-framed`). The Tab key stops at one button.
 * The arrow keys move between the buttons.
 */
export function FormattingToolbar({ name, onImage, children }: FormattingToolbarProps) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-tool]')];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index === -1) return;
    event.preventDefault();
    const next = (index + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus
    <div role="toolbar" aria-label={`Format: ${name}`} className={styles.toolbar} onKeyDown={move}>
      {tools.map(({ command, label, shortcut, Icon }, index) => (
        <ActionIcon
          key={label}
          data-tool
          className={styles.tool ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          tabIndex={index === current ? 0 : -1}
          aria-label={label}
          title={shortcut === undefined ? label : `${label} (${shortcut})`}
          onFocus={() => setCurrent(index)}
          onClick={({ currentTarget }) => (command === null ? onImage() : run(command, currentTarget))}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      {children}
    </div>
  );
}
