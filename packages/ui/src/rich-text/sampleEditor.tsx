import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { RichTextPlaceholder } from './placeholder'
import RichTextEditor, { type RichTextEditorProps } from './RichTextEditor'
import { sampleAllowList } from './sampleAllowList'

/** The owner of a text, as a form is: keeps what it is handed and hands it back. */
export const Controlled = (props: RichTextEditorProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 640 }}>
      <RichTextEditor
        {...props}
        value={value}
        onChange={(html) => {
          props.onChange(html)
          setValue(html)
        }}
      />
    </div>
  )
}

/** What the stories hear of changes. */
export const onChange = fn<(html: string) => void>()

/** The HTML, or the line, that was handed out last. */
export const written = (): string | undefined => onChange.mock.lastCall?.[0]

/** The text of a story, once its editor is there, with the caret at its end. */
export const openText = async (canvasElement: HTMLElement, name = 'Body'): Promise<HTMLElement> => {
  onChange.mockClear()
  const text = await within(canvasElement).findByRole('textbox', { name })
  await userEvent.click(text)
  await waitFor(() => expect(text).toHaveFocus())
  const selection = window.getSelection()
  selection?.selectAllChildren(text)
  selection?.collapseToEnd()
  return text
}

/** Pastes as a browser does: the same clipboard in several kinds. */
export const pasteInto = (text: HTMLElement, kinds: Readonly<Record<string, string>>): void => {
  const clipboardData = new DataTransfer()
  for (const [kind, content] of Object.entries(kinds)) clipboardData.setData(kind, content)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Placeholders of an email about a customer's car. */
export const samplePlaceholders: readonly RichTextPlaceholder[] = [
  { name: 'CustomerFirstName', group: 'Customer' },
  { name: 'CustomerName', group: 'Customer' },
  { name: 'CurrentVehicleYearMakeModelTrim', group: 'Vehicle' },
  { name: 'ReplacementVehicleModel', group: 'Vehicle' },
  { name: 'PaymentAmount', group: 'Payment' },
  { name: 'PaymentsRemaining', group: 'Payment' },
  { name: 'AssociateName', group: 'Associate' },
  { name: 'AssociatePhone', group: 'Associate' },
]

const values: Readonly<Record<string, string>> = {
  CustomerFirstName: 'Hana',
  CustomerName: 'Hana Castellanos',
  CurrentVehicleYearMakeModelTrim: '2021 Honda Accord EX-L',
  ReplacementVehicleModel: 'RAV4',
  PaymentAmount: '$436',
  PaymentsRemaining: '39',
  AssociateName: 'Jordan Mills',
  AssociatePhone: '(555) 014-0100',
}

/** The same, filled with the values of one customer. */
export const filledPlaceholders: readonly RichTextPlaceholder[] = samplePlaceholders.map((placeholder) => ({
  ...placeholder,
  value: values[placeholder.name],
}))

/** A template of an email. */
export const sampleEmail = [
  '<p>Hi {{CustomerFirstName}},</p>',
  '<p>This month your {{CurrentVehicleYearMakeModelTrim}} is worth more than you owe on it. With {{PaymentsRemaining}} ',
  'payments of {{PaymentAmount}} to go, it could take you into a {{ReplacementVehicleModel}} for ',
  '<strong>less than you pay now</strong>.</p>',
  '<p>Shall I put the figures together for Friday? You can reach me at {{AssociatePhone}}, or simply answer this ',
  'email.</p><p>{{AssociateName}}</p>',
].join('')

/** What the stories of the editor's behaviour begin with. */
export const editorStories = {
  tags: ['!autodocs'],
  render: (args: RichTextEditorProps) => <Controlled {...args} />,
  args: { label: 'Body', value: '', onChange, allowList: sampleAllowList, rows: 4 },
}

/** A button of the story's toolbar. */
export const tool = (canvasElement: HTMLElement, name: string | RegExp): HTMLElement =>
  within(canvasElement).getByRole('button', { name })
