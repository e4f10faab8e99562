import { describe, expect, it } from 'vitest'
import { contactLogRow } from '../../../cases/contactLogRow'
import { historyEntry } from '../../../cases/historyEntry'
import { contactName } from './contactLogRow'
import { openPanel, replyHref } from './contactPanel'

describe('the panel of a row', () => {
  const entries = [
    historyEntry({ contactHistoryId: '100', emailContactDetailId: '900' }),
    historyEntry({ contactHistoryId: '99', emailContactDetailId: '800' }),
  ]

  it('has seven fields, its emailId from the first entry [L-204] [L-205]', () => {
    const row = contactLogRow({ opptId: '17', fullName: 'Ann Lee', leadId: '5', statusCode: 'IPCM' })
    expect(openPanel(row, entries)).toEqual({
      list: entries,
      emailId: '900',
      opptId: '17',
      name: 'Ann Lee',
      statusCode: 'IPCM',
      leadId: '5',
      isVisible: true,
    })
    expect(openPanel(contactLogRow({ opptId: '17' }), []).emailId).toBeNull()
  })

  it('leads to the Email tab, with the email that is answered [L-533] [OP-052]', () => {
    expect(replyHref(openPanel(contactLogRow({ opptId: '17' }), entries))).toBe(
      '/app/opportunity/17?source=CONLOG&tab=email&reply=100',
    )
    expect(replyHref({ ...openPanel(contactLogRow(), []), opptId: null })).toBeNull()
  })
})

it('a row names the customer by the full name, and when it is empty by the other one [L-590]', () => {
  expect(contactName(contactLogRow({ fullName: 'Ann Lee' }))).toBe('Ann Lee')
  expect(contactName(contactLogRow({ fullName: ' ' }))).toBe('Lee, Ann')
  expect(contactName(contactLogRow({ fullName: null }))).toBe('Lee, Ann')
})
