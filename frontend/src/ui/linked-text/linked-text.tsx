import { Anchor } from '@mantine/core';
import styles from './linked-text.module.css';
import { linksIn, textParts } from '../../../../core/links/text-links.ts';

/** A link to an address that somebody wrote. It opens in a new tab, without a referrer. */
function WrittenLink({ url }: { url: string }) {
  return (
    <Anchor
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      inherit
      underline="always"
      className={styles.link ?? ''}
    >
      {url}
    </Anchor>
  );
}

/** A text whose addresses are links. */
export function LinkedText({ text }: { text: string }) {
  let position = 0;
  return textParts(text).map(({ text: part, url }) => {
    const key = position;
    position += part.length;
    return url === undefined ? part : <WrittenLink key={key} url={url} />;
  });
}

/** The links of a text in a field, since the field itself cannot contain links. Nothing if there are none. */
export function LinksIn({ text, label }: { text: string; label: string }) {
  const links = linksIn(text);
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map((url) => (
        <WrittenLink key={url} url={url} />
      ))}
    </nav>
  );
}
