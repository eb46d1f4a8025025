import { DEFAULT_LANGUAGE } from '@site/model/languages';
import type { KnownVersion } from '@site/model/public-versions';

/** States of versions that have a text; a version that is built today may meet others later. */
const STATUSES = ['current', 'next', 'maintained', 'archived'] as const;

/** A version of the public list. */
export interface ListedVersion extends KnownVersion {
  status: (typeof STATUSES)[number] | undefined;
}

/** Longer lists are not of this site, and would hang the page. */
const MOST_VERSIONS = 100;
const MOST_PAGES = 10_000;

/** As `parseAddress` finds it in addresses. */
const PATH = /^(?:|next|v?\d[\w.-]{0,39})$/;
const ID = /^[\w.-]{1,40}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;
const PAGE = /^(?:[\w-][\w.-]*\/){1,8}$/;
const LONGEST_LABEL = 40;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseText(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

function parseLabel(value: unknown): string | undefined {
  const label = typeof value === 'string' ? value.trim() : '';
  return label === '' || label.length > LONGEST_LABEL ? undefined : label;
}

/** Every version is in English. */
function parseLanguages(value: unknown): string[] {
  const given = Array.isArray(value) ? value.slice(0, MOST_VERSIONS) : [];
  const languages = given.flatMap((language: unknown) => parseText(language, LANGUAGE) ?? []);
  return [...new Set([DEFAULT_LANGUAGE, ...languages])];
}

function parseVersion(value: unknown): ListedVersion | undefined {
  if (!isRecord(value)) return undefined;
  const id = parseText(value.id, ID);
  const path = parseText(value.path, PATH);
  if (id === undefined || path === undefined) return undefined;
  return {
    id,
    path,
    label: parseLabel(value.label) ?? id,
    status: STATUSES.find((status) => status === value.status),
    languages: parseLanguages(value.languages),
  };
}

function isFirst(version: ListedVersion, index: number, all: readonly ListedVersion[]): boolean {
  return all.findIndex(({ id, path }) => id === version.id || path === version.path) === index;
}

/**
 * Reads the content of `/versions.json`. Versions that make no sense are left out, as are those with
 * the id or the path of one before.
 * @returns undefined if nothing is left, or if it is anything but a list of versions
 */
export function parseVersions(value: unknown): ListedVersion[] | undefined {
  const list = isRecord(value) ? value.versions : undefined;
  if (!Array.isArray(list)) return undefined;
  const versions = list
    .slice(0, MOST_VERSIONS)
    .flatMap((version: unknown) => parseVersion(version) ?? [])
    .filter(isFirst);
  return versions.length > 0 ? versions : undefined;
}

/**
 * Reads the list of the pages of a version. Paths that make no sense are left out.
 * @returns undefined if nothing is left, or if it is anything but a list of paths
 */
export function parsePages(value: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(value)) return undefined;
  const paths = value.slice(0, MOST_PAGES).flatMap((path: unknown) => parseText(path, PAGE) ?? []);
  return paths.length > 0 ? new Set(paths) : undefined;
}
