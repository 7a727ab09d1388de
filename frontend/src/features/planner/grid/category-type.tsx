import { Menu } from '@mantine/core';
import { insidePage } from '../floats.ts';
import {
  categoryTypes,
  isCategoryType,
  type CategoryType as Type,
} from '../../../../../core/grading/course.ts';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { changeType } from '../model/change-type.ts';
import { categoryName } from '../model/names.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';

/** Texts for the types. `weightRule` explains how a category of that type gets its weight. */
const typeTexts: Readonly<Record<Type, { name: string; weightRule: string }>> = {
  STANDARD: {
    name: 'Standard',
    weightRule: 'You enter a weight for each item. The category’s weight is their sum.',
  },
  HYBRID: {
    name: 'Hybrid',
    weightRule: 'You enter a weight for the category. Its items share that weight by their points.',
  },
  POINTS_BASED: {
    name: 'Points',
    weightRule:
      'The category gets a share of the remaining weight by its points. Its items share that weight by their points.',
  },
};

export const typeName = (type: Type) => typeTexts[type].name;

/** How the category gets its weight, and a menu to change that. */
export function CategoryType({ category }: { category: WorkingCategory }) {
  const store = usePlannerStore();
  const { categoryType, key } = category;
  const handleChange = (value: string) => {
    if (!isCategoryType(value)) return;
    store.getState().edit(...changeType(presentOf(store.getState()), key, value));
  };
  return (
    <Menu {...insidePage} shadow="md" width={320} position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={styles.type}
          title={typeTexts[categoryType].weightRule}
          aria-label={`Type of ${categoryName(category)}: ${typeTexts[categoryType].name}`}
        >
          {typeTexts[categoryType].name}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={categoryType} onChange={handleChange}>
          {categoryTypes.map((type) => (
            <Menu.RadioItem key={type} value={type} closeMenuOnClick>
              <span className={styles.typeName}>{typeTexts[type].name}</span>
              <span className={styles.typeWeighs}>{typeTexts[type].weightRule}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
