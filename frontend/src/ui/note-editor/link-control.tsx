import { Anchor, Button, Group, Popover, TextInput, Toolbar } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { isNoteLink } from '../../../../core/notes/note-document.ts';

/** The address for what the user typed: `example.com` is a web address. Null if a note cannot link to it. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (isNoteLink(text)) return text;
  const withProtocol = `https://${text}`;
  return /^[^\s:/]+\.[^\s:/]+(?:[:/?#]\S*)?$/.test(text) && isNoteLink(withProtocol) ? withProtocol : null;
}

interface LinkFormProps {
  editor: Editor;
  /** The address of the link at the cursor. Empty if there is none. */
  href: string;
  onClose: () => void;
}

function LinkForm({ editor, href, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal reach the parents of the component.
    event.stopPropagation();
    const address = addressOf(typed);
    if (address === null) return setRefused(true);
    const mark = { type: 'link', attrs: { href: address } };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '' && editor.state.selection.empty)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [mark] })
        .unsetMark('link')
        .run();
    else chain.setLink({ href: address }).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextInput
        label="Address of the link"
        placeholder="https://…"
        data-autofocus
        value={typed}
        error={isRefused ? 'Enter an address that begins with https, http, ftp, file or mailto.' : null}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefused(false);
        }}
      />
      <Group gap="sm" mt="sm">
        <Button type="submit" size="compact-md">
          Set the link
        </Button>
        {href === '' ? null : (
          <>
            <Button size="compact-md" variant="default" onClick={remove}>
              Remove
            </Button>
            <Anchor href={href} target="_blank" rel="noopener noreferrer">
              Open
            </Anchor>
          </>
        )}
      </Group>
    </form>
  );
}

/** Links the selected text, or changes the link at the cursor. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({
    editor,
    selector: () => {
      const value: unknown = editor.getAttributes('link')['href'];
      return typeof value === 'string' ? value : '';
    },
  });
  const close = () => setOpen(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" width={300}>
      <Popover.Target>
        <Toolbar.Toggle
          aria-label="Link"
          title="Link"
          active={href !== ''}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <IconLink size={18} aria-hidden />
        </Toolbar.Toggle>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        {isOpen ? <LinkForm editor={editor} href={href} onClose={close} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
