import type { SeedVehicle } from './catalogue'
import type { Random } from './random'

/** What any vehicle from such a year on may have. */
const byYear: readonly (readonly [from: number, feature: string])[] = [
  [2013, 'Bluetooth'],
  [2013, 'Keyless Entry'],
  [2014, 'Push Button Start'],
  [2015, 'Dual-Zone Climate Control'],
  [2016, 'Rear View Camera'],
  [2017, 'Blind Spot Monitor'],
  [2018, 'Apple CarPlay and Android Auto'],
  [2019, 'Adaptive Cruise Control'],
  [2020, 'Lane Keeping Assist'],
  [2022, 'Wireless Charging'],
]

const byBody: Readonly<Record<string, readonly string[]>> = {
  SUV: ['Power Liftgate', 'Roof Rails', 'Panoramic Roof', 'Heated Front Seats'],
  Minivan: ['Power Sliding Doors', 'Rear Entertainment', 'Captain Chairs'],
  Pickup: ['Tow Package', 'Bed Liner', 'Crew Cab', 'Running Boards'],
  Sedan: ['Sunroof', 'Heated Front Seats', 'Split Folding Rear Seat'],
  Hatchback: ['Sunroof', 'Split Folding Rear Seat', 'Rear Spoiler'],
  Wagon: ['Roof Rails', 'Power Liftgate', 'Cargo Cover'],
  Coupe: ['Sport Suspension', 'Sunroof', 'Rear Spoiler'],
  Convertible: ['Power Soft Top', 'Wind Deflector', 'Heated Front Seats'],
}

/** What the trim's name promises. */
const byTrim: readonly (readonly [words: RegExp, features: readonly string[]])[] = [
  [/limited|platinum|premium|luxury|advance|touring|ex-l|xle|sel|lariat/i, ['Leather Seats', 'Navigation']],
  [/sport|trd|xse|type s|gt|rs|st\b|n line/i, ['Sport Suspension', 'Paddle Shifters']],
  [/tech/i, ['Navigation', 'Head-Up Display']],
]

/** A few features that fit the body, the drive, the trim and the year of a vehicle, each once. */
export function keyFeatures(random: Random, { year, trim, body, drive }: SeedVehicle): readonly string[] {
  const promised = byTrim.find(([words]) => words.test(trim ?? ''))?.[1] ?? []
  const usual = byYear.filter(([from]) => from <= year).map(([, feature]) => feature)
  return [
    ...new Set([
      ...(/AWD|4WD/.test(drive) ? [body === 'Pickup' ? 'Four-Wheel Drive' : 'All-Wheel Drive'] : []),
      ...promised,
      random.pick(byBody[body ?? ''] ?? usual),
      random.pick(usual),
      random.pick(usual),
    ]),
  ]
}
