import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { Page } from '@retain/domain/paging/page'
import { leaseFinanceFor } from '@retain/domain/payment/leaseFinance'
import { paymentTerms } from '@retain/domain/payment/paymentTerms'
import { paymentGrid } from '@retain/domain/payment/playground/paymentGrid'
import { toCents } from '@retain/domain/money/money'
import { classifyQuery } from '@retain/domain/quick-search/classifyQuery'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { applyAllToPage, applyToPage } from '@retain/domain/work-log/live/applyToPage'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { fullFilters, untidyFilters } from '../packages/domain/cases/fullFilters.ts'
import { annsLock } from '../packages/domain/cases/lock.ts'
import { logRow } from '../packages/domain/cases/logRow.ts'
import { holding, vehicleTerms } from '../packages/domain/cases/vehicleTerms.ts'
import { line, median, percentile } from './figures.ts'

const typed = [
  'ann@shop.com',
  'S#ABCD1234',
  '1HGCM82633A004352',
  '(305) 555-0101',
  "Sean O'Brien",
  'Smith',
  'Núñez-García José',
  'O’Neil',
  '+1 305 555 0101',
  'sAB121234',
]
const classifications = 1_000_000

function measureClassifying(): void {
  const taken: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    for (let at = 0; at < classifications; at += 1) classifyQuery(typed[at % typed.length] ?? '')
    taken.push(performance.now() - started)
  }
  line('1,000,000 classifications', taken, 'ms', 'aim 1500')
}

const normalisations = 100_000

/** Filters of which every one is active: as they come out of an address, and as somebody typed them. */
function measureNormalising(): void {
  for (const [what, filters] of [
    ['of clean filters', fullFilters],
    ['of untidy ones', untidyFilters],
  ] as const) {
    const taken: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now()
      for (let at = 0; at < normalisations; at += 1) normaliseFilters(equityLogFilters, filters)
      taken.push(performance.now() - started)
    }
    line(`100,000 normalisations ${what}`, taken, 'ms', 'aim 1500')
  }
}

const rowCount = 10_000
const changed = 50

/** The collector, which node keeps to itself unless it is asked. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** How much an action leaves on the heap, in KB: what it allocated, as nothing is collected meanwhile. */
function heapDelta(collect: () => void, action: () => unknown): number {
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = action()
  const after = process.memoryUsage().heapUsed
  return kept === undefined ? Number.NaN : (after - before) / 1024
}

const rowsOf = (): LogRow[] =>
  Array.from({ length: rowCount }, (_, at) => logRow({ opptId: String(at + 1), rowVersion: 1 }))

const locks: readonly Extract<LiveMessage, { type: 'OPPT_LOCK' }>[] = Array.from(
  { length: changed },
  (_, at) => ({ type: 'OPPT_LOCK', payload: annsLock({ opptId: String(at * 199 + 1) }) }),
)

/** 50 updates of a list of 10,000 rows, beside what replacing 50 values of a plain Map allocates. */
function measureUpdates(): void {
  const collect = collector()
  const page: Page<LogRow> = { list: rowsOf(), total: rowCount, page: 1, pageCount: 1 }
  const rows = new Map(rowsOf().map((row) => [row.opptId, row]))
  const figures = { together: [] as number[], apart: [] as number[], map: [] as number[] }
  for (let round = 0; round < 15; round += 1) {
    figures.together.push(heapDelta(collect, () => applyAllToPage(page, locks)))
    figures.apart.push(
      heapDelta(collect, () =>
        locks.reduce<Page<LogRow>>((shown, lock) => applyToPage(shown, lock).page, page),
      ),
    )
    figures.map.push(
      heapDelta(collect, () => {
        for (const { payload } of locks)
          rows.set(payload.opptId, { ...logRow(), ...rows.get(payload.opptId), ...payload })
        return rows
      }),
    )
  }
  line('50 updates at once: heap', figures.together, 'KB', `the list itself is ${(rowCount * 8) / 1024} KB`)
  line('50 updates one by one: heap', figures.apart, 'KB')
  line(
    '50 values of a plain Map: heap',
    figures.map,
    'KB',
    `ratio ${(median(figures.together) / median(figures.map)).toFixed(1)}`,
  )
}

const gridRounds = 5_000
const gridVehicles = 4
/** In dollars. */
const gridDownPayments = [0, 1_000, 2_000, 3_000, 5_000]

/**
 * The playground's grids as it computes them after an edit: 4 vehicles, each with a payment for 9 terms and 5 down payments
 * by the basis in use, printed as the grid shows them. Every round has another rate, so that nothing is remembered.
 */
function measurePlaygroundGrid(): void {
  const downPayments = gridDownPayments.map((dollars) => toCents(dollars * 100))
  const taken: number[] = []
  let cells = 0
  for (let round = 0; round < gridRounds; round += 1) {
    const apr = 1.9 + (round % 100) / 10
    const started = performance.now()
    for (let vehicle = 0; vehicle < gridVehicles; vehicle += 1) {
      const terms = {
        ...vehicleTerms,
        price: toCents(32_600_00 + vehicle * 1_250_00),
        downPayments,
        finance: { apr, defaultTerm: 60 },
      }
      const { financeLender } = leaseFinanceFor(terms, holding)
      const { rows } = paymentGrid(financeLender, downPayments)
      cells = rows.length * (rows[0]?.payments.length ?? 0)
    }
    taken.push(performance.now() - started)
  }
  if (cells !== paymentTerms.length * downPayments.length) throw new Error(`A grid has ${cells} payments`)
  const what = `${gridVehicles} vehicles x ${paymentTerms.length} terms x ${downPayments.length} down payments`
  console.log(
    `${what.padEnd(46)} ${median(taken).toFixed(3).padStart(9)} ms (p99 ${percentile(taken, 99).toFixed(3)})  aim p99 1`,
  )
}

/** The rules of packages/domain that have to keep up with typing and with the live channel. */
export async function measureRules(): Promise<void> {
  measureClassifying()
  measureNormalising()
  measureUpdates()
  measurePlaygroundGrid()
}
