import { useEffect } from 'react';
import { Select, Switch } from '@mantine/core';
import { creditMethods } from '../../../../../../core/quizzes/partial-credit.ts';
import { quizLimits, scoringPolicies, type QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import { answerReleasePolicies } from '../../../../../../core/quizzes/answer-release.ts';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { useBuilderStore, useBuilderState, useDispatch, useTab } from '../store/use-builder.ts';
import { focusField } from './focus-field.ts';
import { creditLabels, scoringPolicyLabels, answerReleaseLabelsFor } from './setting-labels.ts';
import styles from '../quiz-builder.module.css';

const attemptsFieldId = 'quiz-attempts';
const attemptsProblem = `Enter 1 to ${quizLimits.attempts.toLocaleString('en-US')}, or leave it empty for no limit.`;

export function RuleFields() {
  const settings = useBuilderState(({ content }) => content.settings);
  const problems = useBuilderState((state) => state.problems.fields);
  const dispatch = useDispatch();
  const set = (changes: Partial<QuizSettings>) => dispatch({ type: 'set', settings: changes });
  const { timeLimit, allowedAttempts } = settings;
  const store = useBuilderStore();
  const areRequested = useTab((tab) => tab.areRulesRequested);
  useEffect(() => {
    if (!areRequested) return;
    focusField(attemptsFieldId);
    store.getState().requestRules(false);
  }, [areRequested, store]);
  return (
    <div className={styles.rules}>
      <NumberField
        label="Time limit"
        description="In minutes. Leave it empty for no limit."
        placeholder="No limit"
        unit="min"
        error={problems['timeLimit']}
        value={timeLimit}
        onChange={(minutes) => set({ timeLimit: minutes })}
      />
      <NumberField
        id={attemptsFieldId}
        label="Attempts"
        description="How often each student can take the quiz. Leave it empty for no limit."
        placeholder="No limit"
        isWhole
        // The server's message is about -1, which is the value of an empty field here.
        error={problems['allowedAttempts'] === undefined ? null : attemptsProblem}
        value={allowedAttempts === -1 ? null : allowedAttempts}
        onChange={(count) => set({ allowedAttempts: count ?? -1 })}
      />
      {allowedAttempts === 1 ? null : (
        <RuleSelect
          label="Score to keep"
          names={scoringPolicies}
          texts={scoringPolicyLabels}
          value={settings.scoringPolicy}
          onChange={(scoringPolicy) => set({ scoringPolicy })}
        />
      )}
      <RuleSelect
        label="Show correct answers"
        names={answerReleasePolicies}
        texts={answerReleaseLabelsFor(settings)}
        error={problems['answerRelease']}
        value={settings.answerRelease}
        onChange={(answerRelease) => set({ answerRelease })}
      />
      <RuleSelect
        label="Partial credit"
        names={creditMethods}
        texts={creditLabels}
        value={settings.creditMethod}
        onChange={(creditMethod) => set({ creditMethod })}
      />
      <div className={styles.switches}>
        <Switch
          aria-label="Shuffle the questions"
          label="Shuffle the questions"
          description="Each attempt has its own order."
          checked={settings.shuffleQuestions}
          onChange={({ currentTarget }) => set({ shuffleQuestions: currentTarget.checked })}
        />
        <Switch
          aria-label="Shuffle the answers"
          label="Shuffle the answers"
          description={
            settings.shuffleAnswers
              ? '‘All of the above’ and the like stay last.'
              : 'Students see choices in your order. Pairs are always shuffled.'
          }
          checked={settings.shuffleAnswers}
          onChange={({ currentTarget }) => set({ shuffleAnswers: currentTarget.checked })}
        />
      </div>
    </div>
  );
}

interface RuleSelectProps<Name extends string> {
  label: string;
  names: readonly Name[];
  texts: Readonly<Record<Name, { label: string; means: string }>>;
  value: Name;
  error?: string | undefined;
  onChange: (name: Name) => void;
}

/** A select with an explanation of its value. */
function RuleSelect<Name extends string>({
  label,
  names,
  texts,
  value,
  error,
  onChange,
}: RuleSelectProps<Name>) {
  return (
    <Select
      label={label}
      description={texts[value].means}
      error={error}
      allowDeselect={false}
      data={names.map((name) => ({ value: name, label: texts[name].label }))}
      value={value}
      onChange={(chosen) => {
        const name = names.find((each) => each === chosen);
        if (name) onChange(name);
      }}
    />
  );
}
