import { expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { addPerson, givenTeacher, saveCourse } from '../../support/courses.ts';
import { gatewayOn } from '../../support/gateways.ts';
import { dataOf } from '../../support/graph.ts';
import { watched } from '../../support/watched-store.ts';

interface Hint extends StoredDocument {
  readonly courseId: string;
}

/**
 * Adds 49 copies of the only course, with its only person. Writes to the store, because accounts can save only 60
 * courses per hour.
 */
async function addCopies(store: Store): Promise<void> {
  const [courses, hints] = [
    store.collection<StoredDocument>('courses'),
    store.collection<Hint>('courseMembers'),
  ];
  const [course, hint] = [await courses.findOne({}), await hints.findOne({})];
  if (!course || !hint) throw new Error('There is no course with a person to copy.');
  const ids = Array.from({ length: 49 }, (_, at) => `copy-${at}`);
  await courses.insertMany(ids.map((_id) => ({ ...course, _id })));
  const hintIdIn = (courseId: string) => hint._id.replace(hint.courseId, courseId);
  await hints.insertMany(ids.map((courseId) => ({ ...hint, _id: hintIdIn(courseId), courseId })));
}

const fields = `id name description targetGrade currentGrade letter meterDivisions lastUpdatedOn isTemplate access
  createdBy peopleCount`;

/** What the screens and clients ask for. */
const queries: readonly (readonly [string, string])[] = [
  ['the list of the site', `{ savedCourses { ${fields} } }`],
  ['the names', '{ savedCourses { id name } memberCourses { id name } }'],
  ['a page of the account', '{ me { courses(first: 100) { nodes { id name } } } }'],
  ['the people of each course', '{ savedCourses { id members(first: 1) { totalCount } } }'],
  ['the quizzes of each course', '{ savedCourses { id quizzes(first: 1) { totalCount } } }'],
];

const suite: StoreSuite = (openStore) => {
  const stores = watched(openStore);
  const given = givenTeacher(stores.open, 'courseList');

  it('a list of 50 saved courses takes the same queries of the store as a list of one', async () => {
    const { ada, store } = await given(gatewayOn(openStore));
    const { id } = await saveCourse(ada);
    await addPerson(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
    const reads = async () => {
      const found: Record<string, readonly string[]> = {
        'GET /api/courses/meta': await stores.queriesDuring(() => ada.get('/api/courses/meta')),
      };
      for (const [name, query] of queries) found[name] = await stores.queriesDuring(() => dataOf(ada, query));
      return found;
    };
    const one = await reads();
    await addCopies(store);
    expect(await reads()).toEqual(one);
    expect(one['GET /api/courses/meta']).toEqual(['courseMembers', 'courses', 'users']);
    expect(JSON.parse((await ada.get('/api/courses/meta')).text)).toHaveLength(50);
  });

  it('a list of 50 courses of other people takes the same queries of the store as a list of one', async () => {
    const { ada, eve, store } = await given(gatewayOn(openStore));
    const { id } = await saveCourse(ada);
    await addPerson(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
    const query = '{ memberCourses { id name } }';
    const one = await stores.queriesDuring(() => dataOf(eve, query));
    expect(one).toEqual(['courseMembers', 'courses', 'users']);
    await addCopies(store);
    expect(await stores.queriesDuring(() => dataOf(eve, query))).toEqual(one);
    expect((await dataOf(eve, query))['memberCourses']).toHaveLength(50);
  });

  it('a list of courses reads neither their long texts nor their people', async () => {
    const { ada } = await given(gatewayOn(openStore));
    const { id } = await saveCourse(ada, { syllabus: 'Long syllabus', notes: 'Long notes' });
    await addPerson(ada, id, { name: 'Eve', email: 'eve@markwise.example' });
    const read = await stores.during('courses', () => ada.get('/api/courses/meta'));
    expect(read).toHaveLength(1);
    expect(read.join()).toContain('Calculus');
    expect(read.join()).not.toMatch(/Long syllabus|Long notes|eve@markwise/);
  });
};

describeOnSqlite('lists of courses', suite);
await describeOnMongo('lists of courses', suite);
