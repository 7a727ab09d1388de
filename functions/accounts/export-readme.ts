/** Descriptions of the files in an export, by name without extension. */
const files: Readonly<Record<string, string>> = {
  account: 'your account: names, address, role, settings, links, last sign-in, and where you are signed in',
  'account-invitations': 'the invitation by which an administrator invited your address, if there was one',
  'api-tokens': 'your API tokens by name; the tokens themselves are not kept',
  'upgrade-requests': 'your requests to become an instructor, with the decisions',
  courses: 'the courses that you saved, with their people, including deleted courses that can be restored',
  memberships: 'your own row, with your grade, in the courses of others, invitations included',
  grades: 'your grades by item in the courses of others, and the grades that were entered in your courses',
  plans: 'what you added to courses: targets, grades that you tried, and items of your own',
  'declined-courses': 'the invitations that you declined and the courses that you left',
  'audit-log':
    'audit log entries: changes of your role, permissions and grades, and such changes that you made',
  questions: 'the questions that you wrote, with all their versions',
  'question-images': 'the images that you uploaded for questions, with the addresses of their contents',
  quizzes: 'the quizzes that you made, including practice quizzes, with the IDs of their questions',
  'quiz-categories': 'the categories of your question bank',
  'bank-shares': 'the courses with which you share your question bank',
  'quiz-exceptions':
    'other dates, extra time and extra attempts that you have in quizzes, or gave to people in your quizzes',
  'quiz-attempts': 'the quizzes that you took, with your answers and results',
  practice: 'what you practise: cards, answers and plans',
  notes: 'your notes with their tags, including deleted ones that you can still restore',
  'public-notes': 'what you wrote in the notes of courses: each note and version whose last author you are',
  assignments: 'the assignments of courses that you changed last',
  submissions: 'what you submitted for assignments, with the grades and the feedback that were returned',
  storage: 'how many bytes your account has stored',
  'practice-questions': 'questions that were made for your practice',
  'contact-messages': 'what you sent with the contact form',
};

const lineLength = 78;

function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent.length + line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}

function entryOf(name: string): string {
  return `${name}.json\n${wrapped(files[name] ?? 'what is stored about you under this name', '  ')}`;
}

/**
 * Plain text for users who open the zip: what it contains, what it does not contain, and what stays after the
 * account is deleted. `names`: names of the files without extension.
 */
export function exportReadme(email: string, names: readonly string[], now: Date): string {
  const paragraphs = [
    wrapped(`Everything that Markwise stores about ${email}, as of ${now.toISOString()}.`),
    wrapped(
      'Each file is JSON in UTF-8; times are UTC. An empty list, [], means that nothing of this kind is stored.',
    ),
    ...names.map(entryOf),
    wrapped(
      'Not included: your password and the secrets of your tokens and sessions, which are stored only as hashes, the contents of files that you attached to quizzes and of images in questions, and the counters of rate limits, which are deleted within two days.',
    ),
    wrapped(
      'When you delete your account, everything in these files is deleted, with three exceptions: your rows in the courses of other people belong to the owners of the courses, what you wrote in the notes of these courses stays without your name, and the audit log is never changed.',
    ),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
