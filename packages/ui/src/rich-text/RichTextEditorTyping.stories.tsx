import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { FormDialog } from '../form-dialog/FormDialog'
import RichTextEditor from './RichTextEditor'
import { sampleAllowList } from './sampleAllowList'
import { Controlled, onChange, openText, sampleEmail, samplePlaceholders, written } from './sampleEditor'

const meta = {
  title: 'Rich text/Editor/Behaviour',
  component: RichTextEditor,
  tags: ['!autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Body', value: '', onChange, allowList: sampleAllowList, rows: 4 },
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

const tool = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name })

const [onDialogSubmit, onDialogClose] = [fn(), fn()]

/** What is typed is handed out as HTML, and nothing is handed out as ''. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.keyboard('Hi Hana{Enter}see  you')
    await waitFor(() => expect(written()).toBe('<p>Hi Hana</p><p>see&nbsp; you</p>'))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await waitFor(() => expect(written()).toBe(''))
    await expect(text).toHaveFocus()
  },
}

/** Keys turn marks on and off; the buttons show it. */
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(tool(canvasElement, 'Bold')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('now{Control>}b{/Control}')
    await userEvent.keyboard('{Control>}i{/Control}soon{Control>}i{/Control}')
    await userEvent.keyboard('{Control>}u{/Control}late')
    await waitFor(() => expect(written()).toBe('<p><strong>now</strong><em>soon</em><u>late</u></p>'))
    await expect(tool(canvasElement, 'Bold')).toHaveAttribute('aria-pressed', 'false')
    await expect(tool(canvasElement, 'Underline')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const UndoAndRedo: Story = {
  args: { value: '<p>Hi</p>' },
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await expect(tool(canvasElement, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard(' Hana')
    await waitFor(() => expect(written()).toBe('<p>Hi Hana</p>'))
    await userEvent.click(tool(canvasElement, 'Undo'))
    await waitFor(() => expect(written()).toBe('<p>Hi</p>'))
    await expect(tool(canvasElement, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(written()).toBe('<p>Hi Hana</p>'))
  },
}

/** A list by button, indented by key, left by Enter on an empty entry. */
export const Lists: Story = {
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.click(tool(canvasElement, 'Bulleted list'))
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('one{Enter}two{Control>}]{/Control}{Enter}{Enter}{Enter}after')
    await waitFor(() => expect(written()).toBe('<ul><li>one<ul><li>two</li></ul></li></ul><p>after</p>'))
    await userEvent.click(tool(canvasElement, 'Numbered list'))
    await waitFor(() => expect(written()).toContain('<ol><li>after</li></ol>'))
  },
}

export const Headings: Story = {
  args: { value: '<p>Offer</p>' },
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.click(tool(canvasElement, 'Heading'))
    await waitFor(() => expect(written()).toBe('<h2>Offer</h2>'))
    await userEvent.click(tool(canvasElement, 'Subheading'))
    await waitFor(() => expect(written()).toBe('<h3>Offer</h3>'))
    await userEvent.click(tool(canvasElement, 'Clear formatting'))
    await waitFor(() => expect(written()).toBe('<p>Offer</p>'))
  },
}

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

/** A chip comes from the menu, is selected by an arrow, is spoken, and goes by one key. */
export const Placeholders: Story = {
  args: { value: '<p>Hi </p>', placeholders: samplePlaceholders },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.keyboard(' ')
    await userEvent.click(tool(canvasElement, 'Placeholder'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CustomerFirstName' }))
    await waitFor(() => expect(written()).toMatch(/^<p>Hi (&nbsp;)?\{\{CustomerFirstName\}\}<\/p>$/))
    await waitFor(() => expect(text).toHaveFocus())
    const status = () => within(canvasElement).getByRole('status')
    await waitFor(() => expect(status()).toHaveTextContent('Placeholder CustomerFirstName, added'))
    // Of arrows ProseMirror reads the old key code, which simulated keys lack.
    await fireEvent.keyDown(text, { key: 'ArrowLeft', keyCode: 37 })
    await waitFor(() => expect(status()).toHaveTextContent('Placeholder CustomerFirstName, selected'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(written()).not.toContain('{{'))
    await waitFor(() => expect(status()).toHaveTextContent('Placeholder CustomerFirstName, removed'))
  },
}

/** Typed by hand it becomes a chip too; an unknown one stays the text it is. */
export const TypedPlaceholder: Story = {
  args: { placeholders: samplePlaceholders },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await userEvent.keyboard('{{{{CustomerName}} {{{{customername}}')
    await waitFor(() => expect(written()).toBe('<p>{{CustomerName}} {{customername}}</p>'))
    await expect(within(text).getAllByRole('img')).toHaveLength(1)
  },
}

/** A template as it was stored comes back unchanged after a change that was undone. */
export const UnchangedBySaving: Story = {
  args: { value: sampleEmail, placeholders: samplePlaceholders },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('x')
    await waitFor(() => expect(written()).toBe(sampleEmail.replace(/<\/p>$/, 'x</p>')))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(written()).toBe(sampleEmail))
    await expect(text).toHaveFocus()
  },
}

/** The limit holds while typing and cuts what is pasted; how much is left shows near the end. */
export const CharacterLimit: Story = {
  args: { value: '<p>123456</p>', maxLength: 10 },
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.keyboard('7890abc')
    await waitFor(() => expect(written()).toBe('<p>1234567890</p>'))
    await waitFor(() => expect(within(canvasElement).getByText('0 characters left')).toBeVisible())
  },
}

/** The palette writes a name, not a colour. */
export const Palette: Story = {
  args: { value: '<p>Careful</p>', toolbar: ['bold', 'ink'] },
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(tool(canvasElement, 'Text color: No color'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Red' }))
    await waitFor(() => expect(written()).toBe('<p><span data-ink="red">Careful</span></p>'))
    await waitFor(() => expect(tool(canvasElement, 'Text color: Red')).toBeVisible())
    await userEvent.click(tool(canvasElement, 'Text color: Red'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Red' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'No color' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'No color' }))
    await waitFor(() => expect(written()).toBe('<p>Careful</p>'))
  },
}
