import type { PasswordInputProps } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { maxPasswordLength, minPasswordLength } from '../../../../../core/accounts/password.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';

type Estimate = (password: string, own: readonly string[]) => number;

/**
 * Loads the estimator on first use, because its lists of common passwords are large. `app/screens.ts` lists the
 * numbers of all chunks.
 */
const load = () => loadChunk(16, async () => (await import('./estimate.ts')).estimate);

/**
 * The strength of a new password, 0 to 4. Null for an empty password, and until the code has loaded. If loading
 * fails, no strength is shown: the server checks the password anyway.
 */
function useStrength(password: string, own: readonly string[]): number | null {
  // React calls a function that is passed to a setter, so the state is an object that contains the function.
  const [estimator, setEstimator] = useState<{ estimate: Estimate } | null>(null);
  const deferredPassword = useDeferredValue(password);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isStale = false;
    load().then(
      (estimate) => {
        if (!isStale) setEstimator({ estimate });
        return undefined;
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded]);
  if (estimator === null || deferredPassword === '') return null;
  return estimator.estimate(deferredPassword, own);
}

interface NewPasswordFieldProps extends PasswordInputProps {
  value: string;
  /** Words that identify the user, for example the email address. */
  own?: readonly string[];
}

const verdicts = [
  'Very weak: among the first guesses',
  'Weak: guessed within hours',
  'Fair: would take a while to guess',
  'Strong: hard to guess',
  'Very strong: almost impossible to guess',
] as const;

const noWords: readonly string[] = [];

/** A field for a new password, with the length rule and the strength of the typed password. */
export function NewPasswordField({ own = noWords, ...props }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        description={`${minPasswordLength} to ${maxPasswordLength} characters. A few words in a row are fine.`}
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
