import { mayEditSetting } from '@retain/domain/settings/settingAccess'
import { storeScope } from '@retain/domain/settings/settingScope'
import { useSettingHolder } from './useSettingHolder'

/** Whether somebody may change the settings of any store of theirs. */
export function useMayChangeStores(): boolean {
  const holder = useSettingHolder()
  return holder.hyperionIds.some((id) => mayEditSetting(holder, 'TradeAdjustment', storeScope(id)))
}
