import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../figures.ts'
import { findCalls } from './data.ts'
import { isFaultless, killInRounds, openCrashBench } from './rounds.ts'

const notesOf = (round: number) => `Crash round ${round + 1}`

/**
 * Rounds of calls. The server is killed right after the answer, or, every second time, at a random moment while the call is on
 * its way; then the same call is posted again with the same key. In the end every call has to be there once, with its one message
 * for the live channel, under the id that every answer named.
 */
export async function crashCalls(rounds: number): Promise<boolean> {
  const bench = await openCrashBench()
  /** The ids that were answered. */
  const answers = new Map<string, readonly (string | null)[]>()
  const post = async (round: number) => {
    const notes = notesOf(round)
    const body = {
      opportunityId: bench.opportunityOf(round),
      contactInfo: null,
      notes,
      dayPhoneNumberIsBad: false,
      evePhoneNumberIsBad: false,
      cellPhoneNumberIsBad: false,
      action: 'IN_CALL',
      actionResult: 'INBOUNDCALL',
      reason: null,
    }
    const answer = await bench.post('/opportunity/call', notes.replaceAll(' ', '-'), body)
    return answer === null ? null : (answer as { contactHistoryId: string }).contactHistoryId
  }
  try {
    const server = await killInRounds(bench, rounds, {
      post,
      // Early kills fall into half as long again as a call takes.
      killMoment: (round, posting, taken) =>
        round % 2 === 1 ? pause(Math.random() * 1.5 * median(taken)) : posting,
      after: async (round, first) => {
        answers.set(notesOf(round), [first, await post(round)])
      },
    })
    await server.kill()
  } finally {
    bench.stop()
  }
  const found = await findCalls(bench.folder, [...answers.keys()])
  const wrong = (
    isWrong: (given: readonly (string | null)[], ids: readonly string[], messages: number) => boolean,
  ) =>
    [...answers].flatMap(([notes, given]) => {
      const { entryIds = [], messages = 0 } = found.get(notes) ?? {}
      return isWrong(given, entryIds, messages) ? [notes] : []
    })
  return isFaultless({
    lost: wrong((given, ids) => given.some((id) => id !== null && !ids.includes(id))),
    doubled: wrong((_given, ids) => ids.length > 1),
    unanswered: wrong(([, second]) => second === null),
    'without its one message': wrong((_given, ids, messages) => ids.length > 0 && messages !== ids.length),
  })
}
