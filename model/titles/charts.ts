import type { charts as pages } from '../navigation/charts';
import type { TitlesOf } from './types';

export const charts = {
  '/x/react-charts': {
    en: { title: 'Charts', label: 'Overview' },
    zh: { title: '图表', label: '概览' },
    pt: { title: 'Gráficos', label: 'Visão geral' },
  },
  '/x/react-charts/getting-started': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/x/react-charts-available': {
    en: 'Available components',
    zh: '可用组件',
    pt: 'Componentes disponíveis',
  },
  '/x/react-charts-bars': { en: 'Bars', zh: '柱状图', pt: 'Barras' },
  '/x/react-charts/bars': {
    en: { title: 'Bars', label: 'Bars overview' },
    zh: { title: '柱状图', label: '柱状图概览' },
    pt: { title: 'Barras', label: 'Visão geral' },
  },
  '/x/react-charts/bar-demo': {
    en: { title: 'Bar chart demos', label: 'Demos' },
    zh: { title: '柱状图演示', label: '演示' },
    pt: { title: 'Demonstrações de gráficos de barras', label: 'Demonstrações' },
  },
  '/x/react-charts-lines': { en: 'Lines', zh: '折线图', pt: 'Linhas' },
  '/x/react-charts/lines': {
    en: { title: 'Lines', label: 'Lines overview' },
    zh: { title: '折线图', label: '折线图概览' },
    pt: { title: 'Linhas', label: 'Visão geral' },
  },
  '/x/react-charts/line-demo': {
    en: { title: 'Line chart demos', label: 'Lines demo' },
    zh: '折线图演示',
    pt: { title: 'Demonstrações de gráficos de linhas', label: 'Demonstrações de linhas' },
  },
  '/x/react-charts/areas-demo': {
    en: { title: 'Area chart demos', label: 'Area demo' },
    zh: '面积图演示',
    pt: { title: 'Demonstrações de gráficos de áreas', label: 'Demonstrações de áreas' },
  },
  '/x/react-charts-pie': { en: 'Pie', zh: '饼图', pt: 'Pizza' },
  '/x/react-charts/pie': {
    en: { title: 'Pie', label: 'Pie overview' },
    zh: { title: '饼图', label: '饼图概览' },
    pt: { title: 'Pizza', label: 'Visão geral' },
  },
  '/x/react-charts/pie-demo': {
    en: { title: 'Pie chart demos', label: 'Demo' },
    zh: { title: '饼图演示', label: '演示' },
    pt: { title: 'Demonstrações de gráficos de pizza', label: 'Demonstrações' },
  },
  '/x/react-charts-scatter': { en: 'Scatter', zh: '散点图', pt: 'Dispersão' },
  '/x/react-charts/scatter': {
    en: { title: 'Scatter', label: 'Scatter overview' },
    zh: { title: '散点图', label: '散点图概览' },
    pt: { title: 'Dispersão', label: 'Visão geral' },
  },
  '/x/react-charts/scatter-demo': {
    en: { title: 'Scatter chart demos', label: 'Demo' },
    zh: { title: '散点图演示', label: '演示' },
    pt: { title: 'Demonstrações de gráficos de dispersão', label: 'Demonstrações' },
  },
  '/x/react-charts/sparkline': { en: 'Sparkline', zh: '迷你图', pt: 'Minigráfico' },
  '/x/react-charts/heat-map': { en: 'Heat map', zh: '热力图', pt: 'Mapa de calor' },
  '/x/react-charts/common-features': {
    en: 'Common features',
    zh: '通用功能',
    pt: 'Recursos comuns',
  },
  '/x/react-charts/animation': { en: 'Animation', zh: '动画', pt: 'Animação' },
  '/x/react-charts/axis': { en: 'Axis', zh: '坐标轴', pt: 'Eixos' },
  '/x/react-charts/clicks': { en: 'Clicks', zh: '点击', pt: 'Cliques' },
  '/x/react-charts/color-scales': { en: 'Color scales', zh: '颜色比例尺', pt: 'Escalas de cores' },
  '/x/react-charts/components': {
    en: 'Custom components',
    zh: '自定义组件',
    pt: 'Componentes personalizados',
  },
  '/x/react-charts/composition': { en: 'Composition', zh: '组合', pt: 'Composição' },
  '/x/react-charts/dataset': { en: 'Dataset', zh: '数据集', pt: 'Conjunto de dados' },
  '/x/react-charts/highlighting': { en: 'Highlighting', zh: '高亮', pt: 'Destaque' },
  '/x/react-charts/legend': { en: 'Legend', zh: '图例', pt: 'Legenda' },
  '/x/react-charts/overlays': {
    en: 'Loading and empty states',
    zh: '加载与空状态',
    pt: 'Carregamento e gráficos vazios',
  },
  '/x/react-charts/stacking': { en: 'Stacking', zh: '堆叠', pt: 'Empilhamento' },
  '/x/react-charts/styling': { en: 'Styling', zh: '样式', pt: 'Estilização' },
  '/x/react-charts/tooltip': {
    en: 'Tooltip & Highlights',
    zh: '提示框与高亮',
    pt: 'Tooltip e destaques',
  },
  '/x/react-charts/zoom-and-pan': {
    en: 'Zoom and pan',
    zh: '缩放与平移',
    pt: 'Zoom e deslocamento',
  },
  '/x/react-charts-future': {
    en: 'Future components',
    zh: '计划中的组件',
    pt: 'Componentes futuros',
  },
  '/x/react-charts/gauge': { en: 'Gauge', zh: '仪表盘', pt: 'Medidor' },
  '/x/react-charts/radar': { en: 'Radar', zh: '雷达图', pt: 'Gráfico de radar' },
  '/x/react-charts/tree-map': { en: 'Treemap', zh: '矩形树图', pt: 'Mapa de árvore' },
  '/x/react-charts/funnel': { en: 'Funnel', zh: '漏斗图', pt: 'Funil' },
  '/x/react-charts/gantt': { en: 'Gantt', zh: '甘特图', pt: 'Gráfico de Gantt' },
  '/x/react-charts/sankey': { en: 'Sankey', zh: '桑基图', pt: 'Diagrama de Sankey' },
} satisfies TitlesOf<typeof pages>;
