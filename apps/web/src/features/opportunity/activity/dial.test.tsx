import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wireCustomer } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

/** A telephone or a tablet. */
const holdInHand = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(pointer: coarse)', media }),
  )

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('tel:'))

it('offers to dial the number that a call is about, beside what saves it', async () => {
  const { user } = await openOpportunity()
  expect(screen.queryByRole('link', { name: /^Dial/ })).not.toBeInTheDocument()
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Phone' })).getByRole('radio', { name: /0127/ }),
  )
  expect(screen.getByRole('link', { name: 'Dial (555) 014 - 0127' })).toHaveAttribute(
    'href',
    'tel:+15550140127',
  )
})

it('makes links of the good numbers on file where they can be dialled, with their extensions', async () => {
  holdInHand()
  const phones = wireCustomer().phones.map((phone) =>
    phone.title === 'Mobile' ? { ...phone, ext: '12' } : phone,
  )
  await openOpportunity({ answers: { getCustomerInfo: () => wireCustomer({ phones }) } })
  expect(links()).toEqual([
    ['(555) 014 - 0182, Ext: 12', 'tel:+15550140182;ext=12'],
    ['(555) 014 - 0127', 'tel:+15550140127'],
  ])
})

it('shows numbers as text on a desk', async () => {
  await openOpportunity()
  expect(links()).toEqual([])
  expect(screen.getAllByText('(555) 014 - 0182').length).toBeGreaterThan(0)
})
