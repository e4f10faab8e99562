import type { ChainedCommands } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { useEditorState, type Editor } from '@tiptap/react'
import { Redo2, Undo2 } from 'lucide-react'
import { Fragment, memo, type ReactNode, type Ref } from 'react'
import { Separator } from 'react-aria-components/Separator'
import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'
import type { HtmlAllowList } from './htmlAllowList'
import { TextColourMenu } from './TextColourMenu'
import { LinkTool } from './LinkTool'
import type { RichTextPlaceholder } from './placeholder'
import { PlaceholderMenu } from './PlaceholderMenu'
import { opensGroup, type RichTextTool } from './richTextTool'
import { toolbarStyle } from './toolbarStyle'
import { formatTools, isKnown, isOn } from './toolbarTools'
import { ToolButton } from './ToolButton'

const Bar = styled(Toolbar)`
  ${toolbarStyle}
`

const undo = (chain: ChainedCommands) => chain.undo()
const redo = (chain: ChainedCommands) => chain.redo()

interface EditorToolbarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly editor: Editor
  readonly label: string
  readonly tools: readonly RichTextTool[]
  readonly allowList: HtmlAllowList
  readonly placeholders: readonly RichTextPlaceholder[]
  readonly isDisabled: boolean
  readonly isLinkOpen: boolean
  readonly onLinkOpenChange: (isOpen: boolean) => void
  readonly speak: (text: string) => void
}

/**
 * The tools of an editor as one tab stop: arrows move inside, Escape returns to the text. They are drawn again when the state of one
 * changes, not with every letter of the text.
 */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const {
    ref,
    editor,
    label,
    tools,
    allowList,
    placeholders,
    isDisabled,
    isLinkOpen,
    onLinkOpenChange,
    speak,
  } = props
  const state = useEditorState({
    editor,
    selector: () => ({
      canUndo: undoDepth(editor.state) > 0,
      canRedo: redoDepth(editor.state) > 0,
      on: Object.values(formatTools)
        .flat()
        .filter((tool) => isOn(editor, tool))
        .map((tool) => tool.label),
    }),
  })

  const draw = (tool: RichTextTool): ReactNode => {
    if (tool === 'history') {
      return (
        <>
          <ToolButton
            {...{ editor, isDisabled, icon: Undo2, label: 'Undo', keys: 'Mod-Z', isIdle: !state.canUndo }}
            run={undo}
          />
          <ToolButton
            {...{
              editor,
              isDisabled,
              icon: Redo2,
              label: 'Redo',
              keys: 'Mod-Shift-Z',
              isIdle: !state.canRedo,
            }}
            run={redo}
          />
        </>
      )
    }
    if (tool === 'link') {
      const isLinked = editor.schema.marks['link'] !== undefined
      const link = { editor, isDisabled, speak, urlSchemes: allowList.urlSchemes }
      return isLinked && <LinkTool {...link} isOpen={isLinkOpen} onOpenChange={onLinkOpenChange} />
    }
    if (tool === 'ink') {
      const inks = allowList.values['data-ink']
      return inks !== undefined && <TextColourMenu editor={editor} inks={inks} isDisabled={isDisabled} />
    }
    return formatTools[tool]
      .filter((format) => isKnown(editor, format))
      .map((format) => (
        <ToolButton
          key={format.label}
          editor={editor}
          label={format.label}
          icon={format.icon}
          keys={format.keys}
          isDisabled={isDisabled}
          run={format.run}
          {...(format.is === null ? {} : { isOn: state.on.includes(format.label) })}
        />
      ))
  }

  return (
    <Bar ref={ref} aria-label={label}>
      {tools.map((tool, index) => (
        <Fragment key={tool}>
          {index > 0 && opensGroup.has(tool) && <Separator orientation="vertical" />}
          {draw(tool)}
        </Fragment>
      ))}
      {placeholders.length > 0 && (
        <div data-end="">
          <PlaceholderMenu editor={editor} placeholders={placeholders} isDisabled={isDisabled} />
        </div>
      )}
    </Bar>
  )
})
