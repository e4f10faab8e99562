import { useEditorState, type Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { memo, useRef } from 'react'
import { IconButton } from '../icon-button/IconButton'
import { FloatingPanel } from '../popover/FloatingPanel'
import { LinkForm, type EnteredLink } from './LinkForm'
import { ariaShortcut, shortcutText } from './shortcut'

interface LinkToolProps {
  readonly editor: Editor
  readonly urlSchemes: readonly string[]
  readonly isDisabled: boolean
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly speak: (text: string) => void
}

const writeLink = (editor: Editor, { address, text }: EnteredLink, needsText: boolean) => {
  const marks = [{ type: 'link', attrs: { href: address } }]
  const chain = editor.chain().focus()
  if (needsText) chain.insertContent({ type: 'text', text, marks }).run()
  else chain.extendMarkRange('link').setLink({ href: address }).run()
}

/** The button of links, and the small dialog in which one is added, changed or removed. */
export const LinkTool = memo(function LinkTool({
  editor,
  urlSchemes,
  isDisabled,
  isOpen,
  onOpenChange,
  speak,
}: LinkToolProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { address, needsText } = useEditorState({
    editor,
    selector: () => {
      const href: unknown = editor.getAttributes('link')['href']
      const isLink = typeof href === 'string'
      return { address: isLink ? href : '', needsText: !isLink && editor.state.selection.empty }
    },
  })
  const close = () => {
    onOpenChange(false)
    editor.commands.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        label={address === '' ? 'Add link' : 'Edit link'}
        tooltip={`${address === '' ? 'Add link' : 'Edit link'} (${shortcutText('Mod-K')})`}
        icon={<Link aria-hidden="true" />}
        isOn={address !== ''}
        isDisabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={ariaShortcut('Mod-K')}
        preventFocusOnPress
        onPress={() => onOpenChange(!isOpen)}
      />
      {isOpen && (
        <FloatingPanel triggerRef={button} placement="bottom start" onClose={close}>
          <LinkForm
            address={address}
            needsText={needsText}
            urlSchemes={urlSchemes}
            onApply={(link) => {
              writeLink(editor, link, needsText)
              onOpenChange(false)
              speak(address === '' ? 'Link added' : 'Link changed')
            }}
            onRemove={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onOpenChange(false)
              speak('Link removed')
            }}
          />
        </FloatingPanel>
      )}
    </>
  )
})
