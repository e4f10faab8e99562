import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, type ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { rightToLeft } from '../field/sampleField'
import { hostileOptions } from '../option-list/hostileOptions'
import { manyGroups, manyOptions, modelsByMake, reasons } from '../option-list/sampleOptions'
import { phoneStory } from '../testing/phoneStory'
import { Select } from './Select'
import { boxIn, selectStories } from './sampleSelect'

const meta = {
  ...selectStories,
  title: 'Controls/Select/Lists',
  component: Select,
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

/** Models under their makes; arrows go through the groups and past what is disabled. */
export const Groups: Story = {
  args: { label: 'Model', options: modelsByMake, placeholder: 'All', value: 'rav4' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const toyota = await screen.findByRole('group', { name: 'Toyota' })
    const chosen = within(toyota).getByRole('option', { name: 'RAV4' })
    await expect(chosen).toHaveAccessibleDescription('Sport utility')
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(within(toyota).getByRole('option', { name: 'Supra' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{End}')
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('crv'))
  },
}

export const DisabledOption: Story = {
  args: { options: modelsByMake },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await userEvent.click(await screen.findByRole('option', { name: 'Supra' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('listbox')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const note = await screen.findByText('Nothing to choose')
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const OneOption: Story = { args: { options: reasons.slice(0, 1), value: 'happy' } }

/** Ten thousand: only the lines in sight are on the page; End and letters reach the others. */
export const TenThousand: Story = {
  args: { options: manyOptions(10_000), value: 'option-5000' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const chosen = await screen.findByRole('option', { name: 'Option 5000' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(chosen).toHaveAttribute('aria-posinset', '5000')
    await expect(chosen).toHaveAttribute('aria-setsize', '10000')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    // However far one scrolls, the option with the focus stays on the page.
    screen.getByRole('listbox').scrollTop = 0
    await screen.findByRole('option', { name: 'Option 1' })
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Option 10000' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('option-10000'))
  },
}

export const TenThousandInGroups: Story = {
  args: { options: manyGroups(100), value: '50-1' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const group = await screen.findByRole('group', { name: 'Group 50' })
    await waitFor(() => expect(within(group).getByRole('option', { name: 'Model 50-1' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Model 1-1' })).toHaveFocus())
  },
}

const longLine = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Lines of a long list are as high as their text, and none covers another. */
export const ManyLinesOfAnyHeight: Story = {
  args: {
    options: manyOptions(300).map((option, at) => ({
      ...option,
      label: at % 3 === 0 ? `${option.label} ${longLine}` : option.label,
      ...(at % 4 === 0 ? { description: 'Sport utility' } : {}),
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const list = await screen.findByRole('listbox')
    await screen.findAllByRole('option')
    for (const scrollTop of [0, 700, 6000]) {
      list.scrollTop = scrollTop
      await waitFor(async () => {
        const edge = list.getBoundingClientRect()
        const boxes = screen.getAllByRole('option').map((option) => option.getBoundingClientRect())
        await expect(boxes.some(({ top }) => top <= edge.top + 40 && top >= edge.top - 80)).toBe(true)
        await expect(boxes.some(({ bottom }) => bottom >= edge.bottom)).toBe(true)
        const inSight = boxes.filter(({ bottom, top }) => bottom > edge.top && top < edge.bottom)
        inSight.slice(1).forEach(({ top }, at) => {
          if (Math.abs(top - (inSight[at]?.bottom ?? 0)) > 1) throw new Error('Lines overlap or stand apart')
        })
      })
    }
  },
}

/** Nothing breaks the layout; a blank label is left out. */
export const HostileInput: Story = {
  args: { options: [...hostileOptions, { id: 'blank', label: ' ' }], value: 'longWord' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const list = await screen.findByRole('listbox')
    await expect(within(list).getAllByRole('option')).toHaveLength(hostileOptions.length)
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(document.querySelector('img')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { label: 'السبب', options: hostileOptions, value: 'rightToLeft' },
  decorators: [rightToLeft],
}

export const OnAPhone: Story = {
  ...phoneStory,
  args: { options: modelsByMake, value: 'civic' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const option = await screen.findByRole('option', { name: 'Civic' })
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

class Caught extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

/** Two options with one id are a mistake of the caller: while developing it is said at once; else the first counts. */
export const DuplicateIds: Story = {
  args: { options: [...reasons, { id: 'sold', label: 'Sold again' }] },
  decorators: [
    (Story) => (
      <Caught>
        <Story />
      </Caught>
    ),
  ],
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    if (process.env.NODE_ENV !== 'production') {
      await expect(canvasElement).toHaveTextContent('Select has the id "sold" twice')
      return
    }
    await userEvent.click(boxIn(canvasElement))
    await screen.findByRole('option', { name: 'Sold the Vehicle' })
    await expect(screen.getAllByRole('option')).toHaveLength(reasons.length)
  },
}
