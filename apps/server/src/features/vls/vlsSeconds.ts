import { epochOf, type Instant } from '@retain/domain/calendar/instant'

/** A moment in the seconds of the listing service: since 1970 UTC, those that have passed. */
export const secondsOf = (moment: Instant): number => Math.floor(epochOf(moment) / 1000)
