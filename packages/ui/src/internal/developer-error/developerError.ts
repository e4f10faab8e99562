/**
 * Says what a caller did wrong: throws while developing, where it is read, and does nothing in a production build,
 * where the rule that the message states holds in silence.
 */
export const developerError = (message: string): void => {
  if (process.env.NODE_ENV !== 'production') throw new Error(`@retain/ui: ${message}`)
}
