export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

/** The largest aspect ratio of the tiles in a row: 1 for squares. */
function worstRatio(row: number[], side: number) {
  const total = sum(row);
  const widest = (side * side * Math.max(...row)) / (total * total);
  const narrowest = (total * total) / (side * side * Math.min(...row));
  return Math.max(widest, narrowest);
}

/** Adds values while each of them makes the tiles of the row squarer. */
function nextRow(areas: number[], side: number) {
  let count = 1;
  while (
    count < areas.length &&
    worstRatio(areas.slice(0, count + 1), side) <= worstRatio(areas.slice(0, count), side)
  ) {
    count += 1;
  }
  return areas.slice(0, count);
}

/** Divides a rectangle among values, which must be sorted from large to small. */
export function layOutTiles(values: number[], area: Tile): Tile[] {
  const factor = (area.width * area.height) / (sum(values) || 1);
  let areas = values.map((value) => Math.max(value * factor, 0.01));
  let rest = area;
  const tiles: Tile[] = [];
  while (areas.length > 0) {
    const isWide = rest.width > rest.height;
    const row = nextRow(areas, Math.min(rest.width, rest.height));
    const depth = sum(row) / Math.min(rest.width, rest.height);
    let offset = 0;
    for (const size of row) {
      const length = size / depth;
      tiles.push(
        isWide
          ? { x: rest.x, y: rest.y + offset, width: depth, height: length }
          : { x: rest.x + offset, y: rest.y, width: length, height: depth },
      );
      offset += length;
    }
    rest = isWide
      ? { ...rest, x: rest.x + depth, width: rest.width - depth }
      : { ...rest, y: rest.y + depth, height: rest.height - depth };
    areas = areas.slice(row.length);
  }
  return tiles;
}
