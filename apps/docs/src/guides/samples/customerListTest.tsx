import { gridDriver } from '@retain/ui/testing/grid-driver'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FirstScreen } from './FirstScreen'

it('shows who has the name', async () => {
  render(<FirstScreen />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name contains' }), 'Okafor')
  const grid = gridDriver(screen.getByRole('grid', { name: 'Customers' }))
  expect(grid.rowCount()).toBe(1)
  expect(grid.cellText(0, 'Customer')).toBe('Okafor, Ava')
})
