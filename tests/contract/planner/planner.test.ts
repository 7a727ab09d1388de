import { describe, expect, it } from 'vitest';
import { operationOf } from '../../support/rest-operations.ts';
import { clientOf, gateways } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';

const planGrades = operationOf('POST /api/grade-plan');

const knownItem = (name: string, weight: number, grade: number, maximumPoints: number) => ({
  name,
  weight,
  knownScores: true,
  grade,
  maximumPoints,
});
const openItem = (name: string, weight: number, maximumPoints: number) => ({ name, weight, maximumPoints });
const itemWithPoints = (name: string, maximumPoints: number) => ({ name, maximumPoints });

const sampleCourse = {
  categories: [
    {
      name: 'Assignments',
      categoryType: 'STANDARD',
      items: [20, 22, 25, 18].map((grade, at) => knownItem(`Assignment ${at + 1}`, 6.25, grade, 25)),
    },
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      items: [knownItem('Exam 1', 25, 81, 100), openItem('Exam 2', 25, 100), openItem('Final Exam', 25, 100)],
    },
  ],
};

interface PlanReply {
  readonly categories: readonly {
    readonly weight: number;
    readonly items: readonly { readonly weight: number; readonly recommended: number | null }[];
  }[];
  readonly [field: string]: unknown;
}

/** Calls both APIs, checks that they agree, and returns the result. */
function planOver(client: ReturnType<typeof clientOf>) {
  return async (course: object, target?: number): Promise<PlanReply> => {
    const body = { course, ...(target !== undefined && { target }) };
    const rest = await client.rest('/api/grade-plan', body);
    expect(rest.status, rest.text).toBe(200);
    const { result } = await client.graphql(planGrades, body);
    expect(result.errors).toBeUndefined();
    expect(JSON.parse(rest.text)).toEqual(result.data?.['planGrades']);
    return JSON.parse(rest.text) as PlanReply;
  };
}

