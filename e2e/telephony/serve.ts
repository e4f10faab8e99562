/** Starts the server of the telephony tests, which knows the exchange, on data made anew. */
import { rmSync } from 'node:fs'
import { mainServer } from '../fixtures/addresses.ts'
import { startServer } from '../fixtures/server.ts'
import { sipVariables } from './sipAddresses.ts'

rmSync(mainServer.dataDir, { recursive: true, force: true })
const running = startServer(mainServer, sipVariables)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void running.stop(signal).then((code) => process.exit(code ?? 0)))
running.process.on('exit', (code) => process.exit(code ?? 1))
