import { expect, it } from 'vitest';
import { hasUnsaved, stateOf } from '../model/builder-state.ts';
import { blankContent, type QuizContent } from '../model/quiz-content.ts';
import { dropDraft, keepDraft, newState } from './kept-drafts.ts';

const graces = { userId: 'grace', courseId: null };

const named = (title: string): QuizContent => {
  const blank = blankContent(null);
  return { ...blank, settings: { ...blank.settings, title } };
};
const titleIn = (place: typeof graces) => newState(place).content.settings.title;

it('keeps a new quiz for who wrote it, and for nobody else in the same tab', () => {
  keepDraft(graces, stateOf(null, named('Limits')));
  expect(titleIn(graces)).toBe('Limits');
  expect(hasUnsaved(newState(graces))).toBe(true);
  expect(titleIn({ ...graces, userId: 'alan' })).toBe('');
});

it('keeps nothing where nothing is written, or once it is dropped', () => {
  keepDraft(graces, stateOf(null, named('Limits')));
  keepDraft(graces, stateOf(null, named(' ')));
  expect(sessionStorage).toHaveLength(0);
  keepDraft(graces, stateOf(null, named('Limits')));
  dropDraft(graces, null);
  expect(titleIn(graces)).toBe('');
});

it.each(['', '{', 'null', '{"content":{}}', '{"content":{"settings":{"title":"x"},"questions":[{}]}}'])(
  'begins anew where %j lies in the storage',
  (text) => {
    keepDraft(graces, stateOf(null, named('Limits')));
    const key = sessionStorage.key(0);
    if (key === null) throw new Error('Nothing was kept.');
    sessionStorage.setItem(key, text);
    expect(titleIn(graces)).toBe('');
  },
);
