/** @jest-environment jsdom */
import { API_SECTIONS } from '@site/model/preferences';
import { apiDisplays } from '../api-display';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  API_SECTIONS.forEach((section) => root.removeAttribute(`data-api-${section}`));
});

it('choosing writes only the key of that section', () => {
  localStorage.setItem('apiPage_default', 'collapsed');
  apiDisplays.slots.set('table');
  expect({ ...localStorage }).toEqual({ apiPage_default: 'collapsed', apiPage_slots: 'table' });
});

it('a reader who comes from another page gets what the first-paint script would give', () => {
  localStorage.setItem('apiPage_default', 'table');
  localStorage.setItem('apiPage_classes', 'collapsed');
  expect(API_SECTIONS.map((section) => apiDisplays[section].get())).toEqual([
    'table',
    'table',
    'collapsed',
  ]);
});

it('what is in force stays for the visit', () => {
  root.setAttribute('data-api-props', 'collapsed');
  root.setAttribute('data-api-slots', 'table');
  root.setAttribute('data-api-classes', 'table');
  localStorage.setItem('apiPage_default', 'expanded');
  expect(apiDisplays.props.get()).toBe('collapsed');
});

it('junk that was stored meanwhile changes nothing when the reader comes back', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  apiDisplays.props.set('table');
  const leave = apiDisplays.props.subscribe(jest.fn());
  localStorage.setItem('apiPage_props', 'sideways');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(apiDisplays.props.get()).toBe('table');
  localStorage.setItem('apiPage_props', 'collapsed');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(apiDisplays.props.get()).toBe('collapsed');
  leave();
});

it('the choice holds for the page where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  apiDisplays.props.set('table');
  expect(apiDisplays.props.get()).toBe('table');
});
