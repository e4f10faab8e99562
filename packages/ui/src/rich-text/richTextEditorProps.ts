import type { ReactNode } from 'react'
import type { FieldFrameProps } from '../field/Field'
import type { HtmlAllowList } from './htmlAllowList'
import type { RichTextPlaceholder } from './placeholder'
import type { RichTextTool } from './richTextTool'

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps extends FieldFrameProps {
  /** HTML of any origin: it is cleaned before it is shown. `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /**
   * Cleaned HTML after every change, '' where nothing is written: in a task of its own, so that a letter is painted first, and before
   * the next key or press is heard. It is not called for a `value` from outside.
   */
  readonly onChange: (html: string) => void
  /** Which HTML is allowed: a constant of the app. Tools for what it leaves out are not offered. */
  readonly allowList: HtmlAllowList
  /** The tools in their order; an empty list leaves the toolbar out. @default every tool but the palette (`ink`) */
  readonly toolbar?: readonly RichTextTool[] | undefined
  /** Text with line breaks alone, without a toolbar; still HTML in and out (`<p>` and `<br>`). @default false */
  readonly isPlain?: boolean | undefined
  /** What can be put in from the menu and shows as chips. A constant, or memoised. @default none */
  readonly placeholders?: readonly RichTextPlaceholder[] | undefined
  /** A hint in the empty text. */
  readonly placeholder?: string | undefined
  /** The least height, in lines. @default 6 */
  readonly rows?: number | undefined
  /** The most characters of text it takes, a placeholder counted as one; a longer value stays whole and cannot grow. */
  readonly maxLength?: number | undefined
  /** Under the text, in the frame: what is added to it without being written, such as a disclaimer. */
  readonly footer?: ReactNode
  /** It takes neither focus nor text, and its tools take no press. @default false */
  readonly isDisabled?: boolean | undefined
  /** The text can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus when it appears. @default false */
  readonly autoFocus?: boolean | undefined
  /**
   * The focus leaves the text and its tools; not when it goes from one to the other, or into a tool's menu or dialog.
   */
  readonly onBlur?: (() => void) | undefined
}
