import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useState } from 'react'
import { activeKeys } from '../../../shell/pageKeys'

/** The keys that do something on the page under it. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
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
      <KeyValueList items={keys.map(({ key, text }) => ({ label: text, value: <kbd>{key}</kbd> }))} />
    </Dialog>
  )
}
