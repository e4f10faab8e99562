import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import RichTextEditor from './RichTextEditor'
import {
  editorStories,
  onChange,
  openText,
  sampleEmail,
  samplePlaceholders,
  tool,
  written,
} from './sampleEditor'

const meta = {
  ...editorStories,
  title: 'Rich text/Editor/Behaviour',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

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

/** Ctrl and Enter save the form around, and write nothing; Shift and Enter begin a new line. */
export const SavingKeys: Story = {
  play: async ({ canvasElement }) => {
    await openText(canvasElement)
    await userEvent.keyboard('Hi{Control>}{Enter}{/Control} Hana{Shift>}{Enter}{/Shift}see you')
    await waitFor(() => expect(written()).toBe('<p>Hi Hana<br>see you</p>'))
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
