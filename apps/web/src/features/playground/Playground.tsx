import { allVehicles, shownVehicles, vehicleCountText } from '@retain/domain/payment/playground/playground'
import { hasMissingPayments, missingPaymentsText } from '@retain/domain/payment/playground/playgroundAnswers'
import { isPlaygroundEdited } from '@retain/domain/payment/playground/playgroundInput'
import { isLoaded } from '@retain/domain/payment/playground/playgroundVehicle'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Page } from '@retain/ui/page'
import { useMemo } from 'react'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import { computationFailedText } from '../payment/paymentTexts'
import { PlaygroundAround } from './openedPlayground'
import { PlaygroundHead } from './PlaygroundHead'
import { PlaygroundTable } from './PlaygroundTable'
import { Notes } from './playgroundStyle'
import { useOpenedPlayground } from './useOpenedPlayground'
import { usePlaygroundAddress } from './usePlaygroundAddress'
import type { PlaygroundData } from './usePlaygroundData'

/** The present vehicle beside what is offered: payments by term and down payment, and all that the vehicles are compared by. */
export function Playground(data: PlaygroundData) {
  const { frame, source } = data
  const { opptId, deal } = source
  const { customerName, hyperionId } = frame
  const { appName } = useAppSelector(selectConfig)
  const { work, linked, context, hasFailed, retry } = useOpenedPlayground(data)
  const { playground, edit } = work
  usePlaygroundAddress(playground, linked.isSettled && allVehicles(playground).every(isLoaded))
  return (
    <PlaygroundAround value={useMemo(() => ({ work, context }), [work, context])}>
      <Page isRecord reachesEdge>
        <title>{`${pageTitles.opportunityPlayground} · ${appName}`}</title>
        <PlaygroundHead
          {...{ opptId, customerName, hyperionId, edit }}
          dealType={deal.dealType}
          count={vehicleCountText(playground)}
          deskingEdits={playground.deskingEdits}
          hideReplacement={playground.hideReplacement}
          shownVins={shownVehicles(playground).map(({ vin }) => vin)}
          isEdited={isPlaygroundEdited(playground)}
          isWhole={!hasFailed && linked.isSettled}
        />
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
        <PlaygroundTable work={work} context={context} customerName={customerName} />
      </Page>
    </PlaygroundAround>
  )
}
