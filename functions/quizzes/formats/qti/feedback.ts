import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import { attributeOf, childrenOf, type XmlElement } from '../archive/xml.ts';
import { type Condition, equalsIn } from './conditions.ts';
import type { ItemReport } from './item-report.ts';

/** Idents that Canvas gives to what is said of a question, not of an answer; in the order in which they are shown. */
const ofQuestion = ['general_fb', 'correct_fb', 'general_incorrect_fb', 'incorrect_fb'];

/** What an item says to its answers: each text finds its place once, or is reported. */
export class Feedback {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly links: ReadonlyMap<string, string>;
  private readonly used = new Set<string>();
  private readonly report: ItemReport;

  constructor(item: XmlElement, conditions: readonly Condition[], report: ItemReport) {
    const entries = childrenOf(item, 'itemfeedback').map((feedback): [string, string] => [
      attributeOf(feedback, 'ident'),
      report.textIn(feedback),
    ]);
    this.texts = new Map(entries.filter(([, text]) => text !== ''));
    this.links = linksIn(conditions);
    this.report = report;
  }

  /** What is said to an answer; '' where nothing is. `value` is what conditions compare an answer with. */
  ofAnswer(value: string): string {
    return this.take(this.links.get(value) ?? `${value}_fb`);
  }

  /** What is said of the question. Words for right and wrong answers alone have no place of their own here. */
  ofQuestion(): string {
    const ident = ofQuestion.find((candidate) => this.texts.has(candidate));
    if (ident === undefined) return '';
    if (ident !== 'general_fb') {
      const whom = ident === 'correct_fb' ? 'right' : 'wrong';
      this.report.addLine('note', `What is said to ${whom} answers is shown with every result.`);
    }
    return this.take(ident);
  }

  reportUnused(): void {
    for (const [ident, text] of this.texts) {
      if (!this.used.has(ident))
        this.report.addLine('loss', `The feedback ${ident} is skipped: ${excerpt(text)}`);
    }
  }

  private take(ident: string): string {
    const text = this.texts.get(ident);
    if (text !== undefined) this.used.add(ident);
    return text ?? '';
  }
}

/** Which feedback is shown to which answer: where one condition asks for it alone. */
function linksIn(conditions: readonly Condition[]): Map<string, string> {
  const links = new Map<string, string>();
  for (const condition of conditions) {
    const [answer, another] = equalsIn(condition);
    const ident = condition.feedback.find((candidate) => !ofQuestion.includes(candidate));
    if (answer && !another && ident !== undefined && !links.has(answer.value)) links.set(answer.value, ident);
  }
  return links;
}
