import type { Clock } from '../functions/core/clock.ts';
import type { AuditLog } from '../functions/core/audit/audit-log.ts';
import type { RateLimiter } from '../functions/core/limits/rate-limiter.ts';
import type { NewId } from '../functions/core/new-id.ts';
import type { PersonalData } from '../functions/core/personal-data.ts';
import type { Store } from '../functions/core/store/store.ts';
import { AnswerKeyStore } from '../functions/quizzes/answer-key.store.ts';
import type { PracticeMaterialService } from '../functions/quizzes/practice-material.service.ts';
import { BankDemoService } from '../functions/quizzes/bank-demo.service.ts';
import { QuestionData } from '../functions/quizzes/question-data.ts';
import { QuestionReader } from '../functions/quizzes/question-reader.ts';
import { QuestionResolver } from '../functions/quizzes/question.resolver.ts';
import { QuestionService } from '../functions/quizzes/question.service.ts';
import { QuestionStore } from '../functions/quizzes/question.store.ts';
import { QuestionViews } from '../functions/quizzes/question-views.ts';
import { QuestionWriter } from '../functions/quizzes/question-writer.ts';
import { QuizCategoryCounts } from '../functions/quizzes/quiz-category-counts.ts';
import { QuizCategoryResolver } from '../functions/quizzes/quiz-category.resolver.ts';
import { QuizCategoryService } from '../functions/quizzes/quiz-category.service.ts';
import { QuizCategoryStore } from '../functions/quizzes/quiz-category.store.ts';
import { QuizReader, type Memberships } from '../functions/quizzes/quiz-reader.ts';
import { QuizStore } from '../functions/quizzes/quiz.store.ts';
import { composeAttempts } from './compose-attempts.ts';

/** What quizzes are made of. */
export interface QuizParts {
  readonly store: Store;
  readonly limiter: RateLimiter;
  readonly audit: AuditLog;
  readonly memberships: Memberships;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Quizzes {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  /** What was handed in, for practice. */
  readonly material: PracticeMaterialService;
  prepare(): Promise<void>;
  /** Gives an instructor of the demo world something to work with. */
  seedDemo(instructorId: string): Promise<void>;
  purge(): Promise<void>;
}

/** The stores and what several services share. */
function quizBase(parts: QuizParts) {
  const { store } = parts;
  const questions = new QuestionStore(store);
  const keys = new AnswerKeyStore(store);
  const quizzes = new QuizStore(store);
  const categoryStore = new QuizCategoryStore(store);
  const writer = new QuestionWriter({ ...parts, questions, keys });
  const counts = new QuizCategoryCounts({ ...parts, quizzes, questions });
  const categories = new QuizCategoryService({ ...parts, categories: categoryStore, counts });
  return { ...parts, questions, keys, quizzes, categoryStore, writer, categories };
}

/** The authors' side: everything here may know the keys. */
function composeBank(base: ReturnType<typeof quizBase>) {
  const shared = { ...base, views: new QuestionViews(base) };
  const bank = new QuestionService(shared);
  return { bank, resolver: new QuestionResolver(new QuestionReader(shared), bank) };
}

export function composeQuizzes(parts: QuizParts): Quizzes {
  const base = quizBase(parts);
  const { questions, keys, quizzes, categoryStore, categories } = base;
  const { bank, resolver } = composeBank(base);
  const attempts = composeAttempts({ ...base, reader: new QuizReader(quizzes, parts.memberships) });
  return {
    resolvers: [resolver, new QuizCategoryResolver(categories), ...attempts.resolvers],
    personalData: [new QuestionData(base), ...attempts.personalData],
    material: attempts.material,
    prepare: async () => {
      const stores = [questions, keys, quizzes, categoryStore];
      await Promise.all([...stores.map((each) => each.declareIndexes()), attempts.prepare()]);
    },
    seedDemo: (instructorId) => new BankDemoService(base).seed(instructorId),
    purge: async () => {
      await Promise.all([bank.purge(), categories.purge(), attempts.purge()]);
    },
  };
}
