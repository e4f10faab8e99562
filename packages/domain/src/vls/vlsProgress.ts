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

/** The dialog is one of the two (O-299). */
export const vlsDialogStates = ['OPEN', 'CLOSED'] as const

/** Whether the progress dialog is open. */
export type VlsDialogState = (typeof vlsDialogStates)[number]
