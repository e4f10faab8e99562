import { conquestFailedText } from '../customer/conquest'
import { customerFailedText } from '../customer/customerEdit'
import { flagFailedText } from '../flagging/afterFlag'

/** The texts of actions that say in their own words that they failed (S-464, O-240, O-245, O-252). */
export const failureTexts = {
  flagFailed: flagFailedText,
  customerFailed: customerFailedText,
  conquestFailed: conquestFailedText,
} as const
