import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Switch } from '@retain/ui/switch'
import { useState } from 'react'
import { switchCharacterKeys, useCharacterKeys } from '../../shell/characterKeys'
import { activeKeys } from '../../shell/pageKeys'

/** The names of keys that are not letters. */
const keyNames: Readonly<Record<string, string>> = { ' ': 'Space', Escape: 'Esc' }

/** How keys are written: `j`, or of several `1 – 9`. */
const written = (keys: readonly string[]): string =>
  [...new Set([keys.at(0), keys.at(-1)])].map((key = '') => keyNames[key] ?? key).join(' – ')

/** The keys of the page under the dialog, and whether those of one character do something (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(activeKeys)
  const areOn = useCharacterKeys()
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
        items={keys.map(({ keys: pressed, text }) => ({ label: text, value: <kbd>{written(pressed)}</kbd> }))}
      />
      <Switch
        label="Keys of one character"
        hint="Ctrl + / opens this list, also while they are off."
        value={areOn}
        onChange={switchCharacterKeys}
      />
    </Dialog>
  )
}
