import { overviewOf } from '../../../model/addresses/of-family';
import { COLORS } from '../../../model/design-tokens';
import { componentFamilies } from '../../../model/families';
import type { TextKey } from '../markdown/texts';

/** Keys of texts that only the manifest has: browsers do not load them with pages. */
export const MANIFEST_TEXTS = ['app.description', 'app.screenshot'] as const satisfies TextKey[];

/** Data that the manifest of a language is made from. */
export interface WebManifestInput {
  /** `/`, or `/zh/`. */
  baseUrl: string;
  lang: string;
  /** Gives the text of a key of `i18n/<language>/code.json`. */
  text(key: TextKey): string;
}

function icons(baseUrl: string) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${baseUrl}img/app/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    png('icon-192', 192, 'any'),
    png('icon-512', 512, 'any'),
    png('icon-maskable-512', 512, 'maskable'),
  ];
}

function screenshots({ baseUrl, text }: WebManifestInput) {
  const shown = (form_factor: 'wide' | 'narrow', sizes: string) => ({
    src: `${baseUrl}img/app/${form_factor}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor,
    label: text('app.screenshot'),
  });
  return [shown('wide', '1280x800'), shown('narrow', '780x1688')];
}

/** The web app manifest of a language: each language is a separate app, with its own worker. */
export function webManifest(input: WebManifestInput) {
  const { baseUrl, lang, text } = input;
  const colors = COLORS.light;
  return {
    id: `${baseUrl}x/`,
    name: text('app.name'),
    short_name: 'MUI X',
    description: text('app.description'),
    lang,
    dir: 'ltr',
    start_url: `${baseUrl}x/introduction/`,
    scope: `${baseUrl}x/`,
    display: 'standalone',
    theme_color: colors.background,
    background_color: colors.background,
    categories: ['developer', 'productivity'],
    icons: icons(baseUrl),
    screenshots: screenshots(input),
    shortcuts: componentFamilies().map(({ id, sidebar }) => ({
      name: text(`family.${sidebar}`),
      url: baseUrl + overviewOf(id).slice(1),
      icons: icons(baseUrl).slice(0, 1),
    })),
  };
}
