import type { TextWorkers } from '../text-work.ts';
import type { GeneratedQuestions, TextGenerator } from './text-generator.ts';
import type { CheckedProposals } from '../../../core/quizzes/generation/proposals.ts';

/** Generates questions in other processes, so that a long text does not block other requests. */
export class WorkerTextGenerator implements TextGenerator {
  constructor(private readonly workers: TextWorkers) {}

  async generate(...given: Parameters<TextGenerator['generate']>): Promise<GeneratedQuestions> {
    const [, , account] = given;
    return (await this.workers.run({ kind: 'generate', given }, account)) as GeneratedQuestions;
  }

  async check(...given: Parameters<TextGenerator['check']>): Promise<CheckedProposals> {
    const [, , account] = given;
    return (await this.workers.run({ kind: 'check', given }, account)) as CheckedProposals;
  }
}
