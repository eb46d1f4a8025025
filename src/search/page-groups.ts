import type { PageResult, SectionResult } from './types';

/** What is known of a page that matches. */
export interface PageGroup {
  page?: Omit<PageResult, 'sections' | 'isAboutSection'>;
  /** By its own name. */
  score: number;
  /** Share of the query that its name and keywords answer. */
  coverage: number;
  /** The section with the best name. */
  part?: { href: string; score: number };
  text: number;
  /** The query is the title or the name of the page itself. */
  isNamed: boolean;
  /** For its name, or that of a section. */
  bonus: number;
  sections: (SectionResult & { score: number })[];
}

/** The address of the page that a section belongs to. */
export function pageOf(href: string): string {
  return href.split('#')[0] ?? href;
}

/** Pages by their addresses, each with its sections. */
export class PageGroups {
  readonly groups = new Map<string, PageGroup>();

  /** The page at an address, or that of a section. */
  at(href: string): PageGroup {
    const key = pageOf(href);
    const known = this.groups.get(key);
    if (known) return known;
    const group = { score: 0, coverage: 0, isNamed: false, text: 0, bonus: 0, sections: [] };
    this.groups.set(key, group);
    return group;
  }

  /** Adds a section to its page. What the text and the names say of it counts together. */
  addSection(href: string, section: SectionResult & { score: number }): void {
    const group = this.at(href);
    const known = group.sections.find((other) => other.href === section.href);
    if (!known) group.sections.push(section);
    else {
      known.score += section.score;
      known.excerpt ??= section.excerpt;
    }
  }
}
