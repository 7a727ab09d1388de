/**
 * Saves a course in an account and lists the saved courses. Uses the REST API of a running Markwise server, with only
 * fetch. Create an API token with the scopes read and write on /myaccount, and run: MARKWISE_TOKEN=mw_… npx tsx
 * examples/save-a-course.ts [address]
 */
const address = process.argv[2] ?? 'http://localhost:4000';
const token = process.env['MARKWISE_TOKEN'] ?? '';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Sends a request and returns the JSON response. An error response has a status and a message as plain text. */
async function sendRequest(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => fail(`No server at ${address}. Start Markwise, or add its address to the command.`));
  if (!response.ok) fail(`${response.status}: ${await response.text()}`);
  return response.json();
}

interface SavedCourse {
  readonly id: string;
  readonly name: string;
  readonly targetGrade: number;
  readonly revision: number;
}

const { firstName } = (await sendRequest('GET', '/api/user')) as { readonly firstName: string };
process.stdout.write(`Signed in as ${firstName}.\n`);

const saved = (await sendRequest('POST', '/api/course', {
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

// With the revision, an update does not overwrite changes of somebody else. It fails with 409 instead.
await sendRequest('PATCH', `/api/course/${saved.id}`, { targetGrade: 90, revision: saved.revision });

const courses = (await sendRequest('GET', '/api/courses/meta')) as readonly SavedCourse[];
for (const { name, targetGrade } of courses) process.stdout.write(`${name}: target ${targetGrade}\n`);
