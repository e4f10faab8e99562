import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppConfig } from '@retain/api-client/config'
import type { AutoDialStatus } from '@retain/domain/activity/call/autoDialStatuses'
import { initialTelephonyStatus } from '@retain/domain/telephony/initialStatus'
import type { ListState } from '@retain/domain/list/listState'

/** The status of a request (S-158, S-159). */
export type RequestStatus = ListState

/** What the app knows about itself (S-150 to S-155): the host's configuration, and what start-up adds to it. */
export interface AppConfigState {
  readonly config: AppConfig
  /** The tags that the live connection subscribed to, and its id (S-153). */
  readonly liveTags: readonly string[]
  readonly connectionId: string | null
  /** What telephony can do (S-154). */
  readonly voipStatus: AutoDialStatus
  readonly storeLogo: { readonly status: RequestStatus; readonly url: string | null }
}

/** The state of an app that has just been configured. */
export const configured = (config: AppConfig): AppConfigState => ({
  config,
  liveTags: [],
  connectionId: null,
  voipStatus: initialTelephonyStatus,
  storeLogo: { status: 'NOT_STARTED', url: null },
})

const nothing: AppConfig = {
  appVersion: '',
  appName: '',
  bases: {
    auth: '',
    application: '',
    opportunity: '',
    engine: '',
    admin: '',
    market: '',
    products: '',
    vls: '',
    customer360: '',
  },
  liveUrl: '',
  authUrl: '',
  clientId: '',
  acrValues: '',
  signInFlow: 'code',
  subscriptionKey: '',
  gaTrackingId: '',
  reportsUrl: '',
  enhancedAlertsUrl: '',
  doNotCallUrl: '',
  compassUrl: '',
  vlsUrl: '',
  supportPhone: '',
  supportEmail: '',
  fuelPrice: 0,
  isDemo: false,
}

export const appConfigSlice = createSlice({
  name: 'appConfig',
  // The store is always made with the host's configuration; this only gives the reducer its shape.
  initialState: configured(nothing),
  reducers: {
    storeLogoRequested(state) {
      state.storeLogo = { status: 'IN_PROGRESS', url: null }
    },
    storeLogoAnswered(state, { payload }: PayloadAction<string | null>) {
      state.storeLogo =
        payload === null ? { status: 'ERROR', url: null } : { status: 'COMPLETE', url: payload }
    },
    /** The server accepted these tags. */
    liveTagsSubscribed: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      liveTags: payload,
    }),
    /** The server named the live connection. */
    liveConnectionNamed: (state, { payload }: PayloadAction<string>) => ({ ...state, connectionId: payload }),
    voipStatusChanged: (state, { payload }: PayloadAction<AutoDialStatus>) => ({
      ...state,
      voipStatus: payload,
    }),
    liveConnectionLost: (state) => ({ ...state, liveTags: [], connectionId: null }),
  },
  selectors: {
    selectConfig: (state) => state.config,
    selectStoreLogo: (state) => state.storeLogo,
    selectVoipStatus: (state) => state.voipStatus,
  },
})

export const {
  storeLogoRequested,
  storeLogoAnswered,
  liveTagsSubscribed,
  liveConnectionNamed,
  liveConnectionLost,
  voipStatusChanged,
} = appConfigSlice.actions
export const { selectConfig, selectStoreLogo, selectVoipStatus } = appConfigSlice.selectors
