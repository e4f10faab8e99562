/** A page button, or the gap between two. */
export type PageItem = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'ellipsis' }
