/**
 * Kills the server over and over while calls are saved, and counts what is lost and what is there twice.
 *
 *   npm run crash            200 rounds
 *   npm run crash -- 20      so many
 *
 * A round posts a call with a key and ends the server by `kill -9`: right after the answer, or, every second time, at a
 * random moment while the call is on its way. Then the server is started again on the same data and the same call is
 * posted with the same key. In the end the data is opened and every call has to be there once, with its one message for
 * the live channel, under the id that every answer named. The exit code is 1 when one is not.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findCalls, prepare, store } from './crashData.ts'
import { line, median } from './figures.ts'
import { startIdentityServer } from './identityServer.ts'
import { startServer, type BenchServer } from './servers.ts'

const rounds = Number(process.argv[2] ?? 200)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How many rounds? A whole number above 0.')
  process.exit(1)
}

const url = 'http://localhost:4321'
const folder = mkdtempSync(join(tmpdir(), 'retain-crash-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const identity = await startIdentityServer()
const started = performance.now()
const opportunities = await prepare(folder)

const environment = { PORT: '4321', PUBLIC_URL: url, OIDC_ISSUER: identity.issuer, SEED: 'off' }
const start = () => startServer(folder, environment)

/** The id that the server answers for a call; `null` when it was killed before it answered. */
async function post(notes: string, opptId: string): Promise<string | null> {
  const token = await identity.tokenFor({ roles: ['Opportunity_Application_Access'], stores: [store] })
  const response = await fetch(`${url}/api/opportunity/call`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': notes.replaceAll(' ', '-'),
    },
    body: JSON.stringify({
      opportunityId: opptId,
      contactInfo: null,
      notes,
      dayPhoneNumberIsBad: false,
      evePhoneNumberIsBad: false,
      cellPhoneNumberIsBad: false,
      action: 'IN_CALL',
      actionResult: 'INBOUNDCALL',
      reason: null,
    }),
  }).catch(() => null)
  if (response === null) return null
  const answer = (await response.json().catch(() => null)) as { data?: { contactHistoryId: string } } | null
  if (answer === null) return null
  if (answer.data === undefined) throw new Error(`A call was answered ${response.status}`)
  return answer.data.contactHistoryId
}

const restarts: number[] = []
/** How long the calls took that were answered, in milliseconds. */
const taken: number[] = []
const answers = new Map<string, readonly (string | null)[]>()

/** One round: posts, kills, starts again and posts once more. Early kills fall into half as long again as a call takes. */
async function round(server: BenchServer, notes: string, opptId: string, isKilledEarly: boolean) {
  const begun = performance.now()
  const posting = post(notes, opptId)
  if (isKilledEarly) await pause(Math.random() * 1.5 * median(taken))
  else {
    await posting
    taken.push(performance.now() - begun)
  }
  await server.kill()
  const first = await posting
  const next = await start()
  return { next, first, second: await post(notes, opptId) }
}

let server = await start()
try {
  for (let place = 0; place < rounds; place += 1) {
    const notes = `Crash round ${place + 1}`
    const opptId = opportunities[place % opportunities.length] ?? ''
    const { next, first, second } = await round(server, notes, opptId, place % 2 === 1)
    server = next
    restarts.push(next.readyAfter)
    answers.set(notes, [first, second])
    if ((place + 1) % 20 === 0) console.log(`${place + 1} of ${rounds} rounds`)
  }
} finally {
  await server.kill()
  identity.stop()
}

const found = await findCalls(folder, [...answers.keys()])

/** The notes of the calls for which something does not hold. */
const wrong = (
  isWrong: (given: readonly (string | null)[], ids: readonly string[], messages: number) => boolean,
) =>
  [...answers].flatMap(([notes, given]) => {
    const { entryIds = [], messages = 0 } = found.get(notes) ?? {}
    return isWrong(given, entryIds, messages) ? [notes] : []
  })
const counts = {
  lost: wrong((given, ids) => given.some((id) => id !== null && !ids.includes(id))),
  doubled: wrong((_given, ids) => ids.length > 1),
  unanswered: wrong(([, second]) => second === null),
  'without its one message': wrong((_given, ids, messages) => ids.length > 0 && messages !== ids.length),
}
const unheard = [...answers.values()].filter(([first]) => first === null).length
console.log(`\n${rounds} rounds in ${((performance.now() - started) / 1000).toFixed(0)} s`)
console.log(`${rounds - unheard} killed after the answer, ${unheard} before it`)
line('a call, until its answer', taken, 'ms')
line('start after a kill, ready', restarts, 'ms')
for (const [what, calls] of Object.entries(counts))
  console.log(`${what}: ${calls.length}${calls.length === 0 ? '' : ` (${calls.join(', ')})`}`)
process.exit(Object.values(counts).every((calls) => calls.length === 0) ? 0 : 1)
