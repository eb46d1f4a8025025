import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHeaderRules } from '../header-rules.mjs';

let site: string;
let file: string;

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'header-rules-'));
  file = path.join(site, '.hosting/headers.json');
  mkdirSync(path.dirname(file));
});
afterEach(() => rmSync(site, { recursive: true }));

const rules = (value: string) =>
  JSON.stringify({ everywhere: { 'X-Test': value }, cacheControl: {}, contentTypes: {} });

it('the last headers stay while the file that says them cannot be read', () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(file, rules('one'));
  const headersOf = createHeaderRules(site);
  expect(headersOf('/page.html')).toMatchObject({ 'X-Test': 'one' });

  // Half of a file, as while it is written.
  writeFileSync(file, rules('another').slice(0, -5));
  expect(headersOf('/page.html')).toMatchObject({ 'X-Test': 'one' });
  expect(headersOf('/page.html')).toMatchObject({ 'X-Test': 'one' });
  expect(printed.mock.calls).toEqual([[expect.stringContaining(file)]]);

  // It has a state, as when the build goes away after that was looked at, and cannot be read.
  rmSync(file);
  mkdirSync(file);
  expect(headersOf('/page.html')).toMatchObject({ 'X-Test': 'one' });

  rmSync(file, { recursive: true });
  writeFileSync(file, rules('another'));
  expect(headersOf('/page.html')).toMatchObject({ 'X-Test': 'another' });
  printed.mockRestore();
});
