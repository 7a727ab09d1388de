import { gradebookLeaks } from './leaks-in-gradebook.ts';
import { orderLeaks } from './leaks-in-orders.ts';
import { practiceLeaks } from './leaks-in-practice.ts';
import { replyLeaks } from './leaks-in-replies.ts';
import { resultLeaks } from './leaks-in-results.ts';
import { storeLeaks } from './leaks-in-stores.ts';
import type { Leak } from './leak.ts';

/** Leaks that the comparison of the two worlds has to detect, one at a time. */
export const leaks: readonly Leak[] = [
  ...resultLeaks,
  ...orderLeaks,
  ...practiceLeaks,
  ...storeLeaks,
  ...replyLeaks,
  ...gradebookLeaks,
];
