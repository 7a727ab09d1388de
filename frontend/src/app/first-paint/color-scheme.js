// Runs before the first paint, as a classic script: Mantine sets the same attribute only once the app has started.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('markwise-theme');
  } catch {
    // Storage is switched off: follow the system.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
