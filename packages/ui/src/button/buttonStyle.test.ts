import { expect, it } from 'vitest'
import { buttonStyle } from './buttonStyle'

it('a disabled button does not react to the pointer', () => {
  const [, ...rules] = buttonStyle
    .filter((part) => typeof part === 'string')
    .join('')
    .split(/&:(?:hover|active)/)
  expect(rules).toHaveLength(9)
  for (const rule of rules)
    expect(rule).toMatch(/^:where\(:not\(\[data-disabled\], \[aria-disabled='true'\]\)\)/)
})
