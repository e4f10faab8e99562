import type { TrackingService } from './trackingService'

declare global {
  interface Window {
    /** The commands for the script of Google Analytics, which it takes from here once it is loaded. */
    dataLayer?: unknown[]
  }
}

const scriptAddress = 'https://www.googletagmanager.com/gtag/js'

/**
 * What is said of a page. Without it the script would send the address and the title of the window, which hold ids and names of
 * customers, and the address of the page before.
 */
const placeOf = (pattern: string) => ({
  page_location: new URL(pattern, window.location.origin).href,
  page_title: pattern,
  page_referrer: window.location.origin,
})

/**
 * Starts Google Analytics: adds its script, and configures the property so that it is told of no person, no record and nothing that
 * advertising could use. Its cookie is this host's alone, and goes when the browser is closed. Where the script is not loaded, as
 * with a blocker of trackers, nothing happens.
 *
 * @param trackingId the measurement id, such as `G-AB12CD34EF`.
 * @example startGoogleAnalytics('G-AB12CD34EF').pageViewed('/app/opportunity/:id')
 */
export function startGoogleAnalytics(trackingId: string): TrackingService {
  const commands = (window.dataLayer ??= [])
  function tell(..._command: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- the script reads objects of arguments, and passes over arrays
    commands.push(arguments)
  }
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
  tell('js', new Date())
  tell('set', placeOf('/'))
  tell('config', trackingId, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: 0,
    cookie_flags: 'SameSite=Strict',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${scriptAddress}?id=${encodeURIComponent(trackingId)}`
  document.head.append(script)
  return {
    pageViewed: (pattern) => {
      const place = placeOf(pattern)
      tell('set', place)
      tell('event', 'page_view', place)
    },
  }
}
