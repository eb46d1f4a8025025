import { docsOf, DOCS_SECTION, parseAddress } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';

/** The command that serves the section, the version and the language of an address. */
export function startCommand(address: string): string {
  const { language, version, ...parsed } = parseAddress(address);
  const section = docsOf(parsed);
  const options = [
    ...(section === DOCS_SECTION ? [] : ['--section', section]),
    ...(version === '' ? [] : ['--version', version]),
    ...(language === DEFAULT_LANGUAGE ? [] : ['--locale', language]),
  ];
  return options.length === 0 ? 'npm start' : ['npm start --', ...options].join(' ');
}