describe.each(gateways)('planning grades over $name', (gateway) => {
  const client = clientOf(gateway, testApp().app);

  const plan = planOver(client);

  it('recommends 87 on Exam 2 and Final Exam of the sample course for 85', async () => {
    const answer = await plan(sampleCourse, 85);
    expect(answer).toMatchObject({
      earned: 41.5,
      knownWeight: 50,
      unknownWeight: 50,
      currentGrade: 83,
      minGuaranteedGrade: 41.5,
      maxAchievableGrade: 91.5,
      target: 85,
      reachable: true,
      grade: 85,
      message: null,
    });
    expect(answer.categories.map(({ weight }) => weight)).toEqual([25, 75]);
    expect(answer.categories[1]?.items.map(({ recommended }) => recommended)).toEqual([null, 87, 87]);
  });

  it('returns figures without rounding errors of floating-point numbers', async () => {
    const items = [
      knownItem('Lab 1', 10, 80.8, 100),
      knownItem('Lab 2', 20, 80.8, 100),
      openItem('Lab 3', 20, 100),
    ];
    const labs = { name: 'Labs', categoryType: 'STANDARD', items };
    expect(await plan({ categories: [labs] }, 40)).toMatchObject({
      earned: 24.24,
      currentGrade: 80.8,
      minGuaranteedGrade: 24.24,
      maxAchievableGrade: 44.24,
      grade: 40.04,
    });
  });

  it('plans for 85 by default', async () => {
    expect(await plan(sampleCourse)).toEqual(await plan(sampleCourse, 85));
  });

  it('names the maximum if the target is out of reach', async () => {
    const answer = await plan(sampleCourse, 95);
    expect(answer).toMatchObject({
      reachable: false,
      grade: null,
      message: 'Please lower your target grade. Maximum achievable grade is 91.50',
    });
    expect(answer.categories.flatMap(({ items }) => items.map(({ recommended }) => recommended))).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('never recommends more than the maximum of an item', async () => {
    const items = [knownItem('Quiz 1', 50, 0, 20), openItem('Quiz 2', 50, 12.25)];
    const answer = await plan({ categories: [{ name: 'Quizzes', categoryType: 'STANDARD', items }] }, 50);
    expect(answer.categories[0]?.items.map(({ recommended }) => recommended)).toEqual([null, 12.25]);
  });

  it('gives the items of a HYBRID category weights that add up to its weight', async () => {
    const items = [itemWithPoints('Lab 1', 10), itemWithPoints('Lab 2', 10), itemWithPoints('Lab 3', 10)];
    const answer = await plan({
      categories: [{ name: 'Labs', categoryType: 'HYBRID', weight: 20, maximumPoints: 30, items }],
    });
    expect(answer.categories[0]?.items.map(({ weight }) => weight)).toEqual([6.67, 6.67, 6.66]);
  });

  it('distributes the remaining weight among POINTS_BASED categories by their points', async () => {
    const pointsBased = (name: string, maximumPoints: number) => ({
      name,
      categoryType: 'POINTS_BASED',
      maximumPoints,
      items: [itemWithPoints(name, maximumPoints)],
    });
    const course = (weight: number) => ({
      categories: [
        { name: 'Essays', categoryType: 'STANDARD', items: [openItem('Essay', weight, 10)] },
        pointsBased('Quizzes', 100),
        pointsBased('Project', 200),
      ],
    });
    const shares = async (weight: number) =>
      (await plan(course(weight))).categories.map((category) => category.weight);
    expect(await shares(40)).toEqual([40, 20, 40]);
    expect(await shares(100)).toEqual([100, 0, 0]);
  });

  it('removes points if whole points overshoot the target', async () => {
    const answer = await plan(
      {
        categories: [
          {
            name: 'All',
            categoryType: 'STANDARD',
            items: [knownItem('Midterm', 50, 45, 50), openItem('A', 30, 7), openItem('B', 20, 100)],
          },
        ],
      },
      80,
    );
    expect(answer.categories[0]?.items.map(({ recommended }) => recommended)).toEqual([null, 5, 68]);
    expect(answer['grade']).toBeCloseTo(80.03, 2);
  });

  it('keeps a pinned grade and recommends the other grades', async () => {
    const [assignments, exams] = sampleCourse.categories;
    const pinned = { ...openItem('Exam 2', 25, 100), pinned: 90 };
    const answer = await plan(
      { categories: [assignments, { ...exams, items: [exams?.items[0], pinned, exams?.items[2]] }] },
      85,
    );
    expect(answer.categories[1]?.items.map(({ recommended }) => recommended)).toEqual([null, 90, 84]);
    expect(answer).toMatchObject({ earned: 41.5, currentGrade: 83 });
  });

  it('returns an empty plan for an empty course', async () => {
    expect(await plan({ categories: [] }, 0)).toMatchObject({
      currentGrade: null,
      earned: 0,
      unknownWeight: 0,
    });
  });

  it('returns the same plan each time, interpreted or compiled', async () => {
    const answers = [];
    for (let round = 0; round < 8; round += 1) answers.push(await plan(sampleCourse, 85));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('refuses unsupported methods, and lists the supported ones', async () => {
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const reply = await client.send({ method, path: '/api/grade-plan' });
      expect(reply).toMatchObject({ status: 405, text: `This address takes POST, not ${method}.` });
      expect(reply.headers.get('allow')).toBe('POST');
    }
    const drafts = await client.send({ method: 'PUT', path: '/api/drafts/some' });
    expect(drafts.headers.get('allow')).toBe('HEAD, GET');
  });
});

describe.each(gateways)('a plan with a drop rule over $name', (gateway) => {
  const plan = planOver(clientOf(gateway, testApp().app));

  it('drops the lowest grades of a category, and marks the dropped items', async () => {
    const quizzes = {
      name: 'Quizzes',
      categoryType: 'STANDARD',
      dropLowest: 1,
      items: [knownItem('Quiz 1', 50, 20, 50), knownItem('Quiz 2', 50, 40, 50), openItem('Quiz 3', 50, 50)],
    };
    const course = {
      categories: [{ ...quizzes, items: quizzes.items.map((item) => ({ ...item, weight: 20 })) }],
    };
    const answer = await plan(course, 48);
    expect(answer).toMatchObject({
      earned: 36,
      unknownWeight: 18,
      currentGrade: 80,
      minGuaranteedGrade: 36,
      maxAchievableGrade: 54,
      reachable: true,
      grade: 48,
    });
    expect(answer.categories[0]?.items).toMatchObject([
      { recommended: null, isDropped: true },
      { recommended: null, isDropped: false },
      { recommended: 40, isDropped: false },
    ]);
    // With 20/50 and 40/50, the course grade is 36 already. So the target of 36 is reached if the third quiz is dropped.
    expect((await plan(course, 36)).categories[0]?.items).toMatchObject([
      { isDropped: false },
      { isDropped: false },
      { recommended: 0, isDropped: true },
    ]);
  });
});
