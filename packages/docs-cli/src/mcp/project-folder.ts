import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../commands/types';

/**
 * The folder of a project that a client names. Clients may not lead the server out of its project,
 * not by a symbolic link either.
 * @param root of the project
 * @param folder relative to the root
 * @throws {UsageError} when it is outside, or is not a folder
 */
export function folderWithin(root: string, folder: string): string {
  const top = realpathSync(root);
  const outside = new UsageError('folder must be a folder in the project, relative to its root.');
  if (path.isAbsolute(folder) || folder.includes('\0')) throw outside;
  const asked = path.resolve(top, folder);
  const found = statSync(asked, { throwIfNoEntry: false })?.isDirectory() && realpathSync(asked);
  const way = found ? path.relative(top, found) : '..';
  if (!found || way.split(path.sep)[0] === '..' || path.isAbsolute(way)) throw outside;
  return found;
}
