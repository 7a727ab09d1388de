import { Popover, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { insidePage } from '../floats.ts';

interface ExplainedChipProps {
  /** Shown in the row. */
  children: ReactNode;
  /** Shown after a click, in sentences. */
  explanation: string;
  className: string | undefined;
}

/** A remark about a grade, as a button that explains it: also with the keyboard and on a touch screen. */
export function ExplainedChip({ children, explanation, className }: ExplainedChipProps) {
  return (
    <Popover {...insidePage} width={280} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={className}>
          {children}
          <VisuallyHidden>: why?</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" tabIndex={-1} data-autofocus>
          {explanation}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
