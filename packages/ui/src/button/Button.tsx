import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Spinner } from '../spinner/Spinner'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle'

const Root = styled(AriaButton)`
  ${buttonStyle}
`

type InheritedProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>

/** React Aria's optional props; a caller may give what it does not know as undefined. */
type OptionalProps = { readonly [Prop in keyof InheritedProps]: InheritedProps[Prop] | undefined }

/** Props of {@link Button}. */
export interface ButtonProps extends OptionalProps {
  /**
   * How much it weighs: `primary` once a view, `plain` for the rest, `ghost` goes back, `danger` destroys, `link` reads as text.
   * @default 'plain'
   */
  readonly variant?: ButtonVariant | undefined
  /** 32, 28 or 24 px. @default 'medium' */
  readonly size?: ButtonSize | undefined
  /** A lucide icon before the text; a loading button shows its ring in this place. */
  readonly icon?: ReactNode
  /** Work is going on: the button keeps its width, its label and the focus, and takes no press. @default false */
  readonly isLoading?: boolean | undefined
  /** The look of a button whose panel or filter is on. @default false */
  readonly isOn?: boolean | undefined
  /** Round ends, as beside a round picture. @default false */
  readonly isRound?: boolean | undefined
  /** The keys that do the same, such as `Control+Enter`: spoken. Listening to them is the caller's. */
  readonly 'aria-keyshortcuts'?: string | undefined
  /** The text; leave it out together with an `aria-label` for a button of one icon. */
  readonly children?: ReactNode
  /** The button element. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * A button. It reacts to `onPress` (mouse, touch, keyboard and screen reader alike). A part around it may let it wait by
 * `isPending` in React Aria's `ButtonContext`: it keeps the focus, looks disabled and takes no press.
 *
 * @example
 * <Button variant="primary" isLoading={isSaving} onPress={save}>Save</Button>
 */
export function Button({
  variant = 'plain',
  size = 'medium',
  icon,
  isLoading = false,
  isOn = false,
  isRound = false,
  children,
  'aria-keyshortcuts': keys,
  ...rest
}: ButtonProps) {
  const hasIcon = icon !== undefined
  return (
    <Root
      // To React Aria undefined is the same as left out; its types do not say so.
      {...(rest as InheritedProps)}
      {...(isLoading ? { isPending: true } : {})}
      // React Aria hands the attribute on to nothing.
      {...(keys === undefined
        ? {}
        : { render: (attributes) => <button {...attributes} aria-keyshortcuts={keys} /> })}
      data-loading={isLoading || undefined}
      data-variant={variant}
      data-size={size}
      data-has-icon={hasIcon || undefined}
      data-icon-only={children === undefined || undefined}
      data-on={isOn || undefined}
      data-round={isRound || undefined}
    >
      {isLoading ? <Spinner size={hasIcon ? 'small' : 'tiny'} /> : icon}
      {children}
    </Root>
  )
}
