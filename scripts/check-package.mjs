import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, pinnedNode, root, run, runMain, runTool, say } from './setup/run.mjs';

const folder = join(root, '.serverless');
const built = join(root, '.esbuild/.build/gateway/lambda.mjs');
const textWorker = join(root, '.esbuild/.build/gateway/text-worker.mjs');
const functions = ['graphql', 'api', 'maintenance', 'mail'];

/** Calls the packaged functions like API Gateway, without a database: the planner needs none. */
const invocation = `
  import { readFileSync } from 'node:fs';
  import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
  const { graphql, api, maintenance } = await import(${JSON.stringify(built)});
  const event = (path, body) => ({
    version: '2.0', routeKey: '$default', rawPath: path, rawQueryString: '', isBase64Encoded: false,
    headers: { host: 'api.example', 'content-type': 'application/json' }, body: JSON.stringify(body),
    requestContext: { domainName: 'api.example', http: { method: 'POST', path, sourceIp: '203.0.113.7' } },
  });
  const course = { categories: [{ name: 'Exams', categoryType: 'STANDARD', items: [
    { name: 'Exam 1', weight: 50, knownScores: true, grade: 81, maximumPoints: 100 },
    { name: 'Final Exam', weight: 50, maximumPoints: 100 }] }] };
  const query = '{ planGrades(course: { categories: [] }, target: 0) { reachable } }';
  const rest = await api(event('/api/grade-plan', { course, target: 85 }), {});
  const planned = await graphql(event('/graphql', { query }), {});
  const needed = JSON.parse(rest.body).categories[0].items[1].recommended;
  const reachable = JSON.parse(planned.body).data.planGrades.reachable;
  if (rest.statusCode !== 200 || needed !== 89 || reachable !== true) throw new Error(rest.body + planned.body);
  // The bundler renames classes whose names occur twice, and types of the contract have the names of their classes.
  const introspected = await graphql(event('/graphql', { query: getIntrospectionQuery() }), {});
  const printed = (schema) => printSchema(lexicographicSortSchema(schema));
  const packaged = printed(buildClientSchema(JSON.parse(introspected.body).data));
  if (packaged !== printed(buildSchema(readFileSync('schema/schema.graphql', 'utf8'))))
    throw new Error('The packaged functions have another contract than schema/schema.graphql.');
  const failure = await maintenance().then(() => 'no error', (error) => error.name);
  if (!failure.startsWith('Mongo')) throw new Error('maintenance without a database gave ' + failure);
  process.exit(0);
`;

/** Makes the packaged process read a file of questions, and generate questions from a text. */
const work = `
  const { fork } = await import('node:child_process');
  const { once } = await import('node:events');
  const worker = fork(${JSON.stringify(textWorker)}, { execArgv: [], env: {}, serialization: 'advanced' });
  const ask = async (work) => {
    worker.send(work);
    const [message] = await once(worker, 'message');
    if (message.kind !== 'done') throw new Error(JSON.stringify(message));
    return message.outcome;
  };
  const [ready] = await once(worker, 'message');
  if (ready.kind !== 'ready') throw new Error(JSON.stringify(ready));
  const files = { gift: 'What? {=a ~b}', csv: 'question,answer1,answer2,correctAnswer\\nWhat?,a,b,1',
    qti: '<questestinterop><item ident="1"/></questestinterop>' };
  for (const [format, text] of Object.entries(files)) {
    const read = await ask({ kind: 'read', args: [format, new TextEncoder().encode(text)] });
    if (read.questions.length + read.report.length === 0) throw new Error(format);
  }
  const text = 'Osmosis is the movement of water through a membrane.';
  const made = await ask({ kind: 'generate', args: [text, { count: 1, seed: 'a' }] });
  if (made.plain !== text) throw new Error(JSON.stringify(made));
  process.exit(0);
`;

const environment = {
  AWS_LAMBDA_FUNCTION_NAME: 'check',
  SITE_URL: 'https://markwise.example',
  SESSION_SECRET: 'a secret of at least 32 characters',
  MONGODB_URI: 'mongodb://127.0.0.1:9/markwise',
};

/** Packages the Lambda functions as a deployment does, but without an account or a network, and calls them. */
await runMain(async () => {
  rmSync(folder, { recursive: true, force: true });
  await runTool('serverless', ['package'], {
    env: {
      ...environment,
      AWS_LAMBDA_FUNCTION_NAME: '',
      AWS_ACCESS_KEY_ID: '',
      AWS_SECRET_ACCESS_KEY: '',
      SLS_TELEMETRY_DISABLED: '1',
    },
    failure: 'The Lambda functions could not be packaged: see above.',
  });
  for (const name of functions) {
    const path = join(folder, `${name}.zip`);
    if (!existsSync(path)) throw new CommandError(`${name}.zip was not created.`);
    say(`   ${name}.zip: ${(statSync(path).size / 1024 / 1024).toFixed(2)} MB`);
  }
  await run(pinnedNode, ['--input-type=module', '--eval', invocation], {
    env: environment,
    failure: 'The packaged functions do not answer: see above.',
  });
  say('   the packaged functions plan grades, with the committed contract');
  await run(pinnedNode, ['--input-type=module', '--eval', work], {
    failure: 'The packaged process for texts and files does not work: see above.',
  });
  say('   the packaged process reads questions');
});
