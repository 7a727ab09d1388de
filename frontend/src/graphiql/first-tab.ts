import { orNull } from '../lib/or-null.ts';
import { sampleQuery, sampleVariables } from './sample-query.ts';

interface FirstTab {
  readonly initialQuery: string;
  readonly initialVariables: string;
}

/** Where the explorer keeps its tabs. */
const tabsKey = 'graphiql:tabState';

/**
 * What the explorer opens with: the tab that was open last, else the sample. It has to be told, since it opens a tab of
 * its own for anything else, and leaves the variables of the one that it kept out.
 */
export function firstTab(): FirstTab {
  const { activeTabIndex, tabs } = recordOf(orNull(() => JSON.parse(localStorage.getItem(tabsKey) ?? '')));
  const tab = Array.isArray(tabs) && typeof activeTabIndex === 'number' ? recordOf(tabs[activeTabIndex]) : {};
  const { query, variables } = tab;
  if (typeof query !== 'string') return { initialQuery: sampleQuery, initialVariables: sampleVariables };
  return { initialQuery: query, initialVariables: typeof variables === 'string' ? variables : '' };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
