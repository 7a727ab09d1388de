import { expect, it, onTestFinished } from 'vitest';
import { describeOnMongo, describeOnSqlite, type StoreSuite } from '../store/testing/store-suites.ts';
import { testClock } from '../testing/test-clock.ts';
import { anyEntry, AuditLog, type AuditEntry } from './audit-log.ts';

const root = { userId: 'root', email: 'root@markwise.example', name: 'Grace Hopper' };
const entryOf = (subjectId: string): AuditEntry => ({
  action: 'setRole',
  subjectType: 'user',
  subjectId,
  subject: `${subjectId}@markwise.example`,
  before: 'Student',
  after: 'Instructor',
});

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  let storeCount = 0;
  async function setUp() {
    storeCount += 1;
    const store = await openStore(`audit${storeCount}`);
    onTestFinished(() => store.close());
    const clock = testClock();
    let ids = 0;
    const audit = new AuditLog({ store, clock, newId: () => `entry-${(ids += 1)}` });
    await audit.declareIndexes();
    return { audit, clock, store };
  }

  it('lists who did what and when, newest first, page by page', async () => {
    const { audit, clock } = await setUp();
    for (const id of ['ada', 'bob', 'eve']) {
      await audit.record(root, entryOf(id));
      clock.advance(1000);
    }
    const page = await audit.read({ first: 2, after: null });
    expect(page.nodes[0]).toEqual({
      id: 'entry-3',
      createdAt: '2026-11-21T09:00:02.000Z',
      actorId: 'root',
      actorEmail: 'root@markwise.example',
      ...entryOf('eve'),
      subjectEmail: 'eve@markwise.example',
      course: null,
      reason: null,
    });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await audit.read({ first: 2, after: page.pageInfo.endCursor });
    expect(next.nodes.map(({ subjectId }) => subjectId)).toEqual(['ada']);
    expect(next).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
  });

  it('finds entries by actor, subject, action, course and time', async () => {
    const { audit, clock } = await setUp();
    await audit.record(root, { ...entryOf('ada'), reason: 'She asked.' });
    clock.advance(1000);
    const bob = { userId: 'bob', email: 'bob@markwise.example', name: 'Bob' };
    const graded = {
      ...entryOf('row'),
      action: 'updateStudentGrade' as const,
      subject: 'Ada in Calculus',
      course: 'Calculus',
    };
    await audit.record(bob, graded);
    const found = async (filter: object) => {
      const { nodes } = await audit.read({ first: 10, after: null }, { ...anyEntry, ...filter });
      return nodes.map(({ subject }) => subject);
    };
    const [first, second] = ['ada@markwise.example', 'Ada in Calculus'];
    expect(await found({ actor: 'BOB@' })).toEqual([second]);
    expect(await found({ actor: 'ada' })).toEqual([]);
    expect(await found({ subject: 'example ada@' })).toEqual([first]);
    expect(await found({ subject: 'Ada' })).toEqual([second, first]);
    expect(await found({ subject: 'hopper' })).toEqual([]);
    expect(await found({ action: 'setRole' })).toEqual([first]);
    expect(await found({ course: 'Calculus' })).toEqual([second]);
    expect(await found({ course: ' cALCULUS ' })).toEqual([second]);
    expect(await found({ course: 'Calc' })).toEqual([]);
    expect(await found({ since: '2026-11-21T09:00:00.500Z' })).toEqual([second]);
    expect(await found({ until: '2026-11-21T09:00:00.500Z' })).toEqual([first]);
    expect(await found({ action: 'setRole', course: 'Calculus' })).toEqual([]);
    const { nodes } = await audit.read({ first: 10, after: null });
    expect(nodes.map(({ course, reason }) => [course, reason])).toEqual([
      ['Calculus', null],
      [null, 'She asked.'],
    ]);
  });

  it('lists the courses of its entries, by words of their names', async () => {
    const { audit } = await setUp();
    const course = (name: string) => audit.record(root, { ...entryOf('row'), course: name });
    for (const name of ['Statistics', 'Calculus II', 'Calculus I', 'Álgebra lineal', 'calculus i'])
      await course(name);
    await audit.record(root, entryOf('ada'));
    expect(await audit.courses(null)).toEqual(['Álgebra lineal', 'calculus i', 'Calculus II', 'Statistics']);
    expect(await audit.courses(' ')).toHaveLength(4);
    expect(await audit.courses('CALC')).toEqual(['calculus i', 'Calculus II']);
    expect(await audit.courses('lin alg')).toEqual(['Álgebra lineal']);
    expect(await audit.courses('tistics')).toEqual([]);
    for (let number = 0; number < 30; number += 1) await course(`Course ${number}`);
    expect(await audit.courses('course')).toHaveLength(20);
  });

  it('finds entries by words of the name and address of the acting or the affected person', async () => {
    const { audit } = await setUp();
    const eve = { userId: 'eve', email: 'eve@markwise.example', name: 'Éve Núñez' };
    await audit.record(root, entryOf('ada'));
    await audit.record(root, { ...entryOf('eve'), person: eve });
    const person = { name: 'Ada Lovelace', email: 'lovelace@school.example' };
    await audit.record(eve, { ...entryOf('row'), subject: 'Ada Lovelace in Calculus', person });
    const [ada, changed, graded] = [
      'ada@markwise.example',
      'eve@markwise.example',
      'Ada Lovelace in Calculus',
    ];
    const found = async (search: string) => {
      const { nodes, totalCount } = await audit.read({ first: 10, after: null }, { ...anyEntry, search });
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ subject }) => subject);
    };
    expect(await found(' EVE@markwise')).toEqual([graded, changed]);
    expect(await found('NUNEZ éve')).toEqual([graded, changed]);
    expect(await found('hopper')).toEqual([changed, ada]);
    expect(await found('ada')).toEqual([graded, ada]);
    expect(await found('LOVELACE')).toEqual([graded]);
    expect(await found('school.example')).toEqual([graded]);
    expect(await found('markwise')).toEqual([graded, changed, ada]);
    // All words must match the same person.
    expect(await found('ada hopper')).toEqual([]);
    expect(await found('ace')).toEqual([]);
    expect(await found('.*')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
    const first = await audit.read({ first: 1, after: null }, { ...anyEntry, search: 'root@' });
    const next = await audit.read(
      { first: 1, after: first.pageInfo.endCursor },
      { ...anyEntry, search: 'root@' },
    );
    expect([...first.nodes, ...next.nodes].map(({ subjectId }) => subjectId)).toEqual(['eve', 'ada']);
  });

  it('finds entries of an account whose names were forgotten by email address only', async () => {
    const { audit } = await setUp();
    const eve = { userId: 'eve', email: 'eve@markwise.example', name: 'Eve Núñez' };
    await audit.record(eve, entryOf('ada'));
    await audit.record(root, { ...entryOf('eve'), subject: 'old@markwise.example', person: eve });
    await audit.forgetNames('eve');
    const count = async (search: string) =>
      (await audit.read({ first: 10, after: null }, { ...anyEntry, search })).totalCount;
    expect(await count('nunez')).toBe(0);
    expect(await count('eve@')).toBe(2);
    expect(await count('old@')).toBe(2);
    expect(await count('hopper')).toBe(1);
  });

  it('skips no entry between pages if several were written at the same time', async () => {
    const { audit } = await setUp();
    for (const id of ['ada', 'bob', 'eve', 'kim', 'lea']) await audit.record(root, entryOf(id));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await audit.read({ first: 2, after });
      seen.push(...page.nodes.map(({ subjectId }) => subjectId));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['lea', 'kim', 'eve', 'bob', 'ada']);
  });

  it('returns all entries about one person, even if there are 2,501', async () => {
    const { audit, clock, store } = await setUp();
    await audit.record(root, entryOf('ada'));
    const row = { ...entryOf('row'), subjectType: 'student', actorId: 'mallory', actorEmail: 'm@x.example' };
    // All have the same time, later than the first entry. With a limit, the first entry would be missing.
    clock.advance(1000);
    const createdAt = clock.now().toISOString();
    const flood = Array.from({ length: 2_500 }, (_, index) => ({ _id: `flood-${index}`, createdAt, ...row }));
    await store.collection<(typeof flood)[number]>('auditLog').insertMany(flood);
    const found = await audit.about('ada', ['row']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2_501);
    expect(found).toHaveLength(2_501);
    expect(found.at(-1)).toMatchObject({ subjectId: 'ada' });
  });

  it.each([0, 101, -1])('refuses pages of %d', async (first) => {
    const { audit } = await setUp();
    await expect(audit.read({ first, after: null })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { first: 'Ask for 1 to 100.' } },
    });
  });

  it.each([
    '',
    'x',
    'e30',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64'),
  ])('refuses %j as a cursor', async (after) => {
    const { audit } = await setUp();
    await expect(audit.read({ first: 1, after })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { after: 'This cursor is not from this list.' } },
    });
  });
};

describeOnSqlite('the audit log', suite);
await describeOnMongo('the audit log', suite);
