import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ChoiceGroupField, type ChoiceGroupProps } from '../internal/choice-line/ChoiceGroupField'
import { Radio, Radios } from '../internal/radio/Radio'
import { keyHintStyle } from '../key-hint/keyHintStyle'
import { usableOptions } from '../option-list/optionEntries'

const Root = styled(Radios)`
  min-width: 0;
  justify-self: start;
  max-width: 100%;
  &[data-wide] {
    justify-self: stretch;
  }
  @media ${media.phone} {
    justify-self: stretch;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  /* Every segment draws its own frame over its neighbours' so that the row can wrap anywhere. */
  padding-block-end: 1px;
  padding-inline-start: 1px;
  & label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 0;
    min-height: 32px;
    margin-block-end: -1px;
    margin-inline-start: -1px;
    padding: 5px 12px;
    border: 1px solid var(--line-strong);
    background: var(--surface);
    font-weight: 500;
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--ink-2);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & > :first-child {
    border-start-start-radius: var(--r-2);
    border-end-start-radius: var(--r-2);
  }
  & > :last-child {
    border-start-end-radius: var(--r-2);
    border-end-end-radius: var(--r-2);
  }
  & > :only-child {
    border-radius: var(--r-2);
  }
  @media (hover: hover) {
    & label:hover {
      background: var(--hover);
      color: var(--ink);
    }
  }
  & label:active {
    background: var(--pressed);
  }
  & label[data-selected] {
    z-index: 1;
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
    color: var(--accent-ink);
  }
  & label[data-disabled] {
    background: var(--surface);
    color: var(--ink-off);
    cursor: default;
  }
  & label[data-disabled][data-selected] {
    border-color: var(--line-field);
    background: var(--pressed);
  }
  & label[data-readonly] {
    background: var(--sunken);
    cursor: default;
  }
  & label[data-readonly][data-selected] {
    border-color: var(--line-field);
    background: var(--pressed);
    color: var(--ink);
  }
  & label[data-invalid] {
    border-color: var(--danger);
  }
  & label:has(:focus-visible) {
    z-index: 2;
    box-shadow: var(--focus);
  }
  & small {
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  & kbd {
    ${keyHintStyle}
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & label[data-selected] kbd {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  & label[data-disabled] kbd {
    color: inherit;
  }
  [data-size='small'] > & label {
    min-height: 28px;
    padding: 3px 8px;
    font-size: var(--fs-2);
  }
  [data-wide] > & label {
    flex: 1 1 auto;
  }
  @media ${media.phone} {
    & label,
    [data-size='small'] > & label {
      flex: 1 1 auto;
      min-height: 44px;
      font-size: var(--fs-4);
    }
    /* Six stand in two rows of three, not in one of four above one of two. */
    &:has(> :nth-child(6):last-child) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      /* As wide as there is room, also in a parent that is as wide as what it holds. */
      width: 100vw;
      & > label {
        padding-inline: 4px;
      }
      & > :first-child {
        border-end-start-radius: 0;
      }
      & > :nth-child(3) {
        border-start-end-radius: var(--r-2);
      }
      & > :nth-child(4) {
        border-end-start-radius: var(--r-2);
      }
      & > :last-child {
        border-start-end-radius: 0;
      }
    }
  }
  @media (forced-colors: active) {
    & label[data-selected],
    & label[data-readonly][data-selected],
    & label[data-disabled][data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    & label[data-disabled] {
      color: GrayText;
    }
    & label:has(:focus-visible) {
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
  /** The key that chooses it, as `KeyboardEvent.key` has it; whoever uses the segments makes it do so. */
  readonly keyHint?: string | undefined
  /** This segment cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps extends ChoiceGroupProps {
  /** Options with a blank label are left out. */
  readonly options: readonly SegmentedOption[]
  /** The chosen segment's id; null while none is chosen. */
  readonly value: string | null
  /** A segment was chosen. */
  readonly onChange: (id: string) => void
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
  const { value, onChange, isWide, size = 'medium' } = props
  return (
    <ChoiceGroupField field={props} labelFocuses="chosen">
      {(group) => (
        <Root
          {...group}
          orientation="horizontal"
          value={value}
          onChange={onChange}
          data-size={size}
          data-wide={isWide || undefined}
        >
          <Row>
            {usableOptions('SegmentedControl', props.options).map(
              ({ id, label, count, keyHint, isDisabled: isOff = false }) => (
                <Radio key={id} id={id} isDisabled={isOff} keyShortcut={keyHint}>
                  {keyHint !== undefined && <kbd aria-hidden="true">{keyHint}</kbd>}
                  {label}
                  {count !== undefined && Number.isFinite(count) && <small>{count}</small>}
                </Radio>
              ),
            )}
          </Row>
        </Root>
      )}
    </ChoiceGroupField>
  )
}
