/** The process of `npm run bench -- mailOut` that takes emails as a mail server does, and counts them. */
import { openSmtpServer } from '../../apps/server/src/email/openSmtpServer.ts'
import type { Received } from './talk.ts'

/** When each Message-ID came, every time that it came, in milliseconds since the process began. */
const arrivals = new Map<string, number[]>()

function received(): Received {
  const times = [...arrivals.values()].flat().sort((one, other) => one - other)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return { emails: arrivals.size, twice: times.length - arrivals.size, seconds: (last - first) / 1000 }
}

process.on('message', ({ isNew }: { readonly isNew: boolean }) => {
  if (isNew) arrivals.clear()
  process.send?.(received())
})
const { port } = await openSmtpServer(
  {
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString('latin1')) ?? []
        arrivals.set(messageId, [...(arrivals.get(messageId) ?? []), performance.now()])
        callback(null)
      })
    },
  },
  { port: 0, host: '127.0.0.1' },
)
process.send?.(port)
