import { settingCatalogue, type SettingKey, type SettingKind } from '@retain/domain/settings/settingCatalogue'
import { settingSpelling } from '@retain/domain/settings/settingInput'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { TextField } from '@retain/ui/text-field'
import { styled } from 'styled-components'

const Unit = styled.span`
  color: var(--ink-3);
`

interface SettingValueFieldProps {
  readonly settingKeyId: SettingKey
  readonly label: string
  /** Empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isReadOnly?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** More words than this stand in a list: side by side they would not fit into a panel. */
const mostButtons = 2

/** The words that a setting may hold, as they are stored and as they are shown. */
const wordsOf = (kind: Extract<SettingKind, { kind: 'switch' | 'choice' }>) =>
  kind.kind === 'switch'
    ? [
        { id: kind.on, label: 'On' },
        { id: kind.off, label: 'Off' },
      ]
    : kind.options.map((option) => ({ id: option, label: option }))

/** The value of a setting: On or Off, one of several words, a text, or a number with its unit. */
export function SettingValueField({ settingKeyId, value, ...field }: SettingValueFieldProps) {
  const kind: SettingKind = settingCatalogue[settingKeyId].kind
  const { isReadOnly = false, error, ...rest } = field
  const message = error === undefined ? {} : { error }
  if (kind.kind === 'switch' || kind.kind === 'choice') {
    const words = wordsOf(kind)
    const Words = words.length > mostButtons ? Select : SegmentedControl
    return (
      <Words
        {...rest}
        {...message}
        options={words}
        value={value === '' ? null : settingSpelling(settingKeyId, value)}
        isReadOnly={isReadOnly}
      />
    )
  }
  if (kind.kind === 'text') return <TextField {...rest} {...message} value={value} isReadOnly={isReadOnly} />
  return (
    <TextField
      {...rest}
      {...message}
      value={value}
      inputMode={kind.kind === 'decimal' ? 'decimal' : 'numeric'}
      isReadOnly={isReadOnly}
      end={<Unit>{kind.unit}</Unit>}
    />
  )
}
