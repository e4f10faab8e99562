import { useState } from 'react'
import { fn, screen } from 'storybook/test'
import { Button } from '../button/Button'
import { columnEditorDriver } from '../testing/columnEditorDriver'
import { ColumnEditor, type ColumnEditorProps } from './ColumnEditor'
import { sampleColumns, sampleDefaults } from './sampleColumns'

/** Opens the editor and keeps what is applied, as a page does. */
const Page = (props: ColumnEditorProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [columnKeys, setColumnKeys] = useState(props.columnKeys)
  return (
    <main>
      <Button onPress={() => setIsOpen(true)}>Column Options</Button>
      <ColumnEditor
        {...props}
        isOpen={isOpen}
        columnKeys={columnKeys}
        onApply={(next) => {
          props.onApply(next)
          if (props.error !== undefined) return
          setColumnKeys(next)
          setIsOpen(false)
        }}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </main>
  )
}

/** What the stories of the column editor begin with. */
export const columnEditorStories = {
  render: (args: ColumnEditorProps) => <Page {...args} />,
  args: {
    isOpen: true,
    columns: sampleColumns,
    columnKeys: sampleDefaults,
    defaultColumnKeys: sampleDefaults,
    dividers: [{ after: 9, text: 'Up to here on narrow screens' }],
    onApply: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
}

/** The editor's dialog, once it is open. */
export const findEditor = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Column Options' })

/** The driver of the editor that is open. */
export const editorDriver = async () => columnEditorDriver(await findEditor())

/** A button by its name. */
export const button = (name: string): HTMLElement => screen.getByRole('button', { name })
