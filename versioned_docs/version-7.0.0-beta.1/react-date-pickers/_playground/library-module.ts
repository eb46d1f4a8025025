import type * as React from 'react';
import { deDE, frFR, ptBR, zhCN } from '@mui/x-date-pickers/locales';
import type { OtherLocale } from './locales';

const textsOf = ({ components }: typeof deDE) =>
  components.MuiLocalizationProvider.defaultProps.localeText;

/** Texts of the pickers by locale; English is built in. */
export const TEXTS = {
  de: textsOf(deDE),
  fr: textsOf(frFR),
  'pt-BR': textsOf(ptBR),
  'zh-CN': textsOf(zhCN),
};

/** The locales of formats and texts; both are omitted for American English. */
export interface ProviderProps {
  formats?: OtherLocale;
  texts?: OtherLocale;
  children: React.ReactNode;
}

/** The exports of the module of a date library, which loads when the user chooses it. */
export interface LibraryModule {
  Provider: React.ComponentType<ProviderProps>;
  fromIso(iso: string): unknown;
}
