import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'

/** Sends an email by SMTP to a listener of this machine; fails with what it answered. */
export async function sendTo(port: number, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}

/** The same of a text that is sent as it is. */
export const sendRaw = (
  port: number,
  envelope: { readonly from: string; readonly to: string | string[] },
  raw: string,
) => sendTo(port, { envelope, raw: raw.replaceAll(/\r?\n/g, '\r\n') })

/** Says lines to a listener one after the other, each when the one before was answered; the answers, its greeting first. */
export async function talk(port: number, lines: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  let rest = ''
  const waiting: ((answer: string) => void)[] = []
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString()
    for (;;) {
      const [whole] = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(rest) ?? []
      if (whole === undefined) return
      rest = rest.slice(whole.length)
      const next = waiting.shift()
      if (next === undefined) answers.push(whole)
      else next(whole)
    }
  })
  const answer = () =>
    new Promise<string>((resolve) => {
      const early = answers.shift()
      if (early === undefined) waiting.push(resolve)
      else resolve(early)
    })
  const heard = [await answer()]
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    heard.push(await answer())
  }
  socket.destroy()
  return heard
}
