import { BLUE, COLORS, GRAY } from '../../../model/design-tokens';
import type { NamedFamily } from '../../../model/named-families';
import { isSection } from '../../../model/sections/ids';
import { PLAN_NAMES, type Plan } from '../../../model/plans';
import { SOCIAL_CARD } from '../../../model/social-card';
import { box, type Block, type CardElement } from './card-element';
import { FONT_NAME } from './fonts';
import { motifOf } from './motif';

/** Content of a card; the picture depends on nothing else. */
export interface Card {
  title: string;
  /** Name of the family, in the language of the page. */
  label: string;
  /** Chooses the drawing; the home page has none. */
  family?: NamedFamily['id'];
  plan?: Plan;
  /** The site's host, at the foot. */
  host: string;
}

const { text, textMuted, background, onAccent } = COLORS.light;
const PADDING = 72;
/** The drawing has the rest. */
const TEXT_WIDTH = 740;
const PLAN_COLORS: Record<Plan, string> = { pro: BLUE[600], premium: BLUE[900] };

function drawBlock([left, top, width, height, color, radius]: Block): CardElement {
  const place = { position: 'absolute', left, top, width, height };
  return box({ ...place, backgroundColor: color, borderRadius: radius });
}

/** The logo at a height of 52 px; the same shapes as `static/img/logo.svg`. */
const LOGO: Block[] = [
  [0, 0, 24, 14, BLUE[500], 4],
  [0, 18, 24, 30, BLUE[300], 4],
  [28, 0, 28, 22, BLUE[300], 4],
  [28, 26, 28, 22, BLUE[500], 4],
];

function siteName(name: string): CardElement {
  return box({ alignItems: 'center' }, [
    box({ position: 'relative', width: 56, height: 48, marginRight: 20 }, LOGO.map(drawBlock)),
    box({ fontSize: 40, fontWeight: 600, color: text }, name),
  ]);
}

/** Names of the reference are one long word: lines break between its parts. */
function wordParts(word: string): string[] {
  return word.length > 16 ? word.split(/(?<=[a-z\d])(?=[A-Z])/) : [word];
}

function fontSizeOf(title: string): number {
  if (title.length <= 16) return 92;
  return title.length <= 36 ? 74 : 60;
}

function titleLines(title: string): CardElement {
  const size = fontSizeOf(title);
  const words = title
    .split(/\s+/)
    .flatMap((word) =>
      wordParts(word).map((part, index, parts) =>
        box({ marginRight: index === parts.length - 1 ? size * 0.26 : 0 }, part),
      ),
    );
  const style = { fontSize: size, fontWeight: 600, lineHeight: 1.15, color: text };
  return box({ ...style, flexWrap: 'wrap', width: TEXT_WIDTH }, words);
}

function planChip(plan: Plan): CardElement {
  const shape = { padding: '4px 18px', borderRadius: 10, marginLeft: 24 };
  const look = { backgroundColor: PLAN_COLORS[plan], color: onAccent, fontSize: 28 };
  return box({ ...shape, ...look }, PLAN_NAMES[plan]);
}

function belongsTo({ label, plan }: Card): CardElement {
  const chips = plan ? [planChip(plan)] : [];
  return box({ alignItems: 'center', fontSize: 36, fontWeight: 500, color: textMuted }, [
    box({}, label),
    ...chips,
  ]);
}

/** The preview image of a page on social networks. */
export function cardLayout(card: Card): CardElement {
  const { width, height } = SOCIAL_CARD;
  return box({ width, height, backgroundColor: background, fontFamily: FONT_NAME }, [
    box(
      { position: 'absolute', left: 0, top: 0, width, height },
      motifOf(card.family).map(drawBlock),
    ),
    box(
      {
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: PADDING + TEXT_WIDTH,
        height,
        padding: `${PADDING - 8}px 0 ${PADDING - 8}px ${PADDING}px`,
      },
      [
        siteName(isSection(card.family ?? '') ? 'MUI' : 'MUI X'),
        titleLines(card.title),
        box({ flexDirection: 'column' }, [
          belongsTo(card),
          box({ fontSize: 28, color: GRAY[500], marginTop: 8 }, card.host),
        ]),
      ],
    ),
  ]);
}
