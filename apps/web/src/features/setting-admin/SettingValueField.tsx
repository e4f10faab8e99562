import { settingCatalogue, type SettingKey, type SettingKind } from '@retain/domain/settings/settingCatalogue'
import { settingSpelling } from '@retain/domain/settings/settingInput'
import { SegmentedControl } from '@retain/ui/segmented-control'
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

/** The value of a setting: On or Off, one of several words, or a number with its unit. */
export function SettingValueField({ settingKeyId, value, ...field }: SettingValueFieldProps) {
  const kind: SettingKind = settingCatalogue[settingKeyId].kind
  const { isReadOnly = false, error, ...rest } = field
  const message = error === undefined ? {} : { error }
  if (kind.kind === 'switch')
    return (
      <SegmentedControl
        {...rest}
        {...message}
        options={[
          { id: kind.on, label: 'On' },
          { id: kind.off, label: 'Off' },
        ]}
        value={value === '' ? null : settingSpelling(settingKeyId, value)}
        isReadOnly={isReadOnly}
      />
    )
  if (kind.kind === 'choice')
    return (
      <SegmentedControl
        {...rest}
        {...message}
        options={kind.options.map((option) => ({ id: option, label: option }))}
        value={value === '' ? null : settingSpelling(settingKeyId, value)}
        isReadOnly={isReadOnly}
      />
    )
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
