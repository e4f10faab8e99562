import { styled } from 'styled-components'

/** A list below its count, also where a panel stands beside them. */
export const CountedList = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  min-height: 0;
`
