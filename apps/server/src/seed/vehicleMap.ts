import { iconCodeOf, type MappingType } from '@retain/domain/vehicle-map/mappingItem'
import { mappingSearchText } from '@retain/domain/vehicle-map/mappingFilter'
import { sortKey } from '@retain/domain/text/sortKey'
import type { Selectable } from 'kysely'
import type { VehicleMappingTable } from '../db/schema/vehicleMapTables'
import { catalogue, type CatalogueModel } from './catalogue'
import { makeSpellings } from './makeSpellings'
import { randomOf } from './random'
import type { StoreClock } from './storeClock'

/** A text of another system, and what it stands for; `null` where nobody has said so yet. */
interface Spelling {
  readonly typeCode: MappingType
  readonly originalType: string
  readonly text: string
  readonly target: string | null
}

/** So many of the spellings that differ wait for somebody to map them. */
const unmappedShare = 0.12

const makes = (models: readonly CatalogueModel[]): readonly Spelling[] => [
  ...[...new Set(models.map(({ make }) => make))].map((make): Spelling => ({
    typeCode: 'MAKE',
    originalType: 'DMS',
    text: make.toUpperCase(),
    target: make,
  })),
  ...makeSpellings.map(([originalType, text, target]): Spelling => ({
    typeCode: 'MAKE',
    originalType,
    text,
    target,
  })),
]

/** A model in capitals as dealer systems write it, and by the names of the EPA, which hold drive and equipment words. */
const names = ({ model, years }: CatalogueModel): readonly Spelling[] => {
  const epaNames = years.flatMap(({ patterns }) =>
    patterns.flatMap(({ tested }) => tested.map(({ epaName }) => epaName)),
  )
  return [
    { typeCode: 'MODEL', originalType: 'DMS', text: model.toUpperCase(), target: model },
    ...[...new Set(epaNames)].map((text): Spelling => ({
      typeCode: 'MODEL',
      originalType: 'EPA',
      text,
      target: model,
    })),
  ]
}

/** A trim as the VIN table has it, and behind its model as dealer systems write it. */
const trims = ({ model, trimIds }: CatalogueModel): readonly Spelling[] =>
  [...trimIds.keys()].flatMap((trim): readonly Spelling[] =>
    trim === ''
      ? []
      : [
          { typeCode: 'TRIM', originalType: 'VIN', text: trim, target: trim },
          {
            typeCode: 'TRIM',
            originalType: 'DMS',
            text: `${model} ${trim}`.toUpperCase(),
            target: trim,
          },
        ],
  )

/**
 * The mapping table of the demo data: how other systems spell the makes, models and trims of the catalogue. Most are mapped, some
 * wait. A text that two models spell alike is there once.
 */
export function vehicleMapRows(
  clock: StoreClock,
  administrator: string,
): readonly Selectable<VehicleMappingTable>[] {
  const models = catalogue()
  const spellings = [...makes(models), ...models.flatMap(names), ...models.flatMap(trims)]
  const rows = new Map<string, Selectable<VehicleMappingTable>>()
  for (const { typeCode, originalType, text, target } of spellings) {
    const key = `${typeCode} ${text}`
    if (rows.has(key)) continue
    const random = randomOf(`mapping/${key}`)
    const isWaiting = iconCodeOf(text, target) === 'DIFF' && random.chance(unmappedShare)
    const mappedTo = isWaiting ? null : target
    const iconCode = iconCodeOf(text, mappedTo)
    // What needs no mapping was never touched by a person.
    const isChanged = iconCode === 'DIFF'
    rows.set(key, {
      type_code: typeCode,
      mapped_item: text,
      item_sort: sortKey(text),
      original_type: originalType,
      mapped_to: mappedTo,
      search_text: mappingSearchText(text, mappedTo),
      icon_code: iconCode,
      changed_by: isChanged ? administrator : null,
      changed_at: isChanged ? clock.at(random.integer(20, 400), random.integer(8 * 60, 17 * 60)) : null,
    })
  }
  return [...rows.values()]
}
