import { describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../../core/notes/testing/documents.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, givenTeacher, saveCourse } from '../../support/courses.ts';
import { removePerson } from '../../support/invitations.ts';
import { gatewayOn, gatewaysOn } from '../../support/gateways.ts';
import { dataOf } from '../../support/graph.ts';
import { json, type NoteReply, saveNote } from '../../support/notes.ts';
import { watched } from '../../support/watched-store.ts';

vi.setConfig({ testTimeout: 60_000 });

const site = 'http://localhost:4000';

/** A note with a link to each of these addresses. */
const linkingTo = (...hrefs: readonly string[]) =>
  documentOf(
    ...hrefs.map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'see', marks: [{ type: 'link', attrs: { href } }] }],
    })),
  );

async function backlinksOf(person: Browser, id: string): Promise<unknown> {
  const { note } = await dataOf(person, 'query ($id: ID!) { note(id: $id) { backlinks { title } } }', { id });
  return (note as { backlinks: { title: string }[] }).backlinks.map(({ title }) => title);
}

const suite: StoreSuite = (openStore) => {
  const stores = watched(openStore);
  const given = givenTeacher(stores.open, 'noteedges');

  describe.each(gatewaysOn(openStore))('the edges of notes over $name', (gateway) => {
    it('lead from the account to its notes, and from a note to its course', async () => {
      const { ada } = await given(gateway);
      const { id: courseId } = await saveCourse(ada, { name: 'Analysis' });
      await saveNote(ada, { title: 'Limits', courseId });
      await saveNote(ada, { title: 'Shopping', isPinned: true });
      const query = '{ me { notes(first: 2) { totalCount nodes { title course { name } } } } }';
      expect(await dataOf(ada, query)).toEqual({
        me: {
          notes: {
            totalCount: 2,
            nodes: [
              { title: 'Shopping', course: null },
              { title: 'Limits', course: { name: 'Analysis' } },
            ],
          },
        },
      });
    });

    it('lead from a note to no course that the owner can no longer read', async () => {
      const { ada, eve } = await given(gateway);
      const { id: courseId } = await saveCourse(ada, { name: 'Analysis' });
      const person = await addPerson(ada, courseId, { name: 'Eve', email: 'eve@markwise.example' });
      const { id } = await saveNote(eve, { title: 'Limits', courseId });
      const query = 'query ($id: ID!) { note(id: $id) { courseId course { name } } }';
      expect(await dataOf(eve, query, { id })).toEqual({ note: { courseId, course: { name: 'Analysis' } } });
      expect((await removePerson(ada, courseId, person.id)).status).toBe(204);
      expect(await dataOf(eve, query, { id })).toEqual({ note: { courseId, course: null } });
    });

    it('lead from a note to the owner’s notes that link to it, as long as they do', async () => {
      const { ada, eve, clock } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits' });
      const old = await saveNote(ada, { title: 'Old', content: linkingTo(`${site}/note/${id}#section-x`) });
      clock.advance(1_000);
      await saveNote(ada, {
        title: 'New',
        content: linkingTo(`${site}/note/${id}`, `${site}/note/${old.id}`),
      });
      await saveNote(ada, { title: 'Elsewhere', content: linkingTo(`https://other.example/note/${id}`) });
      await saveNote(eve, { title: 'Of Eve', content: linkingTo(`${site}/note/${id}`) });
      await json(ada.patch(`/api/notes/${id}`, { content: linkingTo(`${site}/note/${id}`) }));
      expect(await backlinksOf(ada, id)).toEqual(['New', 'Old']);
      expect(await backlinksOf(ada, old.id)).toEqual(['New']);
      await json(ada.patch(`/api/notes/${old.id}`, { content: linkingTo('https://school.example/') }));
      expect(await backlinksOf(ada, id)).toEqual(['New']);
    });

    it('lead to a note that links only while it is not deleted', async () => {
      const { ada } = await given(gateway);
      const { id } = await saveNote(ada, { title: 'Limits' });
      const source = await saveNote(ada, { title: 'Source', content: linkingTo(`${site}/note/${id}`) });
      await ada.remove(`/api/notes/${source.id}`);
      expect(await backlinksOf(ada, id)).toEqual([]);
      await json(ada.post(`/api/notes/${source.id}/restore`, {}));
      expect(await backlinksOf(ada, id)).toEqual(['Source']);
    });

    it('lead from a course’s note to the caller’s own notes that link to it, and to nobody else’s', async () => {
      const { ada, eve } = await given(gateway);
      const { id: courseId } = await saveCourse(ada, { name: 'Analysis' });
      await addPerson(ada, courseId, { name: 'Eve', email: 'eve@markwise.example' });
      const note = await json<NoteReply>(
        ada.post(`/api/courses/${courseId}/public-notes`, { title: 'Limits' }),
        201,
      );
      const href = `${site}/course/${courseId}/public-note/${note.id}`;
      await saveNote(ada, { title: 'Of Ada', content: linkingTo(href) });
      await saveNote(eve, { title: 'Of Eve', content: linkingTo(href) });
      const query = `query ($courseId: ID!, $id: ID!) {
        publicNote(courseId: $courseId, id: $id) { backlinks { title } }
      }`;
      const backlinks = (person: Browser) => dataOf(person, query, { courseId, id: note.id });
      expect(await backlinks(ada)).toEqual({ publicNote: { backlinks: [{ title: 'Of Ada' }] } });
      expect(await backlinks(eve)).toEqual({ publicNote: { backlinks: [{ title: 'Of Eve' }] } });
    });
  });

  it('the links to 50 notes take the same reads of the store as the links to one note', async () => {
    const { ada } = await given(gatewayOn(openStore));
    const add = async (title: string) => {
      const { id } = await saveNote(ada, { title });
      await saveNote(ada, { title: `To ${title}`, content: linkingTo(`${site}/note/${id}`) });
    };
    const query = '{ notes(first: 50) { nodes { title backlinks { title } } } }';
    await add('First');
    const readsForOne = await stores.queriesDuring(() => dataOf(ada, query));
    for (let at = 0; at < 24; at += 1) await add(`Note ${at}`);
    expect(await stores.queriesDuring(() => dataOf(ada, query))).toEqual(readsForOne);
    const { notes } = await dataOf(ada, query);
    const { nodes } = notes as { nodes: { title: string; backlinks: { title: string }[] }[] };
    expect(nodes).toHaveLength(50);
    for (const { title, backlinks } of nodes)
      expect(backlinks).toEqual(title.startsWith('To ') ? [] : [{ title: `To ${title}` }]);
  });
};

describeOnSqlite('edges of notes', suite);
describeOnMongo('edges of notes', suite);
