import { useState } from 'react';
import { nameOf } from '../model/names.ts';
import type { CourseFigures } from '../model/figures.ts';
import { effectSentence, itemEffect, mostTelling } from '../model/item-effect.ts';
import { EffectChart } from './effect-chart.tsx';
import { ItemSelect } from './item-select.tsx';
import styles from './panel.module.css';

/** How the course moves with one chosen item; to begin with, the one that moves it most. */
export function ItemEffectSection({ course }: Pick<CourseFigures, 'course'>) {
  const [chosen, setChosen] = useState(() => mostTelling(course)?.key ?? null);
  const effect = itemEffect(course, chosen ?? '') ?? itemEffect(course, mostTelling(course)?.key ?? '');
  if (effect === null) return null;
  return (
    <section className={styles.section}>
      <h2>How it moves with one item</h2>
      <ItemSelect chosen={effect.item.key} onChoose={setChosen} />
      <EffectChart effect={effect} target={course.targetGrade} name={nameOf(effect.item)} />
      <p className={styles.tip}>{effectSentence(effect)}</p>
    </section>
  );
}
