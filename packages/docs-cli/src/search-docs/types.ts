/** A page, a section or a member that a search found. */
export interface SearchResult {
  title: string;
  kind: string;
  address: string;
  /** The title of the page of a section, or the type of a member. */
  detail?: string;
  /** Family of the docs; absent for guides about all of them. */
  family?: string;
  score: number;
}
