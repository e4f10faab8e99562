import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

const web = fileURLToPath(new URL('../apps/web', import.meta.url))

/** What has to arrive before the Equity Log can be used: the entry and the page, with whatever they import at once. */
const pageModule = 'EquityLogPage.tsx'

/** The gzipped JavaScript until the Equity Log is usable, and how much of it is our own. */
export async function measureBundle(): Promise<void> {
  const result = (await build({
    root: web,
    logLevel: 'error',
    build: { write: false },
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
    if (/AppShell|codeIdentityClient/.test(Object.keys(chunk.modules).join())) take(chunk)
  }
  let total = 0
  let ours = 0
  for (const chunk of needed) {
    const size = gzipSync(chunk.code, { level: 9 }).length / 1024
    const lengths = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength }))
    const all = lengths.reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    const own = lengths
      .filter(({ id }) => !id.includes('node_modules') && id.startsWith('/'))
      .reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    const share = all === 0 ? 0 : (size * own) / all
    total += size
    ours += share
    console.log(
      `${chunk.fileName.padEnd(46)} ${size.toFixed(1).padStart(9)} KB gzip, ours about ${share.toFixed(1)}`,
    )
  }
  console.log(
    `${'JavaScript until the Equity Log is usable'.padEnd(46)} ${total.toFixed(1).padStart(9)} KB gzip  aim 270`,
  )
  console.log(`${'of it ours'.padEnd(46)} ${ours.toFixed(1).padStart(9)} KB gzip  aim 60`)
}
