import type { Instant } from '../../calendar/instant'
import type { FilterCatalogue } from './filterDefinition'

/** The names of the fields that a filter fills. */
type NamesOf<Fields, Side extends keyof Fields> = Extract<Fields[Side], string>

/** What the fields of one filter hold in the body of a search. */
type FieldsOf<Definition> = Definition extends {
  readonly type: 'range' | 'selectRange'
  readonly fields: infer Fields extends { readonly from: string; readonly to: string }
}
  ? { readonly [Field in NamesOf<Fields, 'from' | 'to'>]?: number }
  : Definition extends {
        readonly type: 'typedRange'
        readonly fields: infer Fields extends {
          readonly from: string
          readonly to: string
          readonly type: string
        }
      }
    ? { readonly [Field in NamesOf<Fields, 'from' | 'to'>]?: number } & {
        readonly [Field in NamesOf<Fields, 'type'>]?: string
      }
    : Definition extends {
          readonly type: 'dateRange'
          readonly fields: infer Fields extends { readonly from: string; readonly to: string }
        }
      ? { readonly [Field in NamesOf<Fields, 'from' | 'to'>]?: Instant }
      : Definition extends {
            readonly type: 'number'
            readonly fields: { readonly value: infer Field extends string }
          }
        ? { readonly [Name in Field]?: number }
        : Definition extends { readonly fields: { readonly value: infer Field extends string } }
          ? { readonly [Name in Field]?: string } & FurtherFieldOf<Definition>
          : never

type FurtherFieldOf<Definition> = Definition extends {
  readonly alsoIn: { readonly field: infer Field extends string }
}
  ? { readonly [Name in Field]?: string }
  : unknown

/** What all of them have together: the fields of every filter. */
type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never

/**
 * The filter fields in the body of a search: numbers of ranges, instants of days, comma-joined texts of choices. Each is
 * there only when its filter is active and filled (L-563, api.md 2.7).
 */
export type FilterRequest<Catalogue extends FilterCatalogue> = UnionToIntersection<
  FieldsOf<Catalogue[keyof Catalogue]>
>
