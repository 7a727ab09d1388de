import type { Figure } from './figure.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** Whether the value reaches the goal. Null if there is no goal. */
function reachesGoal({ value, goal }: Figure): boolean | null {
  if (goal === null) return null;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

function withUnit(value: number, unit: string): string {
  return `${numbers.format(value)} ${unit}`.trimEnd();
}

function goalOf({ goal, unit }: Figure): string {
  if (goal === null) return '';
  return 'atLeast' in goal ? `≥ ${withUnit(goal.atLeast, unit)}` : `≤ ${withUnit(goal.atMost, unit)}`;
}

function verdictOf(figure: Figure): string {
  const isReached = reachesGoal(figure);
  if (isReached === null) return '';
  return isReached ? 'yes' : 'no';
}

/** The figures as lines for a terminal, in columns. */
export function toLines(figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures.map((figure) => {
    const value = withUnit(figure.value, figure.unit).padStart(12);
    const goal = goalOf(figure) && `  goal ${goalOf(figure)}: ${verdictOf(figure)}`;
    return `  ${figure.what.padEnd(width)}${value}${goal}`;
  });
}

/** The figures as a Markdown table, with a numbered note for each way of measuring. */
export function toTable(figures: readonly Figure[]): string {
  const ways = [...new Set(figures.map(({ how }) => how))];
  const cells = (figure: Figure) => [
    figure.what,
    `\`${figure.key}\``,
    withUnit(figure.value, figure.unit),
    goalOf(figure),
    verdictOf(figure),
    String(ways.indexOf(figure.how) + 1),
  ];
  const rows = [
    ['what', 'key', 'value', 'goal', 'holds', 'how'],
    ['---', '---', '--:', '--:', '---', '--:'],
    ...figures.map(cells),
  ];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `${table}\n\n${ways.map((how, at) => `${at + 1}. ${how}`).join('\n')}`;
}

/** The figures by key, for JSON. */
export function toObject(figures: readonly Figure[]): object {
  return Object.fromEntries(
    figures.map((figure) => {
      const { key, what, value, unit, goal, how } = figure;
      return [key, { what, value, unit, goal, holds: reachesGoal(figure), how }];
    }),
  );
}
