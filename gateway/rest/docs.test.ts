import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/test-app.ts';
import { testStore } from '../../tests/support/test-store.ts';
import type { OpenApiDocument } from './openapi.ts';
import { restRoutes } from './routes.ts';

const { app } = testApp();

async function readDocument(): Promise<OpenApiDocument> {
  const response = await app.request('/api/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  return (await response.json()) as OpenApiDocument;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate((await readDocument()) as unknown as Record<string, unknown>);
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('equals the committed document, which `npm run codegen` writes', async () => {
    const committed = readFileSync(new URL('../../schema/openapi.json', import.meta.url), 'utf8');
    expect(await readDocument()).toEqual(JSON.parse(committed));
  });

  it('has every route of the table and no other', async () => {
    const { paths } = await readDocument();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(documented.toSorted()).toEqual(
      restRoutes()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });

  it('has unique operation names', async () => {
    const { paths } = await readDocument();
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(restRoutes().length);
    expect(ids).toContain('getApiV2CourseGradeById');
  });

  it('describes the required fields, errors and defaults of the planner', async () => {
    const { paths, components } = await readDocument();
    const body = paths['/api/grade-plan']?.['post']?.requestBody?.content['application/json'].schema;
    expect(body).toMatchObject({
      required: ['course'],
      additionalProperties: false,
      properties: {
        course: { $ref: '#/components/schemas/GradePlanInput' },
        target: { type: 'number', default: 85 },
      },
    });
    expect(components.schemas['GradePlanItemInput']?.required).toEqual(['maximumPoints']);
  });

  it('has the response body of a created draft', async () => {
    const { paths } = await readDocument();
    const { content } = paths['/api/drafts']?.['post']?.responses['201'] ?? {};
    expect(content).toMatchObject({ 'application/json': { schema: { type: 'object' } } });
  });

  it('lists the possible statuses of routes', async () => {
    const { paths } = await readDocument();
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(statuses('/api/grade-plan', 'post')).toEqual([
      '200',
      '400',
      '403',
      '408',
      '413',
      '431',
      '500',
      '503',
    ]);
    expect(statuses('/api/course-templates', 'get')).toEqual(['200', '400', '408', '431', '500', '503']);
    expect(statuses('/api/drafts', 'post')).toContain('429');
    expect(statuses('/api/drafts/{id}', 'get')).toContain('404');
    expect(statuses('/api/user', 'get')).toEqual(['200', '400', '401', '403', '408', '431', '500', '503']);
  });

  it('has examples that are valid, and whose response statuses are documented', async () => {
    const { paths } = await readDocument();
    const { app: storing } = testApp({ store: await testStore() });
    for (const { path, method, example } of restRoutes().filter((route) => route.example)) {
      const headers = { 'content-type': 'application/json' };
      const response = await storing.request(path, {
        method: method.toUpperCase(),
        headers,
        body: JSON.stringify(example),
      });
      expect(response.status, path).not.toBe(400);
      expect(Object.keys(paths[path]?.[method]?.responses ?? {})).toContain(String(response.status));
    }
  });
});

describe('authentication', () => {
  it('is described, and named by each route that needs it', async () => {
    const { paths, components } = await readDocument();
    expect(components.securitySchemes).toMatchObject({
      apiToken: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'markwise-session' },
    });
    expect(paths['/api/user']?.['get']?.security).toEqual([{ apiToken: [] }, { session: [] }]);
    expect(paths['/api/grade-plan']?.['post']?.security).toEqual([]);
    for (const methods of Object.values(paths))
      for (const { security, responses } of Object.values(methods))
        if (security.length > 0) expect(Object.keys(responses)).toContain('401');
  });
});

describe('the reference page', () => {
  it('has an index, and a command for every route', async () => {
    const page = await (await app.request('/api/docs')).text();
    const { paths } = await readDocument();
    for (const methods of Object.values(paths))
      for (const { operationId } of Object.values(methods)) {
        expect(page).toContain(`href="#${operationId}"`);
        expect(page).toContain(`aria-label="Command for ${operationId}"`);
      }
    expect(page).toContain('id="authentication"');
    expect(page).toContain('Authorization: Bearer $TOKEN');
  });

  it('has commands that send to the address of the site', async () => {
    const site = testApp({ siteUrl: 'http://localhost:4600' });
    for (const path of ['/api/docs', '/api/docs?search=grade-plan']) {
      const page = await (await site.app.request(path)).text();
      expect(page).toContain('http://localhost:4600/api/grade-plan');
      expect(page).not.toContain('http://localhost:4000');
    }
  });

  it('can be searched, and shows the searched text as text', async () => {
    const search = async (text: string) =>
      (await app.request(`/api/docs?search=${encodeURIComponent(text)}`)).text();
    const found = await search('grade-plan POST');
    expect(found).toContain('id="postGradePlan"');
    expect(found).toContain('1 route found.');
    expect(found).not.toContain('<code>/api/user</code>');
    const none = await search('<script>zebra');
    expect(none).toContain('No route matches “&lt;script&gt;zebra”.');
    expect(none).not.toContain('<script>');
    expect(none).not.toContain('>Routes</h2>');
    expect(none).not.toContain('>Input objects</h2>');
    const long = await search('x'.repeat(201));
    expect(long).toContain('<p role="status">Search for at most 200 characters.</p>');
    expect(long).toContain('>Routes</h2>');
  });

  it('shows only the input objects that the found routes use, if it is searched', async () => {
    const page = await (await app.request('/api/docs?search=grade-plan%20POST')).text();
    const { components } = await readDocument();
    const names = Object.keys(components.schemas).filter((name) => page.includes(`id="${name}"`));
    expect(names).toEqual(['GradePlanInput', 'GradePlanCategoryInput', 'GradePlanItemInput']);
    for (const [, name] of page.matchAll(/href="#([A-Z]\w+)"/g)) expect(names).toContain(name);
  });

  it('shows names in descriptions as code, without backticks', async () => {
    const page = await (await app.request('/api/docs')).text();
    expect(page).not.toContain('`');
    expect(page).toContain('<code>scoringPolicy</code>');
  });

  it('shows every route and schema without scripts or resources of other sites', async () => {
    const response = await app.request('/api/docs');
    const page = await response.text();
    for (const { path } of restRoutes()) expect(page).toContain(path);
    for (const name of Object.keys((await readDocument()).components.schemas))
      expect(page).toContain(`id="${name}"`);
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
