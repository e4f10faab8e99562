import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'

const Screen = styled.main`
  height: 440px;
  max-width: 900px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  & > div {
    display: grid;
    gap: 24px;
    padding: 24px;
    justify-items: start;
  }
  & [data-gap] {
    height: 900px;
  }
`

interface SampleScreenProps {
  readonly onFilter?: (() => void) | undefined
  /** Leaves the button away. */
  readonly isWithoutFilters?: boolean | undefined
}

/** A screen to be toured: a button at the top, a field far below it. */
export const SampleScreen = ({ onFilter, isWithoutFilters = false }: SampleScreenProps) => (
  <Screen data-tour="screen" tabIndex={0} aria-label="Equity Log">
    <div>
      <h1>Equity Log</h1>
      {!isWithoutFilters && (
        <span data-tour="filters">
          <Button onPress={onFilter}>Filters</Button>
        </span>
      )}
      <p>1,248 customers</p>
      <div data-gap="" />
      <div data-tour="notes">
        <TextField label="Notes" value="" onChange={() => undefined} />
      </div>
    </div>
  </Screen>
)
