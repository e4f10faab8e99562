/**
 * Prints figures, each beside a baseline measured in the same run.
 *
 *   npm run bench                    everything
 *   npm run bench -- start search    some of it: start, search, bundle, page, open, sockets
 */
import { measureBundle } from './bundle.ts'
import { measureOpen } from './open.ts'
import { measurePage } from './page.ts'
import { measureSearch } from './search.ts'
import { measureSockets } from './sockets.ts'
import { measureStart } from './start.ts'

const parts: Readonly<Record<string, () => Promise<void>>> = {
  bundle: measureBundle,
  start: measureStart,
  search: measureSearch,
  page: measurePage,
  open: measureOpen,
  sockets: measureSockets,
}

const wanted = process.argv.slice(2)
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
