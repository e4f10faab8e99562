import { call } from '@retain/api-client/kernel/call'
import { getStoreLogo, listStores } from '@retain/api-client/stores'
import { recordingTransport } from '@retain/api-client/testing'

const store = { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null }
const { transport, seen } = recordingTransport(() => Response.json({ data: [store] }))
const stores = await call(listStores, {}, transport)()
const logo = await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, transport)()
console.log(
  [
    stores._tag === 'Right' ? stores.right.data.map(({ name }) => name).join() : stores.left.kind,
    logo._tag === 'Right' ? logo.right.data.url : logo.left.kind,
    seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`).join(),
  ].join(' | '),
)
