import type { CourseWork } from '../../../core/courses/course-staff.ts';
import type { BankAccess } from '../../../core/quizzes/bank-access.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { CachedResults } from '../../platform/graph/cached-results.ts';
import { forbidden, policies } from '../../platform/policy.ts';
import type { Editor } from '../bank/question.store.ts';
import type { BankShareDocument, BankShareStore } from './bank-share.store.ts';

/** Finds the editors of courses. */
export interface CourseEditors {
  worksOf(actor: Actor): Promise<ReadonlyMap<string, CourseWork>>;
  /** The names and editors (owner and co-instructors) of these courses, by ID. Missing courses are omitted. */
  editorsOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly editorIds: ReadonlySet<string> }>>;
}

/** A share that is in force, with the name of its course. */
export interface ActiveShare extends BankShareDocument {
  readonly courseName: string;
}

/** A bank of somebody else. */
export interface SharedBank {
  /** The highest access of the shares. */
  readonly access: BankAccess;
  readonly shares: readonly ActiveShare[];
}

export interface SharedBanksDependencies {
  readonly shares: BankShareStore;
  readonly memberships: CourseEditors;
}

/** The same error for a missing bank and for one that is not shared with the actor. */
export function bankNotFound(): AppError {
  return new AppError('Question bank not found.', { code: 'NOT_FOUND' });
}

export function readOnly(): AppError {
  return forbidden('You can read this question bank, but not change it.');
}

/**
 * The banks that a user can use. A share is in force while both the bank's owner and the user edit the course. This is
 * checked for each request.
 */
export class SharedBanks {
  private readonly cache = new CachedResults<ReadonlyMap<string, SharedBank>>();

  constructor(private readonly dependencies: SharedBanksDependencies) {}

  /** The banks of others that are shared with the actor, by the ID of the bank. Empty for students. */
  with(actor: Actor): Promise<ReadonlyMap<string, SharedBank>> {
    return this.cache.of(actor, actor.role, () => this.read(actor));
  }

  /** The shares of the actor's bank with courses that the actor edits. */
  async of(actor: Actor): Promise<ActiveShare[]> {
    return this.inForce(await this.dependencies.shares.listOwned(actor.userId));
  }

  /** Null without access. */
  async accessTo(actor: Actor, bankId: string): Promise<BankAccess | null> {
    if (bankId === actor.userId || isAdmin(actor)) return 'EDIT';
    return (await this.with(actor)).get(bankId)?.access ?? null;
  }

  /** The ID of the bank, by default of the actor's own. Throws NOT_FOUND, and FORBIDDEN if the actor can only read it. */
  async require(actor: Actor, bankId: string | null | undefined, need: BankAccess): Promise<string> {
    const id = bankId ?? actor.userId;
    const access = await this.accessTo(actor, id);
    if (access === null) throw bankNotFound();
    if (need === 'EDIT' && access === 'READ') throw readOnly();
    return id;
  }

  /** The actor as an editor (`EDIT`) or reader (`READ`) of bank questions, with the banks of others. */
  async editor(actor: Actor, need: BankAccess): Promise<Editor> {
    const bankIds: string[] = [];
    for (const [id, { access }] of isAdmin(actor) ? [] : await this.with(actor))
      if (need === 'READ' || access === 'EDIT') bankIds.push(id);
    const { userId, role } = actor;
    return { userId, role, ...(bankIds.length > 0 && { bankIds }) };
  }

  private async read(actor: Actor): Promise<ReadonlyMap<string, SharedBank>> {
    if (!policies.instructor(actor)) return new Map();
    const works = await this.dependencies.memberships.worksOf(actor);
    const edited = [...works].flatMap(([id, work]) => (work === 'edit' ? id : []));
    const found = await this.dependencies.shares.listOfCourses(edited);
    const others = await this.inForce(found.filter(({ ownerId }) => ownerId !== actor.userId));
    const byBank = Map.groupBy(others, ({ ownerId }) => ownerId);
    return new Map(
      [...byBank].map(([id, shares]) => {
        const access = shares.some((share) => share.access === 'EDIT') ? 'EDIT' : 'READ';
        return [id, { access, shares }];
      }),
    );
  }

  private async inForce(found: readonly BankShareDocument[]): Promise<ActiveShare[]> {
    if (found.length === 0) return [];
    const courseIds = [...new Set(found.map(({ courseId }) => courseId))];
    const courses = await this.dependencies.memberships.editorsOf(courseIds);
    return found.flatMap((share) => {
      const course = courses.get(share.courseId);
      return course?.editorIds.has(share.ownerId) ? [{ ...share, courseName: course.name }] : [];
    });
  }
}
