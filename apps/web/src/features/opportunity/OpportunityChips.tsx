import { rowState } from '@retain/domain/work-log/rows/rowState'
import { Chip } from '@retain/ui/chip'
import { stateLooks } from '../work-log/grid/logIcons'
import { chipTones } from '../work-log/grid/StatusMark'
import type { OpportunityFacts } from './opportunityFacts'

/** Status, kind of deal and repair order, each in a word. */
export function OpportunityChips({ facts }: { readonly facts: OpportunityFacts }) {
  const { status, dealType } = facts
  return (
    <>
      {status !== null && (
        <span title={status.tooltip ?? undefined}>
          <Chip tone={chipTones[status.tone]}>{status.text}</Chip>
        </span>
      )}
      {dealType !== null && <Chip>{dealType}</Chip>}
      <RepairOrder {...facts} />
    </>
  )
}

/** A repair order that is open or to come; a closed one is history. */
function RepairOrder({ roStatus, roTagNumber }: Pick<OpportunityFacts, 'roStatus' | 'roTagNumber'>) {
  const state = rowState({ dealType: null, roStatus })
  if (state === 'none') return null
  const { tone, Icon } = stateLooks[state]
  const tag = roTagNumber === null ? '' : ` · Tag ${roTagNumber}`
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {`RO ${roStatus}${tag}`}
    </Chip>
  )
}
