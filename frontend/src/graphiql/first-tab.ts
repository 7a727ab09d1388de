import { orNull } from '../lib/or-null.ts';

interface FirstTab {
  readonly initialQuery: string;
  readonly initialVariables: string;
}

/** The storage key of the explorer's tabs. */
const tabsKey = 'graphiql:tabState';

/**
 * What the explorer opens: the last open tab, else the sample. Without these values, the explorer would open
 * a new tab and drop the variables of the stored one.
 */
export function firstTab(): FirstTab {
  const { activeTabIndex, tabs } = recordOf(orNull(() => JSON.parse(localStorage.getItem(tabsKey) ?? '')));
  const tab = Array.isArray(tabs) && typeof activeTabIndex === 'number' ? recordOf(tabs[activeTabIndex]) : {};
  const { query, variables } = tab;
  if (typeof query !== 'string') return { initialQuery: sampleQuery, initialVariables: sampleVariables };
  return { initialQuery: query, initialVariables: typeof variables === 'string' ? variables : '' };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The explorer's first query: two exams are open, and the target of the course is 85. */
export const sampleQuery = `# Which grades are needed on the exams still to come?
query Plan($course: GradePlanInput!, $target: Float!) {
  planGrades(course: $course, target: $target) {
    currentGrade
    minGuaranteedGrade
    maxAchievableGrade
    reachable
    message
    categories {
      name
      weight
      items {
        name
        weight
        recommended
      }
    }
  }
}
`;

/** An item without a grade is not known yet. */
const item = (name: string, grade?: number) => ({
  name,
  description: '',
  weight: 25,
  knownScores: grade !== undefined,
  grade: grade ?? 0,
  maximumPoints: 100,
});

// All fields are written out, although the API has defaults for most: the editor underlines missing ones.
const category = { categoryType: 'STANDARD', weight: 0, maximumPoints: 0 };

export const sampleVariables = JSON.stringify(
  {
    target: 85,
    course: {
      categories: [
        { name: 'Assignments', ...category, items: [item('All four', 85)] },
        { name: 'Exams', ...category, items: [item('Exam 1', 81), item('Exam 2'), item('Final Exam')] },
      ],
    },
  },
  null,
  2,
);
