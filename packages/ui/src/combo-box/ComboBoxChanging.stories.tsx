import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { makes } from '../option-list/sampleOptions'
import type { SelectOption } from '../option-list/selectOption'
import { ComboBox, type ComboBoxProps } from './ComboBox'
import { boxIn, comboBoxStories } from './sampleComboBox'

const meta = {
  ...comboBoxStories,
  title: 'Controls/ComboBox/Changing options',
  component: ComboBox,
} satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

/** A caller may take a choice and keep the box empty: here every choice is a further column. */
export const AddAColumn: Story = {
  args: {
    label: 'Add a column',
    placeholder: 'Type or Select a column',
    options: ['APR', 'Lender', 'Make', 'Mileage', 'New/Used', 'Payment', 'RO Amount'].map((label) => ({
      id: label,
      label,
    })),
  },
  render: function Columns(args) {
    const [columns, setColumns] = useState<readonly string[]>([])
    return (
      <>
        <ComboBox
          {...args}
          value={null}
          options={args.options.filter(({ label }) => !columns.includes(label))}
          onChange={(id) => {
            args.onChange(id)
            if (id !== null) setColumns([...columns, id])
          }}
        />
        <p>Columns: {columns.join(', ')}</p>
      </>
    )
  },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await expect(box).toHaveAttribute('placeholder', 'Type or Select a column')
    await userEvent.type(box, 'len{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Lender')
    await expect(box).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'APR' }))
    await expect(within(canvasElement).getByText('Columns: Lender, APR')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

const Creating = (props: ComboBoxProps) => {
  const [options, setOptions] = useState<readonly SelectOption[]>(makes)
  const [value, setValue] = useState(props.value)
  return (
    <ComboBox
      {...props}
      options={options}
      value={value}
      onChange={setValue}
      onCreate={(text) => {
        props.onCreate?.(text)
        setOptions([...options, { id: text, label: text }])
        setValue(text)
      }}
    />
  )
}

/** A text that no option has can be made one. */
export const Create: Story = {
  args: { onCreate: fn() },
  render: (args) => <Creating {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'honda')
    await screen.findByRole('option', { name: 'Honda' })
    await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull()
    await userEvent.type(box, 'jet ')
    await userEvent.click(await screen.findByRole('option', { name: 'Create “hondajet”' }))
    await expect(args.onCreate).toHaveBeenCalledWith('hondajet')
    await expect(box).toHaveValue('hondajet')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

const Fetching = (props: ComboBoxProps) => {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ readonly text: string; readonly options: readonly SelectOption[] }>()
  const [value, setValue] = useState(props.value)
  useEffect(() => {
    const options = makes.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
    const timer = setTimeout(() => setFound({ text, options }), 400)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <ComboBox
      {...props}
      areOptionsFiltered
      options={found?.options ?? []}
      isLoading={found?.text !== text}
      value={value}
      onChange={(id) => {
        props.onChange(id)
        setValue(id)
      }}
      onTextChange={setText}
    />
  )
}

/** Options that come from elsewhere: the old ones stay until the new ones are there. */
export const Fetched: Story = {
  render: (args) => <Fetching {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'ho')
    await expect(await within(canvasElement).findByText('Loading')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('option', { name: 'Honda' }))
    await expect(args.onChange).toHaveBeenCalledWith('honda')
    await expect(box).toHaveValue('Honda')
    await waitFor(() => expect(within(canvasElement).queryByText('Loading')).toBeNull())
    await expect(box).toHaveValue('Honda')
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    await expect((await screen.findAllByText('Loading')).length).toBe(2)
  },
}
