import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import { FormFields } from '@retain/ui/form-layout'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled(CardFrame)`
  flex: none;
  margin-bottom: 12px;
  @media ${media.phone} {
    padding-bottom: 12px;
  }
`

interface FilterCardProps {
  /** The name of the search, for screen readers. */
  readonly label: string
  /** The fields. */
  readonly children: ReactNode
}

/** The card above a list of administrators, with what narrows it. */
export const FilterCard = ({ label, children }: FilterCardProps) => (
  <Frame>
    <FormFields role="search" aria-label={label}>
      {children}
    </FormFields>
  </Frame>
)
