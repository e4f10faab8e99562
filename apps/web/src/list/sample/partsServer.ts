import { pageSlice } from '@retain/domain/paging/pageSlice'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import type { PartsSearch } from './partsApi'
import { orderParts, sampleParts, type Part } from './sampleParts'

/** A service in memory, which answers the calls of the parts. */
export interface PartsServer {
  readonly fetch: typeof globalThis.fetch
  /** Whether searches fail from now on. */
  setFailing: (isFailing: boolean) => void
}

const mostCents = 100_000

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** A page as a service writes it: each row of a large one on a line of its own, so that it can be read while it is sent. */
function pageResponse({ list, ...frame }: ReturnType<typeof pageSlice<Part>>): Response {
  if (list.length <= largestWholePage) return json({ data: { list, ...frame } })
  const head = JSON.stringify({ data: { ...frame, list: [] } }).replace(/\]\}\}$/, '')
  const rows = list.map((row) => JSON.stringify(row)).join(',\n')
  return new Response(`${head}\n${rows}\n]},"meta":{}}\n`, {
    headers: { 'Content-Type': 'application/json' },
  })
}

/** Makes the service with so many parts. */
export function makePartsServer(count: number): PartsServer {
  let parts = sampleParts(count)
  let isFailing = false
  const search = ({ name, maker, pageNumber, pageSize, orderBy, orderDirection }: PartsSearch['body']) => {
    const found = parts.filter(
      (part) =>
        part.name.toLowerCase().includes(name.toLowerCase()) && (maker === '' || part.maker === maker),
    )
    return pageSlice(orderParts(found, { orderBy, orderDirection }), pageNumber, pageSize)
  }
  return {
    fetch: (address, options) => {
      const path = address instanceof Request ? address.url : address.toString()
      const partId = path.split('/').at(-1)
      const sent: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : null
      if (path.endsWith('/search'))
        return Promise.resolve(isFailing ? json({}, 500) : pageResponse(search(sent as PartsSearch['body'])))
      const part = parts.find((one) => one.partId === partId)
      if (part === undefined) return Promise.resolve(json({}, 404))
      if (options?.method === 'DELETE') {
        parts = parts.filter((one) => one !== part)
        return Promise.resolve(json({ data: { partId } }))
      }
      const { price } = sent as Pick<Part, 'price'>
      if (price > mostCents) return Promise.resolve(json({}, 422))
      const saved = { ...part, price }
      parts = parts.map((one) => (one === part ? saved : one))
      return Promise.resolve(json({ data: saved }))
    },
    setFailing: (next) => {
      isFailing = next
    },
  }
}
