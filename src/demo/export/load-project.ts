import type { DemoProject, ProjectGraph, ProjectPackages } from '@site/model/demo-code';
import { loadDemoFile } from '../load-demo-file';
import { textOfHtml } from '../text-of-html';

/** A demo with the complete text of its files, in their order. */
export interface LoadedProject extends DemoProject {
  texts: { ts: string; js: string }[];
}

type Fields<Type> = Partial<Record<keyof Type, unknown>>;

function parseVersions(data: unknown): Record<string, string> {
  if (!data || typeof data !== 'object') throw new Error('There are no packages');
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, version]) =>
      typeof version === 'string' ? [[name, version]] : [],
    ),
  );
}

function parsePackages(data: unknown): ProjectPackages {
  const { dependencies, types } = (data ?? {}) as Fields<ProjectPackages>;
  return { dependencies: parseVersions(dependencies), types: parseVersions(types) };
}

function parseGraph(data: unknown): ProjectGraph {
  const { paths, packages, rightToLeft, worker } = (data ?? {}) as Fields<ProjectGraph>;
  if (!Array.isArray(paths)) throw new Error('The project has no files');
  return {
    paths: paths.map(String),
    packages: parsePackages(packages),
    rightToLeft: parsePackages(rightToLeft),
    worker: worker === true,
  };
}

/**
 * Fetches all files of a demo, and what they need outside of the page.
 * @param addresses of the demo's files, its own first
 * @throws without a network
 */
export async function loadProject(addresses: readonly string[]): Promise<LoadedProject> {
  const files = await Promise.all(addresses.map(loadDemoFile));
  const { ts, js } = (files[0]?.project ?? {}) as Fields<DemoProject>;
  return {
    ts: parseGraph(ts),
    js: parseGraph(js),
    texts: files.map((file) => ({
      ts: textOfHtml(file.ts),
      js: textOfHtml(file.js ?? file.ts),
    })),
  };
}
