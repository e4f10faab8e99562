import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

const Lines = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 12px 24px;
  align-items: baseline;
  overflow-wrap: anywhere;
  & > code {
    font-size: var(--fs-1);
    color: var(--ink-3);
  }
`

const Figures = styled.div`
  display: grid;
  justify-content: start;
  text-align: end;
  font-variant-numeric: tabular-nums;
`

const meta = {
  title: 'Foundations/Type',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const steps = [
  ['fs-6', 'lh-6', 'fw-title', '$8,481 equity'],
  ['fs-5', 'lh-5', 'fw-title', 'Castellanos, Hana'],
  ['fs-4', 'lh-4', 'fw-label', 'Desktop alert time'],
  ['fs-3', 'lh-3', 'fw-body', 'Brakes at 4 mm, declined.'],
  ['fs-3', 'lh-3', 'fw-name', 'Okafor, Ava'],
  ['fs-2', 'lh-2', 'fw-label', 'Last Service Date'],
  ['fs-1', 'lh-1', 'fw-name', 'Max of 50 miles'],
] as const

/** Six sizes and four weights; the second size from below and 13 px carry almost everything. */
export const Scale: Story = {
  render: () => (
    <Lines>
      {steps.map(([size, line, weight, sample]) => [
        <code key={`${size}${weight}`}>
          {size} / {line} · {weight}
        </code>,
        <span
          key={sample}
          style={{ font: `var(--${weight}) var(--${size}) / var(--${line}) 'Inter Variable', sans-serif` }}
        >
          {sample}
        </span>,
      ])}
    </Lines>
  ),
  play: async ({ canvas }) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(canvas.getByText('$8,481 equity'))
    await expect([fontSize, lineHeight, fontWeight]).toEqual(['24px', '32px', '650'])
  },
}

/** Figures of one column are equally wide, whatever their digits. */
export const TabularFigures: Story = {
  render: () => (
    <Figures>
      {['1,111', '8,888', '$7,140', '-$12', '$1,114'].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Figures>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const width = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return range.getBoundingClientRect().width
    }
    await expect(width('1,111')).toBeCloseTo(width('8,888'), 1)
  },
}

/** The bundled font has the letters that people's names need; each subset is fetched when a page asks for it. */
export const Names: Story = {
  render: () => (
    <div>
      {['Nguyễn Thị Ánh', 'Łukasz Żółć', 'Søren Ærø', 'Ağaoğlu, Çiğdem', 'O’Connor, Siân'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </div>
  ),
  play: async () => {
    await document.fonts.ready
    for (const letters of ['ễị', 'Łżć', 'Søæ']) {
      await document.fonts.load("13px 'Inter Variable'", letters)
      await expect(document.fonts.check("13px 'Inter Variable'", letters)).toBe(true)
    }
  },
}

const sample = 'The quick brown fox jumps over the lazy dog, 0123456789 times at $8,481.00 each'

/** Until the font is there a local one stands in for it, stretched to its metrics, so that nothing moves. */
export const Fallback: Story = {
  render: () => (
    <div>
      <p>
        <span style={{ fontFamily: "'Inter Variable'" }}>{sample}</span>
      </p>
      <p>
        <span style={{ fontFamily: "'Inter Fallback', 'Inter Variable'" }}>{sample}</span>
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load("13px 'Inter Variable'", sample)
    await document.fonts.load("13px 'Inter Fallback'", sample)
    const [font, fallback] = [...canvasElement.querySelectorAll('p > span')].map((span) =>
      span.getBoundingClientRect(),
    )
    if (font === undefined || fallback === undefined) throw new Error('two lines expected')
    await expect(Math.abs(fallback.width / font.width - 1)).toBeLessThan(0.04)
    await expect(Math.abs(fallback.height - font.height)).toBeLessThan(1)
  },
}
