import { getKeyFeatures, listTrimLevels, saveTrim as endpoint } from '@retain/api-client/vehicle'
import { compareKeys, sortKey } from '@retain/domain/text/sortKey'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findKeyFeatures } from './keyFeatureQueries'
import { saveTrim } from './saveTrim'
import { findTrimLevels } from './trimQueries'

/** Serves what vehicles are known for, the trims of a model, and the choice of one for a current vehicle. */
export function mountVehicle(host: ApiHost): void {
  mount(host, listTrimLevels, async ({ query, db }) => {
    const trims = await findTrimLevels(db, query.makeId, query.modelId)
    return trims.sort((one, other) => compareKeys(sortKey(one.trimLevel), sortKey(other.trimLevel)))
  })
  mount(host, getKeyFeatures, async ({ params: { vehicleType, opptId }, db }) => ({
    keyFeatures: await findKeyFeatures(db, vehicleType, opptId),
  }))
  mount(host, endpoint, (call) =>
    command(call, host, endpoint, (transaction, publish) => saveTrim(transaction, publish, call)),
  )
}
