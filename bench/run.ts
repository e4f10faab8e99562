/**
 * Prints figures, each beside a baseline measured in the same run.
 *
 *   npm run bench                    everything
 *   npm run bench -- start search    some of it: rules, bundle, sizes, start, search, page, open, sockets, grid
 *   npm run bench -- grid --peers    our grid beside those that others would choose, too
 *
 * More for `grid`: `--rounds 5` (else 15), `--source` (our package as it stands in its sources).
 */
import { parseArgs } from 'node:util'
import { measureBundle } from './bundle.ts'
import { measureGrid } from './grid/measureGrid.ts'
import { measureOpen } from './open.ts'
import { measurePage } from './page.ts'
import { measureRules } from './rules.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureSockets } from './sockets.ts'
import { measureStart } from './start.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'boolean', default: false },
    source: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
  },
})

const parts: Readonly<Record<string, () => Promise<void>>> = {
  rules: measureRules,
  bundle: measureBundle,
  sizes: measureSizes,
  start: measureStart,
  search: measureSearch,
  page: measurePage,
  open: measureOpen,
  sockets: measureSockets,
  grid: () =>
    measureGrid({
      rounds: Number(options.rounds),
      withPeers: options.peers,
      fromSource: options.source,
    }),
}

const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name}`)
  await measure()
}
process.exit(0)
