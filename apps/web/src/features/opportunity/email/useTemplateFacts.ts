import type { OpportunityFacts } from '@retain/domain/templates/placeholders'
import { useMemo } from 'react'
import type { Sections } from '../useSections'

/** What the placeholders of templates stand for, as far as the sections are loaded. */
export function useTemplateFacts({
  customer: { data: customer },
  deal: { data: deal },
  vehicles: { data: vehicles },
}: Pick<Sections, 'customer' | 'deal' | 'vehicles'>): OpportunityFacts {
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
