import { paths } from '../../lib/paths.ts';

/** The description of a screen that does not exist yet. */
export interface ComingDescription {
  /** One sentence: the purpose of the screen. */
  readonly purpose: string;
  /** What users will be able to do there, one line each. */
  readonly will: readonly string[];
  /** What to use until then. */
  readonly untilThen?: string;
}

const canvasCourse: ComingDescription = {
  purpose: 'One of your Canvas courses.',
  will: [
    'Its modules, quizzes and assignments by group, with their weights',
    'Its groups and scores, imported into the planner in one step',
  ],
};

const quizEditor: ComingDescription = {
  purpose: 'Edit a quiz, question by question.',
  will: [
    'Questions written from scratch, picked from the bank or generated',
    'Ordering questions by dragging, and a preview as a student sees the quiz',
    'Files, and a switch that publishes the quiz',
  ],
};

/** Every screen that does not exist yet, by path. */
export const comingDescriptions = {
  [paths.canvasQuizEditV1]: quizEditor,
  [paths.canvas]: {
    purpose: 'Your courses in Canvas.',
    will: [
      'Connecting with an access token, and what that token can do',
      'Your courses, with modules, quizzes and assignments',
      'Planning a Canvas course with its real groups and scores',
    ],
    untilThen: 'Grades exported from a spreadsheet can be pasted into the planner as they are.',
  },
  [paths.canvasCourses]: canvasCourse,
  [paths.canvasCourse]: canvasCourse,
  [paths.canvasCourseHome]: canvasCourse,
  [paths.canvasModules]: canvasCourse,
  [paths.canvasQuizzes]: canvasCourse,
  [paths.canvasAssignments]: canvasCourse,
  [paths.courseHomeV1]: canvasCourse,
  [paths.careers]: {
    purpose: 'Jobs and internships for students.',
    will: ['Search by keywords, location and country', 'Saved searches and saved jobs'],
  },
} satisfies Record<string, ComingDescription>;

export type ComingPath = keyof typeof comingDescriptions;
