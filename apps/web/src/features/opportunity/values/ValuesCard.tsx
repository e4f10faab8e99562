import { equityTurn, equityTurnText } from '@retain/domain/values-over-time/equityTurn'
import type { ValueHistory } from '@retain/domain/values-over-time/valueHistory'
import { valueColumns } from '@retain/domain/values-over-time/valueTable'
import { Button } from '@retain/ui/button'
import { Card } from '@retain/ui/card'
import { memo, useMemo, useRef, useState } from 'react'
import { useInSight } from '../../../core/browser/useInSight'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyPart } from '../../../core/lazy/LazyPart'
import { loadingLines } from '../loadingLines'
import { freshFor } from '../opening/readOpportunity'
import { panelsApi } from '../panels/panelsApi'
import { Nothing } from '../panels/panelStyle'
import { useSection } from '../section'
import { valuesLines } from './valuesLines'
import { Charts, Turn } from './valuesStyle'
import { ValuesTable } from './ValuesTable'

/** The lines and the library that draws them. */
const chart = lazyCode(() => import('./ValueLines'))

/** Equity and payment difference of the last 24 months as lines or as a table, and when equity becomes positive. */
export const ValuesCard = memo(function ValuesCard({ opptId }: { readonly opptId: string }) {
  const [isTable, setIsTable] = useState(false)
  const query = panelsApi.useGetValueHistoryQuery(
    { params: { opptId } },
    { refetchOnMountOrArgChange: freshFor },
  )
  const section = useSection('valueHistory', query, true)
  const { data, status, refetch } = section
  const hasPast = data !== undefined && data.points.length > 1
  return (
    <Card
      title="Values over time"
      isFoldable
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
      action={
        hasPast && (
          <Button variant="link" onPress={() => setIsTable((current) => !current)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {data === undefined && loadingLines(section, valuesLines)}
      {data !== undefined && !hasPast && <Nothing>No figures of earlier months are on file yet.</Nothing>}
      {hasPast && <Values history={data} isTable={isTable} />}
    </Card>
  )
})

interface ValuesProps {
  readonly history: ValueHistory
  readonly isTable: boolean
}

function Values({ history, isTable }: ValuesProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useInSight(place)
  const columns = useMemo(() => valueColumns(history), [history])
  const turn = equityTurnText(equityTurn(history))
  return (
    <div ref={place}>
      {turn !== '' && <Turn>{turn}</Turn>}
      {isTable ? (
        <ValuesTable history={history} columns={columns} />
      ) : (
        <Charts aria-hidden="true">
          {isSeen && (
            <LazyPart code={chart} lines={valuesLines}>
              {({ ValueLines }) =>
                columns.map(({ key, label, now }) => (
                  <figure key={key}>
                    <figcaption>
                      {label} <b>{now}</b>
                    </figcaption>
                    <ValueLines history={history} of={key} />
                  </figure>
                ))
              }
            </LazyPart>
          )}
        </Charts>
      )}
    </div>
  )
}
