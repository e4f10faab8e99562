import { firstPage } from '@retain/domain/paging/pageSize'
import { routes } from '@retain/domain/session/routes/routes'
import {
  parseOverridesView,
  printOverridesView,
  type OverridesView,
} from '@retain/domain/settings/overridesView'
import { settingKeys, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import { useMemo } from 'react'
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom'

/** The setting and the scope that the panel shows. */
export interface ShownOverride {
  readonly settingKeyId: SettingKey
  /** `null` where the address names none. */
  readonly scope: SettingScope | null
}

const addressOf = (view: OverridesView, shown: ShownOverride | null): string => {
  const path =
    shown === null
      ? routes.overrides.path
      : generatePath(routes.overridePanel.path, { settingKeyId: shown.settingKeyId })
  const query = printOverridesView({ ...view, shown: shown?.scope ?? null })
  return query === '' ? path : `${path}?${query}`
}

/** How the overrides are looked at, and which one the panel shows (S-037, O-028): all of it stands in the address. */
export function useOverridesView() {
  const { search } = useLocation()
  const { settingKeyId: named } = useParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const view = parseOverridesView(search)
    const settingKeyId = settingKeys.find((key) => key === named)
    const shown = settingKeyId === undefined ? null : { settingKeyId, scope: view.shown }
    return {
      view,
      shown,
      /** Whether the address names a setting that there is not. */
      isUnknown: named !== undefined && settingKeyId === undefined,
      show: (next: OverridesView) => void navigate(addressOf(next, shown)),
      filter: (change: Partial<Pick<OverridesView, 'match' | 'isOverridden'>>) =>
        void navigate(addressOf({ ...view, ...change, page: firstPage }, shown)),
      addressOf: (override: ShownOverride | null) => addressOf(view, override),
      open: (override: ShownOverride | null) => void navigate(addressOf(view, override)),
    }
  }, [search, named, navigate])
}
