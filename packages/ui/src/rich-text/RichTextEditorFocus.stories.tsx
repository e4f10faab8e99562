import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { FormDialog } from '../form-dialog/FormDialog'
import RichTextEditor from './RichTextEditor'
import { Controlled, editorStories, openText, tool, written } from './sampleEditor'

const meta = {
  ...editorStories,
  title: 'Rich text/Editor/Links and keyboard',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

const [onDialogSubmit, onDialogClose] = [fn(), fn()]

/** Inside a dialog Escape goes from the tools back to the text, and only from there closes the dialog. */
export const InADialog: Story = {
  args: { value: '<p>Careful</p>' },
  render: (args) => (
    <FormDialog title="Email Template" isOpen onSubmit={onDialogSubmit} onClose={onDialogClose}>
      <Controlled {...args} />
    </FormDialog>
  ),
  play: async () => {
    onDialogClose.mockClear()
    const text = await openText(document.body)
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await waitFor(() => expect(text).not.toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(onDialogClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onDialogClose).toHaveBeenCalledOnce()
  },
}

/** One tab stop before the text; arrows move in it, Escape returns, Tab leaves the text even in a list. */
export const ToolbarByKey: Story = {
  args: { value: '<ul><li>one</li><li>two</li></ul>' },
  render: (args) => (
    <>
      <Button>Before</Button>
      <Controlled {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    within(canvasElement).getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    await expect(tool(canvasElement, 'Undo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tool(canvasElement, 'Bold')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tool(canvasElement, 'Bold')).toHaveAttribute('aria-pressed', 'true'))
    await expect(tool(canvasElement, 'Bold')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    // Where it was left.
    await expect(tool(canvasElement, 'Bold')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(within(text).getAllByRole('list')).toHaveLength(1)
  },
}

const onBlur = fn()

/** The focus goes from the text to its tools, into a tool's menu and back, and leaves the editor: only that is told, once. */
export const Leaving: Story = {
  args: { value: '<p>Careful</p>', placeholders: [{ name: 'CustomerName' }], onBlur },
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    onBlur.mockClear()
    const text = await openText(canvasElement)
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await waitFor(() => expect(text).not.toHaveFocus())
    tool(canvasElement, 'Placeholder').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CustomerName' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(text).toHaveFocus())
    await expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(onBlur).toHaveBeenCalledOnce()
  },
}

/** The small dialog refuses what may run, adds a missing scheme, and removes a link. */
export const Links: Story = {
  args: { value: '<p>Read this</p>' },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Add link' })
    const address = within(dialog).getByRole('textbox', { name: 'Address' })
    await waitFor(() => expect(address).toHaveFocus())
    await expect(within(dialog).queryByRole('textbox', { name: 'Text' })).toBeNull()
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect(address).toBeInvalid()
    await expect(within(dialog).getByText('This is not an address that a link may have')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.keyboard('lakeside.example/offers{Enter}')
    const link =
      '<a href="https://lakeside.example/offers" target="_blank" rel="noopener noreferrer">Read this</a>'
    await waitFor(() => expect(written()).toBe(`<p>${link}</p>`))
    await waitFor(() => expect(text).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(tool(canvasElement, 'Edit link'))
    const edit = await screen.findByRole('dialog', { name: 'Edit link' })
    await expect(within(edit).getByRole('textbox', { name: 'Address' })).toHaveValue(
      'https://lakeside.example/offers',
    )
    await userEvent.click(within(edit).getByRole('button', { name: 'Remove link' }))
    await waitFor(() => expect(written()).toBe('<p>Read this</p>'))
  },
}

/** Without selected words the dialog asks for them. */
export const LinkWithItsWords: Story = {
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Add link' })
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Address' })).toHaveFocus())
    await userEvent.keyboard('hana@example.com{Tab}Write to Hana{Enter}')
    await waitFor(() =>
      expect(written()).toBe(
        '<p><a href="mailto:hana@example.com" target="_blank" rel="noopener noreferrer">Write to Hana</a></p>',
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
