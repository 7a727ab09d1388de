import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useOwnUpgrade } from '../../lib/upgrade/use-own-upgrade.ts';
import { DateTimeText } from '../../ui/list/date-time-text.tsx';
import entryStyles from './to-practise.module.css';

/** The student's pending request to become an instructor. Empty if there is none, or if it did not load. */
export function PendingUpgrade({ userId }: { userId: string }) {
  const { request } = useOwnUpgrade();
  if (request?.status !== 'Pending') return null;
  return (
    <section className={`${entryStyles.card} ${entryStyles.toGrade}`} aria-labelledby="pending-upgrade">
      <h2 id="pending-upgrade">Your request to become an instructor</h2>
      <p>
        You sent it on <DateTimeText at={request.createdAt} />. An administrator decides, and you get a mail.
      </p>
      <Link to={generatePath(paths.upgradeForm, { user: userId })}>See the request</Link>
    </section>
  );
}
