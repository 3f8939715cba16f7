const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes every stop on to a child and ends as it does. What the child gets twice, as the whole group
 * was told and each parent passes it on, is its own matter: the server takes it for one.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWith(child) {
  let told = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      told = true;
      child.kill(signal);
    });
  }
  child.on('exit', (code) => process.exit(code ?? (told ? 0 : 1)));
}
