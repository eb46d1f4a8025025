// Sources and buyers of a shop's tea, in kilograms a year.

export const NODES = [
  { id: 'Assam', column: 0 },
  { id: 'Ceylon', column: 0 },
  { id: 'Japan', column: 0 },
  { id: 'Black', column: 1 },
  { id: 'Green', column: 1 },
  { id: 'Shop', column: 2 },
  { id: 'Web', column: 2 },
  { id: 'Cafés', column: 2 },
];

export const LINKS = [
  { from: 'Assam', to: 'Black', kilos: 420 },
  { from: 'Ceylon', to: 'Black', kilos: 260 },
  { from: 'Ceylon', to: 'Green', kilos: 90 },
  { from: 'Japan', to: 'Green', kilos: 230 },
  { from: 'Black', to: 'Shop', kilos: 210 },
  { from: 'Black', to: 'Web', kilos: 150 },
  { from: 'Black', to: 'Cafés', kilos: 320 },
  { from: 'Green', to: 'Shop', kilos: 120 },
  { from: 'Green', to: 'Web', kilos: 170 },
  { from: 'Green', to: 'Cafés', kilos: 30 },
];
