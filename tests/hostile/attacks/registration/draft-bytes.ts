import type { Attack } from '../../attack.ts';
import { startProduct } from '../../support/product.ts';
import { Visitor } from '../../support/visitor.ts';

const goalMb = 4;

/** A course of about 1.9 MB, almost the maximum size of a request. */
function largePlan(): object {
  const items = Array.from({ length: 380 }, (_, at) => ({
    name: `Item ${at}`,
    description: 'd'.repeat(4_800),
    weight: 0,
    grade: 0,
    maximumPoints: 1,
    knownScores: false,
  }));
  return {
    name: 'Large',
    targetGrade: 85,
    categories: [{ name: 'Everything', categoryType: 'POINTS_BASED', maximumPoints: 380, items }],
  };
}

/** One client address tries to fill the store with shared copies of courses, over REST and GraphQL. */
export const draftBytesAttack: Attack = {
  name: 'registration-draft-bytes',
  goal: `MB of shared copies that one address stores in a day: at most ${goalMb}`,
  async run(context) {
    const product = await startProduct(context);
    const attacker = new Visitor(product, '192.0.2.79');
    const course = largePlan();
    const size = JSON.stringify(course).length / 1e6;
    const share = 'mutation ($course: CourseInput!) { shareDraft(course: $course) { id } }';
    let stored = 0;
    for (let at = 0; at < 20; at += 1) {
      const overRest = at % 2 === 0;
      const { status, text } = overRest
        ? await attacker.write('POST', '/api/drafts', { course })
        : await attacker.write('POST', '/graphql', { query: share, variables: { course } });
      const isRefused = overRest ? status === 429 : text.includes('RATE_LIMITED');
      if (isRefused) continue;
      if (status >= 300 || text.includes('"errors"')) throw new Error(`${status} ${text.slice(0, 300)}`);
      stored += size;
    }
    if (stored === 0) throw new Error('not even one copy was stored');
    return { figure: `${stored.toFixed(1)} MB in 20 requests`, holds: stored <= goalMb };
  },
};
