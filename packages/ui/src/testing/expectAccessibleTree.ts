import { expect, getRoles } from 'storybook/test'

/** The roles that say nothing to a screen reader. */
const silent = new Set(['generic', 'presentation', 'none', 'paragraph'])

const inReadingOrder = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/**
 * Expects an element to read as a list of roles with their accessible names, in the order of the document, itself first.
 *
 * @example
 * await expectAccessibleTree(dialog, [['dialog', 'Edit customer'], ['heading', 'Edit customer'], ['button', 'Close']])
 */
export const expectAccessibleTree = async (
  element: HTMLElement,
  expected: readonly (readonly [role: string, name: string])[],
): Promise<void> => {
  const found = Object.entries(getRoles(element))
    .filter(([role]) => !silent.has(role))
    .flatMap(([role, elements]) => elements.map((node) => ({ role, node })))
    .toSorted((one, other) => inReadingOrder(one.node, other.node))
  await expect(found.map(({ role }) => role)).toEqual(expected.map(([role]) => role))
  for (const [index, [, name]] of expected.entries())
    await expect(found[index]?.node).toHaveAccessibleName(name)
}
