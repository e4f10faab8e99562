/** How many contacts somebody had on a day, as it was when the day was counted. Days are those of UTC. */
export interface ContactDayTable {
  hyperion_id: string
  day: string
  /** Empty of nobody. */
  user_name: string
  contacts: number
}

/** Up to which day the contacts of a store are counted; that day is not. */
export interface ContactDayEndTable {
  hyperion_id: string
  counted_until: string
}

/** A day whose contacts may be others than when it was counted; written by triggers, a row for each change. */
export interface ContactDayChangeTable {
  hyperion_id: string
  day: string
}
