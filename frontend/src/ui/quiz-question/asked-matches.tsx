import { NativeSelect } from '@mantine/core';
import { toPlain } from '../../../../core/rich-text/escape-markdown.ts';
import { readableText } from '../../../../core/rich-text/readable-text.ts';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './asked-question.module.css';
import { letterOf } from './letters.ts';
import type { QuestionResponse } from './question-response.ts';

interface AskedMatchesProps {
  question: Pick<AskedQuestionPartsFragment, 'textFormat' | 'matchPrompts' | 'matchOptions'>;
  response: QuestionResponse;
  onChange: (matches: QuestionResponse['matches']) => void;
}

type Options = AskedQuestionPartsFragment['matchOptions'];

/** A select per prompt, with the same list of partners. */
export function AskedMatches({ question, response, onChange }: AskedMatchesProps) {
  const { textFormat, matchPrompts, matchOptions } = question;
  // A select shows plain text only. So partners with formulas or code are listed above the selects, with letters.
  const isFormatted =
    textFormat === 'MARKDOWN' && matchOptions.some(({ text }) => toPlain(text.trim()) === null);
  const nameOf = (text: string, at: number) => {
    const name = readableText(text, textFormat);
    return isFormatted ? `${letterOf(at)}: ${name}` : name;
  };
  const choices = [
    { value: '', label: 'Choose…' },
    ...matchOptions.map(({ id, text }, at) => ({ value: id, label: nameOf(text, at) })),
  ];
  const match = (promptId: string, optionId: string) => {
    const others = response.matches.filter((each) => each.promptId !== promptId);
    onChange(optionId === '' ? others : [...others, { promptId, optionId }]);
  };
  return (
    <div className={styles.matches}>
      {isFormatted ? <Partners options={matchOptions} /> : null}
      {matchPrompts.map(({ id, text }) => {
        const chosen = response.matches.find(({ promptId }) => promptId === id)?.optionId ?? '';
        return (
          <div key={id} className={styles.pair}>
            <NativeSelect
              className={styles.match ?? ''}
              classNames={{ label: styles.left ?? '' }}
              label={<RichText text={text} format={textFormat} />}
              size="md"
              data={choices}
              value={chosen}
              onChange={({ currentTarget }) => match(id, currentTarget.value)}
            />
            {isFormatted ? null : (
              <LongChoice text={choices.find(({ value }) => value !== '' && value === chosen)?.label ?? ''} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The partners as their author formatted them. */
function Partners({ options }: { options: Options }) {
  return (
    <ul className={styles.partners} aria-label="Partners">
      {options.map(({ id, text }, at) => (
        <li key={id}>
          <span className={styles.letter}>{letterOf(at)}</span>
          <div className={styles.optionText}>
            <RichText text={text} format="MARKDOWN" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Number of characters that a select shows on a narrow phone. */
const maxInSelect = 26;

/** A chosen partner that a select would cut off. Screen readers read it in the select. */
function LongChoice({ text }: { text: string }) {
  if (text.length <= maxInSelect) return null;
  return (
    <p className={styles.chosen} aria-hidden>
      {text}
    </p>
  );
}
