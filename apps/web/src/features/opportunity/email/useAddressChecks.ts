import { noEmailFlags, type EmailFlags } from '@retain/domain/activity/email/emailVocabulary'
import { isFormEmail } from '@retain/domain/contact-info/email'
import { longDebounce } from '@retain/domain/text/inputTiming'
import { useEffect, useMemo, useState } from 'react'
import { useCheckEmailBounceQuery, useCheckEmailUnsubscribedQuery, useValidateEmailQuery } from './emailApi'

/** What is known of an address. */
export interface AddressChecks {
  readonly flags: EmailFlags
  /** Whether the service takes it for none (OP-045). */
  readonly isAddressRejected: boolean
}

const nothingKnown: AddressChecks = { flags: noEmailFlags, isAddressRejected: false }

/**
 * Asks what stands against an address, once it has not changed for a while (O-188, O-189, O-447, OP-045). What is no address, or
 * has not been asked about, has nothing against it.
 *
 * @param isShown nothing is asked while the form is not shown.
 */
export function useAddressChecks(address: string, isShown: boolean): AddressChecks {
  const typed = address.trim()
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    if (!isShown || !isFormEmail(typed)) return
    const timer = window.setTimeout(() => setAsked(typed), longDebounce)
    return () => window.clearTimeout(timer)
  }, [typed, isShown])
  const emailAddress = asked === typed ? typed : ''
  const [of, options] = [
    { query: { emailAddress } },
    { skip: emailAddress === '', refetchOnMountOrArgChange: true },
  ]
  const { currentData: bounce } = useCheckEmailBounceQuery(of, options)
  const { currentData: unsubscribe } = useCheckEmailUnsubscribedQuery(of, options)
  const { currentData: validity } = useValidateEmailQuery(of, options)
  return useMemo(
    () =>
      bounce === undefined && unsubscribe === undefined && validity === undefined
        ? nothingKnown
        : {
            flags: { ...noEmailFlags, ...bounce, ...unsubscribe },
            isAddressRejected: validity?.isValid === false,
          },
    [bounce, unsubscribe, validity],
  )
}
