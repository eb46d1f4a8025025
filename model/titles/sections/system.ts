import type { system as pages } from '../../navigation/sections/system';
import type { TitlesOf } from '../types';

export const system = {
  '/system/getting-started-group': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/system/getting-started': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/system/getting-started/installation': { en: 'Installation', zh: '安装', pt: 'Instalação' },
  '/system/getting-started/usage': { en: 'Usage', zh: '用法', pt: 'Uso' },
  '/system/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/system/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
  '/system/react-box': { en: 'Box', zh: 'Box', pt: 'Box' },
  '/system/react-stack': { en: 'Stack', zh: 'Stack', pt: 'Stack' },
  '/system/react-grid': { en: 'Grid', zh: 'Grid', pt: 'Grid' },
  '/system/react-container': { en: 'Container', zh: 'Container', pt: 'Container' },
  '/system/styled': { en: 'styled', zh: 'styled', pt: 'styled' },
  '/system/sx': { en: 'The sx prop', zh: 'sx 属性', pt: 'A prop sx' },
  '/system/breakpoints': { en: 'Breakpoints', zh: '断点', pt: 'Breakpoints' },
  '/system/spacing': { en: 'Spacing', zh: '间距', pt: 'Espaçamento' },
  '/system/palette': { en: 'Palette', zh: '调色板', pt: 'Paleta' },
  '/system/use-media-query': { en: 'useMediaQuery', zh: 'useMediaQuery', pt: 'useMediaQuery' },
  '/system/customization-group': { en: 'Customization', zh: '自定义', pt: 'Personalização' },
  '/system/customization/custom-components': {
    en: 'Custom components',
    zh: '自定义组件',
    pt: 'Componentes próprios',
  },
  '/system/customization/theming': { en: 'Theming', zh: '主题', pt: 'Temas' },
  '/system/guides-group': { en: 'Guides', zh: '指南', pt: 'Guias' },
  '/system/guides/performance': { en: 'Performance', zh: '性能', pt: 'Desempenho' },
  '/system/guides/right-to-left': {
    en: 'Right to left',
    zh: '从右到左',
    pt: 'Da direita para a esquerda',
  },
  '/system/guides/typescript': { en: 'TypeScript', zh: 'TypeScript', pt: 'TypeScript' },
} satisfies TitlesOf<typeof pages>;
