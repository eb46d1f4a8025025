/** The preview image of a page on social networks: a file beside the page. */
export const SOCIAL_CARD = { file: 'card.png', width: 1200, height: 630 } as const;
