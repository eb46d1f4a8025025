declare module '*.woff2' {
  /** Address of the font, with its hash. */
  const url: string;
  export default url;
}

declare module '*.css?source' {
  /** The sheet as text, for what brings its own. */
  const sheet: string;
  export default sheet;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  /** Fetches a file for a later page; never rejects. */
  export default function prefetch(url: string): Promise<void>;
}
