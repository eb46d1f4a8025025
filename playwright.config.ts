import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, CHROMIUM_ENV, chromiumPath } from './e2e/fixtures/chromium';
import { HOSTED_ORIGIN, HOSTED_PORT, ORIGIN, PORT } from './e2e/fixtures/origin';
import { readTestClock } from './scripts/test/clock';
import { HOSTED } from './scripts/hosted-site.mjs';

const serve = (port: number, dir: string) => ({
  command: `node scripts/serve/cli.mjs --port ${port} --dir ${dir}`,
  // A build of some units may lack the home page.
  url: `http://localhost:${port}/robots.txt`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

/** What takes long, or shows more of a page than its first test, runs with `npm run test:full`. */
const full = process.env.TEST_FULL === '1';

const { zone } = readTestClock(process.env);
// Playwright reads local times that tests set, such as `setFixedTime('2024-05-15T10:00:00')`, in its
// own zone: they mean the zone of the browser.
process.env.TZ = zone;

/** Tests of what pages show, unlike those of stored choices, network errors and permissions. */
const PAGES = [
  '**/pages/**/*.spec.ts',
  '**/features/every-page.spec.ts',
  '**/features/pages-without-load.spec.ts',
];

/**
 * Browser tests run against production builds, served the way they are hosted: `e2e/hosted/` against
 * one made for a production host, which has parts that `build/` lacks; all others against `build/`.
 * `tests/` reads the files of these builds, or asks their servers, and opens no browser.
 */
export default defineConfig<object, { sharePages: boolean }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  grepInvert: full ? undefined : /@full/,
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // What passes only at the second attempt is named as flaky in the sum.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: zone,
    actionTimeout: 15_000,
    launchOptions: { executablePath: chromiumPath(), args: BROWSER_ARGS, env: CHROMIUM_ENV },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testMatch: PAGES,
      use: { sharePages: true },
    },
    {
      name: 'site',
      testIgnore: [...PAGES, '**/hosted/**', ...(full ? [] : ['**/full/**'])],
    },
    {
      name: 'build-output',
      testDir: 'tests',
      testIgnore: full ? [] : ['**/full/**'],
    },
    { name: 'hosted', testMatch: '**/hosted/**/*.spec.ts', use: { baseURL: HOSTED_ORIGIN } },
  ],
  // `npm run test:affected` makes the second build only where it is tested.
  webServer: [
    serve(PORT, process.env.TEST_SITE ?? 'build'),
    ...(process.env.TEST_HOSTED === '0' ? [] : [serve(HOSTED_PORT, HOSTED.dir)]),
  ],
});
