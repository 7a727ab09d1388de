import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { choice } from '../../../core/quizzes/testing/given.ts';
import {
  everyQuestionType,
  givenClassroom,
  type Classroom,
  correctAnswers,
  startAttempt,
  takeQuiz,
} from '../../support/attempts.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { sendQuery, dataOf } from '../../support/graph.ts';
import { givenStaff } from '../../support/staff.ts';

const oneQuestion = [choice({})];
const query = `query ($courseId: ID!, $studentId: ID!) {
  student(courseId: $courseId, studentId: $studentId) { name gradeCount attemptCount }
}`;
const counts = (gradeCount: number | null, attemptCount: number | null) => ({ gradeCount, attemptCount });

async function givenCounts(classroom: Classroom) {
  const course = await givenCourse(classroom);
  const { courseId, teacher } = course;
  return {
    ...course,
    countsOf: async (studentId: string, id = courseId) => {
      const data = await dataOf(teacher, query, { courseId: id, studentId });
      const { name: _, ...countFields } = data['student'] as Record<string, unknown>;
      return countFields;
    },
    gradeCourse: (studentId: string, grade: number | null) =>
      teacher.post(`/api/courses/${courseId}/gradeUpdate`, { studentId, grade }),
  };
}

const countsSuite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'counts');

  describe.each(gatewaysOn(openStore))('the counts of a person, over $name,', (gateway) => {
    const given = async () => givenCounts(await classroom(gateway));

    it('include the course grade and the grades of items: entered points, a status, or the result of a quiz', async () => {
      const { courseId, items, students, enter, column, quiz, ada, countsOf, gradeCourse } = await given();
      expect(await countsOf(students.ada)).toEqual(counts(0, 0));
      const ofAda = { studentId: students.ada };
      await enter([{ ...ofAda, itemId: items.midterm, points: 12 }]);
      expect(await countsOf(students.ada)).toEqual(counts(1, 0));
      await enter([{ ...ofAda, itemId: items.final, status: 'MISSING' }]);
      expect(await countsOf(students.ada)).toEqual(counts(2, 0));
      await gradeCourse(students.ada, 0);
      expect(await countsOf(students.ada)).toEqual(counts(3, 0));
      const { _id: quizId } = await quiz(oneQuestion, { courseId });
      await column(items.planets, { quizId });
      await takeQuiz(ada, quizId, correctAnswers);
      expect(await countsOf(students.ada)).toEqual(counts(4, 1));
      // An entered grade replaces the result.
      await enter([{ ...ofAda, itemId: items.planets, points: 1 }]);
      expect(await countsOf(students.ada)).toEqual(counts(4, 1));
      expect(await countsOf(students.eve)).toEqual(counts(0, 0));
      await enter([
        { ...ofAda, itemId: items.midterm, points: null, note: 'Ill', feedback: 'Come again' },
        { ...ofAda, itemId: items.final, status: null },
      ]);
      await gradeCourse(students.ada, null);
      expect(await countsOf(students.ada)).toEqual(counts(1, 1));
    });

    it('do not include a quiz that is not graded completely, or the result of a quiz that grades no item', async () => {
      const { courseId, items, students, column, quiz, ada, countsOf } = await given();
      const [waiting, other] = [
        await quiz(everyQuestionType, { courseId }),
        await quiz(oneQuestion, { courseId }),
      ];
      await column(items.planets, { quizId: waiting._id });
      await takeQuiz(ada, waiting._id, correctAnswers);
      await takeQuiz(ada, other._id, correctAnswers);
      expect(await countsOf(students.ada)).toEqual(counts(0, 2));
    });

    it('include the attempts at all quizzes of the course, also in progress, but no retries and no deleted quizzes', async () => {
      const { courseId, students, quiz, change, clock, ada, eve, countsOf } = await given();
      const more = { courseId, allowedAttempts: 3 };
      const { _id: first } = await quiz(oneQuestion, more);
      const { _id: second } = await quiz(oneQuestion, more);
      await takeQuiz(ada, first, { MULTIPLE_CHOICE: 'Mars' });
      await startAttempt(ada, first);
      expect(await countsOf(students.ada)).toEqual(counts(0, 2));
      await takeQuiz(ada, second, { MULTIPLE_CHOICE: 'Mars' });
      expect((await ada.post('/api/attempts/retry', { quizId: second })).status).toBe(201);
      expect(await countsOf(students.ada)).toEqual(counts(0, 3));
      expect(await countsOf(students.eve)).toEqual(counts(0, 0));
      await startAttempt(eve, second);
      await change(second, { deletedAt: clock.now().toISOString() });
      expect(await countsOf(students.ada)).toEqual(counts(0, 2));
      expect(await countsOf(students.eve)).toEqual(counts(0, 0));
    });

    it('do not include other courses, other addresses and quizzes without a course', async () => {
      const { courseId, items, students, enter, column, quiz, teacher, ada, eve, countsOf } = await given();
      const other = await saveCourse(teacher, { name: 'Other' });
      const otherAda = await addPerson(teacher, other.id, {
        name: 'Ada',
        email: 'ada@markwise.example',
        grade: 70,
      });
      const ofOther = await quiz(oneQuestion, { courseId: other.id });
      const ofNone = await quiz(oneQuestion, {});
      for (const { _id } of [ofOther, ofNone]) await takeQuiz(ada, _id, correctAnswers);
      const { _id: quizId } = await quiz(oneQuestion, { courseId });
      await column(items.planets, { quizId });
      await takeQuiz(eve, quizId, correctAnswers);
      await enter([{ studentId: students.eve, itemId: items.midterm, points: 3 }]);
      expect(await countsOf(students.ada)).toEqual(counts(0, 0));
      expect(await countsOf(students.eve)).toEqual(counts(2, 1));
      expect(await countsOf(otherAda.id, other.id)).toEqual(counts(1, 1));
      // Steve's address contains Eve's address.
      const longer = await addPerson(teacher, courseId, { name: 'Steve', email: 'steve@markwise.example' });
      expect(await countsOf(longer.id)).toEqual(counts(0, 0));
    });
  });
};

