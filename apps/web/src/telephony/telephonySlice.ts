import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../core/state/rootReducer'
import type { CallPartner } from './telephone'

declare module '../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof telephonySlice> {}
}

interface TelephonyState {
  /** What is said beside the status; empty for nothing. */
  readonly notice: string
  /** With whom the app's own telephone is on a call; `null` while it is not. */
  readonly partner: CallPartner | null
  /** Whether the partner does not hear us. */
  readonly isMuted: boolean
}

const initialState: TelephonyState = { notice: '', partner: null, isMuted: false }

/** What is known of the telephone beyond its status, which the app config holds (S-154). */
export const telephonySlice = createSlice({
  name: 'telephony',
  initialState,
  reducers: {
    telephoneNoticed: (state, { payload }: PayloadAction<string>) => ({ ...state, notice: payload }),
    partnerChanged: (state, { payload }: PayloadAction<CallPartner | null>) => ({
      ...state,
      partner: payload,
      isMuted: false,
    }),
    muteChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isMuted: payload }),
    telephoneLeft: () => initialState,
  },
  selectors: {
    selectTelephoneNotice: (state) => state.notice,
    selectCallPartner: (state) => state.partner,
    selectIsMuted: (state) => state.isMuted,
  },
})

export const { telephoneNoticed, partnerChanged, muteChanged, telephoneLeft } = telephonySlice.actions
export const { selectTelephoneNotice, selectCallPartner, selectIsMuted } =
  telephonySlice.injectInto(rootReducer).selectors
