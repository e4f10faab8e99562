import { Accordion } from '@retain/ui/accordion'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { Dialog } from '@retain/ui/dialog'
import { Drawer } from '@retain/ui/drawer'
import { IconButton } from '@retain/ui/icon-button'
import { Menu } from '@retain/ui/menu'
import { Popover } from '@retain/ui/popover'
import { Tabs } from '@retain/ui/tabs'
import { Star } from 'lucide-react'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { Held } from './Held'
import { SandboxCard } from './SandboxCard'

const tabs = [
  { id: 'one', label: 'First tab' },
  { id: 'two', label: 'Second tab' },
]
const parts = [{ id: 'part', title: 'Accordion', content: <p>What it holds.</p> }]

/** Buttons, and what they open. */
export function ActionControls() {
  const dispatch = useAppDispatch()
  const tell = (label: string) => dispatch(toastShown({ type: 'message', label }))
  return (
    <SandboxCard title="Actions">
      <Button variant="primary" onPress={() => tell('Toast')}>
        Button
      </Button>
      <IconButton
        label="Icon button"
        icon={<Star aria-hidden="true" />}
        onPress={() => tell('Icon button pressed')}
      />
      <Menu
        label="Menu"
        trigger={<Button>Menu</Button>}
        entries={[{ key: 'entry', label: 'Menu entry', onAction: () => tell('Menu entry chosen') }]}
      />
      <Popover label="Popover" trigger={<Button>Popover</Button>}>
        What a popover holds.
      </Popover>
      <Held start={false}>
        {(isOpen, setIsOpen) => (
          <>
            <Button onPress={() => setIsOpen(true)}>Dialog</Button>
            <Dialog title="Dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}>
              What a dialog holds.
            </Dialog>
          </>
        )}
      </Held>
      <Held start={false}>
        {(isOpen, setIsOpen) => (
          <>
            <Button onPress={() => setIsOpen(true)}>Question</Button>
            <ConfirmDialog
              title="Question"
              isOpen={isOpen}
              onConfirm={() => setIsOpen(false)}
              onCancel={() => setIsOpen(false)}
            >
              Is anything to be done?
            </ConfirmDialog>
          </>
        )}
      </Held>
      <Held start={false}>
        {(isOpen, setIsOpen) => (
          <>
            <Button onPress={() => setIsOpen(true)}>Drawer</Button>
            <Drawer title="Drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
              What a drawer holds.
            </Drawer>
          </>
        )}
      </Held>
      <Held start="one">
        {(value, onChange) => (
          <Tabs label="Tabs" tabs={tabs} {...{ value, onChange }}>
            <p>What the tab holds.</p>
          </Tabs>
        )}
      </Held>
      <Accordion items={parts} />
    </SandboxCard>
  )
}
