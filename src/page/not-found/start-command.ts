import { DOCS_SECTION, parseAddress } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';

/** The command that serves the version and the language of an address. */
export function startCommand(address: string): string {
  const { language, section, version } = parseAddress(address);
  const options = [
    ...(section === DOCS_SECTION && version !== '' ? ['--version', version] : []),
    ...(language === DEFAULT_LANGUAGE ? [] : ['--locale', language]),
  ];
  return options.length === 0 ? 'npm start' : ['npm start --', ...options].join(' ');
}
