import convert from 'npm-to-yarn';
import { PACKAGE_MANAGERS, type PackageManager } from '../../../model/preferences';

/**
 * The same commands for each package manager; npm's are what the author wrote.
 * @param commands of a fence with the language `npm`, one a line; comments are kept
 */
export function installCommands(commands: string): { manager: PackageManager; code: string }[] {
  return PACKAGE_MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? commands : convert(commands, manager),
  }));
}
