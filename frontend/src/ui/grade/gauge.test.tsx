import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CurrentGauge } from './current-gauge.tsx';
import { Gauge, type GaugeProps } from './gauge.tsx';
import { viewBox } from './gauge-geometry.ts';

const sample: GaugeProps = {
  parts: { earned: 41.5, needed: 43.5, open: 6.5, lost: 8.5 },
  current: 83,
  target: 85,
  divisions: [70, 80],
};

/**
 * jsdom has no layout and no pointer capture: the gauge gets a box with one pixel per unit, and a mocked
 * pointer.
 */
beforeAll(() => {
  SVGElement.prototype.getBoundingClientRect = () =>
    ({ left: viewBox.x, top: viewBox.y, width: viewBox.width, height: viewBox.height }) as DOMRect;
  const captured = new WeakMap<Element, number>();
  SVGElement.prototype.setPointerCapture = function capture(id) {
    captured.set(this, id);
  };
  SVGElement.prototype.hasPointerCapture = function captures(id) {
    return captured.get(this) === id;
  };
});

describe('Gauge', () => {
  it('is an image with its figures as accessible name if it is read-only', () => {
    render(<Gauge {...sample} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Current grade 83.00, guaranteed 41.50, maximum 91.50, target 85; meter divisions at 70 and 80',
    );
  });

  it('shows a dash while no grade is known', () => {
    render(<Gauge {...sample} current={null} />);
    expect(screen.getByText('–')).toBeInTheDocument();
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^No grade known yet/);
  });

  it('moves the target by keyboard', async () => {
    const onTargetChange = vi.fn();
    render(<Gauge {...sample} onTargetChange={onTargetChange} />);
    screen.getByRole('slider', { name: 'Target grade on the gauge' }).focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}{Home}{End}a');
    expect(onTargetChange.mock.calls).toEqual([[86], [75], [0], [100]]);
  });

  it('describes what a meter division is', () => {
    render(<Gauge {...sample} onDivisionsChange={vi.fn()} />);
    expect(screen.getByRole('slider', { name: 'First meter division' })).toHaveAccessibleDescription(
      /^Meter division: a mark to read the gauge by/,
    );
  });

  it('keeps the divisions in order', async () => {
    const onDivisionsChange = vi.fn();
    render(<Gauge {...sample} divisions={[79, 80]} onDivisionsChange={onDivisionsChange} />);
    screen.getByRole('slider', { name: 'First meter division' }).focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    screen.getByRole('slider', { name: 'Second meter division' }).focus();
    await userEvent.keyboard('{PageDown}');
    expect(onDivisionsChange.mock.calls).toEqual([[[80, 80]], [[80, 80]], [[79, 79]]]);
  });

  it('shows one label for two divisions at the same value', () => {
    const { container } = render(<Gauge {...sample} divisions={[75, 75]} onDivisionsChange={vi.fn()} />);
    const numbers = [...container.querySelectorAll('text')].filter((text) => text.textContent === '75');
    expect(numbers).toHaveLength(1);
    const handles = screen.getAllByRole('slider').map((handle) => handle.querySelector('circle'));
    expect(handles[0]?.getAttribute('cx')).not.toBe(handles[1]?.getAttribute('cx'));
  });

  it('follows the pointer that drags the target, in whole percent', () => {
    const onTargetChange = vi.fn();
    render(<Gauge {...sample} onTargetChange={onTargetChange} />);
    const knob = screen.getByRole('slider', { name: 'Target grade on the gauge' });
    fireEvent.pointerDown(knob, { pointerId: 1 });
    fireEvent.pointerMove(knob, { pointerId: 1, clientX: 160, clientY: 40 });
    expect(onTargetChange.mock.calls).toEqual([[50]]);
  });

  it('ignores a pointer that passes over without dragging', () => {
    const onTargetChange = vi.fn();
    render(<Gauge {...sample} onTargetChange={onTargetChange} />);
    fireEvent.pointerMove(screen.getByRole('slider', { name: 'Target grade on the gauge' }), {
      pointerId: 1,
      clientX: 160,
    });
    expect(onTargetChange).not.toHaveBeenCalled();
  });
});

describe('CurrentGauge', () => {
  const turnOf = (picture: Element | undefined) =>
    picture?.querySelector('[class*="needle"]')?.getAttribute('transform');

  it('has the triangle of the planner at the current grade, and nothing in ink, which means earned', () => {
    render(<Gauge {...sample} />);
    render(<CurrentGauge current={83} target={85} divisions={[70, 80]} />);
    const [planner, card] = screen.getAllByRole('img');
    expect(card).toHaveAccessibleName('Current grade 83.00, target 85');
    expect(turnOf(card)).toBe(turnOf(planner));
    expect(turnOf(card)).toBeDefined();
    expect(card?.querySelector('[class*="filled"], [class*="earned"]')).toBeNull();
  });

  it('has no triangle while no grade is known', () => {
    render(<CurrentGauge current={null} target={85} divisions={[70, 80]} />);
    expect(screen.getByRole('img', { name: 'No grade known yet, target 85' })).toBeVisible();
    expect(turnOf(screen.getByRole('img'))).toBeUndefined();
  });
});
