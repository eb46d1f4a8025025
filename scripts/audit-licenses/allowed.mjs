// @ts-check

/** Licenses that any package may have, as packages write them. */
export const ALLOWED_LICENSES = [
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MIT/X11',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

const COMMERCIAL = 'SEE LICENSE IN LICENSE';
const NONE = '';

/** Requires distributors of a package to offer its source; the packages below are not distributed. */
const MPL = 'MPL-2.0';

/** lightningcss has a package with the program for each. */
const LIGHTNINGCSS_SYSTEMS = [
  ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64', 'linux-arm-gnueabihf'],
  ...['linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu', 'linux-x64-musl'],
  ...['win32-arm64-msvc', 'win32-x64-msvc'],
];

/**
 * Packages whose manifests name no license of the list above, each with the license in it. A person has
 * read their license; if it changes, it must be read again.
 * @type {Readonly<Record<string, { license: string, reason: string }>>}
 */
export const REVIEWED_PACKAGES = {
  '@mui/x-charts-pro': { license: COMMERCIAL, reason: 'a product that the site documents' },
  '@mui/x-charts-vendor': {
    license: 'MIT AND ISC',
    reason: 'D3, which is under ISC, with MIT code',
  },
  '@mui/x-data-grid-premium': { license: COMMERCIAL, reason: 'a product that the site documents' },
  '@mui/x-data-grid-pro': { license: COMMERCIAL, reason: 'a product that the site documents' },
  '@mui/x-date-pickers-pro': { license: COMMERCIAL, reason: 'a product that the site documents' },
  '@mui/x-license': { license: COMMERCIAL, reason: 'part of the products above' },
  '@mui/x-tree-view-pro': { license: COMMERCIAL, reason: 'a product that the site documents' },
  '@resvg/resvg-wasm': { license: MPL, reason: 'draws social cards in the build' },
  'axe-core': { license: MPL, reason: 'used by tests only' },
  buffers: { license: NONE, reason: 'states none; ExcelJS uses it in Node.js only' },
  'caniuse-lite': { license: 'CC-BY-4.0', reason: 'tells build tools what browsers can do' },
  'dejavu-fonts-ttf': {
    license: 'SEE LICENSE IN README.md AND LICENSE',
    reason: 'Bitstream Vera license; fonts of the browser that tests run in',
  },
  eval: { license: NONE, reason: 'MIT, by its LICENSE file' },
  format: { license: NONE, reason: 'MIT, by its README' },
  lightningcss: { license: MPL, reason: 'minifies styles in the build' },
  ...Object.fromEntries(
    LIGHTNINGCSS_SYSTEMS.map((system) => [
      `lightningcss-${system}`,
      { license: MPL, reason: 'part of lightningcss' },
    ]),
  ),
  'parse-cache-control': { license: NONE, reason: 'BSD-3-Clause, by its LICENSE file' },
  'require-like': { license: NONE, reason: 'MIT, by its License file' },
  'svg-tags': { license: NONE, reason: 'MIT, by its LICENSE file' },
  satori: { license: MPL, reason: 'lays out social cards in the build' },
};
