import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileOptions } from '../option-list/hostileOptions'
import { manyOptions, modelsByMake } from '../option-list/sampleOptions'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { MultiSelect } from './MultiSelect'
import { boxIn, multiSelectStories } from './sampleMultiSelect'

const meta = {
  ...multiSelectStories,
  title: 'Controls/MultiSelect/Lists',
  component: MultiSelect,
} satisfies Meta<typeof MultiSelect>
export default meta

type Story = StoryObj<typeof meta>

const option = (name: string) => screen.findByRole('option', { name })

/** The option that a search field is at; a field may be at none, but never at one that is not on the page. */
const activeOption = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant')
  if (id === null) return null
  const line = document.getElementById(id)
  if (line === null) throw new Error(`The field is at ${id}, which is not on the page`)
  return line
}

export const Groups: Story = {
  args: { label: 'Model', options: modelsByMake, value: ['crv', 'camry'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const dialog = await screen.findByRole('dialog', { name: 'Model' })
    await expectAccessibleTree(dialog, [
      ['dialog', 'Model'],
      ['listbox', 'Model'],
      ['group', 'Honda'],
      ['option', 'Accord'],
      ['option', 'Civic'],
      ['option', 'CR-V'],
      ['group', 'Toyota'],
      ['option', 'Camry'],
      ['option', 'RAV4'],
      ['option', 'Supra'],
      ['button', 'Select all'],
      ['button', 'Clear'],
    ])
    await expect(within(dialog).getByRole('option', { name: 'CR-V' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** All of ten thousand at one press; only the lines in sight are on the page, and no other is ever named as active. */
export const TenThousand: Story = {
  args: { label: 'Customer', options: manyOptions(10_000) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await option('Option 1')
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
    await expect(screen.getByText('10000 selected')).toBeInTheDocument()
    const field = screen.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(screen.getByText('9999 selected')).toBeInTheDocument()
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Option 2'))
    await userEvent.type(field, 'tion 9999')
    activeOption(field)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.getByText('9998 selected')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    // Option 2 is gone from the page, and is no longer what the field is at.
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Option 9999'))
  },
}

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const note = await screen.findByText('Nothing Found')
    await waitFor(() => expect(note).toBeVisible())
    // The ring of the list stays inside it: around it, it would show as a line over the foot.
    await expect(getComputedStyle(screen.getByRole('listbox')).boxShadow).toContain('inset')
  },
}

export const HostileInput: Story = {
  args: { options: hostileOptions, value: hostileOptions.map(({ id }) => id), isSearchable: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(boxIn(canvasElement))
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { label: 'الشركة', options: hostileOptions, value: ['rightToLeft'], isSearchable: true },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const count = await screen.findByText('1 selected')
    await expect(getComputedStyle(count).direction).toBe('ltr')
    const search = screen.getByRole('combobox', { name: 'Search' })
    await userEvent.type(search, 'Zoë')
    await expect(getComputedStyle(search).direction).toBe('ltr')
    await expect(getComputedStyle(search).textAlign).toBe('right')
    // Its icon stands where the page's lines start.
    await expect(getComputedStyle(search).paddingRight).toBe('32px')
  },
}

export const OnAPhone: Story = {
  ...phoneStory,
  args: { value: ['honda'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await expect((await option('Honda')).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
