export interface FlowNode {
  id: string;
  column: number;
}

export interface FlowLink {
  from: string;
  to: string;
  kilos: number;
}

export interface PlacedNode extends FlowNode {
  x: number;
  y: number;
  height: number;
  total: number;
}

export interface PlacedLink extends FlowLink {
  width: number;
  start: { x: number; y: number };
  end: { x: number; y: number };
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const NODE_WIDTH = 14;
const GAP = 14;

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

/** The size of a node is the larger of its inflow and its outflow. */
function totalOf(id: string, links: FlowLink[]) {
  const kilos = (end: 'from' | 'to') =>
    sum(links.filter((link) => link[end] === id).map((link) => link.kilos));
  return Math.max(kilos('from'), kilos('to'));
}

function placeNodes(nodes: FlowNode[], links: FlowLink[], area: Area) {
  const columns = Math.max(...nodes.map(({ column }) => column));
  const groups = Array.from({ length: columns + 1 }, (_, column) =>
    nodes.filter((node) => node.column === column),
  );
  const perKilo = Math.min(
    ...groups.map(
      (group) =>
        (area.height - GAP * (group.length - 1)) / sum(group.map(({ id }) => totalOf(id, links))),
    ),
  );
  const placed = groups.flatMap((group, column) => {
    let y = area.top;
    return group.map((node): PlacedNode => {
      const total = totalOf(node.id, links);
      const x = area.left + (column / columns) * (area.width - NODE_WIDTH);
      const place = { ...node, x, y, height: total * perKilo, total };
      y += place.height + GAP;
      return place;
    });
  });
  return { placed, perKilo };
}

/** Places nodes in columns, and links as ribbons between them in the order of the nodes. */
export function layOutFlows(nodes: FlowNode[], links: FlowLink[], area: Area) {
  const { placed, perKilo } = placeNodes(nodes, links, area);
  const used = new Map<string, number>();
  const next = (key: string, width: number) => {
    const offset = used.get(key) ?? 0;
    used.set(key, offset + width);
    return offset + width / 2;
  };
  const ribbons = links.flatMap((link): PlacedLink[] => {
    const from = placed.find(({ id }) => id === link.from);
    const to = placed.find(({ id }) => id === link.to);
    if (!from || !to) return [];
    const width = link.kilos * perKilo;
    return [
      {
        ...link,
        width,
        start: { x: from.x + NODE_WIDTH, y: from.y + next(`${link.from} out`, width) },
        end: { x: to.x, y: to.y + next(`${link.to} in`, width) },
      },
    ];
  });
  return { nodes: placed, links: ribbons };
}
