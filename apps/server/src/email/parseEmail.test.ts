import { incomingKind } from '@retain/domain/activity/email/incoming/incomingKind'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml'
import { parseEmail } from './parseEmail'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text.replaceAll(/\r?\n/g, '\r\n'), encoding)
const parse = (text: string, from = 'ana@example.com') => parseEmail(bytes(text), from)

const head = 'From: Ana Ruiz <Ana@Example.com>\nSubject: Re: Your offer\nMessage-ID: <1@mail.example>\n'

describe('an email', () => {
  it('is read as text, with whom it is from and what it answers', async () => {
    const read = await parse(`${head}In-Reply-To: <7.key@retain.example>\n\nYes,\nFriday.\n\nAna <3`)
    expect(read.mail).toMatchObject({ from: 'Ana@Example.com', subject: 'Re: Your offer' })
    expect(read.mail.headers).toMatchObject({
      'in-reply-to': '<7.key@retain.example>',
      'return-path': '<ana@example.com>',
    })
    expect(read.messageId).toBe('1@mail.example')
    expect(read.html).toBe('<p>Yes,<br>Friday.</p><p>Ana &lt;3</p>')
    expect(read.files).toEqual([])
  })

  it('is the same when it comes again by another way, and another when its text is', async () => {
    const one = await parse(`Received: from a.example\n${head}\nYes`)
    const again = await parse(`Received: from b.example\nReceived: from a.example\n${head}\nYes`)
    const other = await parse(`${head}\nNo`)
    expect(again.repeatKey).toBe(one.repeatKey)
    expect(other.repeatKey).not.toBe(one.repeatKey)
  })

  it('keeps nothing that could run, load or send, once it is cleaned [S-789]', async () => {
    const html =
      '<link rel=stylesheet href="https://evil.example/a.css"><style>p{background:url(https://evil.example/b)}</style><p onclick="x()" style="color:red">Hi <script>steal()</script><img src="cid:logo"><img src="https://evil.example/pixel.gif"></p><form action="https://evil.example"><input name=a>Send</form><iframe src="https://evil.example"></iframe>'
    const read = await parse(
      `${head}MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n${html}\n--b\nContent-Type: image/png; name=logo.png\nContent-ID: <logo>\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n--b--\n`,
    )
    const clean = await cleanHtml(read.html)
    expect(clean).toContain('Hi ')
    expect(clean).not.toMatch(/evil|script|style|<form|<input|<img|cid:|onclick|iframe/)
    expect(read.files).toMatchObject([{ name: 'logo.png', type: 'image/png' }])
  })

  it('has its files by safe names', async () => {
    const read = await parse(
      `${head}MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee the file.\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="../../title.pdf"\nContent-Transfer-Encoding: base64\n\nJVBERg==\n--b--\n`,
    )
    expect(
      read.files.map(({ name, type, content }) => [name, type, Buffer.from(content).toString()]),
    ).toEqual([['title.pdf', 'application/pdf', '%PDF']])
  })

  it.each([
    ['an unknown charset', 'Content-Type: text/plain; charset=klingon\n\nYes, Friday.'],
    ['bytes that are no UTF-8', 'Content-Type: text/plain; charset=utf-8\n\nYes, \xff\xfe Friday.'],
    ['a broken encoded word', 'X-Word: =?utf-8?B?!!!?=\nContent-Type: text/plain\n\nYes, Friday.'],
    ['an unknown encoding', 'Content-Transfer-Encoding: x-uuencode-7\n\nYes, Friday.'],
    ['zero bytes', 'Content-Type: text/plain\n\nYes,\0 Friday.'],
  ])('with %s is read as far as it can be', async (_with, rest) => {
    const read = await parseEmail(bytes(`${head}${rest}`, 'latin1'), '')
    expect(read.mail.text).toMatch(/Yes,.* Friday\./s)
    expect(read.mail.text + read.html).not.toContain('\0')
  })

  it.each([
    [
      'nested a thousand deep',
      Array.from(
        { length: 1000 },
        (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
      ).join(''),
    ],
    [
      'of ten thousand parts',
      `Content-Type: multipart/mixed; boundary=b\n\n${'--b\nContent-Type: text/plain\n\na\n'.repeat(10_000)}--b--`,
    ],
    ['with a megabyte of headers', `${'X-Filler: a\n'.repeat(90_000)}\nYes`],
  ])('%s is kept whole as a file, and still says whom it is from', async (_how, rest) => {
    const source = bytes(`${head}MIME-Version: 1.0\n${rest}`)
    const read = await parseEmail(source, 'ana@example.com')
    expect(read.mail).toMatchObject({ from: 'Ana@Example.com', subject: 'Re: Your offer' })
    expect(read.html).toContain('could not be read')
    expect(read.files).toMatchObject([{ name: 'email.eml', type: 'message/rfc822' }])
    expect(read.files[0]?.content).toBe(source)
  })

  it('whose text is too long is cut, and is a file of itself', async () => {
    const read = await parse(`${head}Content-Type: text/html\n\n<p>Begin ${'<b>a</b> '.repeat(60_000)}</p>`)
    expect(read.html.length).toBeLessThan(250_000)
    expect(read.html).toContain('Begin')
    expect(read.files.map(({ name }) => name)).toEqual(['email.eml'])
  })

  it('without anything is no fault', async () => {
    expect(await parseEmail(new Uint8Array(), '')).toMatchObject({ messageId: null, mail: { from: '' } })
  })
})

describe('a report', () => {
  const report = (type: string, parts: string) =>
    `From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type};\n boundary="b/1"\n\nThis is a report.\n--b/1\nContent-Type: text/plain\n\nIt failed.\n${parts}\n--b/1--\n`

  it('of a mail server is known by its parts', async () => {
    const { mail } = await parse(
      report(
        'delivery-status',
        '--b/1\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ana@example.com\nAction: failed\nStatus: 5.1.1\n\n--b/1\nContent-Type: message/rfc822\n\nMessage-ID: <7.key@retain.example>\nSubject: Hi\n\nHi',
      ),
      '',
    )
    expect(incomingKind(mail)).toEqual({
      kind: 'report',
      report: {
        outcome: 'failed',
        recipient: 'ana@example.com',
        isAddressFault: true,
        messageIds: ['7.key@retain.example'],
      },
    })
  })

  it('of a provider is known by its parts, in whatever encoding', async () => {
    const feedback = Buffer.from('Feedback-Type: abuse\r\nVersion: 1\r\n').toString('base64')
    const { mail } = await parse(
      report(
        'feedback-report',
        `--b/1\nContent-Type: message/feedback-report\nContent-Transfer-Encoding: base64\n\n${feedback}\n--b/1\nContent-Type: text/rfc822-headers\nContent-Transfer-Encoding: quoted-printable\n\nMessage-ID: <7.=\nkey=40retain.example>`,
      ),
    )
    expect(incomingKind(mail)).toMatchObject({
      kind: 'complaint',
      complaint: { wish: 'complaint', messageIds: ['7.key@retain.example'] },
    })
  })
})
