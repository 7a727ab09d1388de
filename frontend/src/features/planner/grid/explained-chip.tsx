import { Popover, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { insidePage } from '../floats.ts';

/** Whether the explanation of a chip is shown. Other parts of the row can open it, too. */
export interface ChipExplanation {
  isExplained: boolean;
  onExplain: (isExplained: boolean) => void;
}

interface ExplainedChipProps extends ChipExplanation {
  /** Shown in the row. */
  children: ReactNode;
  /** Shown after a click, in sentences. */
  explanation: string;
  className: string | undefined;
}

/** A remark about a grade, as a button that explains it: also with the keyboard and on a touch screen. */
export function ExplainedChip(props: ExplainedChipProps) {
  const { children, explanation, className, isExplained, onExplain } = props;
  return (
    <Popover
      {...insidePage}
      opened={isExplained}
      onChange={onExplain}
      width={280}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={className} onClick={() => onExplain(!isExplained)}>
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
