/**
 * Prints the grades that are needed in the items of a course that have no grade yet. Uses the GraphQL API of a running
 * Markwise server, with only fetch. Run it: npx tsx examples/plan-a-course.ts [address]
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

const target = 90;
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

interface GraphQLResponse {
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
  body: JSON.stringify({ query, variables: { course, target } }),
}).catch(() => null);
if (!response) {
  process.stderr.write(`No server at ${address}. Start Markwise, or add its address to the command.\n`);
  process.exit(1);
}
const { data, errors } = (await response.json()) as GraphQLResponse;
if (!data) throw new Error(errors?.[0]?.message ?? `status ${response.status}`);

const { currentGrade, message, categories } = data.planGrades;
const maximum = new Map(
  course.categories.flatMap(({ items }) => items.map((item) => [item.name, item.maximumPoints])),
);
const needed = categories
  .flatMap(({ items }) => items)
  .filter(({ recommended }) => recommended !== null)
  .map(({ name, recommended }) => `${name}: ${recommended} of ${maximum.get(name)} points\n`);
process.stdout.write(currentGrade === null ? 'No grade is known yet.\n' : `You're at ${currentGrade} %.\n`);
process.stdout.write(message ? `${message}\n` : `You need, for ${target} %:\n${needed.join('')}`);
