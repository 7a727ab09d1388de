import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answered, api, knownAs, noConnection } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { givenAda, listedNote, pageOf } from './testing/given-notes.ts';

const heading = () => screen.findByRole('heading', { name: 'Notes', level: 1 }, patient);

describe('the notes', () => {
  it('are explained to visitors, who can sign in', async () => {
    knownAs(null);
    openSite('/notes');
    expect(await screen.findByText(/Notes are saved with an account/, {}, patient)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toBeVisible();
  });

  it('lead to the first note while there are none', async () => {
    givenAda();
    server.use(api.query('Notes', answered(pageOf([]))));
    openSite('/notes');
    expect(await screen.findByRole('heading', { name: 'No notes yet' }, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New note' })).toHaveAttribute('href', '/note/new');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are filtered by a tag of a note', async () => {
    givenAda();
    const asked: unknown[] = [];
    server.use(
      api.query('Notes', ({ variables }) => {
        asked.push(variables['tag']);
        return answered(pageOf([listedNote({ tags: ['Exam'] })]))();
      }),
    );
    const { user, address } = openSite('/notes');
    await user.click(await screen.findByRole('button', { name: /^Exam/ }, patient));
    await waitFor(() => expect(asked.at(-1)).toBe('exam'));
    expect(address()).toBe('/notes?tag=exam');
    expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('exam (2)');
  });

  it('are listed with their excerpt, tags and course, in the order of the server', async () => {
    givenAda();
    server.use(
      api.query(
        'Notes',
        answered(
          pageOf([
            listedNote({ id: 'n2', title: '', isPinned: true, tags: ['exam', 'week 3'], courseId: 'c1' }),
            listedNote(),
          ]),
        ),
      ),
    );
    openSite('/notes');
    const list = await screen.findByRole('list', { name: 'Notes' }, patient);
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Untitled note' })).toHaveAttribute(
      'href',
      '/note/n2',
    );
    await waitFor(() => expect(first).toHaveTextContent(/Changed just now.*Analysis.*exam.*week 3/));
    expect(within(first as HTMLElement).getByRole('button', { name: 'Unpin Untitled note' })).toBeVisible();
    expect(second).toHaveTextContent('A limit describes what a function approaches.');
  });

  it('are found by the text, the tag and the course of the URL', async () => {
    givenAda();
    const asked: object[] = [];
    server.use(
      api.query('Notes', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: pageOf(variables['search'] === 'zzz' ? [] : [listedNote()]) });
      }),
    );
    const { user, address } = openSite('/notes?tag=exam&course=c1&find=lim');
    await screen.findByRole('link', { name: 'Limits' }, patient);
    expect(asked.at(-1)).toMatchObject({ search: 'lim', tag: 'exam', courseId: 'c1' });
    const field = screen.getByRole('searchbox', { name: 'Search notes' });
    await user.clear(field);
    await user.type(field, 'zzz');
    expect(await screen.findByText('No matching notes.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/notes?tag=exam&course=c1&find=zzz'));
    await user.click(screen.getByRole('button', { name: 'Show all notes' }));
    await screen.findByRole('link', { name: 'Limits' });
    await waitFor(() => expect(address()).toBe('/notes'));
    expect(asked.at(-1)).toMatchObject({ search: null, tag: null, courseId: null });
  });

  it('say why they did not load, and load again', async () => {
    givenAda();
    server.use(api.query('Notes', noConnection));
    const { user } = openSite('/notes');
    expect(await screen.findByText('The notes could not be fetched', {}, patient)).toBeVisible();
    server.use(api.query('Notes', answered(pageOf([listedNote()]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Limits' })).toBeVisible();
  });

  it('can be deleted, restored with Undo, and restored from the list of deleted notes', async () => {
    givenAda();
    let isDeleted = false;
    const deletedNote = {
      __typename: 'DeletedNote',
      id: 'n1',
      title: 'Limits',
      excerpt: '',
      deletedAt: new Date().toISOString(),
      restoreExpiresAt: new Date().toISOString(),
    };
    server.use(
      api.query('Notes', () =>
        HttpResponse.json({
          data: pageOf(isDeleted ? [listedNote({ id: 'n2', title: 'Other' })] : [listedNote()]),
        }),
      ),
      api.query('DeletedNotes', () =>
        HttpResponse.json({ data: { deletedNotes: isDeleted ? [deletedNote] : [] } }),
      ),
      api.mutation('DeleteNote', () => {
        isDeleted = true;
        return HttpResponse.json({ data: { deleteNote: 'n1' } });
      }),
      api.mutation('RestoreNote', () => {
        isDeleted = false;
        return HttpResponse.json({
          data: { restoreNote: { __typename: 'Note', id: 'n1', title: 'Limits' } },
        });
      }),
    );
    const { user } = openSite('/notes');
    await heading();
    for (const restore of ['Undo', 'Restore Limits']) {
      await user.click(await screen.findByRole('button', { name: 'Delete Limits' }));
      await screen.findByRole('heading', { name: 'Recently deleted' });
      await user.click((await screen.findAllByRole('button', { name: restore })).at(-1) as HTMLElement);
      await waitFor(() => expect(screen.getByRole('link', { name: 'Limits' })).toHaveFocus());
    }
  });

  it('are pinned and unpinned', async () => {
    givenAda();
    let isPinned = false;
    server.use(
      api.query('Notes', () => HttpResponse.json({ data: pageOf([listedNote({ isPinned })]) })),
      api.mutation('PinNote', ({ variables }) => {
        isPinned = variables['isPinned'] === true;
        return HttpResponse.json({
          data: { updateNote: { __typename: 'Note', id: 'n1', isPinned, revision: 2 } },
        });
      }),
    );
    const { user } = openSite('/notes');
    await user.click(await screen.findByRole('button', { name: 'Pin Limits' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Unpin Limits' }));
    expect(await screen.findByRole('button', { name: 'Pin Limits' })).toBeVisible();
  });
});
