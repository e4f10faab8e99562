/**
 * Prints figures, each beside a baseline measured in the same run.
 *
 *   npm run bench                    everything
 *   npm run bench -- start search    some of it: rules, bundle, sizes, start, search, filters, page, open, sockets, grid
 *   npm run bench -- grid --peers    our grid beside those that others would choose, too
 *
 * More for `filters`: `--rows 1000000` (else 100000), in the PostgreSQL database of DATABASE_URL.
 * More for `grid`: `--rounds 5` (else 15), `--source` (our package as it stands in its sources).
 */
import { parseArgs } from 'node:util'
import { measureBundle } from './bundle.ts'
import { measureFilters } from './filters.ts'
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
    rows: { type: 'string', default: '100000' },
  },
})

const parts: Readonly<Record<string, () => Promise<void>>> = {
  rules: measureRules,
  bundle: measureBundle,
  sizes: measureSizes,
  start: measureStart,
  search: measureSearch,
  filters: () => measureFilters({ rows: Number(options.rows) }),
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
