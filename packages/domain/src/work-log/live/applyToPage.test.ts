import { describe, expect, it } from 'vitest'
import { historyEntry } from '../../../cases/historyEntry'
import { annsLock } from '../../../cases/lock'
import { logRow } from '../../../cases/logRow'
import { instantFromEpoch } from '../../calendar/instant'
import type { LiveMessage } from '../../live/liveMessage'
import { toCents } from '../../money/money'
import type { Page } from '../../paging/page'
import { applyAllToPage, applyToPage } from './applyToPage'
import type { LogRow } from '../rows/logRow'

const rows = ['1', '2', '3'].map((opptId) => logRow({ opptId, hyperionId: 'HAR', rowVersion: 1 }))
/** All three rows there are. */
const whole: Page<LogRow> = { list: rows, total: 3, page: 1, pageCount: 1 }
/** The first three of many. */
const part: Page<LogRow> = { list: rows, total: 120, page: 1, pageCount: 40 }

const of = { opptId: '1', hyperionId: 'HAR' }
const lock = (changes = {}): LiveMessage => ({ type: 'OPPT_LOCK', payload: annsLock(changes) })
const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'HAR', replacedBy: null },
})

it('tells opportunities of two stores apart that have the same id', () => {
  const list = ['HAR', 'BLR'].map((hyperionId) => logRow({ opptId: '1', hyperionId, rowVersion: 1 }))
  const { page } = applyToPage({ ...whole, list, total: 2 }, lock())
  expect(page.list.map(({ isLocked }) => isLocked)).toEqual([true, false])
})

it('finds rows that have moved up, in the same list of messages and in a later one', () => {
  const { page } = applyAllToPage(whole, [removed('1'), lock({ opptId: '3' })])
  expect(page.list.map(({ isLocked }) => isLocked)).toEqual([false, true])
  const after = applyToPage(page, lock({ opptId: '2' }))
  expect(after.page.list.map(({ isLocked }) => isLocked)).toEqual([true, true])
})

it('leaves nothing for a store to freeze in a page that was changed', () => {
  const { page } = applyToPage(whole, lock())
  expect([page, page.list, page.list[0]].map(Object.isFrozen)).toEqual([true, true, true])
})

describe('a message with the next version of a row', () => {
  it('sets the fields of its lock [L-385] [L-378] [L-379] [L-380] [L-381] [L-564]', () => {
    const { page, isStale } = applyToPage(whole, lock({ isCustomerLocked: true }))
    const { lockedDT } = annsLock()
    expect(page.list[0]).toEqual({
      ...rows[0],
      isLocked: true,
      lockedUserId: 'ann.lee',
      lockedBy: 'Ann Lee',
      lockedDT,
      lockedDate: lockedDT,
      isCustomerLocked: true,
      rowVersion: 2,
    })
    expect(isStale).toBe(false)
  })

  it('sets the fields of its status [L-387]', () => {
    const status = {
      statusCode: 'IPCM',
      status: 'IPCM',
      compassStatus: 'Working',
      compassStatusDescription: 'Lead',
    } as const
    const { page } = applyToPage(whole, { type: 'OPPT_STATUS', payload: { ...of, ...status, rowVersion: 2 } })
    expect(page.list[0]).toEqual({ ...rows[0], ...status, rowVersion: 2 })
  })

  it('sets last action, last contact and note [L-388]', () => {
    const contact = {
      lastActionIcon: 'OUT_CALL',
      contactDate: instantFromEpoch(1_800_000_000_000),
      note: 'Left word',
    } as const
    const entry = historyEntry({ createDate: contact.contactDate })
    const { page } = applyToPage(whole, {
      type: 'OPPT_CONTACT',
      payload: { ...of, ...contact, entry, rowVersion: 2 },
    })
    expect(page.list[0]).toEqual({ ...rows[0], ...contact, rowVersion: 2 })
  })

  it('sets both payment differences and the stock number of another replacement vehicle [L-390] [L-566]', () => {
    const found = {
      paymentDifferenceFinance: toCents(-4_250),
      paymentDifferenceLease: null,
      replVehStockNo: 'A1B2C3D4',
    }
    const { page } = applyToPage(whole, {
      type: 'OPPT_REPLACEMENT',
      payload: { ...of, ...found, rowVersion: 2 },
    })
    expect(page.list[0]).toEqual({ ...rows[0], ...found, rowVersion: 2 })
  })

  it('names those for whom it is flagged now [L-290]', () => {
    const { flaggedUser, ...rest } = { flaggedUser: 'Ann Lee,Jordan Mills', flaggedUserNames: ['a', 'j'] }
    const payload = { ...of, ...rest, flaggedUser, rowVersion: 2 }
    const { page } = applyToPage(whole, { type: 'OPPT_FLAG', payload })
    expect(page.list[0]).toEqual({ ...rows[0], flaggedUser, rowVersion: 2 })
  })

  it('is in progress no more when the data of its vehicle is there [L-249] [L-250]', () => {
    const found = { extSvcInProgress: false, vehicleMileage: 41_208, equityAmount: toCents(8_481) }
    const { page } = applyToPage(whole, { type: 'OPPT_VEHICLE', payload: { ...of, ...found, rowVersion: 2 } })
    expect(page.list[0]).toEqual({ ...rows[0], ...found, rowVersion: 2 })
  })

  it('takes the values of a repair order, and nothing else of its record [L-391]', () => {
    const order = {
      roAmount: toCents(12_500),
      roDateTime: instantFromEpoch(1_800_000_000_000),
      roStatus: 'Open',
      apptDateTime: null,
      serviceAdvisorName: 'Pat Roe',
      serviceStoreHyperionId: 'HAR',
    } as const
    const record = logRow({ ...of, ...order, note: 'Other', rowVersion: 2 })
    const { page } = applyToPage(whole, { type: 'SVC_LOG_NEW', payload: record })
    expect(page.list[0]).toEqual({ ...rows[0], ...order, rowVersion: 2 })
  })

  it('sets note, scan and scan date of a scan [L-180] [L-181] [L-182] [L-527]', () => {
    const scan = { note: 'Lane 2', scan: true, scanDate: instantFromEpoch(1_800_000_000_000) }
    const payload = { ...of, ...scan, candidateId: null, rowVersion: 2 }
    const { page } = applyToPage(whole, { type: 'SCAN_NOTE', payload })
    expect(page.list[0]).toEqual({ ...rows[0], ...scan, rowVersion: 2 })
  })

  it('leaves every other row the same object, and all in their order', () => {
    const { page } = applyToPage(whole, lock({ opptId: '2' }))
    expect(page.list[0]).toBe(rows[0])
    expect(page.list[2]).toBe(rows[2])
    expect(page.list.map(({ opptId }) => opptId)).toEqual(['1', '2', '3'])
  })
})

