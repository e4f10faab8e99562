import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { LineField } from '../field/LineField'
import type { LineFieldProps } from '../field/lineProps'
import { Spinner } from '../spinner/Spinner'

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends LineFieldProps {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /** At every key; to ask a server less often is the caller's. */
  readonly onChange: (text: string) => void
  /** A ring says that the search is on its way. @default false */
  readonly isLoading?: boolean | undefined
  /** Before the button that clears: the keyboard shortcut that focuses it. */
  readonly end?: ReactNode
  /** The most characters it takes. */
  readonly maxLength?: number | undefined
}

/**
 * What one looks for. Escape clears it, and closes what stands around it only when it is empty already.
 *
 * @example
 * <SearchField label="Search" isLabelHidden placeholder="Search by name" value={text} onChange={setText} />
 */
export function SearchField(props: SearchFieldProps) {
  const { onChange, isLoading = false } = props
  const text = props.value ?? ''
  return (
    <LineField
      field={props}
      type="search"
      enterKeyHint="search"
      spellCheck={false}
      value={text}
      maxLength={props.maxLength}
      start={<Search aria-hidden="true" />}
      end={isLoading ? <Spinner /> : props.end}
      aria-busy={isLoading || undefined}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        if (text === '' || props.isReadOnly === true) return
        // Otherwise the dialog around the field would close over what was only to be cleared.
        event.stopPropagation()
        event.preventDefault()
        onChange('')
      }}
      onClear={() => onChange('')}
    />
  )
}
