/** A trim that a model comes in (api.md 2.8 listTrimLevels). */
export interface TrimLevel {
  readonly trimId: string
  readonly trimLevel: string
}

/** What is saved, in the middle of a sentence. */
export const trimNoun = 'trim'

/** What is said when a trim was saved, and when that failed. */
export const trimSavedText = 'Success Saving Trim'
export const trimFailedText = 'Failed Saving Trim'

/** What is said of a trim that the model of the vehicle does not come in. */
export const wrongTrimText = 'The trim is none of the model.'