describe('a message with another version', () => {
  it.each([0, 1])('that is known already is ignored: %i', (rowVersion) => {
    expect(applyToPage(whole, lock({ rowVersion }))).toEqual({ page: whole, isStale: false })
    expect(applyToPage(whole, lock({ rowVersion })).page).toBe(whole)
  })

  it('that lies further on changes nothing, and says that the list is behind', () => {
    const { page, isStale } = applyToPage(whole, lock({ rowVersion: 3 }))
    expect(page).toBe(whole)
    expect(isStale).toBe(true)
  })
})

it('a lead without a version is set once', () => {
  const message: LiveMessage = { type: 'LEAD_ASSIGNED', payload: { ...of, leadId: '77' } }
  const { page } = applyToPage(whole, message)
  expect(page.list[0]).toEqual({ ...rows[0], leadId: '77' })
  expect(applyToPage(page, message).page).toBe(page)
})

it('a scan without a version is taken as far as the row does not say so already', () => {
  const payload = { ...of, candidateId: null, note: 'Lane 2', scan: false, scanDate: null, rowVersion: null }
  const { page } = applyToPage(whole, { type: 'SCAN_NOTE', payload })
  expect(page.list[0]).toEqual({ ...rows[0], note: 'Lane 2' })
})

describe('several messages', () => {
  it('copy the list once, and leave the page as it was', () => {
    const { page, isStale } = applyAllToPage(whole, [
      lock(),
      lock({ opptId: '2' }),
      removed('3'),
      lock({ rowVersion: 3 }),
    ])
    expect(page.list.map(({ opptId, isLocked, rowVersion }) => [opptId, isLocked, rowVersion])).toEqual([
      ['1', true, 3],
      ['2', true, 2],
    ])
    expect([page.total, isStale]).toEqual([2, false])
    expect(whole.list).toEqual(rows)
    expect(rows[0]?.rowVersion).toBe(1)
  })

  it('are behind when any of them is', () => {
    const applied = applyAllToPage(whole, [lock({ rowVersion: 9 }), lock({ opptId: '2' })])
    expect(applied.isStale).toBe(true)
    expect(applied.page.list[1]?.isLocked).toBe(true)
  })

  it('that change nothing leave the same page', () => {
    expect(applyAllToPage(whole, []).page).toBe(whole)
    expect(applyAllToPage(whole, [lock({ rowVersion: 1 }), removed('99')]).page).toBe(whole)
  })
})

it('is the same page after what it does not show: another row, another store, a connection', () => {
  const others: readonly LiveMessage[] = [
    lock({ opptId: '99' }),
    lock({ hyperionId: 'BLR' }),
    { type: 'CONNECTED', payload: { connectionId: '7' } },
    { type: 'OPPT_NLO', payload: { ...of, statusCode: 'NLO', message: 'Sold it.' } },
    { type: 'CANDIDATE_REMOVED', payload: { candidateId: '1', hyperionId: 'HAR' } },
    {
      type: 'SCAN_NOTE',
      payload: {
        hyperionId: 'HAR',
        opptId: null,
        candidateId: '1',
        note: 'x',
        scan: true,
        scanDate: null,
        rowVersion: null,
      },
    },
  ]
  for (const message of others) {
    const applied = applyToPage(part, message)
    expect(applied.page).toBe(part)
    expect(applied.isStale).toBe(false)
  }
})

describe('a removed opportunity', () => {
  it('leaves its list, whose total falls by one [L-389] [L-565]', () => {
    const { page, isStale } = applyToPage(whole, removed('2'))
    expect(page).toEqual({ list: [rows[0], rows[2]], total: 2, page: 1, pageCount: 1 })
    expect(isStale).toBe(false)
  })

  it('leaves an empty list behind it when it was the last', () => {
    const last = { list: rows.slice(0, 1), total: 1, page: 1, pageCount: 1 }
    expect(applyToPage(last, removed('1')).page).toEqual({ list: [], total: 0, page: 1, pageCount: 0 })
  })

  it('makes room for a row of the next page, which has to be asked for', () => {
    const { page, isStale } = applyToPage(part, removed('2'))
    expect(page).toMatchObject({ total: 119, list: [rows[0], rows[2]] })
    expect(isStale).toBe(true)
  })

  it('that is on another page, or on none, leaves a total that has to be asked for', () => {
    const applied = applyToPage(part, removed('99'))
    expect(applied.page).toBe(part)
    expect(applied.isStale).toBe(true)
  })

  it('that a whole list does not have means nothing to it', () => {
    const applied = applyToPage(whole, removed('99'))
    expect(applied.page).toBe(whole)
    expect(applied.isStale).toBe(false)
  })
})
