import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hostileTexts, inColumn } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { FileDrop, type FileDropProps, type FileEntry } from './FileDrop'

const Controlled = (props: FileDropProps) => {
  const [files, setFiles] = useState(props.files)
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(added) => {
        props.onAdd(added)
        const entries = added.map(({ name, size }, at) => ({
          id: `${files.length + at} ${name}`,
          name,
          size,
        }))
        setFiles(props.isMultiple ? [...files, ...entries] : entries)
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setFiles(files.filter((file) => file.id !== id))
      }}
    />
  )
}

const three: readonly FileEntry[] = [
  { id: '1', name: 'Offer Castellanos.pdf', size: 184_320 },
  { id: '2', name: 'Accord front.jpg', size: 2_411_724, progress: 0.62 },
  {
    id: '3',
    name: 'Accord back.jpg',
    size: 2_098_114,
    error: 'The connection broke. Remove it and try again.',
  },
]

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Attachments',
    hint: 'PDF and pictures, each up to 5 MB',
    accept: '.pdf,image/*',
    acceptText: 'PDF and pictures',
    maxSize: 5 * 1024 * 1024,
    isMultiple: true,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRefuse: fn(),
  },
  decorators: [inColumn(440)],
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

const pdf = (name: string, size = 1200) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const zone = (canvasElement: HTMLElement) => within(canvasElement).getByRole('group', { name: 'Attachments' })
const carrying = (...files: readonly File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}
/** A real event: the browser gives it its files. */
const drag = (type: 'dragover' | 'drop', place: HTMLElement, dataTransfer: DataTransfer) =>
  place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('an input for files expected')
  return input
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(zone(canvasElement)).toHaveAccessibleDescription('PDF and pictures, each up to 5 MB')
  },
}
export const Single: Story = { args: { isMultiple: false } }
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(zone(canvasElement)).toHaveAccessibleDescription(/^Required/)
  },
}
export const Invalid: Story = { args: { error: 'Add the signed offer' } }
export const Disabled: Story = {
  args: { isDisabled: true, files: three.slice(0, 1) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toBeDisabled()
    // All of the place is grey, not its button alone.
    const words = within(canvasElement).getByText(/drop or paste/)
    await expect(getComputedStyle(words).color).toBe(getComputedStyle(button).color)
    await expect(drag('drop', zone(canvasElement), carrying(pdf('a.pdf')))).toBe(false)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, files: three.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
    await expect(within(canvasElement).getByText('Offer Castellanos.pdf')).toBeVisible()
  },
}

/** On its way, arrived, and broken off. */
export const WithFiles: Story = {
  args: { files: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'Adding Accord front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
    await expect(canvas.getByText('180 kB')).toBeVisible()
  },
}

/** The button opens the system's dialog; what is chosen there is added and said. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = inputOf(canvasElement)
    const opens = fn()
    const keepClosed = (event: Event) => {
      event.preventDefault()
      opens()
    }
    input.addEventListener('click', keepClosed, { once: true })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opens).toHaveBeenCalledOnce()
    await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf')])
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('a.pdf added. b.pdf added')
  },
}

/** While a file is held over the place it shows; what is no file leaves it alone. */
export const Dragging: Story = {
  play: async ({ args, canvasElement }) => {
    const place = zone(canvasElement)
    const text = new DataTransfer()
    text.setData('text/plain', 'words')
    await expect(drag('dragover', place, text)).toBe(true)
    await expect(drag('dragover', place, carrying(pdf('a.pdf')))).toBe(false)
    await waitFor(() => expect(place.querySelector('[data-over]')).not.toBeNull())
    drag('drop', place, carrying(pdf('a.pdf')))
    await waitFor(() => expect(place.querySelector('[data-over]')).toBeNull())
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByText('a.pdf')).toBeVisible()
  },
}

/** A picture in the clipboard is pasted while the focus is on the button. */
export const Pasting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.paste(carrying(new File(['x'], 'screenshot.png', { type: 'image/png' })))
    await expect(within(canvasElement).getByText('screenshot.png')).toBeVisible()
  },
}

/** Each refused file says why; the good ones beside it are added. A reason can be dismissed. */
export const Refusing: Story = {
  args: { maxSize: 2048 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const files = [pdf('good.pdf'), new File(['x'], 'virus.exe'), pdf('big.pdf', 4096), pdf('none.pdf', 0)]
    drag('drop', zone(canvasElement), carrying(...files))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('good.pdf')).toBeVisible()
    for (const reason of ['Only PDF and pictures', 'Larger than 2 kB', 'The file is empty']) {
      await expect(canvas.getByText(reason)).toBeVisible()
    }
    await expect(args.onRefuse).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss virus.exe' }))
    await expect(canvas.queryByText('virus.exe')).not.toBeInTheDocument()
  },
}

/** The focus goes on to what stands beside a removed file, and at last back to the button. */
export const Removing: Story = {
  args: { files: three.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Remove Offer Castellanos.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Accord front.jpg' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus())
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
export const HostileInput: Story = {
  args: {
    files: Object.values(hostileTexts).map((name, at) => ({
      id: String(at),
      name,
      size: [NaN, -1, null, 1e15][at],
      progress: [NaN, -1, 7, null][at],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const OnAPhone: Story = { ...phoneStory, args: { files: three } }

/** The caller hears once when the focus leaves the field, not when it goes from its button to its files. */
export const Leaving: Story = {
  args: { files: three, onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toHaveFocus()
    for (const { name } of three) {
      await userEvent.tab()
      await expect(within(canvasElement).getByRole('button', { name: `Remove ${name}` })).toHaveFocus()
    }
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
