import { FileInput } from '../files/file.types.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { QuestionFormatEnum, type QuestionFormatId } from './exchange.enums.ts';

@InputType({ description: 'Questions to import: exactly one of `file` and `text`.' })
export class ImportQuestionsInput {
  @Field(() => FileInput, {
    nullable: true,
    description:
      'File with questions. Maximum 4 MB. The unpacked XML of a package has the same maximum, and its unpacked images 8 MB.',
  })
  file?: FileInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Questions as text, in any format except QTI. Maximum 4 MB.',
  })
  text?: string | null;

  @Field(() => QuestionFormatEnum, {
    nullable: true,
    description: 'Format. Null to detect it.',
  })
  format?: QuestionFormatId | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the quiz category for all questions, or for the quiz. If null, each question gets the category that the file names, if it exists, and a quiz gets none.',
  })
  categoryId?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True if the questions can be used in students’ practice.',
  })
  availableForPractice!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True to create the file’s categories that do not exist yet, maximum 50. Only the last level of a category’s name is used. Has no effect with `categoryId` or when a quiz is imported.',
  })
  createCategories!: boolean;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Positions of the questions to import, counted from 1, as in the preview. Null for all. A preview shows all.',
  })
  positions?: number[] | null;
}
