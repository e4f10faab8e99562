import { expect, it } from 'vitest'
import { confirmations, type ConfirmedAction } from './confirmations'

it.each<[ConfirmedAction, string]>([
  ['callSaved', 'Call saved'],
  ['emailSent', 'Email Sent.'],
  ['emailRecorded', 'Recorded Email'],
  ['noteSaved', 'Note Saved.'],
  ['reminderSaved', 'Reminder Saved'],
  ['reminderRemoved', 'Reminder Removed'],
  ['customerSaved', 'Success Saving Customer Info'],
  ['conquestSaved', 'Success Saving Conquest Info'],
  ['flagged', 'Opportunity has been flagged'],
  ['unflagged', 'Opportunity has been unflagged'],
  ['eleadSent', 'Lead Sent.'],
  ['searchSaved', 'Log Search Saved'],
  ['searchDeleted', 'Log Search Deleted'],
  ['columnsSaved', 'Log Columns Saved'],
  ['profileSaved', 'Profile Saved'],
  ['templateSaved', 'Template Saved'],
  ['templateDeleted', 'Template Deleted'],
  ['disclaimerSaved', 'Disclamer Saved'],
  ['settingSaved', 'Setting Saved'],
  ['overrideSaved', 'Override settings updated'],
  ['overrideRemoved', 'Overide settings removed'],
  ['overrideLockChanged', 'Override settings lock changed successfully'],
  ['announcementSaved', 'Saved Successfully'],
  ['announcementDeleted', 'Deleted Successfully'],
  ['helpLinkSaved', 'Help Link Saved'],
  ['helpLinkDeleted', 'Help Link Deleted'],
  ['mappingSaved', 'Saved Successfully'],
  ['mappingDeleted', 'Deleted Successfully'],
  ['tradeAdjustmentSaved', 'Trade Adjustment has been saved, updates will reflect the following day'],
  ['tradeAdjustmentCancelled', 'Trade Adjustment has been cancelled, updates will reflect the following day'],
])('%s is confirmed by "%s"', (action, text) => {
  expect(confirmations[action].text).toBe(text)
})

it('hides saved searches, columns, mappings and trade adjustments after 2 seconds, the others after 3  [S-328] [S-787] [OP-107]', () => {
  const brief = Object.entries(confirmations).flatMap(([action, { timeout }]) =>
    timeout === 2000 ? [action] : [],
  )
  expect(brief).toEqual([
    'searchSaved',
    'searchDeleted',
    'columnsSaved',
    'mappingSaved',
    'mappingDeleted',
    'tradeAdjustmentSaved',
    'tradeAdjustmentCancelled',
  ])
  expect(new Set(Object.values(confirmations).map(({ timeout }) => timeout))).toEqual(new Set([2000, 3000]))
})
