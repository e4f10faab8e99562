import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'

/** One section of the page: its data, the status of its request, and a function that reads it again. */
export interface Section<Data> {
  /** `undefined` until it is loaded, and when the service has no such data. */
  readonly data: Data | undefined
  readonly status: AsyncStatus
  readonly refetch: () => void
}
