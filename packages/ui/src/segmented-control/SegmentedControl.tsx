import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { FieldLabel } from '../field/FieldLabel'

const Root = styled(RadioGroup)`
  display: grid;
  gap: 4px;
  justify-items: start;
  min-width: 0;
  &[data-wide] {
    justify-items: stretch;
  }
  @media (max-width: 720px) {
    justify-items: stretch;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  /* Every segment draws its own frame over its neighbours' so that the row can wrap anywhere. */
  padding-block-end: 1px;
  padding-inline-start: 1px;
  & > label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    height: 32px;
    margin-block-end: -1px;
    margin-inline-start: -1px;
    padding: 0 12px;
    border: 1px solid var(--line-strong);
    background: var(--surface);
    font-weight: 500;
    white-space: nowrap;
    color: var(--ink-2);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & > label:first-child {
    border-start-start-radius: var(--r-2);
    border-end-start-radius: var(--r-2);
  }
  & > label:last-child {
    border-start-end-radius: var(--r-2);
    border-end-end-radius: var(--r-2);
  }
  & > label:only-child {
    border-radius: var(--r-2);
  }
  & > label[data-hovered] {
    background: var(--hover);
    color: var(--ink);
  }
  & > label[data-pressed] {
    background: var(--pressed);
  }
  & > label[data-selected] {
    z-index: 1;
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
    color: var(--accent-ink);
  }
  & > label[data-disabled] {
    color: var(--ink-off);
    cursor: default;
  }
  & > label[data-disabled][data-selected] {
    border-color: var(--line-field);
    background: var(--pressed);
  }
  & > label[data-focus-visible] {
    z-index: 2;
    box-shadow: var(--focus);
  }
  & small {
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  [data-size='small'] > & > label {
    height: 28px;
    padding: 0 8px;
    font-size: var(--fs-2);
  }
  [data-wide] > & > label {
    flex: 1 0 auto;
  }
  @media (max-width: 720px) {
    & > label,
    [data-size='small'] > & > label {
      flex: 1 0 auto;
      height: 44px;
      font-size: var(--fs-4);
    }
  }
  @media (forced-colors: active) {
    & > label[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    & > label[data-disabled] {
      color: GrayText;
    }
    & > label[data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`

/** One segment. */
export interface SegmentedOption {
  readonly id: string
  readonly label: string
  /** How many things stand behind it. */
  readonly count?: number | undefined
  readonly isDisabled?: boolean | undefined
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps {
  readonly label: string
  /** The label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly SegmentedOption[]
  /** The chosen segment's id; null while none is chosen. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly isDisabled?: boolean | undefined
  /** Fills the width. @default false */
  readonly isWide?: boolean | undefined
  /** 32 or 28 px high; 44 on a phone. @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined
}

/**
 * One choice out of a few that all stand in sight. It is a group of radio buttons: one tab stop, arrows choose.
 *
 * @example
 * <SegmentedControl label="Call status" options={statuses} value={status} onChange={setStatus} />
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const {
    label,
    isLabelHidden,
    options,
    value,
    onChange,
    isDisabled = false,
    isWide,
    size = 'medium',
  } = props
  return (
    <Root
      orientation="horizontal"
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <FieldLabel as={Label} data-hidden={isLabelHidden || undefined}>
        {label}
      </FieldLabel>
      <Row>
        {options.map(({ id, label: text, count, isDisabled: isOff = false }) => (
          <Radio key={id} value={id} isDisabled={isOff}>
            {text}
            {count !== undefined && <small>{count}</small>}
          </Radio>
        ))}
      </Row>
    </Root>
  )
}
