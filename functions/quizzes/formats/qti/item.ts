import { attributeOf, childOf, descendantsOf, type XmlElement } from '../archive/xml.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { Feedback } from './feedback.ts';
import type { ItemReport } from './item-report.ts';
import { type Metadata, metadataOf } from './metadata.ts';

/** An item with its parsed parts. */
export interface Item {
  readonly element: XmlElement;
  readonly metadata: Metadata;
  readonly presentation: XmlElement | undefined;
  /** Groups of choices: one in a choice question, one per left side or blank in other questions. */
  readonly choices: readonly XmlElement[];
  readonly conditions: readonly Condition[];
  readonly feedback: Feedback;
  readonly report: ItemReport;
}

export function openItem(element: XmlElement, report: ItemReport): Item {
  const conditions = conditionsOf(element);
  const presentation = childOf(element, 'presentation');
  return {
    element,
    metadata: metadataOf(element),
    presentation,
    choices: presentation ? descendantsOf(presentation, 'response_lid') : [],
    conditions,
    feedback: new Feedback(element, conditions, report),
    report,
  };
}

export interface Label {
  readonly ident: string;
  readonly text: string;
}

/** The answer options of a group of choices. */
export function labelsOf(choice: XmlElement, report: ItemReport): Label[] {
  return descendantsOf(choice, 'response_label').map((label) => ({
    ident: attributeOf(label, 'ident'),
    text: report.textIn(label),
  }));
}
