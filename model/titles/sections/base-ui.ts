import type { baseUi as pages } from '../../navigation/sections/base-ui';
import type { TitlesOf } from '../types';

export const baseUi = {
  '/base-ui/getting-started-group': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/base-ui/getting-started': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/base-ui/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/base-ui/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
} satisfies TitlesOf<typeof pages>;
