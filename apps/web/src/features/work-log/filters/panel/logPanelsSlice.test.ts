import { combineSlices } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { storeActivated } from '../../../../session/active-store/activeStoreSlice'
import { searched } from '../../../quick-search/searched'
import {
  editsDropped,
  filtersEdited,
  logPanelsSlice,
  panelToggled,
  selectEdits,
  selectIsPanelOpen,
} from './logPanelsSlice'

type Action = Parameters<typeof logPanelsSlice.reducer>[1]

const { reducer } = logPanelsSlice
const of = { log: 'EQLOG', hyperionId: 'HAR' } as const
const edits = { basedOn: 'none', filters: { miles: '25' } }
const after = (...actions: readonly Action[]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'x' }))
const opened = panelToggled({ ...of, isOpen: true })
const edited = filtersEdited({ ...of, edits })

it('is closed and has no edits before anything happened', () => {
  expect(after()).toEqual({})
  const state = combineSlices(logPanelsSlice)(undefined, { type: 'x' }) as Parameters<typeof selectEdits>[0]
  expect(selectIsPanelOpen(state, 'EQLOG', 'HAR')).toBe(false)
  expect(selectEdits(state, 'EQLOG', 'HAR')).toBeNull()
})

it('keeps for each log whether it is open, and its edits', () => {
  const state = { logPanels: after(opened, edited, panelToggled({ ...of, log: 'SVCLOG', isOpen: false })) }
  const root = state as unknown as Parameters<typeof selectEdits>[0]
  expect([selectIsPanelOpen(root, 'EQLOG', 'HAR'), selectIsPanelOpen(root, 'SVCLOG', 'HAR')]).toEqual([
    true,
    false,
  ])
  expect([selectEdits(root, 'EQLOG', 'HAR'), selectEdits(root, 'SVCLOG', 'HAR')]).toEqual([edits, null])
})

it('closes with its edits kept, and drops its edits while it is open', () => {
  expect(after(edited, opened, panelToggled({ ...of, isOpen: false })).EQLOG).toEqual({
    hyperionId: 'HAR',
    isOpen: false,
    edits,
  })
  expect(after(opened, edited, editsDropped({ ...of })).EQLOG).toEqual({
    hyperionId: 'HAR',
    isOpen: true,
    edits: null,
  })
})

describe('in another store', () => {
  it('is another panel', () => {
    const root = { logPanels: after(opened, edited) } as unknown as Parameters<typeof selectEdits>[0]
    expect(selectIsPanelOpen(root, 'EQLOG', 'BLR')).toBe(false)
    expect(selectEdits(root, 'EQLOG', 'BLR')).toBeNull()
    expect(after(opened, filtersEdited({ ...of, hyperionId: 'BLR', edits })).EQLOG).toEqual({
      hyperionId: 'BLR',
      isOpen: false,
      edits,
    })
  })

  it('is cleared when the store is changed, and kept when it is entered again [L-478] [L-479]', () => {
    const enter = (hyperionId: string) =>
      storeActivated({ hyperionId, name: 'Motors', utcOffset: '+00:00', logoUrl: null })
    const blue = panelToggled({ log: 'SVCLOG', hyperionId: 'BLR', isOpen: true })
    expect(after(opened, blue, enter('BLR'))).toEqual({
      SVCLOG: { hyperionId: 'BLR', isOpen: true, edits: null },
    })
    expect(after(opened, edited, enter('HAR'))).toEqual(after(opened, edited))
  })
})

describe('a quick search', () => {
  const ofSearchLog = { log: 'SRCHLOG', hyperionId: 'HAR' } as const

  it('drops the edits of the Search log, which stays open, and of no other [L-548]', () => {
    const kept = after(
      opened,
      edited,
      panelToggled({ ...ofSearchLog, isOpen: true }),
      filtersEdited({ ...ofSearchLog, edits }),
      searched(),
    )
    expect(kept.SRCHLOG).toEqual({ hyperionId: 'HAR', isOpen: true, edits: null })
    expect(kept.EQLOG?.edits).toEqual(edits)
  })

  it('changes nothing where the Search log has no panel', () => {
    const before = after(edited)
    expect(reducer(before, searched())).toBe(before)
  })
})
