import { expect, it } from 'vitest';
import { UserStore } from '../../../functions/accounts/user.store.ts';
import { anyEntry, AuditLog } from '../../../functions/platform/audit/audit-log.ts';
import { migrate, type AnyDocument } from '../../../functions/platform/store/migrate.ts';
import { migrations } from '../../../functions/platform/store/migrations.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

const entry = (_id: string, subjectType: string, subjectId: string, subject: string, more = {}) => ({
  _id,
  createdAt: `2026-11-2${_id}T09:00:00.000Z`,
  action: 'setRole',
  actorId: 'root',
  actorEmail: 'root@markwise.example',
  subjectType,
  subjectId,
  subject,
  before: null,
  after: null,
  ...more,
});

const suite: StoreSuite = (openStore) => {
  it('older entries of the audit log are found by their search words after the migration', async () => {
    const store = await emptyStore(openStore, 'words');
    const insert = (name: string, ...documents: readonly AnyDocument[]) =>
      store.collection<AnyDocument>(name).insertMany(documents);
    await insert('migrations', { _id: 'version', version: 6, holder: null, heldUntil: '' });
    const graded = { action: 'updateItemGrade', course: 'Calculus' };
    await insert(
      'auditLog',
      entry('1', 'user', 'ada', 'ada@markwise.example'),
      entry('2', 'user', 'gone', 'gone@markwise.example'),
      entry('3', 'student', 'row', 'Kim: Essay in Calculus', graded),
      entry('4', 'student', 'removed', 'Lea: Essay in Calculus', graded),
      entry('5', 'course', 'course', 'Statistics'),
    );
    await insert(
      'users',
      { _id: 'root', firstName: 'Grace', lastName: 'Hopper', email: 'root@markwise.example' },
      { _id: 'ada', firstName: 'Ada', lastName: 'Núñez', email: 'ada@markwise.example' },
      { _id: 'bob', firstName: 'Bob', lastName: '', email: 'bob@markwise.example' },
    );
    await insert('courses', {
      _id: 'course',
      people: { row: { name: 'Kim', email: 'kim@school.example' }, other: { name: 'Bob', email: '' } },
    });
    await insert(
      'questions',
      { _id: 'question', beginnings: ['z', 'zo', 'zoë'] },
      { _id: 'number', type: 'NUMERIC', versionId: 'v1', beginnings: ['a'] },
      { _id: 'plain' },
    );
    await insert('answerKeys', { _id: 'v1', key: { numericAnswers: [{ value: -2.5, tolerance: 0 }] } });
    const clock = testClock();
    let processes = 0;
    const newId = () => `process-${(processes += 1)}`;
    const run = () => migrate(store, migrations, { clock, newId, wait: async () => undefined });
    await run();
    const audit = new AuditLog({ store, clock, newId });
    await audit.declareIndexes();
    const findEntries = async (search: string) => {
      const { nodes } = await audit.read({ first: 10, after: null }, { ...anyEntry, search });
      return nodes.map(({ id }) => id);
    };
    const expected = {
      hopper: ['5', '4', '3', '2', '1'],
      'nunez ada@': ['1'],
      gone: ['2'],
      'kim@school': ['3'],
      lea: ['4'],
      essay: [],
      calculus: [],
      stat: ['5'],
      bob: [],
    };
    expect(await audit.courses('calc')).toEqual(['Calculus']);
    for (const [search, ids] of Object.entries(expected))
      expect({ [search]: await findEntries(search) }).toEqual({ [search]: ids });
    const users = new UserStore(store);
    const named = await users.page(
      { search: 'nunez', role: null },
      { first: 10, after: null },
      ({ _id }) => _id,
    );
    expect(named.nodes).toEqual(['ada']);
    const question = await store.collection<AnyDocument>('questions').findOne({ _id: { $eq: 'question' } });
    expect(question?.['beginnings']).toEqual(['z', 'zo', 'zoe']);
    const number = await store.collection<AnyDocument>('questions').findOne({ _id: { $eq: 'number' } });
    expect(number?.['beginnings']).toEqual(['a', '2', '5']);
    // A second run, after an interruption, changes nothing.
    const before = await store.collection('auditNames').find({}).sort({ _id: 1 }).toArray();
    await store.collection<AnyDocument>('migrations').updateOne({}, { $set: { version: 6 } });
    await run();
    expect(await store.collection('auditNames').find({}).sort({ _id: 1 }).toArray()).toEqual(before);
  });
};

describeOnSqlite('the migration of search words', suite);
await describeOnMongo('the migration of search words', suite);
