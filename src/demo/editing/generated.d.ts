/** Made by plugins/demos/editing. */
declare module '@generated/demo-libraries/default/libraries' {
  import type { Libraries } from '@site/src/demo/editing/packages';

  export const libraries: Libraries;
  export const workers: Readonly<Partial<Record<string, () => Worker>>>;
}

/** Texts of the editor in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/editor.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Input of Tailwind's compiler; made by plugins/demos/editing. */
declare module '@generated/demo-libraries/default/tailwind.json' {
  import type { TailwindInput } from '@site/model/demo-code';

  const input: TailwindInput;
  export default input;
}
