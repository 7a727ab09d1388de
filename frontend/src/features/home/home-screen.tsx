import styles from './home-screen.module.css';
import { MiniPlanner } from './mini-planner.tsx';
import { Previews } from './previews.tsx';

/** For signed-out users: the purpose of the site in one sentence, with an interactive example. */
export function HomeScreen() {
  return (
    <div className={`wrap ${styles.home}`}>
      <h1>Know the grade you need on every exam still to come.</h1>
      <p className={styles.lead}>
        Enter the grades you have, set the grade you want, and see what the rest must be.
      </p>
      <MiniPlanner />
      <Previews />
    </div>
  );
}
