import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, api, badGateway, noConnection, refusal } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { keepNote } from './saving/local-notes.ts';
import { blankFields, type NoteFields, savedNoteOf } from './saving/note-fields.ts';
import { givenAda, givenServerWith, noteOf, written } from './testing/given-notes.ts';

const titleField = () => screen.findByRole('textbox', { name: 'Title' }, patient);
const text = () => screen.findByRole('textbox', { name: 'Text' });
const isSaved = () => screen.findByText('Saved');
/** The button of the notice. The bar above the text has one for steps of the text. */
const undoButton = async () =>
  (await screen.findAllByRole('button', { name: 'Undo' })).find(
    (each) => !each.closest('[role="toolbar"]'),
  ) ?? expect.fail('There is no notice with Undo.');
const conflict = () => screen.findByRole('heading', { name: /was changed in another tab/ }, patient);

/** Unsaved changes on this device, as this tab writes them. */
function keptHere(fields: Partial<NoteFields>, saved: ReturnType<typeof noteOf> | null): void {
  const known = saved && savedNoteOf(saved as Parameters<typeof savedNoteOf>[0]);
  const base = known?.fields ?? blankFields(null);
  keepNote({
    userId: ada.id,
    saved: known,
    fields: { ...base, ...fields },
    saveKey: 'a key',
    newAbout: 'new',
  });
}

