import { createLeadLabel } from '@retain/domain/lead/leadTexts'
import { opportunityPath, playgroundPrintPath } from '@retain/domain/opportunity/opportunityPath'
import {
  addVehicles,
  allVehicles,
  resetPlayground,
  shownVehicles,
  vehicleCountText,
} from '@retain/domain/payment/playground/playground'
import { hasMissingPayments, missingPaymentsText } from '@retain/domain/payment/playground/playgroundAnswers'
import { canPrintPlayground } from '@retain/domain/payment/playground/playgroundColumns'
import { isPlaygroundEdited } from '@retain/domain/payment/playground/playgroundInput'
import { isLoaded } from '@retain/domain/payment/playground/playgroundVehicle'
import { printFitSearch, usualFitSearch } from '@retain/domain/payment/what-fits/fitAddress'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { LinkButton } from '@retain/ui/link-button'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Handshake, Printer, RotateCcw } from 'lucide-react'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import { selectRoles } from '../../session/sessionSlice'
import { RouterLink } from '../../shell/RouterLink'
import { computationFailedText } from '../payment/paymentTexts'
import { VlsButton } from '../vls/VlsButton'
import { EmailComparison } from './EmailComparison'
import { PlaygroundDesking } from './PlaygroundDesking'
import { PlaygroundTable } from './PlaygroundTable'
import { Actions, Count, Notes } from './playgroundStyle'
import { useOpenedPlayground } from './useOpenedPlayground'
import { WhatFitsLink } from '../payment/WhatFitsLink'
import { usePlaygroundAddress } from './usePlaygroundAddress'
import type { PlaygroundData } from './usePlaygroundData'

/** The present vehicle beside what is offered: payments by term and down payment, and all that the vehicles are compared by. */
export function Playground(data: PlaygroundData) {
  const { frame, source } = data
  const { opptId, deal } = source
  const { appName } = useAppSelector(selectConfig)
  const canPrint = canPrintPlayground(useAppSelector(selectRoles))
  const { work, linked, context, hasFailed, retry } = useOpenedPlayground(data)
  const { playground, change } = work
  const query = usePlaygroundAddress(playground, linked.isSettled && allVehicles(playground).every(isLoaded))
  const path = opportunityPath(opptId)
  return (
    <Page isRecord reachesEdge>
      <title>{`${pageTitles.opportunityPlayground} · ${appName}`}</title>
      <PageHeader
        title={pageTitles.opportunityPlayground}
        back={{ href: path, label: frame.customerName, linkComponent: RouterLink }}
        isTitledAbove={false}
        end={
          <Actions>
            <Count role="status">{vehicleCountText(playground)}</Count>
            <WhatFitsLink
              opptId={opptId}
              query={printFitSearch({ ...usualFitSearch, desking: playground.deskingEdits })}
            />
            <PlaygroundDesking work={work} />
            <VlsButton
              opptId={opptId}
              hyperionId={source.hyperionId}
              hideReplacement={playground.hideReplacement}
              shownVins={shownVehicles(playground).map(({ vin }) => vin)}
              onChosen={(vehicles) => change('vehicles', (current) => addVehicles(current, vehicles))}
            />
            <Button
              icon={<RotateCcw aria-hidden="true" />}
              isDisabled={!isPlaygroundEdited(playground)}
              onPress={() => change('vehicles', resetPlayground)}
            >
              Reset
            </Button>
            {canPrint && (
              <EmailComparison
                {...{ opptId, work, linked, context, hasFailed }}
                hyperionId={frame.hyperionId}
              />
            )}
            {canPrint && (
              <LinkButton
                href={playgroundPrintPath(opptId, query)}
                target="_blank"
                icon={<Printer aria-hidden="true" />}
              >
                Print
              </LinkButton>
            )}
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
        {deal.dealType !== null && <Chip>{deal.dealType}</Chip>}
      </PageHeader>
      <Notes aria-live="polite">
        {hasFailed && (
          <Banner tone="danger" isAnnounced={false} action={<Button onPress={retry}>Try again</Button>}>
            {computationFailedText}
          </Banner>
        )}
        {!hasFailed && hasMissingPayments(playground) && (
          <Banner tone="warn" isAnnounced={false}>
            {missingPaymentsText}
          </Banner>
        )}
        {linked.sold > 0 && (
          <Banner tone="info" isAnnounced={false}>
            {linked.sold === 1
              ? 'One of the vehicles is no longer for sale.'
              : `${linked.sold} of the vehicles are no longer for sale.`}
          </Banner>
        )}
      </Notes>
      <PlaygroundTable work={work} context={context} customerName={frame.customerName} />
    </Page>
  )
}
