import { FormFields } from '@retain/ui/form-layout'
import { styled } from 'styled-components'

/**
 * The fields of a form within a card or a dialog, which have their own edges, and are too narrow for a message beside the buttons.
 */
export const CardFields = styled(FormFields)`
  gap: 12px;
  padding: 0;
  & p[role='status'] {
    flex-basis: 100%;
    order: 1;
  }
`

/** Figures of such a form: two beside each other where the card is wide enough. */
export const CardFigures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
  gap: 12px;
  align-items: start;
`
