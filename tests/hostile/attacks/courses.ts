import { defaultValues } from '../../../core/grading/course-fields.ts';
import { readSettings } from '../../../gateway/env.ts';
import { randomId } from '../../../functions/platform/new-id.ts';
import { SavedCourseStore } from '../../../functions/courses/saved-course.store.ts';
import type { Attack, AttackContext } from '../attack.ts';
import { startProduct, type Product } from '../support/product.ts';
import { signUp, signUpInstructor, Visitor } from '../support/visitor.ts';
import { openStorage } from '../../../gateway/server-storage.ts';

const victimEmail = 'victim@markwise.example';
const coursesPerAttacker = 200;
const realCourses = 5;
/** Concurrent requests. */
const concurrency = 20;

interface Ids {
  readonly id: string;
}

/** Stores courses without requests, as if their owners had saved them over some days: rate limits are not attacked. */
async function seedCourses(dataDir: string, owners: readonly Ids[]): Promise<string[][]> {
  const { store } = await openStorage(readSettings({ DATA_DIR: dataDir }));
  const courses = new SavedCourseStore(store);
  const now = new Date().toISOString();
  const seeded: string[][] = [];
  for (const { id: ownerId } of owners) {
    const ids = Array.from({ length: coursesPerAttacker }, randomId);
    seeded.push(ids);
    await Promise.all(
      ids.map((_id) =>
        courses.add({
          _id,
          ...defaultValues,
          name: 'Nothing',
          categories: [],
          meterDivisions: [70, 80],
          gradeMaps: [],
          isTemplate: false,
          ownerId,
          createdBy: 'Mallory Test',
          people: {},
          peopleCount: 0,
          peopleVersion: 1,
          revision: 1,
          createdAt: now,
          lastUpdatedOn: now,
          deletedAt: null,
        }),
      ),
    );
  }
  await store.close();
  return seeded;
}

async function idOf(visitor: Visitor): Promise<Ids> {
  return JSON.parse((await visitor.get('/api/user')).text) as Ids;
}

/** Creates courses of an instructor. The victim is a member of each, and each has an exam. */
async function createCourses(teacher: Visitor): Promise<{ courses: string[]; quizzes: string[] }> {
  const courses: string[] = [];
  const quizzes: string[] = [];
  for (let at = 0; at < realCourses; at += 1) {
    const { id } = await teacher.post<Ids>('/api/course', { name: `Algebra ${at}`, categories: [] });
    await teacher.post(`/api/courses/${id}/students`, { name: 'Victim', email: victimEmail });
    const exam = {
      title: `Exam ${at}`,
      questions: [{ question: 'How much is 6 × 7?', answers: ['42', '43'], correctAnswer: [1] }],
    };
    const quiz = await teacher.post<Ids>('/api/quiz', { quizData: exam, isPublished: true, courseId: id });
    courses.push(id);
    quizzes.push(quiz.id);
  }
  return { courses, quizzes };
}

/** Tries to add the victim to every course. Returns the number of courses for which the server accepted this. */
async function addVictim(attacker: Visitor, courses: readonly string[]): Promise<number> {
  let listed = 0;
  for (let at = 0; at < courses.length; at += concurrency) {
    const replies = await Promise.all(
      courses
        .slice(at, at + concurrency)
        .map((id) =>
          attacker.write('POST', `/api/courses/${id}/students`, { name: 'Victim', email: victimEmail }),
        ),
    );
    for (const { status, text } of replies) {
      if (status === 201) listed += 1;
      else if (status !== 400 || !text.includes('unanswered invitations'))
        throw new Error(`${status} ${text}`);
    }
  }
  return listed;
}

