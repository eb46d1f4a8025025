declare module '*.woff2' {
  /** Address of the font, with its hash. */
  const url: string;
  export default url;
}
