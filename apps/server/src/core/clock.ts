import { instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'

/** Reads the time. Handlers are given one, so that tests can set it. */
export type Clock = () => Instant

/** The machine's own clock. */
export const systemClock: Clock = () => instantFromEpoch(Date.now())
