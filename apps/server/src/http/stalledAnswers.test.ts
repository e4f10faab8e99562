import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { portOf } from '../testing/portOf'
import { endStalledAnswers } from './stalledAnswers'

const afterMs = 100
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function ask(handler: RequestListener): Promise<IncomingMessage> {
  const server = createServer(handler)
  servers.push(server)
  endStalledAnswers(server, afterMs)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const asked = request({ port: portOf(server), host: '127.0.0.1', agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

it('closes the connection of a client that does not read', async () => {
  let isClosed = false
  const answer = await ask((_request, response) => {
    response.on('close', () => {
      isClosed = true
    })
    response.end(Buffer.alloc(50_000_000))
  })
  await expect.poll(() => isClosed, { timeout: 5_000 }).toBe(true)
  answer.resume()
  await expect(once(answer, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

it('leaves a connection alone that has nothing to send yet', async () => {
  const answer = await ask((_request, response) => {
    setTimeout(() => response.end('late'), afterMs * 5)
  })
  expect(await text(answer)).toBe('late')
})
