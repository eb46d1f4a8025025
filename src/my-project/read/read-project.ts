import { isObject, type JsonObject } from './json-values';
import { jsonError, placeOf } from './json-error';
import { readNpmLock } from './npm-lock';
import { readPackageJson } from './package-json';
import { readPnpmLock } from './pnpm-lock';
import type { ReadErrorCode, ReadResult } from './project';
import { readBerryLock, readYarnLock } from './yarn-lock';

/** Of a file, in characters. The largest lockfiles of real projects are smaller. */
export const LARGEST_FILE = 12_000_000;

function failed(code: ReadErrorCode): ReadResult {
  return { error: { code } };
}

function readObject(value: JsonObject): ReadResult {
  const locked = readNpmLock(value);
  if (locked) return locked.offered > 0 ? locked : failed('noPackages');
  const project = readPackageJson(value);
  return project ? { project } : failed('notProject');
}

function readJson(text: string): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The lockfile of Bun is nearly JSON: it has commas before brackets.
    return /^\s*\{\s*"lockfileVersion"[\s\S]{0,200}"workspaces"/.test(text)
      ? failed('bun')
      : { error: jsonError(text) };
  }
  return isObject(value) ? readObject(value) : failed('notProject');
}

/** The place of a mark that Git leaves where two changes of a file contradict each other. */
function conflictIn(text: string): ReadResult | undefined {
  const index = text.search(/^(?:<{7}|>{7}) /m);
  return index < 0 ? undefined : { error: { code: 'conflict', ...placeOf(text, index) } };
}

/**
 * Reads a package.json or a lockfile, whose kind its content shows. The text may be hostile: it is
 * only data, and none of it becomes code, HTML or a property of anything but what this returns.
 */
export function readProject(pasted: string): ReadResult {
  if (pasted.length > LARGEST_FILE) return failed('tooLarge');
  const text = pasted.replace(/^\uFEFF/, '');
  if (text.trim() === '') return failed('empty');
  const conflict = conflictIn(text);
  if (conflict) return conflict;
  if (/^\s*[[{]/.test(text)) return readJson(text);
  const reader = [
    { mark: /^# yarn lockfile v1\s*$/m, read: readYarnLock },
    { mark: /^__metadata:\s*$/m, read: readBerryLock },
    { mark: /^lockfileVersion: ?['"]?\d/m, read: readPnpmLock },
  ].find(({ mark }) => mark.test(text));
  if (!reader) return failed('unknown');
  const found = reader.read(text);
  return found.offered > 0 ? found : failed('noPackages');
}
