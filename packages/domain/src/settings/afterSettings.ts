import type { StoreSettings } from './readSettings'

/** What follows once the settings of a store are loaded, besides rendering the page again. */
export type WorkAfterSettings = 'loadNotifications' | 'autoSubscribe'

/** The settings that call for work. */
export type WorkSettings = Pick<StoreSettings, 'EAAutoAssignAlerts' | 'EARemAnnounEmail'>

/**
 * What loaded settings call for. In a store that was just entered, by start-up or by a change of store, notifications are
 * loaded, and with EAAutoAssignAlerts the user is subscribed to desktop alerts (S-135, S-136, S-726). In the store that one
 * is in already, notifications are loaded again when EARemAnnounEmail has changed (S-138). What follows from the settings
 * alone, such as the Trade Adjustment entry (S-137), is read from them wherever it shows.
 *
 * @param before the settings that held in the same store; `null` when it was just entered.
 * @example workAfterSettings(null, { EAAutoAssignAlerts: true, EARemAnnounEmail: 0 }) // ['loadNotifications', 'autoSubscribe']
 */
export function workAfterSettings(
  before: WorkSettings | null,
  after: WorkSettings,
): readonly WorkAfterSettings[] {
  if (before === null)
    return after.EAAutoAssignAlerts ? ['loadNotifications', 'autoSubscribe'] : ['loadNotifications']
  return before.EARemAnnounEmail === after.EARemAnnounEmail ? [] : ['loadNotifications']
}
