import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

const web = fileURLToPath(new URL('../apps/web', import.meta.url))

/** What has to arrive before the Equity Log can be used: the entry and the page, with whatever they import at once. */
const pageModule = 'EquityLogPage.tsx'

/** Puts all libraries into a file of their own, so that our share can be weighed and not only reckoned by its length. */
const apart = { name: 'libraries', test: /node_modules/, priority: 1 }

/** Builds the app, and answers the chunks that have to arrive. */
async function neededChunks(areLibrariesApart: boolean): Promise<readonly Rollup.OutputChunk[]> {
  const output = areLibrariesApart ? { codeSplitting: { groups: [apart] } } : {}
  const result = (await build({
    root: web,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { output } },
  })) as Rollup.RollupOutput
  const chunks = result.output.filter((one): one is Rollup.OutputChunk => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<Rollup.OutputChunk>()
  const take = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) take(byName.get(name))
  }
  for (const chunk of chunks) {
    const isPage = Object.keys(chunk.modules).some((id) => id.endsWith(pageModule))
    if (isPage || (chunk.isEntry && !chunk.fileName.includes('silent'))) take(chunk)
    if (/AppShell|makeIdentityClient/.test(Object.keys(chunk.modules).join())) take(chunk)
  }
  return [...needed]
}

/** What a chunk weighs in KB of 1,000 bytes, and how much of that is our own by the length of its modules. */
function weigh(chunk: Rollup.OutputChunk): { readonly size: number; readonly ours: number } {
  const size = gzipSync(chunk.code, { level: 9 }).length / 1000
  const modules = Object.entries(chunk.modules)
  const lengthOf = (some: typeof modules) =>
    some.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
  const all = lengthOf(modules)
  const own = lengthOf(modules.filter(([id]) => !id.includes('node_modules') && id.startsWith('/')))
  return { size, ours: all === 0 ? 0 : (size * own) / all }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * The gzipped JavaScript until the Equity Log is usable, and how much of it is our own: by the share of its length, which
 * flatters whoever stands in one file with longer libraries, and weighed apart from them.
 */
export async function measureBundle(): Promise<void> {
  const chunks = (await neededChunks(false)).map((chunk) => ({ name: chunk.fileName, ...weigh(chunk) }))
  const weighed = (await neededChunks(true)).map(weigh)
  for (const { name, size, ours } of chunks)
    console.log(`${name.padEnd(46)} ${size.toFixed(1).padStart(9)} KB gzip, ours about ${ours.toFixed(1)}`)
  const line = (what: string, kilobytes: number, aim: number) =>
    console.log(`${what.padEnd(46)} ${kilobytes.toFixed(1).padStart(9)} KB gzip  aim ${aim}`)
  line('JavaScript until the Equity Log is usable', total(chunks.map(({ size }) => size)), 270)
  line('of it ours, by its share of the length', total(chunks.map(({ ours }) => ours)), 60)
  line('of it ours, weighed apart from libraries', total(weighed.map(({ ours }) => ours)), 60)
}
