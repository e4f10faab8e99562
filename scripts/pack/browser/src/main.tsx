import '@retain/ui/fonts.css'
import { Button } from '@retain/ui/button'
import { GlobalStyle } from '@retain/ui/global-style'
import { Grid } from '@retain/ui/grid'
import type { GridColumn, GridSort } from '@retain/ui/grid-column'
import { TextField } from '@retain/ui/text-field'
import { applyTheme } from '@retain/ui/theme'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Customer {
  readonly id: string
  readonly name: string
  readonly equity: number
}

const customers: readonly Customer[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  name: `Customer ${String(index).padStart(3, '0')}`,
  equity: (index * 7919) % 10_000,
}))

const columns: readonly GridColumn<Customer>[] = [
  {
    key: 'name',
    label: 'Name',
    widthPercent: 60,
    isRowHeader: true,
    isSortable: true,
    render: ({ name }) => name,
  },
  {
    key: 'equity',
    label: 'Equity',
    widthPercent: 40,
    align: 'end',
    isSortable: true,
    render: ({ equity }) => equity,
  },
]
const keyOf = ({ id }: Customer) => id

function App() {
  const [sort, setSort] = useState<GridSort>({ key: 'name', direction: 'ascending' })
  const [part, setPart] = useState('')
  const rows = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1
    const compare = (one: Customer, other: Customer) =>
      sort.key === 'equity' ? one.equity - other.equity : one.name.localeCompare(other.name)
    return customers
      .filter(({ name }) => name.includes(part))
      .sort((one, other) => sign * compare(one, other))
  }, [sort, part])
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh', gap: 8, padding: 8 }}>
      <TextField label="Name contains" value={part} onChange={setPart} />
      <Grid
        label="Customers"
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        sort={sort}
        emptyText="Nobody found"
        onSort={(key) =>
          setSort((old) => ({
            key,
            direction: old.key === key && old.direction === 'ascending' ? 'descending' : 'ascending',
          }))
        }
      />
      <Button variant="primary" onPress={() => setPart('')}>
        Show everybody
      </Button>
    </main>
  )
}

applyTheme('light')
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <>
    <GlobalStyle />
    <App />
  </>,
)
