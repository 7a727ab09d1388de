/** What the explorer starts with: two exams are open, and the course is to end at 85. */
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

const exam = (name: string, known: object = {}) => ({ name, weight: 25, maximumPoints: 100, ...known });

export const sampleVariables = JSON.stringify(
  {
    target: 85,
    course: {
      categories: [
        {
          name: 'Assignments',
          categoryType: 'STANDARD',
          items: [{ name: 'All four', weight: 25, maximumPoints: 100, knownScores: true, grade: 85 }],
        },
        {
          name: 'Exams',
          categoryType: 'STANDARD',
          items: [exam('Exam 1', { knownScores: true, grade: 81 }), exam('Exam 2'), exam('Final Exam')],
        },
      ],
    },
  },
  null,
  2,
);
