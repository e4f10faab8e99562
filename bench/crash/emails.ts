import { setTimeout as pause } from 'node:timers/promises'
import type { SavedEmail } from '@retain/api-client/email'
import { openSmtpServer } from '../../apps/server/src/email/openSmtpServer.ts'
import { emailBody } from '../../apps/server/src/testing/emails.ts'
import { median } from '../figures.ts'
import { findEmails } from './data.ts'
import { isFaultless, killInRounds, openCrashBench } from './rounds.ts'

const keyOf = (round: number) => `crash-email-${round + 1}`

/** An email that arrived. */
interface Arrival {
  readonly messageId: string
  readonly at: number
}

/** A mail server of this process: what has arrived, by the keys in the Message-IDs, and who waits for what. */
async function openReceiver() {
  const arrivals = new Map<string, Arrival[]>()
  const waiting = new Map<string, () => void>()
  const { port, close } = await openSmtpServer(
    {
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const source = Buffer.concat(chunks).toString('latin1')
          const [, messageId = '', key = ''] = /^Message-ID: (<\d+\.([^@]+)@\S+)/im.exec(source) ?? []
          arrivals.set(key, [...(arrivals.get(key) ?? []), { messageId, at: performance.now() }])
          callback(null)
          waiting.get(key)?.()
        })
      },
    },
    { port: 0, host: '127.0.0.1' },
  )
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    of: (key: string): readonly Arrival[] => arrivals.get(key) ?? [],
    /** Ends when the email has been answered with 250. */
    accepted: (key: string) => new Promise<void>((resolve) => waiting.set(key, resolve)),
    close,
  }
}

/** As long as a job of a server that was killed is left to it: an attempt's time and its margin. */
const leaseMs = 90_000

/** As long as this after the last lease nothing may arrive any more before the rounds count what is missing as lost. */
const patienceMs = 30_000

/**
 * Rounds of emails. The server is killed right after the answer, at a random moment while the email is being saved and sent, or, every
 * third time, when the mail server has just answered 250. In the end each email is posted again with its key. Every one that was answered
 * has to arrive, and to stand in the history once. It may arrive twice only where its server was killed between the 250
 * and its record (docs/adr/0017): never after the answer that said it was sent, and under one Message-ID.
 */
export async function crashEmails(rounds: number): Promise<boolean> {
  const receiver = await openReceiver()
  const bench = await openCrashBench({ SMTP_URL: receiver.url })
  /** The ids that were answered, and since when an email is known to be sent. */
  const answers = new Map<string, { readonly ids: readonly (string | null)[]; readonly sentAt: number }>()
  const post = async (round: number) => {
    const notes = keyOf(round)
    const body = emailBody(bench.opportunityOf(round), {
      notes,
      email: { emailTo: `customer.${round}@bench.example` },
    })
    const answer = (await bench.post('/opportunity/email', notes, body)) as SavedEmail | null
    const known = answers.get(notes) ?? { ids: [], sentAt: Infinity }
    answers.set(notes, {
      ids: [...known.ids, answer?.contactHistoryId ?? null],
      sentAt: answer?.delivery === 'sent' ? Math.min(known.sentAt, performance.now()) : known.sentAt,
    })
    return answer
  }
  const keys = Array.from({ length: rounds }, (_, round) => keyOf(round))
  try {
    const server = await killInRounds(bench, rounds, {
      post,
      killMoment: (round, posting, taken) => {
        if (round % 3 === 0) return posting
        if (round % 3 === 1) return pause(Math.random() * 1.5 * median(taken))
        return receiver.accepted(keyOf(round))
      },
      after: () => Promise.resolve(),
    })
    let until = performance.now() + leaseMs
    await Promise.all(keys.map((_key, round) => post(round)))
    const arrived = () => keys.reduce((sum, key) => sum + receiver.of(key).length, 0)
    for (
      let count = arrived();
      performance.now() < until || keys.some((key) => receiver.of(key).length === 0);
    ) {
      await pause(500)
      if (performance.now() > until + patienceMs) break
      if (arrived() > count) [count, until] = [arrived(), Math.max(until, performance.now())]
    }
    // What arrived last is recorded before the server ends.
    await server.stop()
  } finally {
    bench.stop()
    await receiver.close()
  }
  const found = await findEmails(bench.folder, keys)
  const wrong = (isWrong: (key: string, ids: readonly (string | null)[]) => boolean) =>
    keys.filter((key) => isWrong(key, answers.get(key)?.ids ?? []))
  const isTwice = (key: string) => receiver.of(key).length > 1
  const sentAgain = (key: string) =>
    receiver.of(key).some(({ at }) => at > (answers.get(key)?.sentAt ?? Infinity))
  const gap = wrong((key) => isTwice(key) && !sentAgain(key))
  const most = Math.max(...keys.map((key) => receiver.of(key).length))
  console.log(`${keys.filter((key) => receiver.of(key).length > 0).length} of ${rounds} emails arrived`)
  console.log(
    `killed between the 250 and its record, and sent again (adr 0017): ${gap.length}, at most ${most} times`,
  )
  return isFaultless({
    'answered and lost': wrong((key, ids) => ids.some((id) => id !== null) && receiver.of(key).length === 0),
    'sent again after the answer that it was sent': wrong(sentAgain),
    'under two Message-IDs': wrong(
      (key) => new Set(receiver.of(key).map(({ messageId }) => messageId)).size > 1,
    ),
    unanswered: wrong((_key, ids) => ids.at(-1) === null),
    'not once in the history, or not under the id that was answered': wrong((key, ids) => {
      const { entryIds = [] } = found.get(key) ?? {}
      return entryIds.length !== 1 || ids.some((id) => id !== null && id !== entryIds[0])
    }),
    'not recorded as sent': wrong((key) => found.get(key)?.state !== 'sent'),
  })
}
