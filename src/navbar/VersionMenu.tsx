import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { parseAddress } from '@site/model/addresses/parse';
import type { KnownVersion } from '@site/model/public-versions';
import { eventAttributes } from '@site/src/analytics/events';
import { introductionOf } from '@site/src/versions/address-in';
import type { MenuEntry } from '@site/src/versions/menu-entries';
import { preferredVersion } from '@site/src/versions/preferred-version';
import { useKnownVersions } from '@site/src/versions/useKnownVersions';
import { useMenuEntries } from '@site/src/versions/useMenuEntries';

interface VersionMenuProps {
  mobile?: boolean;
  position?: 'left' | 'right';
  /** Majors before this one, which have hosts of their own. */
  olderMajors: { label: string; origin: string }[];
}

type Items = ComponentProps<typeof DropdownNavbarItem>['items'];
type Entry = Pick<MenuEntry, 'id' | 'label' | 'href' | 'isHere'> & Partial<MenuEntry>;

interface EntryLabelProps {
  label: string;
  note: string;
  onShow?(): void;
}

/** The line of the note keeps its height while the note is loaded. */
function EntryLabel({ label, note, onShow }: EntryLabelProps): ReactNode {
  useEffect(() => onShow?.(), [onShow]);
  return (
    <>
      {label}
      <small className="version-note">{note}</small>
    </>
  );
}

/** What the page knows without a request: each version's introduction. */
function staticEntry(version: KnownVersion, language: string, path: string): Entry {
  const { id, label } = version;
  return { id, label, href: introductionOf(version, language), isHere: version.path === path };
}

/** Each version is a site of its own: its link loads a document. */
function itemOf(entry: Entry, activeClass: string, onShow: (() => void) | undefined) {
  const { id, label, href, note = '', isHere, prepare } = entry;
  return {
    label: <EntryLabel label={label} note={note} onShow={onShow} />,
    to: `pathname://${href}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: isHere ? activeClass : '',
    'aria-current': isHere || undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => preferredVersion.choose(id),
    ...eventAttributes('navbar', 'version', label),
  };
}

/**
 * The versions of these docs, and the older majors in the reader's language. Without scripts, and
 * until the menu is opened, its links lead to the introductions of the versions.
 */
export function VersionMenu({ olderMajors, ...props }: VersionMenuProps): ReactNode {
  const { mobile } = props;
  const known = useKnownVersions();
  const { language, version: path } = parseAddress(useLocation().pathname);
  const introduction = useBaseUrl('/x/introduction/');
  const { entries, open } = useMenuEntries(known);
  const shown = entries ?? known.map((version) => staticEntry(version, language, path));
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
  const majors = olderMajors.map(({ label, origin }) => ({
    label,
    href: origin + introduction,
    ...eventAttributes('navbar', 'version', label),
  }));
  // On phones the entries exist only while the menu is open, which has two controls.
  const items = shown.map((entry) => itemOf(entry, activeClass, mobile ? open : undefined));
  const opening = { onPointerEnter: open, onFocus: open };
  return (
    <DropdownNavbarItem
      {...props}
      {...opening}
      className="version-menu"
      label={shown.find(({ isHere }) => isHere)?.label ?? known.find((each) => !each.path)?.label}
      items={[...items, ...majors] as Items}
    />
  );
}
