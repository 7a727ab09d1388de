import type { QuestionProposal, QuestionProposals } from '../../../schema/quizzes/generate.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Logger } from '../../platform/logger.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import { countGeneration } from './count-generation.ts';
import { readSettings, type GivenGeneration } from './generation-settings.ts';
import type { QuestionGeneration } from './question-generation.ts';
import { toDrawnProposal, toMadeProposal } from './question-proposal.mapper.ts';

export interface QuestionProposalServiceDependencies {
  readonly generation: QuestionGeneration;
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly limiter: RateLimiter;
  readonly newId: NewId;
}

/** Proposes questions to instructors. */
export class QuestionProposalService {
  constructor(private readonly dependencies: QuestionProposalServiceDependencies) {}

  /**
   * The questions that generating a quiz would use. Stores nothing. Throws BAD_USER_INPUT for invalid settings,
   * and if there are no matching questions.
   */
  async propose(actor: Actor, given: GivenGeneration, log: Logger): Promise<QuestionProposals> {
    const settings = readSettings(given, this.dependencies.newId);
    await countGeneration(this.dependencies.limiter, actor);
    const generated = await this.dependencies.generation.run(actor, settings, log);
    const { source } = generated;
    const proposals =
      source === 'BANK' ? await this.drawn(generated.ids) : generated.questions.map(toMadeProposal);
    const available = source === 'BANK' ? generated.available : proposals.length;
    return { proposals, source, seed: generated.code, available, shortfall: generated.shortfall };
  }

  /** Proposals from the instructor's bank, in the order of `ids`. */
  private async drawn(ids: readonly string[]): Promise<QuestionProposal[]> {
    const { questions, writer } = this.dependencies;
    const byId = await writer.read(await questions.findAll({ _id: { $in: ids } }));
    return ids.flatMap((id) => {
      const question = byId.get(id);
      return question ? [toDrawnProposal(id, question)] : [];
    });
  }
}
