import { unknownPlaceholders, usedPlaceholders } from '@retain/domain/templates/fillTemplate'
import type { OpportunityFacts, PlaceholderValues } from '@retain/domain/templates/placeholders'
import type { Template } from '@retain/domain/templates/template'
import { CardFrame } from '@retain/ui/card-frame'
import { ErrorState } from '@retain/ui/error-state'
import { IconButton } from '@retain/ui/icon-button'
import { Select } from '@retain/ui/select'
import { Skeleton } from '@retain/ui/skeleton'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, useId } from 'react'
import { MarkedText } from '../../templates/MarkedText'
import { templateOptions } from '../../templates/templateOptions'
import { useListTemplatesQuery } from '../../templates/templatesApi'
import { usePlaceholderValues } from '../../templates/usePlaceholderValues'
import { useCallGuideChoice, type GuidePlace } from './callGuideChoice'
import { GuideBody, GuideFoot, GuideHead, guideLines } from './guideStyle'

interface GuideCardProps {
  readonly hyperionId: string
  /** What the placeholders stand for. */
  readonly facts: OpportunityFacts
  readonly place: GuidePlace
}

const none: readonly Template[] = []

/** What to say in a call: a guide of the store with this customer's values in bold (O-366, O-370 to O-382). */
export const GuideCard = memo(function GuideCard({ hyperionId, facts, place }: GuideCardProps) {
  const id = useId()
  const { chosenId, isOpen, choose, toggle } = useCallGuideChoice(hyperionId, place)
  const values = usePlaceholderValues(facts)
  const query = useListTemplatesQuery(
    { query: { hyperionId, templateTypeName: 'call' } },
    { refetchOnMountOrArgChange: 60 },
  )
  const { data = none, isError, refetch } = query
  const options = templateOptions(data, 'call')
  const guideOf = (id: string | null | undefined) => data.find(({ templateId }) => templateId === id)
  const guide = guideOf(chosenId) ?? guideOf(options[0]?.options[0]?.id)
  const content = () => {
    if (query.data === undefined)
      return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton lines={guideLines} />
    if (guide === undefined) return <p>There are no call guides.</p>
    return <MarkedText body={guide.body} values={values} look="guide" />
  }
  return (
    <CardFrame aria-labelledby={id} data-guide="">
      <GuideHead>
        <h2 id={id}>Call guide</h2>
        <Select
          label="Call guide"
          isLabelHidden
          placeholder="No call guide"
          emptyText="There are no call guides."
          options={options}
          value={guide?.templateId ?? null}
          onChange={(templateId) => {
            choose(templateId)
            if (!isOpen) toggle(true)
          }}
        />
        <IconButton
          label={isOpen ? 'Fold the call guide' : 'Show the call guide'}
          icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          onPress={() => toggle(!isOpen)}
        />
      </GuideHead>
      <GuideBody id={`${id}-text`} hidden={!isOpen}>
        {content()}
      </GuideBody>
      {isOpen && guide !== undefined && <GuideFoot>{footText(guide.body, values)}</GuideFoot>}
    </CardFrame>
  )
})

/** What became of the placeholders. */
function footText(body: string, values: PlaceholderValues): string {
  const { filled, missing } = usedPlaceholders(body, values)
  const open = [...missing, ...unknownPlaceholders(body)]
  if (open.length > 0) return `Nothing is known for ${open.join(', ')}.`
  return filled.length > 0 ? 'Filled with this customer’s values, shown in bold' : ''
}
