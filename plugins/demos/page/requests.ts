import path from 'node:path';
import { TO_JAVASCRIPT_VERSION } from '../code/to-javascript';
import { TAILWIND_VERSION } from '../tailwind/tailwind-version';

const CODE_LOADER = path.join(__dirname, 'demo-code-loader.cjs');
const TAILWIND_LOADER = path.join(__dirname, '..', 'tailwind', 'tailwind-loader.cjs');

/** Ends the request for demos that plugins/bundler/library-chunks puts into one file for each page. */
export const SHARED_FILE = '?shared';

function request(loader: string, options: object, file: string): string {
  return JSON.stringify(`!!${loader}?${JSON.stringify(options)}!${file}`);
}

/** Request that imports the code of a file, as the text of a string literal. */
export function codeRequest(file: string): string {
  return request(CODE_LOADER, { tools: TO_JAVASCRIPT_VERSION }, file);
}

/**
 * Request that imports a demo in Tailwind together with its style sheet.
 * @param together all such files of the page: they share one sheet
 */
export function tailwindRequest(file: string, together: readonly string[]): string {
  const folder = path.dirname(file);
  // Relative, as the bundler numbers modules by their requests: the same in every clone.
  const files = together.map((each) => path.relative(folder, each).split(path.sep).join('/'));
  return request(TAILWIND_LOADER, { files, tools: TAILWIND_VERSION }, file);
}
