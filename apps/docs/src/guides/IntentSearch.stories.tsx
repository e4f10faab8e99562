import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IntentSearch } from './IntentSearch'

const meta = {
  title: 'Start here/Search by what one wants to do',
  component: IntentSearch,
  // It stands on pages of words; here it is only tried.
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof IntentSearch>
export default meta

type Story = StoryObj<typeof meta>

const type = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'I want to …' }), text)
}

/** What is found is spoken, and each result leads to the page of its component. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await type(canvasElement, 'pick a date')
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveAccessibleName('pick a date DateField')
    await expect(first).toHaveAttribute('href', './?path=/docs/controls-datefield--docs')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ found$/))
  },
}

/** By the keyboard alone: Tab goes through the results, Enter in the field opens the first, Escape starts again. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await type(canvasElement, 'confirm')
    const opened = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('click', opened, { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    canvas.getByRole('searchbox').focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'zyzzyva')
    await expect(within(canvasElement).getByText(/^Nothing found\. Try/)).toBeVisible()
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing found'))
  },
}
