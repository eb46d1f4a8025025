// @ts-check
import { ensureInstalled } from '../ensure-install.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runCommand, runNpm } from '../run-command.mjs';

/** Builds all languages and serves them; arguments go to the server. */
async function main() {
  await ensureInstalled();
  const build = await runNpm(['run', '--silent', 'build']);
  if (build.code !== 0 || build.interruptedBy) {
    process.exitCode = build.code || 1;
    return;
  }
  const server = `${PROJECT_ROOT}scripts/serve/cli.mjs`;
  const { code } = await runCommand(process.execPath, [server, ...process.argv.slice(2)]);
  process.exitCode = code;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
