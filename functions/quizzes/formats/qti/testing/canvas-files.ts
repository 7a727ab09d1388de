/** Fields of an item in Canvas's export files, for tests. Omitted fields get a default. */

interface ItemFields {
  readonly type?: string;
  readonly profile?: string;
  readonly title?: string;
  readonly points?: string;
  /** HTML, escaped. */
  readonly prompt?: string;
  readonly responses?: string;
  readonly conditions?: string;
  readonly feedback?: string;
}

function field(label: string, entry: string): string {
  if (entry === '') return '';
  return `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
}

export function item(fields: ItemFields): string {
  const metadata =
    field('question_type', fields.type ?? '') +
    field('cc_profile', fields.profile ?? '') +
    field('points_possible', fields.points ?? '');
  return [
    `<item ident="i1" title="${fields.title ?? 'Question'}">`,
    `<itemmetadata><qtimetadata>${metadata}</qtimetadata></itemmetadata>`,
    `<presentation><material><mattext texttype="text/html">${fields.prompt ?? 'What?'}</mattext></material>`,
    `${fields.responses ?? ''}</presentation>`,
    `<resprocessing>${fields.conditions ?? ''}</resprocessing>${fields.feedback ?? ''}</item>`,
  ].join('');
}

/** The score for an answer that meets the tests. */
export function respcondition(tests: string, score = '100', action = 'Set'): string {
  return `<respcondition><conditionvar>${tests}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`;
}

export function quizFile(body: string, ident = 'q1', title = 'A quiz'): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">',
    `<assessment ident="${ident}" title="${title}">`,
    `<section ident="root_section">${body}</section></assessment></questestinterop>`,
  ].join('\n');
}
