import { describe, expect, it } from 'vitest'
import type { CallCodes } from './call/callCodes'
import { noLongerOwnsReason } from './call/callVocabulary'
import { recordedContact } from './recordedContact'

const codes: CallCodes = {
  action: 'OUT_CALL',
  actionResult: 'CONTACTED',
  reason: null,
  contactInfo: '3055550101',
  notes: 'Spoke with Ann',
  dayPhoneNumberIsBad: false,
  evePhoneNumberIsBad: false,
  cellPhoneNumberIsBad: false,
}

describe('recordedContact', () => {
  it('records a call with its number and its notes', () => {
    expect(recordedContact('NEW', codes)).toEqual({
      statusCode: 'IPCM',
      entry: {
        contactType: 'PhoneCall',
        contactAction: 'OPHONE',
        actionResult: 'CONTACTED',
        reason: null,
        notes: 'Spoke with Ann',
        contactInfo: '3055550101',
      },
      systemEntry: null,
      clearsContactInfo: false,
      isNoLongerOwns: false,
    })
  })

  it('records no notes where none were written, and keeps the reason', () => {
    const { entry } = recordedContact('NEW', { ...codes, actionResult: 'NOI', reason: 'Other', notes: '' })
    expect(entry).toMatchObject({ actionResult: 'NOI', reason: 'Other', notes: null })
  })

  it('records the fixed reason of No Longer Owns a second time, by the system [O-161] [OP-032]', () => {
    const recorded = recordedContact('IPCM', { ...codes, actionResult: 'NLO', reason: noLongerOwnsReason })
    expect(recorded).toMatchObject({
      statusCode: 'NLO',
      entry: { contactType: 'PhoneCall', reason: noLongerOwnsReason, contactInfo: '3055550101' },
      clearsContactInfo: false,
      isNoLongerOwns: true,
    })
    expect(recorded.systemEntry).toEqual({
      contactType: 'SYS_NLO',
      contactAction: null,
      actionResult: 'NLO',
      reason: null,
      notes: noLongerOwnsReason,
      contactInfo: null,
    })
  })

  it('keeps no number of somebody who is not to be contacted', () => {
    const recorded = recordedContact('NEW', { ...codes, actionResult: 'OPTOUT' })
    expect(recorded).toMatchObject({
      statusCode: 'DNC',
      entry: { contactInfo: null, notes: 'Spoke with Ann' },
      systemEntry: null,
      clearsContactInfo: true,
      isNoLongerOwns: false,
    })
  })
})
