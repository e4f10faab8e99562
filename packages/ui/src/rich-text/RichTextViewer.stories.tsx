import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { RichTextViewer } from './RichTextViewer'
import { sampleAllowList } from './sampleAllowList'

const announcement = [
  '<h2>Spring event</h2>',
  '<p>From <strong>Monday</strong> on every <em>certified</em> car comes with <u>two years</u> of service. ',
  '<span data-ink="red">Not for fleet sales.</span></p>',
  '<ul><li>Offers are in the <a href="https://lakeside.example/offers">list of offers</a></li>',
  '<li>Questions<ol><li>Ask Jordan</li><li>Ask Priya</li></ol></li></ul>',
  '<blockquote><p>We keep our customers.</p></blockquote><hr>',
  '<table><tbody><tr><th>Term</th><th>Rate</th></tr><tr><td>60</td><td>3.9%</td></tr></tbody></table>',
].join('')

const meta = {
  title: 'Rich text/Viewer',
  component: RichTextViewer,
  args: { html: announcement, allowList: sampleAllowList },
  decorators: [inColumn(480)],
} satisfies Meta<typeof RichTextViewer>
export default meta

type Story = StoryObj<typeof meta>

/** Links open in a new tab and tell the page nothing of ours. */
export const Formatted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Spring event' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'list of offers' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
    const ink = getComputedStyle(canvas.getByText('Not for fleet sales.')).color
    await expect(ink).not.toBe(getComputedStyle(canvas.getByRole('heading')).color)
  },
}

/** For lists and previews. */
export const Plain: Story = {
  args: { isPlain: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText).toMatch(/^Spring event\n\nFrom Monday on every/)
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Nothing: Story = {
  args: { html: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText.trim()).toBe('')
  },
}

export const RightToLeft: Story = {
  args: {
    html: '<p>سيارتك تساوي أكثر مما عليك.</p><p>Two scripts, <strong>ثلاثة</strong> words.</p><ul><li>دفعة أقل</li></ul>',
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('p')?.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(canvasElement.querySelector('p') ?? canvasElement)
    await expect(range.getBoundingClientRect().right).toBeCloseTo(box?.right ?? 0, 0)
    await expect(getComputedStyle(within(canvasElement).getByRole('list')).direction).toBe('rtl')
  },
}

/** Words of any length, emoji, tables of any width: nothing leaves its box. */
export const Hostile: Story = {
  parameters: { scrollsSideways: 'A table of sixty columns scrolls in itself; what is around it does not.' },
  args: {
    html:
      `<h2>${'W'.repeat(300)}</h2><p>${'👩‍👩‍👧‍👦'.repeat(100)}</p><p style="position:fixed;width:4000px;color:red">${'x'.repeat(500)}</p>` +
      `<table><tr>${'<td>cell</td>'.repeat(60)}</tr></table><ul>${'<li>deep<ul>'.repeat(30)}<li>deepest`,
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div > div')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
    await expect(canvasElement.querySelector('[style*="position"]')).toBeNull()
  },
}
