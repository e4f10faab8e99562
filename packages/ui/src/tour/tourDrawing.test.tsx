import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { firstDrawing } from '../testing/firstDrawing'
import { TourBeacon } from './TourBeacon'
import { sideOf } from './targetPlace'

it('draws the beacon together with its target', async () => {
  const end = await firstDrawing(
    <main>
      <span data-tour="filters">Filters</span>
      <TourBeacon
        selector="[data-tour=filters]"
        onStart={() => undefined}
        onTargetMissing={() => undefined}
      />
    </main>,
  )
  expect(screen.getByRole('button', { name: 'Start the tour' })).toBeInstanceOf(HTMLElement)
  end()
})

it.each([
  ['start', false, 'left'],
  ['end', false, 'right'],
  ['start', true, 'right'],
  ['end', true, 'left'],
  ['left', true, 'left'],
  ['top', true, 'top'],
] as const)('stands at the %s, from right to left: %s, on the side %s', (position, isFromRight, side) => {
  expect(sideOf(position, isFromRight)).toBe(side)
})
