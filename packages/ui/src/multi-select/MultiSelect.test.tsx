import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MultiSelect } from './MultiSelect'

const ignore = () => undefined
const colours = [
  { id: 'blue', label: 'Blue' },
  { id: 'red', label: 'Red' },
]

it("reads 'All' while nothing is chosen  [L-134]", () => {
  render(<MultiSelect label="Color" options={colours} value={[]} onChange={ignore} />)
  expect(screen.getByRole('button').textContent).toBe('All')
})

it('reads what is chosen in the order of the list, divided by commas', () => {
  render(<MultiSelect label="Color" options={colours} value={['red', 'blue']} onChange={ignore} />)
  expect(screen.getByRole('button', { name: 'Blue, Red Color' }).textContent).toBe('Blue, Red')
})
