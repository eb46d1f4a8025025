/** @jest-environment jsdom */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareSheets } from '../compare-sheets.mjs';
import { ReportWriter } from '../report/write-report.mjs';
import { STATES_OF_DEMOS } from '../states.mjs';
import { picture, sheet } from './pictures';

const SIZE = { width: 20, height: 20 };
const folder = mkdtempSync(path.join(tmpdir(), 'visual-report-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A report about a demo of which one line differs, and about a page with a demo that differs completely. */
function writeReport(): string {
  const writer = new ReportWriter(folder);
  const [state] = STATES_OF_DEMOS;
  if (!state) throw new Error('No state');
  const before = sheet(picture(SIZE, [255, 255, 255]), ['Small', 'Equal']);
  const line = Array.from({ length: 20 }, (_, x) => ({ x, y: 2, color: [0, 0, 0] as const }));
  const after = sheet(picture(SIZE, [255, 255, 255], line), ['Small', 'Equal']);
  const black = sheet(picture(SIZE, [0, 0, 0]), ['Large <b>', 'Equal']);
  const add = (
    page: string,
    family: string,
    sheets: { before: typeof before; after: typeof after },
  ) =>
    writer.add(
      { subject: { path: page, family, demosOnly: true, states: STATES_OF_DEMOS }, state, sheets },
      compareSheets(sheets.before, sheets.after),
    );
  add('/x/react-charts/bars/', 'x-charts', { before, after });
  const white = { ...before, parts: black.parts };
  add('/x/react-data-grid/sorting/', 'x-data-grid', { before: white, after: black });
  add('/x/react-data-grid/style/', 'x-data-grid', { before, after: before });
  return writer.finish({ before: 'main', after: 'the working copy', pictures: 6 });
}

/** Opens the report, with its script. */
function openReport(): void {
  const html = readFileSync(writeReport(), 'utf8');
  document.documentElement.innerHTML = html;
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  // The script of the page itself: jsdom does not run scripts that are added like this.
  new Function(script)();
}

const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

function choose(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`No ${name}`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(openReport);

it('shows each difference, with its pictures', () => {
  expect(document.querySelector('h1')?.textContent).toBe('3 visual differences');
  expect(titles()).toEqual(['Small', 'Large <b>', 'Equal']);
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  for (const image of images)
    expect(readFileSync(path.join(folder, image ?? '')).length).toBeGreaterThan(0);
  expect(new Set(images).size).toBe(7);
});

it('names the sides of what has changed', () => {
  const sides = [...document.querySelectorAll('article')].map(
    (article) => article.querySelector('.sides')?.textContent,
  );
  expect(sides).toEqual(['BeforeAfter', 'BeforeAfter', 'BeforeAfter']);
});

it('filters by family and size, and sorts by size', () => {
  choose('family', 'x-data-grid');
  expect(titles()).toEqual(['Large <b>', 'Equal']);
  choose('family', '');
  choose('order', 'size');
  expect(titles()).toEqual(['Large <b>', 'Equal', 'Small']);
  choose('share', '50');
  expect(titles()).toEqual(['Large <b>', 'Equal']);
  expect(document.querySelector('output')?.textContent).toBe('2 of 3 differences');
});

it('cuts where the slider is, and has two other views', () => {
  const slider = document.querySelector<HTMLInputElement>('[type="range"]');
  expect(slider?.hidden).toBe(false);
  if (slider) slider.value = '30';
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(slider?.closest('article')?.style.getPropertyValue('--cut')).toBe('30%');
  choose('view', 'marks');
  expect(document.querySelector('.pair')?.className).toBe('pair marks');
  expect(slider?.hidden).toBe(true);
});

it('has the same for tools', () => {
  const data = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
  expect(data).toMatchObject({ before: 'main', pictures: 6 });
  expect(data.differences).toHaveLength(3);
  expect(data.differences[0]).toMatchObject({ page: '/x/react-charts/bars/', pixels: 20 });
});
