import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'

/** One section of the page: what it holds, where its call stands, and how to ask again. */
export interface Section<Data> {
  /** `undefined` as long as nothing came, and for what the service does not have. */
  readonly data: Data | undefined
  readonly status: AsyncStatus
  readonly refetch: () => void
}
