import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { BuilderAction, BuilderState } from './builder-state.ts';
import { hasUnsaved, stateOf } from './builder-state.ts';
import { poolNamed } from '../../../../../../core/quizzes/question-pools.ts';
import { withPointsOf, withPool } from './pool-edits.ts';
import { noProblems, withoutFields, withoutPools, withoutQuestion } from './problems.ts';
import {
  blankContent,
  isSameQuestion,
  type BuiltQuestion,
  type QuizContent,
  type QuizStart,
  type SavedQuiz,
} from './quiz-content.ts';
import { asOwnCopy, detached, movedTo, replaced, withBankContent } from './question-list.ts';
import { reduceFiles } from './reduce-files.ts';

/** The quiz after an edit, or after a response of the server. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  return reduceFiles(reduceSaving(reduceQuestions(reduceSettings(state, action), action), action), action);
}

function reduceSettings(state: BuilderState, action: BuilderAction): BuilderState {
  if (action.type === 'startWith') return startedWith(state, action.start);
  if (action.type !== 'set') return state;
  const { settings = {}, courseId = state.content.courseId } = action;
  const names = [...Object.keys(settings), ...('courseId' in action ? ['courseId'] : [])];
  return {
    ...state,
    content: { ...state.content, settings: { ...state.content.settings, ...settings }, courseId },
    problems: withoutFields(state.problems, names),
  };
}

function startedWith(state: BuilderState, start: QuizStart): BuilderState {
  if (state.saved || hasUnsaved(state)) return state;
  return { ...state, start, content: blankContent(state.content.courseId, start) };
}

function reduceQuestions(state: BuilderState, action: BuilderAction): BuilderState {
  const { questions } = state.content;
  switch (action.type) {
    case 'add': {
      const added = withQuestions(state, [...questions, ...action.questions]);
      const keys = action.isOpen ? action.questions.map(({ key }) => key) : [];
      return { ...added, open: [...state.open, ...keys] };
    }
    case 'write': {
      const { pools } = state.content.settings;
      const written = replaced(questions, action.key, (each) => ({
        ...each,
        question: withPointsOf(poolNamed(pools, each.pool), action.question),
        typed: action.typed ?? null,
      }));
      return clearProblems(withQuestions(state, written), action.key);
    }
    case 'move':
      return withQuestions(state, movedTo(questions, action.key, action.to));
    case 'remove':
      return clearProblems(
        withQuestions(
          { ...state, open: state.open.filter((key) => key !== action.key) },
          questions.filter(({ key }) => key !== action.key),
        ),
        action.key,
      );
    case 'putBack':
      return putBack(state, action.question, action.at);
    case 'copy': {
      const at = questions.findIndex(({ key }) => key === action.key);
      const original = questions[at];
      if (!original) return state;
      return withQuestions(state, questions.toSpliced(at + 1, 0, detached(original, action.as)));
    }
    case 'detach':
      return withQuestions(
        { ...state, open: [...state.open, action.key] },
        replaced(questions, action.key, asOwnCopy),
      );
    case 'bankChanged':
      return withBankQuestion(state, action.bankId, action.question);
    case 'pool':
      return {
        ...state,
        content: withPool(state.content, action.before, action.pool, action.keys),
        problems: withoutPools(state.problems),
      };
    case 'open':
      return state.open.includes(action.key) ? state : { ...state, open: [...state.open, action.key] };
    case 'close':
      return { ...state, open: state.open.filter((key) => key !== action.key) };
    default:
      return state;
  }
}

/** Updates a bank question in the current and in the saved quiz, since both refer to the bank. */
function withBankQuestion(state: BuilderState, bankId: string, question: Question): BuilderState {
  const { content, saved } = state;
  const points = saved?.content.questions.find((each) => each.bankId === bankId)?.question.points;
  const update = (one: QuizContent): QuizContent => ({
    ...one,
    questions: withBankContent(one.questions, bankId, question, points),
  });
  return { ...state, content: update(content), saved: saved && { ...saved, content: update(saved.content) } };
}

/**
 * Undoes the removal of a question, unless the quiz contains the question again. If the saved quiz does not
 * contain the question, it is added as a new one.
 */
