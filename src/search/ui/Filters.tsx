import type { ReactNode } from 'react';
import { FAMILIES } from '@site/model/families';
import { PAGE_KINDS } from '@site/model/search-index';
import { useText, type TextKey } from '@site/src/i18n/useText';
import type { SearchFilters } from '@site/src/search/types';
import type { SearchIndex } from './useSearchIndex';

interface SelectProps {
  label: TextKey;
  value: string;
  options: readonly { name: string; label: string }[];
  /** True if one option is always selected; otherwise there is an empty option without a limit. */
  required?: boolean;
  onChoose(name: string): void;
  /** Called before the reader can choose. */
  onReach?(): void;
}

function Select({ label, value, options, required, onChoose, onReach }: SelectProps): ReactNode {
  const text = useText();
  return (
    <select
      aria-label={text(label)}
      value={value}
      onPointerEnter={onReach}
      onFocus={onReach}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!required && <option value="">{text(label)}</option>}
      {options.map(({ name, label: own }) => (
        <option key={name} value={name} dir="auto">
          {own}
        </option>
      ))}
    </select>
  );
}

interface FiltersProps {
  filters: SearchFilters;
  index: SearchIndex;
  onFilter(filters: SearchFilters): void;
}

function FamilyFilter({ filters, onFilter }: Omit<FiltersProps, 'index'>): ReactNode {
  const text = useText();
  return (
    <Select
      label="search.family"
      value={filters.family ?? ''}
      options={FAMILIES.map(({ sidebar }) => ({ name: sidebar, label: text(`family.${sidebar}`) }))}
      onChoose={(name) => onFilter({ ...filters, family: name || undefined })}
    />
  );
}

function VersionFilter({ index }: Pick<FiltersProps, 'index'>): ReactNode {
  return (
    <Select
      label="search.version"
      required
      value={index.version?.id ?? ''}
      options={index.versions.map(({ id, label }) => ({ name: id, label }))}
      onChoose={index.chooseVersion}
      onReach={index.loadVersions}
    />
  );
}

/**
 * Limits the results to a family, a kind of page, a version and a language. A section about another
 * product has neither families nor versions.
 */
export function Filters({ filters, index, onFilter }: FiltersProps): ReactNode {
  const text = useText();
  const kinds = PAGE_KINDS.map((name) => ({ name, label: text(`search.kind.${name}`) }));
  return (
    <div role="group" aria-label={text('search.filters')} className="search-filters">
      {!process.env.DOCS_SECTION && <FamilyFilter filters={filters} onFilter={onFilter} />}
      <Select
        label="search.kind"
        value={filters.kind ?? ''}
        options={kinds}
        onChoose={(name) =>
          onFilter({ ...filters, kind: PAGE_KINDS.find((kind) => kind === name) })
        }
      />
      {!process.env.DOCS_SECTION && <VersionFilter index={index} />}
      <Select
        label="search.language"
        value={index.language ?? ''}
        options={index.languages}
        onChoose={(name) => index.chooseLanguage(name || undefined)}
      />
    </div>
  );
}
