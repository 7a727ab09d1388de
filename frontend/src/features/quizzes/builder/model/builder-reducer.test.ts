import { describe, expect, it } from 'vitest';
import { builderReducer } from './builder-reducer.ts';
import { hasUnsaved, stateOf, type BuilderAction, type BuilderState } from './builder-state.ts';
import { blankContent, ownQuestion, type BuiltQuestion, type SavedQuiz } from './quiz-content.ts';

const builtQuestion = (key: string, more: Partial<BuiltQuestion> = {}): BuiltQuestion => ({
  ...ownQuestion({ question: `Is ${key}?`, answers: ['Yes', 'No'], correctAnswer: [1] }),
  key,
  id: key,
  ...more,
});

const content = (questions: readonly BuiltQuestion[]): SavedQuiz['content'] => {
  const blank = blankContent(null);
  return { ...blank, settings: { ...blank.settings, title: 'Limits' }, questions };
};

const saved = (more: Partial<SavedQuiz> = {}): SavedQuiz => ({
  id: 'limits',
  revision: 1,
  isPublished: false,
  active: true,
  deleted: false,
  updatedAt: '2026-11-21T12:00:00.000Z',
  files: [],
  content: content([builtQuestion('a'), builtQuestion('b'), builtQuestion('c')]),
  ...more,
});

const opened = (quiz = saved()) => stateOf(quiz, quiz.content);
const after = (state: BuilderState, ...actions: readonly BuilderAction[]) =>
  actions.reduce(builderReducer, state);
const keys = ({ content: { questions } }: BuilderState) => questions.map(({ key }) => key).join('');

describe('the order', () => {
  it.each([
    [0, 'bac'],
    [2, 'acb'],
    [-1, 'bac'],
    [99, 'acb'],
    [1, 'abc'],
  ])('after the second question moves to position %i is %s', (to, order) => {
    expect(keys(after(opened(), { type: 'move', key: 'b', to }))).toBe(order);
  });

  it('does not change if a question moves to its own position, and nothing is unsaved', () => {
    const state = opened();
    const moved = after(state, { type: 'move', key: 'b', to: 1 });
    expect(moved.content).toBe(state.content);
    expect(hasUnsaved(moved)).toBe(false);
  });

  it('is restored when a removed question is restored', () => {
    const state = opened();
    const [, second] = state.content.questions;
    if (!second) throw new Error('The quiz has three questions.');
    const removed = after(state, { type: 'remove', key: 'b' });
    expect(hasUnsaved(removed)).toBe(true);
    expect(hasUnsaved(after(removed, { type: 'putBack', question: second, at: 1 }))).toBe(false);
  });
});

describe('a restored question', () => {
  const second = builtQuestion('b');

  it('is new if the quiz was saved without it in the meantime', () => {
    const removed = after(opened(), { type: 'remove', key: 'b' });
    const stored = saved({ revision: 2, content: removed.content });
    const back = after(
      removed,
      { type: 'saved', saved: stored, sent: removed.content },
      { type: 'putBack', question: second, at: 1 },
    );
    expect(back.content.questions.map(({ id }) => id)).toEqual(['a', null, 'c']);
  });

  it('is not duplicated if the accepted version has it', () => {
    const taken = after(
      opened(),
      { type: 'remove', key: 'b' },
      { type: 'conflictFound', theirs: saved({ revision: 2 }) },
      { type: 'takeTheirs' },
      { type: 'putBack', question: second, at: 1 },
    );
    expect(keys(taken)).toBe('abc');
  });
});

describe('copies', () => {
  it('come after their originals, and belong to the quiz only', () => {
    const state = opened(
      saved({ content: content([builtQuestion('a', { bankId: 'a' }), builtQuestion('b')]) }),
    );
    const copied = after(state, { type: 'copy', key: 'a', as: 'x' });
    expect(keys(copied)).toBe('axb');
    expect(copied.content.questions[1]).toMatchObject({ id: null, bankId: null });
  });
});

