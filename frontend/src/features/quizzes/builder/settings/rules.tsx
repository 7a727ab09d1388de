import { Button, Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rulesHash } from '../../../../lib/quizzes/quiz-address.ts';
import { useBuilderStore, useBuilderState, useTab } from '../store/use-builder.ts';
import { RuleFields } from './rule-fields.tsx';
import { rulesInShort } from './setting-labels.ts';
import styles from '../quiz-builder.module.css';

/** The rules of the quiz: a summary, and on demand each rule with an explanation. */
export function Rules() {
  const settings = useBuilderState(({ content }) => content.settings);
  const hasProblem = useBuilderState(
    ({ problems: { fields } }) =>
      fields['timeLimit'] !== undefined ||
      fields['allowedAttempts'] !== undefined ||
      fields['answerRelease'] !== undefined,
  );
  const [isShown, setShown] = useState(false);
  const areRequested = useTab((tab) => tab.areRulesRequested);
  // A field that appears with an animation cannot be focused at once.
  const [isInstant, setInstant] = useState(false);
  if (areRequested && !isShown) {
    setShown(true);
    setInstant(true);
  }
  useAddressedRules();
  const isOpen = isShown || hasProblem;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.cardHead}>
        <div>
          <h2 id={`${id}-title`}>Rules</h2>
          <p className={styles.hint}>{rulesInShort(settings)}</p>
        </div>
        <Button
          variant="subtle"
          px={12}
          aria-expanded={isOpen}
          aria-controls={`${id}-rules`}
          rightSection={
            <IconChevronDown size={16} aria-hidden data-turned={isOpen} className={styles.chevron} />
          }
          onClick={() => setShown(!isOpen)}
        >
          {isOpen ? 'Less' : 'Change'}
        </Button>
      </div>
      <Collapse
        expanded={isOpen}
        id={`${id}-rules`}
        keepMounted={false}
        {...(isInstant && { transitionDuration: 0 })}
      >
        <RuleFields />
      </Collapse>
    </section>
  );
}

/** Opens the rules if the URL leads to them. */
function useAddressedRules(): void {
  const { hash } = useLocation();
  const store = useBuilderStore();
  useEffect(() => {
    if (hash === rulesHash) store.getState().requestRules(true);
  }, [hash, store]);
}
