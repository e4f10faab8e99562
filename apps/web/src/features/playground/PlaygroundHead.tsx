import type { DealTyped } from '@retain/domain/deal/dealTypes'
import { createLeadLabel } from '@retain/domain/lead/leadTexts'
import type { OpportunityFrame } from '@retain/domain/opportunity/sections'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { addVehicles, resetPlayground } from '@retain/domain/payment/playground/playground'
import { canPrintPlayground } from '@retain/domain/payment/playground/playgroundColumns'
import { printFitSearch, usualFitSearch } from '@retain/domain/payment/what-fits/fitAddress'
import type { DeskingEdits } from '@retain/domain/payment/desking/deskingTerms'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { LinkButton } from '@retain/ui/link-button'
import { PageHeader } from '@retain/ui/page-header'
import { Handshake, RotateCcw } from 'lucide-react'
import { drawnByValue } from '../../core/state/drawnByValue'
import { useAppSelector } from '../../core/state/appHooks'
import { selectRoles } from '../../session/sessionSlice'
import { RouterLink } from '../../shell/RouterLink'
import type { PlaygroundEdit } from '../payment/usePlayground'
import { WhatFitsLink } from '../payment/WhatFitsLink'
import { VlsButton } from '../vls/VlsButton'
import { EmailComparison } from './EmailComparison'
import { PlaygroundDesking } from './PlaygroundDesking'
import { PrintLink } from './PrintLink'
import { Actions, Count } from './playgroundStyle'

interface PlaygroundHeadProps extends Pick<OpportunityFrame, 'customerName' | 'hyperionId'> {
  readonly opptId: string
  readonly dealType: DealTyped['dealType']
  /** How many of the columns are taken. */
  readonly count: string
  readonly deskingEdits: DeskingEdits
  readonly hideReplacement: boolean
  readonly shownVins: readonly string[]
  /** There is something to reset. */
  readonly isEdited: boolean
  /** The vehicles of the address are there, and nothing failed. */
  readonly isWhole: boolean
  readonly edit: PlaygroundEdit
}

/** The head of a playground: whose it is, and what is done with the whole of it. */
export const PlaygroundHead = drawnByValue(function PlaygroundHead(props: PlaygroundHeadProps) {
  const { opptId, customerName, hyperionId, dealType, count, deskingEdits, isEdited, isWhole, edit } = props
  const canPrint = canPrintPlayground(useAppSelector(selectRoles))
  const path = opportunityPath(opptId)
  return (
    <PageHeader
      title={pageTitles.opportunityPlayground}
      back={{ href: path, label: customerName, linkComponent: RouterLink }}
      isTitledAbove={false}
      end={
        <Actions>
          <Count role="status">{count}</Count>
          <WhatFitsLink
            opptId={opptId}
            query={printFitSearch({ ...usualFitSearch, desking: deskingEdits })}
          />
          <PlaygroundDesking {...{ deskingEdits, edit }} />
          <VlsButton
            opptId={opptId}
            hyperionId={edit.source.hyperionId}
            hideReplacement={props.hideReplacement}
            shownVins={props.shownVins}
            onChosen={(vehicles) => edit.change('vehicles', (current) => addVehicles(current, vehicles))}
          />
          <Button
            icon={<RotateCcw aria-hidden="true" />}
            isDisabled={!isEdited}
            onPress={() => edit.change('vehicles', resetPlayground)}
          >
            Reset
          </Button>
          {canPrint && <EmailComparison {...{ opptId, hyperionId, isWhole }} />}
          {canPrint && <PrintLink opptId={opptId} />}
          <LinkButton
            href={`${path}?tab=lead`}
            variant="primary"
            icon={<Handshake aria-hidden="true" />}
            linkComponent={RouterLink}
          >
            {createLeadLabel}
          </LinkButton>
        </Actions>
      }
    >
      {dealType !== null && <Chip>{dealType}</Chip>}
    </PageHeader>
  )
})
