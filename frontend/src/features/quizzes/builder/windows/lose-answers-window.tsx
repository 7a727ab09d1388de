import { ConfirmWindow } from '../../../../ui/confirm-window.tsx';
import type { AnswersToLose } from '../store/builder-store.ts';
import { useTab } from '../store/use-builder.ts';

const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

function effectsOf({ questions, answers, inProgress }: AnswersToLose): string {
  const [it, question] = questions === 1 ? ['it', 'question'] : ['them', 'questions'];
  const submitted =
    answers === 0
      ? []
      : [
          `${counted(answers, 'answer')} in submitted attempts ${answers === 1 ? 'belongs' : 'belong'} to ${counted(questions, 'question')} that you removed.`,
          `Scores don’t change: these attempts keep the ${question} and the points for ${it}.`,
          `The statistics no longer count ${it}.`,
        ];
  const open =
    inProgress === 0
      ? []
      : [
          `${counted(inProgress, 'attempt is', 'attempts are')} in progress, and still ${inProgress === 1 ? 'asks' : 'ask'} the questions that ${inProgress === 1 ? 'it' : 'they'} started with.`,
        ];
  return [...submitted, ...open, `New attempts don’t ask the removed ${question}.`].join(' ');
}

/** Asks before a save removes questions that attempts have. */
export function LoseAnswersWindow() {
  const lost = useTab(({ answersToLose }) => answersToLose);
  const decide = useTab(({ decideOnAnswers }) => decideOnAnswers);
  const questions = lost?.questions ?? 0;
  return (
    <ConfirmWindow
      opened={lost !== null}
      onClose={() => decide(false)}
      title={questions === 1 ? 'Save without the removed question?' : 'Save without the removed questions?'}
      confirm={`Save without ${counted(questions, 'question')}`}
      isHarmful
      isSending={false}
      error={undefined}
      onConfirm={() => decide(true)}
    >
      {lost === null ? null : effectsOf(lost)}
    </ConfirmWindow>
  );
}
