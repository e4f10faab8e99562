import { createAction } from '@reduxjs/toolkit'

/** Somebody dials a number: ten digits, with x and its extension behind them where it has one. */
export const numberDialled = createAction<string | null>('telephony/numberDialled')

/** Somebody ends the call. */
export const callEnded = createAction('telephony/callEnded')

/** Somebody takes the call that comes in. */
export const callAnswered = createAction('telephony/callAnswered')
