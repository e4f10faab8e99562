import { CurrencyField } from '@retain/ui/currency-field'
import { NumberField } from '@retain/ui/number-field'
import { PercentageField } from '@retain/ui/percentage-field'
import { PhoneField } from '@retain/ui/phone-field'
import { RadiusField } from '@retain/ui/radius-field'
import { RegexField } from '@retain/ui/regex-field'
import { SearchField } from '@retain/ui/search-field'
import { TextArea } from '@retain/ui/text-area'
import { TextField } from '@retain/ui/text-field'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { Held } from './Held'
import { SandboxCard } from './SandboxCard'

const noText = ''
const stockNumber = /^[A-Z0-9]{8}$/

/** The fields that are written into. */
export const TextControls = () => (
  <SandboxCard title="Text and numbers">
    <Held start={noText}>
      {(value, onChange) => <TextField label="Text field" {...{ value, onChange }} />}
    </Held>
    <Held start={noText}>
      {(value, onChange) => <TextArea label="Text area" maxLength={200} {...{ value, onChange }} />}
    </Held>
    <Held start={noText}>
      {(value, onChange) => <SearchField label="Search field" {...{ value, onChange }} />}
    </Held>
    <Held<number | null> start={null}>
      {(value, onChange) => <NumberField label="Number field" unit="mi" {...{ value, onChange }} />}
    </Held>
    <Held<number | null> start={null}>
      {(value, onChange) => <CurrencyField label="Currency field" {...{ value, onChange }} />}
    </Held>
    <Held<number | null> start={null}>
      {(value, onChange) => <PercentageField label="Percentage field" {...{ value, onChange }} />}
    </Held>
    <Held start={noText}>
      {(value, onChange) => <PhoneField label="Phone field" {...{ value, onChange }} />}
    </Held>
    <Held start={noText}>
      {(value, onChange) => (
        <RadiusField label="Radius field" hint="Max of 50 miles" {...{ value, onChange }} />
      )}
    </Held>
    <Held start={noText}>
      {(value, onChange) => (
        <RegexField
          label="Pattern field"
          hint="Enter Eight Characters"
          pattern={stockNumber}
          {...{ value, onChange }}
        />
      )}
    </Held>
    <Held start={noText}>
      {(value, onChange) => <LazyRichTextEditor label="Formatted text" {...{ value, onChange }} />}
    </Held>
  </SandboxCard>
)
