import type { materialUi as pages } from '../../navigation/sections/material-ui';
import type { TitlesOf } from '../types';

export const materialUi = {
  '/material-ui/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/material-ui/all-components': {
    en: 'All components',
    zh: '全部组件',
    pt: 'Todos os componentes',
  },
} satisfies TitlesOf<typeof pages>;