const addressSuite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'addresses');

  describe.each(gatewaysOn(openStore))('the counts of a person, over $name,', (gateway) => {
    const given = async () => givenCounts(await classroom(gateway));

    it('include no attempts for a person without an address, and include former grades again if the address returns', async () => {
      const { courseId, items, students, enter, quiz, ada, teacher, countsOf } = await given();
      const noAddress = await addPerson(teacher, courseId, { name: 'Nora', email: '', grade: 60 });
      const { _id: quizId } = await quiz(oneQuestion, { courseId });
      await takeQuiz(ada, quizId, correctAnswers);
      await enter([
        { studentId: noAddress.id, itemId: items.midterm, points: 7 },
        { studentId: students.ada, itemId: items.midterm, points: 8 },
      ]);
      expect(await countsOf(noAddress.id)).toEqual(counts(2, 0));
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      const again = await addPerson(teacher, courseId, { name: 'Ada', email: 'ADA@markwise.example' });
      expect(await countsOf(again.id)).toEqual(counts(1, 1));
    });

    it('follow a person to a corrected address, and give nothing to a new person with the former address', async () => {
      const { courseId, items, students, enter, teacher, countsOf } = await given();
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 8 }]);
      const path = `/api/courses/${courseId}/students/${students.ada}`;
      expect((await teacher.patch(path, { email: 'ada.king@markwise.example' })).status).toBe(200);
      expect(await countsOf(students.ada)).toEqual(counts(1, 0));
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      const former = await addPerson(teacher, courseId, { name: 'Ada Byron', email: 'ada@markwise.example' });
      expect(await countsOf(former.id)).toEqual(counts(0, 0));
      const corrected = await addPerson(teacher, courseId, {
        name: 'Ada',
        email: 'ada.king@markwise.example',
      });
      expect(await countsOf(corrected.id)).toEqual(counts(1, 0));
    });

    it('are in each edge to people and in the responses to changes, but not in REST', async () => {
      const { courseId, students, teacher, gradeCourse } = await given();
      await gradeCourse(students.ada, 70);
      const both = '{ name gradeCount attemptCount }';
      const read = `{ course(id: "${courseId}") { people { name } members { nodes ${both} } } }`;
      const people = [
        { name: 'Ada', ...counts(1, 0) },
        { name: 'Eve', ...counts(0, 0) },
      ];
      expect(await dataOf(teacher, read)).toMatchObject({ course: { members: { nodes: people } } });
      const updates = `mutation ($courseId: ID!, $studentId: ID!) {
        updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: null) ${both}
        updateStudent(courseId: $courseId, studentId: $studentId, input: { name: "Ada King" }) ${both}
      }`;
      expect(await dataOf(teacher, updates, { courseId, studentId: students.ada })).toEqual({
        updateStudentGrade: { name: 'Ada', ...counts(0, 0) },
        updateStudent: { name: 'Ada King', ...counts(0, 0) },
      });
      const addition = `mutation { addStudent(courseId: "${courseId}", input: { name: "Alan", grade: 5 }) ${both} }`;
      expect(await dataOf(teacher, addition)).toEqual({ addStudent: { name: 'Alan', ...counts(1, 0) } });
      const person = await teacher.get(`/api/courses/${courseId}/students/${students.ada}`);
      expect(JSON.parse(person.text)).toEqual({
        id: students.ada,
        _id: students.ada,
        name: 'Ada King',
        role: '',
        email: 'Ada@markwise.example',
        linkedin: '',
        github: '',
        key: '',
        grade: null,
        membership: 'MEMBER',
      });
    });
  });
};

