import { ActionIcon, Popover } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './formatted-field.module.css';

const examples: readonly (readonly [meaning: string, source: string])[] = [
  ['Formula in a line', '$\\frac{a}{b} + x^2$'],
  ['Formula on its own line', '$$\\sum_{k=1}^n k$$'],
  ['Code in a line', '`print(x)`'],
  ['Code on its own lines', '```\nfor x in y:\n    print(x)\n```'],
  ['Bold, italic', '**bold**, *italic*'],
  ['List', '- first\n- second'],
  ['Table', '| x | y |\n|---|---|\n| 1 | 2 |'],
  ['Special characters as text', '\\$5, \\*'],
];

/** Examples of formulas, code and formatting, each with its result. */
export function FormattingHelp() {
  return (
    <Popover position="bottom-end" shadow="md" width="min(440px, 92vw)" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={styles.tool ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          aria-label="How to write formulas and code"
          title="How to write formulas and code"
        >
          <IconHelp size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.help ?? ''} aria-label="How to write formulas and code">
        {/* Gets the focus when the examples open. Escape closes only these examples, not the dialog with the field. */}
        <p className={styles.helpTitle} tabIndex={-1} data-autofocus data-mantine-stop-propagation="true">
          How to write formulas and code
        </p>
        <table className={styles.examples}>
          <thead>
            <tr>
              <th scope="col">You write</th>
              <th scope="col">Students see</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(([meaning, source]) => (
              <tr key={meaning}>
                <td>
                  <span className={styles.meaning}>{meaning}</span>
                  <code className={styles.example}>{source}</code>
                </td>
                <td>
                  <RichText text={source} format="MARKDOWN" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.meaning}>
          Formulas are LaTeX. HTML is shown as text. To add an image, paste it, drop it on a text field, or
          use the Image button.
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
