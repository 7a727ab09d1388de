import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatPercent } from '../../../../../core/grading/rounding.ts';
import { enteredGradeText } from '../../../lib/courses/entered-grade.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { withData } from '../../../lib/with-data.tsx';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { Gauge } from '../../../ui/grade/gauge.tsx';
import { answerOf } from '../model/answer.ts';
import type { CourseFigures } from '../model/figures.ts';
import { effectSentence, itemEffect, mostInformativeItem } from '../model/item-effect.ts';
import { nameOf } from '../model/names.ts';
import { highestTarget, pinsToRemove } from '../model/out-of-reach.ts';
import { shortOfPoints } from '../model/short-of-points.ts';
import { weightlessNote } from '../model/weightless.ts';
import { missingWeightAdvice } from '../model/weights-note.ts';
import { withoutMaximumNote } from '../model/without-maximum.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { AnswerText } from './answer-text.tsx';
import { CourseReach } from './course-reach.tsx';
import { EffectChart } from './effect-chart.tsx';
import { HandedInItems } from './handed-in.tsx';
import { ItemSelect } from './item-select.tsx';
import { ModeButton } from './mode-button.tsx';
import styles from './panel.module.css';
import { Sources } from './sources.tsx';
import { TargetRow } from './target-row.tsx';
import { useCurrentGrade } from './use-current-grade.ts';

/** The gauge, with the lowest and highest possible grade. */
function CurrentGrade({ figures }: { figures: CourseFigures }) {
  const { edit } = usePlannerStore().getState();
  const target = usePlanner((state) => presentOf(state).targetGrade);
  const divisions = usePlanner((state) => presentOf(state).meterDivisions);
  const { standing, parts } = figures;
  const { grade, letter, entered } = useCurrentGrade(figures);
  return (
    <div className={styles.current}>
      <Gauge
        parts={parts}
        current={grade}
        {...(letter === null ? {} : { letter })}
        target={target}
        divisions={divisions}
        onTargetChange={(value) => edit({ type: 'setCourseNumber', field: 'targetGrade', value })}
        onDivisionsChange={([first, second]) => edit({ type: 'setMeterDivisions', value: [first, second] })}
      />
      <div className={styles.reach}>
        <CourseReach figures={figures} />
      </div>
      {entered === null ? null : (
        <p className={styles.entered}>
          {enteredGradeText(entered)}.
          {standing.currentGrade === null ? '' : ' The figure above is computed from the items.'}
        </p>
      )}
    </div>
  );
}

/**
 * Scrolls the alert into view. Otherwise, the button at the end of the panel could cover it. When the alert goes, the
 * panel scrolls back, unless the user has scrolled since: a grade that is being typed can put the target out of reach for
 * one key press.
 */
function showAlert(alert: HTMLElement | null) {
  if (alert === null) return undefined;
  // The drawer on a phone is not in the panel.
  const panel = alert.closest('aside');
  const before = panel?.scrollTop ?? 0;
  alert.scrollIntoView({ block: 'nearest' });
  const after = panel?.scrollTop ?? 0;
  return () => {
    if (panel?.scrollTop === after) panel.scrollTop = before;
  };
}

/**
 * The specification's alert, with buttons that unpin the grades that put the target out of reach, and that set the
 * highest target in reach.
 */
function OutOfReach({ course, standing }: Pick<CourseFigures, 'course' | 'standing'>) {
  const { edit } = usePlannerStore().getState();
  const { message } = course;
  const pins = pinsToRemove(course);
  if (message === null) return null;
  const highest = highestTarget(course);
  const [first] = pins;
  return (
    <Alert
      // Another text can have another height.
      key={[message, ...pins.map(nameOf)].join('\n')}
      color="danger"
      variant="light"
      role="alert"
      mb={12}
      ref={showAlert}
      className={styles.outOfReach ?? ''}
    >
      {message}
      {first === undefined ? (
        <Advice course={course} standing={standing} />
      ) : (
        <p className={styles.advice}>
          {pins.length === 1
            ? `It’s in reach if you unpin ${nameOf(first)}.`
            : 'It’s in reach if you unpin your grades.'}
        </p>
      )}
      <Group gap="sm" mt="sm">
        {first === undefined ? null : (
          <Button
            {...buttonLook}
            onClick={() => edit(...pins.map(({ key }) => ({ type: 'unpinItem', itemKey: key }) as const))}
          >
            Unpin {pins.length === 1 ? nameOf(first) : `${pins.length} grades`}
          </Button>
        )}
        <Button
          {...buttonLook}
          onClick={() =>
            edit({ type: 'setCourseNumber', field: 'targetGrade', value: highest }, { type: 'achieveTarget' })
          }
        >
          Set target to {formatPercent(highest)}
        </Button>
      </Group>
    </Alert>
  );
}

/** Lists what is still missing in the course, because that can be why the target is out of reach. */
function Advice({
  course: { categories },
  standing: { totalWeight },
}: Pick<CourseFigures, 'course' | 'standing'>) {
  const lacking = shortOfPoints(categories);
  const advice =
    weightlessNote(categories, totalWeight) ??
    withoutMaximumNote(categories) ??
    (lacking === null ? null : `${lacking}.`) ??
    missingWeightAdvice(totalWeight);
  return advice === null ? null : <p className={styles.advice}>{advice}</p>;
}

const buttonLook = { color: 'danger', variant: 'outline', size: 'compact-md', px: 12, maw: '100%' } as const;

/** A separate chunk, because it needs the code for server data. */
const WhatToPractise = lazyChunk(
  55,
  withData(async () => (await import('../practice/what-to-practise.tsx')).WhatToPractise),
);

/** The weak concepts and the recommended grade, for signed-in users. Empty if the code does not load. */
function PracticePart({ figures }: { figures: CourseFigures }) {
  const courseId = usePlanner(({ saved }) => saved?.id ?? null);
  return (
    <SignedInPart>
      <WhatToPractise course={figures.course} courseId={courseId} />
    </SignedInPart>
  );
}

/** How one item changes the course grade. The user chooses the item. The first one is the most informative. */
function ItemEffectSection({ course }: Pick<CourseFigures, 'course'>) {
  const [chosen, setChosen] = useState(() => mostInformativeItem(course)?.key ?? null);
  const effect =
    itemEffect(course, chosen ?? '') ?? itemEffect(course, mostInformativeItem(course)?.key ?? '');
  if (effect === null) return null;
  return (
    <section className={styles.section}>
      <h2>Effect of one item</h2>
      <ItemSelect chosen={effect.item.key} onChoose={setChosen} />
      <EffectChart effect={effect} target={course.targetGrade} name={nameOf(effect.item)} />
      <p className={styles.tip}>{effectSentence(effect)}</p>
    </section>
  );
}

/** The current grade, the recommended grades for the target, and the composition of the grade. */
export function PanelBody({ figures }: { figures: CourseFigures }) {
  const isOutOfReach = figures.course.message !== null;
  return (
    <div className={styles.body}>
      <CurrentGrade figures={figures} />
      <div className={styles.question}>
        <TargetRow figures={figures} />
        <p className={styles.answer} aria-live="polite">
          <AnswerText pieces={answerOf(figures).long} />
        </p>
        <HandedInItems />
        {isOutOfReach ? <OutOfReach {...figures} /> : null}
        <div className={styles.mode}>
          <ModeButton />
        </div>
      </div>
      <PracticePart figures={figures} />
      <div className={styles.charts}>
        <Sources figures={figures} />
        <ItemEffectSection course={figures.course} />
      </div>
    </div>
  );
}
