/**
 * All texts that the specification prescribes (sections 2, 4, 5 and 8), with exactly its typos and missing full stops.
 * Grouped by domain. All other texts are in the files that use them.
 */
export const texts = {
  loading: 'Loading...',
  /** The error name is `ChunkLoadError`. `chunk` is the number of the chunk. */
  chunkLoadFailed: (chunk: number | string) => `Loading chunk ${chunk} failed`,

  login: {
    request: 'Logging in...',
    success: 'Successfully logged in!',
    failure: 'Login failed',
  },
  registration: {
    request: 'Registering...',
    success: 'Registered successfully! Please check your email for further steps',
    failure: 'Registration Falied : Email-id already registered',
  },
  user: { request: 'Fetching user details...' },
  logout: { request: 'Logging user out' },
  verification: {
    request: 'Verifying the user...',
    success: 'User verified! You can login now',
    failure: 'Verification failed',
  },
  passwordResetRequest: {
    request: 'Verifying password reset credentials',
    success: 'Please check your email for further instructions to reset the password',
    failure: 'Failed to reset password',
  },
  passwordReset: {
    request: 'Resetting your password...',
    success: 'Password reset successfully! You can login now',
    failure: 'Failed to reset password',
  },
  contact: {
    request: 'Contacting us...',
    success: 'Thank you for contacting us!',
    failure: 'Failed to contact us',
  },
  websiteAccess: {
    title: 'Website Access New',
    email: 'Email Address',
    password: 'Password',
    submit: 'Access website',
    failure: 'Incorrect email or password entered.',
  },

  courses: { none: 'Saved courses not available', failure: 'Error fetching saved courses' },
  courseLoad: {
    request: 'Loading course details...',
    none: 'Course not found',
    failure: 'Error loading the course',
  },
  courseSave: { request: 'Saving the course...', failure: 'Saving course grades failed' },
  courseUpdate: {
    request: 'Updating saved course...',
    success: 'Course updated successfully!',
    failure: 'Course could not be updated',
    gradesFailure: 'Updating course grades failed',
  },
  courseDelete: { request: 'Deleting saved course...', failure: 'Deleting course grades failed' },
  /** `maximum`: the maximum achievable grade, formatted with two decimals by `formatPercent`. */
  lowerTarget: (maximum: string) => `Please lower your target grade. Maximum achievable grade is ${maximum}`,

  quizzes: { none: 'No quiz available', failure: 'Error fetching available quizzes' },
  quiz: {
    none: 'Quiz not found',
    failure: 'Error loading the quiz',
    updateFailure: 'Updating quiz failed',
    createFailure: 'Failed to create quiz',
    generateFailure: 'Error generating the quiz',
  },
  quizCategories: {
    noneActive: 'No quiz categories available',
    activeFailure: 'Error fetching active quiz categories',
    addFailure: 'Failed to add quiz category',
    editFailure: 'Failed to edit quiz category',
    deleteFailure: 'Failed to delete quiz category',
    failure: 'Failed to fetch quiz categories',
  },
  questions: {
    success: 'Successfully added!',
    failure: 'Failed to add question. Please try again later.',
  },

  jobs: { none: 'Job data not available', failure: 'Error fetching jobs' },
  canvas: {
    courses: {
      none: 'No course/courses available',
      failure: 'Error fetching course/courses from canvas',
    },
    modules: {
      none: 'No module/modules available',
      failure: 'Error fetching module/modules from canvas',
    },
    quizzes: { none: 'No module/quiz available', failure: 'Error fetching quiz data from canvas' },
    assignments: {
      none: 'No assignment/assignments available',
      failure: 'Error fetching assignment data from canvas',
    },
    assignmentGroups: {
      none: 'No assignment group available',
      failure: 'Error fetching assignment group data from canvas',
    },
    access: {
      none: 'No Access Data available',
      failure: 'Error fetching Canvas Access Data',
      writeFailure: 'Cannot Write Access Data',
    },
  },

  upgradeRequest: {
    name: 'Name',
    linkedin: 'Linkedin',
    email: 'Email',
    description: 'Description',
    title: 'Title',
    affiliation: 'Affiliation',
  },
} as const;
