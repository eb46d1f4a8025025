import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** License information of a package. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** As its manifest names it; empty where it names none. */
  license: string;
  /** Its license files, one after the other; empty where it has none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** Older manifests have objects in the place of the name. */
function licenseOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  return [license, ...licenses].flatMap((one) => one?.type ?? []).join(' OR ');
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/**
 * Reads the license of an installed package.
 * @throws when the folder is not a package
 */
export function readPackage(folder: string): LicensedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const { name, version } = manifest;
  const text = files.map((file) => readText(path.join(folder, file))).join('\n\n');
  return { name, version, license: licenseOf(manifest), text };
}
