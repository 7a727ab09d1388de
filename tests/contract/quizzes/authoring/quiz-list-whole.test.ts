import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { QuizDocument } from '../../../../functions/quizzes/authoring/quiz.store.ts';
import { idOf } from '../../../support/accounts.ts';
import { storeQuiz } from '../../../support/bank.ts';
import { addPerson, saveCourse } from '../../../support/courses.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { eve, givenClass, readList } from '../../../support/invitations.ts';

const quizCount = 1_100;

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'wholelist');

  describe.each(gatewaysOn(openStore))('the list of quizzes, over $name', (gateway) => {
    it('has the exams of the caller’s courses, however many quizzes others publish', async () => {
      const { eve: student, teacher, store, setRole } = await people(gateway);
      const { id: courseId } = await saveCourse(teacher);
      await addPerson(teacher, courseId, eve);
      const ownerId = await idOf(teacher);
      const published = { isPublished: true, categoryId: 'algebra' } as const;
      await storeQuiz(store, { _id: 'exam', title: 'Exam', ownerId, courseId, ...published });
      await storeQuiz(store, { _id: '0', title: 'Crowd', ownerId: 'somebody', ...published });
      const quizzes = store.collection<QuizDocument>('quizzes');
      const [one] = await quizzes.find({ _id: { $eq: '0' } }).toArray();
      if (!one) throw new Error('There is no quiz.');
      // The IDs of these quizzes sort before the exam's.
      const more = Array.from({ length: quizCount - 1 }, (_, at) => ({ ...one, _id: `0-${at}` }));
      await quizzes.insertMany(more);
      const listed = await readList<{ id: string }>(student, '/api/quiz/meta');
      expect(listed).toHaveLength(quizCount + 1);
      expect(listed.map(({ id }) => id)).toContain('exam');
      const { result } = await student.graphql('{ quizzes { id } }');
      expect(result.data?.['quizzes']).toEqual(listed.map(({ id }) => ({ id })));
      await setRole(eve.email, 'Admin');
      expect(await readList<{ id: string }>(student, '/api/quiz/meta')).toEqual(
        listed.map(({ id }): unknown => expect.objectContaining({ id })),
      );
      await setRole(eve.email, 'Student');
      const inCourse = await readList<{ id: string }>(student, `/api/quiz/meta?courseId=${courseId}`);
      expect(inCourse.map(({ id }) => id)).toEqual(['exam']);
    });
  });
};

describeOnSqlite('the whole list of quizzes', suite);
