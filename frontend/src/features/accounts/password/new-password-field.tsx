import { longestPassword, shortestPassword } from '../../../../../core/accounts/password.ts';
import { PasswordField } from './password-field.tsx';
import styles from './new-password-field.module.css';
import { useStrength } from './use-strength.ts';
import type { PasswordInputProps } from '@mantine/core';

interface NewPasswordFieldProps extends PasswordInputProps {
  value: string;
  /** Words that name the person, such as the address. */
  own?: readonly string[];
}

const verdicts = [
  'Very weak: among the first guesses',
  'Weak: guessed within hours',
  'Fair: would take a while to guess',
  'Strong: hard to guess',
  'Very strong: out of reach of guessing',
] as const;

const nothing: readonly string[] = [];

/** A password that is being chosen: the rule first, then how well the choice holds. */
export function NewPasswordField({ own = nothing, ...props }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        description={`${shortestPassword} to ${longestPassword} characters. A few words in a row are fine.`}
        {...props}
      />
      <Strength password={props.value} own={own} />
    </div>
  );
}

function Strength({ password, own }: { password: string; own: readonly string[] }) {
  const score = useStrength(password, own);
  return (
    <div className={styles.strength} data-score={score}>
      <div className={styles.bars} aria-hidden>
        {verdicts.map((verdict, index) => (
          <i key={verdict} data-filled={(score !== null && index <= score) || undefined} />
        ))}
      </div>
      <output>{score === null ? null : verdicts[score]}</output>
    </div>
  );
}
