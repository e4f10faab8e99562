import { gather } from '../../../core/gather'
import { transact, type WriteHost } from '../../../outbox/transact'
import { settleEmail } from './settleEmail'

/** An email that the mail server has accepted. */
interface AcceptedEmail {
  readonly outgoingEmailId: string
  readonly opptId: string
}

/** How long one that was accepted waits for others at most, in milliseconds. */
const waitMs = 20

/**
 * Makes what records emails as sent: those that the mail server accepts at about the same time in one transaction. When that fails,
 * each is recorded by itself, so that one that cannot be recorded holds up no other.
 *
 * @param areEnough whether so many are recorded at once, without waiting for more.
 */
export function makeSettleSent(
  host: WriteHost,
  areEnough: (accepted: number) => boolean,
): (email: AcceptedEmail) => Promise<void> {
  const settle = (emails: readonly AcceptedEmail[]) =>
    transact(host, async (transaction, publish) => {
      for (const { outgoingEmailId } of emails)
        await settleEmail(transaction, publish, outgoingEmailId, 'sent', host.clock)
    })
  const settleEach = async (emails: readonly AcceptedEmail[]) => {
    const failures = new Map<AcceptedEmail, unknown>()
    for (const email of emails)
      await settle([email]).catch((error: unknown) => {
        failures.set(email, error)
      })
    return failures
  }
  return gather({
    waitMs,
    areEnough: (emails) => areEnough(emails.length),
    run: async (emails) => {
      // Two processes that record the same opportunities hold them in the same order.
      const ordered = [...emails].sort((a, b) => (a.opptId < b.opptId ? -1 : 1))
      try {
        await settle(ordered)
        return () => undefined
      } catch {
        const failures = await settleEach(ordered)
        return (email) => {
          if (failures.has(email)) throw failures.get(email)
        }
      }
    },
  })
}
