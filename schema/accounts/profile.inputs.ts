import { Field, InputType } from '../type-graphql.ts';

@InputType({ description: 'New name of the caller.' })
export class ProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Given name, 1 to 100 characters. Stays the same if omitted or null.',
  })
  firstName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Family name. Maximum 100 characters. Stays the same if omitted or null.',
  })
  lastName?: string | null;
}

@InputType({ description: 'A link in the caller’s account.' })
export class LinkInput {
  @Field(() => String, { description: 'Title of the link, 1 to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'http or https URL. Maximum 2,000 characters.' })
  url!: string;
}
