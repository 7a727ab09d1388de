import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { createQuizCategory } from '../../../support/bank.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { addQuestions, biology, generateQuiz, givenClassroom } from '../../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const mutation = `mutation ($input: GenerateQuizInput!) {
  generateQuiz(input: $input) { __typename id title description ... on AuthoredQuiz { questions { id isInBank question type explanation } } }
}`;

/** The collections that generation writes. */
const writtenCollections = ['questions', 'questionVersions', 'answerKeys', 'quizzes', 'quizWrites'];

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizgeneration');

  describe.each(gatewaysOn(openStore))('a generated quiz over $name', (gateway) => {
    it('is an instructor’s unpublished quiz, whose questions stay in the bank', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const ids = await addQuestions(ada, 5, { categoryId });
      const input = { title: 'Week 3', categoryIds: [categoryId], count: 3, seed: 'w3', courseId };
      const quiz = await generateQuiz(ada, input);
      expect(quiz).toMatchObject({
        title: 'Week 3',
        description: 'Drawn from the question bank. Code: w3',
        categoryId,
        courseId,
        questionCount: 3,
        isPractice: false,
        canEdit: true,
        isPublished: false,
        revision: 1,
      });
      const { result } = await ada.graphql(mutation, { input: input });
      const copy = result.data?.['generateQuiz'] as { __typename: string; questions: { id: string }[] };
      expect(copy).toMatchObject({ __typename: 'AuthoredQuiz', title: 'Week 3' });
      expect(ids).toEqual(expect.arrayContaining(copy.questions.map(({ id }) => id)));
      expect(copy.questions).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ isInBank: true })),
      );
      const same = await ada.graphql(
        `{ quiz(id: "${quiz.id}") { ... on AuthoredQuiz { questions { id } } } }`,
      );
      expect(same.result.data).toEqual({ quiz: { questions: copy.questions.map(({ id }) => ({ id })) } });
      expect((await sam.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
    });

    it('is generated from an instructor’s text, with the sentence in each explanation', async () => {
      const { ada } = await given(gateway);
      const { result } = await ada.graphql(mutation, { input: { text: biology, count: 4, seed: 'a' } });
      const quiz = result.data?.['generateQuiz'] as {
        title: string;
        description: string;
        questions: { isInBank: boolean; explanation: string }[];
      };
      expect(quiz.title).toBe('Generated quiz from a text');
      // The description has no seed, because students read it. With the seed and the text, they could generate the
      // same questions and answers.
      expect(quiz.description).toBe('Made from a text.');
      expect(quiz.questions).toHaveLength(4);
      for (const { isInBank, explanation } of quiz.questions) {
        expect(isInBank).toBe(false);
        const [, sentence = '?'] = /^From the text: “(.+)”/.exec(explanation) ?? [];
        expect(biology).toContain(sentence);
      }
    });

    it('has the reason in its description if a text gave fewer questions than requested', async () => {
      const { ada, sam } = await given(gateway);
      const reason =
        /^Made from a text\. The text gives 7 of 20 questions\. The other sentence is unclear on its own\.$/;
      const input = { text: `${biology} It has a meaning.`, count: 20, types: [] };
      expect((await generateQuiz(ada, input)).description).toMatch(reason);
      expect((await generateQuiz(sam, input)).description).toMatch(reason);
    });

    it('is created once, and completely, for two equal requests at the same time', async () => {
      const { ada, sam, store } = await given(gateway);
      await addQuestions(ada, 3);
      const input = { text: biology, count: 4 };
      for (const [who, role] of [
        [sam, 'TakenQuiz'],
        [ada, 'AuthoredQuiz'],
      ] as const) {
        const both = await Promise.all([1, 2].map(() => who.graphql(mutation, { input: input })));
        const quizzes = both.map(({ result }) => result.data?.['generateQuiz'] as { id: string });
        expect(quizzes[0]).toMatchObject({ __typename: role });
        expect(quizzes[1]?.id).toBe(quizzes[0]?.id);
      }
      expect(await store.collection('quizzes').countDocuments({})).toBe(2);
      const [one, other] = [await generateQuiz(sam, input), await generateQuiz(sam, input)];
      expect(one.id).not.toBe(other.id);
    });

    it('is refused for invalid input, and nothing is stored', async () => {
      const { ada, sam, nobody, store } = await given(gateway);
      await addQuestions(ada, 2, { availableForPractice: false });
      const counts = () =>
        Promise.all(writtenCollections.map((name) => store.collection(name).countDocuments({})));
      const before = await counts();
      const invalidInputs: readonly (readonly [order: object, line: string | RegExp])[] = [
        [{ count: 51 }, 'count: 1 to 50 questions are generated at a time.'],
        [{ text: 'Hi! Yes.' }, /^text: This text gives no questions\./],
        [{ title: ' ' }, 'title: A value is needed.'],
        [{ title: 'x'.repeat(201) }, 'title: At most 200 characters.'],
        [{ courseId: 'no-such' }, 'courseId: You are not in this course.'],
        [
          {},
          'count: No matching questions for practice. Questions of a quiz, except essays, are available after you hand it in.',
        ],
        [{ noteId: 'no-such' }, 'noteId: Note not found.'],
        [{ answers: true }, /answers/],
      ];
      for (const [input, line] of invalidInputs) {
        const reply = await sam.post('/api/quiz/generate-quiz', input);
        expect(reply.status, reply.text).toBe(400);
        expect(reply.text.split('\n')).toEqual([
          'Error generating the quiz',
          typeof line === 'string' ? line : expect.stringMatching(line),
        ]);
      }
      expect((await nobody.post('/api/quiz/generate-quiz', {})).status).toBe(401);
      expect(await counts()).toEqual(before);
    });
  });
};

describeOnSqlite('generated quizzes', suite);
