import styles from './home-screen.module.css';
import { MiniPlanner } from './mini-planner.tsx';
import { Previews } from './previews.tsx';

/** For signed-out users: the purpose of the site in one sentence, with an interactive example. */
export function HomeScreen() {
  return (
    <div className={`wrap ${styles.home}`}>
      <h1>Know the grade you need on every exam still to come.</h1>
      <p className={styles.lead}>
        Type in the grades you have, choose the one you want, and see what stands between them.
      </p>
      <MiniPlanner />
      <Previews />
    </div>
  );
}
