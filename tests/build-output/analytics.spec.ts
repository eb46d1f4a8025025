import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { interfaceText } from '../../e2e/fixtures/interface-texts';
import { HOSTED } from '../../scripts/hosted-site.mjs';

/** Texts that only analytics code contains: the tag, its commands, consent, web vitals. */
const TRACES = [
  'googletagmanager',
  'gtag',
  'dataLayer',
  'ga-disable',
  'page_view',
  'docs.consent',
  'docs.webVitals',
  'doNotTrack',
  interfaceText('en', 'consent.question'),
];

/** Which traces the scripts of a build contain, each with the first script that does. */
function tracesIn(build: string): Map<string, string> {
  const folder = path.resolve(build, 'assets/js');
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const trace of TRACES) {
      if (text.includes(trace) && !found.has(trace)) found.set(trace, file);
    }
  }
  return found;
}

test('a build without a measurement id has nothing of it in its files', () => {
  expect([...tracesIn('build')]).toEqual([]);
  const measured = [...tracesIn(HOSTED.dir).keys()].sort();
  expect(measured, 'the traces are those of a build with an id').toEqual([...TRACES].sort());
});
