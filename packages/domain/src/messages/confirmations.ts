import { callSavedText } from '../activity/call/afterCall'
import { emailSavedText } from '../activity/email/afterEmail'
import { noteSavedText } from '../activity/note/note'
import { reminderRemovedText, reminderSavedText } from '../activity/reminder/reminder'
import { confirmationTimeout, messageTimeout } from '../alerts/toasts'
import { conquestSavedText } from '../customer/conquest'
import { customerSavedText } from '../customer/customerEdit'
import { flagSavedText } from '../flagging/afterFlag'
import { eleadSentText } from '../lead/eleadFlow'
import { overrideTexts, settingSavedText } from '../settings/settingTexts'
import { disclaimerSavedText } from '../templates/disclaimer'
import { templateDeletedText, templateSavedText } from '../templates/template'
import { adjustmentCancelledText, adjustmentSavedText } from '../trade-adjustment/tradeAdjustment'
import { mappingDeletedText, mappingSavedText } from '../vehicle-map/mappingItem'
import { columnsSavedText } from '../work-log/columns/columnConfig'
import { searchMessages } from '../work-log/saved-search/searchTexts'

/** The toast of a completed action, and its timeout in milliseconds. */
export interface Confirmation {
  readonly text: string
  readonly timeout: number
}

const usual = (text: string): Confirmation => ({ text, timeout: messageTimeout })
/** Of saved searches, columns, mappings and trade adjustments (S-328, S-787, OP-107). */
const brief = (text: string): Confirmation => ({ text, timeout: confirmationTimeout })

/**
 * The text after each completed action, in the exact words of the specification, misspellings included (S-443 to
 * S-463, S-824). A setting that waits for the next day has a text with its name instead: savedSettingText.
 * Announcements have no texts of their own and share those of the mapping table (S-456, S-457, S-705, D-54).
 *
 * @example confirmations.columnsSaved // { text: 'Log Columns Saved', timeout: 2000 }
 */
export const confirmations = {
  callSaved: usual(callSavedText),
  emailSent: usual(emailSavedText['Outbound Email']),
  emailRecorded: usual(emailSavedText['Inbound Email']),
  noteSaved: usual(noteSavedText),
  reminderSaved: usual(reminderSavedText),
  reminderRemoved: usual(reminderRemovedText),
  customerSaved: usual(customerSavedText),
  conquestSaved: usual(conquestSavedText),
  flagged: usual(flagSavedText(true)),
  unflagged: usual(flagSavedText(false)),
  eleadSent: usual(eleadSentText),
  searchSaved: brief(searchMessages.saved),
  searchDeleted: brief(searchMessages.deleted),
  columnsSaved: brief(columnsSavedText),
  profileSaved: usual('Profile Saved'),
  templateSaved: usual(templateSavedText),
  templateDeleted: usual(templateDeletedText),
  disclaimerSaved: usual(disclaimerSavedText),
  settingSaved: usual(settingSavedText),
  overrideSaved: usual(overrideTexts.saved),
  overrideRemoved: usual(overrideTexts.removed),
  overrideLockChanged: usual(overrideTexts.lockChanged),
  announcementSaved: usual(mappingSavedText),
  announcementDeleted: usual(mappingDeletedText),
  helpLinkSaved: usual('Help Link Saved'),
  helpLinkDeleted: usual('Help Link Deleted'),
  mappingSaved: brief(mappingSavedText),
  mappingDeleted: brief(mappingDeletedText),
  tradeAdjustmentSaved: brief(adjustmentSavedText),
  tradeAdjustmentCancelled: brief(adjustmentCancelledText),
} as const satisfies Readonly<Record<string, Confirmation>>

/** An action that is confirmed. */
export type ConfirmedAction = keyof typeof confirmations
