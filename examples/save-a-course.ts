/**
 * Saves a course to an account and lists the saved courses. Uses a running Markwise over REST, with only fetch.
 * Create an API token with the scopes read and write on /myaccount, and run:
 * MARKWISE_TOKEN=mw_… npx tsx examples/save-a-course.ts [address]
 */
const address = process.argv[2] ?? 'http://localhost:4000';
const token = process.env['MARKWISE_TOKEN'] ?? '';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Sends a request. A failure has a status, and its message as plain text. */
async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => fail(`Nothing answers at ${address}: start Markwise, or add its address to the command.`));
  if (!response.ok) fail(`${response.status}: ${await response.text()}`);
  return response.json();
}

interface SavedCourse {
  readonly id: string;
  readonly name: string;
  readonly targetGrade: number;
  readonly revision: number;
}

const { firstName } = (await ask('GET', '/api/user')) as { readonly firstName: string };
process.stdout.write(`Signed in as ${firstName}.\n`);

const saved = (await ask('POST', '/api/course', {
  name: 'Calculus',
  categories: [
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      items: [
        { name: 'Midterm', weight: 40, knownScores: true, grade: 81, maximumPoints: 100 },
        { name: 'Final Exam', weight: 60, maximumPoints: 100 },
      ],
    },
  ],
})) as SavedCourse;

// With the revision, an update never overwrites somebody else's change: it fails with 409.
await ask('PATCH', `/api/course/${saved.id}`, { targetGrade: 90, revision: saved.revision });

const courses = (await ask('GET', '/api/courses/meta')) as readonly SavedCourse[];
for (const { name, targetGrade } of courses) process.stdout.write(`${name}: target ${targetGrade}\n`);
