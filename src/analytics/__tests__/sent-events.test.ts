/** @jest-environment jsdom */
import { eventAttributes, reportEvent, SITE_EVENT, type EventAttributes } from '../events';
import { eventOfClick, eventFromAttributes } from '../sent-events';

function render(html: string): void {
  document.body.innerHTML = html;
}

/** Returns the event that a click on the element `#target` sends. */
function click(random = 0.5) {
  return eventOfClick(document.querySelector('#target'), () => random);
}

it('takes the attributes of the nearest element around what was clicked', () => {
  render(`
    <div data-ga-event-category="outer" data-ga-event-action="far">
      <button data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="Orders">
        <svg><path id="target" /></svg>
      </button>
    </div>`);
  expect(click()).toEqual({
    name: 'demo',
    parameters: { eventAction: 'copy', eventLabel: 'Orders' },
  });
});

it('leaves out what is not marked', () => {
  render('<p data-ga-event-category="demo"><b id="target"></b></p>');
  expect(click()).toEqual({ name: 'demo', parameters: {} });
});

it('sends nothing for a click beside all attributes, or on no element', () => {
  render('<p id="target"></p><p data-ga-event-category="demo"></p>');
  expect(click()).toBeUndefined();
  expect(eventOfClick(document)).toBeUndefined();
  expect(eventOfClick(null)).toBeUndefined();
});

it.each([
  ['0.1', 0.09, true],
  ['0.1', 0.1, false],
  ['0', 0, false],
  ['1', 0.999, true],
  ['', 0.999, true],
  ['half', 0.999, true],
  ['-1', 0.999, true],
])('with the share "%s" and %d drawn: sent is %s', (split, drawn, sent) => {
  render(`<p id="target" data-ga-event-category="demo" data-ga-event-split="${split}"></p>`);
  expect(click(drawn) !== undefined).toBe(sent);
});

it('what was done by a key is told like a click on the same attributes', () => {
  const heard: EventAttributes[] = [];
  document.addEventListener(SITE_EVENT, ({ detail }) => heard.push(detail));
  reportEvent('demo', 'copy-keyboard', 'Orders');
  expect(heard).toEqual([eventAttributes('demo', 'copy-keyboard', 'Orders')]);
  expect(heard.map(eventFromAttributes)).toEqual([
    { name: 'demo', parameters: { eventAction: 'copy-keyboard', eventLabel: 'Orders' } },
  ]);
});
