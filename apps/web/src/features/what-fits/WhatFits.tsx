import { formatCount } from '@retain/domain/money/format'
import { opportunityPath, playgroundPath } from '@retain/domain/opportunity/opportunityPath'
import { neutralDesking, noDeskingEdits, triedDesking } from '@retain/domain/payment/desking/deskingTerms'
import { usualDefaultTerms } from '@retain/domain/payment/paymentTerms'
import { solvablesOf } from '@retain/domain/payment/solve/paymentInputs'
import { choiceLimit, comparisonQuery } from '@retain/domain/payment/what-fits/comparison'
import type { FitQuestion } from '@retain/domain/payment/what-fits/fit'
import { fitCountText } from '@retain/domain/payment/what-fits/fitTexts'
import { priceLimits } from '@retain/domain/payment/what-fits/priceLimits'
import { fitFloor } from '@retain/domain/payment/what-fits/rankedFits'
import { withTriedDesking, type StockOffers } from '@retain/domain/payment/what-fits/stockOffer'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { isListed } from '@retain/domain/vls/listing'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Grid } from '@retain/ui/grid'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { ProgressBar } from '@retain/ui/progress-bar'
import { useMemo, useState } from 'react'
import { RouterLink } from '../../shell/RouterLink'
import { DeskingButton } from '../payment/DeskingButton'
import { ListingFiltersButton } from '../vls/listing/ListingFiltersButton'
import { AskBar } from './AskBar'
import { fitCard, fitColumns } from './fitColumns'
import { fitRows, rowVin } from './fitRows'
import { FitsTray } from './FitsTray'
import { useFits } from './useFits'
import { useFitSearch } from './useFitSearch'
import type { useStockOffers } from './useStockOffers'
import { AtEnd, ListCard, Muted, Progressing } from './whatFitsStyle'

interface WhatFitsProps {
  readonly opptId: string
  readonly customerName: string
  readonly stock: ReturnType<typeof useStockOffers>
  readonly head: StockOffers
}

const order = { key: 'difference', direction: 'ascending' } as const

/** What vehicles in stock would cost a customer, the lowest payment difference first; some of them go to the playground. */
export function WhatFits({ opptId, customerName, stock, head }: WhatFitsProps) {
  const { holding, quoteKind, desking: onFile = neutralDesking, storeName, total } = head
  const { search, change } = useFitSearch()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { term, downPayment, apr, solveFor, desking, filters } = search
  const target = search.target ?? holding.currentPayment
  const question = useMemo(
    (): FitQuestion => ({ target, term: term ?? usualDefaultTerms[quoteKind], downPayment, apr, solveFor }),
    [target, term, quoteKind, downPayment, apr, solveFor],
  )
  const customer = useMemo(() => withTriedDesking(head, desking), [head, desking])
  const answered = useFits(stock.offers, customer, question)
  const isShown = useMemo(() => isListed(filters), [filters])
  const rows = useMemo(
    () => fitRows(stock.offers, answered.fits, isShown),
    [stock.offers, answered.fits, isShown],
  )
  const shownOffers = useMemo(() => stock.offers.filter(isShown), [stock.offers, isShown])
  const limits = useMemo(
    () => (solveFor === 'price' ? priceLimits(shownOffers, customer, question) : []),
    [solveFor, shownOffers, customer, question],
  )
  const floor = useMemo(
    () =>
      fitFloor(
        rows.map(({ fit }) => fit),
        question,
      ),
    [rows, question],
  )
  const columns = useMemo(() => fitColumns(question), [question])
  const renderCard = useMemo(() => fitCard(question), [question])
  const within = rows.filter(({ fit }) => fit.isWithin).length
  const byVin = new Map(rows.map((row) => [row.offer.vin, row]))
  const chosenRows = chosen.flatMap((vin) => byVin.get(vin) ?? [])
  const nearest = byVin.get(floor?.nearest.vin ?? '')?.offer
  const isReading = stock.status === 'reading' || answered.fits.length < stock.offers.length
  const { opportunityWhatFits: title } = pageTitles
  return (
    <Page isRecord reachesEdge>
      <title>{title}</title>
      <PageHeader
        title={title}
        back={{ href: opportunityPath(opptId), label: customerName, linkComponent: RouterLink }}
        isTitledAbove={false}
        end={
          <ListingFiltersButton
            vehicles={stock.offers}
            listing={{ filters, filter: (changes) => change({ filters: { ...filters, ...changes } }) }}
          />
        }
      >
        <Muted>{`${formatCount(rows.length)} of ${formatCount(total)} in stock at ${storeName}`}</Muted>
        <AtEnd>
          <DeskingButton
            {...{ onFile }}
            edits={desking}
            onTry={(tried, value) => change({ desking: triedDesking(desking, onFile, tried, value) })}
            onReset={() => change({ desking: noDeskingEdits })}
          />
        </AtEnd>
      </PageHeader>
      <AskBar
        question={question}
        solvables={solvablesOf(quoteKind)}
        limits={limits}
        floor={floor}
        nearest={nearest === undefined ? '' : `${vehicleName(nearest)}, ${nearest.stockNo}`}
        onChange={change}
      />
      {stock.status === 'error' && (
        <Banner tone="danger" action={<Button onPress={stock.retry}>Try again</Button>}>
          {stock.offers.length < total
            ? `Only ${formatCount(stock.offers.length)} of ${formatCount(total)} vehicles could be loaded.`
            : 'The terms of the store have changed, and the stock could not be loaded again.'}
        </Banner>
      )}
      <ListCard>
        <Progressing>
          {isReading && stock.status !== 'error' ? (
            <ProgressBar label="Computing payments" value={answered.fits.length} max={Math.max(1, total)} />
          ) : (
            <span role="status">
              {fitCountText(within, rows.length - within, answered.question ?? question)}
            </span>
          )}
        </Progressing>
        <Grid
          label="What fits"
          columns={columns}
          rows={rows}
          getRowKey={rowVin}
          rowHeight={rowHeight}
          sort={order}
          leadRows={target === null || within === rows.length ? 0 : within}
          status={rows.length === 0 && isReading && stock.status !== 'error' ? 'loading' : 'ready'}
          emptyText={
            total === 0 ? 'There are no vehicles in stock.' : 'No vehicle in stock passes these filters.'
          }
          selection={{
            selectedKeys: new Set(chosen),
            onChange: (keys) => setChosen([...keys].slice(0, choiceLimit)),
            isSelectable: (key) => chosen.length < choiceLimit || chosen.includes(key),
          }}
          renderCard={renderCard}
        />
        <FitsTray
          chosen={chosenRows}
          href={playgroundPath(
            opptId,
            comparisonQuery(
              chosenRows.map(({ offer }) => offer),
              customer,
              question,
              desking,
            ),
          )}
          onRemove={(vin) => setChosen(chosen.filter((one) => one !== vin))}
          onClear={() => setChosen([])}
        />
      </ListCard>
    </Page>
  )
}
