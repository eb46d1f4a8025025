// @ts-check
/* global window, document, CSSFontFaceRule, CSSStyleSheet, MutationObserver, requestAnimationFrame */

// Runs in every page before anything else, so that two visits look the same: the same random numbers,
// timers that come soon and end, no measured times, no animations, no caret. Playwright stops the clock. A
// block keeps its names from the page's.
{
  /** Milliseconds of timers that nobody waits for. */
  const NEVER = 10_000;
  /** How often an interval runs: enough to see that something changes. */
  const RUNS_OF_INTERVALS = 3;
  /** Frames without any change, after which a page is at rest. */
  const QUIET_FRAMES = 3;
  /** Milliseconds after which a page is taken as it is. */
  const PATIENCE = 30_000;

  /** Pixels for popups below the last demo. */
  const SPACE_BELOW = 400;

  let seed = 1;
  /** The generator "mulberry32". */
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  // Demos show how long something took.
  const realNow = performance.now.bind(performance);
  performance.now = () => 1000;

  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    *, ::before, ::after {
      animation-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-delay: 0s !important;
      transition-duration: 0s !important;
      caret-color: transparent !important;
      scroll-behavior: auto !important;
    }
    [data-visual-kept] > :not([data-visual-kept], [data-demo-stage]) { display: none !important; }
  `);
  document.adoptedStyleSheets = [styles];

  const { setTimeout: later, setInterval: repeat, clearTimeout: cancel } = window;
  /** @type {Set<number>} */
  const pending = new Set();

  // The latency of a demo passes ten times as fast. Timers keep their order.
  const shortened = (/** @type {number} */ delay) => (delay < 20 ? delay : 20 + (delay - 20) / 10);

  /** @param {number} id */
  const clear = (id) => {
    pending.delete(id);
    cancel(id);
  };

  /** @type {(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => number} */
  const setShortTimeout = (run, delay = 0, ...args) => {
    if (delay >= NEVER) return later(run, delay, ...args);
    const id = later(() => {
      pending.delete(id);
      run(...args);
    }, shortened(delay));
    pending.add(id);
    return id;
  };

  /** @type {typeof setShortTimeout} */
  const setShortInterval = (run, delay = 0, ...args) => {
    let left = RUNS_OF_INTERVALS;
    const id = repeat(() => {
      left -= 1;
      if (left === 0) clear(id);
      run(...args);
    }, shortened(delay));
    pending.add(id);
    return id;
  };

  Object.assign(window, {
    setTimeout: setShortTimeout,
    setInterval: setShortInterval,
    clearTimeout: clear,
    clearInterval: clear,
  });

  document.addEventListener('DOMContentLoaded', () => {
    for (const sheet of document.styleSheets) waitForFonts(sheet.cssRules);
  });

  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  /** Hidden ones may never load. */
  const shownImages = () =>
    [...document.images].filter((image) => image.getClientRects().length > 0);

  const isAtRest = () =>
    document.documentElement.getAttribute('data-has-hydrated') === 'true' &&
    pending.size === 0 &&
    document.fonts.status === 'loaded' &&
    !document.querySelector('[data-demo-stage="waiting"]') &&
    shownImages().every(({ complete }) => complete);

  /**
   * A web font that comes late is optional for readers. Here, all pages wait for it.
   * @param {CSSRuleList} rules
   */
  const waitForFonts = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
      else if ('cssRules' in rule) waitForFonts(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  };

  /** @returns {Promise<boolean>} whether the page came to rest */
  const settle = async () => {
    const end = realNow() + PATIENCE;
    for (let quiet = 0; quiet < QUIET_FRAMES;) {
      const before = changes;
      await new Promise(requestAnimationFrame);
      quiet = isAtRest() && changes === before ? quiet + 1 : 0;
      if (realNow() > end) return false;
    }
    await Promise.all(shownImages().map((image) => image.decode().catch(() => undefined)));
    return true;
  };

  let redrawn = 0;
  /** Puts the page on another layer, so all of it is drawn again: parts that changed leave traces. */
  const redraw = async () => {
    redrawn += 1;
    document.body.style.willChange = redrawn % 2 === 1 ? 'opacity' : '';
    // The contents of a page find their section when it scrolls, which a window of its height never does.
    document.dispatchEvent(new Event('scroll'));
    await Promise.all(shownImages().map((image) => image.decode().catch(() => undefined)));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  };

  const demos = () => [...document.querySelectorAll('[data-demo] [data-demo-stage]')];

  /** Leaves nothing but the demos in the content of the page, at the width that they have. */
  const showDemosOnly = () => {
    for (const demo of demos()) {
      let part = demo.parentElement;
      for (; part && part.tagName !== 'MAIN'; part = part.parentElement) {
        part.setAttribute('data-visual-kept', '');
      }
    }
  };

  /** @returns {import('../sheets.mjs').Part[]} */
  const partsOfDemos = () =>
    demos().map((demo) => {
      const { x, y, width, height } = demo.getBoundingClientRect();
      const name = demo.closest('[data-demo]')?.getAttribute('data-demo') ?? '';
      return { name, x, y: y + window.scrollY, width, height };
    });

  /**
   * The window may be higher than the page, so its own height does not count.
   * @returns {number}
   */
  const heightOfPage = () => {
    const ends = demos().map((demo) => demo.getBoundingClientRect().bottom + window.scrollY);
    const isPartial = document.querySelector('[data-visual-kept]') !== null;
    return isPartial ? Math.ceil(Math.max(...ends)) + SPACE_BELOW : document.body.scrollHeight;
  };

  /** @returns {import('../sheets.mjs').Part[]} */
  const wholePage = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return [{ name: '', x: 0, y: 0, width, height }];
  };

  Object.assign(window, {
    visual: { settle, redraw, showDemosOnly, partsOfDemos, heightOfPage, wholePage },
  });
}
