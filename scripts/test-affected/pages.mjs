// @ts-check
import path from 'node:path';
import { allDocs, sectionDocs } from '../docs-folders.cjs';

const TRANSLATED = /^i18n\/([\w-]+)\/docusaurus-plugin-content-docs\/([\w.-]+)\/(.*)$/;

/** A post of the blog. A unit test checks that its address is the name of its folder, without the date. */
const POST = /^blog\/\d{4}-\d{2}-\d{2}-([\w-]+)\/index\.mdx$/;

const DOCS = [...allDocs(), ...sectionDocs()];

/** Folders with files that are pages, and where those are in the site. */
const FOLDERS = [...DOCS, { root: 'src/pages', address: '' }];

/**
 * @param {string} file relative to the root of the project
 * @returns {{ language: string, source: string } | undefined} the language of a page that is translated,
 *   and the place of the English one; undefined for all other files
 */
function sourceOf(file) {
  const [, language = '', version, rest] = TRANSLATED.exec(file) ?? [];
  const docs = DOCS.find(({ translations }) => translations === version);
  return docs && { language, source: `${docs.root}/${rest}` };
}

/**
 * @param {string} file relative to the root of the project
 * @returns {string | undefined} the address of the page that the file is; undefined when it is none
 */
export function addressOf(file) {
  const [, post] = POST.exec(file) ?? [];
  if (post) return `/blog/${post}/`;
  const translated = sourceOf(file);
  if (translated) {
    const address = addressOf(translated.source);
    return address && `/${translated.language}${address}`;
  }
  const folder = FOLDERS.find(({ root }) => file.startsWith(`${root}/`));
  if (!folder) return undefined;
  const { root, address } = folder;
  const [, rest] = /^(.*)\.(?:mdx|tsx)$/.exec(file.slice(root.length + 1)) ?? [];
  if (rest === undefined) return undefined;
  const isPage = address === '' || (/(?:^|\/)index$/.test(rest) && file.endsWith('.mdx'));
  if (!isPage || rest.split('/').some((part) => part.startsWith('_'))) return undefined;
  const parts = [...address.split('/'), ...rest.replace(/(?:^|\/)index$/, '').split('/')];
  return `/${parts
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('')}`;
}

/**
 * @param {string} file of a page of the docs, of a translation of it, or of a post
 * @param {ReadonlySet<string>} files of the project
 * @returns {string | undefined} the page in whose folder the file is, or the nearest folder above
 */
export function pageAround(file, files) {
  const roots = [...DOCS.map(({ root }) => root), 'blog'];
  if (!roots.some((root) => file.startsWith(`${root}/`)) && !sourceOf(file)) return undefined;
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const page = `${folder}/index.mdx`;
    if (files.has(page)) return page;
  }
  return undefined;
}

/**
 * @param {string} string as a test writes it: an address, perhaps with a query or hash behind it
 * @param {readonly string[]} languages that addresses begin with
 * @returns {{ address: string, language: string } | undefined} the address of the English page, and
 *   the text before it; undefined for any other string
 */
export function pageNamed(string, languages) {
  // The home page: a single slash has many meanings.
  if (!string.startsWith('/') || string === '/') return undefined;
  const bare = string.replace(/[?#].*$/s, '');
  const language = languages.find((each) => bare.startsWith(`/${each}/`)) ?? '';
  return { address: language ? bare.slice(language.length + 1) : bare, language };
}

/**
 * @param {ReadonlySet<string>} strings of a test
 * @param {readonly string[]} languages
 * @returns {boolean} whether the test needs pages of other languages than English
 */
export function needsLanguages(strings, languages) {
  return [...strings].some((string) =>
    languages.some((each) => string === each || new RegExp(`^/${each}(?:/|$)`).test(string)),
  );
}
