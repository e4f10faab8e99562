import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { line, timed } from './figures.ts'
import { benchData, startServer } from './servers.ts'

/** How long the server takes to start, and what it holds when idle; beside PGlite opening the same folder alone. */
export async function measureStart(): Promise<void> {
  const fresh = mkdtempSync(join(tmpdir(), 'retain-bench-'))
  const first = await startServer(fresh)
  line('first start, page served', [first.listeningAfter], 'ms')
  line('first start, ready with demo data', [first.readyAfter], 'ms', 'aim 30000')
  await first.stop()
  rmSync(fresh, { recursive: true, force: true })

  await (await startServer(benchData)).stop()
  const ready: number[] = []
  const served: number[] = []
  const memory: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const server = await startServer(benchData)
    ready.push(server.readyAfter)
    served.push(server.listeningAfter)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    memory.push(server.residentMegabytes())
    await server.stop()
  }
  line('warm start, page served', served, 'ms')
  line('warm start, ready', ready, 'ms', 'aim 2000')
  const alone = await timed(3, async () => {
    const db = await PGlite.create(join(benchData, 'database'))
    await db.query('select 1')
    await db.close()
  })
  line('baseline: PGlite opens the folder alone', alone, 'ms')
  line('memory when idle', memory, 'MB')
}
