import type { SearchResult } from '../../schema/search/search.type.ts';
import { isAdmin, type Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { UserDocument, UserStore } from './user.store.ts';

/** Finds accounts by name and address, for admins. */
export class AccountSearch implements Searchable {
  constructor(private readonly users: Pick<UserStore, 'page'>) {}

  async search(actor: Actor, { text, max }: SearchQuery): Promise<SearchResult[]> {
    if (!isAdmin(actor)) return [];
    const page = { first: max, after: null };
    return [...(await this.users.page({ search: text, role: null }, page, toResult)).nodes];
  }
}

function toResult({ _id: id, email, firstName, lastName }: UserDocument): SearchResult {
  const [name, detail] = [searchText(`${firstName} ${lastName}`), searchText(email)];
  return { kind: 'ACCOUNT', id, title: name === '' ? detail : name, detail, courseId: null, bankId: null };
}
