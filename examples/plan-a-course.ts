/**
 * Which grades are needed on the open items? Asks a running Markwise over GraphQL, using only fetch. Run it:
 * npx tsx examples/plan-a-course.ts [address]
 */
const address = process.argv[2] ?? 'http://localhost:4000';

const query = /* GraphQL */ `
  query Plan($course: GradePlanInput!, $target: Float!) {
    planGrades(course: $course, target: $target) {
      currentGrade
      message
      categories {
        items {
          name
          recommended
        }
      }
    }
  }
`;

const course = {
  categories: [
    {
      name: 'Essays',
      categoryType: 'STANDARD',
      items: [{ name: 'Essay', weight: 40, knownScores: true, grade: 17, maximumPoints: 20 }],
    },
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      items: [{ name: 'Final Exam', weight: 60, maximumPoints: 120 }],
    },
  ],
};

interface Answer {
  readonly errors?: readonly { readonly message: string }[];
  readonly data?: {
    readonly planGrades: {
      readonly currentGrade: number | null;
      readonly message: string | null;
      readonly categories: readonly {
        readonly items: readonly { readonly name: string; readonly recommended: number | null }[];
      }[];
    };
  };
}

const response = await fetch(`${address}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { course, target: 90 } }),
}).catch(() => null);
if (!response) {
  process.stderr.write(`Nothing answers at ${address}: start Markwise, or name its address.\n`);
  process.exit(1);
}
const { data, errors } = (await response.json()) as Answer;
if (!data) throw new Error(errors?.[0]?.message ?? `status ${response.status}`);

const { currentGrade, message, categories } = data.planGrades;
const needed = categories.flatMap(({ items }) => items).filter(({ recommended }) => recommended !== null);
process.stdout.write(`You're at ${currentGrade ?? 'nothing yet'}.\n`);
process.stdout.write(
  message ? `${message}\n` : needed.map(({ name, recommended }) => `${name}: ${recommended}\n`).join(''),
);
