/** What the customer of a thread is called. */
export const threadCustomer = (firstName: string | undefined): string => firstName ?? 'the customer'

/** What the thread with a customer is called. */
export const threadTitle = (customer: string): string => `Emails with ${customer}`
