import { Field, InputType } from '../type-graphql.ts';

@InputType({ description: 'Name of a person.' })
export class ProfileInput {
  @Field(() => String, { description: 'Given name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'Family name, at most 100 characters.' })
  lastName!: string;
}

@InputType({ description: 'A link in the caller’s account.' })
export class LinkInput {
  @Field(() => String, { description: 'Title of the link, 1 to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'http or https URL, maximum 2,000 characters.' })
  url!: string;
}
