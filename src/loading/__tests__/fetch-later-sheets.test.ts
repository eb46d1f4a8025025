/** @jest-environment jsdom */
import { LATER_SHEET_META } from '@site/model/later-sheets';
import { fetchLaterSheets } from '../fetch-later-sheets';

it('fetches the sheets that the page names, without applying them', () => {
  document.head.innerHTML = `<meta name="${LATER_SHEET_META}" content="/a.css"><meta name="x" content="/b.css">`;
  fetchLaterSheets();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel }) => rel)).toEqual(['prefetch']);
  expect(links[0]?.getAttribute('href')).toBe('/a.css');
});
