import { afterEach, describe, expect, it } from 'vitest'
import { startScriptedMailServer, type MailServerFault } from '../testing/scriptedMailServer'
import { isRefused, smtpTransport, type MailTransport } from './mailTransport'

const server = await startScriptedMailServer()
let transport: MailTransport | null = null
afterEach(() => transport?.close())

const email = { from: 'pat@store.example', to: 'ana@example.com', subject: 'Hi', text: 'Friday?' }

/** What sending ends with: `null` where it was accepted, else whether it was refused for good. */
async function outcome(fault: MailServerFault | null): Promise<boolean | null> {
  server.failBy(fault)
  transport = smtpTransport(server.url, { connectMs: 200, answerMs: 200 })
  return transport.send(email).then(() => null, isRefused)
}

describe('an email that a mail server', () => {
  it('takes is sent', async () => {
    const before = server.handed.length
    expect(await outcome(null)).toBeNull()
    expect(server.handed.slice(before)).toEqual([expect.stringContaining('Friday?')])
  })

  it.each<MailServerFault>(['hangs at once', 'hangs at the end', 'drops at the end'])(
    'is handed that %s is to be sent again, and not waited for',
    async (fault) => {
      expect(await outcome(fault)).toBe(false)
    },
  )

  it.each([
    [421, 'greeting'],
    [554, 'greeting'],
    [451, 'MAIL'],
    [450, 'RCPT'],
    [452, 'email'],
  ] as const)('answers with %i to its %s is to be sent again', async (answers, to) => {
    expect(await outcome({ answers, to })).toBe(false)
  })

  it.each([
    [550, 'RCPT'],
    [554, 'email'],
  ] as const)('answers with %i to its %s is refused for good', async (answers, to) => {
    expect(await outcome({ answers, to })).toBe(true)
  })

  it('takes after one that it dropped goes over a new connection', async () => {
    expect(await outcome('drops at the end')).toBe(false)
    server.failBy(null)
    await expect(transport?.send(email)).resolves.toBeUndefined()
  })
})
