import type { Meta, StoryObj } from '@storybook/react-vite'
import { gridDriver } from '@retain/ui/testing/grid-driver'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PartsScreen } from './PartsScreen'
import { makePartsServer, type PartsServer } from './partsServer'

interface ListArgs {
  /** How many parts the service has. */
  readonly count: number
  /** Whether searches fail at first. */
  readonly isFailing: boolean
  /** The width of the list in pixels; 0 for all there is. */
  readonly width: number
}

/** The service of a story, which its loader made. */
const serverIn = (loaded: Readonly<Record<string, unknown>>) => loaded['server'] as PartsServer

const meta: Meta<ListArgs> = {
  title: 'Data/List',
  parameters: {
    layout: 'fullscreen',
    scrollsSideways: 'Columns keep their widths, so that figures stay under each other',
  },
  args: { count: 20_000, isFailing: false, width: 0 },
  argTypes: {
    count: { description: 'How many parts the service has.', table: { type: { summary: 'number' } } },
    isFailing: { description: 'Whether searches fail at first.', table: { type: { summary: 'boolean' } } },
    width: {
      description: 'The width of the list in pixels; 0 for all there is.',
      table: { type: { summary: 'number' } },
    },
  },
  loaders: [
    ({ args: { count, isFailing } }) => {
      const server = makePartsServer(count)
      server.setFailing(isFailing)
      return { server }
    },
  ],
  render: ({ width }, { loaded }) => (
    <div style={{ padding: 16, ...(width === 0 ? {} : { width, maxWidth: '100%' }) }}>
      <PartsScreen server={serverIn(loaded)} />
    </div>
  ),
}
export default meta

type Story = StoryObj<ListArgs>

const grid = async () => gridDriver(await screen.findByRole('grid', { name: 'Spare parts' }))

/** The grid once it has rows. */
async function shown() {
  const driver = await grid()
  await waitFor(() => expect(driver.rowCount()).toBeGreaterThan(0))
  return driver
}

const count = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
const filterField = () => screen.getByRole('searchbox', { name: 'Filter Part' })
const priceOf = (row: number) => screen.findByRole('button', { name: new RegExp(`Price of .* 0000${row}$`) })
const priceField = (row: number) =>
  screen.findByRole('textbox', { name: new RegExp(`Price of .* 0000${row}$`) })

/** 20,000 rows by a service in memory: a page of them at a time. */
export const Default: Story = {
  play: async () => {
    await shown()
    await count('20,000 parts')
  },
}

/** A header sorts the whole list, and one whose column cannot be sorted is no button. */
export const Sorting: Story = {
  play: async () => {
    const parts = await shown()
    await expect(parts.sortDirection('Part')).toBe('ascending')
    parts.sortBy('Price')
    await waitFor(() => expect(parts.cellText(0, 'Price')).toContain('99.99'))
    await expect(parts.sortDirection('Price')).toBe('descending')
    parts.sortBy('Price')
    await waitFor(() => expect(parts.cellText(0, 'Price')).toContain('1.00'))
    await expect(screen.queryByRole('button', { name: 'In stock' })).toBeNull()
  },
}

/** Each column has its filter under its header: a text, or a choice. Tab goes from one to the next. */
export const FilterRow: Story = {
  play: async () => {
    const parts = await shown()
    await userEvent.click(filterField())
    await userEvent.paste('bolt')
    await count('2,500 parts')
    await expect(filterField()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /Filter Maker/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Altona' }))
    await waitFor(() => expect(new Set(parts.columnTexts('Maker'))).toEqual(new Set(['Altona'])))
    await userEvent.clear(filterField())
    await count('5,000 parts')
  },
}

/** Pages of 50 rows, or all that one answer holds, which are read row by row. */
export const Paging: Story = {
  play: async () => {
    const parts = await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51 – 100 of 20,000')
    await userEvent.click(screen.getByRole('button', { name: 'Show 10,000 of 20,000' }))
    await waitFor(() => expect(parts.rowCount()).toBe(10_000), { timeout: 20_000 })
    await screen.findByText('1 – 10,000 of 20,000')
    await userEvent.click(screen.getByRole('button', { name: 'Show pages' }))
    await waitFor(() => expect(parts.rowCount()).toBe(50))
  },
}

/** Rows stay selected over pages and orders; the bar then offers what can be done with them. */
export const Selection: Story = {
  play: async () => {
    const parts = await shown()
    parts.toggleRow(0)
    parts.toggleRow(2)
    await screen.findByRole('button', { name: 'Order 2' })
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51 – 100 of 20,000')
    await waitFor(() => expect(parts.isSelected(0)).toBe(false))
    parts.toggleRow(1)
    await screen.findByRole('button', { name: 'Order 3' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await count('20,000 parts')
  },
}

/** Nothing was found. */
export const Empty: Story = {
  play: async () => {
    await shown()
    await userEvent.click(filterField())
    await userEvent.paste('spaceship')
    await screen.findByText('Nothing Found. Please try other search criteria')
  },
}

/** The list could not be had; it can be tried again. */
export const Failed: Story = {
  args: { isFailing: true },
  play: async ({ loaded }) => {
    const again = await screen.findByRole('button', { name: 'Try Again' })
    serverIn(loaded).setFailing(false)
    await userEvent.click(again)
    const parts = await shown()
    await expect(parts.rowCount()).toBe(50)
  },
}

/** Enter and F2 open a cell, Enter saves, Escape gives up; what is wrong stands in the cell, and nothing typed is lost. */
export const InlineEdit: Story = {
  play: async () => {
    const parts = await shown()
    parts.focusCell(0, 'Price')
    await userEvent.keyboard('{F2}')
    await expect(await priceField(1)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(await priceOf(1)).toHaveFocus()

    await userEvent.keyboard('{Enter}cheap{Enter}')
    await within(parts.cell(0, 'Price')).findByText('Not a price')
    await expect(await priceField(1)).toHaveValue('cheap')
    await userEvent.keyboard('{Control>}a{/Control}2000{Enter}')
    await waitFor(() => expect(parts.cellText(0, 'Price')).toMatch(/Unprocessable/))
    await expect(await priceField(1)).toHaveValue('2000')

    await userEvent.keyboard('{Control>}a{/Control}12.5{Enter}')
    await expect(await priceOf(1)).toHaveFocus()
    await expect(parts.cellText(0, 'Price')).toContain('12.50')
    await userEvent.keyboard('{ArrowDown}')
    await expect(parts.focusedCell()).toEqual({ row: 1, columnLabel: 'Price' })
  },
}

/** A draft stays while its row is out of sight. */
export const DraftOutOfSight: Story = {
  play: async () => {
    const parts = await shown()
    parts.focusCell(0, 'Price')
    await userEvent.keyboard('{Enter}{Control>}a{/Control}77')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51 – 100 of 20,000')
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await screen.findByText('1 – 50 of 20,000')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price of/ })).toHaveValue('77'))
  },
}

/** What can be done with a row stands at its end: more than two actions in a menu. */
export const Actions: Story = {
  play: async () => {
    const parts = await shown()
    const name = parts.cellText(0, 'Part')
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await count('19,999 parts')
    await expect(parts.cellText(0, 'Part')).not.toBe(name)
  },
}

/** In a narrow place rows are cards, and the filters stand above them. */
export const Cards: Story = {
  args: { width: 390 },
  play: async () => {
    await screen.findByRole('list', { name: 'Spare parts' })
    await userEvent.click(filterField())
    await userEvent.paste('valve')
    await count('2,500 parts')
  },
}
