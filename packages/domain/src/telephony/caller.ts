/** An opportunity of whoever calls, as the panel of an incoming call offers it. */
export interface CallerCustomer {
  readonly opptId: string
  readonly hyperionId: string
  readonly customerName: string
  /** The customer's own vehicle; `null` where none is known. */
  readonly vehicle: string | null
}

/** The most opportunities that are offered for one caller: a family shares a telephone, a company has many vehicles. */
export const mostCallerCustomers = 5
