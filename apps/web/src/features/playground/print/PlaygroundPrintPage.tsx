import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { disclosedDesking } from '@retain/domain/disclosure/disclosedDesking'
import { playgroundDisclosure } from '@retain/domain/disclosure/playgroundDisclosure'
import { notFoundTexts } from '@retain/domain/messages/pageTexts'
import { detailsErrorText } from '@retain/domain/opportunity/status/detailsStatus'
import { hasMissingPayments, missingPaymentsText } from '@retain/domain/payment/playground/playgroundAnswers'
import { playgroundPrint } from '@retain/domain/payment/playground/playgroundColumns'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { ErrorState } from '@retain/ui/error-state'
import { Splash } from '@retain/ui/splash'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePrintOnce } from '../../../core/browser/usePrintOnce'
import { selectConfig } from '../../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import { useStores } from '../../../session/active-store/useStore'
import { selectUser } from '../../../session/sessionSlice'
import { computationFailedText } from '../../payment/paymentTexts'
import { useOpenedPlayground } from '../useOpenedPlayground'
import { usePlaygroundData, type PlaygroundData } from '../usePlaygroundData'
import { Paper, PlaygroundPaper } from './printStyle'
import { recordEvent } from '../../history/recordEvent'
import { PrintedPlayground } from './PrintedPlayground'

/**
 * The printable playground: the columns and values of the page at the same address, and the browser's print dialog as soon as all
 * is computed (O-015, O-294, O-295, OP-089).
 */
export function PlaygroundPrintPage() {
  const { id = '' } = useParams()
  const { appName } = useAppSelector(selectConfig)
  const { data, status, retry } = usePlaygroundData(id)
  return (
    <PlaygroundPaper tabIndex={0} aria-label={pageTitles.playgroundPrint}>
      <Paper />
      <title>{`${pageTitles.playgroundPrint} · ${appName}`}</title>
      {data !== null ? (
        <Printed key={id} {...data} />
      ) : status === 'error' ? (
        <ErrorState text={detailsErrorText} onRetry={retry} retryLabel="Try again" />
      ) : status === 'complete' ? (
        <p>{notFoundTexts.title}</p>
      ) : (
        <Splash isInline text="Loading" />
      )}
    </PlaygroundPaper>
  )
}

function Printed(data: PlaygroundData) {
  const { frame, source } = data
  const dispatch = useAppDispatch()
  const [now] = useState(() => instantFromEpoch(Date.now()))
  const { work, linked, context, hasFailed, retry } = useOpenedPlayground(data)
  const storeName = useStores().find((store) => store.hyperionId === frame.hyperionId)?.name ?? ''
  const preparedBy = useAppSelector(selectUser)?.fullName ?? ''
  const { playground } = work
  const isReady = linked.isSettled && !work.isComputing
  const print = playgroundPrint(playground, context, now)
  usePrintOnce(isReady, () => {
    const titles = print.columns.slice(1).map(({ title }) => title)
    dispatch(recordEvent('print', source.opptId, titles.join(', ')))
  })
  if (hasFailed) return <ErrorState text={computationFailedText} onRetry={retry} retryLabel="Try again" />
  if (!isReady) return <Splash isInline text="Loading" />
  return (
    <PrintedPlayground
      {...{ print, storeName, preparedBy }}
      disclosure={playgroundDisclosure(playground, context)}
      desking={disclosedDesking(playground, context)}
      customerName={frame.customerName}
      note={hasMissingPayments(playground) ? missingPaymentsText : null}
    />
  )
}
