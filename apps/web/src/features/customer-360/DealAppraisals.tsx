import { formatDate } from '@retain/domain/calendar/formats'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { Nothing } from '../opportunity/panels/panelStyle'
import { customer360Api } from './customer360Api'
import { Table } from './tableStyle'
import type { OfDeal } from './ofDeal'
import { PartSection } from './PartSection'

/** What the vehicle of a deal was found to be worth, newest first (O-344). */
export function DealAppraisals({ of: { opptId, custDealId } }: { readonly of: OfDeal }) {
  const offset = useStoreOffset()
  const query = customer360Api.useListAppraisals360Query({ params: { custDealId }, query: { opptId } })
  return (
    <PartSection
      title="Appraisals"
      count={query.data?.length}
      query={query}
      errorText="The appraisals could not be loaded."
      lines={2}
    >
      {(list) =>
        list.length === 0 ? (
          <Nothing>No appraisals.</Nothing>
        ) : (
          <Table>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Source</th>
                <th scope="col" data-figure="">
                  Mileage
                </th>
                <th scope="col" data-figure="">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ appraisalDate, source, mileage, value }) => (
                <tr key={`${appraisalDate} ${source} ${mileage}`}>
                  <td>{appraisalDate === null ? '' : formatDate(appraisalDate, offset)}</td>
                  <td>{source}</td>
                  <td data-figure="">{formatCount(mileage)}</td>
                  <td data-figure="">
                    <b>{value === null ? '' : formatDollars(value)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </PartSection>
  )
}
