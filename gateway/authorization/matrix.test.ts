import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { restRoutes } from '../rest/routes.ts';
import { testStore } from '../testing/test-store.ts';
import { runMatrix } from './testing/matrix.ts';
import { createWorld } from './testing/world.ts';

const file = new URL('authz-matrix.csv', import.meta.url);
const heading = 'kind,name,actor,own,shared,foreign,missing';

/** Nothing is given yet of a question that practice asks. */
const emptyByDesign = [
  'practice: AnswerMatch.leftId',
  'practice: AnswerMatch.rightId',
  'practice: GivenAnswer.answerIds',
  'practice: GivenAnswer.matches',
  'practice: GivenAnswer.text',
];

it(
  'everybody is answered as the committed matrix says, and a refusal changes nothing',
  { timeout: 600_000 },
  async () => {
    const world = await createWorld(await testStore());
    const { lines, leaks, unseen, cells } = await runMatrix(world, restRoutes);
    process.stdout.write(`authorization matrix: ${cells} cells\n`);
    const text = `${[heading, ...lines].join('\n')}\n`;
    // After a decision that changes who may do what: UPDATE_MATRIX=1, and read the difference.
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(file, text);
    expect(leaks).toEqual([]);
    // What nobody is shown, nobody has tested.
    expect(unseen.toSorted()).toEqual(emptyByDesign);
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  },
);
