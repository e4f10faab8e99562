import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import type { ReactNode, SubmitEvent } from 'react'
import { styled } from 'styled-components'

const Tray = styled(CardFrame)`
  flex: none;
  padding: var(--s-3) var(--s-4);
  @media ${media.phone} {
    padding: var(--s-3);
  }
  @media print {
    display: none;
  }
`

const Fields = styled.div`
  display: grid;
  /* The narrowest field has room for two dates. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--s-3) var(--s-4);
  align-items: start;
  /* The limit leaves room for the rows; the padding is for focus rings. */
  max-height: 44vh;
  margin: -8px;
  padding: 8px;
  overflow: auto;
  @media ${media.phone} {
    /* The cross of a field is pressed in the room above it. */
    row-gap: var(--s-5);
    max-height: none;
    overflow: visible;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--line-soft);
  & > [type='submit'] {
    margin-inline-start: auto;
  }
  @media ${media.phone} {
    & > [type='submit'] {
      flex: 1 0 100%;
    }
  }
`

interface FilterTrayProps {
  /** The id that the Filters button controls. */
  readonly id: string
  readonly label: string
  /** `FilterField`s. */
  readonly children: ReactNode
  /** The buttons under the fields, the submit button last. */
  readonly actions?: ReactNode
  /** Called by Enter in a field and by the submit button, unless that is disabled. */
  readonly onSubmit: () => void
}

/**
 * The tray that holds the filters of a log, under the page header.
 *
 * @example
 * <FilterTray id={id} label="Filters" onSubmit={apply} actions={<Button type="submit">APPLY</Button>}><FilterField … /></FilterTray>
 */
export function FilterTray({ id, label, children, actions, onSubmit }: FilterTrayProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Submit events of a dialog bubble through React to its opener.
    if (event.target === event.currentTarget) onSubmit()
  }
  return (
    <Tray id={id} aria-label={label}>
      <form noValidate onSubmit={submit}>
        <Fields>{children}</Fields>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </form>
    </Tray>
  )
}
