import { TemplatesScreen } from './TemplatesScreen'

/** The templates of emails, and call guides too for whoever may edit them (S-044, O-025, OP-117). */
export const EmailTemplatesPage = () => <TemplatesScreen screen="EmailTemplates" />
