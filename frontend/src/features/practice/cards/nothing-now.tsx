import { Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { dayName, onDay } from '../days.ts';
import styles from '../practice.module.css';
import type { PracticeSession } from '../use-practice.ts';

/** Days with due cards to list. The rest is summed up as ‘Later’. */
const maxListedDays = 7;

const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** The day on which the cards come back. If they come back on different days, only their number. */
function upcomingInWords({ upcoming, total }: Pick<PracticeSession, 'upcoming' | 'total'>): string {
  const [first] = upcoming;
  if (!first) return '';
  if (first.count < total) return `${cards(total)} come back on different days.`;
  return `${cards(first.count)} ${first.count === 1 ? 'comes' : 'come'} back ${onDay(first.date)}.`;
}

/** The days on which cards come back. Nothing if all of them come back on one day. */
function Upcoming({ upcoming, total }: Pick<PracticeSession, 'upcoming' | 'total'>) {
  if (upcoming.length < 2) return null;
  const days = upcoming.slice(0, maxListedDays);
  const later = total - days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label="When cards come back" className={styles.upcoming}>
      {days.map(({ date, count }) => (
        <li key={date}>
          <span>{dayName(date)}</span>
          <span>{cards(count)}</span>
        </li>
      ))}
      {later > 0 ? (
        <li>
          <span>Later</span>
          <span>{cards(later)}</span>
        </li>
      ) : null}
    </ul>
  );
}

interface NothingNowProps {
  practice: PracticeSession;
  /** True until a card was answered on this visit. While true, the focus stays where it is. */
  isFirst: boolean;
  /** Actions in addition to taking a quiz. */
  instead: ReactNode;
}

/** Shown if no card is left to practise today: the reason, and when cards come back. */
export function NothingNow({ practice, isFirst, instead }: NothingNowProps) {
  const section = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The element that had the focus disappeared with the last card.
    if (!isFirst && document.activeElement === document.body) section.current?.focus();
  }, [isFirst]);
  return (
    <div ref={section} tabIndex={-1} className={styles.nothing}>
      <Why practice={practice} instead={instead} />
    </div>
  );
}

function Why({ practice, instead }: Omit<NothingNowProps, 'isFirst'>) {
  const { total, due, doneToday } = practice;
  if (total === 0)
    return (
      <Nothing title="No cards yet">
        Every question that you miss, except an essay, becomes a card once its quiz shows the correct answers.
        The card comes back just before you would forget it.
      </Nothing>
    );
  const done = `${doneToday} ${doneToday === 1 ? 'card' : 'cards'} answered today.`;
  if (due > 0)
    return (
      <Nothing title="Today’s practice time is used up" practice={practice} instead={instead}>
        {done} {due} more {due === 1 ? 'is' : 'are'} due. They come first tomorrow. To practise them today,
        set more minutes a day.
      </Nothing>
    );
  if (doneToday > 0)
    return (
      <Nothing title="Done for today" practice={practice} instead={instead}>
        {done} {upcomingInWords(practice)}
      </Nothing>
    );
  return (
    <Nothing title="Nothing is due today" practice={practice} instead={instead}>
      {upcomingInWords(practice)}
    </Nothing>
  );
}

interface NothingProps {
  title: string;
  /** If given, the next days are listed. */
  practice?: PracticeSession;
  instead?: ReactNode;
  children: ReactNode;
}

function Nothing({ title, practice, instead, children }: NothingProps) {
  return (
    <section className={styles.empty}>
      <Title order={2}>{title}</Title>
      <Text mt={4} c="dimmed">
        {children}
      </Text>
      {practice ? <Upcoming {...practice} /> : null}
      <Group mt="md" gap="sm">
        {instead}
        <Button variant="default" component={Link} to={paths.quizCategories}>
          Take a quiz
        </Button>
      </Group>
    </section>
  );
}
