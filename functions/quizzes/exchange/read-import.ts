import { excerpt, type ImportedQuestion, type ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import type { QuizHead, ReadQuestions } from '../formats/format.ts';
import { questionErrors } from '../bank/question-content.ts';
import { fingerprintOf } from '../bank/question-search-words.ts';
import { cutReport, type CutReport } from './import-report.ts';

/** What was read of a file, every question as it may be stored. */
export interface ReadImport {
  readonly questions: readonly FoundQuestion[];
  readonly report: CutReport;
  /** What it says of the one quiz that it holds. */
  readonly quiz: Partial<QuizHead>;
}

export interface FoundQuestion extends ImportedQuestion {
  readonly fingerprint: string;
}

/** Characters that no page can show: formats do not look for them. */
function judged(question: ImportedQuestion): ReportLine[] {
  const [problem] = Object.values(questionErrors(question));
  if (problem === undefined) return [];
  const message = `${excerpt(question.question)} is skipped: ${problem}`;
  return [{ line: question.line, level: 'error', message }];
}

function reportTwins(questions: readonly FoundQuestion[]): ReportLine[] {
  const seen = new Map<string, FoundQuestion>();
  return questions.flatMap((question) => {
    const twin = seen.get(question.fingerprint);
    if (!twin) seen.set(question.fingerprint, question);
    if (!twin) return [];
    const message = `${excerpt(question.question)} is already in line ${twin.line}.`;
    return [{ line: question.line, level: 'note', message }];
  });
}

/** A question is known here by what it asks. */
function reportNames(questions: readonly FoundQuestion[]): ReportLine[] {
  const count = questions.filter(({ name = '' }) => name !== '').length;
  if (count === 0) return [];
  const message = `Names of questions are not kept: ${count.toLocaleString('en-US')}.`;
  return [{ line: null, level: 'loss', message }];
}

/** What comes of it here. */
export function toImport(read: ReadQuestions): ReadImport {
  const problems = read.questions.map(judged);
  const questions = read.questions
    .filter((_, at) => problems[at]?.length === 0)
    .map((question) => ({ ...question, fingerprint: fingerprintOf(question.question) }));
  const report = [...read.report, ...problems.flat(), ...reportTwins(questions), ...reportNames(questions)];
  return { questions, report: cutReport(report), quiz: read.quiz };
}
