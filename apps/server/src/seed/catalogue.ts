import { withCheckDigit } from '@retain/domain/vehicle/vin'
import { readTable } from './dataFolder'
import type { Random } from './random'
import { burning, readSpecifications, type Specification } from './specification'

/** What a manufacturer puts into the VINs of one trim of a model year. */
interface VinPattern {
  readonly wmi: string
  readonly vds: string
  readonly yearCode: string
  readonly plant: string
  readonly trim: string
  readonly body: string | null
  readonly isHybrid: boolean
  /** The versions of the EPA table that it can be. */
  readonly tested: readonly Specification[]
}

interface ModelYear {
  readonly year: number
  readonly patterns: readonly VinPattern[]
  /** The longest of the model's names in the EPA table. */
  readonly longName: string | undefined
}

/** A model with the price band of today and every year it was sold. */
export interface CatalogueModel {
  readonly make: string
  readonly model: string
  readonly baseDollars: number
  readonly topDollars: number
  /** Oldest first, never empty. */
  readonly years: readonly ModelYear[]
  /** What other systems know make, model and trims by. */
  readonly makeId: string
  readonly modelId: string
  readonly trimIds: ReadonlyMap<string, string>
}

/** A vehicle that exists as a kind; its VIN is made up. */
export interface SeedVehicle {
  readonly catalogueModel: CatalogueModel
  readonly year: number
  readonly modelName: string
  readonly trim: string | null
  readonly vin: string
  readonly body: string | null
  /** FWD, RWD, AWD, 4WD or PT4WD; empty when unknown. */
  readonly drive: string
  /** Unknown for the few that were never tested. */
  readonly specification: Specification | null
}

let models: readonly CatalogueModel[] | undefined

/** Every model that has a price band, VIN patterns and EPA rows. */
export const catalogue = (): readonly CatalogueModel[] => (models ??= readCatalogue())

function readCatalogue(): readonly CatalogueModel[] {
  const tested = readSpecifications()
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
      'body',
      'fuel',
    ]),
    (row) => [row.make, row.epa_base].join('\t'),
  )
  const anchors = readTable('msrp-anchors.tsv', ['make', 'model', 'epa_base', 'base_usd', 'top_usd'])
  const makes = [...new Set(anchors.map(({ make }) => make))]
  return anchors.map((anchor, place) => {
    const base = [anchor.make, anchor.epa_base].join('\t')
    const ofModel = vin.get(base) ?? []
    const years = [...grouped(ofModel, (row) => row.year)].map(([year, rows]): ModelYear => {
      const versions = tested.get(`${base}\t${year}`) ?? []
      return {
        year: Number(year),
        patterns: rows.map((row) => ({
          wmi: row.wmi,
          vds: row.vds5,
          yearCode: row.year_code,
          plant: row.plant,
          trim: row.trim,
          body: row.body === '' || row.body === 'Other' ? null : row.body,
          isHybrid: row.fuel === 'Hybrid',
          tested: burning(row.fuel, versions),
        })),
        longName: versions.map(({ epaName }) => epaName).toSorted((a, b) => b.length - a.length)[0],
      }
    })
    const modelId = String(1001 + place)
    return {
      makeId: String(101 + makes.indexOf(anchor.make)),
      modelId,
      trimIds: new Map(
        [...new Set(ofModel.map((row) => row.trim))].map((trim, at) => [
          trim,
          `${modelId}${String(at + 1).padStart(3, '0')}`,
        ]),
      ),
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
  return makeVehicle(random, model, modelYear, longName)
}

/** A new one of the newest year of a model. */
export function pickNewest(random: Random, model: CatalogueModel): SeedVehicle {
  const newest = model.years.at(-1)
  if (newest === undefined) throw new RangeError('A model is sold in no year')
  return makeVehicle(random, model, newest, false)
}

function makeVehicle(
  random: Random,
  model: CatalogueModel,
  modelYear: ModelYear,
  longName: boolean,
): SeedVehicle {
  const pattern = random.pick(modelYear.patterns)
  const serial = String(random.integer(1, 999_999)).padStart(6, '0')
  const specification = pattern.tested.length === 0 ? null : random.pick(pattern.tested)
  const long = longName ? modelYear.longName : undefined
  return {
    catalogueModel: model,
    year: modelYear.year,
    modelName: long ?? (pattern.isHybrid ? `${model.model} Hybrid` : model.model),
    trim: pattern.trim === '' ? null : pattern.trim,
    vin: withCheckDigit(`${pattern.wmi}${pattern.vds}0${pattern.yearCode}${pattern.plant}${serial}`),
    body: pattern.body,
    drive: specification?.drive ?? '',
    specification,
  }
}
