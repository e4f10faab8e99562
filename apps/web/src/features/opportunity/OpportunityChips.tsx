import { rowState } from '@retain/domain/work-log/rows/rowState'
import { Chip } from '@retain/ui/chip'
import { UserRound } from 'lucide-react'
import { stateLooks } from '../work-log/grid/logIcons'
import { chipTones } from '../work-log/grid/StatusMark'
import type { OpportunityFacts } from './opportunityFacts'

interface OpportunityChipsProps {
  readonly facts: OpportunityFacts
  /** Who else works on the customer; `null` for nobody. */
  readonly presence: string | null
}

/** Status, kind of deal and repair order, each in a word, and who else works on the customer. */
export function OpportunityChips({ facts, presence }: OpportunityChipsProps) {
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
      {presence !== null && (
        <Chip tone="info" icon={<UserRound aria-hidden="true" />}>
          {presence}
        </Chip>
      )}
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
