import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './e2e/fixtures/chromium';
import { ORIGIN, PORT } from './e2e/fixtures/origin';

/** Browser tests run against the production build in `build/`, served the way it is hosted. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // What takes long runs with `npm run test:full` alone.
  testIgnore: process.env.TEST_FULL === '1' ? [] : '**/full/**',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    actionTimeout: 15_000,
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve/cli.mjs --port ${PORT} --dir build`,
    url: ORIGIN,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
