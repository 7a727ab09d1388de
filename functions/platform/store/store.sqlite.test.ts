import { describeStore } from './store.contract.ts';
import { describeOnSqlite } from './testing/store-suites.ts';

describeOnSqlite('the store', describeStore);
