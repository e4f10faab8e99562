/** The title of the question that stands before leaving what is not saved (O-065). */
export const unsavedChangesTitle = 'Confirm Close'

/** What it asks (O-066). */
export const unsavedChangesQuestion = 'Looks like you have unsaved changes. Are you sure you want to leave?'

/** Its buttons: OK leaves and discards, Cancel stays (D-52). */
export const unsavedChangesButtons = { leave: 'OK', stay: 'Cancel' } as const
