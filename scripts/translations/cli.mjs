// @ts-check
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @type {typeof import('./commands')} */
const { COMMANDS, USAGES } = loadTypeScript('scripts/translations/commands.ts');

/** `npm run i18n:status`, `i18n:new`, `i18n:diff` and `i18n:accept`: see CONTRIBUTING.md, "Translations". */
async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command)
    throw new Error(`There is no command "${name}": ${Object.keys(COMMANDS).join(', ')}`);
  if (args.includes('--help')) {
    console.log(USAGES[name]);
    return;
  }
  const { text, failed } = await command(PROJECT_ROOT, args);
  console.log(text);
  if (failed) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  const usage = USAGES[process.argv[2] ?? ''];
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) console.error(usage);
  process.exitCode = 1;
});
