import type { DocsData, VersionData } from '../data/types';
import type { ChosenVersion } from '../project/choose-version';
import type { Project } from '../project/types';

/** A value that a command takes: an argument or an option on the command line, an input over MCP. */
export interface CommandInput {
  name: string;
  description: string;
  kind: 'text' | 'number' | 'flag';
  /** It is an argument, in the order of the list; absent for options. */
  isArgument?: true;
  isRequired?: true;
}

export type InputValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CommandContext {
  docs: DocsData;
  project: Project;
  /**
   * The version that answers about a family: the one that the user named, else that of the project.
   * @throws {UsageError} when the user named a version that does not exist
   */
  choose(family?: string): ChosenVersion;
  /** All versions that answer, each once, the one for no family first. */
  chosenVersions(): VersionData[];
  /** The most characters that the text may have; absent for the default of the command. */
  budget?: number;
  signal: AbortSignal;
  /** All commands, for the one that serves them. */
  loadCommands(): Promise<readonly Command[]>;
}

/** 0: found, or nothing to do. 1: found problems or steps. 2: bad use, or unknown names. */
export type ExitCode = 0 | 1 | 2;

export interface Answer {
  exitCode: ExitCode;
  /** For people and for language models. */
  text: string;
  /** For scripts: what JSON can hold. */
  data: object;
}

export interface Command {
  name: string;
  /** One sentence. */
  summary: string;
  inputs: readonly CommandInput[];
  /** It has no tool over MCP. */
  isOnlyForTerminals?: true;
  run(values: InputValues, context: CommandContext): Answer | Promise<Answer>;
}

/** Bad use, or a name that does not exist. */
export class UsageError extends Error {
  constructor(
    message: string,
    /** Names that exist, the closest first. */
    readonly suggestions: readonly string[] = [],
  ) {
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : '';
    super(`${message}${hint}`);
    this.name = 'UsageError';
  }
}
