import type { Store, StoredDocument } from '../../functions/platform/store/store.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { signUp } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import { testApp, testClock } from './test-app.ts';
import { emptyStore } from './test-store.ts';

const blank = { description: '', dueAt: null } as const;

/** A course as a client sends it, with every field. */
export const courseBody = {
  name: 'Calculus',
  description: 'Second term',
  syllabus: 'Limits, then series',
  meetingDetails: 'Mondays at nine',
  timeZone: 'Europe/Berlin',
  notes: 'Ask about the curve',
  extraCredit: true,
  targetGrade: 90,
  meterDivisions: [60, 75],
  gradeMaps: [{ letter: 'A', minimum: 90 }],
  categories: [
    {
      name: 'Exams',
      categoryType: 'HYBRID',
      weight: 100,
      maximumPoints: 200,
      dropLowest: 1,
      items: [
        { name: 'Midterm', ...blank, weight: 50, knownScores: true, grade: 81.5, maximumPoints: 100 },
        { name: 'Final', ...blank, weight: 50, knownScores: false, grade: 70, maximumPoints: 100 },
      ],
    },
  ],
  isTemplate: false,
};

/** The categories with an `itemId` in each item, as the API returns them. `itemId`: a value or a matcher of Vitest. */
export function withItemIds(
  itemId: unknown,
  categories: readonly { readonly items: readonly object[] }[],
): object[] {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, itemId })),
  }));
}

/** A person as a client sends it, with every field. */
export const completePerson = {
  name: 'Grace Hopper',
  role: 'Student',
  email: 'grace@markwise.example',
  linkedin: 'https://linkedin.example/grace',
  github: 'grace',
  key: 'S-1',
  grade: 91.5,
};

export interface CourseReply {
  readonly id: string;
  readonly _id: string;
  readonly name: string;
  readonly notes: string | null;
  readonly revision: number;
  readonly lastUpdatedOn: string;
  readonly canEdit: boolean;
  readonly categories: typeof courseBody.categories;
  readonly people: readonly { id: string; _id: string; name: string; email: string; grade: number | null }[];
}

/** The product on a separate store for each test, with two signed-in students (ada and eve) and a signed-out browser. */
export function givenPeople(openStore: OpenStore, name: string) {
  let count = 0;
  return async (gateway: Gateway) => {
    count += 1;
    const store = await emptyStore(openStore, `${name}${count}`);
    const clock = testClock();
    const test = { ...testApp({ store, clock }), clock, store };
    await test.product.prepare();
    const ada = await signUp(test, gateway, 'ada@markwise.example');
    const eve = await signUp(test, gateway, 'eve@markwise.example');
    return { ...test, ada, eve, nobody: browserOf(gateway, test.app) };
  };
}

/** Like `givenPeople`, but ada is an instructor: people whom she adds to a course are members at once. */
export function givenTeacher(openStore: OpenStore, name: string) {
  const given = givenPeople(openStore, name);
  return async (gateway: Gateway) => {
    const people = await given(gateway);
    await makeInstructor(people.store, 'ada@markwise.example');
    return people;
  };
}

type UserRow = StoredDocument & { readonly email: string; readonly role: string };

/** Makes the account an instructor. Writes the role to the store, since a request would need an admin. */
export async function makeInstructor(store: Store, email: string): Promise<void> {
  await store.collection<UserRow>('users').updateOne({ email }, { $set: { role: 'Instructor' } });
}

export async function saveCourse(browser: Browser, more: object = {}): Promise<CourseReply> {
  const reply = await browser.post('/api/course', { ...courseBody, ...more });
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as CourseReply;
}

export async function readCourse(browser: Browser, id: string): Promise<CourseReply> {
  const reply = await browser.get(`/api/course/${id}`);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as CourseReply;
}

export async function addPerson(
  browser: Browser,
  courseId: string,
  person: object,
): Promise<CourseReply['people'][number]> {
  const reply = await browser.post(`/api/courses/${courseId}/students`, person);
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as CourseReply['people'][number];
}
