import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../../support/accounts.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  readJson,
  correctAnswers,
  startAttempt,
} from '../../../support/attempts.ts';
import { addPerson, saveCourse } from '../../../support/courses.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { addStaff, givenInstructors, gusEmail, ivyEmail } from '../../../support/staff.ts';

/** A multiple-choice question, a short answer and an essay of 5 points. */
const threeQuestions = everyQuestionType.filter(({ type }) => /CHOICE|SHORT_ANSWER|ESSAY/.test(type));
/** A multiple-choice question and a short answer, which are scored automatically. */
const twoQuestions = threeQuestions.slice(0, 2);

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quiz-results-table');

  describe.each(gatewaysOn(openStore))('the results table of a quiz over $name', (gateway) => {
    it('has a summary of the official attempts, with the number of students of the course who submitted', async () => {
      const { ada, eve, teacher, quiz, clock, ...test } = await given(gateway);
      const { id: courseId } = await saveCourse(teacher, { name: 'Geography' });
      for (const name of ['ada', 'eve', 'bob', 'dan'])
        await addPerson(teacher, courseId, { name, email: `${name.toUpperCase()}@markwise.example` });
      await addPerson(teacher, courseId, { name: 'No address' });
      for (const role of ['Co-instructor', 'TA', 'Observer'])
        await addPerson(teacher, courseId, { name: role, email: `${role}@markwise.example`, role });
      const { _id } = await quiz(twoQuestions, { courseId });
      const path = `/api/quiz/${_id}/results/summary`;
      const noScores = { average: null, median: null, highest: null, lowest: null };
      expect(await readJson(teacher, path)).toMatchObject({
        ...noScores,
        submittedCount: 0,
        memberCount: 5,
        submittedMemberCount: 0,
        officialCount: 0,
      });
      await takeQuiz(ada, _id, {});
      clock.advance(minute);
      await takeQuiz(ada, _id, correctAnswers);
      await takeQuiz(eve, _id, { SHORT_ANSWER: 'Paris' });
      const bob = await signUp(test, gateway, 'bob@markwise.example');
      await takeQuiz(bob, _id, {});
      const dan = await signUp(test, gateway, 'dan@markwise.example');
      await startAttempt(dan, _id);
      // In the list of people, this person is not a student.
      await takeQuiz(await signUp(test, gateway, 'ta@markwise.example'), _id, {});
      expect(await readJson(teacher, path)).toEqual({
        id: _id,
        _id,
        submittedCount: 3,
        memberCount: 5,
        submittedMemberCount: 3,
        officialCount: 3,
        average: 50,
        median: 50,
        highest: 100,
        lowest: 0,
        toGradeCount: 0,
        gradedCount: 5,
        inProgressCount: 1,
      });
      expect(await readJson(teacher, `/api/quiz/${_id}/statistics`)).toMatchObject({ studentCount: 3 });
    });

    it('does not count the course’s owner and staff, even if they took the quiz before', async () => {
      const { ada, quiz, change, courseId, teacher, ivy, gus } = await givenInstructors(
        await given(gateway),
        gateway,
      );
      const { _id } = await quiz(twoQuestions);
      for (const browser of [ada, ivy, gus]) await takeQuiz(browser, _id, {});
      const { id: ivysCourse } = await saveCourse(ivy, { name: 'Of Ivy' });
      const countsIn = async (id: string) => {
        await change(_id, { courseId: id });
        const { submittedCount, officialCount } = await readJson<Record<string, number>>(
          teacher,
          `/api/quiz/${_id}/results/summary`,
        );
        const { studentCount } = await readJson<Record<string, number>>(
          teacher,
          `/api/quiz/${_id}/statistics`,
        );
        return { submittedCount, officialCount, studentCount };
      };
      const equalCounts = (count: number) => ({
        submittedCount: count,
        officialCount: count,
        studentCount: count,
      });
      expect(await countsIn(courseId)).toEqual(equalCounts(3));
      expect(await countsIn(ivysCourse)).toEqual(equalCounts(2));
      await addStaff(teacher, courseId, [ivy, ivyEmail], 'CO_INSTRUCTOR');
      const gusId = await addStaff(teacher, courseId, [gus, gusEmail], 'GRADER');
      expect(await countsIn(courseId)).toEqual(equalCounts(1));
      expect((await teacher.remove(`/api/courses/${courseId}/staff/${gusId}`)).status).toBe(204);
      expect(await countsIn(courseId)).toEqual(equalCounts(2));
    });

    it('is exported as a CSV without active formulas, with a column for each question', async () => {
      const { ada, eve, teacher, quiz, clock, store } = await given(gateway);
      const { _id } = await quiz(threeQuestions);
      const attempt = await takeQuiz(ada, _id, { ...correctAnswers, SHORT_ANSWER: 'Rome' });
      clock.advance(minute);
      await startAttempt(eve, _id);
      const attempts = store.collection<{ _id: string; takerName: string }>('quizAttempts');
      const third = { [`results.${attempt.questions[0]?.id}.share`]: 1 / 3 };
      await attempts.updateOne(
        { _id: attempt.id },
        { $set: { takerName: '=HYPERLINK("x"), Ada', ...third } },
      );
      const reply = await teacher.get(`/api/quiz/${_id}/results.csv`);
      expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="Planets-results.csv"');
      const { result } = await teacher.graphql(
        'query ($id: ID!) { quizResultsExport(quizId: $id) { fileName content } }',
        { id: _id },
      );
      const content = Buffer.from(`\uFEFF${reply.text.replace(/^\uFEFF/, '')}`).toString('base64');
      expect(result.data?.['quizResultsExport']).toEqual({ fileName: 'Planets-results.csv', content });
      expect(reply.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
        'Name,Email address,Attempt,State,Started at (UTC),Submitted at (UTC),Late,Minutes,Score,Maximum score,' +
          'Percent,Counts toward the score,' +
          'Q1: Which planet is the largest?,Q2: The capital of France?,Q3: Why is the sky blue?',
        `"'=HYPERLINK(""x""), Ada",ada@markwise.example,1,to grade,2026-11-21 09:00,` +
          '2026-11-21 09:00,no,0,0.33,7,,yes,0.33,0,',
        'eve Test,eve@markwise.example,1,in progress,2026-11-21 09:01,,no,,,7,,no,,,',
      ]);
    });

    it('is for editors of the quiz only: to other instructors, the quiz looks missing', async () => {
      const { ada, teacher, root, nobody, quiz, ...test } = await given(gateway);
      const colleague = await signUp(test, gateway, 'colleague@markwise.example');
      const users = test.store.collection<{ _id: string; email: string; role: string }>('users');
      await users.updateOne({ email: 'colleague@markwise.example' }, { $set: { role: 'Instructor' } });
      const { _id } = await quiz(twoQuestions);
      await takeQuiz(ada, _id, correctAnswers);
      for (const path of ['results', 'results/summary', 'results.csv']) {
        expect((await nobody.get(`/api/quiz/${_id}/${path}`)).status).toBe(401);
        expect((await ada.get(`/api/quiz/${_id}/${path}`)).status).toBe(403);
        const [reply, missing] = [
          await colleague.get(`/api/quiz/${_id}/${path}`),
          await colleague.get(`/api/quiz/no-such-id/${path}`),
        ];
        expect([reply.status, reply.text]).toEqual([404, 'Quiz not found']);
        expect(missing.text).toBe(reply.text);
        for (const editor of [teacher, root])
          expect((await editor.get(`/api/quiz/${_id}/${path}`)).status).toBe(200);
      }
    });

    it('refuses unknown filters, sort orders and cursors', async () => {
      const { teacher, quiz } = await given(gateway);
      const { _id } = await quiz(twoQuestions);
      for (const query of ['state=OPEN', 'sort=AGE', 'descending=down', 'first=0', 'after=x'])
        expect([query, (await teacher.get(`/api/quiz/${_id}/results?${query}`)).status]).toEqual([
          query,
          400,
        ]);
      const long = await teacher.get(`/api/quiz/${_id}/results?search=${'x'.repeat(201)}`);
      expect([long.status, long.text]).toEqual([400, 'search: Search for at most 200 characters.']);
    });
  });
};

describeOnSqlite('results tables', suite);