/** The real courses and quizzes that are missing from the lists of the victim. */
async function hiddenFrom(
  victim: Visitor,
  real: { courses: readonly string[]; quizzes: readonly string[] },
): Promise<string[]> {
  const overRest = async (path: string) => {
    const { status, text } = await victim.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return (JSON.parse(text) as Ids[]).map(({ id }) => id);
  };
  const data = await victim.ask<{ memberCourses: Ids[]; quizzes: Ids[] }>(
    '{ memberCourses { id } quizzes { id } }',
  );
  const lists = [
    { what: 'GraphQL courses', found: data.memberCourses.map(({ id }) => id), expected: real.courses },
    { what: 'REST courses', found: await overRest('/api/courses/member'), expected: real.courses },
    { what: 'GraphQL quizzes', found: data.quizzes.map(({ id }) => id), expected: real.quizzes },
    { what: 'REST quizzes', found: await overRest('/api/quiz/meta'), expected: real.quizzes },
  ];
  return lists.flatMap(({ what, found, expected }) =>
    expected.filter((id) => !found.includes(id)).map((id) => `${what}: ${id}`),
  );
}

interface Invitations {
  readonly nodes: readonly { readonly courseId: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** Every invitation of the victim, page by page like the screen. */
async function invitationsOf(victim: Visitor): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const data: { courseInvitations: Invitations } = await victim.ask(
      `query ($after: String) {
        courseInvitations(first: 20, after: $after) { nodes { courseId } pageInfo { hasNextPage endCursor } }
      }`,
      { after },
    );
    const { nodes, pageInfo } = data.courseInvitations;
    found.push(...nodes.map(({ courseId }) => courseId));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

async function prepareProduct(context: AttackContext) {
  const first: Product = await startProduct(context);
  const attackers = ['mallory', 'trudy', 'oscar'].map((name) => `${name}@markwise.example`);
  const ids: Ids[] = [];
  for (const email of attackers) ids.push(await idOf(await signUp(first, email)));
  const teacher = await signUpInstructor(first, 'teacher@markwise.example');
  await signUp(first, victimEmail);
  const friend = await signUp(first, 'friend@markwise.example');
  const real = await createCourses(teacher);
  const club = await friend.post<Ids>('/api/course', { name: 'Chess club', categories: [] });
  await friend.post(`/api/courses/${club.id}/students`, { name: 'Victim', email: victimEmail });
  first.process.kill('SIGTERM');
  await new Promise((resolve) => first.process.once('exit', resolve));
  const seeded = await seedCourses(first.dataDir, ids);
  const product = await startProduct(context, { dataDir: first.dataDir });
  return { product, attackers, seeded, real, club: club.id };
}

/** Classmates try to add a victim to hundreds of their courses, so that lists with a limit do not show the real ones. */
const classmatesHidden: Attack = {
  name: 'classmates-hidden',
  goal: 'none of 5 real courses and 5 exams is missing from a list after the owners of 600 courses tried to add the victim; at most 10 invitations from one account; the invitation of a friend can be accepted',
  async run(context) {
    const { product, attackers, seeded, real, club } = await prepareProduct(context);
    const listed: number[] = [];
    for (const [at, email] of attackers.entries()) {
      const attacker = await new Visitor(product).signIn(email);
      listed.push(await addVictim(attacker, seeded[at] ?? []));
    }
    const victim = await new Visitor(product).signIn(victimEmail);
    const hidden = await hiddenFrom(victim, real);
    if (hidden.length > 0) return { figure: `${hidden.length} of 20 missing`, holds: false };
    const invitations = await invitationsOf(victim);
    const accepted = await victim.write('POST', `/api/courses/${club}/invitation/accept`);
    const holds =
      listed.every((count) => count <= 10) &&
      invitations.includes(club) &&
      new Set(invitations).size === invitations.length &&
      accepted.status === 200 &&
      (await hiddenFrom(victim, { ...real, courses: [...real.courses, club] })).length === 0;
    return {
      figure: `0 of 20 missing; ${listed.join(', ')} courses listed the victim; ${invitations.length} invitations`,
      holds,
    };
  },
};

export const coursesAttacks: readonly Attack[] = [classmatesHidden];
