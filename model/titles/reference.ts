import type { Language } from '../languages';

/** Labels of the groups that the build adds to the navigation, around the reference. */
export interface ReferenceLabels {
  group: string;
  index: string;
  components: string;
  interfaces: string;
}

export const REFERENCE_LABELS: Readonly<Record<Language, ReferenceLabels>> = {
  en: {
    group: 'API reference',
    index: 'Index',
    components: 'Components',
    interfaces: 'Interfaces',
  },
  zh: { group: 'API 参考', index: '索引', components: '组件', interfaces: '接口' },
  pt: {
    group: 'Referência da API',
    index: 'Índice',
    components: 'Componentes',
    interfaces: 'Tipos e interfaces',
  },
};
