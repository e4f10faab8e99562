/** What vehicles are painted in. */
export const colors = [
  'Black',
  'White',
  'Silver',
  'Gray',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Celestial Silver Metallic',
  'Lunar Rock',
  'Ruby Flare Pearl',
  'Midnight Black Metallic',
] as const
