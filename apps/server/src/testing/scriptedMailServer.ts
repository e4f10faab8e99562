import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Where a mail server can fail: at its greeting, or once it has been handed a whole email. */
export type MailServerFault =
  | 'hangs at once'
  | 'hangs at the end'
  | 'drops at the end'
  | { readonly answers: number; readonly to: 'greeting' | 'MAIL' | 'RCPT' | 'email' }

/** A mail server that fails as a test says, and keeps what it is handed. */
export interface ScriptedMailServer {
  readonly url: string
  /** The emails that were handed over whole, whatever became of them. */
  readonly handed: readonly string[]
  /** `null` takes everything. */
  readonly failBy: (fault: MailServerFault | null) => void
  readonly close: () => void
}

/** Starts one on a free port of this machine. It speaks no more of SMTP than nodemailer asks for. */
export async function startScriptedMailServer(): Promise<ScriptedMailServer> {
  const handed: string[] = []
  const open = new Set<Socket>()
  let fault: MailServerFault | null = null
  const codeFor = (place: string, usual: number) =>
    typeof fault === 'object' && fault?.to === place ? fault.answers : usual

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    const say = (code: number) => socket.write(`${code} As told\r\n`)
    if (fault === 'hangs at once') return
    say(codeFor('greeting', 220))
    let text = ''
    let isEmail = false
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (;;) {
        const end = isEmail ? '\r\n.\r\n' : '\r\n'
        const at = text.indexOf(end)
        if (at === -1) return
        const said = text.slice(0, at)
        text = text.slice(at + end.length)
        if (isEmail) {
          isEmail = false
          handed.push(said)
          if (fault === 'hangs at the end') return
          if (fault === 'drops at the end') return void socket.destroy()
          say(codeFor('email', 250))
        } else if (said === 'DATA') {
          isEmail = true
          say(354)
        } else say(codeFor(said.slice(0, 4).toUpperCase(), said === 'QUIT' ? 221 : 250))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    handed,
    failBy: (next) => {
      fault = next
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
