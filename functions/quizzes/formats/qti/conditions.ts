import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import { attributeOf, childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../archive/xml.ts';

/** One test of a condition. */
export interface Test {
  /** Name of the test's element, such as varequal or vargte. */
  readonly kind: string;
  /** The part of the question that it tests. */
  readonly part: string;
  readonly value: string;
  readonly isNegated: boolean;
  readonly element: XmlElement;
}

/** A condition of an item: its tests, its score and its feedback. */
export interface Condition {
  readonly tests: readonly Test[];
  /** Null if it sets no score. */
  readonly score: number | null;
  readonly feedback: readonly string[];
  readonly line: number;
}

function testsIn(element: XmlElement, isNegated: boolean): Test[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'not') return testsIn(child, !isNegated);
    if (child.name === 'and' || child.name === 'or') return testsIn(child, isNegated);
    const { name: kind } = child;
    const part = attributeOf(child, 'respident');
    return part === '' ? [] : [{ kind, part, value: textOf(child).trim(), isNegated, element: child }];
  });
}

function scoreOf(condition: XmlElement): number | null {
  const scores = childrenOf(condition, 'setvar').flatMap((setvar) => {
    const value = readDecimal(textOf(setvar));
    if (value === null) return [];
    return [attributeOf(setvar, 'action') === 'Subtract' ? -value : value];
  });
  return scores[0] ?? null;
}

export function conditionsOf(item: XmlElement): Condition[] {
  const conditions = childrenOf(item, 'resprocessing').flatMap((processing) =>
    childrenOf(processing, 'respcondition'),
  );
  return conditions.map((condition) => {
    const variables = childOf(condition, 'conditionvar');
    return {
      tests: variables ? testsIn(variables, false) : [],
      score: scoreOf(condition),
      feedback: childrenOf(condition, 'displayfeedback').map((shown) => attributeOf(shown, 'linkrefid')),
      line: condition.line,
    };
  });
}

/** The conditions that give points. */
export function earning(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(({ score }) => score !== null && score > 0);
}

/** A condition's tests for equality that are not negated. `part`: only tests of this part. */
export function equalsIn({ tests }: Condition, part?: string): Test[] {
  return tests.filter(
    (test) => test.kind === 'varequal' && !test.isNegated && (part === undefined || test.part === part),
  );
}
