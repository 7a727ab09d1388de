import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import { attributeOf, childrenOf, type XmlElement } from '../archive/xml.ts';
import { type Condition, equalsIn } from './conditions.ts';
import type { ItemReport } from './item-report.ts';

/** Canvas's idents of feedback for a whole question, in order of preference. */
const questionIdents = ['general_fb', 'correct_fb', 'general_incorrect_fb', 'incorrect_fb'];

/** The feedback of an item. `reportUnused` reports the texts that were not read. */
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

  /**
   * The feedback of an answer. '' if there is none. `value`: the value that conditions compare the answer with.
   */
  ofAnswer(value: string): string {
    return this.take(this.links.get(value) ?? `${value}_fb`);
  }

  /** The feedback of the question. Separate texts for correct and wrong answers are not supported. */
  ofQuestion(): string {
    const ident = questionIdents.find((candidate) => this.texts.has(candidate));
    if (ident === undefined) return '';
    if (ident !== 'general_fb') {
      const kind = ident === 'correct_fb' ? 'right' : 'wrong';
      this.report.addLine('note', `The feedback to ${kind} answers is shown with every result.`);
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

/** Idents of feedback by answer, from conditions that test for one answer alone. */
function linksIn(conditions: readonly Condition[]): Map<string, string> {
  const links = new Map<string, string>();
  for (const condition of conditions) {
    const [answer, another] = equalsIn(condition);
    const ident = condition.feedback.find((candidate) => !questionIdents.includes(candidate));
    if (answer && !another && ident !== undefined && !links.has(answer.value)) links.set(answer.value, ident);
  }
  return links;
}
