import type { introduction as pages } from '../navigation/introduction';
import type { TitlesOf } from './types';

export const introduction = {
  '/x/introduction': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/x/introduction/installation': { en: 'Installation', zh: '安装', pt: 'Instalação' },
  '/x/introduction/licensing': { en: 'Licensing', zh: '许可', pt: 'Licenciamento' },
  '/x/introduction/content-security-policy': {
    en: 'Content Security Policy',
    zh: '内容安全策略（CSP）',
    pt: 'Política de Segurança de Conteúdo (CSP)',
  },
  '/x/introduction/tools': {
    en: 'Editors and agents',
    zh: '编辑器与智能体',
    pt: 'Editores e agentes',
  },
  '/x/introduction/support': { en: 'Support', zh: '支持', pt: 'Suporte' },
  '/x/introduction/roadmap': { en: 'Roadmap', zh: '路线图', pt: 'Roadmap' },
  '/x/whats-new': { en: "What's new in MUI X", zh: 'MUI X 的新功能', pt: 'Novidades do MUI X' },
} satisfies TitlesOf<typeof pages>;
