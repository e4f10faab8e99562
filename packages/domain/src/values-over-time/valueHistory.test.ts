import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLater, type Day } from '../calendar/day'
import { toCents } from '../money/money'
import { equityTurn, equityTurnText } from './equityTurn'
import { valueHistory, type KeptFigures } from './valueHistory'
import { valueColumns, valueRows } from './valueTable'

const today = '2026-03-16' as Day
const finance = { dealType: 'Finance', dealTypeCode: null } as const

const figures = (day: string, equity: number | null, difference: number | null = null): KeptFigures => ({
  day: day as Day,
  equity: equity === null ? null : toCents(equity),
  paymentDifferenceFinance: difference === null ? null : toCents(difference),
  paymentDifferenceLease: toCents(7),
})

describe('the values of the last months', () => {
  it('are those of the end of each month and of today, each as it was kept last', () => {
    const kept = [
      figures('2025-12-10', -500, 90),
      figures('2025-12-31', -300, 80),
      figures('2026-02-01', 100, 70),
    ]
    const { points } = valueHistory(kept, figures(today, 250, 60), finance)
    expect(points).toEqual([
      { day: '2025-12-31', equity: -300, paymentDifference: 80 },
      { day: '2026-01-31', equity: -300, paymentDifference: 80 },
      { day: '2026-02-28', equity: 100, paymentDifference: 70 },
      { day: today, equity: 250, paymentDifference: 60 },
    ])
  })

  it('reach back 24 months', () => {
    const { points } = valueHistory([figures('2020-01-01', 1)], figures(today, 2), finance)
    expect(points).toHaveLength(25)
    expect(points[0]?.day).toBe('2024-03-31')
    expect(points.at(-2)?.day).toBe('2026-02-28')
  })

  it('have the payment difference of the deal that the customer has, and none of a cash deal', () => {
    const of = (dealType: 'Finance' | 'Lease' | 'Cash') =>
      valueHistory([], figures(today, 1, 60), { dealType, dealTypeCode: null }).points[0]?.paymentDifference
    expect(of('Finance')).toBe(60)
    expect(of('Lease')).toBe(7)
    expect(of('Cash')).toBeNull()
  })

  it('are today alone where nothing was kept, and what is kept of today does not count', () => {
    expect(valueHistory([figures(today, 9)], figures(today, 1), finance).points).toEqual([
      { day: today, equity: 1, paymentDifference: null },
    ])
  })

  it('are in order, and end with today, whatever was kept', () => {
    const anyKept = fc
      .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 30 })
      .map((ago) => ago.sort((a, b) => b - a).map((days) => figures(daysLater(today, -days), days - 450)))
    fc.assert(
      fc.property(anyKept, fc.integer({ min: -500, max: 500 }), (kept, equity) => {
        const { points, positiveSince } = valueHistory(kept, figures(today, equity), finance)
        const days = points.map(({ day }) => day)
        expect(days).toEqual([...new Set(days)].sort())
        expect(points.at(-1)).toMatchObject({ day: today, equity })
        if (positiveSince !== null) {
          const known = [...kept, figures(today, equity)]
          expect(known.filter(({ day }) => day >= positiveSince).every((one) => Number(one.equity) > 0)).toBe(
            true,
          )
          expect(known.some((one) => one.day < positiveSince && Number(one.equity) <= 0)).toBe(true)
        }
      }),
    )
  })
})

describe('when equity becomes positive', () => {
  const turnOf = (kept: readonly KeptFigures[], equity: number | null) =>
    equityTurn(valueHistory(kept, figures(today, equity), finance))

  it('is the day of the last crossing', () => {
    const kept = [figures('2025-01-05', 10), figures('2025-05-05', 0), figures('2025-09-08', 20)]
    expect(turnOf(kept, 30)).toEqual({ kind: 'crossed', day: '2025-09-08' })
    expect(turnOf([figures('2025-09-08', -20)], 30)).toEqual({ kind: 'crossed', day: today })
  })

  it('is not known where it was never seen otherwise', () => {
    expect(turnOf([figures('2025-01-05', 10), figures('2025-02-05', null)], 30)).toEqual({ kind: 'positive' })
  })

  it('is about when the pace of six months says, two years ahead at most', () => {
    const kept = [figures('2025-01-01', -9_000_00), figures('2025-08-31', -1_600_00)]
    // From August to today a thousand dollars, about 154 a month.
    expect(turnOf(kept, -600_00)).toEqual({ kind: 'expected', day: '2026-07-16' })
    expect(turnOf([figures('2025-08-31', -50_600_00)], -50_000_00)).toEqual({ kind: 'open' })
  })

  it('is open where equity stays or falls, and where nothing was kept', () => {
    expect(turnOf([figures('2025-08-31', -600_00)], -600_00)).toEqual({ kind: 'open' })
    expect(turnOf([figures('2025-08-31', -500_00)], -600_00)).toEqual({ kind: 'open' })
    expect(turnOf([], -600_00)).toEqual({ kind: 'open' })
    expect(turnOf([], null)).toEqual({ kind: 'unknown' })
  })

  it('is said in a sentence', () => {
    expect(equityTurnText({ kind: 'crossed', day: '2025-09-08' as Day })).toBe(
      'Positive equity since 09/08/2025.',
    )
    expect(equityTurnText({ kind: 'positive' })).toBe('Positive equity for as long as figures are kept.')
    expect(equityTurnText({ kind: 'expected', day: '2026-07-16' as Day })).toBe(
      'Positive equity about Jul 2026, at the pace of the last 6 months (estimate).',
    )
    expect(equityTurnText({ kind: 'open' })).toBe(
      'No positive equity in sight at the pace of the last months.',
    )
    expect(equityTurnText({ kind: 'unknown' })).toBe('')
  })
})

describe('the table of the values', () => {
  it('has the figures that some month has, and today first', () => {
    const history = valueHistory([figures('2026-02-01', -100_00)], figures(today, 8_481_40), finance)
    const columns = valueColumns(history)
    expect(columns).toEqual([{ key: 'equity', label: 'Equity', now: '$8,481' }])
    expect(valueRows(history, columns)).toEqual([
      { label: 'Today', cells: ['$8,481'] },
      { label: 'Feb 2026', cells: ['-$100'] },
    ])
  })

  it('has a dash for what is not known', () => {
    const history = valueHistory([figures('2026-02-01', null, 5_00)], figures(today, 1_00), finance)
    const columns = valueColumns(history)
    expect(columns.map(({ now }) => now)).toEqual(['$1', '–'])
    expect(valueRows(history, columns)[1]?.cells).toEqual(['–', '$5'])
  })
})
