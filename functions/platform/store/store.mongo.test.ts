import { describeStore } from './store.contract.ts';
import { describeOnMongo } from './testing/store-suites.ts';

await describeOnMongo('the store', describeStore);
