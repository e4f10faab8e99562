import { memo } from 'react'
import { fewestLines } from '../loadingLines'
import { LaterPanel } from './LaterPanel'
import type { OfOffers } from './useOffers'
import type { PanelsDue } from './usePanelsDue'
import { valuesLines } from '../values/valuesLines'

interface Due {
  readonly due: PanelsDue
}

interface OfOpportunity extends Due {
  readonly opptId: string
}

/** The place of the other vehicles of the household. */
export const HouseholdPanel = memo(function HouseholdPanel({ due, opptId }: OfOpportunity) {
  return (
    <LaterPanel title="Household vehicles" due={due} loadingLines={fewestLines}>
      {({ HouseholdCard }) => <HouseholdCard opptId={opptId} />}
    </LaterPanel>
  )
})

/** The place of what is offered at present. */
export const OffersPanel = memo(function OffersPanel({ due, ...of }: Due & OfOffers) {
  return (
    <LaterPanel title="Current offers" due={due} loadingLines={fewestLines}>
      {({ OffersCard }) => <OffersCard {...of} />}
    </LaterPanel>
  )
})

/**
 * The place of what equity and payment difference were in the last months. Their chart costs more to draw than any other panel: it
 * waits until the page has stood for a second, in sight or not, so that whoever steps through the list does not pay for it.
 */
export const ValuesPanel = memo(function ValuesPanel({ due, opptId }: OfOpportunity) {
  return (
    <LaterPanel title="Values over time" due={due === 'all' ? due : 'none'} loadingLines={valuesLines}>
      {({ ValuesCard }) => <ValuesCard opptId={opptId} />}
    </LaterPanel>
  )
})

/** The place of what protects the vehicle and its financing. */
export const ProductsPanel = memo(function ProductsPanel({ due, opptId }: OfOpportunity) {
  return (
    <LaterPanel title="Protection products" due={due} loadingLines={fewestLines}>
      {({ ProductsCard }) => <ProductsCard opptId={opptId} />}
    </LaterPanel>
  )
})
