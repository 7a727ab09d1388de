import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GivenSelection, QuestionSelection } from '../bank/question-selection.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { BankImporter } from '../exchange/bank-importer.ts';
import type { ImageService } from '../images/image.service.ts';
import type { CategoryMaker } from '../exchange/category-maker.ts';

export interface QuestionCopyingDependencies {
  readonly selection: QuestionSelection;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly maker: Pick<CategoryMaker, 'make'>;
  readonly importer: Pick<BankImporter, 'run'>;
  readonly images: Pick<ImageService, 'admit'>;
  readonly limiter: RateLimiter;
}

const copyLimit = { name: 'question-copies', max: 120, windowMs: 60 * minute } as const;
/** Maximum questions at once. */
const max = questionLimits.questions;

/** Copies questions into the actor's own bank, all-or-nothing. */
export class QuestionCopyingService {
  constructor(private readonly dependencies: QuestionCopyingDependencies) {}

  /**
   * Copies the questions. Returns the IDs of the copies, in the order of the bank. A copy has the category of the same
   * name in the actor's bank, which is created if it is missing. Throws NOT_FOUND if the actor cannot read one of the
   * questions.
   */
  async copy(actor: Actor, given: GivenSelection): Promise<readonly string[]> {
    const { limiter, selection, writer, categories, maker, importer, images } = this.dependencies;
    await limiter.use(copyLimit, actor.userId);
    const found = await selection.read(actor, given, { path: 'selection', need: 'READ' });
    if (found.length > max) throw badUserInput({ selection: `At most ${max} questions at once.` });
    const [contents, names, find] = await Promise.all([
      writer.read(found),
      categories.names(found.map(({ categoryId }) => categoryId)),
      categories.finder(actor.userId),
    ]);
    const originals = found.flatMap(({ _id, categoryId }) => {
      const question = contents.get(_id);
      const category = names.get(categoryId ?? '');
      const ownCategoryId = category === undefined ? null : find(category);
      return question ? [{ question, category, categoryId: ownCategoryId }] : [];
    });
    const { questions, made } = await maker.make(actor.userId, originals, 'selection');
    await images.admit(
      actor,
      actor.userId,
      questions.map(({ question }) => question),
    );
    return importer.run({ ownerId: actor.userId, availableForPractice: false, made, questions });
  }
}
