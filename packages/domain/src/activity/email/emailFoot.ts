/** The words of the link at the end of every outbound email. */
export const unsubscribeText = 'Unsubscribe from these emails'

/** What is known of the store that sends an email. */
export interface SendingStore {
  readonly name: string
  /** Its setting of that name; empty where nobody has set it. */
  readonly postalAddress: string
  /** City and state; empty where they are not known. */
  readonly place: string
}

/**
 * Who sends an email, at its foot: the store with its postal address, which commercial email has to name, else with city and state.
 *
 * @example emailSender({ name: 'Bayview Motors', postalAddress: '', place: 'Portland, ME' }) // 'Bayview Motors, Portland, ME'
 */
export const emailSender = ({ name, postalAddress, place }: SendingStore): string =>
  [name, postalAddress || place].filter((part) => part !== '').join(', ')
