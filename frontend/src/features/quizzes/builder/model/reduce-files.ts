import type { BuilderAction, BuilderState } from './builder-state.ts';
import { withoutFields } from './problems.ts';

/** The files after an action. */
export function reduceFiles(state: BuilderState, action: BuilderAction): BuilderState {
  const { uploads, removedFiles, saved } = state;
  switch (action.type) {
    case 'choose':
      return {
        ...state,
        uploads: [...uploads, ...action.uploads],
        problems: withoutFields(state.problems, ['files']),
      };
    case 'upload':
      return {
        ...state,
        uploads: uploads.map((upload) =>
          upload.key === action.key ? { ...upload, ...action.change } : upload,
        ),
      };
    case 'uploaded':
      return {
        ...state,
        uploads: uploads.filter(({ key }) => key !== action.key),
        saved: saved && {
          ...saved,
          files: action.files,
          // If the revision is more than one ahead, another version was saved in between. Keeping the older
          // revision makes the next save detect that.
          revision: action.revision === saved.revision + 1 ? action.revision : saved.revision,
        },
      };
    case 'forgetUpload':
      return { ...state, uploads: uploads.filter(({ key }) => key !== action.key) };
    case 'removeFile':
      return { ...state, removedFiles: [...removedFiles, action.id] };
    case 'keepFile':
      return { ...state, removedFiles: removedFiles.filter((id) => id !== action.id) };
    default:
      return state;
  }
}
