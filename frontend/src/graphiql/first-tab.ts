import { orNull } from '../lib/or-null.ts';
import { sampleQuery, sampleVariables } from './sample-query.ts';

interface FirstTab {
  readonly initialQuery: string;
  readonly initialVariables: string;
}

/** The storage key of the explorer's tabs. */
const tabsKey = 'graphiql:tabState';

/**
 * What the explorer opens: the last open tab, else the sample. It has to be passed in. Otherwise the explorer
 * opens a new tab and drops the variables of the stored one.
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
