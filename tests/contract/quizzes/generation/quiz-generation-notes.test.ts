import { describe, expect, it, vi } from 'vitest';
import { textDocument } from '../../../../core/notes/testing/documents.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { biology, bodyOf, generateQuiz, givenClassroom, readProposals } from '../../../support/generation.ts';
import { json, type NoteReply, saveNote } from '../../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

const content = textDocument('Cells', ...biology.split('\n'));

const proposalsQuery = `query ($input: GenerateQuizInput!) {
  questionProposals(input: $input) { source seed proposals { key source } }
}`;

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quiznotes');

  const saveCourseNote = async (author: Browser, courseId: string, note: object) =>
    json<NoteReply>(author.post(`/api/courses/${courseId}/public-notes`, note), 201);

  const refusalOf = async (person: Browser, noteId: string) => {
    const reply = await person.post('/api/quiz/generate-quiz', { noteId });
    expect(reply.status, reply.text).toBe(400);
    return reply.text.split('\n').slice(1);
  };

  describe.each(gatewaysOn(openStore))('questions from a note over $name', (gateway) => {
    it('are about sentences of the note, and the quiz is named after it', async () => {
      const { ada, sam } = await given(gateway);
      const own = await saveNote(sam, { title: 'Cell biology', content });
      const practice = await generateQuiz(sam, { noteId: own.id, count: 4 });
      expect(practice).toMatchObject({
        isPractice: true,
        questionCount: 4,
        description: 'Made from a note.',
      });
      expect(practice.title).toMatch(/^Cell biology · \d/);
      const { id } = await saveNote(ada, { content });
      expect(await generateQuiz(ada, { noteId: id, count: 2 })).toMatchObject({
        title: 'Generated quiz from a note',
        description: 'Made from a note.',
        questionCount: 2,
      });
      const proposed = await readProposals(ada, { noteId: id, count: 3, seed: 'a' });
      expect(proposed.source).toBe('TEXT');
      for (const { source } of proposed.proposals)
        for (const sentence of source?.split('\n') ?? ['?']) expect(biology).toContain(sentence);
      const { result } = await ada.graphql(proposalsQuery, { input: { noteId: id, count: 3, seed: 'a' } });
      expect(result.data?.['questionProposals']).toMatchObject({
        proposals: proposed.proposals.map(({ key, source }) => ({ key, source })),
      });
    });

    it('come from a course’s note for everybody who can read it, and for nobody else', async () => {
      const { ada, eve, sam, courseId } = await given(gateway);
      const { id: noteId } = await saveCourseNote(ada, courseId, { title: 'Cells', content });
      expect((await generateQuiz(sam, { noteId })).title).toMatch(/^Cells · /);
      expect((await generateQuiz(ada, { noteId })).title).toBe('Generated quiz: Cells');
      expect(await refusalOf(eve, noteId)).toEqual(['noteId: Note not found.']);
      await ada.remove(`/api/courses/${courseId}/public-notes/${noteId}`);
      expect(await refusalOf(sam, noteId)).toEqual(['noteId: Note not found.']);
    });

    it('are refused in the same way for the note of someone else, for a deleted note and for none', async () => {
      const { ada, sam } = await given(gateway);
      const { id: others } = await saveNote(ada, { title: 'Mine', content });
      const { id: deleted } = await saveNote(sam, { title: 'Old', content });
      await sam.remove(`/api/notes/${deleted}`);
      for (const noteId of [others, deleted, 'no-such', ''])
        expect(await refusalOf(sam, noteId)).toEqual(['noteId: Note not found.']);
      bodyOf(await sam.post(`/api/notes/${deleted}/restore`, {}));
      expect((await generateQuiz(sam, { noteId: deleted })).questionCount).toBeGreaterThan(2);
    });

    it('are refused with the reason for a note without sentences, with too few, or with too many', async () => {
      const { sam } = await given(gateway);
      const refusal = async (note: object) => refusalOf(sam, (await saveNote(sam, note)).id);
      expect(await refusal({ title: 'Only a title' })).toEqual([
        'noteId: There are no sentences in this note yet. Write something in it, then try again.',
      ]);
      expect(await refusal({ content: textDocument('Hi! Yes.') })).toEqual([
        expect.stringMatching(
          /^noteId: This note gives no questions\. Whole sentences that state a fact work best\./,
        ),
      ]);
      expect(await refusal({ content: textDocument('x '.repeat(100_001)) })).toEqual([
        'noteId: Questions are generated from at most 200,000 characters. Divide the note.',
      ]);
    });

    it('are not repeated by a code after the note was changed', async () => {
      const { ada } = await given(gateway);
      const { id: noteId } = await saveNote(ada, { content });
      const first = await readProposals(ada, { noteId, count: 2 });
      const again = await readProposals(ada, { noteId, count: 2, seed: first.seed });
      expect(again.proposals).toEqual(first.proposals);
      await json(ada.patch(`/api/notes/${noteId}`, { content: textDocument(biology, 'A cell lives.') }));
      const reply = await ada.post('/api/questions/proposals', { noteId, count: 2, seed: first.seed });
      expect([reply.status, reply.text]).toEqual([
        400,
        expect.stringContaining(
          'This code is not of questions from this note as it is now. Leave the code empty.',
        ),
      ]);
    });

    it('count as a long text if the note is long', async () => {
      const { ada } = await given(gateway);
      const { id: noteId } = await saveNote(ada, { content: textDocument(biology, 'x '.repeat(10_000)) });
      for (let at = 0; at < 6; at += 1) await readProposals(ada, { noteId, count: 1 });
      expect((await ada.post('/api/questions/proposals', { noteId, count: 1 })).status).toBe(429);
    });
  });
};

describeOnSqlite('questions from notes', suite);
describeOnMongo('questions from notes', suite);
