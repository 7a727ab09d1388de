import { expect, it } from 'vitest';
import { firstTab } from './first-tab.ts';
import { sampleQuery, sampleVariables } from './first-tab.ts';

const sample = { initialQuery: sampleQuery, initialVariables: sampleVariables };
const storeTabs = (state: unknown) => localStorage.setItem('graphiql:tabState', JSON.stringify(state));
const tab = (query: string | null, variables: string | null = null) => ({ id: 'a', query, variables });

it('the first tab has the sample on the first visit, and if the stored tab is unreadable', () => {
  expect(firstTab()).toEqual(sample);
  localStorage.setItem('graphiql:tabState', '{');
  expect(firstTab()).toEqual(sample);
  storeTabs({ activeTabIndex: 4, tabs: [] });
  expect(firstTab()).toEqual(sample);
  storeTabs({ activeTabIndex: 0, tabs: [tab(null)] });
  expect(firstTab()).toEqual(sample);
});

it('the first tab has the query and variables of the stored active tab', () => {
  storeTabs({ activeTabIndex: 1, tabs: [tab('{ a }'), tab('{ b }', '{"x":1}')] });
  expect(firstTab()).toEqual({ initialQuery: '{ b }', initialVariables: '{"x":1}' });
  storeTabs({ activeTabIndex: 0, tabs: [tab('{ a }'), tab('{ b }', '{"x":1}')] });
  expect(firstTab()).toEqual({ initialQuery: '{ a }', initialVariables: '' });
});
