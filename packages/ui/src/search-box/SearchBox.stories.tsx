import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { Button } from '../button/Button'
import { hostileOptions } from '../option-list/hostileOptions'
import { phoneStory } from '../testing/phoneStory'
import { SearchBox, type SearchBoxProps } from './SearchBox'

const Typed = (props: SearchBoxProps) => {
  const [text, setText] = useState(props.text)
  return (
    <SearchBox
      {...props}
      text={text}
      onTextChange={setText}
      searchLabel={text.trim() === '' ? null : `Search for "${text.trim()}"`}
      onSearch={() => {
        props.onSearch()
        setText('')
      }}
    />
  )
}

const meta = {
  title: 'Controls/SearchBox',
  component: SearchBox,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Search Retain',
    placeholder: 'Search Retain by name, phone, email, VIN or stock #',
    text: '',
    onTextChange: fn(),
    searchLabel: null,
    submits: (key, text) => (key === 'Enter' || key === 'Tab') && text.trim() !== '',
    onSearch: fn(),
    suggestions: [
      { id: '17', label: 'Castellanos, Hana', description: '2023 Honda Accord' },
      { id: '4', label: 'Okafor, Grace', description: '2021 Toyota RAV4' },
      { id: '9', label: "O'Brien, Zoë" },
    ],
    suggestionsLabel: 'Recently viewed',
    onChoose: fn(),
    emptyText: 'Nothing viewed yet',
    end: <kbd>/</kbd>,
  },
  decorators: [inColumn(460)],
} satisfies Meta<typeof SearchBox>
export default meta

type Story = StoryObj<typeof meta>

const boxIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Search Retain' })

export const Empty: Story = {}

/** The focus shows what was viewed last; an arrow and Enter open one of them. */
export const Suggestions: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('4')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** What is typed can be searched for from the list, and leaves the suggestions that match it. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'accord')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(screen.getByRole('option', { name: 'Search for "accord"' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Enter runs the search and closes the list; with nothing typed it does nothing. */
export const Enter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), '{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(boxIn(canvasElement), 'Smith{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(boxIn(canvasElement)).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Tab runs the search as well, and moves on. */
export const Tab: Story = {
  render: (args) => (
    <>
      <Typed {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'Smith')
    await userEvent.tab()
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const NothingViewed: Story = {
  args: { suggestions: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await expect(await screen.findByText('Nothing viewed yet')).toBeInTheDocument()
  },
}

export const HostileInput: Story = {
  args: { suggestions: hostileOptions },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), '<b>')
    const found = await screen.findByRole('listbox')
    await expect(found.scrollWidth).toBeLessThanOrEqual(found.clientWidth)
    await expect(within(found).queryByRole('img')).toBeNull()
  },
}

export const OnAPhone: Story = { ...phoneStory, args: { text: 'Castellanos' } }
