import * as t from 'io-ts'
import { record, text } from './kernel/codecs'

/** The two ways of signing in (D-62). */
const signInFlow = t.keyof({ code: null, implicit: null }, 'sign-in flow')

/**
 * The configuration that the web host serves before the app starts: addresses and switches, no secrets (GET
 * /config.json, api.md 1.1).
 */
export const appConfig = record(
  {
    appVersion: text,
    appName: text,
    bases: record({
      auth: t.string,
      application: t.string,
      opportunity: t.string,
      engine: t.string,
      admin: t.string,
      market: t.string,
      products: t.string,
      vls: t.string,
      customer360: t.string,
    }),
    liveUrl: t.string,
    authUrl: t.string,
    clientId: text,
    acrValues: t.string,
    signInFlow,
    subscriptionKey: t.string,
    gaTrackingId: t.string,
    reportsUrl: t.string,
    enhancedAlertsUrl: t.string,
    doNotCallUrl: t.string,
    compassUrl: t.string,
    vlsUrl: t.string,
    supportPhone: t.string,
    supportEmail: t.string,
    fuelPrice: t.number,
    /** Whether the people, prices and values on screen are invented. */
    isDemo: t.boolean,
  },
  'app config',
)

/** The configuration of the web app. */
export type AppConfig = t.TypeOf<typeof appConfig>
