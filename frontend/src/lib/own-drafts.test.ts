import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, saveDraft } from './own-drafts.ts';

const day = 24 * 3600 * 1000;
const draft = { name: 'Limits', revision: null, content: { correctAnswer: [1] } };
const ada = { userId: 'ada', kind: 'question', about: 'new' } as const;
const eve = { userId: 'eve', kind: 'quiz', about: 'new' } as const;

describe('drafts with correct answers', () => {
  afterEach(() => vi.useRealTimers());

  it('are deleted after 30 days, also when another user lists their own drafts', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
    saveDraft(ada, draft);
    vi.setSystemTime(Date.now() + 29 * day);
    saveDraft(eve, { ...draft, name: 'Series' });
    expect(draftsOf(ada).map(({ name }) => name)).toEqual(['Limits']);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(draftsOf(eve).map(({ name }) => name)).toEqual(['Series']);
    expect(Object.keys(localStorage).filter((key) => key.includes('ada'))).toEqual([]);
  });

  it('are deleted if they are not valid JSON, and other stored data is kept', () => {
    localStorage.setItem('markwise-draft-ada-quiz-new~tab', '{');
    localStorage.setItem('markwise-planner-draft', '{');
    expect(draftsOf(eve)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['markwise-planner-draft']);
  });
});
