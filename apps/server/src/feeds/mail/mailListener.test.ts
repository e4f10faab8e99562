import { afterEach, describe, expect, it } from 'vitest'
import { sendTo, talk } from '../../testing/incomingEmails'
import type { HandedEmail } from './keepIncoming'
import type { OpenSmtpServer } from '../../email/openSmtpServer'
import { listenerLimits, openMailListener, type ListenerLimits } from './mailListener'

let listener: OpenSmtpServer | null = null
afterEach(async () => listener?.close())

const domain = 'in.test.example'

async function open(limits: Partial<ListenerLimits> = {}, keep?: (email: HandedEmail) => Promise<void>) {
  const kept: HandedEmail[] = []
  const failures: unknown[] = []
  listener = await openMailListener({
    port: 0,
    host: '127.0.0.1',
    limits: { ...listenerLimits, ...limits },
    readOwnAddress: async (address) => {
      if (address.startsWith('fault')) throw new Error('The database is away')
      return address.toLowerCase().endsWith(`@${domain}`) ? { state: 'postmaster' } : null
    },
    keep: keep ?? (async (email) => void kept.push(email)),
    onFailure: (error) => failures.push(error),
  })
  return { port: listener.port, kept, failures }
}

const email = (to: string | string[], text = 'Yes, Friday.') => ({ from: 'ana@example.com', to, text })

describe('the listener', () => {
  it('takes an email for an address of ours, with its sender and its source', async () => {
    const { port, kept } = await open()
    await sendTo(port, email(`One@${domain}`))
    expect(kept).toMatchObject([{ from: 'ana@example.com', to: [`one@${domain}`] }])
    expect(Buffer.from(kept[0]?.source ?? []).toString()).toContain('Yes, Friday.')
  })

  it('relays for nobody: an address that is none of ours is refused', async () => {
    const { port, kept } = await open()
    await expect(sendTo(port, email('somebody@else.example'))).rejects.toMatchObject({ responseCode: 550 })
    const [, , , relayed, percent] = await talk(port, [
      'EHLO relay.example',
      'MAIL FROM:<ana@example.com>',
      'RCPT TO:<somebody@else.example>',
      `RCPT TO:<somebody%else.example@${domain}.evil.example>`,
    ])
    expect(relayed).toMatch(/^550 /)
    expect(percent).toMatch(/^550 /)
    expect(kept).toEqual([])
  })

  it('offers no sign-in, and takes a report without a sender', async () => {
    const { port } = await open()
    const [, hello, sender] = await talk(port, ['EHLO mx.example', 'MAIL FROM:<>'])
    expect(hello).toContain(`SIZE ${listenerLimits.largest}`)
    expect(hello).not.toMatch(/AUTH|STARTTLS/)
    expect(sender).toMatch(/^250 /)
  })

  it('refuses an email that says that it is too large before it is sent', async () => {
    const { port } = await open()
    const [, , answer] = await talk(port, [
      'EHLO mx.example',
      `MAIL FROM:<ana@example.com> SIZE=${listenerLimits.largest + 1}`,
    ])
    expect(answer).toMatch(/^552 /)
  })

  it('refuses an email that is too large and did not say so', async () => {
    const { port, kept } = await open({ largest: 1000 })
    const answers = await talk(port, [
      'EHLO mx.example',
      'MAIL FROM:<ana@example.com>',
      `RCPT TO:<one@${domain}>`,
      'DATA',
      `Subject: Large\r\n\r\n${'a'.repeat(2000)}\r\n.`,
    ])
    expect(answers.at(-1)).toMatch(/^552 /)
    expect(kept).toEqual([])
  })

  it('lets more than it can hold be sent again later', async () => {
    const { port, kept } = await open({ held: 1000 })
    await expect(sendTo(port, email(`one@${domain}`, 'a'.repeat(2000)))).rejects.toMatchObject({
      responseCode: 452,
    })
    await sendTo(port, email(`one@${domain}`))
    expect(kept).toHaveLength(1)
  })

  it('takes ten recipients and asks for the others later', async () => {
    const { port, kept } = await open()
    const addresses = Array.from({ length: 11 }, (_, at) => `to${at}@${domain}`)
    const answers = await talk(port, [
      'EHLO mx.example',
      'MAIL FROM:<ana@example.com>',
      ...addresses.map((address) => `RCPT TO:<${address}>`),
    ])
    expect(answers.slice(3).map((answer) => answer.slice(0, 3))).toEqual([...Array(10).fill('250'), '452'])
    expect(kept).toEqual([])
  })

  it('lets the emails beyond the limit of a minute be sent again later', async () => {
    const { port, kept } = await open({ perMinute: 0 })
    await expect(sendTo(port, email(`one@${domain}`))).rejects.toMatchObject({ responseCode: 451 })
    expect(kept).toEqual([])
  })

  it('says that it took an email only when it is kept', async () => {
    const { port, failures } = await open({}, async () => {
      throw new Error('The disk is full')
    })
    await expect(sendTo(port, email(`one@${domain}`))).rejects.toMatchObject({ responseCode: 451 })
    expect(failures).toHaveLength(1)
  })

  it('lets an address that cannot be looked up be asked for again', async () => {
    const { port, failures } = await open()
    await expect(sendTo(port, email(`fault@${domain}`))).rejects.toMatchObject({ responseCode: 451 })
    expect(failures).toHaveLength(1)
  })
})
