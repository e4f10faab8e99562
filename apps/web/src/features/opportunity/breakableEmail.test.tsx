import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BreakableEmail } from './BreakableEmail'

it.each([
  ['ann.lee@example.com', ['ann.lee@', 'example.com']],
  ['"ann@home"@example.com', ['"ann@home"@', 'example.com']],
  ['no address', ['no address']],
])('%s breaks behind its last @', (address, parts) => {
  render(<BreakableEmail address={address} />)
  const shown = screen.getByText(address)
  const texts = [...shown.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  expect(texts.map(({ textContent }) => textContent)).toEqual(parts)
})

it('names a control as it is written', () => {
  render(
    <label>
      <input type="radio" />
      <BreakableEmail address="ann.lee@example.com" />
    </label>,
  )
  expect(screen.getByRole('radio', { name: 'ann.lee@example.com' })).toBeInTheDocument()
})
