// @ts-check

/**
 * Docusaurus' starter, as the baseline to which this site is compared.
 * @type {import('@docusaurus/types').Config}
 */
export default {
  title: 'Stock site',
  tagline: 'A site as it comes',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true },
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { sidebarPath: './sidebars.mjs' }, blog: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Stock site',
      items: [{ type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' }],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Docs', items: [{ label: 'Measuring', to: '/docs/measuring/' }] }],
      copyright: 'Built with Docusaurus.',
    },
  },
};
