import { fileChecker } from '../check/check-project';
import { docsReference } from '../check/docs-reference';
import { byPlace, type Finding } from '../check/finding';
import { inTurns } from '../source-scan/in-turns';
import { readParts, type ProjectPart } from '../source-scan/project-parts';
import { fitLines } from '../text/fit';
import { needProject, partLines, versionOfPart } from './part-versions';
import type { Command, CommandContext } from './types';

async function findingsOf(part: ProjectPart, context: CommandContext): Promise<Finding[]> {
  const check = fileChecker((family) =>
    docsReference(versionOfPart(context, part, family).version),
  );
  return (await inTurns(part.files, check, context.signal)).flat();
}

function findingLine({ severity, place, message }: Finding): string {
  const { file, line, column } = place;
  return `${file}:${line}:${column} ${severity}: ${message}`;
}

function summary(findings: readonly Finding[]): string {
  const problems = findings.filter(({ severity }) => severity === 'problem').length;
  const notes = findings.length - problems;
  return `${problems} ${problems === 1 ? 'problem' : 'problems'}, ${notes} ${notes === 1 ? 'note' : 'notes'}.`;
}

export const command: Command = {
  name: 'check',
  summary:
    'Reports props, slots, classes, methods and imports in the project that its version does not have.',
  inputs: [],
  async run(_values, context) {
    needProject(context);
    const parts = await readParts(context.project, context.signal);
    const found = await Promise.all(parts.map((part) => findingsOf(part, context)));
    const findings = found.flat().sort(byPlace);
    const lines = partLines(context, parts);
    return {
      exitCode: findings.some(({ severity }) => severity === 'problem') ? 1 : 0,
      text: fitLines(
        [...lines, ...findings.map(findingLine), summary(findings)],
        context.budget ?? Infinity,
      ),
      data: { versions: lines, findings },
    };
  },
};
