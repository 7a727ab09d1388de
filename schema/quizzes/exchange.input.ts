import { FileInput } from '../files/file.types.ts';
import { Field, ID, InputType, Int } from '../type-graphql.ts';
import { QuestionFormatEnum, type QuestionFormatId } from './exchange.enums.ts';

@InputType({ description: 'Questions to read: exactly one of `file` and `text`.' })
export class ImportQuestionsInput {
  @Field(() => FileInput, {
    nullable: true,
    description: 'A file of questions, of any name; at most 4 MB, also when it is unpacked.',
  })
  file?: FileInput | null;

  @Field(() => String, { nullable: true, description: 'Questions as text, in any format but a package.' })
  text?: string | null;

  @Field(() => QuestionFormatEnum, {
    nullable: true,
    description: 'How they are written; null: it is found out.',
  })
  format?: QuestionFormatId | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The category into which all are put, or the quiz. Null: each question into the one that the file names, where there is one of that name; a quiz into none.',
  })
  categoryId?: string | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether they may be drawn for students who practise, once they are in the bank.',
  })
  practice!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether categories are made that the file names and that are not there yet, by the last level of the name, at most 50; for questions that come into the bank.',
  })
  makeCategories!: boolean;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Which of the questions, by their places in the preview, from 1; null: all. A preview shows all.',
  })
  only?: number[] | null;
}
