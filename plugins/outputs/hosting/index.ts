import type { HostingRules } from '../../../model/hosting';
import type { UnitManifest } from '../../../model/unit-manifest';
import type { WriteFile } from '../../files/write-file';
import { REDIRECT_SCRIPT } from '../redirects/redirect-page';
import { scriptHash } from './inline-scripts';
import { netlifyHeaders } from './netlify-headers';
import { nginxHeaders } from './nginx-headers';

/** Contents of headers.json, which `npm run serve` reads. */
interface HostFile extends HostingRules {
  /** Hashes of the inline scripts of each unit, and of the pages that redirect. */
  inlineScripts: Record<string, string[]>;
}

/** Hidden, so no host serves it. */
const FOLDER = '.hosting';

interface HostFilesInput {
  write: WriteFile;
  /** Units of the site. */
  manifests: readonly Pick<UnitManifest, 'unit' | 'scripts'>[];
  /** @param scriptHashes of the inline scripts in all units, sorted */
  rulesFor(scriptHashes: readonly string[]): HostingRules;
}

/** Writes what hosts must know: headers for `npm run serve`, as `_headers` and for nginx. */
export function writeHostFiles({ write, manifests, rulesFor }: HostFilesInput): void {
  const ofUnits = manifests
    .map(({ unit, scripts }): [string, string[]] => [unit, [...scripts]])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const inlineScripts = {
    ...Object.fromEntries(ofUnits),
    redirects: [scriptHash(REDIRECT_SCRIPT)],
  };
  const rules = rulesFor([...new Set(Object.values(inlineScripts).flat())].sort());
  const hostFile: HostFile = { ...rules, inlineScripts };
  write(`${FOLDER}/headers.json`, JSON.stringify(hostFile, null, 2));
  write('_headers', netlifyHeaders(rules));
  write(`${FOLDER}/nginx-headers.conf`, nginxHeaders(rules));
}
