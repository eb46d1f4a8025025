import type { DocsVersion } from '../../model/docs-version';
import { formatUnit, unitsOf } from '../../model/units';
import { taskOf } from '../build/engine/turbo-config';

const PREFIX = 'unit:';

/**
 * Gives package.json a script for each unit, after the others: the engine that builds units runs
 * scripts of package.json only.
 * @param text of package.json
 * @returns its new text, the same if nothing is missing or too much
 */
export function withUnitScripts(text: string, versions: readonly DocsVersion[]): string {
  const manifest = JSON.parse(text) as { scripts: Record<string, string> };
  const others = Object.entries(manifest.scripts).filter(([name]) => !name.startsWith(PREFIX));
  const units = unitsOf(versions).map((unit) => [
    taskOf(unit),
    `node scripts/build/unit-cli.mjs ${formatUnit(unit)}`,
  ]);
  const scripts = Object.fromEntries([...others, ...units]) as Record<string, string>;
  return `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`;
}
