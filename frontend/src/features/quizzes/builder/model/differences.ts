import { areSameSettings, isSameQuestion, type QuizContent } from './quiz-content.ts';

const counted = (count: number, what: string) => `${count} ${count === 1 ? 'question' : 'questions'} ${what}`;

/** The differences of two versions of a quiz, one line each. */
export function differencesBetween(mine: QuizContent, theirs: QuizContent): string[] {
  const [myTitle, theirTitle] = [mine.settings.title.trim(), theirs.settings.title];
  const theirQuestions = new Map(theirs.questions.map((question) => [question.id, question.question]));
  const shared = mine.questions.filter(({ id }) => theirQuestions.has(id));
  const differing = shared.filter(({ id, question }) => {
    const other = theirQuestions.get(id);
    return other !== undefined && !isSameQuestion(question, other);
  }).length;
  const onlyMine = mine.questions.length - shared.length;
  const onlyTheirs = theirs.questions.length - shared.length;
  const lines: (string | null)[] = [
    myTitle === theirTitle ? null : `Mine is called ‘${myTitle}’, theirs ‘${theirTitle}’.`,
    areSameSettings({ ...mine.settings, title: '' }, { ...theirs.settings, title: '' })
      ? null
      : 'Description, category, rules, dates or pools differ.',
    mine.courseId === theirs.courseId ? null : 'They belong to different courses.',
    differing === 0 ? null : `${counted(differing, differing === 1 ? 'differs' : 'differ')}.`,
    onlyMine === 0 ? null : `${counted(onlyMine, onlyMine === 1 ? 'is' : 'are')} only in mine.`,
    onlyTheirs === 0 ? null : `${counted(onlyTheirs, onlyTheirs === 1 ? 'is' : 'are')} only in theirs.`,
  ];
  const differences = lines.filter((line) => line !== null);
  return differences.length === 0
    ? ['The order of the questions differs, or the files differ.']
    : differences;
}
