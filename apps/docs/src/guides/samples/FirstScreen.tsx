import { Button } from '@retain/ui/button'
import { Grid } from '@retain/ui/grid'
import type { GridColumn } from '@retain/ui/grid-column'
import { TextField } from '@retain/ui/text-field'
import { useMemo, useState } from 'react'

interface Customer {
  readonly id: string
  readonly name: string
  readonly equity: number
}

const customers: readonly Customer[] = [
  { id: '1', name: 'Castellanos, Hana', equity: 8481 },
  { id: '2', name: 'Okafor, Ava', equity: 7140 },
  { id: '3', name: 'Petrov, Noah', equity: -320 },
]

// Outside of the component: columns and functions that stay the same let one changed row draw that row alone.
const columns: readonly GridColumn<Customer>[] = [
  {
    key: 'name',
    label: 'Customer',
    widthPercent: 60,
    minWidth: 160,
    isRowHeader: true,
    render: ({ name }) => name,
  },
  {
    key: 'equity',
    label: 'Equity',
    widthPercent: 40,
    minWidth: 96,
    align: 'end',
    render: ({ equity }) => equity,
  },
]
const keyOf = ({ id }: Customer) => id

/** A list that a field filters. */
export function FirstScreen() {
  const [part, setPart] = useState('')
  const rows = useMemo(() => customers.filter(({ name }) => name.includes(part)), [part])
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 12, height: '100vh', padding: 12 }}>
      <TextField label="Name contains" value={part} onChange={setPart} />
      <Grid label="Customers" columns={columns} rows={rows} getRowKey={keyOf} emptyText="Nobody found" />
      <Button variant="primary" onPress={() => setPart('')}>
        Show everybody
      </Button>
    </main>
  )
}
