/** @jest-environment jsdom */
import { asksNotToBeTracked, consent, CONSENT_KEY } from '../consent';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent');
});

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['GRANTED', 'undecided'],
  ['{"granted":true}', 'undecided'],
  ['', 'undecided'],
])('%j in storage is %s', (kept, expected) => {
  localStorage.setItem(CONSENT_KEY, kept);
  expect(consent.get()).toBe(expected);
});

it('without an answer the reader is undecided, and so again after a reset', () => {
  expect(consent.get()).toBe('undecided');
  consent.set('granted');
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  consent.reset();
  expect(consent.get()).toBe('undecided');
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

it('an answer holds for the page where storage throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
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
