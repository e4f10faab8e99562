import type { ChainedCommands, Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { IconButton } from '../icon-button/IconButton'
import { ariaShortcut, shortcutText } from './shortcut'

interface ToolButtonProps {
  readonly editor: Editor
  readonly label: string
  readonly icon: LucideIcon
  readonly keys: string
  /** Pressed or not, for a tool that is on or off; leave it out for others. */
  readonly isOn?: boolean | undefined
  readonly isDisabled: boolean
  /** There is nothing to do at present: the button keeps the focus and says so. @default false */
  readonly isIdle?: boolean | undefined
  readonly run: (chain: ChainedCommands) => ChainedCommands
}

/**
 * A button of the toolbar. Pressed by pointer it leaves the caret in the text, by key it keeps the focus. With the same `run` it is
 * drawn again when it changes itself, not with the other tools.
 */
export const ToolButton = memo(function ToolButton(props: ToolButtonProps) {
  const { editor, label, icon: Icon, keys, isOn, isDisabled, isIdle = false, run } = props
  const press = ({ pointerType }: PressEvent) => {
    if (isIdle) return
    const isByKey = pointerType === 'keyboard' || pointerType === 'virtual'
    run(isByKey ? editor.chain() : editor.chain().focus()).run()
  }
  return (
    <IconButton
      size="small"
      label={label}
      tooltip={`${label} (${shortcutText(keys)})`}
      icon={<Icon aria-hidden="true" />}
      isOn={isOn === true}
      isDisabled={isDisabled}
      aria-keyshortcuts={ariaShortcut(keys)}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      preventFocusOnPress
      onPress={press}
    />
  )
})
