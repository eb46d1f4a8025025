import { setImmediate } from 'node:timers/promises';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { createContext } from '../commands/create-context';
import { UsageError, type Command, type CommandInput, type InputValues } from '../commands/types';
import type { DocsData } from '../data/types';
import { findProject } from '../project/find-project';
import { folderWithin } from './project-folder';

/** What the server answers from. */
export interface ServerSource {
  docs: DocsData;
  /** Root of the project; nothing outside of it is read. */
  root: string;
  commands: readonly Command[];
}

/** Longer texts are not names, addresses or queries. */
const LONGEST_TEXT = 500;

/** Characters of an answer unless the client sets another budget. */
const DEFAULT_BUDGET = 12_000;

const COMMON = {
  budget: z
    .number()
    .int()
    .min(100)
    .max(1_000_000)
    .optional()
    .describe('The most characters of the answer. Code that does not fit is left out whole.'),
  version: z
    .string()
    .max(LONGEST_TEXT)
    .optional()
    .describe('A version of the docs, such as 6.20, instead of that of the project.'),
  folder: z
    .string()
    .max(LONGEST_TEXT)
    .optional()
    .describe('A folder of the project, such as apps/web, if its workspaces differ.'),
};

function schemaOf({ kind, isRequired, description }: CommandInput): z.ZodType {
  const types = {
    text: z.string().min(1).max(LONGEST_TEXT),
    number: z.number().int().min(1).max(1000),
    flag: z.boolean(),
  };
  const described = types[kind].describe(description);
  return isRequired ? described : described.optional();
}

/** The answer about one member is short by itself, and longer only if the client asks for more. */
function budgetOf({ name }: Command, asked: unknown): number | undefined {
  if (typeof asked === 'number') return asked;
  return name === 'member' ? undefined : DEFAULT_BUDGET;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

async function answer(
  command: Command,
  { docs, root, commands }: ServerSource,
  values: InputValues,
  signal: AbortSignal,
): Promise<CallToolResult> {
  // Lets the server read cancellations before a call takes the processor.
  await setImmediate();
  signal.throwIfAborted();
  const { budget, version, folder, ...own } = values;
  const project = findProject(folderWithin(root, textOf(folder) ?? '.'), root);
  const context = createContext({
    docs,
    project,
    named: textOf(version),
    budget: budgetOf(command, budget),
    signal,
    loadCommands: async () => commands,
  });
  const { text } = await command.run(own, context);
  return { content: [{ type: 'text', text }] };
}

/** Bad use is for the model to read, and to try again. */
function refusal(error: unknown): CallToolResult {
  if (!(error instanceof UsageError)) throw error;
  return { isError: true, content: [{ type: 'text', text: error.message }] };
}

/** Adds a tool for each command. */
export function addTools(server: McpServer, source: ServerSource): void {
  for (const command of source.commands) {
    if (command.isOnlyForTerminals) continue;
    const inputs = command.inputs.map((input) => [input.name, schemaOf(input)] as const);
    server.registerTool(
      command.name,
      {
        description: command.summary,
        inputSchema: z.strictObject({ ...Object.fromEntries(inputs), ...COMMON }),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (values, { signal }) => answer(command, source, values as InputValues, signal).catch(refusal),
    );
  }
}
