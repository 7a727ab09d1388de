import { maxDescriptionLength } from '../../core/accounts/description.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { NewId } from '../platform/new-id.ts';
import { signInFirst } from '../platform/policy.ts';
import { lineProblem, problemsIn, textProblem } from '../platform/text-problems.ts';
import { webAddressProblem } from '../platform/web-address.ts';
import { toUser } from './user.mapper.ts';
import { mayManage } from './user.policy.ts';
import { userNotFound } from './user-administration.service.ts';
import type { LinkDocument, UserCondition, UserDocument, UserStore, UserUpdate } from './user.store.ts';

export interface ProfileServiceDependencies {
  readonly users: UserStore;
  readonly newId: NewId;
}

/** New names. An omitted or null name stays the same. */
export interface NameChanges {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

export type LinkContent = Omit<LinkDocument, 'id'>;

const maxLinks = 20;

function checkLink({ title, url }: LinkContent): LinkContent {
  const [trimmedTitle, address] = [title.trim(), url.trim()];
  const fields = problemsIn({
    title: lineProblem(trimmedTitle, { min: 1, max: 100 }),
    url: webAddressProblem(address),
  });
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
  return { title: trimmedTitle, url: address };
}

/** Throws BAD_USER_INPUT with `firstName`, `lastName`. */
function checkNames(names: { readonly firstName: string; readonly lastName: string }) {
  const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
  const fields = problemsIn({
    firstName: lineProblem(firstName, { min: 1, max: 100 }),
    lastName: lineProblem(lastName, { max: 100 }),
  });
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
  return { firstName, lastName };
}

/** Condition that the stored links are still these, so that no concurrent change is lost. */
function unchanged(links: readonly LinkDocument[]): UserCondition {
  const conditions = links.flatMap(({ id, title, url }, at) => [
    [`links.${at}.id`, id],
    [`links.${at}.title`, title],
    [`links.${at}.url`, url],
  ]);
  return { ...Object.fromEntries(conditions), [`links.${links.length}`]: { $exists: false } };
}

/** The names, descriptions and links of users. */
export class ProfileService {
  constructor(private readonly dependencies: ProfileServiceDependencies) {}

  /** Throws NOT_FOUND for other accounts than the actor's, unless the actor is an admin, and BAD_USER_INPUT. */
  async updateDescription(actor: Actor, userId: string, description: string): Promise<User> {
    const { users } = this.dependencies;
    if (!mayManage(actor, userId) || !(await users.find(userId))) throw userNotFound();
    const problem = textProblem(description, { max: maxDescriptionLength });
    if (problem) throw badUserInput({ description: problem });
    return this.change(userId, { $set: { description } });
  }

  /** Throws BAD_USER_INPUT with `firstName`, `lastName`. Tries again if another request changed a name at the same time. */
  async updateNames(actor: Actor, changes: NameChanges): Promise<User> {
    const { userId } = actor;
    const { users } = this.dependencies;
    const before = await users.find(userId);
    if (!before) throw signInFirst();
    const unchangedNames = { firstName: before.firstName, lastName: before.lastName };
    const names = checkNames({
      firstName: changes.firstName ?? before.firstName,
      lastName: changes.lastName ?? before.lastName,
    });
    const changed = await users.change(userId, { $set: names }, unchangedNames);
    return changed ? toUser(changed) : this.updateNames(actor, changes);
  }

  setNotifications({ userId }: Actor, notifications: boolean): Promise<User> {
    return this.change(userId, { $set: { notifications } });
  }

  /** Throws CONFLICT if the account has 20 links. */
  async addLink({ userId }: Actor, content: LinkContent): Promise<User> {
    const { users, newId } = this.dependencies;
    const link = { id: newId(), ...checkLink(content) };
    const hasRoom: UserCondition = { [`links.${maxLinks - 1}`]: { $exists: false } };
    const changed = await users.change(userId, { $push: { links: link } }, hasRoom);
    if (!changed) throw new AppError(`You have ${maxLinks} links: remove one first.`, { code: 'CONFLICT' });
    return toUser(changed);
  }

  /** Throws NOT_FOUND if the user has no link with this ID. */
  async updateLink({ userId }: Actor, id: string, content: LinkContent): Promise<User> {
    await this.linksWith(userId, id);
    const link = { id, ...checkLink(content) };
    return this.changeLinks(userId, id, (links) => links.map((other) => (other.id === id ? link : other)));
  }

  /** Throws NOT_FOUND if the user has no link with this ID. */
  removeLink({ userId }: Actor, id: string): Promise<User> {
    return this.changeLinks(userId, id, (links) => links.filter((other) => other.id !== id));
  }

  private async linksWith(userId: string, id: string): Promise<UserDocument['links']> {
    const links = (await this.dependencies.users.find(userId))?.links ?? [];
    if (links.every((link) => link.id !== id)) {
      throw new AppError('Link not found.', { code: 'NOT_FOUND' });
    }
    return links;
  }

  /** Tries again if another tab changed the links at the same time. */
  private async changeLinks(
    userId: string,
    id: string,
    next: (links: UserDocument['links']) => UserDocument['links'],
  ): Promise<User> {
    const links = await this.linksWith(userId, id);
    const changed = await this.dependencies.users.change(
      userId,
      { $set: { links: next(links) } },
      unchanged(links),
    );
    return changed ? toUser(changed) : this.changeLinks(userId, id, next);
  }

  private async change(userId: string, update: UserUpdate): Promise<User> {
    const changed = await this.dependencies.users.change(userId, update);
    if (!changed) throw signInFirst();
    return toUser(changed);
  }
}
