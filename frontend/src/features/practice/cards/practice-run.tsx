import type { ReactNode } from 'react';
import type { Practice } from '../use-practice.ts';
import { CardProgress } from './card-progress.tsx';
import { CardResult } from './card-result.tsx';
import { CardAsked } from './card-asked.tsx';
import { NothingNow } from './nothing-now.tsx';
import { useRun } from './use-run.ts';

interface PracticeRunProps {
  practice: Practice;
  /** Nothing was done on this screen yet: the focus stays where it is. */
  isFirst: boolean;
  /** All cards were answered, or one of them elsewhere. */
  onDone: () => void;
  /** What can be practised where no card is due. */
  instead: ReactNode;
}

/** Today's cards, one at a time: asked, then told. */
export function PracticeRun({ practice, isFirst, onDone, instead }: PracticeRunProps) {
  const { card, answer, done, next, tell } = useRun(practice.cards, onDone);
  if (!card) return <NothingNow practice={practice} isFirst={isFirst} instead={instead} />;
  const doneToday = practice.doneToday + done;
  const left = practice.cards.length - done;
  return (
    <>
      <CardProgress done={doneToday} left={left} due={practice.due - done} />
      {answer ? (
        <CardResult answer={answer} isLast={left === 0} onNext={next} />
      ) : (
        <CardAsked key={card.id} card={card} isFirst={done === 0} onAnswered={tell} onGone={onDone} />
      )}
    </>
  );
}
