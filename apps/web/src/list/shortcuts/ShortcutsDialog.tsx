import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useState } from 'react'
import { activeKeys } from '../../shell/pageKeys'

/** The names of keys that are not letters. */
const keyNames: Readonly<Record<string, string>> = { ' ': 'Space', Escape: 'Esc' }

/** The keys of the page under the dialog. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(activeKeys)
  return (
    <Dialog
      title="Keyboard shortcuts"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <KeyValueList
        items={keys.map(({ key, text }) => ({ label: text, value: <kbd>{keyNames[key] ?? key}</kbd> }))}
      />
    </Dialog>
  )
}
