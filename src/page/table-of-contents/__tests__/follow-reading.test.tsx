/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, render } from '@testing-library/react';
import { useFoldsFollowReading } from '../follow-reading';

function Contents() {
  const list = useRef<HTMLUListElement>(null);
  useFoldsFollowReading(list);
  return (
    <ul ref={list}>
      {['props', 'slots'].map((id) => (
        <li key={id} data-toc-section="">
          <a href={`#${id}`}>{id}</a>
          <details id={id}>
            <summary>2 entries</summary>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Does the same as the theme while the reader scrolls. */
async function read(id: string): Promise<void> {
  await act(async () => {
    document.querySelectorAll('a').forEach((link) => {
      const here = link.getAttribute('href') === `#${id}`;
      link.classList.toggle('table-of-contents__link--active', here);
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

function open(): string[] {
  return [...document.querySelectorAll('details[open]')].map(({ id }) => id);
}

it('opens the fold of what is read, and closes it again', async () => {
  render(<Contents />);
  expect(open()).toEqual([]);
  await read('props');
  expect(open()).toEqual(['props']);
  await read('slots');
  expect(open()).toEqual(['slots']);
  await read('nothing');
  expect(open()).toEqual([]);
});

it('leaves open what the reader opened', async () => {
  render(<Contents />);
  document.getElementById('slots')?.setAttribute('open', '');
  await read('slots');
  await read('props');
  expect(open()).toEqual(['props', 'slots']);
});
