import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import { poolLimits, poolNamed, type QuestionPool } from '../../../../core/quizzes/question-pools.ts';
import type { ReportLevel } from '../../../../core/quizzes/formats/exchange.ts';
import {
  attributeOf,
  childOf,
  childText,
  descendantsOf,
  elementsOf,
  type XmlElement,
} from '../archive/xml.ts';

export interface SectionItem {
  readonly element: XmlElement;
  readonly points: number | null;
  readonly category: string;
  /** Name of its pool: a group of which an attempt asks some. */
  readonly pool?: string;
}

/** A report line about a group or its source. */
export interface SectionRemark {
  readonly level: ReportLevel;
  readonly message: string;
  readonly line: number;
}

export interface ItemList {
  readonly items: readonly SectionItem[];
  readonly remarks: readonly SectionRemark[];
  readonly pools: readonly QuestionPool[];
}

type Group = Omit<SectionItem, 'element' | 'pool'>;

/** A name for a pool that no other pool has. */
function nameOf(title: string, others: readonly QuestionPool[]): string {
  const baseName =
    title
      .replaceAll(/\s+/g, ' ')
      .slice(0, poolLimits.name - 5)
      .trim() || 'Pool';
  let name = baseName;
  for (let number = 2; poolNamed(others, name); number += 1) name = `${baseName} ${number}`;
  return name;
}

/** Collects the items of sections, with the settings of their groups. */
class SectionReader {
  readonly items: SectionItem[] = [];
  readonly remarks: SectionRemark[] = [];
  readonly pools: QuestionPool[] = [];
  /** Banks whose questions are in the same package. */
  private readonly banks: ReadonlySet<string>;

  constructor(banks: ReadonlySet<string>) {
    this.banks = banks;
  }

  gather(parent: XmlElement, group: Group): void {
    for (const child of elementsOf(parent)) {
      if (child.name === 'item') this.items.push({ element: child, ...group });
      else if (child.name === 'section') this.section(child, group);
      else if (child.name === 'bankentry_item')
        this.reportBank(attributeOf(child, 'sourcebank_ref'), 'A question', child);
    }
  }

  private section(section: XmlElement, outer: Group): void {
    const ordering = childOf(section, 'selection_ordering');
    const selection = ordering ? childOf(ordering, 'selection') : undefined;
    const title = attributeOf(section, 'title').trim();
    const group = selection ? this.open(selection, title, outer) : outer;
    const before = this.items.length;
    this.gather(section, group);
    if (selection) this.close(selection, title, { from: before, points: group.points ?? 1 });
  }

  private open(selection: XmlElement, title: string, outer: Group): Group {
    const [points] = descendantsOf(selection, 'points_per_item').map(({ children }) =>
      readDecimal(children.join('')),
    );
    return { points: points ?? outer.points, category: title || outer.category };
  }

  private close(
    selection: XmlElement,
    title: string,
    { from, points }: { readonly from: number; readonly points: number },
  ): void {
    const { line } = selection;
    const count = this.items.length - from;
    const name = title === '' ? 'A group' : `The group “${title}”`;
    const bank = descendantsOf(selection, 'sourcebank_ref').map(({ children }) =>
      children.join('').trim(),
    )[0];
    if (bank !== undefined && count === 0) return this.reportBank(bank, name, selection);
    const drawn = Number(childText(selection, 'selection_number'));
    if (drawn > 0 && drawn < count) {
      this.addPool({ name: nameOf(title, this.pools), count: Math.floor(drawn) || 1, points }, from);
      const message = `${name} asks ${drawn} of ${count} questions. A quiz gets it as a pool. The question bank gets all of its questions.`;
      this.remarks.push({ level: 'note', message, line });
    }
  }

  /** Makes a pool of the items from index `from` on, unless a group inside of them is a pool already. */
  private addPool(pool: QuestionPool, from: number): void {
    const members = this.items.slice(from);
    if (this.pools.length === poolLimits.pools || members.some((item) => item.pool !== undefined)) return;
    this.pools.push(pool);
    this.items.splice(from, members.length, ...members.map((item) => ({ ...item, pool: pool.name })));
  }

  private reportBank(bank: string, what: string, { line }: XmlElement): void {
    if (this.banks.has(bank)) {
      const message = `${what} is drawn from the bank ${bank}, of which all questions are imported.`;
      this.remarks.push({ level: 'note', message, line });
    } else {
      const message = `${what} is drawn from the bank ${bank}, which is not in the file.`;
      this.remarks.push({ level: 'loss', message, line });
    }
  }
}

/** The items of an assessment or a bank in order. */
export function itemsOf(container: XmlElement, category: string, banks: ReadonlySet<string>): ItemList {
  const reader = new SectionReader(banks);
  reader.gather(container, { points: null, category });
  return reader;
}
