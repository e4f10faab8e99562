import type { LinkComponent } from '@retain/ui/link-component'
import { Link } from 'react-router-dom'

/** The link that the design system's parts use inside the app: it keeps the page. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />
