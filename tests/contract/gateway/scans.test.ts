import { expect, it } from 'vitest';
import { gatewayOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { recordingLog, testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';
import { recordingStore, scansWith } from '../../support/recorded-queries.ts';
import { withScans } from '../../support/scans.ts';

it('the removal of expired data and the delivery of mails read no whole collection', async () => {
  const recorded = recordingStore(await testStore());
  const { product } = testApp({ store: recorded.store });
  await product.prepare();
  recorded.queries.clear();
  const transport = { send: async () => {} };
  const { scans } = await withScans(async () => {
    await product.purge();
    await product.outbox.deliver(transport, recordingLog().log);
  });
  expect(scans).toEqual([
    // Once an hour, the removal reads the version number of each question. An index would slow down each write.
    `SELECT _id, doc -> '$.version' AS f0 FROM "questions" WHERE _id > ? ORDER BY _id`,
  ]);
  const versions = 'questions {"version":{"$gt":"?"},"_id":{"$gt":"?"}} sort {"_id":1} limit';
  expect(scansWith(recorded)).toEqual([versions]);
});

it('searches for accounts and in the audit log read no whole collection', async () => {
  const given = givenApp(testStore, 'scans');
  const gateway = gatewayOn(testStore);
  const { root, adaId } = await givenAdminAndStudents(given, gateway);
  await root.patch(`/api/users/${adaId}/role`, { role: 'Instructor' });
  const { value, scans } = await withScans(async () => {
    const counts: unknown[] = [];
    for (const path of [
      'users?search=ada',
      'users?search=ada%20test&role=Instructor',
      'audit-log?search=ada',
      'audit-log?actor=root&subject=ada%40&first=1',
      'search?text=ada',
    ])
      counts.push(JSON.parse((await root.get(`/api/${path}`)).text).length);
    return counts;
  });
  expect(value).toEqual([1, 1, 1, 1, 1]);
  expect(scans).toEqual([]);
});

it.each([
  ['without an index', {}, ''],
  ['in the index of the IDs', { _id: { $gt: '' } }, ' WHERE _id > ?'],
])('a search %s is a scan', async (_, ids, where) => {
  const store = await testStore();
  const words = store.collection<{ _id: string; text: string }>('words');
  const { value, scans } = await withScans(() => words.find({ text: { $eq: 'a' }, ...ids }).toArray());
  expect(value).toEqual([]);
  expect(scans).toEqual([`SELECT _id, doc -> '$.text' AS f0 FROM "words"${where}`]);
});
