import { findCallers, getSipCredentials } from '@retain/api-client/telephony'
import { storesOfCaller } from '../../access/storeAccess'
import { readStoreSettings, valuesInForce } from '../../access/storeSettings'
import type { Config } from '../../config/config'
import type { Database } from '../../db/schema/schema'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findCallerCustomers } from './callerQueries'
import { sipCredentials } from './sipCredentials'

/** Serves what a telephone in the browser needs: credentials at the exchange, and who calls. */
export function mountTelephony(host: ApiHost, { sip }: Config): void {
  mount(host, getSipCredentials, async ({ params: { hyperionId }, caller, db, clock }) =>
    sip !== null && (await dialsBySip(db, hyperionId)) ? sipCredentials(sip, caller.userName, clock()) : null,
  )

  mount(host, findCallers, async ({ body, caller, db }) =>
    findCallerCustomers(db, await storesOfCaller(db, caller), body.phone),
  )
}

async function dialsBySip(db: Database, hyperionId: string): Promise<boolean> {
  const stores = await readStoreSettings(db, [hyperionId], ['EATelephony'])
  return valuesInForce(stores.get(hyperionId), ['EATelephony']).EATelephony === 'SIP'
}
