import type { treeView as pages } from '../navigation/tree-view';
import type { TitlesOf } from './types';

export const treeView = {
  '/x/react-tree-view': {
    en: { title: 'Tree View', label: 'Overview' },
    zh: { title: 'Tree View', label: '概览' },
    pt: { title: 'Tree View', label: 'Visão geral' },
  },
  '/x/react-tree-view/getting-started': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/x/react-tree-view/simple-tree-view': {
    en: 'Simple Tree View',
    zh: 'Simple Tree View',
    pt: 'Simple Tree View',
  },
  '/x/react-tree-view/simple-tree-view/items': {
    en: { title: 'Simple Tree View items', label: 'Items' },
    zh: { title: 'Simple Tree View 的节点', label: '节点' },
    pt: { title: 'Itens da Simple Tree View', label: 'Itens' },
  },
  '/x/react-tree-view/simple-tree-view/selection': {
    en: { title: 'Simple Tree View selection', label: 'Selection' },
    zh: { title: 'Simple Tree View 的选择', label: '选择' },
    pt: { title: 'Seleção na Simple Tree View', label: 'Seleção' },
  },
  '/x/react-tree-view/simple-tree-view/expansion': {
    en: { title: 'Simple Tree View expansion', label: 'Expansion' },
    zh: { title: 'Simple Tree View 的展开', label: '展开' },
    pt: { title: 'Expansão na Simple Tree View', label: 'Expansão' },
  },
  '/x/react-tree-view/simple-tree-view/customization': {
    en: { title: 'Simple Tree View customization', label: 'Customization' },
    zh: { title: 'Simple Tree View 的自定义', label: '自定义' },
    pt: { title: 'Personalização da Simple Tree View', label: 'Personalização' },
  },
  '/x/react-tree-view/rich-tree-view': {
    en: 'Rich Tree View',
    zh: 'Rich Tree View',
    pt: 'Rich Tree View',
  },
  '/x/react-tree-view/rich-tree-view/items': {
    en: { title: 'Rich Tree View items', label: 'Items' },
    zh: { title: 'Rich Tree View 的节点', label: '节点' },
    pt: { title: 'Itens da Rich Tree View', label: 'Itens' },
  },
  '/x/react-tree-view/rich-tree-view/selection': {
    en: { title: 'Rich Tree View selection', label: 'Selection' },
    zh: { title: 'Rich Tree View 的选择', label: '选择' },
    pt: { title: 'Seleção na Rich Tree View', label: 'Seleção' },
  },
  '/x/react-tree-view/rich-tree-view/expansion': {
    en: { title: 'Rich Tree View expansion', label: 'Expansion' },
    zh: { title: 'Rich Tree View 的展开', label: '展开' },
    pt: { title: 'Expansão na Rich Tree View', label: 'Expansão' },
  },
  '/x/react-tree-view/rich-tree-view/editing': {
    en: { title: 'Rich Tree View label editing', label: 'Editing' },
    zh: { title: 'Rich Tree View 的标签编辑', label: '编辑' },
    pt: { title: 'Edição de rótulos na Rich Tree View', label: 'Edição' },
  },
  '/x/react-tree-view/rich-tree-view/ordering': {
    en: { title: 'Rich Tree View ordering', label: 'Ordering' },
    zh: { title: 'Rich Tree View 的重新排序', label: '重新排序' },
    pt: { title: 'Reordenação na Rich Tree View', label: 'Reordenação' },
  },
  '/x/react-tree-view/tree-item-customization': {
    en: 'Tree Item customization',
    zh: '自定义树节点',
    pt: 'Personalização do Tree Item',
  },
  '/x/react-tree-view/api-object': {
    en: { title: 'Tree View API object', label: 'API object' },
    zh: { title: 'Tree View 的 API 对象', label: 'API 对象' },
    pt: { title: 'Objeto da API da Tree View', label: 'Objeto da API' },
  },
} satisfies TitlesOf<typeof pages>;
