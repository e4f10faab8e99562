import { formatCount } from '@retain/domain/money/format'
import { isFirstPage, isLastPage, pageRange } from '@retain/domain/paging/paging'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import {
  householdFirstPage,
  householdPageSize,
  noHouseholdVehiclesText,
  type HouseholdVehicleInformation,
} from '@retain/domain/vehicle/householdVehicles'
import { Card } from '@retain/ui/card'
import { PositionNav } from '@retain/ui/position-nav'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { RouterLink } from '../../../shell/RouterLink'
import { fewestLines, loadingLines } from '../loadingLines'
import { freshFor } from '../opening/readOpportunity'
import { useSection } from '../section'
import { panelsApi } from './panelsApi'
import { Aside, Lines, Nothing } from './panelStyle'

const Pages = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 8px;
`

interface HouseholdCardProps {
  readonly opptId: string
}

/**
 * The other vehicles of the household, five to a page (O-120 to O-122). A page that is on its way leaves the one before in
 * sight; a failure stays in this card (OP-011).
 */
export const HouseholdCard = memo(function HouseholdCard({ opptId }: HouseholdCardProps) {
  const [pageNumber, setPageNumber] = useState(householdFirstPage)
  const of = { query: { opptId, pageNumber, pageSize: householdPageSize } }
  const query = panelsApi.useListHouseholdVehiclesQuery(of, { refetchOnMountOrArgChange: freshFor })
  const section = useSection('householdVehicles', query, true)
  const { data, status, refetch } = section
  const total = data?.pagination.total
  return (
    <Card
      title="Household vehicles"
      count={total}
      isFoldable
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
    >
      {data === undefined ? (
        loadingLines(section, fewestLines)
      ) : (
        <Household {...data} isLoading={status === 'refresh'} onPage={setPageNumber} />
      )}
    </Card>
  )
})

interface HouseholdProps extends HouseholdVehicleInformation {
  readonly isLoading: boolean
  readonly onPage: (page: number) => void
}

function Household({ householdVehicle, pagination, isLoading, onPage }: HouseholdProps) {
  const { page, pageSize, pageCount, total } = pagination
  if (total === 0) return <Nothing>{noHouseholdVehiclesText}</Nothing>
  const { from, to } = pageRange(page, pageSize, total)
  return (
    <>
      <Lines aria-label="Household vehicles" aria-busy={isLoading}>
        {householdVehicle.map((vehicle) => (
          <li key={vehicle.vin}>
            <span>
              {vehicle.opptId === null ? (
                vehicleName(vehicle)
              ) : (
                <RouterLink href={`/app/opportunity/${vehicle.opptId}`}>{vehicleName(vehicle)}</RouterLink>
              )}
              {vehicle.owner !== null && <small>{vehicle.owner}</small>}
            </span>
            <Aside>{vehicle.newOrUsed}</Aside>
          </li>
        ))}
      </Lines>
      {pageCount > 1 && (
        <Pages>
          <PositionNav
            label="Pages of household vehicles"
            text={`${from} – ${to} of ${formatCount(total)}`}
            previousLabel="Previous page of household vehicles"
            nextLabel="Next page of household vehicles"
            canPrevious={!isFirstPage(page)}
            canNext={!isLastPage(page, pageCount)}
            onPrevious={() => onPage(page - 1)}
            onNext={() => onPage(page + 1)}
            isLoading={isLoading}
          />
        </Pages>
      )}
    </>
  )
}
