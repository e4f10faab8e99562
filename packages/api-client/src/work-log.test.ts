import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { searchLogs } from './work-log'

interface WirePage {
  readonly list: readonly object[]
}

const { golden } = JSON.parse(
  readFileSync(new URL('../cases/searchLogs.output.json', import.meta.url), 'utf8'),
) as { readonly golden: WirePage }

it('a classification that nobody knows is read as it is, and does not cost the page', () => {
  const list = ['5 - CPO', '7 - Something New', '', null].map((usedClassification) => ({
    ...golden.list[0],
    usedClassification,
  }))
  const page = searchLogs.output.decode({ ...golden, list })
  if (E.isLeft(page)) throw new Error('the page was refused')
  expect(page.right.list.map(({ usedClassification }) => usedClassification)).toEqual([
    '5 - CPO',
    '7 - Something New',
    '',
    null,
  ])
})
