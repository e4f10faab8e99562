import { TemplatesScreen } from './TemplatesScreen'

/** The call guides (S-046, O-026). */
export const CallGuidesPage = () => <TemplatesScreen screen="CallGuides" />
