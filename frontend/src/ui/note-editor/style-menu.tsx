import { Menu, Toolbar } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import styles from './format-bar.module.css';

interface TextStyle {
  readonly label: string;
  readonly node: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly set: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (label: string, level: 1 | 2 | 3): TextStyle => ({
  label,
  node: 'heading',
  attributes: { level },
  set: (chain) => chain.setHeading({ level }),
});

const textStyles: readonly TextStyle[] = [
  heading('Large heading', 1),
  heading('Heading', 2),
  heading('Small heading', 3),
  { label: 'Code block', node: 'codeBlock', set: (chain) => chain.setCodeBlock() },
];

const plain: TextStyle = { label: 'Text', node: 'paragraph', set: (chain) => chain.setParagraph() };

/** The style of the line with the cursor. */
export function StyleMenu({ editor }: { editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: () => textStyles.find(({ node, attributes }) => editor.isActive(node, attributes)) ?? plain,
  });
  return (
    <Menu position="bottom-start" shadow="md" width={180} returnFocus={false}>
      <Menu.Target>
        <Toolbar.Toggle
          autoWidth
          className={styles.style ?? ''}
          aria-label={`Style: ${current.label}`}
          title="Style of the line"
        >
          <span>{current.label}</span>
          <IconChevronDown size={14} aria-hidden />
        </Toolbar.Toggle>
      </Menu.Target>
      <Menu.Dropdown>
        {[plain, ...textStyles].map(({ label, set }) => (
          <Menu.Item
            key={label}
            role="menuitemradio"
            aria-checked={label === current.label}
            onClick={() => set(editor.chain().focus()).run()}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
