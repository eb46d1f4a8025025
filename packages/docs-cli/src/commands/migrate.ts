import { docsReference } from '../check/docs-reference';
import type { VersionData } from '../data/types';
import { findSteps, type MigrationStep } from '../migration-steps/find-steps';
import { type Guide, parseGuide } from '../migration-steps/guide';
import { hopsOf } from '../migration-steps/hops';
import { RULES } from '../migration-steps/rules';
import { namedVersion } from '../project/choose-version';
import { inTurns } from '../source-scan/in-turns';
import { readParts, type ProjectPart } from '../source-scan/project-parts';
import { fitLines } from '../text/fit';
import { optionalText } from './inputs';
import { familiesOf, needProject, partLines, versionOfPart } from './part-versions';
import { UsageError, type Command, type CommandContext, type InputValues } from './types';

function targetOf(values: InputValues, { docs }: CommandContext): VersionData {
  const name = optionalText(values, 'to');
  const found = name ? namedVersion(docs.versions, name) : docs.versions[0];
  if (found) return found;
  const names = docs.versions.map(({ id }) => id);
  throw new UsageError(`There is no version "${name}". The docs have ${names.join(', ')}.`);
}

/** The site's address in the Markdown of a page. */
function originOf(markdown: string): string {
  return /^<(https?:\/\/[^/>]+)\//m.exec(markdown)?.[1] ?? '';
}

/** The migration guides of a version that have rules. */
function guidesOf(version: VersionData): Guide[] {
  return version.index().pages.flatMap(({ address }) => {
    const name = /\/migration\/([\w-]+)\/$/.exec(address)?.[1];
    if (!name || !Object.hasOwn(RULES, name)) return [];
    const markdown = version.markdown(address);
    return markdown ? parseGuide(`${originOf(markdown)}${address}`, markdown) : [];
  });
}

function stepsOf(
  part: ProjectPart,
  { context, target, guides }: { context: CommandContext; target: VersionData; guides: Guide[] },
): MigrationStep[] {
  const versions = [...context.docs.versions].reverse().map(docsReference);
  const to = docsReference(target);
  const hops = familiesOf(part).flatMap((family) => {
    const from = docsReference(versionOfPart(context, part, family).version);
    return hopsOf(family, { from, to }, versions);
  });
  return findSteps(part, hops, guides);
}

function stepLine({ kind, place, name, title, summary, address }: MigrationStep): string {
  const { file, line, column } = place;
  const about = name && !title.includes(`\`${name}\``) ? ` \`${name}\`:` : '';
  const text = [`${title}.`, summary].filter(Boolean).join(' ');
  return `${file}:${line}:${column} ${kind}:${about} ${text} ${address}`;
}

export const command: Command = {
  name: 'migrate',
  summary: 'Lists the steps of the migration guides that apply to the project, with their places.',
  inputs: [
    {
      name: 'to',
      description: 'The version to migrate to, such as 7.0.0; by default the newest.',
      kind: 'text',
    },
  ],
  async run(values, context) {
    const target = targetOf(values, context);
    needProject(context);
    const parts = await readParts(context.project, context.signal);
    const guides = guidesOf(target);
    const step = (part: ProjectPart) => stepsOf(part, { context, target, guides });
    const steps = (await inTurns(parts, step, context.signal)).flat();
    const lines = [...partLines(context, parts), `[to MUI X ${target.label}]`];
    const body = steps.length > 0 ? steps.map(stepLine) : ['No steps apply.'];
    return {
      exitCode: steps.length > 0 ? 1 : 0,
      text: fitLines([...lines, ...body], context.budget ?? Infinity),
      data: { versions: lines, to: target.id, steps },
    };
  },
};
