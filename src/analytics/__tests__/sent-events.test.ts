/** @jest-environment jsdom */
import { eventMarks, reportEvent, SITE_EVENT, type EventMarks } from '../events';
import { eventOfClick, eventOfMarks } from '../sent-events';

function render(html: string): void {
  document.body.innerHTML = html;
}

/** What a click on the element `#target` sends. */
function click(random = 0.5) {
  return eventOfClick(document.querySelector('#target'), () => random);
}

it('takes the marks of the nearest element around what was clicked', () => {
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

it('sends nothing for a click beside all marks, or on no element', () => {
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

it('what was done by a key is told like a click on the same marks', () => {
  const heard: EventMarks[] = [];
  document.addEventListener(SITE_EVENT, ({ detail }) => heard.push(detail));
  reportEvent('demo', 'copy-keyboard', 'Orders');
  expect(heard).toEqual([eventMarks('demo', 'copy-keyboard', 'Orders')]);
  expect(heard.map(eventOfMarks)).toEqual([
    { name: 'demo', parameters: { eventAction: 'copy-keyboard', eventLabel: 'Orders' } },
  ]);
});
