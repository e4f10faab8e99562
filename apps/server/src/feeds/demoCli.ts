import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { readConfig } from '../config/config'
import { printLine, printError } from '../core/terminal'
import { demoCast, type DemoCast } from '@retain/api-client/demoCast'
import { demoDay, type DemoEvent } from './demoDay'

const usage = `Plays a day of the outside world against a running server with the embedded identity.

  npm run demo -- day [--speed 60] [--store HAR] [--seed demo] [--day 2026-11-20] [--url http://localhost:4000]
  npm run demo -- refresh [--store HAR] [--day 2026-11-21] [--url http://localhost:4000]

  day      plays a day of mails, scans and repair orders
  refresh  does the nightly refresh of a store now, as of a day: replacements, mileage, trade adjustments

  --speed  how many minutes of the day pass in a minute; 60 when left out, 0 for as fast as it goes
  --store  the store that it happens in; HAR when left out
  --seed   another text gives another day
  --day    the day that is played; today when left out. The same day does nothing the second time
  --url    where the server is; PUBLIC_URL when left out
`

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      speed: { type: 'string', default: '60' },
      store: { type: 'string', default: 'HAR' },
      seed: { type: 'string', default: 'demo' },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      url: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
}

/** What is wrong with the speed or the day that somebody typed; `null` for nothing. */
function faultOf(speed: string, day: string): string | null {
  if (!/^\d+(\.\d+)?$/.test(speed)) return `--speed is "${speed}"; it must be a number, 0 or more`
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? null
    : `--day is "${day}", which is no day`
}

/** Calls the server, and says plainly what is wrong when that fails. */
async function ask(url: string, body?: unknown): Promise<unknown> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(url, init).catch(() => {
    throw new Error(`No server answers at ${new URL(url).origin}. Start one with npm start.`)
  })
  if (answer.status === 404 && body === undefined)
    throw new Error('The server plays no demo: it has no embedded identity (OIDC_ISSUER is set).')
  const content = (await answer.json()) as { readonly data?: unknown; readonly detail?: string }
  if (!answer.ok) throw new Error(content.detail ?? `The server answered ${answer.status}.`)
  return content.data
}

async function castOf(base: string, store: string): Promise<DemoCast> {
  const cast = demoCast.decode(await ask(`${base}/api/demo/cast/${encodeURIComponent(store)}`))
  if (E.isRight(cast)) return cast.right
  throw new Error('The server answers another cast than this release knows.')
}

const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Posts the events at their minutes; what one of them is refused is said, and the day goes on. */
async function play(base: string, events: readonly DemoEvent[], speed: number): Promise<void> {
  let now = events[0]?.minute ?? 0
  for (const { minute, event, body } of events) {
    if (speed > 0) await pause(((minute - now) * 60_000) / speed)
    now = minute
    const outcome = await ask(`${base}/api/demo/${event}`, body).then(
      (taken) =>
        (taken as { readonly isRepeated?: boolean }).isRepeated === true ? 'had happened before' : '',
      (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
    )
    printLine(`${clockText(minute)}  ${event.padEnd(22)}${outcome}`)
  }
}

async function refresh(base: string, hyperionId: string, day: string): Promise<void> {
  const taken = (await ask(`${base}/api/demo/refresh`, { hyperionId, day })) as {
    readonly isRepeated: boolean
  }
  printLine(
    taken.isRepeated
      ? `${hyperionId} has had its refresh of ${day} before.`
      : `${hyperionId} is being refreshed as of ${day}.`,
  )
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const deed = positionals.join()
  if (values.help || (deed !== 'day' && deed !== 'refresh')) return printLine(usage)
  const fault = faultOf(values.speed, values.day)
  if (fault !== null) throw new Error(fault)
  const config = readConfig(process.env)
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const base = (values.url ?? config.right.publicUrl).replace(/\/$/, '')
  if (deed === 'refresh') return refresh(base, values.store, values.day)
  const events = demoDay(values.seed, values.store, await castOf(base, values.store), values.day)
  printLine(`${events.length} events of ${values.day} in ${values.store}`)
  await play(base, events, Number(values.speed))
}

await main().catch((error: unknown) => {
  printError(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
