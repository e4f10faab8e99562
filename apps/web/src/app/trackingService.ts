/** A service of others that counts how the app is used. */
export interface TrackingService {
  /** Somebody opened a page, named by the pattern of its route: never by its address, which says of whom it is (S-815). */
  readonly pageViewed: (pattern: string) => void
}
