import type { Command, CommandInput } from '../commands/types';

const COMMON: readonly (readonly [string, string])[] = [
  [
    '--for <version>',
    'Answer for a version of the docs, such as 6.20, instead of that of the project.',
  ],
  ['--project <folder>', 'A folder of the project, instead of the current one.'],
  ['--budget <characters>', 'The most characters to print.'],
  ['--json', 'Print JSON.'],
  ['--help', 'Print this help.'],
];

const EXIT_CODES = 'Exit codes: 0 found, 1 problems or steps found, 2 bad use or unknown names.';

function argumentText({ name, isRequired }: CommandInput): string {
  return isRequired ? `<${name}>` : `[${name}]`;
}

function optionText({ name, kind }: CommandInput): string {
  return kind === 'flag' ? `--${name}` : `--${name} <${kind}>`;
}

function usageOf({ name, inputs }: Command): string {
  const given = inputs.filter(({ isArgument }) => isArgument).map(argumentText);
  return ['mui-x-docs', name, ...given].join(' ');
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const inputs = command.inputs.map(
    (input) =>
      [input.isArgument ? argumentText(input) : optionText(input), input.description] as const,
  );
  return [
    `${usageOf(command)} [options]`,
    '',
    command.summary,
    '',
    ...table([...inputs, ...COMMON]),
    '',
    EXIT_CODES,
  ].join('\n');
}

/** The help of the program. */
export function help(commands: readonly Command[]): string {
  const rows = commands.map(
    (command) => [usageOf(command).replace('mui-x-docs ', ''), command.summary] as const,
  );
  return [
    'mui-x-docs <command> [options]: the docs of MUI X, offline, for the version of your project.',
    '',
    ...table(rows),
    '',
    'Options of all commands:',
    ...table(COMMON),
    '',
    EXIT_CODES,
  ].join('\n');
}
