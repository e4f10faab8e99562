import { createServer } from 'node:http'
import { once } from 'node:events'
import fastify from 'fastify'
import { JSDOM } from 'jsdom'
import { afterEach, expect, it } from 'vitest'
import { doNotCallPath } from '../config/config'
import { portOf } from '../testing/portOf'
import { testConfig } from '../testing/testApp'
import { mountDemoPages } from './demoPages'
import { preparingListener } from './preparing'

const config = testConfig()
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** The answers of a server that prepares its demo data. */
async function preparing() {
  const server = createServer(
    preparingListener(config, () => ({ label: 'Harborview <Motors>', percent: 41.9 })),
  )
  ends.push(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (path: string) => fetch(`http://127.0.0.1:${portOf(server)}${path}`)
}

/** The answers of a server whose identity is the embedded one. */
async function demo() {
  const app = fastify()
  ends.push(() => app.close())
  mountDemoPages(app, config)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return (path: string) => fetch(url + path)
}

/** The font that a page asks for, which its policy has to allow. */
const fontOf = (html: string): string => /url\('([^']+)'\)/.exec(html)?.[1] ?? ''

it.each([
  ['while demo data are prepared', preparing, '/app/log', 'Preparing demo data'],
  ['in the place of the do-not-call service [OP-038] [O-158]', demo, doNotCallPath, 'Do Not Call'],
])(
  'the page shown %s is in Inter, with the brand mark, one landmark and one heading',
  async (_when, start, path, heading) => {
    const ask = await start()
    const answer = await ask(path)
    const html = await answer.text()
    const { document } = new JSDOM(html).window
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([heading])
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelectorAll('main svg')).toHaveLength(1)
    expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'")
    const font = await ask(fontOf(html))
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
  },
)

it('the progress is whole, and its label stands as text', async () => {
  const html = await (await (await preparing())('/')).text()
  expect(html).toContain('41% · Harborview &#60;Motors&#62;')
})
