/** Made by plugins/demos/playground. */
declare module '@generated/playground/default/packages' {
  import type { PlaygroundPackages } from '@site/src/playground/live/packages';

  export const packages: PlaygroundPackages;
}

/** Texts of playgrounds in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/playground.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Text of the button that opens one. */
declare module '@generated/interface-texts/default/playgroundButton.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
