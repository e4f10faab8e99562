import { createAction } from '@reduxjs/toolkit'

/** The last step of a start of the app, and of entering another store: telephony may be started (S-132). */
export const telephonyRequested = createAction('telephony/requested')
