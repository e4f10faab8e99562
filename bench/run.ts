/**
 * Prints figures, each beside a baseline measured in the same run.
 *
 *   npm run bench                    everything
 *   npm run bench -- start search    some of it: rules, bundle, sizes, start, search, filters,
 *                                    growth, load, events, page, logs, open, editor, mailIn, mailOut,
 *                                    memory, sockets, whatFits, customer360, export, compression,
 *                                    audit-log, mapping-import, dashboard, orphans,
 *                                    people, overrides, trade-adjustment, playground, grid
 *   npm run bench -- grid --peers    our grid beside those that others would choose, too
 *   npm run bench -- load --embedded the embedded database under the searches of one user, and of five
 *
 * More for `filters`, `growth`, `load`, `events`, `mailOut`, `mapping-import`, `people`, `dashboard`, `orphans`, `audit-log` and `trade-adjustment`: `--cache <folder>` keeps the filled databases (else bench/.data). They start a
 * PostgreSQL of their own; 1,000,000 rows take some minutes to fill, the first time.
 * More for `filters`, `load`, `dashboard`, `orphans`, `audit-log` and `trade-adjustment`: `--rows 100000` (else 1000000; embedded 200000).
 * More for `load`: `--seconds 10` (else 120), `--warm-up 2` (else 20), `--step 5` (of each rate that is tried; else 20).
 * More for `events`: `--only feed,bare\ feed` (of outbox, feed, each of them bare too).
 * More for `logs`: `--only keys,scroll` (of keys, rows, scroll, burst, heap, morning), `--short`.
 * Its servers listen at port 4320 and 4321, or at `BENCH_PORT` and the one after it.
 * More for `grid`: `--rounds 5` (else 15), `--source` (our package as it stands in its sources).
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureAuditLog } from './auditLog.ts'
import { measureBundle } from './bundle.ts'
import { measureCompression } from './compression.ts'
import { usualCache } from './database/filled.ts'
import { measureCustomer360 } from './customer360.ts'
import { measureDashboard } from './dashboard.ts'
import { measureOrphans } from './orphans.ts'
import { measureEditor } from './editor.ts'
import { measureEvents } from './events/measureEvents.ts'
import { measureExport } from './export.ts'
import { measureFilters } from './filters.ts'
import { measureGrid } from './grid/measureGrid.ts'
import { measureGrowth } from './growth.ts'
import { measureEmbeddedLoad } from './load/measureEmbeddedLoad.ts'
import { measureLoad } from './load/measureLoad.ts'
import { measureLogs } from './logs/measureLogs.ts'
import { measureMailIn } from './mailIn.ts'
import { measureMailOut } from './mail-out/measureMailOut.ts'
import { measureMappingImport } from './mappingImport.ts'
import { measureMemory } from './memory.ts'
import { measureOpen } from './open.ts'
import { measurePage } from './page.ts'
import { measurePlayground } from './playground.ts'
import { measureOverrides } from './overrides.ts'
import { measurePeople } from './people.ts'
import { measureRules } from './rules.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureSockets } from './sockets.ts'
import { measureStart } from './start.ts'
import { measureTradeAdjustment } from './tradeAdjustment.ts'
import { measureWhatFits } from './what-fits/measureWhatFits.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'boolean', default: false },
    source: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    rows: { type: 'string' },
    cache: { type: 'string', default: usualCache },
    embedded: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '120' },
    'warm-up': { type: 'string', default: '20' },
    step: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const { cache } = options
// A server makes the folders above its data for itself alone, and PostgreSQL runs as another user.
mkdirSync(cache, { recursive: true })
const only = options.only.split(',').filter(Boolean)
const rows = Number(options.rows ?? (options.embedded ? 200_000 : 1_000_000))
const times = {
  warmUp: Number(options['warm-up']),
  seconds: Number(options.seconds),
  step: Number(options.step),
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  rules: measureRules,
  bundle: measureBundle,
  sizes: measureSizes,
  start: measureStart,
  search: measureSearch,
  filters: () => measureFilters({ cache, rows }),
  growth: () => measureGrowth({ cache }),
  load: () => (options.embedded ? measureEmbeddedLoad : measureLoad)({ cache, rows, times }),
  events: () => measureEvents({ cache, seconds: Math.min(10, times.seconds), only }),
  page: measurePage,
  logs: () => measureLogs({ isShort: options.short, only }),
  open: measureOpen,
  editor: measureEditor,
  mailIn: measureMailIn,
  mailOut: () => measureMailOut({ cache }),
  memory: measureMemory,
  sockets: measureSockets,
  whatFits: measureWhatFits,
  customer360: measureCustomer360,
  export: measureExport,
  compression: measureCompression,
  dashboard: () => measureDashboard({ cache, rows }),
  orphans: () => measureOrphans({ cache, rows }),
  'audit-log': () => measureAuditLog({ cache, rows }),
  'trade-adjustment': () => measureTradeAdjustment({ cache, rows }),
  playground: measurePlayground,
  'mapping-import': () => measureMappingImport({ cache }),
  people: () => measurePeople({ cache }),
  overrides: () => measureOverrides({ cache }),
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
