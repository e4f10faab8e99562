import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { activeFilters } from '@retain/domain/work-log/filters/activeFilters'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { styled } from 'styled-components'
import { lazyFailedText } from '../../../../core/lazy/lazyCode'

/** As high as a field: its label, its control, and the line under it where there is one. */
const Field = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 500;
  color: var(--ink-2);
  & > i {
    height: var(--control);
    border-radius: var(--r-2);
    background: var(--skeleton);
    animation: retain-pulse 1.6s ease-in-out infinite;
  }
  & > small {
    font-size: var(--fs-1);
    font-weight: var(--fw-body);
    color: var(--ink-3);
  }
  &[data-add] {
    padding-block-start: 20px;
  }
  @media ${media.phone} {
    font-size: var(--fs-3);
    & > small {
      font-size: var(--fs-2);
    }
    &[data-add] {
      padding-block-start: 0;
    }
  }
`

/** As high as a row of fields. */
const Failed = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-height: calc(var(--control) + 20px);
  color: var(--danger-ink);
`

interface WaitingFieldsProps<Catalogue extends FilterCatalogue> {
  readonly catalogue: Catalogue
  readonly values: FilterValues<Catalogue>
  /** The code of the fields could not be loaded. */
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** Placeholders for the fields of a filter panel while their code is being loaded. */
export function WaitingFields<Catalogue extends FilterCatalogue>(props: WaitingFieldsProps<Catalogue>) {
  const { catalogue, values, hasFailed, onRetry } = props
  if (hasFailed)
    return (
      <Failed role="alert">
        {lazyFailedText}
        <Button onPress={onRetry}>Try Again</Button>
      </Failed>
    )
  return (
    <>
      {activeFilters(catalogue, values).map(({ name, definition }) => (
        <Field key={name} aria-hidden="true">
          {definition.label}
          <i />
          {'footer' in definition && <small>{definition.footer}</small>}
        </Field>
      ))}
      <Field data-add="">
        <VisuallyHidden>Loading the filters</VisuallyHidden>
        <i aria-hidden="true" />
      </Field>
    </>
  )
}
