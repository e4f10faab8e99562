import { styled } from 'styled-components'

/** As high as a row of phones with the button below it. */
export const PhonesLoading = styled.div`
  min-height: 80px;
`
