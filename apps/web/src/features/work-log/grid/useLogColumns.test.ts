import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { wireRows } from '../../../testing/fixtures'
import { hookAt } from '../../../testing/hookAt'
import { signIn } from '../../../testing/signIn'
import type { OpportunityLog } from '../opportunityLog'
import { percentMinWidth } from './percentMinWidth'
import { useCellContext, useLogColumns } from './useLogColumns'

const harborview: Store = { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null }

interface Shown {
  readonly log: OpportunityLog
  readonly store: Store
}

const rows = wireRows(1)
const first: Shown = { log: equityLog, store: harborview }

/** The columns of a log, first those of the Equity Log in Harborview Motors, with nothing saved. */
function openColumns() {
  const app = hookAt(
    ({ log, store }: Shown) => {
      const context = useCellContext(log, store)
      return { context, columns: useLogColumns(log, context) }
    },
    {
      initialProps: first,
      answers: { listSavedSearches: () => [] },
      before: signIn,
    },
  )
  return {
    ...app,
    context: () => app.result.current.context,
    columns: () => app.result.current.columns,
    keys: () => app.result.current.columns.map(({ key }) => key),
  }
}

beforeEach(() => setWindowWidth(1600))

it('are those of the log, as many as the window has room for [L-243] [L-244]', () => {
  const { keys } = openColumns()
  expect(keys()).toEqual(equityLog.defaultColumns)
  act(() => setWindowWidth(1280))
  expect(keys()).toEqual(equityLog.defaultColumns.slice(0, 9))
})

it('are in proportion to their percentages, however narrow the window is [L-240]', () => {
  const { columns } = openColumns()
  const perPercent = columns().map(({ widthPercent, minWidth = 0 }) => minWidth / widthPercent)
  for (const width of perPercent) expect(width).toBeCloseTo(percentMinWidth, 5)
})

it('say which of them hold icons and which names the row', () => {
  const { columns } = openColumns()
  const of = (wanted: string) => columns().find(({ key }) => key === wanted)
  expect(of('customerName')).toMatchObject({ isRowHeader: true, isIcon: false })
  expect(of('year')).toMatchObject({ isRowHeader: false })
  expect(of('customerName')?.render(rows[0] as never)).toBeDefined()
  expect(columns().filter(({ isIcon }) => isIcon === true)).toMatchObject([
    { key: 'lastActionIcon' },
    { key: 'predictiveScore' },
    { key: 'warrantyExpIcon' },
  ])
})

it('stay the same objects until the log or the store is another one', () => {
  const { columns, context, keys, rerender } = openColumns()
  const before = columns()
  rerender({ ...first, store: { ...harborview } })
  expect(columns()).toBe(before)
  expect(context()).toMatchObject({ source: 'EQLOG', offset: parseUtcOffset('-05:00') })

  rerender({ ...first, store: { ...harborview, utcOffset: 'unknown' } })
  expect(context().offset).toBe(utc)
  expect(columns()).not.toBe(before)

  rerender({ log: serviceLog, store: harborview })
  expect(context().source).toBe('SVCLOG')
  expect(keys()).toEqual(serviceLog.defaultColumns)
})
