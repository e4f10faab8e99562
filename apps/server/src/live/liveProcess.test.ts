import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import { addStore } from '../testing/fixtures'
import { startIssuer, type IssuerServer } from '../testing/issuerServer'
import { liveClient } from '../testing/liveClient'
import { freePort, startProcess } from '../testing/processes'

let issuer: IssuerServer
let folder = ''
let token = ''

beforeAll(async () => {
  issuer = await startIssuer()
  folder = mkdtempSync(join(tmpdir(), 'retain-live-'))
  const db = await openDatabase({ kind: 'embedded', folder }, () => undefined)
  await migrate(db)
  const store = await addStore(db)
  await db.destroy()
  token = await issuer.tokenFor({ userName: 'secret.person', roles: [generalAccess], stores: [store] })
})
afterAll(async () => {
  await issuer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** How the server answers a request for a socket: it is open, or not upgraded with this status. */
const openSocket = (url: string) =>
  new Promise<number>((done) => {
    const { socket } = liveClient(url)
    socket.on('unexpected-response', (_request, answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    socket.on('open', () => {
      socket.terminate()
      done(101)
    })
    socket.on('error', () => done(0))
  })

describe('the server as a process', () => {
  it('tells open sockets when it is asked to stop, ends at once, and has logged no address [S-805]', async () => {
    const port = await freePort()
    const environment = { PORT: String(port), DATA_DIR: folder, OIDC_ISSUER: issuer.url, LOG_LEVEL: 'trace' }
    const server = startProcess('main.ts', [], environment)
    try {
      await server.prints('Retain is ready')
      const url = `ws://127.0.0.1:${port}/live?access_token=${token}`
      const [one, two] = [liveClient(url), liveClient(url)]
      await Promise.all([one.next(), two.next()])
      // A peer that reads nothing is not waited for.
      two.socket.pause()
      server.child.kill('SIGINT')
      expect(await one.ended).toEqual({ code: 1001, reason: 'The server is stopping.' })
      const asked = performance.now()
      expect(await server.ended).toBe(0)
      expect(performance.now() - asked).toBeLessThan(5_000)
      two.socket.terminate()
      expect(server.output()).toContain('live connection ended')
      for (const secret of [token, 'access_token', 'secret.person', '/live'])
        expect(server.output()).not.toContain(secret)
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
    }
  })

  it('refuses sockets with 503 while it gets ready', async () => {
    const port = await freePort()
    const other = mkdtempSync(join(tmpdir(), 'retain-live-'))
    const server = startProcess('main.ts', [], { PORT: String(port), DATA_DIR: other, SEED: 'on' })
    try {
      const url = `ws://127.0.0.1:${port}/live?access_token=${token}`
      let status = 0
      while (status === 0 && server.child.exitCode === null) status = await openSocket(url)
      expect(status).toBe(503)
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
      rmSync(other, { recursive: true, force: true })
    }
  })
})
