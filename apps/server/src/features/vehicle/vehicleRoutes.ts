import { listTrimLevels, saveTrim as endpoint } from '@retain/api-client/vehicle'
import { compareKeys, sortKey } from '@retain/domain/text/sortKey'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { saveTrim } from './saveTrim'
import { findTrimLevels } from './trimQueries'

/** Serves the trims of a model, and the choice of one for a current vehicle. */
export function mountVehicle(host: ApiHost): void {
  mount(host, listTrimLevels, async ({ query, db }) => {
    const trims = await findTrimLevels(db, query.makeId, query.modelId)
    return trims.sort((one, other) => compareKeys(sortKey(one.trimLevel), sortKey(other.trimLevel)))
  })
  mount(host, endpoint, (call) =>
    command(call, host, endpoint, (transaction, publish) => saveTrim(transaction, publish, call)),
  )
}