const accessSuite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'readers');

  describe.each(gatewaysOn(openStore))('the counts of a person, over $name,', (gateway) => {
    it('are shown to users who can remove the person, and are null for other readers of the person', async () => {
      const { courseId, students, enter, items, quiz, teacher, ada, eve, root, nobody, ivy, gus } =
        await givenStaff(await classroom(gateway), gateway);
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 12 }]);
      const { _id: quizId } = await quiz(oneQuestion, { courseId });
      await takeQuiz(ada, quizId, correctAnswers);
      const readCounts = async (by: typeof ada, studentId = students.ada, id = courseId) => {
        const { data, errors } = await sendQuery(by, query, { courseId: id, studentId });
        return errors?.[0]?.extensions.code ?? data?.['student'];
      };
      for (const editor of [teacher, ivy, root])
        expect(await readCounts(editor)).toEqual({ name: 'Ada', ...counts(1, 1) });
      for (const reader of [gus, ada])
        expect(await readCounts(reader)).toEqual({ name: 'Ada', ...counts(null, null) });
      expect(await readCounts(eve)).toBe('NOT_FOUND');
      expect(await readCounts(eve, students.eve)).toEqual({ name: 'Eve', ...counts(null, null) });
      expect(await readCounts(nobody)).toBe('UNAUTHENTICATED');
      for (const missing of ['nobody', '__proto__', 'constructor'])
        expect(await readCounts(teacher, missing)).toBe('NOT_FOUND');
      expect(await readCounts(teacher, students.ada, 'no-such-course')).toBe('NOT_FOUND');
      // In Ada's own course, Ada sees Eve's grade, but not Eve's attempt at the instructor's quiz.
      const own = await saveCourse(ada, { name: 'My plan' });
      const friend = await addPerson(ada, own.id, { name: 'Eve', email: 'eve@markwise.example', grade: 90 });
      const { _id: practised } = await quiz(oneQuestion, { courseId: own.id });
      await eve.post(`/api/courses/${own.id}/invitation/accept`, {});
      await takeQuiz(eve, practised, correctAnswers);
      expect(await readCounts(ada, friend.id, own.id)).toEqual({ name: 'Eve', ...counts(1, 0) });
      expect(await readCounts(root, friend.id, own.id)).toEqual({ name: 'Eve', ...counts(1, 1) });
      expect(await readCounts(teacher, friend.id, own.id)).toBe('NOT_FOUND');
    });
  });
};

for (const each of [countsSuite, addressSuite, accessSuite]) {
  describeOnSqlite('counts of people', each);
  await describeOnMongo('counts of people', each);
}
