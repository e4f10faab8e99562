import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import RichTextEditor from './RichTextEditor'
import { RichTextSkeleton } from './RichTextSkeleton'
import { sampleAllowList } from './sampleAllowList'
import { Controlled, filledPlaceholders, onChange, sampleEmail, samplePlaceholders } from './sampleEditor'

const meta = {
  title: 'Rich text/Editor',
  component: RichTextEditor,
  subcomponents: { RichTextSkeleton },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Body',
    value: [
      '<h2>What you get</h2>',
      '<p>A <strong>lower payment</strong>, a <em>newer</em> car and <u>one</u> visit, not <s>three</s>.</p>',
      '<ul><li>Same term</li><li>Your choice of<ul><li>RAV4</li><li>CR-V</li></ul></li></ul>',
      '<ol><li>Call us</li><li>Come by</li></ol>',
      '<h3>Where to read more</h3>',
      '<p>All figures are on <a href="https://lakeside.example/offers">our page of offers</a>.</p>',
    ].join(''),
    onChange,
    allowList: sampleAllowList,
  },
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = {
  args: { value: '', placeholder: 'Write to your customer', hint: 'The disclaimer is added on sending' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await expect(text).toHaveAttribute('aria-placeholder', 'Write to your customer')
    await expect(text).toHaveAccessibleDescription('The disclaimer is added on sending')
    await expect(within(canvasElement).getByText('Write to your customer')).toBeVisible()
  },
}

/** Placeholders with their values, as in an email to one customer; the name is the chip's title. */
export const EmailToACustomer: Story = {
  args: {
    value: sampleEmail,
    placeholders: filledPlaceholders,
    rows: 12,
    footer:
      'Email Disclaimer · Figures are estimates and depend on credit approval. Reply STOP to receive no more of these emails.',
  },
  play: async ({ canvasElement }) => {
    const chip = await within(canvasElement).findByRole('img', { name: /CustomerFirstName/ })
    await expect(chip).toHaveTextContent('Hana')
    await expect(chip).toHaveAccessibleName('Placeholder CustomerFirstName, shown as Hana')
  },
}

/** The same text as a template: chips show their names. */
export const Template: Story = {
  args: { value: sampleEmail, placeholders: samplePlaceholders, rows: 12 },
  play: async ({ canvasElement }) => {
    const chip = await within(canvasElement).findByRole('img', { name: 'Placeholder CustomerFirstName' })
    await expect(chip).toHaveTextContent('CustomerFirstName')
  },
}

/** What looks like a placeholder and is none stands out, and stays text: it is corrected by typing. */
export const UnknownPlaceholder: Story = {
  args: {
    value: '<p>Hi {{CustomerFirstName}}, {{LeaseEndDate}} is near</p>',
    placeholders: samplePlaceholders,
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await within(text).findByRole('img', { name: 'Placeholder CustomerFirstName' })
    const marked = () => [...text.querySelectorAll('[data-gap]')].map(({ textContent }) => textContent)
    await expect(marked()).toEqual(['{{LeaseEndDate}}'])
    await userEvent.click(text)
    window.getSelection()?.selectAllChildren(text)
    window.getSelection()?.collapseToEnd()
    await userEvent.keyboard(' {{{{Nobody}}')
    await expect(marked()).toEqual(['{{LeaseEndDate}}', '{{Nobody}}'])
    await userEvent.keyboard('{Backspace}')
    await expect(marked()).toEqual(['{{LeaseEndDate}}'])
  },
}

/** The palette is there where it is asked for: in announcements and help, never in an email. */
export const WithPalette: Story = {
  args: {
    toolbar: ['history', 'bold', 'italic', 'underline', 'headings', 'lists', 'link', 'ink', 'clear'],
    value: ['grey', 'green', 'amber', 'red', 'purple']
      .map((ink) => `<p>This text is <span data-ink="${ink}">written in ${ink}</span>.</p>`)
      .join(''),
  },
}

export const FewTools: Story = {
  args: { toolbar: ['bold', 'italic'], value: '<p>A short note</p>', rows: 3 },
}

/** Text and line breaks alone. */
export const Plain: Story = {
  args: {
    isPlain: true,
    value: '<p>Good morning,<br>this is Jordan of Lakeside Motors.</p><p>Is it a good time?</p>',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull()
  },
}

/** A call guide: no formatting, but placeholders. */
export const PlainWithPlaceholders: Story = {
  args: { ...Plain.args, placeholders: samplePlaceholders, value: '<p>May I speak to {{CustomerName}}?</p>' },
}

export const Invalid: Story = {
  args: { value: '', error: 'Please write something', isRequired: true },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: /Body/ })
    await expect(text).toBeInvalid()
    await expect(text).toBeRequired()
    await expect(text).toHaveAccessibleDescription('Please write something')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, placeholders: filledPlaceholders, value: sampleEmail },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await expect(text).toHaveAttribute('aria-disabled', 'true')
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
    // A chip is as quiet as the text around it.
    const [chip] = within(text).getAllByRole('img')
    if (chip === undefined) throw new Error('a chip expected')
    const [look, around] = [getComputedStyle(chip), getComputedStyle(text)]
    await expect([look.color, look.fontWeight]).toEqual([around.color, around.fontWeight])
    await expect(look.boxShadow).not.toContain(around.color)
  },
}

/** No tools; the text takes the focus, so that it can be read by key and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, placeholders: filledPlaceholders, value: sampleEmail },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await expect(text).toHaveAttribute('aria-readonly', 'true')
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull()
    text.focus()
    await expect(text).toHaveFocus()
  },
}

/** Before its code is there: of the same size as the editor that comes. */
export const Loading: Story = {
  render: ({ label, rows }) => (
    <div style={{ maxWidth: 640 }}>
      <RichTextSkeleton label={label} rows={rows} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading Body')).toBeInTheDocument()
  },
}

/** Each paragraph reads in the direction of its first letter. */
export const RightToLeftText: Story = {
  args: {
    value:
      '<p>مرحبا هناء، سيارتك تساوي أكثر مما عليك.</p><p>Hello Hana, <strong>two</strong> scripts.</p>' +
      '<ul><li>دفعة أقل</li><li>RAV4</li></ul><p>{{CustomerFirstName}} תודה רבה</p>',
    placeholders: filledPlaceholders,
  },
}

/** A page that reads from right to left: toolbar, lists and quotes are mirrored. */
export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  args: { ...RightToLeftText.args, label: 'نص' },
}

/** What does not fit breaks, whatever it is. */
export const LongWords: Story = {
  args: {
    value:
      `<h2>${'Donaudampfschifffahrt'.repeat(8)}</h2><p>${'x'.repeat(400)}</p><ul><li>${'👩‍👩‍👧‍👦'.repeat(80)}</li></ul>` +
      `<p><a href="https://lakeside.example/">https://lakeside.example/${'offers/'.repeat(40)}</a></p>` +
      '<p>{{CustomerName}} and {{CurrentVehicleYearMakeModelTrim}}</p>',
    placeholders: [
      { name: 'CustomerName', value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6) },
      { name: 'CurrentVehicleYearMakeModelTrim', value: 'W'.repeat(200) },
    ],
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await expect(text.scrollWidth).toBe(text.clientWidth)
  },
}

export const OnAPhone: Story = {
  ...phoneStory,
  args: { ...EmailToACustomer.args, toolbar: WithPalette.args?.toolbar },
}