describe('saving', () => {
  it('gives new questions their IDs, and keeps what was typed while it was in progress', () => {
    const state = after(
      stateOf(null, blankContent(null)),
      { type: 'set', settings: { title: 'Limits' } },
      {
        type: 'add',
        questions: [builtQuestion('x', { id: null }), builtQuestion('y', { id: null })],
      },
    );
    const sent = state.content;
    const typed = after(
      state,
      { type: 'set', settings: { title: 'Limits and more' } },
      { type: 'move', key: 'y', to: 0 },
    );
    const stored = saved({
      content: content([
        builtQuestion('x', { key: '1', id: '1' }),
        builtQuestion('y', { key: '2', id: '2' }),
      ]),
    });
    const done = after(typed, { type: 'saved', saved: stored, sent });
    expect(done.content.questions.map(({ key, id }) => `${key}${id}`)).toEqual(['y2', 'x1']);
    expect(done.content.settings.title).toBe('Limits and more');
    expect(hasUnsaved(done)).toBe(true);
  });

  it('leaves nothing unsaved, although the server trims texts', () => {
    const state = after(opened(), { type: 'set', settings: { title: ' Limits ' } });
    expect(hasUnsaved(state)).toBe(false);
    expect(
      hasUnsaved(after(state, { type: 'saved', saved: saved({ revision: 2 }), sent: state.content })),
    ).toBe(false);
  });
});

describe('the saved revision after a switch or an upload', () => {
  it('stays the same if the response skips a revision, so that the next save detects the conflict', () => {
    const switched = after(opened(), { type: 'stateSet', saved: saved({ isPublished: true, revision: 5 }) });
    expect(switched.saved).toMatchObject({ isPublished: true, revision: 1 });
    const uploaded = after(opened(), { type: 'uploaded', key: 'f', revision: 5, files: [] });
    expect(uploaded.saved?.revision).toBe(1);
  });

  it('is the revision of the response if only the user’s change is new', () => {
    expect(after(opened(), { type: 'stateSet', saved: saved({ revision: 2 }) }).saved?.revision).toBe(2);
    expect(after(opened(), { type: 'uploaded', key: 'f', revision: 2, files: [] }).saved?.revision).toBe(2);
  });
});

describe('a conflict of two versions', () => {
  const theirs = saved({ revision: 9, content: content([builtQuestion('a'), builtQuestion('d')]) });

  it('can be resolved with the user’s version, and questions that the other version lacks are added again', () => {
    const mine = after(opened(), { type: 'conflictFound', theirs }, { type: 'keepMine' });
    expect(mine.saved?.revision).toBe(9);
    expect(mine.content.questions.map(({ id }) => id)).toEqual(['a', null, null]);
    expect(mine.theirs).toBeNull();
  });

  it('can be resolved with the other version, and open forms close', () => {
    const taken = after(
      opened(),
      { type: 'open', key: 'a' },
      { type: 'conflictFound', theirs },
      { type: 'takeTheirs' },
    );
    expect(keys(taken)).toBe('ad');
    expect(taken.open).toEqual([]);
    expect(hasUnsaved(taken)).toBe(false);
  });
});

describe('problems', () => {
  const refused = {
    fields: { title: 'Short.' },
    questions: { a: { question: 'No.' }, b: { question: 'No.' } },
  };

  it('open the forms of their questions, but not of bank questions', () => {
    const state = opened(
      saved({ content: content([builtQuestion('a', { bankId: 'a' }), builtQuestion('b')]) }),
    );
    expect(after(state, { type: 'refuse', problems: refused }).open).toEqual(['b']);
  });

  it('disappear one by one when they are corrected', () => {
    const state = after(opened(), { type: 'refuse', problems: refused });
    const { question } = builtQuestion('a');
    const written = after(state, { type: 'write', key: 'a', question });
    expect(written.problems.questions).toEqual({ b: { question: 'No.' } });
    expect(after(written, { type: 'set', settings: { title: 'Limits' } }).problems.fields).toEqual({});
  });
});
