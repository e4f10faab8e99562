import { withoutEmptyRuns } from '../../text/html/emptyParagraphs'
import { htmlParts, htmlSource } from '../../text/html/htmlParts'

/** `style`, and the names by which our own texts carry colours (`allowedHtml`): an email has none. */
const styling = ['style', 'data-ink']

/**
 * The body of an email as it is sent: without style attributes, everything else as it was written, and with every run of
 * empty paragraphs made one (O-195, O-196, S-478, S-822, D-44). Cleaning again changes nothing. It removes
 * styling only: which HTML is allowed at all is the rule of `allowedHtml`, which is enforced before.
 *
 * @example cleanEmailBody('<p style="color:red">Hi</p><p></p><p></p>') // '<p>Hi</p><p></p>'
 */
export const cleanEmailBody = (html: string): string =>
  withoutEmptyRuns(
    htmlParts(html)
      .map((part) =>
        htmlSource(
          part.kind === 'tag'
            ? { ...part, attributes: part.attributes.filter(({ name }) => !styling.includes(name)) }
            : part,
        ),
      )
      .join(''),
  )
