import { Search } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { InputBox, type BoxSize } from '../field/InputBox'
import { Spinner } from '../spinner/Spinner'

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends FieldFrameProps {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /** At every key; to ask a server less often is the caller's. */
  readonly onChange: (text: string) => void
  /** Enter is pressed. */
  readonly onSubmit?: ((text: string) => void) | undefined
  readonly placeholder?: string | undefined
  /** What the browser calls the field. @default none */
  readonly name?: string | undefined
  /** A ring says that the search is on its way. @default false */
  readonly isLoading?: boolean | undefined
  /** Before the button that clears: the key that leads here. */
  readonly end?: ReactNode
  readonly maxLength?: number | undefined
  /** 32, 28, or 24 px in a row of a table; 44 px on a phone. @default 'medium' */
  readonly size?: BoxSize | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Takes the focus when it appears. @default false */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * What one looks for. Escape clears it, and closes what stands around it only when it is empty already; Enter submits.
 *
 * @example
 * <SearchField label="Search" isLabelHidden placeholder="Search by name" value={text} onChange={setText} />
 */
export function SearchField(props: SearchFieldProps) {
  const { label, onChange, onSubmit, isLoading = false, isDisabled = false, isReadOnly = false } = props
  const text = props.value ?? ''
  return (
    <Field {...frameProps(props)}>
      {(control) => (
        <InputBox
          {...control}
          ref={props.ref}
          type="search"
          name={props.name}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoFocus={props.autoFocus}
          size={props.size}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          start={<Search aria-hidden="true" />}
          end={isLoading ? <Spinner /> : props.end}
          aria-busy={isLoading || undefined}
          onBlur={props.onBlur}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') onSubmit?.(text)
            if (event.key !== 'Escape' || text === '' || isReadOnly) return
            // Otherwise the dialog around the field would close over what was only to be cleared.
            event.stopPropagation()
            event.preventDefault()
            onChange('')
          }}
          clearLabel={`Clear ${label}`}
          onClear={() => onChange('')}
        />
      )}
    </Field>
  )
}
