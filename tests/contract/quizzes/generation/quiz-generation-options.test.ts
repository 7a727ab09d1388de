import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import {
  addQuestions,
  bodyOf,
  givenClassroom,
  readProposals,
  createQuizFromBank,
  submitEmptyAttempt,
  type GeneratedQuizReply,
} from '../../../support/generation.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quizoptions');

  describe.each(gatewaysOn(openStore))('questions from a text over $name', (gateway) => {
    it('have wrong options from questions of the course if the text has too few, which the caller can use', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      const options = {
        answers: ['Diffusion', 'Active transport', 'Paris'],
        question: 'What is no diffusion?',
      };
      const [id = ''] = await addQuestions(ada, 1, options);
      const quiz = await createQuizFromBank(ada, [id], { courseId });
      const input = {
        text: 'Osmosis is the movement of water through a membrane.',
        types: ['MULTIPLE_CHOICE'],
        count: 1,
      };
      const path = '/api/questions/proposals';
      expect((await ada.post(path, input)).status).toBe(400);
      expect((await eve.post(path, { ...input, courseId })).status).toBe(400);
      const reply = await readProposals(ada, { ...input, courseId });
      const { question } = reply.proposals[0] ?? {};
      expect((question as { answers?: string[] }).answers?.toSorted()).toEqual([
        'Active transport',
        'Diffusion',
        'Osmosis',
      ]);
      // The question is in a quiz that the student has not handed in.
      const generateForSam = () => sam.post('/api/quiz/generate-quiz', { ...input, courseId });
      expect((await generateForSam()).status).toBe(400);
      await submitEmptyAttempt(sam, quiz.id);
      const practice = bodyOf<GeneratedQuizReply>(await generateForSam(), 201);
      expect(practice.quizData.questions[0]?.answers.map(({ text }) => text).toSorted()).toEqual([
        'Active transport',
        'Diffusion',
        'Osmosis',
      ]);
    });
  });
};

describeOnSqlite('options of generated questions', suite);
