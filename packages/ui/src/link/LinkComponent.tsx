import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** What ui hands to a link: an address and everything else that an anchor takes. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address. */
  readonly href: string
  /** The anchor element. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/**
 * A link of the app's router: it renders an `<a>`, passes every prop and the ref on, and keeps the page.
 *
 * @example
 * const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />
 */
export type LinkComponent = ComponentType<LinkProps>

/** The link where no router is given. */
export const PlainLink: LinkComponent = (props) => <a {...props} />
