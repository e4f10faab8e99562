import { createTransport } from 'nodemailer'
import { simpleParser } from 'mailparser'
import { expect, it } from 'vitest'
import { composeEmail, type EmailParts } from './composeEmail'

const parts: EmailParts = {
  messageId: '<1.key@retain.example>',
  from: { name: 'Pat Tester', address: 'pat@store.example' },
  to: 'ana@example.com',
  subject: 'Your Accord',
  body: '<p>Shall we meet on <strong>Friday</strong>?</p>',
  sender: 'Harbor Motors, Portland, OR',
  unsubscribeUrl: 'https://retain.example/unsubscribe/1.abc',
  returns: null,
  pictureUrl: 'https://retain.example/o/1.gif',
}

/** An email as it goes over the wire. */
async function wireOf(changes: Partial<EmailParts>): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(composeEmail({ ...parts, ...changes }))
  if (!Buffer.isBuffer(message)) throw new Error('A buffer was asked for')
  return message.toString()
}

const breaks = 'Pat\r\nBcc: everybody@example.com\r\n\r\n<script>steal()</script>'

it.each<[string, Partial<EmailParts>]>([
  ['its subject', { subject: breaks }],
  ['the name of its sender', { from: { name: breaks, address: 'pat@store.example' } }],
  [
    'a name that is answered to',
    {
      from: { name: `${breaks}"\\`, address: 'pat@store.example' },
      returns: { replyTo: 'r.1@in.retain.example', bounceTo: 'b.1@in.retain.example' },
    },
  ],
])('line breaks in %s begin no header and no text', async (_where, changes) => {
  const wire = await wireOf(changes)
  const [head = ''] = wire.split('\r\n\r\n', 1)
  expect(head).not.toMatch(/^bcc:/im)
  const read = await simpleParser(wire)
  expect(read.bcc).toBeUndefined()
  expect(read.from?.value).toMatchObject([{ address: 'pat@store.example' }])
  expect(read.to).toMatchObject({ value: [{ address: 'ana@example.com' }] })
  expect(read.text).toMatch(/^Shall we meet on Friday\?/)
})

it('names its sender and the one click that ends it, in HTML and in text', async () => {
  const read = await simpleParser(await wireOf({}))
  for (const text of [read.html, read.text]) {
    expect(text).toContain('Harbor Motors, Portland, OR')
    expect(text).toContain('https://retain.example/unsubscribe/1.abc')
  }
  expect(read.headers.get('list')).toMatchObject({
    unsubscribe: { url: 'https://retain.example/unsubscribe/1.abc' },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  })
})
