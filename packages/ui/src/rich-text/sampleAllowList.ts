import type { HtmlAllowList } from './htmlAllowList'

/** The allow-list of the stories and tests. */
export const sampleAllowList: HtmlAllowList = {
  tags: [
    ...['p', 'br', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['ul', 'ol', 'li', 'a', 'blockquote', 'pre', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['dir'],
    a: ['href'],
    ol: ['start'],
    span: ['data-ink'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  values: { dir: ['ltr', 'rtl', 'auto'], 'data-ink': ['grey', 'green', 'amber', 'red', 'purple'] },
  urlSchemes: ['https', 'http', 'mailto', 'tel'],
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
}
