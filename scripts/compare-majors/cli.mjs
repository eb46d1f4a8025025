// @ts-check
import { compareGuide } from './compare-guide.mjs';
import { GUIDES, guideNamed } from './guides.mjs';
import { comparisonLines, coverageLine } from './print.mjs';

/**
 * `node scripts/compare-majors/cli.mjs [guide …] [--list]`: what became of the names of the older
 * major, and whether the guides name those that are gone: it fails where one does not. `--list`
 * prints all of them.
 */
async function main() {
  const args = process.argv.slice(2);
  const ids = args.filter((arg) => !arg.startsWith('--'));
  const guides = ids.length === 0 ? GUIDES : ids.map(guideNamed);
  for (const guide of guides) {
    const report = await compareGuide(guide);
    if (args.includes('--list')) console.log(comparisonLines(report.comparison).join('\n'));
    console.log(coverageLine(guide.id, report));
    for (const { name, owners } of report.missing) {
      const where = owners.length > 0 ? ` (${owners.join(', ')})` : '';
      console.log(`  not in ${guide.page}: ${name}${where}`);
      if (!guide.exportsOnly || owners.length === 0) process.exitCode = 1;
    }
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
