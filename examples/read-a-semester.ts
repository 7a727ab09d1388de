/**
 * Reads a whole semester in one query: your courses with their grades, the courses of which you are a member with their
 * quizzes, and your weak concepts. Create an API token with the scope read on /myaccount, and run: MARKWISE_TOKEN=mw_…
 * npx tsx examples/read-a-semester.ts [address]
 */
const address = process.argv[2] ?? 'http://localhost:4000';
const token = process.env['MARKWISE_TOKEN'] ?? '';

const query = /* GraphQL */ `
  query Semester {
    me {
      firstName
      courses(first: 100) {
        nodes {
          name
          currentGrade
          targetGrade
        }
      }
      memberCourses {
        nodes {
          name
          grade
          owner {
            name
          }
          quizzes(first: 100) {
            nodes {
              title
              officialAttempt {
                percent
              }
            }
          }
        }
      }
      weakConcepts {
        concept
      }
    }
  }
`;

interface Page<Node> {
  readonly nodes: readonly Node[];
}

interface Semester {
  readonly firstName: string;
  readonly courses: Page<{
    readonly name: string;
    readonly currentGrade: number | null;
    readonly targetGrade: number;
  }>;
  readonly memberCourses: Page<{
    readonly name: string;
    readonly grade: number | null;
    readonly owner: { readonly name: string } | null;
    readonly quizzes: Page<{
      readonly title: string;
      readonly officialAttempt: { readonly percent: number | null } | null;
    }>;
  }>;
  readonly weakConcepts: readonly { readonly concept: string }[];
}

interface GraphQLResponse {
  readonly errors?: readonly { readonly message: string }[];
  readonly data?: { readonly me: Semester | null };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const response = await fetch(`${address}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
}).catch(() => fail(`No server at ${address}. Start Markwise, or add its address to the command.`));
const { data, errors } = (await response.json()) as GraphQLResponse;
const semester = data?.me ?? fail(errors?.[0]?.message ?? `Status ${response.status}.`);

const percent = (value: number | null | undefined) =>
  typeof value === 'number' ? `${value} %` : 'no grade yet';
const lines = [
  ...semester.courses.nodes.map(
    ({ name, currentGrade, targetGrade }) => `${name}: ${percent(currentGrade)}, target ${targetGrade}`,
  ),
  ...semester.memberCourses.nodes.flatMap(({ name, grade, owner, quizzes }) => [
    `${name} by ${owner?.name ?? 'somebody'}: ${percent(grade)}`,
    ...quizzes.nodes.map(({ title, officialAttempt }) => `  ${title}: ${percent(officialAttempt?.percent)}`),
  ]),
  `Weakest concepts: ${semester.weakConcepts.map(({ concept }) => concept).join(', ') || 'none'}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
