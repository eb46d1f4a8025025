import { statSync } from 'node:fs';
import { closestNames } from '../commands/closest';
import { createContext } from '../commands/create-context';
import { COMMANDS, loadCommands } from '../commands/table';
import { UsageError, type Answer, type Command, type ExitCode } from '../commands/types';
import type { DocsData } from '../data/types';
import { findProject } from '../project/find-project';
import type { Project } from '../project/types';
import { commandHelp, help } from './help';
import { parseCommand } from './parse-command';

/** What the program prints, and its exit code. */
export interface Output {
  exitCode: ExitCode;
  out: string;
  error: string;
}

interface Terminal {
  openDocs(): DocsData;
  /** The absolute path of a folder that the user names. */
  resolve(folder: string): string;
}

async function loadCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return (await load()).command;
  const names = Object.keys(COMMANDS);
  const close = closestNames(name, names);
  const all = close.length > 0 ? '' : ` The commands are ${names.join(', ')}.`;
  throw new UsageError(`There is no command "${name}".${all}`, close);
}

function printed({ exitCode, text, data }: Answer, json: boolean): Output {
  return { exitCode, out: json ? JSON.stringify(data, null, 2) : text, error: '' };
}

function failed(error: unknown, json: boolean): Output {
  if (!(error instanceof UsageError)) throw error;
  const { message, suggestions } = error;
  const out = json ? JSON.stringify({ error: message, suggestions }, null, 2) : '';
  return { exitCode: 2, out, error: json ? '' : message };
}

/** @throws {UsageError} when it is not a folder */
function projectIn(folder: string): Project {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder ${folder}.`);
  }
  return findProject(folder);
}

async function answer(args: readonly string[], terminal: Terminal): Promise<Output> {
  const [first, ...rest] = args;
  // Programs usually have this option; here the versions of the docs matter.
  const name = first === '--version' ? 'versions' : first;
  if (!name || name === 'help' || name.startsWith('-')) {
    const isAsked = name === 'help' || name === '--help' || name === '-h';
    const text = help(await loadCommands());
    return isAsked ? { exitCode: 0, out: text, error: '' } : { exitCode: 2, out: '', error: text };
  }
  const command = await loadCommand(name);
  const { values, options } = parseCommand(command, rest);
  if (options.help) return { exitCode: 0, out: commandHelp(command), error: '' };
  const context = createContext({
    docs: terminal.openDocs(),
    project: projectIn(terminal.resolve(options.project)),
    named: options.named,
    budget: options.budget,
    signal: new AbortController().signal,
    loadCommands,
  });
  return printed(await command.run(values, context), options.json);
}

/**
 * Runs the program.
 * @param args what follows the name of the program
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<Output> {
  try {
    return await answer(args, terminal);
  } catch (error) {
    return failed(error, args.includes('--json'));
  }
}
