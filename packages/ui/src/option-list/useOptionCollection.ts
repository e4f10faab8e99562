import { useMemo } from 'react'
import { OptionCollection } from './optionCollection'
import { allOptions, usableEntries } from './optionEntries'
import { optionRenderers } from './OptionLine'
import type { SelectEntry } from './selectOption'

/**
 * What react-aria's list states want to know of the options; keep `options` identical between renders. `component` is
 * named in a developer error.
 */
export const useOptionCollection = (component: string, options: readonly SelectEntry[]) =>
  useMemo(() => {
    const entries = usableEntries(component, options)
    return {
      collection: new OptionCollection(entries, optionRenderers),
      disabledKeys: allOptions(entries).flatMap(({ id, isDisabled }) => (isDisabled === true ? [id] : [])),
    }
  }, [component, options])
