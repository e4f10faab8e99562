import { CardFrame } from '@retain/ui/card-frame'
import { memo } from 'react'
import { useTemplateFacts } from '../email/useTemplateFacts'
import { LaterPanel } from '../panels/LaterPanel'
import type { PanelsDue } from '../panels/usePanelsDue'
import type { Sections } from '../useSections'
import type { GuidePlace } from './callGuideChoice'
import { GuideHead, guideLines } from './guideStyle'

interface LaterGuideProps extends Pick<Sections, 'customer' | 'deal' | 'vehicles'> {
  readonly hyperionId: string
  readonly due: PanelsDue
  readonly place: GuidePlace
}

/** The call guide, which the opening of the page does not wait for. */
export const LaterGuide = memo(function LaterGuide(props: LaterGuideProps) {
  const { hyperionId, due, place, customer, deal, vehicles } = props
  const facts = useTemplateFacts({ customer, deal, vehicles })
  return (
    <LaterPanel
      title="Call guide"
      due={due}
      loadingLines={guideLines}
      standIn={place === 'above' ? <FoldedHead /> : undefined}
    >
      {({ GuideCard }) => <GuideCard hyperionId={hyperionId} facts={facts} place={place} />}
    </LaterPanel>
  )
})

/** The head alone, so that the form below it stays where it is. */
const FoldedHead = () => (
  <CardFrame>
    <GuideHead>
      <h2>Call guide</h2>
    </GuideHead>
  </CardFrame>
)
