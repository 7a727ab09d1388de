import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import { noProblems, type Problems } from './problems.ts';
import {
  blankContent,
  isSameContent,
  type BuiltQuestion,
  type QuizContent,
  type QuizFile,
  type SavedQuiz,
} from './quiz-content.ts';

/**
 * A file that is not on the server yet. `waiting`: it goes up with the next save. `stopped`: it did not arrive, for the
 * reason given, or because it was cancelled.
 */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly status: 'waiting' | 'going' | 'stopped';
  /** 0 to 1. */
  readonly share: number;
  readonly reason: string | null;
}

/** `sending`: what was written. `uploading`: the files after it. `failed`: the last try, and that was said. */
export type Saving = 'idle' | 'sending' | 'uploading' | 'failed';

/** The quiz in the builder, and what becomes of it. */
export interface BuilderState {
  readonly content: QuizContent;
  /** What the server had when this tab last heard of it; null for a quiz that was never saved. */
  readonly saved: SavedQuiz | null;
  /** Files to add. */
  readonly uploads: readonly Upload[];
  /** Ids of saved files to remove. */
  readonly removedFiles: readonly string[];
  /** Keys of the questions that are being edited. */
  readonly open: readonly string[];
  readonly problems: Problems;
  /** How often saving was refused for them: each time, the first of them takes the focus. */
  readonly refusals: number;
  readonly saving: Saving;
  /** The version saved in another tab or device. Null if there is no conflict. */
  readonly theirs: SavedQuiz | null;
}

export type BuilderAction =
  | { readonly type: 'set'; readonly settings?: Partial<QuizSettings>; readonly courseId?: string | null }
  /** `isOpen`: to be edited at once. */
  | { readonly type: 'add'; readonly questions: readonly BuiltQuestion[]; readonly isOpen?: boolean }
  | { readonly type: 'write'; readonly key: string; readonly question: Question }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'putBack'; readonly question: BuiltQuestion; readonly at: number }
  | { readonly type: 'copy'; readonly key: string; readonly as: string }
  /** A question of the bank becomes the quiz's own, to be edited here. */
  | { readonly type: 'detach'; readonly key: string }
  | { readonly type: 'open' | 'close'; readonly key: string }
  | { readonly type: 'choose'; readonly uploads: readonly Upload[] }
  | { readonly type: 'upload'; readonly key: string; readonly change: Partial<Upload> }
  | {
      readonly type: 'uploaded';
      readonly key: string;
      readonly revision: number;
      readonly files: readonly QuizFile[];
    }
  | { readonly type: 'forgetUpload'; readonly key: string }
  | { readonly type: 'removeFile' | 'keepFile'; readonly id: string }
  | { readonly type: 'refuse'; readonly problems: Problems }
  | { readonly type: 'saving'; readonly saving: Saving }
  /** `sent` is what the server has now; it may have been edited on meanwhile. */
  | { readonly type: 'saved'; readonly saved: SavedQuiz; readonly sent: QuizContent }
  /** It was published, withdrawn, deleted or restored: nothing of its content changed. */
  | { readonly type: 'stateSet'; readonly saved: SavedQuiz }
  | { readonly type: 'met'; readonly theirs: SavedQuiz }
  /** What was written and not saved is given up. */
  | { readonly type: 'discard' }
  /** The other version is taken, and what was written here given up. */
  | { readonly type: 'takeTheirs' }
  /** What was written here is to be saved over the other version. */
  | { readonly type: 'keepMine' };

export function stateOf(saved: SavedQuiz | null, content: QuizContent): BuilderState {
  return {
    content,
    saved,
    uploads: [],
    removedFiles: [],
    open: [],
    problems: noProblems,
    refusals: 0,
    saving: 'idle',
    theirs: null,
  };
}

/** Whether anything would be lost by leaving. */
export function hasUnsaved({ content, saved, uploads, removedFiles }: BuilderState): boolean {
  if (uploads.length > 0 || removedFiles.length > 0) return true;
  return !isSameContent(content, saved?.content ?? blankContent(content.courseId));
}

export function isBusy({ saving }: Pick<BuilderState, 'saving'>): boolean {
  return saving === 'sending' || saving === 'uploading';
}
