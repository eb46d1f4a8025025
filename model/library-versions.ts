/**
 * The one place that holds version numbers of the documented library.
 *
 * `DOCUMENTED_VERSIONS` has the versions that the pages describe. The registry this project installs
 * from does not serve those releases, so demos and install commands run on what package.json pins;
 * plugins/mdx/library-versions reads that number instead of repeating it.
 */
import { componentFamilies, packagesOf, type ComponentFamilyId } from './families';

/** Name of these docs in the version menu. */
export const DOCUMENTED_VERSION = '7.0.0-beta.1';

/** Families whose release has another number. */
const EXCEPTIONS: Partial<Record<ComponentFamilyId, string>> = { 'tree-view': '7.0.0-beta.0' };

/** Version of the library that the pages document, by npm package, in the order of the families. */
export const DOCUMENTED_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  componentFamilies().flatMap((family) =>
    packagesOf(family).map(({ name }) => [name, EXCEPTIONS[family.id] ?? DOCUMENTED_VERSION]),
  ),
);

/** Older majors have their own hosts; newest first. */
export const OLDER_MAJORS = [
  { label: 'v6', origin: 'https://v6.mui.com' },
  { label: 'v5', origin: 'https://v5.mui.com' },
] as const;
