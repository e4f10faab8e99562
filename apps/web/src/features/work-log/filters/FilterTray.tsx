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
  /* Two dates fit into the narrowest field. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--s-3) var(--s-4);
  align-items: start;
  /* Many filters leave room for the rows; the margin is that of the focus. */
  max-height: 44vh;
  margin: -8px;
  padding: 8px;
  overflow: auto;
  @media ${media.phone} {
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
  /** What its button names as the part that it opens. */
  readonly id: string
  readonly label: string
  /** `FilterField`s. */
  readonly children: ReactNode
  /** The buttons under them, the one that submits last. */
  readonly actions?: ReactNode
  /** Enter in a field, or the button that submits, unless that is disabled. */
  readonly onSubmit: () => void
}

/**
 * The tray that holds the filters of a log, under the head of its page.
 *
 * @example
 * <FilterTray id={id} label="Filters" onSubmit={apply} actions={<Button type="submit">APPLY</Button>}><FilterField … /></FilterTray>
 */
export function FilterTray({ id, label, children, actions, onSubmit }: FilterTrayProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Events of a dialog that a button opened arrive here as well.
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
