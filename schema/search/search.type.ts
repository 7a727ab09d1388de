import { searchKinds, type SearchKind } from '../../core/search/search-kind.ts';
import { enumObject } from '../enum-object.ts';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

export const SearchKindEnum = enumObject(searchKinds);

registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'Kind of a search result.',
  valuesConfig: {
    COURSE: { description: 'A course that the caller owns or is a member of.' },
    QUIZ: { description: 'A quiz that the caller wrote, can take or has taken.' },
    ASSIGNMENT: { description: 'An assignment of a course that the caller is in.' },
    NOTE: { description: 'A note of the caller.' },
    PUBLIC_NOTE: { description: 'A note of a course that the caller is in.' },
    QUESTION: {
      description: 'A question of the caller’s bank, or of a bank that is shared with the caller.',
    },
    PERSON: { description: 'A person in a course whose people the caller sees.' },
    ACCOUNT: { description: 'An account, found by name or email address. Admins only.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A course, quiz, assignment, note, question, person or account that a search found.',
})
export class SearchResult {
  @Field(() => SearchKindEnum, { description: 'Kind of the result.' })
  kind!: SearchKind;

  @Field(() => ID, {
    description:
      'ID of the course, quiz, assignment, note, question or account, or of the person’s row in the course `courseId`.',
  })
  id!: string;

  @Field(() => String, {
    description: 'Name, title or text. Maximum 200 characters. Empty for a note without a title.',
  })
  title!: string;

  @Field(() => String, {
    description:
      'Text that distinguishes results with the same title: a description, the due date of an assignment, concepts, a part of a note, the address and the courses of a person, or the email address of an account. Maximum 200 characters. May be empty.',
  })
  detail!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the course that a quiz, an assignment, a note or a person belongs to. The first one found, if a person is in several. Null if there is none.',
  })
  courseId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the question’s bank if the bank belongs to somebody else. Null otherwise.',
  })
  bankId!: string | null;
}
