import type { QuestionImportPreview } from '../../../schema/quizzes/exchange.type.ts';
import type { QuestionSummary } from '../../../schema/quizzes/question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { toQuestionSummary } from '../bank/question.mapper.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import { toPreview } from './exchange.mapper.ts';
import type { GivenImport, ImportReader, CategorizedQuestion } from './import-reader.ts';

export interface ImportPreviewsDependencies {
  readonly reader: ImportReader;
  readonly questions: QuestionStore;
  readonly limiter: RateLimiter;
}

const previewLimit = { name: 'question-previews', max: 240, windowMs: 60 * minute } as const;

/** Maximum questions in a preview: as many as one quiz can have. */
const maxShown = 500;
/** Maximum duplicates per question. */
const maxDuplicatesShown = 3;
/** Questions per query for duplicates. */
const chunkSize = 250;
/** Maximum duplicates per query. */
const maxDuplicates = 1000;

/** Previews of imports. */
export class ImportPreviewService {
  constructor(private readonly dependencies: ImportPreviewsDependencies) {}

  async of(actor: Actor, given: GivenImport): Promise<QuestionImportPreview> {
    const { reader, limiter } = this.dependencies;
    await limiter.use(previewLimit, actor.userId);
    const read = await reader.read(given, actor.userId);
    const shown = read.questions.slice(0, maxShown);
    return toPreview(read, shown, await this.duplicates(actor, shown));
  }

  /** Duplicates of the shown questions in the actor's bank, by fingerprint. */
  private async duplicates(
    { userId }: Actor,
    shown: readonly CategorizedQuestion[],
  ): Promise<ReadonlyMap<string, readonly QuestionSummary[]>> {
    const found = new Map<string, QuestionSummary[]>();
    for (let at = 0; at < shown.length; at += chunkSize) {
      const fingerprints = shown.slice(at, at + chunkSize).map(({ fingerprint }) => fingerprint);
      const filter = { ownerId: { $eq: userId }, fingerprint: { $in: fingerprints }, quizId: null };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      for (const twin of await this.dependencies.questions.findSome(filter, maxDuplicates)) {
        const twins = found.get(twin.fingerprint) ?? [];
        found.set(twin.fingerprint, [...twins, toQuestionSummary(twin)].slice(0, maxDuplicatesShown));
      }
    }
    return found;
  }
}
