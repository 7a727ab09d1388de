import { FileDownload, FileInput } from '../../../schema/files/file.types.ts';
import { QuestionImage } from '../../../schema/quizzes/question-image.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { ImageService } from './image.service.ts';

@Resolver(() => QuestionImage)
export class ImageResolver {
  constructor(private readonly images: ImageService) {}

  @Authorized('signedIn')
  @Cost(5)
  @Query(() => FileDownload, {
    nullable: true,
    description:
      'An image with its content, for users who can see a text with it: its owner, authors and graders of a quiz that asks the question, and students whose attempt shows the text. Images of explanations only if the answers are released.',
  })
  questionImage(
    @Arg('id', () => ID, { description: 'ID of the image.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<FileDownload> {
    return this.images.read(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => QuestionImage, {
    nullable: true,
    description:
      'Stores an image for the caller’s questions. It is removed 30 days after the last question stops using it. Instructors and admins only.',
  })
  uploadQuestionImage(
    @Arg('file', () => FileInput, {
      description:
        'PNG, JPEG, WebP or GIF, detected from the content. Maximum 4 MB and 25 million pixels. The file name does not matter.',
    })
    file: FileInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuestionImage> {
    return this.images.upload(actor, file.content);
  }
}
