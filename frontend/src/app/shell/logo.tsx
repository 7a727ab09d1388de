/** A gauge in three of the four materials; index.html draws the same before the app has started. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 18" width={28} height={18} aria-hidden fill="none" strokeWidth={4.5}>
      <path d="M2.5 15.5A10.5 10.5 0 0 1 10.6 5.3" stroke="var(--earned)" />
      <path d="M12.6 5A10.5 10.5 0 0 1 20 7.6" stroke="var(--open)" strokeDasharray="1.6 1.4" />
      <circle cx={23} cy={11} r={4} fill="var(--needed)" stroke="var(--text)" strokeWidth={1.4} />
    </svg>
  );
}
