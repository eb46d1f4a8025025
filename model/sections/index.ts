import { BLOG } from '../blog';
import type { OtherSection } from '../addresses/parse';
import type { DocsVersion } from '../docs-version';
import type { Language } from '../languages';
import { isSection, SECTION_IDS, type SectionId } from './ids';

/** A section of the site about one product, in one version: `/material-ui/…`. */
export interface Section {
  /** Name of the product, the same in all languages. */
  title: string;
  /** Its only sidebar. Translations and the search file its pages under this name. */
  sidebar: string;
  /** The package that it documents, and its version: the one that is installed. */
  package: { name: string; version: string };
  /** Languages; all of the site if left out. */
  languages?: readonly Language[];
}

/**
 * All sections. Their pages are in `sections/<id>/`, listed in `model/navigation/sections/`, and
 * their titles in `model/titles/sections/`.
 */
export const SECTIONS = {
  'material-ui': {
    title: 'Material UI',
    sidebar: 'materialUi',
    package: { name: '@mui/material', version: '5.18.0' },
  },
  'joy-ui': {
    title: 'Joy UI',
    sidebar: 'joyUi',
    package: { name: '@mui/joy', version: '5.0.0-beta.52' },
  },
  'base-ui': {
    title: 'Base UI',
    sidebar: 'baseUi',
    package: { name: '@mui/base', version: '5.0.0-beta.70' },
  },
  system: {
    title: 'MUI System',
    sidebar: 'system',
    package: { name: '@mui/system', version: '5.18.0' },
  },
} as const satisfies Record<SectionId, Section>;

/** The name and the sidebar of a section, or of the blog. */
export function sectionNamed(id: OtherSection): Pick<Section, 'title' | 'sidebar'> {
  return isSection(id) ? SECTIONS[id] : BLOG;
}

type SectionVersion = DocsVersion & { section: SectionId };

/** What the build needs to know of a section: the same as of a version of the docs of MUI X. */
function versionOf(id: SectionId, section: Section): SectionVersion {
  const { name, version } = section.package;
  return {
    section: id,
    id,
    docs: 'current',
    path: '',
    label: version,
    status: 'current',
    banner: 'none',
    date: null,
    ...(section.languages && { languages: section.languages }),
    packages: null,
    families: { [id]: { version, plans: [], package: name } },
  };
}

/** Each section as a version of the docs, which it has one of. */
export const SECTION_VERSIONS: readonly SectionVersion[] = SECTION_IDS.map((id) =>
  versionOf(id, SECTIONS[id]),
);
