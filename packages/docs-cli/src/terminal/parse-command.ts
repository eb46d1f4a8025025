import { parseArgs } from 'node:util';
import { reasonOf } from '../../../../model/reason-of';
import { UsageError, type Command, type CommandInput, type InputValues } from '../commands/types';

/** Options that all commands have. */
export interface CommonOptions {
  json: boolean;
  help: boolean;
  /** A version of the docs instead of that of the project. */
  named?: string;
  /** A folder of the project. */
  project: string;
  budget?: number;
}

const COMMON = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  for: { type: 'string' },
  project: { type: 'string' },
  budget: { type: 'string' },
} as const;

function readNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a number.`);
  return Number(text);
}

/** The least characters that a version and a name fit into. */
const LEAST_BUDGET = 100;

function readBudget(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const budget = readNumber('budget', text);
  if (budget < LEAST_BUDGET) throw new UsageError(`--budget must be at least ${LEAST_BUDGET}.`);
  return budget;
}

function readArguments({ inputs }: Command, given: readonly string[]): Record<string, string> {
  const names = inputs.filter(({ isArgument }) => isArgument);
  // Several words of a search or a title do not need quotes.
  const isOne = names.length === 1;
  if (!isOne && given.length > names.length) {
    throw new UsageError(`Too many arguments: ${given.slice(names.length).join(' ')}.`);
  }
  const values = isOne && given.length > 0 ? [given.join(' ')] : given;
  return Object.fromEntries(
    names.flatMap(({ name }, index) => {
      const value = values[index];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function tokensOf(command: Command, args: readonly string[]) {
  const own = command.inputs.filter(({ isArgument }) => !isArgument);
  const options = Object.fromEntries(
    own.map(({ name, kind }) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, ...COMMON },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(reasonOf(error).split('. ')[0] + '.');
  }
}

function readOption({ name, kind }: CommandInput, value: unknown): string | number | boolean {
  if (typeof value === 'boolean') return value;
  return kind === 'number' ? readNumber(name, String(value)) : String(value);
}

function readOptions({ inputs }: Command, given: Readonly<Record<string, unknown>>): InputValues {
  const named = inputs.filter(({ name, isArgument }) => !isArgument && given[name] !== undefined);
  return Object.fromEntries(
    named.map((input) => [input.name, readOption(input, given[input.name])]),
  );
}

/**
 * Reads what follows the name of a command.
 * @throws {UsageError} for unknown options and wrong values
 */
export function parseCommand(
  command: Command,
  args: readonly string[],
): { values: InputValues; options: CommonOptions } {
  const { values, positionals } = tokensOf(command, args);
  const text = (name: 'for' | 'project' | 'budget') => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    values: { ...readOptions(command, values), ...readArguments(command, positionals) },
    options: {
      json: values.json === true,
      help: values.help === true,
      named: text('for'),
      project: text('project') ?? '.',
      budget: readBudget(text('budget')),
    },
  };
}
