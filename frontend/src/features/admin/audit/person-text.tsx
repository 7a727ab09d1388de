import { BreakableText } from '../../../ui/list/breakable-text.tsx';
import styles from './audit.module.css';

interface PersonTextProps {
  /** Current name of the account. Undefined if the account is deleted, or if this is no account. */
  name: string | undefined;
  /** The text of the entry, which is shown instead of the name. */
  known: string;
  /** Null if it is unknown. */
  email: string | null;
}

/** A person in the log: the name, and below it the address. Anything else is shown with its text. */
export function PersonText({ name = '', known, email }: PersonTextProps) {
  const first = name === '' ? known : name;
  return (
    <>
      <BreakableText>{first}</BreakableText>
      {email === null || first.includes(email) ? null : (
        <div className={styles.email}>
          <BreakableText>{email}</BreakableText>
        </div>
      )}
    </>
  );
}
