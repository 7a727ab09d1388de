import { Toolbar } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconSeparator,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent, Ref } from 'react';
import styles from './format-bar.module.css';
import { FormulaControl } from './formula/formula-control.tsx';
import { LinkControl } from './link-control.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TableMenu } from './table-menu.tsx';

interface Control {
  readonly label: string;
  /** Shown in the tooltip. */
  readonly keys?: string;
  readonly icon: typeof IconBold;
  /** The node or mark that the control switches on and off. Omitted for an action. */
  readonly part?: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

const marks: readonly Control[] = [
  { label: 'Bold', keys: 'Ctrl+B', icon: IconBold, part: 'bold', run: (chain) => chain.toggleBold() },
  { label: 'Italic', keys: 'Ctrl+I', icon: IconItalic, part: 'italic', run: (chain) => chain.toggleItalic() },
  {
    label: 'Underline',
    keys: 'Ctrl+U',
    icon: IconUnderline,
    part: 'underline',
    run: (chain) => chain.toggleUnderline(),
  },
  {
    label: 'Strikethrough',
    keys: 'Ctrl+Shift+S',
    icon: IconStrikethrough,
    part: 'strike',
    run: (chain) => chain.toggleStrike(),
  },
  { label: 'Code', keys: 'Ctrl+E', icon: IconCode, part: 'code', run: (chain) => chain.toggleCode() },
];

const lists: readonly Control[] = [
  { label: 'Bulleted list', icon: IconList, part: 'bulletList', run: (chain) => chain.toggleBulletList() },
  {
    label: 'Numbered list',
    icon: IconListNumbers,
    part: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Task list', icon: IconListCheck, part: 'taskList', run: (chain) => chain.toggleTaskList() },
];

const blocks: readonly Control[] = [
  { label: 'Quote', icon: IconBlockquote, part: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { label: 'Line', icon: IconSeparator, run: (chain) => chain.setHorizontalRule() },
];

function Controls({ editor, controls }: { editor: Editor; controls: readonly Control[] }) {
  const active = useEditorState({
    editor,
    selector: () => controls.map(({ part }) => part !== undefined && editor.isActive(part)),
  });
  return controls.map(({ label, keys, icon: Icon, part, run }, at) => (
    <Toolbar.Toggle
      key={label}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      {...(part !== undefined && { active: active[at] ?? false })}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon size={18} aria-hidden />
    </Toolbar.Toggle>
  ));
}

function History({ editor }: { editor: Editor }) {
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: () => ({ canUndo: editor.can().undo(), canRedo: editor.can().redo() }),
  });
  return (
    <>
      <Toolbar.Toggle
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </Toolbar.Toggle>
      <Toolbar.Toggle
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </Toolbar.Toggle>
    </>
  );
}

/** The formats of a note. It is one stop of the Tab key: arrows move inside it, and Escape goes back to the text. */
export function FormatBar({ editor, ref }: { editor: Editor; ref: Ref<HTMLDivElement> }) {
  const goBack = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') editor.commands.focus();
  };
  return (
    <Toolbar
      ref={ref}
      aria-label="Formats"
      variant="light"
      withBorder={false}
      className={styles.bar ?? ''}
      onKeyDown={goBack}
    >
      <StyleMenu editor={editor} />
      <Toolbar.Divider />
      <Controls editor={editor} controls={marks} />
      <LinkControl editor={editor} />
      <Toolbar.Divider />
      <Controls editor={editor} controls={lists} />
      <Toolbar.Divider />
      <Controls editor={editor} controls={blocks} />
      <TableMenu editor={editor} />
      <FormulaControl editor={editor} />
      <Toolbar.Divider />
      <History editor={editor} />
    </Toolbar>
  );
}
