// @ts-check
import { measureRelease } from './measure-release.mjs';

const USAGE = `npm run quality
  runs npm test and npm run test:mutants, and writes all reports for the page about quality
npm run quality -- build [folder] | tests [file]
  writes the report of build/, or of the results of npm test`;

/** Makes the reports for the page about quality, which are committed. */
async function main() {
  const [name, source] = process.argv.slice(2);
  if (name === undefined) {
    await measureRelease();
    console.log('All reports are in quality/: commit them.');
    return;
  }
  if (name !== 'build' && name !== 'tests') throw new Error(USAGE);
  // It needs packages, which npm test installs.
  const { REPORTS } = await import('./reports.mjs');
  console.log(`Written: ${await REPORTS[name](source)}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
