import { withCheckDigit } from '@retain/domain/vehicle/vin'
import { readTable } from './dataFolder'
import type { Random } from './random'

/** What a manufacturer puts into the VINs of one trim of a model year. */
interface VinPattern {
  readonly wmi: string
  readonly vds: string
  readonly yearCode: string
  readonly plant: string
  readonly trim: string
  readonly isHybrid: boolean
}

interface ModelYear {
  readonly year: number
  readonly patterns: readonly VinPattern[]
  /** The model's names in the EPA table, with body, drive and equipment words. */
  readonly epaNames: readonly string[]
}

/** A model with the price band of today and every year it was sold. */
export interface CatalogueModel {
  readonly make: string
  readonly model: string
  readonly baseDollars: number
  readonly topDollars: number
  /** Oldest first, never empty. */
  readonly years: readonly ModelYear[]
}

/** A vehicle that exists as a kind; its VIN is made up. */
export interface SeedVehicle {
  readonly catalogueModel: CatalogueModel
  readonly year: number
  readonly modelName: string
  readonly trim: string | null
  readonly vin: string
}

let models: readonly CatalogueModel[] | undefined

/** Every model that has a price band, VIN patterns and EPA rows. */
export const catalogue = (): readonly CatalogueModel[] => (models ??= readCatalogue())

function readCatalogue(): readonly CatalogueModel[] {
  const epa = grouped(readTable('epa-vehicles.tsv', ['make', 'base', 'year', 'model']), (row) =>
    [row.make, row.base, row.year].join('\t'),
  )
  const vin = grouped(
    readTable('vin-patterns.tsv', [
      'make',
      'epa_base',
      'year',
      'wmi',
      'vds5',
      'year_code',
      'plant',
      'trim',
      'fuel',
    ]),
    (row) => [row.make, row.epa_base].join('\t'),
  )
  return readTable('msrp-anchors.tsv', ['make', 'model', 'epa_base', 'base_usd', 'top_usd']).map((anchor) => {
    const base = [anchor.make, anchor.epa_base].join('\t')
    const years = [...grouped(vin.get(base) ?? [], (row) => row.year)].map(([year, rows]): ModelYear => ({
      year: Number(year),
      patterns: rows.map((row) => ({
        wmi: row.wmi,
        vds: row.vds5,
        yearCode: row.year_code,
        plant: row.plant,
        trim: row.trim,
        isHybrid: row.fuel === 'Hybrid',
      })),
      epaNames: [...new Set((epa.get(`${base}\t${year}`) ?? []).map((row) => row.model))],
    }))
    return {
      make: anchor.make,
      model: anchor.model,
      baseDollars: Number(anchor.base_usd),
      topDollars: Number(anchor.top_usd),
      years: years.sort((left, right) => left.year - right.year),
    }
  })
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const byMake = new Map<string, readonly CatalogueModel[]>()

function modelsOf(make: string): readonly CatalogueModel[] {
  const known = byMake.get(make)
  if (known) return known
  const found = catalogue().filter((model) => model.make === make)
  byMake.set(make, found)
  return found
}

const distance = (model: CatalogueModel, year: number): number =>
  Math.min(...model.years.map((offered) => Math.abs(offered.year - year)))

/**
 * A vehicle of one of the makes from the wanted model year, or from the nearest year in which the makes have one.
 * One in thirty goes by its long EPA name, as data from another system does.
 */
export function pickVehicle(
  random: Random,
  makes: readonly string[],
  wantedYear: number,
  longName = random.chance(1 / 30),
): SeedVehicle {
  const offered = modelsOf(random.pick(makes))
  const nearest = Math.min(...offered.map((model) => distance(model, wantedYear)))
  const model = random.pick(offered.filter((candidate) => distance(candidate, wantedYear) === nearest))
  const modelYear = random.pick(
    model.years.filter((candidate) => Math.abs(candidate.year - wantedYear) === nearest),
  )
  const pattern = random.pick(modelYear.patterns)
  const serial = String(random.integer(1, 999_999)).padStart(6, '0')
  const long = longName ? modelYear.epaNames.toSorted((a, b) => b.length - a.length)[0] : undefined
  return {
    catalogueModel: model,
    year: modelYear.year,
    modelName: long ?? (pattern.isHybrid ? `${model.model} Hybrid` : model.model),
    trim: pattern.trim === '' ? null : pattern.trim,
    vin: withCheckDigit(`${pattern.wmi}${pattern.vds}0${pattern.yearCode}${pattern.plant}${serial}`),
  }
}

/** The newest year in which a model is sold. */
export const newestYear = (model: CatalogueModel): number => model.years.at(-1)?.year ?? 0
