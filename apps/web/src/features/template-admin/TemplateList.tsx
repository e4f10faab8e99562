import { templateKinds, type Template, type TemplateTypeName } from '@retain/domain/templates/template'
import { groupTemplates, namedLike } from '@retain/domain/templates/templateGroups'
import { CardFrame } from '@retain/ui/card-frame'
import { SearchField } from '@retain/ui/search-field'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { ListHead, Lists, TemplateButton, UnsavedDot } from './templateListStyle'

interface TemplateListProps {
  readonly templates: readonly Template[]
  /** The types that the screen lists. */
  readonly types: readonly TemplateTypeName[]
  readonly storeName: string
  readonly isLoading: boolean
  /** The shown one; `null` for none. */
  readonly shownId: string | null
  /** Those with changes that are not saved. */
  readonly unsavedIds: ReadonlySet<string>
  readonly onShow: (template: Template) => void
}

const typeLabels: Readonly<Record<TemplateTypeName, string>> = { email: 'Email', call: 'Call' }
const icons = { email: Mail, call: Phone } as const satisfies Record<TemplateTypeName, typeof Mail>

/** The templates that the store offers, by level (O-361, O-365). */
export function TemplateList(props: TemplateListProps) {
  const { templates, types, storeName, isLoading, shownId, unsavedIds, onShow } = props
  const [text, setText] = useState('')
  const [only, setOnly] = useState<string>('all')
  const listed = templates.filter(({ templateTypeName }) => types.includes(templateTypeName))
  const chosen = types.filter((type) => only === 'all' || type === only)
  const groups = groupTemplates(namedLike(listed, text), chosen)
  const counted = (type: TemplateTypeName) =>
    listed.filter(({ templateTypeName }) => templateTypeName === type).length
  return (
    <CardFrame aria-label="Templates" data-list="">
      <ListHead>
        <SearchField
          label="Find a template"
          isLabelHidden
          placeholder="Find a template"
          value={text}
          onChange={setText}
        />
        {types.length > 1 && (
          <SegmentedControl
            label="Kind of template"
            isLabelHidden
            isWide
            options={[
              { id: 'all', label: 'All', count: listed.length },
              ...types.map((type) => ({ id: type, label: typeLabels[type], count: counted(type) })),
            ]}
            value={only}
            onChange={setOnly}
          />
        )}
      </ListHead>
      <Lists>
        {isLoading && <Skeleton lines={6} />}
        {!isLoading && groups.length === 0 && (
          <p>{listed.length === 0 ? 'There are no templates.' : 'Nothing Found'}</p>
        )}
        {groups.map((group) => (
          <section key={group.templateCategory} aria-label={group.templateCategory}>
            <h2>
              {group.templateCategory}
              <small>{ownerOf(group.templates, group.templateCategory, storeName)}</small>
            </h2>
            <ul>
              {group.templates.map((template) => {
                const Icon = icons[template.templateTypeName]
                return (
                  <li key={template.templateId}>
                    <TemplateButton
                      type="button"
                      aria-current={template.templateId === shownId ? 'true' : undefined}
                      onClick={() => onShow(template)}
                    >
                      <Icon aria-hidden="true" />
                      <span>
                        {template.name}
                        <small>{`${template.templateCategory} · ${templateKinds[template.templateTypeName]}`}</small>
                      </span>
                      {unsavedIds.has(template.templateId) && (
                        <UnsavedDot>
                          <VisuallyHidden>Unsaved changes</VisuallyHidden>
                        </UnsavedDot>
                      )}
                    </TemplateButton>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </Lists>
    </CardFrame>
  )
}

/** Whose the templates of a level are. */
function ownerOf(
  templates: readonly Template[],
  category: Template['templateCategory'],
  store: string,
): string {
  if (category === 'Store') return store
  if (category === 'Global') return 'All stores'
  return [...new Set(templates.flatMap(({ brandId }) => (brandId === null ? [] : [brandId])))].join(', ')
}
