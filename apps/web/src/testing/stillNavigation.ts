import type { Services } from '../core/state/services'

/** What stands for the router where a test draws no page of it: it stays where it is. */
export const stillNavigation = (given: Partial<Services['navigation']> = {}): Services['navigation'] => ({
  path: () => '/',
  query: () => '',
  state: () => null,
  go: () => undefined,
  prefetch: () => undefined,
  ...given,
})
