import { screen } from '@testing-library/react';
import { noticesKey } from '../lib/notice-content.tsx';

const region = ['region', { name: `Notices (${noticesKey})` }] as const;

/** All notices that are shown. */
export const shownNotices = () => screen.getByRole(...region);

/** Waits for a notice. */
export const findNotices = () => screen.findByRole(...region);
