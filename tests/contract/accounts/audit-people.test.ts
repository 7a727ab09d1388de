import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, goodPassword, idOf, signUp } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

interface Entry {
  readonly action: string;
  readonly subject: string;
}

const describeEntry = ({ action, subject }: Entry) => `${action} ${subject}`;

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'auditpeople');

  /** An instructor, Zoë Núñez, who has added Ada Lovelace to a course. */
  async function givenCourse(gateway: Gateway) {
    const test = await given();
    const root = await adminOf(test, gateway);
    const zoe = await signUp(test, gateway, 'zoe@markwise.example', {
      firstName: 'Zoë',
      lastName: 'Núñez',
    });
    await root.patch(`/api/users/${await idOf(zoe)}/role`, { role: 'Instructor' });
    const { id: courseId } = await saveCourse(zoe, { name: 'Calculus' });
    await addPerson(zoe, courseId, { name: 'Ada Lovelace', email: 'countess@school.example' });
    return { root, zoe };
  }

  /** The entries that match the filter, in alphabetical order. Checks that both APIs return the same. */
  async function findEntries(root: Browser, filter: Readonly<Record<string, string>>): Promise<string[]> {
    const reply = await root.get(`/api/audit-log?${new URLSearchParams(filter).toString()}`);
    const names = Object.keys(filter);
    const declared = names.map((name) => `$${name}: String`).join(', ');
    const passed = names.map((name) => `${name}: $${name}`).join(', ');
    const query = `query (${declared}) { auditLog(${passed}) { totalCount nodes { action subject } } }`;
    const { result } = await root.graphql(query, filter);
    const entries = (JSON.parse(reply.text) as Entry[]).map(describeEntry);
    const { totalCount, nodes } = Object(result.data?.['auditLog']) as { totalCount: number; nodes: Entry[] };
    expect([totalCount, nodes.map(describeEntry)]).toEqual([entries.length, entries]);
    return entries.toSorted();
  }

  describe.each(allGatewaysOn(openStore))('people in the audit log over $name', (gateway) => {
    it('are found by words of the name and address, as the acting or the affected person', async () => {
      const { root } = await givenCourse(gateway);
      const [roleChange, addition] = ['setRole zoe@markwise.example', 'addStudent Ada Lovelace in Calculus'];
      expect(await findEntries(root, { search: 'LOVELACE' })).toEqual([addition]);
      expect(await findEntries(root, { search: 'school.example' })).toEqual([addition]);
      expect(await findEntries(root, { search: 'ada count' })).toEqual([addition]);
      expect(await findEntries(root, { search: 'nunez' })).toEqual([addition, roleChange]);
      expect(await findEntries(root, { actor: 'zoé NÚÑEZ' })).toEqual([addition]);
      expect(await findEntries(root, { subject: 'zoe@markwise' })).toEqual([roleChange]);
      expect(await findEntries(root, { actor: 'zoe', subject: 'zoe' })).toEqual([]);
      expect(await findEntries(root, { search: 'zoe', action: 'setRole' })).toEqual([roleChange]);
      for (const search of ['velace', 'calculus', 'ada nunez', '%', '"'])
        expect(await findEntries(root, { search })).toEqual([]);
    });

    it('have their current names and their addresses, and of a deleted account the addresses are left', async () => {
      const { root, zoe } = await givenCourse(gateway);
      const readPeople = async () => {
        const { result } = await root.graphql(
          '{ auditLog { nodes { action actorEmail subjectEmail actor { name } subjectAccount { name } } } }',
        );
        const { nodes } = Object(result.data?.['auditLog']) as { nodes: readonly { action: string }[] };
        return Object.fromEntries(nodes.map(({ action, ...people }) => [action, people]));
      };
      await zoe.patch('/api/user', { lastName: 'Ruiz' });
      const addStudent = {
        actorEmail: 'zoe@markwise.example',
        subjectEmail: 'countess@school.example',
        actor: { name: 'Zoë Ruiz' },
        subjectAccount: null,
      };
      const setRole = {
        actorEmail: 'root@markwise.example',
        subjectEmail: 'zoe@markwise.example',
        actor: { name: 'Admin' },
        subjectAccount: { name: 'Zoë Ruiz' },
      };
      expect(await readPeople()).toMatchObject({ addStudent, setRole, ensureAdmin: { actor: null } });
      await zoe.graphql('mutation ($password: String) { deleteMyAccount(password: $password) }', {
        password: goodPassword,
      });
      expect(await readPeople()).toMatchObject({
        addStudent: { ...addStudent, actor: null },
        setRole: { ...setRole, subjectAccount: null },
      });
    });

    it('are not found by the name of a deleted account, but by the addresses that the entries show', async () => {
      const { root, zoe } = await givenCourse(gateway);
      expect((await zoe.patch('/api/user', { lastName: 'Ruiz' })).status).toBe(200);
      expect(await findEntries(root, { search: 'nunez' })).toHaveLength(2);
      const { result } = await zoe.graphql(
        'mutation ($password: String) { deleteMyAccount(password: $password) }',
        {
          password: goodPassword,
        },
      );
      expect(result.errors).toBeUndefined();
      for (const search of ['zoë núñez', 'ruiz', 'nunez'])
        expect(await findEntries(root, { search })).toEqual([]);
      expect((await root.get('/api/users?search=nunez')).text).toBe('[]');
      expect(await findEntries(root, { search: 'zoe@' })).toEqual([
        'addStudent Ada Lovelace in Calculus',
        'deleteMyAccount zoe@markwise.example',
        'setRole zoe@markwise.example',
      ]);
    });
  });
};

describeOnSqlite('the audit log', suite);
await describeOnMongo('the audit log', suite);
