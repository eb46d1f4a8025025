import type { LicensedPackage } from './read-package';

const LINE = '-'.repeat(80);

const HEAD = `Third-party licenses

The files of this site contain the packages below. Their licenses follow, each text once, below the
packages that it belongs to.`;

const WITHOUT_TEXT =
  'These packages contain no license text. Their manifests name the license above.';

function titleOf({ name, version, license }: LicensedPackage): string {
  return `${name} ${version}: ${license || 'no license named'}`;
}

/** In the order of code units, which is the same on every machine. */
function inOrder(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}

/** The text that lists packages and their licenses; the same for the same packages in any order. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const titlesByText = new Map<string, Set<string>>();
  for (const one of packages) {
    const titles = titlesByText.get(one.text) ?? new Set();
    titlesByText.set(one.text, titles.add(titleOf(one)));
  }
  const parts = [...titlesByText]
    .map(([text, titles]) => ({ text, titles: [...titles].sort(inOrder).join('\n') }))
    .sort((first, second) => inOrder(first.titles, second.titles))
    .map(({ text, titles }) => `${titles}\n\n${text || WITHOUT_TEXT}`);
  return `${[HEAD, ...parts].join(`\n\n${LINE}\n\n`)}\n`;
}
