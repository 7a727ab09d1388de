import { normalizeEmail } from '../../core/accounts/email.ts';
import { defaultRole } from '../../core/accounts/role.ts';
import { Student } from '../../schema/courses/student.type.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import { inChunks } from '../platform/in-chunks.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { UserStore } from './user.store.ts';

interface Person {
  readonly email: string;
  /** Null if the caller cannot change the people of the course. */
  readonly editedCourseId: string | null;
}

/** Addresses per query. */
const chunkSize = 100;

/**
 * By normalized address, whether a verified account has it. Nothing for students: anyone can register as one, and could
 * find out who has an account.
 */
export function loadsAccounts(users: Pick<UserStore, 'findByEmails'>): BatchLoader<boolean> {
  return new BatchLoader(async (emails, { role }: Actor) => {
    if (role === defaultRole) return new Map();
    const found = await inChunks(emails, chunkSize, (some) => users.findByEmails(some));
    const verified = new Set(found.flatMap(({ email, isVerified }) => (isVerified ? [email] : [])));
    return new Map(emails.map((email) => [email, verified.has(email)]));
  });
}

/** The edge from a person of a course to the account with their address. */
@Resolver(() => Student)
export class PersonAccountResolver {
  constructor(private readonly accounts: BatchLoader<boolean>) {}

  @Edge(2)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'True if a verified account has the email address. Null if there is no address, or if the caller is not an instructor or admin who can change the people of the course.',
  })
  hasAccount(@Root() { email, editedCourseId }: Person, @Ctx() context: RequestContext) {
    return email === '' || editedCourseId === null
      ? null
      : this.accounts.load(context, normalizeEmail(email));
  }
}
