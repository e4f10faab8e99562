/** The steps of choosing a vehicle in the vehicle listing service (VLS) (O-296 to O-298). */
export const vlsSteps = ['requestingAccess', 'openingWindow', 'lookingForResult'] as const

/** A step of a visit. */
export type VlsStep = (typeof vlsSteps)[number]

/** What the dialog says in each step, as the specification spells it (O-296 to O-298). */
export const vlsProgressTexts: Readonly<Record<VlsStep, string>> = {
  requestingAccess: 'Requesting access to VLS...',
  openingWindow: 'Opening VLS window...',
  lookingForResult: 'Looking for VLS result...',
}

/** What an empty answer of the service ends with, of either call (O-306, OP-098). */
export const emptyResultText = 'action returned empty result'

/** What is said when the browser did not open the window. */
export const popUpBlockedText =
  'Your browser blocked the VLS window. Allow pop-ups for this page, then press Find in VLS again.'

/** What is said when the service does not answer. */
export const vlsAwayText = 'The vehicle listing service cannot be reached. Try again in a moment.'

/** What is said when nothing of what was chosen is in stock any more. */
export const soldMeanwhileText = 'What you chose was sold meanwhile. Choose another vehicle.'

/** What the window says when its token counts no more. */
export const accessEndedText =
  'Your access to the vehicle listing has ended. Close this window, then press Find in VLS again.'

/** The dialog is one of the two (O-299). */
export const vlsDialogStates = ['OPEN', 'CLOSED'] as const

/** Whether the progress dialog is open. */
export type VlsDialogState = (typeof vlsDialogStates)[number]
