import type { Page } from 'playwright'
import { toCents } from '@retain/domain/money/money'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { systemClock } from '../../apps/server/src/core/clock.ts'
import type { ListedRow } from './logPage.ts'

/** Changes of rows, one after another, and what the rows have to show after them. */
export interface Patches {
  readonly next: () => LiveMessage
  /** The note of the row at a place of the list; `undefined` as long as none was told. */
  readonly noteAt: (place: number) => string | undefined
}

/**
 * Tells changes of the rows of a list in turn: a note, a lock and an amount.
 *
 * @param stride which row comes next: neighbours are not changed one after another.
 */
export function patchesOf(rows: readonly ListedRow[], stride = 7): Patches {
  const versions = rows.map(({ rowVersion }) => rowVersion)
  const notes = new Map<number, string>()
  let count = 0
  return {
    noteAt: (place) => notes.get(place),
    next: () => {
      const place = (count * stride) % rows.length
      const row = rows[place]
      if (row === undefined) throw new Error('No rows to change')
      const { opptId, hyperionId } = row
      const rowVersion = (versions[place] ?? 0) + 1
      versions[place] = rowVersion
      count += 1
      const of = { opptId, hyperionId, rowVersion }
      const round = Math.floor(count / rows.length) + count
      if (round % 3 === 0) {
        const isLocked = round % 2 === 0
        const at = isLocked ? systemClock() : null
        const holder = isLocked ? 'bench' : null
        const payload = {
          ...of,
          isLocked,
          lockedUserId: holder,
          lockedBy: holder,
          lockedDT: at,
          lockedDate: at,
        }
        return { type: 'OPPT_LOCK', payload: { ...payload, isCustomerLocked: false } }
      }
      if (round % 3 === 1) {
        const equityAmount = toCents(count * 100)
        return {
          type: 'OPPT_VEHICLE',
          payload: { ...of, extSvcInProgress: false, vehicleMileage: count, equityAmount },
        }
      }
      const note = `Note ${count}`
      notes.set(place, note)
      return { type: 'SCAN_NOTE', payload: { ...of, candidateId: null, note, scan: false, scanDate: null } }
    },
  }
}

/**
 * How many of the rows that are drawn do not show the note that they were told. Rows whose data is being collected are left
 * out: they show that in the place of their cells.
 */
export async function wrongRows(
  page: Page,
  { noteAt }: Patches,
): Promise<{ checked: number; wrong: number }> {
  const shown = await page.evaluate(() => {
    const grid = document.querySelector('[role=grid][aria-rowcount]')
    const labels = [...(grid?.querySelectorAll('[role=columnheader]') ?? [])].map(
      ({ textContent }) => textContent,
    )
    const column = labels.findIndex((label) => label.includes('Notes'))
    return [...(grid?.querySelectorAll('[role=row][aria-rowindex]:not([aria-busy])') ?? [])]
      .slice(1)
      .map((row) => ({
        place: Number(row.getAttribute('aria-rowindex')) - 2,
        note: row.querySelectorAll('[role=rowheader],[role=gridcell]')[column]?.textContent ?? '',
      }))
  })
  const told = shown.filter(({ place }) => noteAt(place) !== undefined)
  return { checked: told.length, wrong: told.filter(({ place, note }) => note !== noteAt(place)).length }
}
