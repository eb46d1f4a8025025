/** A harbor, with what it handles in a year. */
export interface Harbor {
  name: string;
  country: string;
  berths: number;
  /** Thousands of tons. */
  cargo: number;
}

/** Harbors of invented towns. */
export const harbors: readonly Harbor[] = [
  { name: 'Aldersund', country: 'Norway', berths: 14, cargo: 3120 },
  { name: 'Bellmare', country: 'Italy', berths: 32, cargo: 9870 },
  { name: 'Cabo Fino', country: 'Portugal', berths: 9, cargo: 1240 },
  { name: 'Dunhaven', country: 'Ireland', berths: 21, cargo: 4405 },
  { name: 'Estrela', country: 'Portugal', berths: 17, cargo: 5210 },
  { name: 'Fjordby', country: 'Denmark', berths: 11, cargo: 2085 },
  { name: 'Gravelton', country: 'Ireland', berths: 6, cargo: 730 },
  { name: 'Havnes', country: 'Norway', berths: 25, cargo: 6640 },
  { name: 'Isolabella', country: 'Italy', berths: 8, cargo: 1515 },
  { name: 'Jonsvik', country: 'Sweden', berths: 19, cargo: 4890 },
  { name: 'Kaldvig', country: 'Denmark', berths: 13, cargo: 2760 },
  { name: 'Lundskär', country: 'Sweden', berths: 28, cargo: 7315 },
  { name: 'Montemar', country: 'Spain', berths: 36, cargo: 11240 },
];
