import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import { excerpt, type ImportedQuestion, type ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { imageUsesIn } from '../../../core/quizzes/formats/file-images.ts';
import type { QuizHead, ReadQuestions } from '../formats/format.ts';
import { questionErrors } from '../bank/question-content.ts';
import { fingerprintOf } from '../bank/question-search-words.ts';
import { cutReport, type CutReport } from './import-report.ts';

/** The content of a file, with every valid question. */
export interface ReadImport {
  readonly questions: readonly FoundQuestion[];
  readonly report: CutReport;
  /** The settings of each quiz in the file. */
  readonly quizzes: readonly Partial<QuizHead>[];
  /** The images that the questions show, by the ID that their texts name. Nothing is stored under these IDs. */
  readonly images: ReadonlyMap<string, Uint8Array>;
}

/** The settings of the only quiz in a file. Empty if there is none, or several. */
export function onlyQuiz({ quizzes }: Pick<ReadImport, 'quizzes'>): Partial<QuizHead> {
  const [quiz = {}] = quizzes;
  return quizzes.length === 1 ? quiz : {};
}

export interface FoundQuestion extends ImportedQuestion {
  readonly fingerprint: string;
}

/** Reports a question with errors. Only invisible characters are left: the formats check the rest. */
function reportInvalid(question: ImportedQuestion): ReportLine[] {
  const [problem] = Object.values(questionErrors(question));
  if (problem === undefined) return [];
  const message = `${excerpt(readableQuestion(question))} is skipped: ${problem}`;
  return [{ line: question.line, level: 'error', message }];
}

function reportDuplicates(questions: readonly FoundQuestion[]): ReportLine[] {
  const seen = new Map<string, FoundQuestion>();
  return questions.flatMap((question) => {
    const twin = seen.get(question.fingerprint);
    if (!twin) {
      seen.set(question.fingerprint, question);
      return [];
    }
    const message = `${excerpt(readableQuestion(question))} is already in line ${twin.line}.`;
    return [{ line: question.line, level: 'note', message }];
  });
}

/** Reports the names of questions, which are not imported: Markwise identifies questions by their texts. */
function reportNames(questions: readonly FoundQuestion[]): ReportLine[] {
  const count = questions.filter(({ name = '' }) => name !== '').length;
  if (count === 0) return [];
  const having = count === 1 ? '1 question has one' : `${count.toLocaleString('en-US')} questions have one`;
  const message = `Names of questions are not imported: ${having}.`;
  return [{ line: null, level: 'loss', message }];
}

/** Drops and reports invalid questions, and reports duplicates and names. */
export function toImport(read: ReadQuestions): ReadImport {
  const problems = read.questions.map(reportInvalid);
  const questions = read.questions
    .filter((_, at) => problems[at]?.length === 0)
    .map((question) => ({ ...question, fingerprint: fingerprintOf(readableQuestion(question)) }));
  const report = [
    ...read.report,
    ...problems.flat(),
    ...reportDuplicates(questions),
    ...reportNames(questions),
  ];
  const used = imageUsesIn(questions);
  const images = new Map([...(read.images ?? [])].filter(([id]) => used.has(id)));
  return { questions, report: cutReport(report), quizzes: read.quizzes, images };
}
