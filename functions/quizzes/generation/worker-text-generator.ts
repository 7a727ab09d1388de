import type { TextWorkers } from '../text-work.ts';
import type { GeneratedQuestions, TextGenerator } from './text-generator.ts';
import type { CheckedProposals } from '../../../core/quizzes/generation/proposals.ts';

/** Generates questions in other processes, so that a long text does not block other requests. */
export class WorkerTextGenerator implements TextGenerator {
  constructor(private readonly workers: TextWorkers) {}

  async generate(...args: Parameters<TextGenerator['generate']>): Promise<GeneratedQuestions> {
    const [, , account] = args;
    return (await this.workers.run({ kind: 'generate', args }, account)) as GeneratedQuestions;
  }

  async check(...args: Parameters<TextGenerator['check']>): Promise<CheckedProposals> {
    const [, , account] = args;
    return (await this.workers.run({ kind: 'check', args }, account)) as CheckedProposals;
  }
}
