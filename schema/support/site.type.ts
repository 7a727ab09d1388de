import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Settings of this site that are needed before sign-in.',
})
export class SiteSettings {
  @Field(() => String, {
    nullable: true,
    description: 'Client ID of this site for sign-in with Google. Null if Google sign-in is off.',
  })
  googleClientId!: string | null;

  @Field(() => Boolean, { description: 'True if /validate asks for an email address and a password.' })
  hasAccessControl!: boolean;
}
