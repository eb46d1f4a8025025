/** Uses a component as a pointer or a keyboard would, without moving the reader's pointer or focus. */

const DELAY = 60;

/** Waits until the component has drawn what an event changed. */
export function pause(milliseconds = DELAY): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Milliseconds after which an element counts as missing. */
const PATIENCE = 2000;

/** Returns the first element of a selector, once the component has drawn it. */
export async function elementOf(stage: Element, selector: string): Promise<Element | null> {
  const end = performance.now() + PATIENCE;
  let element = stage.querySelector(selector);
  while (!element && performance.now() < end) {
    await pause();
    element = stage.querySelector(selector);
  }
  return element;
}

function middleOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

function send(element: Element, types: readonly string[]): void {
  const init = { bubbles: true, cancelable: true, composed: true, ...middleOf(element) };
  for (const type of types) {
    element.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { ...init, pointerType: 'mouse', isPrimary: true })
        : new MouseEvent(type, { ...init, detail: 1, button: 0 }),
    );
  }
}

/** Moves a pointer over the first element of a selector. */
export async function hover(stage: Element, selector: string): Promise<void> {
  const element = await elementOf(stage, selector);
  if (!element) return;
  send(element, ['pointerover', 'mouseover', 'pointermove', 'mousemove']);
  await pause();
}

/** Clicks the first element of a selector. */
export async function press(stage: Element, selector: string): Promise<void> {
  const element = await elementOf(stage, selector);
  if (!element) return;
  send(element, ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']);
  await pause();
}

/** Types a value into an input. */
export async function type(stage: Element, selector: string, value: string): Promise<void> {
  const input = await elementOf(stage, selector);
  // React sees a new value only if it was not set by its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await pause();
}

/** Tells an element that it received the focus. */
export async function focus(stage: Element, selector: string): Promise<void> {
  const element = await elementOf(stage, selector);
  element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await pause();
}

/** Presses a key in an element. */
export async function key(stage: Element, selector: string, name: string): Promise<void> {
  const init = { key: name, bubbles: true, cancelable: true };
  const element = await elementOf(stage, selector);
  element?.dispatchEvent(new KeyboardEvent('keydown', init));
  await pause();
}

/** What to drag, and what to drag it over. */
export interface DragTarget {
  from: string;
  over: string;
}

/** Begins to drag an element over another one, and does not drop it. */
export async function drag(stage: Element, { from, over }: DragTarget): Promise<void> {
  for (const [type, selector] of [
    ['dragstart', from],
    ['dragenter', over],
    ['dragover', over],
  ] as const) {
    const element = await elementOf(stage, selector);
    element?.dispatchEvent(
      new DragEvent(type, {
        ...{ bubbles: true, cancelable: true, composed: true },
        ...(element && middleOf(element)),
        dataTransfer: new DataTransfer(),
      }),
    );
    await pause();
  }
}

/** Presses on the first element of a path, moves over all, and releases on the last one. */
export async function sweep(stage: Element, path: readonly string[]): Promise<void> {
  for (const [index, selector] of path.entries()) {
    const element = await elementOf(stage, selector);
    if (!element) return;
    send(element, ['pointerover', 'mouseover', 'pointermove', 'mousemove']);
    if (index === 0) send(element, ['pointerdown', 'mousedown']);
    if (index === path.length - 1) send(element, ['pointerup', 'mouseup']);
    await pause();
  }
}
