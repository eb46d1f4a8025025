// @ts-check
/* global window */

// Runs in every page before anything else and collects what the browser reports about it. A block
// keeps its names from the page's.
{
  /** @type {{ start: number, duration: number }[]} */
  const longTasks = [];
  /** @type {number | undefined} */
  let firstPaint;
  /** @type {number | undefined} */
  let largestPaint;
  let shift = 0;
  let burst = { sum: 0, start: 0, last: 0 };

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & Record<string, number>) => void} read
   */
  const observe = (type, read) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
    observer.observe({ type, buffered: true });
  };

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    // A burst ends after a second without a shift, and after five seconds anyway.
    const goesOn = startTime - burst.last < 1000 && startTime - burst.start < 5000;
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, start: startTime, last: startTime };
    shift = Math.max(shift, burst.sum);
  });

  /** Total blocking time: the part beyond 50 ms of each long task after the first paint. */
  const blockingTime = () =>
    longTasks.reduce((total, { start, duration }) => {
      const counted = start + duration - Math.max(start, firstPaint ?? 0);
      return total + Math.max(0, counted - 50);
    }, 0);

  /** @returns {import('../measure-page.mjs').Observed} */
  const report = () => {
    const last = longTasks.at(-1);
    const quietFor = performance.now() - (last ? last.start + last.duration : 0);
    return { firstPaint, largestPaint, shift, blocking: blockingTime(), quietFor };
  };
  Object.assign(window, { benchReport: report });
}
