import type { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { JournalEntry, WriteJournal } from '../../platform/store/write-journal.ts';
import type { NewQuiz, QuizCreationService } from '../authoring/quiz-creation.service.ts';

/** An import of several quizzes that is in progress or was interrupted. */
export interface QuizImportDocument extends JournalEntry {
  /** IDs of all quizzes of the import, including quizzes that are not created yet. */
  readonly quizIds: readonly string[];
}

export interface QuizImporterDependencies {
  readonly creation: QuizCreationService;
  readonly quizImports: WriteJournal<QuizImportDocument>;
  readonly newId: NewId;
}

/**
 * Creates the quizzes of an import, all-or-nothing. The IDs of the quizzes are stored first, and removed when all of them
 * are created. If an import is interrupted, a purge finds the IDs and deletes the quizzes.
 */
export class QuizImporter {
  constructor(private readonly dependencies: QuizImporterDependencies) {}

  async run(actor: Actor, given: readonly NewQuiz[]): Promise<readonly AuthoredQuiz[]> {
    const { creation, quizImports, newId } = this.dependencies;
    const entries = given.map((quiz) => ({ quiz, id: newId() }));
    const started = await quizImports.start({ quizIds: entries.map(({ id }) => id) });
    const quizzes: AuthoredQuiz[] = [];
    try {
      for (const { quiz, id } of entries)
        // oxlint-disable-next-line no-await-in-loop -- in the order of the file, and little is in progress at once
        quizzes.push(await creation.create(actor, quiz, id));
      await quizImports.end(started._id);
    } catch (error) {
      // If undoing the import fails now, a later purge does it.
      await this.undo(started).catch(() => undefined);
      throw error;
    }
    return quizzes;
  }

  /** Undoes interrupted imports. */
  async purge(): Promise<void> {
    await this.dependencies.quizImports.resumeInterrupted((entry) => this.undo(entry));
  }

  private async undo({ _id, quizIds }: QuizImportDocument): Promise<void> {
    await this.dependencies.creation.undoCreation(quizIds);
    await this.dependencies.quizImports.end(_id);
  }
}
