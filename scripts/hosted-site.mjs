// @ts-check

/**
 * A second production build, with what only a production host has: the host's own name, so the
 * service worker registers there, and a measurement id. `e2e/hosted/` tests it. The browser takes
 * every name below `.localhost` for this machine, and for a secure context. It has only the pages of
 * the docs that are in `scripts/build-hosted/pages.ts`.
 *
 * A file of its own: Playwright reads its configuration as CommonJS, which knows no `import.meta`.
 */
export const HOSTED = {
  host: 'mui.localhost',
  measurementId: 'G-TEST123456',
  dir: '.cache/hosted-build',
  locales: ['en', 'zh'],
};
