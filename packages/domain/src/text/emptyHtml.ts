/**
 * Whether HTML shows nothing: an empty text, or what an editor leaves behind when everything was deleted, such as
 * `<p><br></p>` (S-436, S-439). Elements, comments, blanks and characters without width do not count.
 *
 * @example isEmptyHtml('<p>&nbsp;</p>') // true
 * @example isEmptyHtml('<p>Spring sale</p>') // false
 */
export const isEmptyHtml = (html: string): boolean =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:nbsp|zwnj|zwj|shy|#160|#xa0);/gi, '')
    .replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, '') === ''
