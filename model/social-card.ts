/** The picture that stands for a page where its address is shared: a file beside the page. */
export const SOCIAL_CARD = { file: 'card.png', width: 1200, height: 630 } as const;
