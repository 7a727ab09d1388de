import { Field, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the site has to know of the place before anybody signs in.',
})
export class SiteSettings {
  @Field(() => String, {
    nullable: true,
    description: 'What Google knows us by; null where people cannot sign in with Google.',
  })
  googleClientId!: string | null;

  @Field(() => Boolean, { description: 'Whether /validate asks for an address and a password.' })
  accessControl!: boolean;
}