describe('a new note', () => {
  it('is created with what was typed first, once, and gets its address without losing the field', async () => {
    givenAda();
    const server1 = givenServerWith(null);
    const { user, address } = openSite('/note/new?course=c1');
    const field = await titleField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByText('Saved as you type')).toBeVisible();
    await user.type(field, 'Series');
    expect(await isSaved()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/note/n1'));
    expect(field).toHaveFocus();
    await user.keyboard(' and sums');
    await waitFor(() => expect(server1.changes.length).toBe(2));
    expect(server1.changes[0]?.input).toMatchObject({ title: 'Series', courseId: 'c1' });
    expect(server1.changes[0]?.input['key']).toMatch(/^[\w-]{36}$/);
    expect(server1.changes[1]).toMatchObject({ input: { title: 'Series and sums' }, revision: 1 });
  });

  it('is not created if nothing is left of what was typed', async () => {
    givenAda();
    const { user } = openSite('/note/new');
    const field = await titleField();
    await user.type(field, 'a');
    await user.clear(field);
    expect(await screen.findByText('Saved as you type')).toBeVisible();
    expect(localStorage.length).toBe(
      Object.keys(localStorage).filter((key) => !key.startsWith('markwise-draft-')).length,
    );
  });

  it('that was not saved before a reload is saved with the same key', async () => {
    givenAda();
    keptHere({ title: 'From before' }, null);
    const { changes } = givenServerWith(null);
    openSite('/note/new');
    expect(await titleField()).toHaveValue('From before');
    expect(await isSaved()).toBeVisible();
    expect(changes[0]?.input).toMatchObject({ title: 'From before', key: 'a key' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('markwise-draft-'))).toEqual([]);
  });

  it('of another tab is offered', async () => {
    givenAda();
    keptHere({ title: 'Lost' }, null);
    const key = Object.keys(localStorage).find((each) => each.startsWith('markwise-draft-')) ?? '';
    localStorage.setItem(`${key}-other`, localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
    givenServerWith(null);
    const { user } = openSite('/note/new');
    expect(await screen.findByText('A note isn’t saved yet', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on with it' }));
    expect(await titleField()).toHaveValue('Lost');
    expect(await isSaved()).toBeVisible();
    expect(screen.queryByText('A note isn’t saved yet')).toBeNull();
  });
});

describe('a saved note', () => {
  it('shows its title and text, and sends only what is changed', async () => {
    givenAda();
    const { changes } = givenServerWith(noteOf());
    const { user } = openSite('/note/n1');
    const field = await titleField();
    expect(field).toHaveValue('Limits');
    expect(await text()).toHaveTextContent('A limit');
    await user.type(field, ' of sequences');
    await waitFor(() =>
      expect(changes).toEqual([expect.objectContaining({ input: { title: 'Limits of sequences' } })]),
    );
    await user.click(await text());
    await user.click(screen.getByRole('button', { name: 'Line' }));
    await waitFor(() => expect(changes.length).toBe(2));
    expect(Object.keys(changes[1]?.input ?? {})).toEqual(['content']);
    expect(JSON.stringify(changes[1]?.input)).toContain('horizontalRule');
  });

  it('is not changed by opening it', async () => {
    givenAda();
    const table = {
      type: 'doc',
      content: [{ type: 'codeBlock', content: [{ type: 'text', text: 'x' }] }],
    };
    const { changes } = givenServerWith(noteOf({ content: table }));
    const { user } = openSite('/note/n1');
    await user.click(await titleField());
    await user.tab();
    expect(await isSaved()).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('that does not exist leads back to the notes', async () => {
    givenAda();
    givenServerWith(null);
    openSite('/note/n1');
    expect(await screen.findByText('There is no such note', {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your notes' })).toHaveAttribute('href', '/notes');
  });

  it('that did not load is loaded again', async () => {
    givenAda();
    server.use(api.query('Note', badGateway));
    const { user } = openSite('/note/n1');
    await screen.findByText('The note could not be opened', {}, patient);
    givenServerWith(noteOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titleField()).toHaveValue('Limits');
  });

  it('keeps its changes on this device while the server does not answer', async () => {
    givenAda();
    const note = givenServerWith(noteOf());
    const { user } = openSite('/note/n1');
    const field = await titleField();
    server.use(api.mutation('UpdateNote', noConnection, { once: true }));
    await user.type(field, '!');
    expect(
      await screen.findByText('Not saved: The server did not answer. Your changes are kept on this device.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await isSaved()).toBeVisible();
    expect(note.changes).toMatchObject([{ input: { title: 'Limits!' }, revision: 1 }]);
  });

  it('says why the server refuses it', async () => {
    givenAda();
    givenServerWith(noteOf());
    server.use(
      api.mutation(
        'UpdateNote',
        refusal('input.title: Too long.', 'BAD_USER_INPUT', { 'input.title': 'Too long.' }),
      ),
    );
    const { user } = openSite('/note/n1');
    await user.type(await titleField(), '!');
    expect(await screen.findByText(/^Not saved: Too long\./)).toBeVisible();
  });

  it('that was deleted elsewhere is offered after a reload, and is saved as a new note next to other new notes', async () => {
    givenAda();
    keptHere({ title: 'Limits and more' }, noteOf());
    keptHere({ title: 'Another new note' }, null);
    givenServerWith(null);
    server.use(api.query('Note', refusal('Note not found.', 'NOT_FOUND')));
    const { user } = openSite('/note/n1');
    expect(
      await screen.findByText(/^‘Limits and more’ has changes on this device/, {}, patient),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as a new note' }));
    expect(await titleField()).toHaveValue('Limits and more');
    expect(await isSaved()).toBeVisible();
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('markwise-draft-'));
    expect(drafts.map((key) => localStorage.getItem(key))).toEqual([
      expect.stringContaining('Another new note'),
    ]);
  });

  it('that was deleted elsewhere is saved as a new note', async () => {
    givenAda();
    const note = givenServerWith(noteOf());
    const { user } = openSite('/note/n1');
    const field = await titleField();
    server.use(api.mutation('UpdateNote', refusal('Note not found.', 'NOT_FOUND'), { once: true }));
    note.stored = null;
    await user.type(field, '!');
    await user.click(await screen.findByRole('button', { name: 'Save as a new note' }));
    expect(await isSaved()).toBeVisible();
    expect(note.changes[0]?.input).toMatchObject({ title: 'Limits!', content: written('A limit') });
  });

  it('whose response was lost is not a conflict', async () => {
    givenAda();
    const note = givenServerWith(noteOf());
    const { user } = openSite('/note/n1');
    const field = await titleField();
    server.use(
      api.mutation(
        'UpdateNote',
        ({ variables }) => {
          note.stored = noteOf({ ...(variables['input'] as object), revision: 2 });
          return noConnection();
        },
        { once: true },
      ),
    );
    await user.type(field, '!');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await isSaved()).toBeVisible();
    await user.type(field, '?');
    await waitFor(() => expect(note.changes).toMatchObject([{ input: { title: 'Limits!?' }, revision: 2 }]));
  });

  it('is saved over a newer revision if only the pin was changed elsewhere', async () => {
    givenAda();
    const note = givenServerWith(noteOf());
    const { user } = openSite('/note/n1');
    const field = await titleField();
    note.stored = noteOf({ isPinned: true, revision: 2 });
    await user.type(field, '!');
    await waitFor(() => expect(note.changes).toMatchObject([{ input: { title: 'Limits!' }, revision: 2 }]));
    expect(await screen.findByRole('button', { name: 'Unpin the note' })).toBeVisible();
    expect(note.stored?.isPinned).toBe(true);
  });
});

describe('a note that was changed elsewhere', () => {
  /** Types a title, while another device has saved another text. */
  async function openConflict() {
    givenAda();
    const note = givenServerWith(noteOf());
    const { user, address } = openSite('/note/n1');
    const field = await titleField();
    note.stored = noteOf({ content: written('Their text'), revision: 5 });
    await user.type(field, ' of mine');
    await conflict();
    return { note, user, address };
  }

  it('is shown in both versions, and nothing is saved before the user has chosen', async () => {
    const { note } = await openConflict();
    const mine = screen.getByRole('region', { name: 'My version, on this screen' });
    const theirs = screen.getByRole('region', {
      name: 'The other version, saved in another tab or on another device',
    });
    expect(mine).toHaveTextContent(/Limits of mine.*A limit/);
    expect(theirs).toHaveTextContent(/Limits.*Their text/);
    expect(note.changes).toEqual([]);
  });

  it('is saved over the other version with ‘Keep my version’, and Undo brings the other one back', async () => {
    const { note, user } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() =>
      expect(note.stored).toMatchObject({ title: 'Limits of mine', content: written('A limit') }),
    );
    await user.click(await undoButton());
    await waitFor(() =>
      expect(note.stored).toMatchObject({ title: 'Limits', content: written('Their text') }),
    );
    expect(await text()).toHaveTextContent('Their text');
  });

  it('shows the other version with ‘Keep the other version’, and Undo brings this one back', async () => {
    const { note, user } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Keep the other version' }));
    expect(await titleField()).toHaveValue('Limits');
    expect(await text()).toHaveTextContent('Their text');
    await user.click(await undoButton());
    await waitFor(() =>
      expect(note.stored).toMatchObject({ title: 'Limits of mine', content: written('A limit') }),
    );
  });

  it('is kept with ‘Keep both’: this version becomes another note', async () => {
    const { note, user } = await openConflict();
    const created: object[] = [];
    server.use(
      api.mutation('SaveNote', ({ variables }) => {
        created.push(variables['input'] as object);
        return Response.json({ data: { saveNote: noteOf({ ...(variables['input'] as object), id: 'n2' }) } });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    expect(await screen.findByText('Your version is saved as another note.')).toBeVisible();
    expect(await text()).toHaveTextContent('Their text');
    expect(created).toMatchObject([{ title: 'Limits of mine', content: written('A limit') }]);
    expect(note.stored).toMatchObject({ content: written('Their text'), revision: 5 });
  });

  it('is compared again after a reload', async () => {
    givenAda();
    keptHere({ title: 'Kept here' }, noteOf({ revision: 1 }));
    const { changes } = givenServerWith(noteOf({ content: written('Their text'), revision: 2 }));
    openSite('/note/n1');
    await conflict();
    expect(screen.getByText('Kept here')).toBeVisible();
    expect(screen.getByText('Their text')).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('opens with this tab’s unsaved changes if it was not changed elsewhere, and saves them', async () => {
    givenAda();
    keptHere({ title: 'Kept here' }, noteOf());
    const { changes } = givenServerWith(noteOf());
    openSite('/note/n1');
    expect(await titleField()).toHaveValue('Kept here');
    await waitFor(() => expect(changes).toMatchObject([{ input: { title: 'Kept here' }, revision: 1 }]));
  });
});
