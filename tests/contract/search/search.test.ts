import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { readJson } from '../../support/attempts.ts';
import { addQuestion as addedQuestion } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, makeInstructor, saveCourse } from '../../support/courses.ts';
import { gatewaysOn, type Gateway } from '../../support/gateways.ts';
import { createQuiz, givenClass, quizData } from '../../support/quizzes.ts';

interface SearchResult {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly courseId: string | null;
}

const search = (browser: Browser, text: string) =>
  readJson<SearchResult[]>(browser, `/api/search?text=${encodeURIComponent(text)}`);
const titlesFor = async (browser: Browser, text: string) =>
  (await search(browser, text)).map(({ kind, title }) => `${kind} ${title}`);

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'search');

  /** Ivy teaches Ada linear algebra, with a quiz and a bank question about matrices. */
  async function givenAlgebra(gateway: Gateway) {
    const people = await given(gateway);
    const { ivy } = people;
    const { id: courseId } = await saveCourse(ivy, {
      name: 'Linear algebra',
      description: 'Matrices  and\nvectors',
    });
    const student = await addPerson(ivy, courseId, { name: 'Ada Matrix', email: 'ada@markwise.example' });
    await addPerson(ivy, courseId, { name: 'Bob', email: '' });
    const matrices = { ...quizData, title: 'Matrices I', description: 'Week 1' };
    const quiz = await createQuiz(ivy, { courseId, quizData: matrices });
    const question = await addedQuestion(ivy, {
      question: 'What is a matrix?',
      concepts: ['Matrices', 'Maps'],
    });
    return { ...people, courseId, student, quiz, question };
  }

  describe.each(gatewaysOn(openStore))('the search over $name', (gateway) => {
    it('finds an instructor’s courses, quizzes, bank questions and people, by beginnings of words', async () => {
      const { ivy, courseId, student, quiz, question } = await givenAlgebra(gateway);
      expect(await search(ivy, 'MATRI')).toEqual(
        [
          {
            kind: 'COURSE',
            id: courseId,
            title: 'Linear algebra',
            detail: 'Matrices and vectors',
            courseId: null,
            bankId: null,
          },
          { kind: 'QUIZ', id: quiz.id, title: 'Matrices I', detail: 'Week 1', courseId, bankId: null },
          {
            kind: 'QUESTION',
            id: question.id,
            title: 'What is a matrix?',
            detail: 'Matrices, Maps',
            courseId: null,
            bankId: null,
          },
          {
            kind: 'PERSON',
            id: student.id,
            title: 'Ada Matrix',
            detail: 'ada@markwise.example · Linear algebra',
            courseId,
            bankId: null,
          },
        ].map((each) => ({ ...each, _id: each.id })),
      );
      expect(await titlesFor(ivy, 'alg lin')).toEqual(['COURSE Linear algebra']);
      expect(await titlesFor(ivy, 'bob')).toEqual(['PERSON Bob']);
      expect(await titlesFor(ivy, 'gebra')).toEqual([]);
      expect(await titlesFor(ivy, ' – ')).toEqual([]);
    });

    it('finds for a member the course and its open quizzes, and neither questions nor other people', async () => {
      const { ada, ivy, courseId, quiz } = await givenAlgebra(gateway);
      const { title } = await createQuiz(ivy, {
        courseId,
        isPublished: false,
        quizData: { ...quizData, title: 'Matrices II' },
      });
      expect(await titlesFor(ada, 'matri')).toEqual(['COURSE Linear algebra', 'QUIZ Matrices I']);
      expect(await titlesFor(ada, 'bob')).toEqual([]);
      expect(await titlesFor(ivy, title)).toEqual(['QUIZ Matrices II']);
      await ivy.patch(`/api/quizMetaData/${quiz.id}`, { deleted: true });
      await ivy.remove(`/api/course/${courseId}`);
      expect(await search(ada, 'matri')).toEqual([]);
      expect(await titlesFor(ivy, 'matri')).toEqual(['QUIZ Matrices II', 'QUESTION What is a matrix?']);
    });

    it('finds a person of several courses once, with the names of the courses', async () => {
      const { ivy } = await givenAlgebra(gateway);
      const { id } = await saveCourse(ivy, { name: 'Geometry', description: '' });
      await addPerson(ivy, id, { name: 'Ada M.', email: 'ADA@markwise.example' });
      // Without an address, they can be different people.
      await addPerson(ivy, id, { name: 'Bob', email: '' });
      const results = await search(ivy, 'ada');
      expect(results.map(({ kind }) => kind)).toEqual(['PERSON']);
      expect(results[0]?.detail).toMatch(/^ada@markwise\.example · /i);
      expect(results[0]?.detail.split(' · ')[1]?.split(', ').toSorted()).toEqual([
        'Geometry',
        'Linear algebra',
      ]);
      expect(await titlesFor(ivy, 'bob')).toEqual(['PERSON Bob', 'PERSON Bob']);
    });

    it('finds nothing in other people’s courses and banks, also for instructors and admins', async () => {
      const { bob, jon, root } = await givenAlgebra(gateway);
      for (const other of [bob, jon, root]) expect(await search(other, 'matri')).toEqual([]);
    });

    it('finds accounts by name and address for admins only', async () => {
      const { ada, ivy, root } = await givenAlgebra(gateway);
      const account = { kind: 'ACCOUNT', detail: 'ivy@markwise.example', courseId: null };
      expect(await search(root, 'IVY@markwise')).toMatchObject([account]);
      expect(await search(root, 'tést ivy')).toMatchObject([account]);
      expect(await search(root, 'markwise')).toHaveLength(5);
      for (const other of [ada, ivy]) expect(await search(other, 'ivy@markwise')).toEqual([]);
    });

    it('finds the people of a course for an instructor who is a member, and not for a student', async () => {
      const { ada, test } = await givenAlgebra(gateway);
      await makeInstructor(test.store, 'ada@markwise.example');
      expect(await titlesFor(ada, 'bob')).toEqual(['PERSON Bob']);
      // Ivy's questions stay in Ivy's bank.
      expect(await titlesFor(ada, 'what')).toEqual([]);
    });

    it('returns five results of a kind, and cuts long texts', async () => {
      const { ada } = await given(gateway);
      const long = `Essay ${'é'.repeat(190)}`;
      for (let at = 1; at <= 6; at += 1) await saveCourse(ada, { name: `${long} ${at}`, description: '' });
      const results = await search(ada, 'essay');
      expect(results).toHaveLength(5);
      expect(results.map(({ title }) => title.length)).toEqual([198, 198, 198, 198, 198]);
    });

    it('refuses signed-out users, and a text of 10,000 characters with an error at the argument', async () => {
      const { ada, nobody } = await given(gateway);
      expect((await nobody.get('/api/search?text=a')).status).toBe(401);
      const { result } = await ada.graphql(`{ search(text: "${'a'.repeat(10_000)}") { id } }`);
      expect(result.errors?.[0]).toMatchObject({
        message: 'text: Search for at most 200 characters.',
        extensions: { code: 'BAD_USER_INPUT', fields: { text: 'Search for at most 200 characters.' } },
      });
    });
  });
};

describeOnSqlite('search', suite);
await describeOnMongo('search', suite);
