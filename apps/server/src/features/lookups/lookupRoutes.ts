import {
  listColors,
  listCompassStatuses,
  listFlaggedSalesUsers,
  listHyperionFilters,
  listLenders,
  listMakes,
  listModels,
  listStoreUsers,
  listTrims,
  listYears,
} from '@retain/api-client/lookups'
import { compareKeys, sortKey } from '@retain/domain/text/sortKey'
import { splitList } from '@retain/domain/text/commaList'
import { modelYears } from '@retain/domain/vehicle/modelYears'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findFlaggedSalesUsers, findHyperionFilters, findLenders, findStoreUsers } from './storeLookups'
import { findColors, findCompassStatuses, findMakes, findModels, findTrims } from './vehicleLookups'

/** Serves the lists that the options of filters are made of. They are short, and answered whole. */
export function mountLookups(host: ApiHost): void {
  mount(host, listYears, async ({ clock }) => modelYears(Number(clock().slice(0, 4))))

  mount(host, listMakes, async ({ query, db }) =>
    byName(await findMakes(db, query.hyperionId), ({ makeName }) => makeName),
  )

  mount(host, listModels, async ({ query, db }) =>
    byName(
      await findModels(db, splitList(query.makeId)),
      ({ makeName, modelName }) => `${makeName}\t${modelName}`,
    ),
  )

  mount(host, listTrims, async ({ query, db }) => {
    const trims = await findTrims(db, splitList(query.modelId))
    return byName(
      trims.map((trim) => ({ ...trim, trimLevelId: null })),
      ({ modelName, trimLevel }) => `${modelName}\t${trimLevel}`,
    )
  })

  mount(host, listColors, async ({ db }) => byName(await findColors(db), ({ colorName }) => colorName))

  mount(host, listCompassStatuses, async ({ db }) =>
    byName(await findCompassStatuses(db), ({ compassStatusId }) => compassStatusId),
  )

  mount(host, listLenders, async ({ query, db }) =>
    byName(await findLenders(db, query.hyperionId), ({ lenderName }) => lenderName),
  )

  mount(host, listHyperionFilters, async ({ params, db }) => {
    const { salespersons, owners, sellingStores } = await findHyperionFilters(db, params.hyperionId)
    return {
      salespersons: byName(salespersons, ({ salesPersonName }) => salesPersonName),
      owners: byName(owners, ({ opptOwnerName }) => opptOwnerName),
      sellingStores: byName(sellingStores, ({ entityName }) => entityName),
    }
  })

  mount(host, listFlaggedSalesUsers, async ({ params, db }) =>
    byName(await findFlaggedSalesUsers(db, params.hyperionId), ({ salesPersonName }) => salesPersonName),
  )

  mount(host, listStoreUsers, async ({ query, db }) =>
    byName(
      await findStoreUsers(db, query.hyperionId, query.listType),
      ({ givenName, familyName, userName }) => `${givenName ?? ''} ${familyName ?? ''} ${userName}`,
    ),
  )
}

/** A list in the order in which people look for a name: case, marks and the length of numbers do not count. */
function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: sortKey(nameOf(item)) }))
  return keyed.sort((left, right) => compareKeys(left.key, right.key)).map(({ item }) => item)
}
