import { media } from '@retain/ui/breakpoints'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { styled } from 'styled-components'
import { usePageTitle } from '../../shell/pageTitle'
import { ActionControls } from './ActionControls'
import { ChoiceControls } from './ChoiceControls'
import { RangeControls } from './RangeControls'
import { StateControls } from './StateControls'
import { TextControls } from './TextControls'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A plain page with each shared control once; it reads and saves nothing (S-047, S-731, S-827). */
export function SandboxPage() {
  const title = usePageTitle() ?? ''
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      <Columns>
        <TextControls />
        <ChoiceControls />
        <RangeControls />
        <ActionControls />
        <StateControls />
      </Columns>
    </Page>
  )
}
