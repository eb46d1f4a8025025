export interface StockItem {
  id: string;
  label: string;
  children?: StockItem[];
}

/**
 * Shelves with boxes on them.
 * @param count the number of items, shelves and boxes together
 */
export function createStock(count: number, perShelf = 99): StockItem[] {
  const shelves = Math.ceil(count / (perShelf + 1));
  return Array.from({ length: shelves }, (_, shelf) => {
    const boxes = Math.min(perShelf, count - shelf * (perShelf + 1) - 1);
    return {
      id: `shelf-${shelf + 1}`,
      label: `Shelf ${shelf + 1}`,
      children: Array.from({ length: boxes }, (__, box) => ({
        id: `shelf-${shelf + 1}-box-${box + 1}`,
        label: `Box ${shelf + 1}.${box + 1}`,
      })),
    };
  });
}
