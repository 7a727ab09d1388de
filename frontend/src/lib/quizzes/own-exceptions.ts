import type { ExceptionSetting } from '../../gql/graphql.ts';

/** The settings of a quiz that an exception changes for the user. */
export interface WithOwnExceptions {
  readonly ownExceptions: readonly ExceptionSetting[];
}

const names: Readonly<Record<ExceptionSetting, string>> = {
  OPENS_AT: 'opening',
  DUE_AT: 'due date',
  CLOSES_AT: 'closing',
  TIME_LIMIT: 'time limit',
  ALLOWED_ATTEMPTS: 'attempts',
};

/** On one line. */
const setForYou = 'set\u00A0for\u00A0you';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The value of a setting, with a remark if an exception changes it: ‘45 minutes (set for you)’. */
export function withRemark(text: string, setting: ExceptionSetting, quiz: WithOwnExceptions): string {
  return quiz.ownExceptions.includes(setting) ? `${text} (${setForYou})` : text;
}

/** What exceptions change, where the values are not shown: ‘due date and time limit set for you’. Empty without any. */
export function ownExceptionsText(settings: readonly ExceptionSetting[]): string {
  return settings.length === 0 ? '' : `${list.format(settings.map((each) => names[each]))} ${setForYou}`;
}
