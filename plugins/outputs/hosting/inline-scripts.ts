import { createHash } from 'node:crypto';

const SCRIPT = /<script(?=[\s/>])([^>]*)>([\s\S]*?)<\/script>/gi;

const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^((application|text)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/;

/** Further types that the policy concerns; an empty one is JavaScript. */
const OTHER_CODE = new Set(['', 'module', 'importmap', 'speculationrules']);

/** Attributes of a tag by their names in lower case. */
function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Checks that a script is code in the page itself, and not data or a file. */
function isInlineCode(tag: string): boolean {
  const attributes = attributesOf(tag);
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  return !attributes.has('src') && (OTHER_CODE.has(type) || JAVASCRIPT.test(type));
}

/**
 * The texts of a page's scripts that run and are not loaded from a file.
 * @param html as Docusaurus writes it, where `<` is escaped in text and in attributes
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, tag = '']) => isInlineCode(tag))
    .map(([, , text = '']) => text);
}

/**
 * Hashes a script for a policy.
 * https://www.w3.org/TR/CSP3/#grammardef-hash-source
 * @returns `sha256-` and base64, without the quotes of the policy
 */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Pages by their file, relative to the output folder. */
export type Pages = Iterable<readonly [file: string, html: string]>;

/** Names the page of a script that may not run, and the beginning of the script. */
function unknownScript(file: string, text: string): string {
  const start = text.trim().replace(/\s+/g, ' ').slice(0, 80);
  return `${file}: unknown inline script: ${start}`;
}

/**
 * @param known texts of the scripts that pages may have
 * @returns the hashes of those that pages have, each once
 * @throws with page and beginning of each script that is not known: the policy would let any text
 *   run that was injected into a page, so scripts are allowed by their origin and not by being there
 */
export function allowedHashes(pages: Pages, known: ReadonlySet<string>): string[] {
  const used = new Set<string>();
  const unknown = new Map<string, string>();
  for (const [file, html] of pages) {
    for (const text of inlineScripts(html)) {
      if (known.has(text)) used.add(scriptHash(text));
      else if (!unknown.has(text)) unknown.set(text, unknownScript(file, text));
    }
  }
  if (unknown.size > 0) {
    throw new Error(
      [
        ...unknown.values(),
        'Who makes it belongs in plugins/outputs/hosting/known-scripts.ts',
      ].join('\n'),
    );
  }
  return [...used].sort();
}
