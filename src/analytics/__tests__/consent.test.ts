/** @jest-environment jsdom */
import { ANALYTICS_PREFERENCES } from '@site/model/preferences';
import { asksNotToBeTracked } from '../consent';

const CONSENT_KEY = ANALYTICS_PREFERENCES.consent.key;

/** The answer as a page finds it that has just been opened. */
async function openPage() {
  jest.resetModules();
  const { consent } = await import('../consent');
  return consent;
}

beforeEach(() => {
  localStorage.clear();
  [...document.documentElement.attributes].forEach(({ name }) =>
    document.documentElement.removeAttribute(name),
  );
});

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['GRANTED', 'undecided'],
  ['{"granted":true}', 'undecided'],
  ['', 'undecided'],
])('%j in storage is %s', async (kept, expected) => {
  localStorage.setItem(CONSENT_KEY, kept);
  expect((await openPage()).get()).toBe(expected);
});

it.each([
  [null, 'undecided'],
  ['denied', 'denied'],
])('with %j in storage, an attribute of the page grants nothing', async (kept, expected) => {
  if (kept !== null) localStorage.setItem(CONSENT_KEY, kept);
  document.documentElement.setAttribute('data-consent', 'granted');
  const consent = await openPage();
  expect(consent.get()).toBe(expected);
  document.documentElement.setAttribute('data-docs.consent', 'granted');
  expect(consent.get()).toBe(expected);
});

it('without an answer the reader is undecided, and so again after a reset', async () => {
  const consent = await openPage();
  expect(consent.get()).toBe('undecided');
  consent.set('granted');
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  consent.reset();
  expect(consent.get()).toBe('undecided');
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

it('an answer holds for the page where storage throws', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const consent = await openPage();
  expect(consent.get()).toBe('undecided');
  consent.set('granted');
  expect(consent.get()).toBe('granted');
  jest.restoreAllMocks();
});

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('a browser with %j asks not to be tracked: %s', (browser, expected) => {
  expect(asksNotToBeTracked(browser)).toBe(expected);
});
