import { mapAt, readIndented, textAt } from './indented';
import { isMuiX, resolveAlias } from './names';
import type { Lockfile } from './types';

/** Versions by what asks for them: `@mui/x-charts@^7.0.0`, in Berry `@mui/x-charts@npm:^7.0.0`. */
type Descriptors = Map<string, string>;

function readClassic(text: string): Descriptors {
  const found: Descriptors = new Map();
  let keys: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^[^\s#].*:$/.test(line)) {
      keys = line
        .slice(0, -1)
        .split(', ')
        .map((key) => key.replace(/^"|"$/g, ''));
    }
    const [, version] = /^ {2}version "([^"]+)"$/.exec(line) ?? [];
    if (version) keys.forEach((key) => found.set(key, version));
  }
  return found;
}

function readBerry(text: string): Descriptors {
  const lock = readIndented(text);
  const found: Descriptors = new Map();
  for (const key of Object.keys(lock)) {
    const version = textAt(mapAt(lock, key), 'version');
    if (version) key.split(', ').forEach((each) => found.set(each, version));
  }
  return found;
}

function nameIn(descriptor: string): string {
  const [, name = '', range = ''] = /^(@?[^@]+)@(.*)$/.exec(descriptor) ?? [];
  return resolveAlias(name, range.replace(/^npm:(?=[^@]*$)/, '')).name;
}

/** Reads `yarn.lock` of Yarn 1 or of Berry. */
export function readYarnLockfile(text: string): Lockfile {
  const found = /^__metadata:/m.test(text) ? readBerry(text) : readClassic(text);
  return {
    packageManager: 'yarn',
    versionOf: (_workspace, name, range) =>
      found.get(`${name}@${range}`) ?? found.get(`${name}@npm:${range}`),
    all: () =>
      [...found].flatMap(([descriptor, version]) => {
        const name = nameIn(descriptor);
        return isMuiX(name) ? [{ name, version }] : [];
      }),
  };
}
