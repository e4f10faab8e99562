import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/renderApp'

const openGrid = async () => gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))

it('shows the Equity Log with its title, its rows and how many there are [S-030] [L-011] [L-023] [L-024] [L-036]', async () => {
  renderApp()
  const grid = await openGrid()
  expect(await screen.findByText('Customer 00001')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Equity Log', level: 1 })).toBeVisible()
  expect(screen.getByText('1,248').parentElement).toHaveTextContent('1,248 customers')
  expect(grid.rowCount()).toBe(50)
})
