import { formatSelection } from '@retain/domain/vehicle/selectionText'
import type { VehicleInfo } from '@retain/domain/opportunity/sections'
import { playgroundPath } from '@retain/domain/opportunity/opportunityPath'
import { createLeadLabel } from '@retain/domain/lead/leadTexts'
import { Button } from '@retain/ui/button'
import { ComparisonTable } from '@retain/ui/comparison-table'
import { LinkButton } from '@retain/ui/link-button'
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { RouterLink } from '../../../shell/RouterLink'
import { KeyFeatures } from '../vehicle/KeyFeatures'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-block-start: 12px;
  & > p,
  & > div {
    flex: 1 0 100%;
  }
  & > p {
    margin: 0;
    font-size: var(--fs-2);
    color: var(--ink-2);
  }
`

const columnOf = (
  id: string,
  {
    year,
    model,
    trim,
  }: { readonly year: number | null; readonly model: string | null; readonly trim: string | null },
) => ({
  id,
  title: [year, model].filter((part) => part !== null).join(' '),
  subtitle: trim ?? undefined,
})

interface ReplacementTableProps {
  readonly opptId: string
  readonly vehicles: VehicleInfo & {
    readonly replacementVehicle: NonNullable<VehicleInfo['replacementVehicle']>
  }
  readonly rows: readonly { readonly label: string; readonly values: readonly ReactNode[] }[]
  /** What the playground is opened with: the query of its address. */
  readonly query?: string
  /** The button that finds other vehicles. */
  readonly find?: ReactNode
  /** A button that takes back what is tried out. */
  readonly reset?: ReactNode
  readonly onCreateLead: () => void
}

/** Both vehicles side by side, why the second one is offered, and what leads on (O-118). */
export function ReplacementTable(props: ReplacementTableProps) {
  const { opptId, vehicles, rows, query = '', find, reset, onCreateLead } = props
  const { currentVehicle, replacementVehicle } = vehicles
  const selection = formatSelection(replacementVehicle)
  return (
    <>
      <ComparisonTable
        label="Replacement vehicle beside the current one"
        columns={[columnOf('current', currentVehicle), columnOf('replacement', replacementVehicle)]}
        rows={rows}
      />
      <Foot>
        {selection !== '' && <p>{selection}</p>}
        <KeyFeatures opptId={opptId} vehicleType="replacement" />
        <LinkButton href={playgroundPath(opptId, query)} variant="primary" linkComponent={RouterLink}>
          Open playground
        </LinkButton>
        {find}
        <Button icon={<Handshake aria-hidden="true" />} onPress={onCreateLead}>
          {createLeadLabel}
        </Button>
        {reset}
      </Foot>
    </>
  )
}
