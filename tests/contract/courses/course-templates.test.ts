import { describe, expect, it } from 'vitest';
import type { SavedCourseDocument } from '../../../functions/courses/saved-course.document.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { courseBody, readCourse, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

interface TemplatePage {
  readonly nodes: readonly { readonly id?: string; readonly name: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

const sevenQuery = `query ($after: String) {
  courseTemplates(first: 7, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } totalCount }
}`;

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'templatelimit');

  describe.each(gatewaysOn(openStore))('course templates over $name', (gateway) => {
    it('are limited to ten per account, and a refused template changes nothing', async () => {
      const { ada, eve } = await people(gateway);
      const shared = { categories: [], isTemplate: true };
      for (let at = 0; at < 10; at += 1) await saveCourse(ada, shared);
      const text =
        'isTemplate: An account publishes at most 10 templates, including those deleted in the last 30 days.';
      const refused = await ada.post('/api/course', { ...courseBody, ...shared });
      expect(refused).toMatchObject({ status: 400, text: expect.stringContaining(text) });
      const { id } = await saveCourse(ada, { categories: [] });
      const reply = await ada.patch(`/api/course/${id}`, { isTemplate: true });
      expect(reply).toMatchObject({ status: 400, text: expect.stringContaining(text) });
      expect(await readCourse(ada, id)).toMatchObject({ isTemplate: false, revision: 1 });
      expect((await ada.patch(`/api/course/${id}`, { name: 'Still mine' })).status).toBe(200);
      await saveCourse(eve, shared);
      expect(JSON.parse((await eve.get('/api/course-templates')).text)).toHaveLength(11);
    });

    it('are listed by name, at most 100 on a page', async () => {
      const { ada, nobody, store } = await people(gateway);
      const names = Array.from({ length: 105 }, (_, at) => `T${String(at).padStart(3, '0')}`);
      const { id } = await saveCourse(ada, { name: names[0], categories: [], isTemplate: true });
      const courses = store.collection<SavedCourseDocument>('courses');
      const first = (await courses.findOne({ _id: { $eq: id } })) as SavedCourseDocument;
      const copies = names.slice(1).map((name) => ({ ...first, _id: name, name, ownerId: name }));
      await courses.insertMany(copies.toReversed());
      const namesAt = async (path: string) =>
        (JSON.parse((await nobody.get(path)).text) as { name: string }[]).map(({ name }) => name);
      expect(await namesAt('/api/course-templates')).toEqual(names.slice(0, 20));
      const { headers } = await nobody.get('/api/course-templates?first=100');
      expect(await namesAt('/api/course-templates?first=100')).toEqual(names.slice(0, 100));
      expect(headers.get('x-total-count')).toBe('105');
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
      const { pathname, search } = new URL(next, 'http://localhost:4000');
      expect(await namesAt(pathname + search)).toEqual(names.slice(100));
    });

    it('are listed on shorter pages if they are large', async () => {
      const { ada, nobody, store } = await people(gateway);
      const item = { name: '', description: '', weight: 0, knownScores: false, grade: 0, maximumPoints: 1 };
      const category = { name: 'Quizzes', categoryType: 'STANDARD', weight: 0, maximumPoints: 0 };
      const categories = [{ ...category, items: Array.from({ length: 600 }, () => item) }];
      const { id } = await saveCourse(ada, { name: 'T', categories, isTemplate: true });
      const courses = store.collection<SavedCourseDocument>('courses');
      const first = (await courses.findOne({ _id: { $eq: id } })) as SavedCourseDocument;
      const others = Array.from({ length: 14 }, (_, at) => ({ ...first, _id: `t${at}`, ownerId: `t${at}` }));
      await courses.insertMany(others);
      const query = `query ($after: String) {
        courseTemplates(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } totalCount }
      }`;
      const found: string[] = [];
      const sizes: number[] = [];
      for (let after: string | null = null, pages = 0; pages < 2; pages += 1) {
        const { result } = await nobody.graphql(query, { after });
        const { courseTemplates } = result.data as { readonly courseTemplates: TemplatePage };
        const { nodes, pageInfo, totalCount } = courseTemplates;
        expect([totalCount, pageInfo.hasNextPage]).toEqual([15, pages === 0]);
        sizes.push(nodes.length);
        found.push(...nodes.map((node) => node.id ?? ''));
        after = pageInfo.endCursor;
      }
      expect(sizes).toEqual([10, 5]);
      expect(found.toSorted()).toEqual([id, ...others.map(({ _id }) => _id)].toSorted());
    });

    it('are all listed page by page, with the site’s own templates first', async () => {
      const { product, ada, eve } = await people(gateway);
      await product.seedDemo();
      const alone = await eve.get('/api/course-templates?first=3');
      expect([alone.headers.get('x-total-count'), alone.headers.get('link') ?? '']).toEqual([
        '3',
        expect.not.stringContaining('next'),
      ]);
      const share = (browser: Browser, name: string) =>
        saveCourse(browser, { name, categories: [], isTemplate: true });
      for (let at = 0; at < 9; at += 1) {
        await share(ada, `!${at} 日`);
        await share(eve, `!${at} \u{1F600}`);
      }
      await share(eve, 'Biology');
      const names: string[] = [];
      for (let after: string | null = null, pages = 0; pages < 10; pages += 1) {
        const { result } = await eve.graphql(sevenQuery, { after });
        const { courseTemplates } = result.data as { readonly courseTemplates: TemplatePage };
        const { nodes, pageInfo, totalCount } = courseTemplates;
        expect(totalCount).toBe(22);
        names.push(...nodes.map(({ name }) => name));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(names).toHaveLength(22);
      const own = ['Every point counts', 'Labs, essays and a final', 'Weighted by exam'];
      expect(names.slice(0, 3)).toEqual(own);
      const published = names.slice(3);
      expect(published).toEqual(
        published.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
      );
      expect(published).toContain('Biology');
      const first = await eve.get('/api/course-templates?first=3');
      expect((JSON.parse(first.text) as { name: string }[]).map(({ name }) => name)).toEqual(own);
      expect(first.headers.get('x-total-count')).toBe('22');
      expect(first.headers.get('link')).toContain('rel="next"');
      const whole = await eve.get('/api/course-templates?first=100');
      expect((JSON.parse(whole.text) as { name: string }[]).map(({ name }) => name)).toEqual(names);
    });
  });
};

describeOnSqlite('templates', suite);
