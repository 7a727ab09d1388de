import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { createQuizCategory, choiceBody } from '../../../support/bank.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import {
  addQuestions,
  biology,
  proposedQuestionIds,
  givenClassroom,
  readProposals,
} from '../../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const fieldsQuery = `query ($input: GenerateQuizInput!) { questionProposals(input: $input) { source } }`;

const invalidInputs: readonly (readonly [input: object, field: string, message: string | RegExp])[] = [
  [{ count: 0 }, 'count', '1 to 50 questions are generated at a time.'],
  [{ count: 51 }, 'count', '1 to 50 questions are generated at a time.'],
  [{ text: ' \n ' }, 'text', 'Give a text to generate questions from.'],
  [{ text: 'a'.repeat(200_001) }, 'text', 'At most 200,000 characters.'],
  [{ text: 'Hi! Yes. 12.' }, 'text', /^This text gives no questions\./],
  [
    { text: biology, concepts: ['Volcanoes'] },
    'text',
    /^This text gives no questions about these concepts\. Try others\. (?!The text gives)/,
  ],
  [
    { text: biology, types: ['ESSAY'] },
    'text',
    /^This text gives no questions of these types\. Try others\. (?!The text gives)/,
  ],
  [
    { text: biology, types: ['ESSAY'], concepts: ['cell'] },
    'text',
    /^This text gives no questions of these types about these concepts\. Try others\./,
  ],
  [{ text: biology, noteId: 'id-1' }, 'noteId', 'Give a text or a note, not both.'],
  [{ noteId: 'id-1' }, 'noteId', 'Note not found.'],
  [{ text: biology, categoryIds: ['c'] }, 'categoryIds', /give a text or categories, not both\.$/],
  [{ categoryIds: ['no-such'] }, 'categoryIds.0', 'Category not found.'],
  [{ courseId: 'no-such' }, 'courseId', 'You do not teach this course.'],
  [{ concepts: ['Volcanoes'] }, 'concepts', 'No matching questions in your bank.'],
  [{ difficulty: 'HARD' }, 'difficulty', 'No matching questions in your bank.'],
  [{ concepts: ['a\nb'] }, 'concepts.0', 'Keep it to one line.'],
  [{ excludedKeys: ['x'.repeat(201)] }, 'excludedKeys', 'At most 500 keys, each of at most 200 characters.'],
  [
    { excludedKeys: Array(501).fill('x') },
    'excludedKeys',
    'At most 500 keys, each of at most 200 characters.',
  ],
  [{ seed: 'x'.repeat(101) }, 'seed', 'At most 100 characters.'],
  [{ fromWeakConcepts: true }, 'fromWeakConcepts', /^Your answers show no weak concept so far\./],
];

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizproposals');

  describe.each(gatewaysOn(openStore))('proposed questions over $name', (gateway) => {
    it('come only from the caller’s bank, have all fields, and are the same for the same seed', async () => {
      const { ada, eve } = await given(gateway);
      const own = await addQuestions(ada, 6);
      await addQuestions(eve, 3);
      const first = await readProposals(ada, { count: 4, seed: 'week 3' });
      expect(first).toMatchObject({ source: 'BANK', seed: 'week 3', available: 6 });
      expect(new Set(proposedQuestionIds(first)).size).toBe(4);
      expect(own).toEqual(expect.arrayContaining(proposedQuestionIds(first)));
      const {
        question: _question,
        categoryId: _categoryId,
        availableForPractice: _practice,
        ...otherFields
      } = choiceBody;
      for (const { question, source } of first.proposals) {
        expect(question).toMatchObject({ ...otherFields, concepts: [expect.stringMatching(/Even|Odd/)] });
        expect(source).toBeNull();
      }
      expect(await readProposals(ada, { count: 4, seed: 'week 3' })).toEqual(first);
      expect(await readProposals(ada, { count: 4, seed: 'week 4' })).not.toEqual(first);
      const unseeded = await readProposals(ada, { count: 4 });
      expect(await readProposals(ada, { count: 4, seed: unseeded.seed })).toEqual(unseeded);
    });

    it('have the requested category, concept, difficulty and type', async () => {
      const { ada } = await given(gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const inCategory = await addQuestions(ada, 2, { categoryId });
      const hard = await addQuestions(ada, 1, { question: 'Hard?', difficulty: 'HARD' });
      const essays = await addQuestions(ada, 1, {
        question: 'Say why.',
        type: 'ESSAY',
        answers: [],
        correctAnswer: [],
        answerExplanations: [],
      });
      const proposedIds = async (input: object) =>
        proposedQuestionIds(await readProposals(ada, { ...input, count: 50 })).toSorted();
      expect(await proposedIds({ categoryIds: [categoryId] })).toEqual(inCategory.toSorted());
      expect(await proposedIds({ concepts: [' even'] })).toEqual([inCategory[1]]);
      expect(await proposedIds({ difficulty: 'HARD' })).toEqual(hard);
      expect(await proposedIds({ types: ['ESSAY', 'NUMERIC'] })).toEqual(essays);
    });

    it('are generated from a text, each with the sentence it comes from, and the same for the same seed', async () => {
      const { ada, store } = await given(gateway);
      const before = await store.collection('questions').countDocuments({});
      const reply = await readProposals(ada, { text: biology, count: 5, seed: 'a' });
      expect(reply).toMatchObject({ source: 'TEXT', seed: 'a', available: 5 });
      const plain = biology.replaceAll('\n', ' ');
      for (const { questionId, source, question } of reply.proposals) {
        expect(questionId).toBeNull();
        for (const line of (source ?? '?').split('\n')) {
          expect(plain).toContain(line);
          expect(question.explanation).toContain(line);
        }
      }
      expect(await readProposals(ada, { text: biology, count: 5, seed: 'a' })).toEqual(reply);
      const numbers = await readProposals(ada, { text: biology, types: ['NUMERIC'] });
      expect(new Set(numbers.proposals.map(({ question }) => question.type))).toEqual(new Set(['NUMERIC']));
      const aboutBones = await readProposals(ada, { text: biology, concepts: ['bones'] });
      expect(aboutBones.proposals.map(({ source }) => source)).toEqual(['The human body has 206 bones.']);
      expect(await store.collection('questions').countDocuments({})).toBe(before);
    });

    it('are generated without the markup of a text', async () => {
      const { ada } = await given(gateway);
      const sentences = biology.split('\n').map((line) => `<p onclick="x()">${line}</p>`);
      const text = `<script>alert(1)</script>${sentences.join('')}<img src=x onerror=alert(2)>`;
      const reply = await readProposals(ada, { text, count: 5 });
      expect(reply.proposals).toHaveLength(5);
      expect(JSON.stringify(reply)).not.toMatch(/[<>]|alert|onclick/);
      const comparing = await readProposals(ada, { text: `${biology} A number a < b has b > a.`, count: 5 });
      expect(comparing.proposals).toHaveLength(5);
    });

    it('are refused with the names of invalid fields, and nothing changes', async () => {
      const { ada, store } = await given(gateway);
      await addQuestions(ada, 1);
      const readCounts = () =>
        Promise.all(
          ['questions', 'quizzes', 'answerKeys'].map((name) => store.collection(name).countDocuments({})),
        );
      await expectUnchanged(readCounts, async () => {
        for (const [input, field, message] of invalidInputs) {
          const reply = await ada.post('/api/questions/proposals', input);
          expect(reply.status, reply.text).toBe(400);
          expect(reply.text.split('\n')[0]).toBe('Error generating the quiz');
          const { result } = await ada.graphql(fieldsQuery, { input });
          expect(result.errors?.[0]?.extensions.fields?.[`input.${field}`]).toEqual(
            typeof message === 'string' ? message : expect.stringMatching(message),
          );
        }
      });
    });

    it('are shown only to instructors', async () => {
      const { sam, nobody } = await given(gateway);
      expect((await sam.post('/api/questions/proposals', { text: biology })).status).toBe(403);
      expect((await nobody.post('/api/questions/proposals', { text: biology })).status).toBe(401);
    });

    it('are limited to 30 requests a minute', async () => {
      const { ada } = await given(gateway);
      await addQuestions(ada, 1);
      const replies = [];
      for (let time = 1; time <= 31; time += 1) replies.push(await ada.post('/api/questions/proposals', {}));
      expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    });

    it('are limited to six requests a minute for long texts', async () => {
      const { ada, eve } = await given(gateway);
      const text = biology.padEnd(20_001, ' ');
      const requestProposals = () => ada.post('/api/questions/proposals', { text, count: 1 });
      const replies = [];
      for (let time = 1; time <= 7; time += 1) replies.push(await requestProposals());
      expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
      expect(await readProposals(ada, { text: biology, count: 1 })).toMatchObject({ source: 'TEXT' });
      expect(await readProposals(eve, { text, count: 1 })).toMatchObject({ source: 'TEXT' });
    });
  });
};

describeOnSqlite('proposed questions', suite);
