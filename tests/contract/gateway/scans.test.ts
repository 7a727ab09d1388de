import { expect, it } from 'vitest';
import { recordingLog, testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';
import { withScans } from '../../support/scans.ts';

it('the removal of expired data and the delivery of mails read no whole collection', async () => {
  const { product } = testApp({ store: await testStore() });
  await product.prepare();
  const transport = { send: async () => {} };
  const { scans } = await withScans(async () => {
    await product.purge();
    await product.outbox.deliver(transport, recordingLog().log);
  });
  // There are few categories.
  expect(scans).toEqual([`SELECT _id, doc -> '$.leavingAt' AS f0 FROM "quizCategories"`]);
});

it('a search without an index is a scan', async () => {
  const store = await testStore();
  const words = store.collection<{ _id: string; text: string }>('words');
  const { value, scans } = await withScans(() => words.find({ text: { $eq: 'a' } }).toArray());
  expect(value).toEqual([]);
  expect(scans).toEqual([`SELECT _id, doc -> '$.text' AS f0 FROM "words"`]);
});
