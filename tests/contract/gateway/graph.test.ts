import { describe, expect, it } from 'vitest';
import { choice } from '../../../core/quizzes/testing/given.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  givenClassroom,
  correctAnswers,
  startAttempt,
  submitAttempt,
  type Classroom,
} from '../../support/attempts.ts';
import { saveCourse } from '../../support/courses.ts';
import { sendQuery, dataOf } from '../../support/graph.ts';
import { allGatewaysOn } from '../../support/gateways.ts';

const oneQuestion = [choice({ concepts: ['limits'] })];

/** Creates a course of the teacher with Ada as a member, and a quiz of the course. Ada answers it correctly. */
async function givenSemester(classroom: Classroom) {
  const { teacher, ada, quiz } = classroom;
  const course = await saveCourse(teacher, { name: 'Calculus' });
  await teacher.post(`/api/courses/${course.id}/students`, { name: 'Ada', email: 'ada@markwise.example' });
  const category = await teacher.post('/api/quizCategories', { categoryName: 'Analysis' });
  const { id: categoryId } = JSON.parse(category.text) as { id: string };
  const { _id: quizId } = await quiz(oneQuestion, { title: 'Limits', courseId: course.id, categoryId });
  const attempt = await startAttempt(ada, quizId);
  await ada.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, correctAnswers) });
  await submitAttempt(ada, attempt.id);
  return { course, quizId, categoryId, attemptId: attempt.id };
}

const edgeSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'graph');

  describe.each(allGatewaysOn(openStore))('the graph over $name', (gateway) => {
    it('returns a whole semester in one query', async () => {
      const classroom = await given(gateway);
      const { course, quizId, attemptId } = await givenSemester(classroom);
      const own = await saveCourse(classroom.ada, { name: 'My plan' });
      const semester = `{
        me {
          courses { totalCount nodes { id name currentGrade } }
          weakConcepts { concept }
          memberCourses {
            nodes {
              id
              owner { name role }
              members { nodes { name } }
              quizzes {
                nodes {
                  id
                  attempts { nodes { id percent } }
                  officialAttempt { percent }
                }
              }
            }
          }
        }
      }`;
      expect(await dataOf(classroom.ada, semester)).toEqual({
        me: {
          courses: {
            totalCount: 1,
            nodes: [
              {
                id: own.id,
                name: 'My plan',
                currentGrade: 81.5,
              },
            ],
          },
          weakConcepts: [],
          memberCourses: {
            nodes: [
              {
                id: course.id,
                owner: { name: 'teacher Test', role: 'Instructor' },
                members: { nodes: [{ name: 'Ada' }] },
                quizzes: {
                  nodes: [
                    {
                      id: quizId,
                      attempts: { nodes: [{ id: attemptId, percent: 100 }] },
                      officialAttempt: { percent: 100 },
                    },
                  ],
                },
              },
            ],
          },
        },
      });
    });

    it('leads from an attempt to its quiz, category and course, as far as the caller can see them', async () => {
      const classroom = await given(gateway);
      await givenSemester(classroom);
      const query = `{ me { attempts { nodes {
        isOfficial
        quiz { title category { categoryName } course { name canEdit notes } author { name } officialAttempt { percent } }
      } } } }`;
      const calculus = {
        title: 'Limits',
        category: { categoryName: 'Analysis' },
        course: { name: 'Calculus', canEdit: false, notes: null },
        author: { name: 'teacher Test' },
        officialAttempt: { percent: 100 },
      };
      expect(await dataOf(classroom.ada, query)).toEqual({
        me: { attempts: { nodes: [{ isOfficial: true, quiz: calculus }] } },
      });
    });

    it('shows editors the results and statistics of a quiz, and the uses and versions of their questions', async () => {
      const classroom = await given(gateway);
      const { quizId } = await givenSemester(classroom);
      const query = `query ($id: ID!) {
        quiz(id: $id) {
          author { name }
          attempts { totalCount }
          ... on AuthoredQuiz { results { nodes { percent } } }
        }
      }`;
      expect(await dataOf(classroom.teacher, query, { id: quizId })).toEqual({
        quiz: {
          author: { name: 'teacher Test' },
          attempts: { totalCount: 0 },
          results: { nodes: [{ percent: 100 }] },
        },
      });
      const statistics =
        'query ($id: ID!) { quiz(id: $id) { ... on AuthoredQuiz { statistics { studentCount } } } }';
      expect(await dataOf(classroom.teacher, statistics, { id: quizId })).toEqual({
        quiz: { statistics: { studentCount: 1 } },
      });
      const added = await classroom.teacher.post('/api/questions', {
        question: 'First?',
        answers: ['a', 'b'],
        correctAnswer: [1],
      });
      const { id } = JSON.parse(added.text) as { id: string };
      const changed = { question: 'Second?', answers: ['a', 'b'], correctAnswer: [2] };
      await classroom.teacher.put(`/api/questions/${id}`, changed);
      const categories = '{ quizCategories { quizzes { nodes { title } } } }';
      expect(await dataOf(classroom.teacher, categories)).toEqual({
        quizCategories: [{ quizzes: { nodes: [{ title: 'Limits' }] } }],
      });
      const bank = `{ questions { nodes {
        category { id }
        quizzes { totalCount }
        versions(first: 1) { totalCount nodes { number question } }
      } } }`;
      const question = {
        category: null,
        quizzes: { totalCount: 0 },
        versions: { totalCount: 2, nodes: [{ number: 2, question: 'Second?' }] },
      };
      expect(await dataOf(classroom.teacher, bank)).toEqual({ questions: { nodes: [question] } });
    });
  });
};

const accessSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'access');

  describe.each(allGatewaysOn(openStore))('the graph over $name', (gateway) => {
    it('hides a user’s attempts, courses and weak concepts from everyone else', async () => {
      const classroom = await given(gateway);
      const { attemptId } = await givenSemester(classroom);
      const { eve, ada, nobody, root } = classroom;
      const attempt = `query ($id: ID!) { attempt(id: $id) { quiz { title } } }`;
      expect(await dataOf(ada, attempt, { id: attemptId })).toEqual({
        attempt: { quiz: { title: 'Limits' } },
      });
      expect((await sendQuery(eve, attempt, { id: attemptId })).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
      const mine =
        '{ me { attempts { totalCount } memberCourses { totalCount } practiceQuizzes { totalCount } } }';
      const emptyPage = { totalCount: 0 };
      expect(await dataOf(eve, mine)).toEqual({
        me: { attempts: emptyPage, memberCourses: emptyPage, practiceQuizzes: emptyPage },
      });
      expect((await sendQuery(nobody, mine)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      const others = `query ($email: String!) {
        user(email: $email) { firstName attempts { totalCount } courses { totalCount } weakConcepts { concept } }
      }`;
      expect(await dataOf(root, others, { email: 'ada@markwise.example' })).toEqual({
        user: { firstName: 'ada', attempts: null, courses: null, weakConcepts: null },
      });
    });

    it('returns null for the edges of a template if the caller is signed out', async () => {
      const { nobody, eve, root } = await given(gateway);
      const { id } = await saveCourse(root, { isTemplate: true });
      const query = `query ($id: ID!) {
        course(id: $id) { name owner { name } members { totalCount } quizzes { totalCount } weakConcepts { concept } }
      }`;
      const signedOut = { name: 'Calculus', owner: null, members: null, quizzes: null, weakConcepts: null };
      expect(await dataOf(nobody, query, { id })).toEqual({ course: signedOut });
      const signedIn = {
        ...signedOut,
        members: { totalCount: 0 },
        quizzes: { totalCount: 0 },
        weakConcepts: [],
      };
      expect(await dataOf(eve, query, { id })).toEqual({ course: signedIn });
    });
  });
};

const pageSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'pages');

  describe.each(allGatewaysOn(openStore))('the graph over $name', (gateway) => {
    it('pages through an edge by cursors, and refuses page sizes outside 1 to 100 and an invalid cursor', async () => {
      const classroom = await given(gateway);
      const { course } = await givenSemester(classroom);
      for (const title of ['B', 'C', 'A']) await classroom.quiz(oneQuestion, { title, courseId: course.id });
      const query = `query ($id: ID!, $first: Int!, $after: String) {
        course(id: $id) { quizzes(first: $first, after: $after) {
          totalCount nodes { title } pageInfo { hasNextPage endCursor }
        } }
      }`;
      const titles: string[] = [];
      for (let after: string | null = null, pages = 0; pages < 2; pages += 1) {
        const { course: coursePage } = (await dataOf(classroom.ada, query, {
          id: course.id,
          first: 2,
          after,
        })) as {
          course: {
            quizzes: {
              totalCount: number;
              nodes: { title: string }[];
              pageInfo: { hasNextPage: boolean; endCursor: string };
            };
          };
        };
        const { nodes, totalCount, pageInfo } = coursePage.quizzes;
        expect([totalCount, pageInfo.hasNextPage]).toEqual([4, pages === 0]);
        titles.push(...nodes.map(({ title }) => title));
        after = pageInfo.endCursor;
      }
      expect(titles).toEqual(['A', 'B', 'C', 'Limits']);
      for (const wrong of [{ first: 0 }, { first: 101 }, { first: 1, after: 'x' }]) {
        const { errors } = await sendQuery(classroom.ada, query, { id: course.id, ...wrong });
        expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      }
    });

    it('shows each part of a mutation the changes of the parts before it', async () => {
      const { teacher, quiz } = await given(gateway);
      const { id } = await saveCourse(teacher, { name: 'Before' });
      const { _id: quizId } = await quiz(oneQuestion, { courseId: id });
      const mutation = `mutation ($id: ID!, $quizId: ID!) {
        first: updateQuizMetadata(id: $quizId, active: false) { course { name } }
        updateCourse(id: $id, input: { name: "After" }) { name }
        second: updateQuizMetadata(id: $quizId, active: true) { course { name } }
      }`;
      expect(await dataOf(teacher, mutation, { id, quizId })).toEqual({
        first: { course: { name: 'Before' } },
        updateCourse: { name: 'After' },
        second: { course: { name: 'After' } },
      });
    });
  });
};

for (const suite of [edgeSuite, accessSuite, pageSuite]) {
  describeOnSqlite('graph', suite);
  await describeOnMongo('graph', suite);
}
