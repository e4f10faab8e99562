import type { Template, TemplateCategory } from './template'

/** A store, as far as templates know it. */
export interface TemplateStore {
  readonly hyperionId: string
  /** The main one first. */
  readonly brandIds: readonly string[]
}

/** Whom a template belongs to. */
export type TemplatePlace = Pick<Template, 'hyperionId' | 'brandId'>

/**
 * Whom a template belongs to that is saved in a store: a Store template to that store, a Brand template to its main brand, a
 * Global one to nobody in particular (OP-119).
 *
 * @example templatePlace('Brand', { hyperionId: '1001', brandIds: ['Honda'] }) // { hyperionId: null, brandId: 'Honda' }
 */
export const templatePlace = (
  category: TemplateCategory,
  { hyperionId, brandIds }: TemplateStore,
): TemplatePlace => ({
  hyperionId: category === 'Store' ? hyperionId : null,
  brandId: category === 'Brand' ? (brandIds[0] ?? null) : null,
})

/** Whether a template is offered in a store: that of the store, of any of its brands, and every Global one (OP-119). */
export function isTemplateOf(
  { templateCategory, hyperionId, brandId }: Pick<Template, 'templateCategory' | 'hyperionId' | 'brandId'>,
  store: TemplateStore,
): boolean {
  switch (templateCategory) {
    case 'Store':
      return hyperionId === store.hyperionId
    case 'Brand':
      return brandId !== null && store.brandIds.includes(brandId)
    case 'Global':
      return true
  }
}
