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
  /** On a wide page the line of reasons tells of an open repair order. */
  readonly isNarrow: boolean
}

/** Status, kind of deal and repair order, each in a word, and who else works on the customer. */
export function OpportunityChips({ facts, presence, isNarrow }: OpportunityChipsProps) {
  const { status, dealType } = facts
  return (
    <>
      {status !== null && (
        <span title={status.tooltip ?? undefined}>
          <Chip tone={chipTones[status.tone]}>{status.text}</Chip>
        </span>
      )}
      {dealType !== null && <Chip>{dealType}</Chip>}
      <RepairOrder {...facts} isNarrow={isNarrow} />
      {presence !== null && (
        <Chip tone="info" icon={<UserRound aria-hidden="true" />}>
          {presence}
        </Chip>
      )}
    </>
  )
}

/** A repair order that is open or to come; a closed one is history. */
function RepairOrder({
  roStatus,
  roTagNumber,
  isNarrow,
}: Pick<OpportunityFacts, 'roStatus' | 'roTagNumber'> & Pick<OpportunityChipsProps, 'isNarrow'>) {
  const state = rowState({ dealType: null, roStatus })
  if (state === 'none' || (state === 'open' && !isNarrow)) return null
  const { tone, Icon } = stateLooks[state]
  const tag = roTagNumber === null ? '' : ` · Tag ${roTagNumber}`
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {`RO ${roStatus}${tag}`}
    </Chip>
  )
}
