// @ts-check

const INTERVAL = 500;

/**
 * Ends this process when the build that asked for it is gone: the engine between the two does not
 * notice that, and a unit would go on being written beside the next build.
 * @param {number} pid of that build
 */
export function endWithBuild(pid) {
  const watch = setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') process.exit(1);
    }
  }, INTERVAL);
  watch.unref();
}
