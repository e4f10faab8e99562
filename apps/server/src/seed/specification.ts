import { readTable } from './dataFolder'

/** What the EPA tested of one version of a model year. */
export interface Specification {
  /** The model's name in the EPA table, with body, drive and equipment words. */
  readonly epaName: string
  readonly drive: string
  readonly transmission: string | null
  readonly cityMpg: number | null
  readonly highwayMpg: number | null
  readonly fuelType: FuelType
  /** Of the size and kind that buyers compare, such as `Small SUV`. */
  readonly marketClass: string | null
}

type FuelType = 'Gasoline' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric' | 'Diesel' | 'Flex Fuel' | 'Hydrogen'

const fuelTypes: Readonly<Record<string, FuelType>> = {
  HEV: 'Hybrid',
  PHEV: 'Plug-in Hybrid',
  EV: 'Electric',
  DSL: 'Diesel',
  FFV: 'Flex Fuel',
  FCV: 'Hydrogen',
}

/** The fuels of the VIN table, and what the EPA calls them. */
const testedAs: Readonly<Record<string, readonly FuelType[]>> = {
  Gasoline: ['Gasoline', 'Flex Fuel'],
  Hybrid: ['Hybrid', 'Plug-in Hybrid'],
  Diesel: ['Diesel'],
  Electric: ['Electric'],
}

/** What the EPA's short words for classes mean, without the driven wheels that some end with. */
const marketClasses: Readonly<Record<string, string>> = {
  SUB: 'Subcompact Car',
  COM: 'Compact Car',
  MID: 'Midsize Car',
  LRG: 'Large Car',
  SSW: 'Small Station Wagon',
  MSW: 'Midsize Station Wagon',
  SSU: 'Small SUV',
  USU: 'Standard SUV',
  SPU: 'Small Pickup',
  UPU: 'Standard Pickup',
  MV: 'Minivan',
  SPV: 'Special Purpose Vehicle',
}

/** Every version that was tested, by make, base model and year joined by a tab. */
export function readSpecifications(): ReadonlyMap<string, readonly Specification[]> {
  const byModelYear = new Map<string, Specification[]>()
  for (const row of readTable('epa-vehicles.tsv', [
    'make',
    'base',
    'year',
    'model',
    'drive',
    'trany',
    'vclass',
    'atv',
    'city',
    'hwy',
  ])) {
    const key = [row.make, row.base, row.year].join('\t')
    const specification: Specification = {
      epaName: row.model,
      drive: row.drive,
      transmission: transmissionName(row.trany),
      cityMpg: row.city === '' ? null : Number(row.city),
      highwayMpg: row.hwy === '' ? null : Number(row.hwy),
      fuelType: fuelTypes[row.atv] ?? 'Gasoline',
      marketClass: marketClasses[row.vclass.replace(/\d$/, '')] ?? null,
    }
    const known = byModelYear.get(key)
    if (known) known.push(specification)
    else byModelYear.set(key, [specification])
  }
  return byModelYear
}

/** Those of a model year's versions that burn what the VIN says; all of them where it says nothing or nothing fits. */
export function burning(fuel: string, tested: readonly Specification[]): readonly Specification[] {
  const fitting = tested.filter(({ fuelType }) => testedAs[fuel]?.includes(fuelType) === true)
  return fitting.length > 0 ? fitting : tested
}

/**
 * The short form of the EPA table in words.
 *
 * @example transmissionName('A-S8') // '8-Speed Automatic'
 * @example transmissionName('A-AV-S6') // 'CVT'
 */
export function transmissionName(short: string): string | null {
  if (/^A-(CVT|AV)/.test(short)) return 'CVT'
  const [, kind = '', speeds = ''] = /^(M-|A-AM-?S?|A-S|A-A?)(\d+)$/.exec(short) ?? []
  if (speeds === '') return null
  if (speeds === '1') return 'Single-Speed'
  if (kind === 'M-') return `${speeds}-Speed Manual`
  return `${speeds}-Speed ${kind.startsWith('A-AM') ? 'Dual-Clutch' : 'Automatic'}`
}
