import { Button } from '@retain/ui/button'
import { GlobalStyle } from '@retain/ui/global-style'
import { Grid } from '@retain/ui/grid'
import type { GridColumn } from '@retain/ui/grid-column'
import { TextField } from '@retain/ui/text-field'
import { useState } from 'react'

interface Customer {
  readonly id: string
  readonly name: string
}

const customers: readonly Customer[] = ['Okafor, Ava', 'Petrov, Noah'].map((name, id) => ({
  id: String(id),
  name,
}))
const columns: readonly GridColumn<Customer>[] = [
  { key: 'name', label: 'Name', widthPercent: 100, isRowHeader: true, render: ({ name }) => name },
]
const keyOf = ({ id }: Customer) => id

/** The same page on the server and in the browser. */
export function App() {
  const [name, setName] = useState('Okafor')
  const [presses, setPresses] = useState(0)
  return (
    <>
      <GlobalStyle />
      <main>
        <h1>Another app</h1>
        <TextField label="Name" value={name} onChange={setName} />
        <Button variant="primary" onPress={() => setPresses(presses + 1)}>
          Pressed {presses}
        </Button>
        <Grid label="Customers" columns={columns} rows={customers} getRowKey={keyOf} />
      </main>
    </>
  )
}
