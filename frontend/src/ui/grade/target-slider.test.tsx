import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Legend } from './legend.tsx';
import { MaterialBar } from './material-bar.tsx';
import { TargetSlider } from './target-slider.tsx';

const parts = { earned: 41.5, needed: 0, open: 50, lost: 8.5 };

describe('TargetSlider', () => {
  it('moves in steps of 0.5', () => {
    const onChange = vi.fn();
    render(<TargetSlider value={85} parts={parts} onChange={onChange} />);
    const slider = screen.getByRole('slider', { name: 'Target grade' });
    expect(slider).toHaveAttribute('step', '0.5');
    fireEvent.change(slider, { target: { value: '86.5' } });
    expect(onChange).toHaveBeenCalledWith(86.5);
  });

  it('announces the exact target between two steps', () => {
    render(<TargetSlider value={85.25} parts={parts} onChange={() => undefined} />);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '85.25');
  });
});

describe('MaterialBar', () => {
  it('is decoration without a name and an image with one', () => {
    const { rerender } = render(<MaterialBar parts={parts} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<MaterialBar parts={parts} label="Course" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Course: 41.50 earned, 50.00 still open, 8.50 lost');
  });

  it('fills only its share of the axis', () => {
    const { container } = render(
      <MaterialBar parts={{ earned: 5, needed: 0, open: 0, lost: 0 }} axis={50} />,
    );
    expect(container.querySelector('.m-earned')).toHaveStyle({ width: 'calc(10% - 2px)' });
  });
});

describe('Legend', () => {
  it('lists only the materials that are shown', () => {
    render(<Legend show={['earned', 'open']} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['earned', 'still open']);
  });
});
