import { searchKinds, type SearchKind } from '../../core/search/search-kind.ts';
import { enumObject } from '../enum-object.ts';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

export const SearchKindEnum = enumObject(searchKinds);

registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'What a search has found.',
  valuesConfig: {
    COURSE: { description: 'A course that the caller owns or is a member of.' },
    QUIZ: { description: 'A quiz that the caller wrote, can take or has taken.' },
    QUESTION: {
      description: 'A question of the caller’s bank, or of a bank that is shared with the caller.',
    },
    PERSON: { description: 'A person in a course whose people the caller sees.' },
    ACCOUNT: { description: 'An account, found by name or email address. Admins only.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Something that a search has found.' })
export class SearchResult {
  @Field(() => SearchKindEnum, { description: 'What it is.' })
  kind!: SearchKind;

  @Field(() => ID, {
    description:
      'ID of the course, quiz, question or account, or of the person’s row in the course `courseId`.',
  })
  id!: string;

  @Field(() => String, { description: 'Name, title or text. Maximum 200 characters.' })
  title!: string;

  @Field(() => String, {
    description:
      'What distinguishes it from others with its title: a description, concepts, the address and the courses of a person, or the email address of an account. Maximum 200 characters. Empty if there is nothing.',
  })
  detail!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the course that a quiz or a person belongs to. The first one found, if a person is in several. Null if there is none.',
  })
  courseId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bank of a question, if it is somebody else’s. Null otherwise.',
  })
  bankId!: string | null;
}
