import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import { styled } from 'styled-components'

/**
 * List, form and preview. Each scrolls for itself where there is room for three; below that the preview follows the form, and on a
 * phone either the list shows or one template.
 */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 272px minmax(0, 1fr) 400px;
  gap: var(--s-3);
  min-height: 0;
  & > * {
    min-height: 0;
  }
  & > [data-column] {
    display: flex;
    flex-direction: column;
    gap: var(--s-3);
    padding-bottom: var(--s-3);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  & > [data-column] > * {
    flex: none;
  }
  @media ${media.twoColumns} {
    grid-template-columns: 240px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
    flex: none;
    & > [data-list] {
      grid-row: 1 / -1;
    }
    & > [data-column] {
      padding: 0;
      overflow: visible;
    }
    & > [data-column='preview'] {
      grid-column: 2;
      padding-bottom: var(--s-4);
    }
  }
  @media ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--s-2);
    padding-bottom: var(--s-4);
  }
`

/** Buttons beside each other at the end of a banner. */
export const Buttons = styled.span`
  display: flex;
  gap: 8px;
`

/** A card that is no wider than a text is read with ease. */
export const TextCard = styled(CardFrame)`
  width: 100%;
  max-width: 880px;
`
