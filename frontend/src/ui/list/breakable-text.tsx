import { Fragment } from 'react';

/** A text that breaks before the @ of an email address rather than within a word. */
export function BreakableText({ children }: { children: string }) {
  const [first, ...rest] = children.split('@');
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        <Fragment key={at}>
          <wbr />@{part}
        </Fragment>
      ))}
    </>
  );
}
