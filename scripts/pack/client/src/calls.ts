import type { ApiError } from '@retain/api-client/kernel/apiError'
import { call } from '@retain/api-client/kernel/call'
import type { Transport } from '@retain/api-client/kernel/transport'
import { getStoreLogo, listStores } from '@retain/api-client/stores'
import { recordingTransport } from '@retain/api-client/testing'

const kindOf = (error: ApiError): string => error.kind

const store = { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null }
const recording = recordingTransport(() => Response.json({ data: [store] }))
const transport: Transport = recording.transport

/** The same words as plain.mjs prints. */
export async function askedAndHeard(): Promise<string> {
  const stores = await call(listStores, {}, transport)()
  const logo = await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, transport)()
  return [
    stores._tag === 'Right' ? stores.right.data.map(({ name }) => name).join() : kindOf(stores.left),
    logo._tag === 'Right' ? logo.right.data.url : kindOf(logo.left),
    recording.seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`).join(),
  ].join(' | ')
}
