import { styled } from 'styled-components'
import { expect, it, vi } from 'vitest'
import { insertStylesAhead } from './insertStylesAhead'
import { addStyledComponents, takeStyledComponents } from './styledComponents'

const Figure = styled.b`
  color: rebeccapurple;
`
const Total = styled(Figure)`
  font-weight: 651;
`
const NeedsProps = styled(({ items }: { readonly items: readonly string[] }) => items.join())`
  color: papayawhip;
`

const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

it('inserts the rules of what was not drawn yet, once, and draws nothing', async () => {
  addStyledComponents(Figure, Total)
  addStyledComponents(NeedsProps as typeof Figure)
  expect(rules()).not.toContain('rebeccapurple')
  const before = [...document.body.children]
  insertStylesAhead()
  for (const value of ['rebeccapurple', '651', 'papayawhip'])
    await vi.waitFor(() => expect(rules()).toContain(value))
  expect([...document.body.children].filter((element) => !before.includes(element))).toEqual([])
  expect(takeStyledComponents()).toEqual([])
})
