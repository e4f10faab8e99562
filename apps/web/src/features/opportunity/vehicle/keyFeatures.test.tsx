import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { openOpportunity } from '../../../testing/opportunityPage'

const card = (name: string) => within(screen.getByRole('region', { name }))
const shown = async (name: string) =>
  within(await card(name).findByRole('list', { name: 'Key features' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('of both vehicles are asked for by type and opportunity, when somebody opens them [O-438] [OP-101]', async () => {
  const app = await openOpportunity({
    answers: {
      getKeyFeatures: ({ url }) => ({
        keyFeatures: url.includes('/replacement/') ? ['Tow hitch'] : ['Sunroof', 'Heated seats'],
      }),
    },
  })
  expect(app.api.callsOf('getKeyFeatures')).toEqual([])
  for (const name of ['Current vehicle', 'Replacement vehicle'])
    await app.user.click(await card(name).findByRole('button', { name: 'Key features' }))
  expect(await shown('Current vehicle')).toEqual(['Sunroof', 'Heated seats'])
  expect(await shown('Replacement vehicle')).toEqual(['Tow hitch'])
  expect(app.api.callsOf('getKeyFeatures').map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/vehicle\/key-features\/current\/1000001$/),
    expect.stringMatching(/\/vehicle\/key-features\/replacement\/1000001$/),
  ])
  await app.user.click(card('Current vehicle').getByRole('button', { name: 'Key features' }))
  expect(card('Current vehicle').queryByRole('list', { name: 'Key features' })).not.toBeInTheDocument()
})

it('that could not be loaded say so, and are asked for again', async () => {
  let isDown = true
  const { user } = await openOpportunity({
    answers: {
      getKeyFeatures: () => (isDown ? problem(500, 'Fault') : { keyFeatures: [] }),
    },
  })
  await user.click(await card('Current vehicle').findByRole('button', { name: 'Key features' }))
  expect(await screen.findByText('The key features could not be loaded.')).toBeInTheDocument()
  isDown = false
  await user.click(card('Current vehicle').getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No key features are known of this vehicle.')).toBeInTheDocument()
})
