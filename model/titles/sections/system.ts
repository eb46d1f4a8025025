import type { system as pages } from '../../navigation/sections/system';
import type { TitlesOf } from '../types';

export const system = {
  '/system/getting-started-group': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/system/getting-started': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/system/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/system/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
} satisfies TitlesOf<typeof pages>;
