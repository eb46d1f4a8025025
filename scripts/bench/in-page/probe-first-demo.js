// @ts-check
/* global window, document, Element, MutationObserver, getComputedStyle, requestAnimationFrame */
/* global addEventListener, innerWidth, innerHeight */

// Runs in a page before anything else. In every frame it looks for the first control of the first
// demo and asks for a click on it, until the demo has answered one: by a change inside it, by taking
// focus, or by opening something outside the page's content. A block keeps its names from the page's.
{
  /** Time to wait for an answer before clicking again, in milliseconds. */
  const PATIENCE = 500;
  const CONTROLS = 'button, input, select, textarea, a[href], [tabindex]';

  /** @typedef {{ x: number, y: number }} Point */
  const bench =
    /** @type {{ benchClick(at: Point): void, benchAnswered(time: number): void }} */
    (/** @type {unknown} */ (window));

  let askedAt = -Infinity;
  let touched = false;
  let clicked = false;
  let changed = false;
  let done = false;
  /** @type {Element | undefined} */
  let observed;

  /** Element in which the first demo runs, once it does: neither its skeleton nor its toolbar. */
  const liveArea = () => {
    const demo = document.querySelector('[data-demo]');
    const stage = demo?.querySelector('[data-demo-stage]');
    if (!stage) return demo;
    return stage.getAttribute('data-demo-stage') === 'ready' ? stage : null;
  };

  /** @param {Element} element */
  const isUsable = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      /** @type {HTMLElement} */ (element).tabIndex >= 0 &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      getComputedStyle(element).visibility === 'visible'
    );
  };

  /**
   * Charts do not have focusable elements: users point at the drawing.
   * @param {Element} area
   */
  const firstControl = (area) =>
    [...area.querySelectorAll(CONTROLS)].find(isUsable) ??
    [...area.querySelectorAll('svg')].find(({ clientHeight }) => clientHeight > 100);

  const finishWhenAnswered = () => {
    if (done || !clicked || !changed) return;
    done = true;
    bench.benchAnswered(performance.now());
  };

  const noteChange = () => {
    if (touched) changed = true;
    finishWhenAnswered();
  };

  const mutations = new MutationObserver(noteChange);
  /** @param {Element} area */
  const watch = (area) => {
    observed = area;
    mutations.disconnect();
    mutations.observe(area, { subtree: true, childList: true, attributes: true });
    mutations.observe(document.body, { childList: true });
  };

  /** @param {Event} event */
  const isInside = ({ target }) => target instanceof Element && !!observed?.contains(target);
  for (const type of ['pointermove', 'pointerdown']) {
    addEventListener(type, (event) => (touched ||= isInside(event)), true);
  }
  addEventListener('focusin', (event) => isInside(event) && noteChange());
  // At the end of the event's way, when the page's own listeners are through.
  addEventListener('click', (event) => {
    clicked ||= isInside(event);
    finishWhenAnswered();
  });

  /**
   * @param {Element} area
   * @param {Element} control
   * @returns {Point | undefined} the middle of the control, if a pointer would meet the demo there
   */
  const findPlace = (area, control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const visible = x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    return visible && area.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  };

  const look = () => {
    if (done) return;
    requestAnimationFrame(look);
    const area = liveArea();
    const control = area && firstControl(area);
    if (!control || performance.now() - askedAt < PATIENCE) return;
    if (observed !== area) watch(area);
    if (!findPlace(area, control)) control.scrollIntoView({ block: 'center' });
    const place = findPlace(area, control);
    if (!place) return;
    askedAt = performance.now();
    bench.benchClick(place);
  };
  requestAnimationFrame(look);
}
