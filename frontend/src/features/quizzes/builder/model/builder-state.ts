import type { QuestionPool } from '../../../../../../core/quizzes/question-pools.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import { noProblems, type Problems } from './problems.ts';
import {
  blankContent,
  blankStart,
  type BuiltQuestion,
  isSameContent,
  type QuizContent,
  type QuizFile,
  type QuizStart,
  type SavedQuiz,
} from './quiz-content.ts';

/**
 * A file that is not uploaded yet. `waiting`: the next save uploads it. `uploading`: it is being uploaded.
 * `stopped`: the upload failed or was cancelled, for the given reason.
 */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly status: 'waiting' | 'uploading' | 'stopped';
  /** 0 to 1. */
  readonly share: number;
  readonly reason: string | null;
}

/**
 * `sending`: the quiz is being sent. `uploading`: the quiz is saved, and its files are being uploaded.
 * `failed`: the last save failed or was refused.
 */
export type Saving = 'idle' | 'sending' | 'uploading' | 'failed';

/** The current quiz and its saving state. */
export interface BuilderState {
  readonly content: QuizContent;
  /** The last known version on the server. Null for a quiz that was never saved. */
  readonly saved: SavedQuiz | null;
  /** What a new quiz starts with: the name and the due date of the item that it counts as. */
  readonly start: QuizStart;
  /** Files to add. */
  readonly uploads: readonly Upload[];
  /** IDs of stored files to remove. */
  readonly removedFiles: readonly string[];
  /** Keys of the questions with an open form. */
  readonly open: readonly string[];
  readonly problems: Problems;
  /** Number of refused saves. After each, the first invalid field gets the focus. */
  readonly refusals: number;
  readonly saving: Saving;
  /** The version saved elsewhere. Null if there is no conflict. */
  readonly theirs: SavedQuiz | null;
}

export type BuilderAction =
  | { readonly type: 'set'; readonly settings?: Partial<QuizSettings>; readonly courseId?: string | null }
  /** `isOpen`: with an open form. */
  | { readonly type: 'add'; readonly questions: readonly BuiltQuestion[]; readonly isOpen?: boolean }
  /** The first settings of a new quiz, unless the user has entered something. */
  | { readonly type: 'startWith'; readonly start: QuizStart }
  | {
      readonly type: 'write';
      readonly key: string;
      readonly question: Question;
      readonly typed?: QuestionDraft | null;
    }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'putBack'; readonly question: BuiltQuestion; readonly at: number }
  | { readonly type: 'copy'; readonly key: string; readonly as: string }
  /** Replaces a bank question by a copy that belongs to the quiz and can be edited here. */
  | { readonly type: 'detach'; readonly key: string }
  /** The bank has new content of a question. `question`: with the points that the saved quiz gives. */
  | { readonly type: 'bankChanged'; readonly bankId: string; readonly question: Question }
  /** A new, changed or dissolved pool: see `withPool`. */
  | {
      readonly type: 'pool';
      readonly before: string | null;
      readonly pool: QuestionPool | null;
      readonly keys: readonly string[];
    }
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
  /** `sent` is stored now. The user may have edited the quiz since. */
  | { readonly type: 'saved'; readonly saved: SavedQuiz; readonly sent: QuizContent }
  /** The quiz was published, unpublished, opened, closed, deleted or restored. Its content is unchanged. */
  | { readonly type: 'stateSet'; readonly saved: SavedQuiz }
  /** A save found that another version was saved in between. */
  | { readonly type: 'conflictFound'; readonly theirs: SavedQuiz }
  /** Discards unsaved changes. */
  | { readonly type: 'discard' }
  /** Takes the other version and discards unsaved changes. */
  | { readonly type: 'takeTheirs' }
  /** The current content will overwrite the other version. */
  | { readonly type: 'keepMine' };

/** The initial state of a quiz with this content. */
export function stateOf(saved: SavedQuiz | null, content: QuizContent): BuilderState {
  return {
    content,
    saved,
    start: blankStart,
    uploads: [],
    removedFiles: [],
    open: [],
    problems: noProblems,
    refusals: 0,
    saving: 'idle',
    theirs: null,
  };
}

/** Whether the quiz differs from its saved version, or files wait to be added or removed. */
export function hasUnsaved({ content, saved, start, uploads, removedFiles }: BuilderState): boolean {
  if (uploads.length > 0 || removedFiles.length > 0) return true;
  return !isSameContent(content, saved?.content ?? blankContent(content.courseId, start));
}

/** Whether the quiz or its files are being sent. */
export function isBusy({ saving }: Pick<BuilderState, 'saving'>): boolean {
  return saving === 'sending' || saving === 'uploading';
}
