import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOpportunity } from '../../testing/opportunityPage'

const payment = async () => within(await screen.findByRole('group', { name: 'Payment' }))

it('a figure of the Payment card says how it comes about, and gives the focus back [O-312]', async () => {
  const { user } = await openOpportunity()
  const difference = await (await payment()).findByRole('button', { name: '-$29, how it comes about' })
  await user.click(difference)
  const panel = within(await screen.findByRole('dialog', { name: 'Difference' }))
  expect(await panel.findByRole('row', { name: '= Difference -$29.00' })).toBeInTheDocument()
  expect(
    panel.getByRole('row', { name: /^Monthly Payments The deal on file.* exact \$/ }),
  ).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(difference).toHaveFocus())
})

it('a figure that follows from nothing else says where it comes from', async () => {
  const { user } = await openOpportunity()
  await user.click(await (await payment()).findByRole('button', { name: '$436, how it comes about' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Now' }))
  expect(await panel.findByText('What is paid a month for the present vehicle.')).toBeInTheDocument()
  expect(panel.getAllByRole('table')).toHaveLength(1)
})
