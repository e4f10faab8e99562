import { styled } from 'styled-components'

/** The fields of a call from top to bottom. */
export const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding: 12px 16px 16px;
  @media (max-width: 720px) {
    gap: 8px;
    padding: 12px 0 0;
  }
`

/** As high as a row of phones with the button below it. */
export const PhonesLoading = styled.div`
  min-height: 80px;
`

/** Two choices beside each other, one below the other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

/** What is missing, and the buttons at the end. On a phone they stay under the thumb. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  & > p {
    flex: 1;
    min-width: 0;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-3);
  }
  & > p[data-error] {
    color: var(--danger-ink);
  }
  @media (max-width: 720px) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    flex-wrap: wrap;
    margin: 0 -12px;
    padding: 12px;
    background: var(--surface);
    border-top: 1px solid var(--line);
    & > p {
      flex-basis: 100%;
    }
    & > button:last-child {
      flex: 1;
    }
  }
`
