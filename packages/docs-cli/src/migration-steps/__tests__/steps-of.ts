import { siteReference } from '../../check/__tests__/site-references';
import type { CodeReference } from '../../check/reference';
import type { ProjectFile } from '../../source-scan/facts';
import { readDependencies } from '../../source-scan/read-dependencies';
import { scanFiles } from '../../source-scan/scan-file';
import { findSteps } from '../find-steps';
import { hopsOf } from '../hops';
import { siteGuides } from './site-guides';

const VERSIONS = ['6.20', '7.0.0-beta.1', 'next'].map(siteReference);
const FAMILIES = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const GUIDES = { next: siteGuides('next'), '7.0.0-beta.1': siteGuides('7.0.0-beta.1') };

/** A documented version. */
export function versionOf(id: string): CodeReference {
  const found = VERSIONS.find((version) => version.id === id);
  if (!found) throw new Error(`There is no version ${id}.`);
  return found;
}

/** The steps of a project, as `file:line kind name section`. */
export function stepsOf(
  files: ProjectFile[],
  { from, to }: { from: string; to: 'next' | '7.0.0-beta.1' },
): string[] {
  const project = { files: scanFiles(files), dependencies: readDependencies(files) };
  const ends = { from: versionOf(from), to: versionOf(to) };
  const hops = FAMILIES.flatMap((family) => hopsOf(family, ends, VERSIONS));
  return findSteps(project, hops, GUIDES[to]).map(({ kind, place, address, name }) => {
    const shown = name ? ` ${name}` : '';
    const section = address.replace(/^.*\/migration-/, '').replace('/#', '#');
    return `${place.file}:${place.line} ${kind}${shown} ${section}`;
  });
}

export const TO_7 = { from: '6.20', to: '7.0.0-beta.1' } as const;
export const TO_7_29 = { from: '7.0.0-beta.1', to: 'next' } as const;

/** Steps of one file, without its name. */
export function stepsIn(content: string, ends: Parameters<typeof stepsOf>[1]): string[] {
  return stepsOf([{ path: 'a.tsx', content }], ends).map((step) => step.replace('a.tsx:', ''));
}
