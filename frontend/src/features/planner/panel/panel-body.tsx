import { answerOf } from '../model/answer.ts';
import type { CourseFigures } from '../model/figures.ts';
import { PracticePart } from '../practice/practice-part.tsx';
import { AnswerText } from './answer-text.tsx';
import { ItemEffectSection } from './item-effect-section.tsx';
import { ModeButton } from './mode-button.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import styles from './panel.module.css';
import { Sources } from './sources.tsx';
import { Stand } from './stand.tsx';
import { TargetRow } from './target-row.tsx';

/** Where the course stands, what the target takes, and where the grade comes from. */
export function PanelBody({ figures }: { figures: CourseFigures }) {
  const isOutOfReach = figures.course.message !== null;
  return (
    <div className={styles.body}>
      <Stand figures={figures} />
      <div className={styles.question}>
        <TargetRow figures={figures} />
        {isOutOfReach ? <OutOfReach course={figures.course} /> : null}
        <p className={styles.answer} aria-live="polite">
          {isOutOfReach ? null : <AnswerText pieces={answerOf(figures).long} />}
        </p>
        <ModeButton />
      </div>
      <PracticePart figures={figures} />
      <div className={styles.charts}>
        <Sources figures={figures} />
        <ItemEffectSection course={figures.course} />
      </div>
    </div>
  );
}
