import { expect, it } from 'vitest';
import { hasUnsaved, stateOf } from '../model/builder-state.ts';
import { blankContent, type QuizContent } from '../model/quiz-content.ts';
import { dropDraft, saveDraft, openQuiz } from './local-drafts.ts';

const graces = { userId: 'grace', courseId: null };

const named = (title: string): QuizContent => {
  const blank = blankContent(null);
  return { ...blank, settings: { ...blank.settings, title } };
};
const opened = (scope: typeof graces) => openQuiz(scope, null);
const titleIn = (scope: typeof graces) => opened(scope).built.content.settings.title;

function onlyKey(): string {
  const [key, ...others] = Object.keys(localStorage);
  if (key === undefined || others.length > 0) throw new Error('There is not exactly one draft.');
  return key;
}

it('stores a new quiz for its author, and hides it from other users of the device', () => {
  saveDraft(graces, stateOf(null, named('Limits')));
  expect(titleIn(graces)).toBe('Limits');
  expect(hasUnsaved(opened(graces).built)).toBe(true);
  const alans = opened({ ...graces, userId: 'alan' });
  expect([alans.built.content.settings.title, alans.offers]).toEqual(['', []]);
});

it('stores nothing if nothing is typed, or after the draft is dropped', () => {
  saveDraft(graces, stateOf(null, named('Limits')));
  saveDraft(graces, stateOf(null, named(' ')));
  expect(localStorage).toHaveLength(0);
  saveDraft(graces, stateOf(null, named('Limits')));
  dropDraft(graces, null);
  expect(titleIn(graces)).toBe('');
});

it('offers the draft of another tab, and never overwrites it', () => {
  saveDraft(graces, stateOf(null, named('Limits')));
  const text = localStorage.getItem(onlyKey()) ?? '';
  localStorage.setItem(onlyKey().replace(/~.*/, '~another-tab'), text);
  dropDraft(graces, null);
  saveDraft(graces, stateOf(null, named('Series')));
  const { built, offers } = opened(graces);
  expect(built.content.settings.title).toBe('Series');
  expect(offers.map(({ name, isOlder }) => [name, isOlder])).toEqual([['Limits', false]]);
});

it('deletes drafts after a month', () => {
  saveDraft(graces, stateOf(null, named('Limits')));
  const key = onlyKey();
  const old = new Date(Date.now() - 31 * 24 * 3600 * 1000).toISOString();
  const stored: object = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key.replace(/~.*/, '~another-tab'), JSON.stringify({ ...stored, writtenAt: old }));
  dropDraft(graces, null);
  expect(opened(graces).offers).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each(['', '{', 'null', '{"content":{}}', '{"content":{"settings":{"title":"x"},"questions":[{}]}}'])(
  'starts empty if the storage contains %j',
  (text) => {
    saveDraft(graces, stateOf(null, named('Limits')));
    localStorage.setItem(onlyKey(), text);
    const { built, offers } = opened(graces);
    expect([built.content.settings.title, offers]).toEqual(['', []]);
  },
);
