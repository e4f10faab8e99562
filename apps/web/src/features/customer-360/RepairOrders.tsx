import { formatCount, formatDollars } from '@retain/domain/money/format'
import { Button } from '@retain/ui/button'
import { Section } from '@retain/ui/section'
import { useState } from 'react'
import { Nothing } from '../opportunity/panels/panelStyle'
import { customer360Api } from './customer360Api'
import { PartSection } from './PartSection'
import { RepairOrderRow } from './RepairOrderRow'
import { Table } from './tableStyle'

interface RepairOrdersProps {
  readonly opptId: string
  readonly vin: string | null
}

const title = 'Repair-order history'

/** The visits of the vehicle of a deal to the workshops, newest first, each with its work (O-344, O-358). */
export function RepairOrders({ opptId, vin }: RepairOrdersProps) {
  if (vin === null)
    return (
      <Section title={title} headingLevel={3}>
        <Nothing>{noRepairOrdersText}</Nothing>
      </Section>
    )
  return <OfVehicle opptId={opptId} vin={vin} />
}

/** The newest are what one looks for; all of a long history are drawn when they are asked for. */
const shownAtFirst = 25

const noRepairOrdersText = 'No repair orders.'

function OfVehicle({ opptId, vin }: { readonly opptId: string; readonly vin: string }) {
  const query = customer360Api.useGetRoHistoryQuery({ query: { opptId, vin } })
  const [isWhole, setWhole] = useState(false)
  const { visits, total } = query.data?.roSummary ?? { visits: undefined, total: null }
  return (
    <PartSection
      title={title}
      count={visits}
      action={total === null ? undefined : formatDollars(total)}
      query={query}
      errorText="The repair orders could not be loaded."
      lines={4}
    >
      {({ roHistory }) =>
        roHistory.length === 0 ? (
          <Nothing>{noRepairOrdersText}</Nothing>
        ) : (
          <>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col" data-wide="">
                    RO #
                  </th>
                  <th scope="col">Work</th>
                  <th scope="col" data-figure="" data-wide="">
                    Mileage
                  </th>
                  <th scope="col" data-figure="">
                    Amount
                  </th>
                  <th scope="col">RO Status</th>
                </tr>
              </thead>
              <tbody>
                {(isWhole ? roHistory : roHistory.slice(0, shownAtFirst)).map((order) => (
                  <RepairOrderRow key={`${order.roNumber} ${order.roDate}`} opptId={opptId} order={order} />
                ))}
              </tbody>
            </Table>
            {!isWhole && roHistory.length > shownAtFirst && (
              <Button variant="ghost" size="small" onPress={() => setWhole(true)}>
                {`Show all ${formatCount(roHistory.length)}`}
              </Button>
            )}
          </>
        )
      }
    </PartSection>
  )
}
