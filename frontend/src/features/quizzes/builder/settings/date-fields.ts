import { endOfDay } from '../../../../ui/dates/date-time-field.tsx';

/** The dates of a quiz, as forms show them. */
export const dateFields = [
  {
    name: 'opensAt',
    label: 'Opens',
    description: 'Students see the questions from then on.',
    defaultTime: '00:00',
  },
  {
    name: 'dueAt',
    label: 'Due',
    description: 'Later attempts are marked as late.',
    defaultTime: endOfDay,
  },
  {
    name: 'closesAt',
    label: 'Closes',
    description: 'Attempts in progress are handed in then.',
    defaultTime: endOfDay,
  },
] as const;
