import type { OpportunityFacts } from '@retain/domain/templates/placeholders'
import { useMemo } from 'react'
import type { Sections } from '../useSections'

/** What is read of an opportunity. */
type Read = { readonly [Name in 'customer' | 'deal' | 'vehicles']: Pick<Sections[Name], 'data'> }

/** What the placeholders of templates stand for, as far as the sections are loaded. */
export function useTemplateFacts({
  customer: { data: customer },
  deal: { data: deal },
  vehicles: { data: vehicles },
}: Read): OpportunityFacts {
  return useMemo(
    () => ({
      customer: customer ?? null,
      currentVehicle: vehicles?.currentVehicle ?? null,
      paymentAmount: deal?.paymentAmtEdited ?? deal?.paymentAmt ?? null,
      paymentsRemaining: vehicles?.currentVehicle.numberOfPayments ?? null,
      replacementVehicleModel: vehicles?.replacementVehicle?.model ?? null,
    }),
    [customer, deal, vehicles],
  )
}
