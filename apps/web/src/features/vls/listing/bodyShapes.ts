/** A side view of a vehicle, facing left, on a ground of 120 by 44. */
export interface BodyShape {
  readonly outline: string
  readonly windows: string
  /** Where the wheels stand, and their radius. */
  readonly wheels: readonly (readonly [x: number, radius: number])[]
}

/** The body types that are drawn. */
export const bodyShapes = {
  Sedan: {
    outline:
      'M6 33V29.5C6 25.5 9 23.4 16 22L33 19.4C40 13.2 47 10.4 58 10.4H65C76 10.4 84 13.6 92 19.6L106 21.6C112 22.6 114 25 114 29V33Z',
    windows: 'M39.5 19C45 14.8 50.5 13.2 58 13.2V19ZM61 13.2H65C73 13.2 79 15.2 84.5 19H61Z',
    wheels: [
      [30, 7.5],
      [92, 7.5],
    ],
  },
  SUV: {
    outline:
      'M12 33V25.5C12 21.4 15 19.6 21 18.6L35 16.4L45 6.4C46.8 4.6 48.8 4 52 4H92C96.6 4 99 5.4 101 8.6L106 17.6L108 19.4C109.4 20.8 109.6 22 109.6 24V33Z',
    windows:
      'M42.4 16L49.6 8.8C50.6 7.8 51.4 7.4 53 7.4H62V16ZM65.2 7.4H81V16H65.2ZM84.2 7.4H91.4C93.8 7.4 94.8 8 96 10L99.4 16H84.2Z',
    wheels: [
      [33, 8.8],
      [90, 8.8],
    ],
  },
  Truck: {
    outline:
      'M5 33V26.4C5 22.8 8 21.2 14 20.2L30 18L40 8.8C41.6 7.3 43.6 6.8 46 6.8H66C69 6.8 70.6 7.8 71.2 10.4L73 17.8H112.6C114.4 17.8 115 18.4 115 20.2V33Z',
    windows:
      'M37.8 17.6L45.6 10.8C46.4 10.1 47.2 10 48.4 10H53V17.6ZM56 10H65.4C66.8 10 67.4 10.5 67.7 11.8L69.2 17.6H56Z',
    wheels: [
      [27, 8.5],
      [94, 8.5],
    ],
  },
  Hatchback: {
    outline:
      'M10 33V27.6C10 24 13 22.4 19 21.4L34 19C41 12.6 48 9.2 59 9.2H77C87 9.2 94 12.8 99.4 19.6L107 22.4C110 23.6 110.4 25.6 110.4 28.4V33Z',
    windows: 'M40.4 18.8C46 14.4 51.4 12.2 59 12.2H60.4V18.8ZM63.6 12.2H76C83 12.2 88 14.4 92.4 18.8H63.6Z',
    wheels: [
      [31, 7.5],
      [90, 7.5],
    ],
  },
  Minivan: {
    outline:
      'M5 33V28C5 24.4 7 22.8 11 21.4L24 17.8L40 8.4C43 6.6 46 5.8 50 5.8H97C103.6 5.8 107 8.4 108.6 12.4L112 22.4C113 25.4 113.6 27.4 113.6 30.4V33Z',
    windows:
      'M31.4 17.4L43 10.4C45 9.4 47 9 49.4 9H52V17.4ZM55.4 9H75V17.4H55.4ZM78.4 9H96C100.6 9 103 10.4 104.2 13.6L105.6 17.4H78.4Z',
    wheels: [
      [27, 7.8],
      [93, 7.8],
    ],
  },
  Coupe: {
    outline:
      'M9 33V29.6C9 26 12 24.4 19 23L42 20C49 14.6 56 12 66 12C78 12 89 15.4 100 19L106.4 20.6C109.6 21.6 111 23.6 111 27V33Z',
    windows: 'M48.6 20C54 16.4 59.4 14.8 66 14.8C74 14.8 81 16.4 88 19.4L84 20Z',
    wheels: [
      [31, 8],
      [91, 8],
    ],
  },
} as const satisfies Record<string, BodyShape>

/**
 * The drawing of a body type, whatever other words it is called by.
 *
 * @example bodyShapeOf('Crew Cab Pickup') // that of a truck
 */
export function bodyShapeOf(bodyType: string | null): BodyShape {
  const text = (bodyType ?? '').toLowerCase()
  if (/suv|crossover|wagon/.test(text)) return bodyShapes.SUV
  if (/truck|pickup|cab/.test(text)) return bodyShapes.Truck
  if (/hatch/.test(text)) return bodyShapes.Hatchback
  if (/van/.test(text)) return bodyShapes.Minivan
  return /coupe|convertible|roadster/.test(text) ? bodyShapes.Coupe : bodyShapes.Sedan
}
