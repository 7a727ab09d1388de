import { Button, Group, Popover, Switch, Textarea, Toolbar } from '@mantine/core';
import { IconMathFunction } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { noteLimits } from '../../../../../core/notes/note-limits.ts';
import { Formula } from '../../rich-text/formula.tsx';
import { Scroller } from '../../rich-text/scroller.tsx';
import { editsFormula, type NoteFormula, selectedFormula } from './formula-nodes.ts';
import styles from './formula.module.css';

interface FormulaFormProps {
  editor: Editor;
  /** The selected formula. Null for a new one. */
  selected: NoteFormula | null;
  onClose: () => void;
}

function FormulaForm({ editor, selected, onClose }: FormulaFormProps) {
  const [tex, setTex] = useState(selected?.tex ?? '');
  const [isBlock, setBlock] = useState(selected?.isBlock ?? false);
  const source = tex.trim();
  const submit = () => {
    if (source === '') return;
    const type = isBlock ? 'formulaBlock' : 'formula';
    editor
      .chain()
      .focus()
      .insertContent({ type, attrs: { tex: source } })
      .run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onClose();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // Events of a portal reach the parents of the component.
        event.stopPropagation();
        submit();
      }}
    >
      <Textarea
        classNames={{ input: styles.source ?? '' }}
        label="Formula in LaTeX"
        description="Shift+Enter begins a line."
        placeholder="\frac{1}{n} \to 0"
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        maxLength={noteLimits.formula}
        data-autofocus
        value={tex}
        onKeyDown={submitOnEnter}
        onChange={({ currentTarget }) => setTex(currentTarget.value)}
      />
      <Switch
        mt="sm"
        label="On a line of its own"
        checked={isBlock}
        onChange={({ currentTarget }) => setBlock(currentTarget.checked)}
      />
      {source === '' ? null : (
        <div className={styles.preview} role="group" aria-label="Preview" data-preview>
          <Scroller label="Formula">
            <Formula tex={source} isDisplay={isBlock} />
          </Scroller>
        </div>
      )}
      <Group gap="sm" mt="sm">
        <Button type="submit" size="compact-md" disabled={source === ''}>
          {selected === null ? 'Insert the formula' : 'Change the formula'}
        </Button>
        {selected === null ? null : (
          <Button size="compact-md" variant="default" onClick={remove}>
            Remove
          </Button>
        )}
      </Group>
    </form>
  );
}

/** Inserts a formula, or changes the selected one. A click on a formula, or Enter, opens it as well. */
export function FormulaControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const selected = useEditorState({ editor, selector: () => selectedFormula(editor.state) });
  useEffect(() => {
    const openIfAsked = ({ transaction }: { transaction: { getMeta: (key: string) => unknown } }) => {
      if (transaction.getMeta(editsFormula) !== true) return;
      // The window opens below the button, which is out of view on a phone.
      button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      setOpen(true);
    };
    editor.on('transaction', openIfAsked);
    return () => void editor.off('transaction', openIfAsked);
  }, [editor]);
  return (
    // The window keeps the focus while the bar scrolls.
    <Popover opened={isOpen} onChange={setOpen} trapFocus hideDetached={false} shadow="md" width={320}>
      <Popover.Target>
        <Toolbar.Toggle
          ref={button}
          aria-label="Formula"
          title="Formula"
          active={selected !== null}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <IconMathFunction size={18} aria-hidden />
        </Toolbar.Toggle>
      </Popover.Target>
      <Popover.Dropdown aria-label="Formula">
        {isOpen ? <FormulaForm editor={editor} selected={selected} onClose={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
