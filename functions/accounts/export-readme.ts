/** Descriptions of the files in an export, by name without extension. */
const files: Readonly<Record<string, string>> = {
  account: 'your account: names, address, role, settings, links, and where you are signed in',
  'api-tokens': 'your API tokens by name; the tokens themselves are not kept',
  'upgrade-requests': 'your requests to become an instructor, and what became of them',
  courses: 'the courses that you saved, deleted ones that can be restored among them, with their people',
  memberships: 'your own row, with your grade, in the courses of others, invitations included',
  'declined-courses': 'the invitations that you declined and the courses that you left',
  'audit-log':
    'changes of your role, your rights and your grades, and those that you made, as the audit log has them',
  questions: 'the questions that you wrote, with all their versions',
  quizzes: 'the quizzes that you made; those for your practice are without their questions',
  'quiz-attempts': 'the quizzes that you took, with your answers and results',
  practice: 'what you practise: cards, answers and plans',
  storage: 'how many bytes your account has stored',
  'practice-questions': 'questions that were made for your practice',
  'contact-messages': 'what you wrote by the contact form',
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
  return `${name}.json\n${wrapped(files[name] ?? 'what is kept about you under this name', '  ')}`;
}

/**
 * For users who open the zip: its content, what it lacks, and what stays after the account is deleted. Plain
 * text.
 */
export function exportReadme(email: string, names: readonly string[], now: Date): string {
  const parts = [
    wrapped(`Everything that Markwise keeps about ${email}, as of ${now.toISOString()}.`),
    wrapped(
      'Each file is JSON in UTF-8; times are UTC. A list without entries, [], says that nothing of its kind is kept.',
    ),
    ...names.map(entryOf),
    wrapped(
      'Not in here: your password and the secrets of your tokens and sessions, which are kept in a form that nobody can read, and how often you asked for what is limited, which is forgotten within hours.',
    ),
    wrapped(
      'When you delete your account, everything in these files goes with it, but for two: your rows in the courses of others belong to those who keep these courses, and the audit log is never changed.',
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
