import type { Flaggable } from '@retain/domain/flagging/associate'
import { positionText } from '@retain/domain/opportunity/positionInList'
import { logPages } from '@retain/domain/work-log/logPages'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { IconButton } from '@retain/ui/icon-button'
import type { LinkComponent } from '@retain/ui/link-component'
import { PageHeader } from '@retain/ui/page-header'
import { PositionNav } from '@retain/ui/position-nav'
import { ChevronDown, ChevronUp, RefreshCw } from 'lucide-react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { withPersonFilters } from '../../list/address/historyState'
import { ShortcutsKey } from '../../list/shortcuts/ShortcutsKey'
import { usePageKey } from '../../shell/pageKeys'
import { RouterLink } from '../../shell/RouterLink'
import { FlagButton } from '../flagging/FlagButton'
import { Customer360Link } from './Customer360Link'
import { OpportunityChips } from './OpportunityChips'
import { Owner, Ownership } from './opportunityStyle'
import { OwnerChange } from './owner/OwnerChange'
import type { OpportunityFacts } from './opportunityFacts'
import type { Steps } from './usePosition'

interface OpportunityHeadProps extends Steps {
  readonly opptId: string
  readonly source: LogType
  /** The query of the list that the page was opened from; empty for the list as it was left. */
  readonly listQuery: string
  /** Its filters that name people, which go back along with it. */
  readonly personFilters: unknown
  readonly facts: OpportunityFacts
  /** There is no such customer, which the page says below. */
  readonly isMissing: boolean
  /** Who else works on the customer; `null` for nobody. */
  readonly presence: string | null
  readonly isNarrow: boolean
  /** What the user's own flag belongs to, which a phone has in its panel; `undefined` until it is known. */
  readonly flaggable: Flaggable | undefined
  /** The opportunity that the user can become the owner of; `null` for none. */
  readonly takeable: string | null
  /** Nothing can be written. */
  readonly isReadOnly: boolean
  readonly onRefresh: () => void
  readonly isRefreshing: boolean
}

/** Customer, status, the way back to the list and to the next customer (O-040, O-046, O-047). */
export const OpportunityHead = memo(function OpportunityHead(props: OpportunityHeadProps) {
  const {
    opptId,
    source,
    listQuery,
    personFilters,
    facts,
    isMissing,
    presence,
    navigation,
    isStepping,
    step,
    isNarrow,
    flaggable,
    takeable,
    isReadOnly,
    onRefresh,
    isRefreshing,
  } = props
  const { title, path } = logPages[source]
  const place = positionText(navigation)
  const heading = useFocusedName()
  const steps = { navigation, isStepping, step }
  usePageKey('j', labels.next, () => navigation.nextActive && !isStepping && step('next'))
  usePageKey('k', labels.previous, () => navigation.previousActive && !isStepping && step('previous'))
  const list = `${path}${listQuery}`
  const navigate = useNavigate()
  usePageKey('u', 'Back to the list', () => void navigate(list, listState(personFilters)))
  const BackLink = useMemo(() => linkWithPersonFilters(personFilters), [personFilters])
  return (
    <PageHeader
      data-tour="opportunity-head"
      title={isMissing ? undefined : facts.name}
      headingRef={heading}
      subtitle={isNarrow && place}
      back={{ href: list, label: title, linkComponent: BackLink }}
      isTitledAbove={false}
      end={
        isNarrow ? (
          <PhoneSteps {...steps} />
        ) : (
          <>
            {flaggable && <FlagButton opportunity={flaggable} />}
            {!isMissing && <Customer360Link opptId={opptId} />}
            <IconButton
              label="Refresh"
              icon={<RefreshCw aria-hidden="true" />}
              isLoading={isRefreshing}
              onPress={onRefresh}
            />
            <WideSteps {...steps} />
          </>
        )
      }
    >
      <ShortcutsKey />
      <OpportunityChips facts={facts} presence={presence} isNarrow={isNarrow} />
      <Ownership>
        {facts.owner !== null && (
          <Owner>
            Owner <b>{facts.owner}</b>
          </Owner>
        )}
        {takeable !== null && <OwnerChange opptId={takeable} isDisabled={isReadOnly} isNarrow={isNarrow} />}
      </Ownership>
    </PageHeader>
  )
})

const listState = (personFilters: unknown) => ({ state: withPersonFilters(null, personFilters) })

const linkWithPersonFilters =
  (personFilters: unknown): LinkComponent =>
  ({ href, ...rest }) => <RouterLink {...rest} href={href} {...listState(personFilters)} />

/** The name takes the focus after a link or a step, so that a screen reader reads it first. */
function useFocusedName() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useNavigationType() !== NavigationType.Pop
  const wantsFocus = useRef(isMoved)
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus()
    wantsFocus.current = false
  }, [])
  return heading
}

const labels = { previous: 'Previous customer', next: 'Next customer' }

const WideSteps = ({ navigation, isStepping, step }: Steps) => (
  <PositionNav
    label="Place in the list"
    text={positionText(navigation)}
    previousLabel={labels.previous}
    nextLabel={labels.next}
    canPrevious={navigation.previousActive}
    canNext={navigation.nextActive}
    onPrevious={() => step('previous')}
    onNext={() => step('next')}
    isLoading={isStepping}
  />
)

const PhoneSteps = ({ navigation, isStepping, step }: Steps) => (
  <>
    <IconButton
      label={labels.previous}
      tooltip={false}
      icon={<ChevronUp aria-hidden="true" />}
      isDisabled={!navigation.previousActive || isStepping}
      onPress={() => step('previous')}
    />
    <IconButton
      label={labels.next}
      tooltip={false}
      icon={<ChevronDown aria-hidden="true" />}
      isDisabled={!navigation.nextActive || isStepping}
      onPress={() => step('next')}
    />
  </>
)
