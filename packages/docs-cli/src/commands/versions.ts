import { familyOf } from '../project/names';
import { fitLines } from '../text/fit';
import type { Command, CommandContext } from './types';

function documented({ docs }: CommandContext): string[] {
  return docs.versions.map(({ label, status, libraries }) => {
    const families = Object.entries(libraries).map(([family, version]) => `${family} ${version}`);
    return `${label} (${status}): ${families.join(', ')}`;
  });
}

function installed(context: CommandContext): string[] {
  const { packages, packageManager, problems } = context.project;
  const found = packages.map(({ name, version, source, workspace }) => {
    const { version: docs } = context.choose(familyOf(name));
    const place = workspace ? `, ${workspace}` : '';
    return `${name} ${version} (${source}${place}): docs of ${docs.label}`;
  });
  return [
    `In this project${packageManager ? ` (${packageManager})` : ''}:`,
    ...(found.length > 0 ? found : ['no packages of MUI X']),
    ...problems.map((problem) => `Warning: ${problem}`),
  ];
}

export const command: Command = {
  name: 'versions',
  summary: 'Lists the documented versions, and the packages of the project with the docs they get.',
  inputs: [],
  run(_values, context) {
    const { packages, packageManager, problems } = context.project;
    return {
      exitCode: 0,
      text: fitLines(
        ['Documented:', ...documented(context), ...installed(context)],
        context.budget ?? Infinity,
      ),
      data: {
        documented: context.docs.versions.map(({ id, label, status, libraries }) => ({
          id,
          label,
          status,
          libraries,
        })),
        packageManager,
        installed: packages.map((each) => ({
          ...each,
          docs: context.choose(familyOf(each.name)).version.id,
        })),
        problems,
      },
    };
  },
};
