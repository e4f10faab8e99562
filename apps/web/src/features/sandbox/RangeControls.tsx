import { DateField } from '@retain/ui/date-field'
import { DateRangePicker } from '@retain/ui/date-range-picker'
import type { DayRange } from '@retain/ui/day-range'
import { FileDrop, type FileEntry } from '@retain/ui/file-drop'
import { RangeField } from '@retain/ui/range-field'
import { RangeSlider } from '@retain/ui/range-slider'
import { SelectRangeField } from '@retain/ui/select-range-field'
import { Slider } from '@retain/ui/slider'
import { YearRangeField } from '@retain/ui/year-range-field'
import { Held } from './Held'
import { sampleYears } from './samples'
import { SandboxCard } from './SandboxCard'

const noFiles: readonly FileEntry[] = []
const fromTo = { from: null, to: null }

/** Days, ranges and files. */
export const RangeControls = () => (
  <SandboxCard title="Days, ranges and files">
    <Held<string | null> start={null}>
      {(value, setValue) => <DateField label="Date field" value={value} onChange={(day) => setValue(day)} />}
    </Held>
    <Held<DayRange | null> start={null}>
      {(value, setValue) => (
        <DateRangePicker label="Date range" value={value} onChange={(range) => setValue(range)} />
      )}
    </Held>
    <Held<{ readonly from: string | null; readonly to: string | null }> start={fromTo}>
      {(value, onChange) => <RangeField label="Range field" {...{ value, onChange }} />}
    </Held>
    <Held<{ readonly from: number | null; readonly to: number | null }> start={fromTo}>
      {(value, onChange) => (
        <SelectRangeField label="Select range" options={sampleYears} {...{ value, onChange }} />
      )}
    </Held>
    <Held<{ readonly from: number | null; readonly to: number | null }> start={fromTo}>
      {(value, onChange) => (
        <YearRangeField label="Year range" years={sampleYears} {...{ value, onChange }} />
      )}
    </Held>
    <Held<number | null> start={null}>
      {(value, onChange) => <Slider label="Slider" min={1} max={50} {...{ value, onChange }} />}
    </Held>
    <Held<{ readonly from: number | null; readonly to: number | null }> start={fromTo}>
      {(value, onChange) => <RangeSlider label="Range slider" min={1} max={10} {...{ value, onChange }} />}
    </Held>
    <Held start={noFiles}>
      {(files, setFiles) => (
        <FileDrop
          label="Files"
          isMultiple
          files={files}
          onAdd={(added) =>
            setFiles([...files, ...added.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }))])
          }
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        />
      )}
    </Held>
  </SandboxCard>
)
