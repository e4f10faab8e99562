import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawnByValue } from './drawnByValue'

interface LineProps {
  readonly cells: readonly { readonly text: string }[]
  readonly onPress: () => void
}

const noPress = () => undefined
const otherPress = () => undefined

it.each<[string, LineProps, number]>([
  ['the same in other objects', { cells: [{ text: '$407' }], onPress: noPress }, 1],
  ['another text', { cells: [{ text: '$408' }], onPress: noPress }, 2],
  ['one cell more', { cells: [{ text: '$407' }, { text: '' }], onPress: noPress }, 2],
  ['another function', { cells: [{ text: '$407' }], onPress: otherPress }, 2],
])('is drawn again only for what says something else: %s', (_name, next, times) => {
  const draw = vi.fn(({ cells }: LineProps) => <p>{cells.map(({ text }) => text).join()}</p>)
  const Line = drawnByValue(draw)
  const { rerender, container } = render(<Line cells={[{ text: '$407' }]} onPress={noPress} />)
  rerender(<Line {...next} />)
  expect(draw).toHaveBeenCalledTimes(times)
  expect(container).toHaveTextContent(next.cells.map(({ text }) => text).join())
})