function putBack(state: BuilderState, question: BuiltQuestion, at: number): BuilderState {
  const { questions } = state.content;
  const { key, id } = question;
  if (questions.some((each) => each.key === key || (id !== null && each.id === id))) return state;
  const isSaved = state.saved?.content.questions.some((each) => each.id === id);
  return withQuestions(state, questions.toSpliced(at, 0, isSaved ? question : { ...question, id: null }));
}

function reduceSaving(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'refuse':
      return {
        ...state,
        problems: action.problems,
        refusals: state.refusals + 1,
        saving: 'failed',
        open: [
          ...new Set([
            ...state.open,
            ...editableAmong(state.content, Object.keys(action.problems.questions)),
          ]),
        ],
      };
    case 'saving':
      return { ...state, saving: action.saving };
    case 'saved':
      return withSaved(state, action.saved, action.sent);
    case 'stateSet':
      return state.saved ? { ...state, saved: withState(state.saved, action.saved) } : state;
    case 'conflictFound':
      return { ...state, theirs: action.theirs, saving: 'idle' };
    case 'discard':
      return stateOf(state.saved, state.saved?.content ?? blankContent(state.content.courseId));
    case 'takeTheirs':
      return state.theirs ? stateOf(state.theirs, state.theirs.content) : state;
    case 'keepMine':
      return state.theirs ? rebased(state, state.theirs) : state;
    default:
      return state;
  }
}

function withQuestions(state: BuilderState, questions: readonly BuiltQuestion[]): BuilderState {
  if (questions === state.content.questions) return state;
  const problems = withoutPools(withoutFields(state.problems, ['questions', 'isPublished']));
  return { ...state, content: { ...state.content, questions }, problems };
}

function clearProblems(state: BuilderState, key: string): BuilderState {
  return { ...state, problems: withoutQuestion(state.problems, key) };
}

/** Keys of the questions with a form. Bank questions have none. */
function editableAmong({ questions }: QuizContent, keys: readonly string[]): string[] {
  const editable = new Set(questions.filter(({ bankId }) => bankId === null).map(({ key }) => key));
  return keys.filter((key) => editable.has(key));
}

/** The server has stored the sent questions in the same order. Later edits stay, and are unsaved. */
function withSaved(state: BuilderState, saved: SavedQuiz, sent: QuizContent): BuilderState {
  const idOf = new Map(sent.questions.map(({ key }, at) => [key, saved.content.questions[at]?.id ?? null]));
  const savedQuestions = new Map(saved.content.questions.map((question) => [question.id, question]));
  const questions = state.content.questions.map((question) => {
    const id = idOf.get(question.key) ?? question.id;
    const stored = savedQuestions.get(id);
    // Equal questions share the object of the saved quiz, so that later comparisons are fast.
    const isSame = stored && isSameQuestion(stored.question, question.question);
    return { ...question, id, question: isSame ? stored.question : question.question };
  });
  return {
    ...state,
    saved,
    content: { ...state.content, questions },
    removedFiles: state.removedFiles.filter((id) => saved.files.some((file) => file.id === id)),
    problems: noProblems,
    saving: 'idle',
    theirs: null,
  };
}

/**
 * If the revision is more than one ahead, another version was saved in between. Keeping the older revision
 * makes the next save detect that.
 */
function withState(before: SavedQuiz, now: SavedQuiz): SavedQuiz {
  const { isPublished, active, deleted, updatedAt } = now;
  const revision = now.revision === before.revision + 1 ? now.revision : before.revision;
  return { ...before, isPublished, active, deleted, updatedAt, revision };
}

/** The user's content, based on the other version. Questions that the other version lacks are added as new. */
function rebased(state: BuilderState, theirs: SavedQuiz): BuilderState {
  const savedQuestions = new Set(theirs.content.questions.map(({ id }) => id));
  const questions = state.content.questions.map((question) =>
    savedQuestions.has(question.id) ? question : { ...question, id: null },
  );
  const removedFiles = state.removedFiles.filter((id) => theirs.files.some((file) => file.id === id));
  return { ...state, saved: theirs, theirs: null, removedFiles, content: { ...state.content, questions } };
}
