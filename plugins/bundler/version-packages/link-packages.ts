import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder in which the bundler finds packages before all others. It has a link for each of
 * them, as an alias of the bundler would not follow the `exports` of a package.
 * @param parent absolute path of the folder that holds such folders
 * @param targets folders of packages by name
 * @returns its path, which is another one for other packages
 */
export function linkPackages(parent: string, targets: Readonly<Record<string, string>>): string {
  const links = Object.entries(targets).map(
    ([name, target]) => [name, path.relative(parent, target)] as const,
  );
  const hash = createHash('sha256').update(JSON.stringify(links)).digest('hex').slice(0, 12);
  const folder = path.join(parent, hash);
  for (const [name] of links) {
    const link = path.join(folder, name);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      // The type matters on Windows, where other links need special rights.
      symlinkSync(path.relative(path.dirname(link), targets[name] ?? ''), link, 'junction');
    } catch (error) {
      // Another build of the version was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return folder;
}
